# When Cutie Met Patootie. A sentence about a seat gets $who (its name) and $person (you or they).

title = When Cutie Met Patootie
about = Guide animals up a pyramid of forest paths, ahead of the flood, and count their gems.

## Options

option-start = First player: random, or a seat number, counting from 0.
option-start-title = First player
option-start-random = Random
option-promo = Whether the Citizens of Kodiak Harbor, a promo pack, join the others.
option-promo-title = Citizens of Kodiak Harbor
option-promo-off = Leave out
option-promo-on = Add
option-citizen = Your Citizen in a solo game: C11 is Cutie, or choose another one, or random.
option-citizen-title = Your Citizen, in a solo game
option-citizen-C01 = { citizen-C01 }
option-citizen-C02 = { citizen-C02 }
option-citizen-C03 = { citizen-C03 }
option-citizen-C04 = { citizen-C04 }
option-citizen-C05 = { citizen-C05 }
option-citizen-C06 = { citizen-C06 }
option-citizen-C07 = { citizen-C07 }
option-citizen-C08 = { citizen-C08 }
option-citizen-C09 = { citizen-C09 }
option-citizen-C10 = { citizen-C10 }
option-citizen-C11 = { citizen-C11 }
option-citizen-K01 = { citizen-K01 }
option-citizen-K02 = { citizen-K02 }
option-citizen-K03 = { citizen-K03 }
option-citizen-K04 = { citizen-K04 }
option-citizen-K05 = { citizen-K05 }
option-citizen-K06 = { citizen-K06 }
option-citizen-K07 = { citizen-K07 }
option-citizen-K08 = { citizen-K08 }
option-citizen-K09 = { citizen-K09 }
option-citizen-K10 = { citizen-K10 }
option-citizen-K11 = { citizen-K11 }
option-citizen-random = Random
option-route = Whether a Visitor may take the more expensive of two ways, or only the cheapest.
option-route-title = Ways up
option-route-free = Any you like
option-route-cheapest = Only the cheapest
option-pictured = Who gets the gems of a slow search: only others, or anyone, including the Visitor on the card.
option-pictured-title = Gems from a slow search
option-pictured-others = Not for the Visitor on the card
option-pictured-anyone = For anyone
option-full = Whether you may search quickly for a Visitor who already holds six gems.
option-full-title = Quick search for a Visitor with six gems
option-full-refused = Not allowed
option-full-allowed = Allowed
option-full-hint = If it is allowed, it works like a pass, and a game can go on for very long.
option-cutie = When Cutie is one of the Citizens: with Amelia, always or never. A solo player always has the choice.
option-cutie-title = Cutie as a Citizen
option-cutie-amelia = If Amelia is in play
option-cutie-always = Always
option-cutie-never = Never

## Things

gem-ruby = ruby
gem-amber = amber
gem-jade = jade
gem-sapphire = sapphire
gem-amethyst = amethyst
gem-none = a gem

way-left = left
way-right = right

citizen-C01 = Grandmother Garcia
citizen-C02 = Lighthouse Keeper
citizen-C03 = Ferry Captain
citizen-C04 = Cannery Cook
citizen-C05 = Schoolteacher
citizen-C06 = Park Ranger
citizen-C07 = Bush Pilot
citizen-C08 = Harbormaster
citizen-C09 = Net Mender
citizen-C10 = Radio Host
citizen-C11 = Camila “Cutie” Garcia
citizen-K01 = Boat Builder
citizen-K02 = Tide Watcher
citizen-K03 = Kelp Farmer
citizen-K04 = Ice Cream Vendor
citizen-K05 = Kayak Guide
citizen-K06 = Dock Cat Feeder
citizen-K07 = Whale Spotter
citizen-K08 = Mail Carrier
citizen-K09 = Baker
citizen-K10 = Storm Chaser
citizen-K11 = Grandfather Garcia

rating-washed-away = washed away
rating-soggy-socks = soggy socks
rating-safe-ashore = safe ashore
rating-forest-guide = forest guide
rating-hero = hero of Kodiak Harbor

score-ruby = { gem-ruby }
score-amber = { gem-amber }
score-jade = { gem-jade }
score-sapphire = { gem-sapphire }
score-amethyst = { gem-amethyst }

## Pieces in words

some-gems = { $count ->
    [one] { $gem }
   *[other] { $gem } ×{ $count }
}
a-card = { $gems }{ $visitor ->
    [none] {""}
   *[other] , with { $visitor }
}{ $codes ->
    [yes] {" "}({ $card })
   *[no] {""}
}
a-path = { $visitor ->
    [none] Path
   *[other] Path with { $visitor }
}
trails = from the left { $left }, from the right { $right }
finds = { $gems }
picture-away = the Visitor is not here
each-gem = { $gem } { $points }
each-gem-now = { $gem } { $points } each, { $total } now
worth = { $points ->
    [one] 1 point
   *[other] { $points } points
} if the game ended now

## The table

cell = Row { $row }, { $column }
flood-now = { $flipped } of { $timer } Rewind cards are face up. After { $left ->
    [one] one more slow search
   *[other] { $left } more slow searches
} row { $row } floods{ $count ->
    [0] {""}
    [one] , and { $lost } is lost
   *[other] , and { $lost } are lost
}.
flood-over = The flood has stopped: { $rows ->
    [one] one row is
   *[other] { $rows } rows are
} above the water.
visitor-lost = lost in the flood
visitor-at = { $row ->
    [0] at the start, { $column }
   *[other] row { $row }, { $column }
}
visitor-has = { $count ->
    [0] no gems
   *[other] { $gems }
}
way-now = { $way }: { $kind ->
    [full] full
    [free] free
    [dear] { $gems } ({ $cost } gems)
   *[exact] { $gems }
}

zone-flood = The flood
zone-visitors = Visitors
zone-map = Map
zone-found = Gems found
zone-supply = Supply
zone-pile = Path cards
zone-discard = Discard pile
zone-hand = Hand
zone-citizen = Citizen

## What to decide

aim = Your goal: bring Visitors who carry the gems that your Citizen counts up ahead of the flood.
step-Act = Advance a Visitor, or search.
step-Pay = Which gem do you pay instead?
step-LeaveGem = There’s no room for all. Which gem do you leave?
step-GiveGem = Who gets the { $giving ->
    [ruby] { gem-ruby }
    [amber] { gem-amber }
    [jade] { gem-jade }
    [sapphire] { gem-sapphire }
   *[amethyst] { gem-amethyst }
}?

## Actions

kind-advance = Advance
kind-quick = Search quickly
kind-slow = Search slowly
kind-pay = Pay
kind-leave = Leave
kind-give = Give { $gem }
held-advance = { $way ->
    [right] Right
   *[left] Left
}{ $kind ->
    [none] {""}
    [free] : free
   *[other] : pay { $cost }
}
action-advance = Advance { $visitor } to the { $way }{ $kind ->
    [none] {""}
    [free] , for free
    [dear] : { $needs }, for { $cost } gems
   *[exact] : pay { $needs }
}
action-quick = Search quickly: { $gems }{ $visitor ->
    [none] {""}
   *[other] {" "}for { $visitor }
}{ $codes ->
    [yes] {" "}({ $card })
   *[no] {""}
}
action-slow = Search slowly: { $gems }{ $visitor ->
    [none] , for anyone
   *[other] , not for { $visitor }
}{ $codes ->
    [yes] {" "}({ $card })
   *[no] {""}
}
action-pay = Pay { $gem }
action-leave = Leave { $gem } in the supply
action-give = Give { $gem } to { $visitor }
action-arrive = { $visitor } arrives
action-lay = Lay { $card }
action-deal = Deal { $citizen }
action-draw = Draw { $card }
action-first = { $who } { $person ->
    [you] start
   *[they] starts
}

## The story

log-arrives = { $visitor } arrives with { $gems }.
log-dealt = { $who } { $person ->
    [you] get
   *[they] gets
} a secret Citizen.
log-dealt-own = Your Citizen is { $citizen }.
log-first = { $who } { $person ->
    [you] start
   *[they] starts
}.
log-advances = { $who } { $person ->
    [you] move
   *[they] moves
} { $visitor } up to the { $way } for { $gems }.
log-quick-advance = { $who } { $person ->
    [you] move
   *[they] moves
} { $visitor } up to the { $way } for free.
log-pays = { $visitor } pays { $gems }.
log-searches-quickly = { $who } { $person ->
    [you] search
   *[they] searches
} quickly{ $codes ->
    [yes] {" "}with { $card }
   *[no] {""}
} and { $person ->
    [you] find
   *[they] finds
} { $gems }.
log-searches-slowly = { $who } { $person ->
    [you] search
   *[they] searches
} slowly{ $codes ->
    [yes] {" "}with { $card }
   *[no] {""}
} and { $person ->
    [you] find
   *[they] finds
} { $gems }.
log-gains = { $visitor } gets { $gems }.
log-stays = Left in the supply: { $gems }.
log-flips = A Rewind card is flipped: { $flipped } of { $timer }.
log-timed-flood = The timer is full, and row { $row } floods. { $count ->
    [0] Nobody is
    [one] { $lost } is
   *[other] { $lost } are
} lost. { $timer ->
    [one] One Rewind card is
   *[other] { $timer } Rewind cards are
} left.
log-automatic-flood = Everybody is past row { $row }, so it floods. { $timer ->
    [one] One Rewind card is
   *[other] { $timer } Rewind cards are
} left.
log-shuffles = The discards make a new pile of { $cards } cards.
log-draws = { $who } { $person ->
    [you] draw
   *[they] draws
} { $card }.
log-ends = Only the top { $rows } rows are left, so the game is over.
log-all-lost = Everybody is lost, and the game is over.
log-scores = { $who }, { $citizen }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-rating = Your rating: { $rating }.
log-wins = { $who } { $person ->
    [you] win
   *[they] wins
} the game.
log-wins-tie = { $who } { $person ->
    [you] win
   *[they] wins
} the tie: first in turn order from the player who ended the game.

## What a preview adds up

outlook-keeps = { $visitor } keeps { $count ->
    [0] no gems
   *[other] { $gems }
}.
outlook-flips = Then a Rewind card is flipped: { $flipped } of { $timer }.{ $left ->
    [0] {" "}Row { $row } floods{ $count ->
        [0] {""}
       *[other] , with { $lost }
    }.
   *[other] {""}
}
outlook-points = Your points: { $before } → { $after }.

## Refusals

reason-not-playing = { $visitor } isn’t part of this game.
reason-lost = { $visitor } was lost in the flood.
reason-at-the-top = { $visitor } is on the top card, and there’s no way on from there.
reason-no-card-there = { $visitor } is at the edge of the map: there’s no card up to the { $way }.
reason-card-full = There are two Visitors on that card already, and no room for { $visitor }.
reason-cannot-pay = { $visitor } holds { $have ->
    [0] no gems
   *[other] { $held }
}: this trail needs { $needs }, which would cost { $cost ->
    [one] one gem
   *[other] { $cost } gems
}.
reason-cheaper-way = At this table a Visitor takes its cheapest way: { $visitor } could go for { $least ->
    [0] nothing
    [one] one gem
   *[other] { $least } gems
} instead of { $cost }.
reason-gem-not-held = This Visitor holds no { $gem }.
reason-not-in-hand = { $codes ->
    [yes] { $card }
   *[no] That card
} isn’t in your hand.
reason-no-picture = There’s no Visitor on { $codes ->
    [yes] { $card }
   *[no] this card
}, so you can only search slowly with it.
reason-picture-lost = { $visitor } was lost in the flood, so you can only search slowly with { $codes ->
    [yes] { $card }
   *[no] this card
}.
reason-picture-absent = { $visitor } isn’t part of this game, so you can only search slowly with { $codes ->
    [yes] { $card }
   *[no] this card
}.
reason-picture-full = { $visitor } holds six gems already, and can’t take { $gems }.
reason-supply-empty = The supply has none of these gems left: { $gems }.
reason-only-others = A slow search is for others: { $visitor } is on the card, and gets nothing.
reason-holds-six = { $visitor } holds six gems already.
reason-gem-not-found = You haven’t found { $gem }.

## Lessons: the title, a sentence before each decision, and one at the end

lesson-climb = Climb
lesson-climb-1 = Visitors climb from card to card, and anyone may move any of them. Amelia has a ruby, an amber and a jade. Up to the right the trail needs a ruby. Move her there!
lesson-climb-done = She paid her ruby and is on her way. Up to the left she would have needed a sapphire and an amethyst: too expensive for her.

lesson-two-for-one = Two for one
lesson-two-for-one-1 = The trail up to the right needs a sapphire, and Amelia has none. Any two of her gems will do instead. Move her to the right.
lesson-two-for-one-2 = You choose what she pays. Your Citizen, Grandmother Garcia, counts ruby 3, amber 2 and jade 1, so pay a jade.
lesson-two-for-one-3 = And another jade.
lesson-two-for-one-done = She keeps the gems that are worth most to you. If she had had a sapphire, she would have had to pay with it.

lesson-quick-advance = Quick advance
lesson-quick-advance-1 = Eddy has no gems left. But the card up to the right shows his own picture! Move him there.
lesson-quick-advance-done = Free of charge: on a card with its own picture, a Visitor pays nothing.

lesson-quick-search = Search quickly
lesson-quick-search-1 = Amelia needs gems, and she is on one of your cards. Search quickly with { $codes ->
    [yes] P44
   *[no] it
}: all three gems go to her.
lesson-quick-search-done = Ruby, amber and amethyst for Amelia, and no time lost. Then you draw a new card. A Visitor never holds more than six gems.

lesson-slow-search = Search slowly
lesson-slow-search-1 = There is no Visitor on { $codes ->
    [yes] P03
   *[no] the first card of your hand
}, so you can only search slowly with it, but you choose who gets the gems. Do it.
lesson-slow-search-2 = The ruby first. Give it to Amelia.
lesson-slow-search-3 = Now the amber: for Amelia or Eddy, both far up.
lesson-slow-search-4 = Help somebody in need, too: the jade for Bramble.
lesson-slow-search-done = Everybody got what you wanted. But a Rewind card was flipped, the second of five. When all of them are face up, a row floods.

lesson-timed-flood = The flood
lesson-timed-flood-1 = Four of five Rewind cards are face up, and Cosmo is on row 1, with little that you could use. Search slowly with { $codes ->
    [yes] P03
   *[no] the card without a Visitor
}, and let the water come!
lesson-timed-flood-2 = The ruby for Amelia.
lesson-timed-flood-3 = The amber, too.
lesson-timed-flood-4 = And the jade for Eddy.
lesson-timed-flood-done = The timer was full: row 1 flooded, and Cosmo is lost with his gems. All Rewind cards are turned face down again, and there’s one fewer.

lesson-automatic-flood = A row floods by itself
lesson-automatic-flood-1 = Amelia is the last one on row 1. As soon as everybody is past a row, it floods by itself, and nobody is lost. Move her up to the right.
lesson-automatic-flood-done = Row 1 is gone, and one Rewind card with it, but the two that were face up stay so. Hurrying has its price: the next flood is only two slow searches away.

lesson-end = The end
lesson-end-1 = If Amelia passes row 3, it floods, only two rows are left, and the game is over. Move her up to the right!
lesson-end-done = All gems of the survivors count, and their start gems once more. Everybody scores the same gems, but by their own Citizen: 30 points for you, and you win. Have fun!

## The board

board-label = The forest paths
board-can = You can: { $actions }
board-pictured = pictures { $visitor }
board-price = pay { $cost }{ $left ->
    [none] {""}
   *[other] , keeps { $left }
}
board-owed = { $owed } to pay
board-free = free
board-full = full
board-lost = lost
board-citizen = your secret Citizen
board-citizen-hidden = Citizen hidden
board-alive = { $alive } of { $all } Visitors alive
board-next = from { $points }: { $rating }
board-hand = quick for the Visitor pictured
board-only-you = only you see your points
board-points-now = points now
board-flood = { $left ->
    [one] One slow search to the flood
   *[other] { $left } slow searches to the flood
}
board-flood-brief = Flood in { $left }
board-flood-row = Row { $row } would go{ $count ->
    [0] ; nobody would be lost
   *[other] , with { $lost }
}.
board-flood-row-brief = Row { $row }{ $count ->
    [0] : nobody at risk
   *[other] , with
}
board-flood-last = If { $visitor } moves up, row { $row } floods{ $next ->
    [0] {" "}and nobody is lost
   *[other] , the timer is full, and row { $next } goes as well
}.
board-flood-last-brief = Floods if { $visitor } moves.
ending-citizens = Who you were
ending-survivors = What each survivor brought
board-water = Row { $row } is under water
board-stock = Draw pile { $pile } · Discard { $discard }
gallery-state-still = Others act on the paths
gallery-state-can = Dots mark what can be chosen
gallery-state-pointed = A way up is pointed at
gallery-state-flooded = Ten Visitors, two rows under water
gallery-state-named = A line of the log names a Visitor and a card
