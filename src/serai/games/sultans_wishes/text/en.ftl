# The Sultan's Wishes. A sentence about a seat gets $who (its name) and $person (you or they). The numbers on
# cards are not here: they come with the arguments.

title = The Sultan’s Wishes
about = Please a moody Sultan and become Grand Vizier, by Fábio Arraes and Bruno Viana.

## Options

option-expansion = The base game, or with the Travelers expansion.
option-expansion-title = Game
option-expansion-base = Base game
option-expansion-travelers = With Travelers
option-start = First player: random, or a seat number, counting from 0.
option-start-title = First player
option-start-random = Random
option-memory = Whether you can see your own cards in the extra stack; by the rules you have to remember them.
option-memory-title = Your own cards in the extra stack
option-memory-off = Remember them
option-memory-on = Show them
option-rounds = Round limit for the game, 0 for none.
option-rounds-title = Round limit for the game (0 for none)

## Things

task-fan-wave = Fan Wave
task-tea = Tea
task-food = Food
task-entertainment = Entertainment
task-bath = Bath
task-massage = Massage
task-story = Story
task-stroll = Stroll

effect-search = search
effect-bargain = bargain
effect-peek = peek
effect-swap = swap
effect-aide = aide
effect-tip = tip
effect-relic = relic

does-search = look at 3 cards from the deck, keep 1
does-bargain = buy a ware for 1 gem less
does-peek = look at the top extra card
does-swap = swap one of your wares for one on offer
does-aide = put an aide on any card under a wish
does-tip = 1 point and 1 gem
does-relic = take the relic at your traveler’s stop

# The same in as few words as a phone has room for.
brief-search = keep 1 of 3
brief-bargain = 1 gem less
brief-peek = the top extra card
brief-swap = a ware for a ware
brief-aide = on any card
brief-tip = 1 point, 1 gem
brief-relic = at your stop

# What a wish wants, beside a number of hearts.
wants-fan-wave = { task-fan-wave }
wants-tea = { task-tea }
wants-food = { task-food }
wants-entertainment = { task-entertainment }
wants-bath = { task-bath }
wants-massage = { task-massage }
wants-story = { task-story }
wants-stroll = { task-stroll }
wants-search = { effect-search }
wants-bargain = { effect-bargain }
wants-peek = { effect-peek }
wants-swap = { effect-swap }
wants-aide = { effect-aide }
wants-tip = { effect-tip }
wants-relic = { effect-relic }

merchant-azure = Azure
merchant-brass = Brass
merchant-crimson = Crimson

goods-spices = spices
goods-ceramics = ceramics
goods-fabrics = fabrics
goods-carpets = carpets
goods-jewels = jewels

period-morning = morning
period-afternoon = afternoon
period-night = night

kind-amulet = amulet
kind-chalice = chalice
kind-dagger = dagger
kind-mask = mask
kind-scroll = scroll
kind-statuette = statuette

stack-immediate = immediate
stack-end-of-round = end-of-round
stack-end-of-game = end-of-game

place-start = the start
place-1 = stop 1
place-2 = stop 2
place-3 = stop 3
place-4 = stop 4
place-5 = stop 5
place-6 = stop 6
place-7 = stop 7
place-8 = stop 8
place-immediate = the town of immediate gifts
place-end-of-round = the town of end-of-round gifts
place-end-of-game = the town of end-of-game gifts

back-task = a task card
back-guard = a guard

mood-lovely = lovely
mood-kind = kind
mood-nauseate = nauseate
mood-demanding = demanding
mood-hungry = hungry
mood-happy = happy
mood-uncertain = uncertain
mood-mean = mean
mood-afraid = afraid
mood-sad = sad
mood-distracted = distracted
mood-angry = angry
mood-restless = restless
mood-confused = confused
mood-friendly = friendly
mood-tidy = tidy
mood-calm = calm

# What a mood does now.
now-lovely = In turn, everyone may discard any of their cards and draw as many.
now-kind = Fulfilling a wish pays 2 gems instead of 1.
now-nauseate = Nobody may put a card under a wish.
now-demanding = One more simple wish is revealed, if there is one.
now-hungry = Simple wishes need 1 heart less, final ones 1 card less.
now-happy = Everyone gets a gem.
now-uncertain = The wares on offer go under their stacks, and new ones are turned up.
now-mean = In turn, everyone discards a card, and replaces it only at the end of their turn.
now-afraid = Nobody may use a card’s effect.
now-sad = The simple wish with the fewest hearts is removed.
now-distracted = In turn, everyone may move their orderly for free.
now-angry = Fulfilling a wish pays no gem.
now-restless = A turn’s purchase costs 1 gem less.
now-confused = In turn, everyone may add a card to the extra stack for free.
now-friendly = In turn, everyone gives a card to the player on their left.
now-tidy = The discard pile is shuffled into the deck.
now-calm = Nothing changes.

## Pieces in words

a-card = { $task }, { number-of-hearts }, { $effect }{ $codes ->
    [yes] {" "}({ $card })
   *[no] {""}
}
short-card = { $task }, { number-of-hearts }{ $codes ->
    [yes] {" "}({ $card })
   *[no] {""}
}
number-of-hearts = { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}
number-of-gems = { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}
number-of-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
a-wish = { $kind ->
    [effect] { $wants } cards
    [hearts] { $wants }-heart cards
   *[other] { $wants }
}{ $codes ->
    [yes] {" "}({ $wish })
   *[no] {""}
}
a-wish-of = { a-wish } of { $needed } hearts
needs = { $kind ->
    [simple] { $progress } of { $needed } hearts
   *[other] { $progress } of { $needed } cards
}
a-ware = { $valuable ->
    [yes] valuable { $period } { $goods }
   *[no] { $period } { $goods }
}{ $codes ->
    [yes] {" "}({ $ware })
   *[no] {""}
}
a-ware-from = { a-ware } from { $merchant }
a-gift = { $deed ->
    [double-extra-points] twice the plate’s Extra Points, right away
    [free-bottom-ware] the bottom ware of { $merchant } for free, right away
    [gems] { $number ->
        [one] 1 gem
       *[other] { $number } gems
    } right away
    [move-orderly] move your orderly at the end of a round
    [add-heart] { $number ->
        [one] 1 more heart
       *[other] { $number } more hearts
    } for an extra task, at the end of a round
    [priority-first] go first on the Priority Track at the end of a round
    [point-per-extra-card] 1 point for each extra card of { $task }, at the end of a round
    [points-per-period] { $each } points for each of your wares of the { $period }, at the end of the game
    [points-per-merchant] { $each ->
        [one] 1 point
       *[other] { $each } points
    } for each of your wares from { $merchant }, at the end of the game
   *[points-per-gem-pair] { $each } points for every two of your gems, at the end of the game
}{ $codes ->
    [yes] {" "}({ $gift })
   *[no] {""}
}
a-market-card = { $pays }{ $codes ->
    [yes] {" "}({ $card })
   *[no] {""}
}

## The table

table-setup = Setting up the table
table-over = The game is over
table-round = Round { $round }, plate { $plate } of { $plates }. { $person ->
    [you] You are the first player.
   *[they] { $who } is the first player.
}
table-last-round = Round { $round }, the last one, plate { $plate } of { $plates }. { $person ->
    [you] You are the first player.
   *[they] { $who } is the first player.
}
table-solo = Round { $round } of { $rounds }, plate { $plate } of { $plates }
table-plate = The Sultan is { $mood }{ $extra ->
    [0] , no Extra Points
    [one] , 1 Extra Point
   *[other] , { $extra } Extra Points
}.
table-guard-next = A guard is next.
lamp-lit = lit
table-down = { $simple } simple and { $final } final face down
table-guard = a guard, counts as one
table-no-ware = nothing left
town-immediate = at once
town-end-of-round = end of round
town-end-of-game = end of game
table-effect = { $effect }: { $does }
table-valuable = Valuable

## The score sheet

score-wishes = wishes
score-extra-points = Extra Points
score-tips = tips
score-extra-tasks = extra tasks
score-gifts = gifts
score-gems = gems
score-wares = wares
score-relics = relics

## What to decide

step-Mandatory = Play a card, or move your orderly{ $travelers ->
    [True] {" "}or your traveler.
   *[other] .
}
step-Optional = You may still buy a ware and use a lit lamp, each once per turn. Or you’re done.
step-LiftAide = All your aides are busy. Take one from a task card, which you then no longer score.
step-ChooseCard = Choose a card under a wish for your aide.
step-TossLookedAt = Discard the cards you looked at until one is left. You keep that one.
step-Bargaining = Choose a ware to buy for a gem less.
step-Exchanging = Choose one of your wares to give, and the ware to take.
step-AttachGuard = A guard has arrived. Choose a wish for it: there it counts as one heart or one card.
step-LovelyDiscard = The Sultan is lovely. Discard as many cards as you like, then draw the same number.
step-HungryWishes = The Sultan is hungry, and a wish already has enough. Choose which one is fulfilled next.
step-SadWish = The Sultan is sad. Choose a simple wish with the fewest hearts to remove.
step-MeanDiscard = The Sultan is mean. Discard a card.
step-FreeOrderly = The Sultan is distracted. You may move your orderly for free.
step-FreeExtra = The Sultan is confused. You may add a card to the extra stack for free.
step-GiveCard = The Sultan is friendly. Give a card to the player on your left.
step-ChooseGift = You’re in town. Keep a gift, or pay a gem, once, to look at another one first.
step-UseGifts = The extra tasks are about to score. You may use end-of-round gifts first.
step-GiftOrderly = Your gift moves your orderly. Choose where it goes.
step-GiftHeart = Your gift adds hearts to an extra task. Choose which one.
next-draw = Then you draw.
next-back = Then you draw.
next-reveal = Then a new wish is revealed.
next-plate = Then the next plate is turned over.
next-turn-up = Then a new ware is turned up.
next-relic = Then you draw a relic.
next-gift = Then you look at a gift.
next-ware = Then you get a ware you haven’t seen.

## Actions

# What actions of one verb are called together. (Effects go without: "effect" is also a kind of wish.)
kind-fulfil = Fulfil
kind-extra = Extra task
kind-orderly = Move your orderly
kind-acquire = Buy a ware
kind-bargain = Buy a ware
kind-exchange = Swap a ware
kind-join = Add an aide
kind-lift = Take an aide back
kind-toss = Discard
kind-guard = Send the guard
kind-grant = Fulfil
kind-remove = Remove
kind-travel = Move your traveler
kind-give = Give a card
kind-keep = Keep a gift
kind-use = Use a gift
kind-heart = Add a heart

# With a card or a ware in hand
held-fulfil = Fulfil { $wish }
held-extra = Extra task
held-effect = Use { $effect }
held-exchange = Swap with { $merchant }

action-fulfil = Fulfil { $wish } with { $card }
action-extra = Extra task, face down: { $card }
action-effect = Use { $effect }, discarding { $card }
action-orderly = Move your orderly to { $task }
action-acquire = { $count ->
    [0] Buy from { $merchant }
   *[other] Buy { $ware } from { $merchant } for { number-of-gems }
}
action-lamp = Use the lamp for another action
action-done = Done
action-bargain = { $count ->
    [0] Bargain with { $merchant }
   *[other] Buy { $ware } from { $merchant } for { number-of-gems }
}
action-exchange = { $count ->
    [0] Swap { $ware } for what { $merchant } offers
   *[other] Swap { $ware } for { $offered } from { $merchant }
}
action-join = Put an aide on { $card }
action-lift = Take your aide from { $card }
action-toss = Discard { $card }
action-guard = Send the guard to { $wish }
action-grant = Fulfil { $wish }
action-remove = Remove { $wish }
action-first = { $who } { $person ->
    [you] go
   *[they] goes
} first
action-market = A market score card: { $card }
action-turn-up = Turn up { $ware }
action-back = Next on the deck: { $back }
action-draw = Draw { $card }
action-reveal = Reveal { $wish }
action-plate = The Sultan is { $mood }, with { $extra ->
    [one] 1 Extra Point
   *[other] { $extra } Extra Points
}
action-travel = Move your traveler to { $place }
action-give = Give { $card }
action-look = Pay a gem to look at another gift
action-keep = Keep the gift: { $gift }
action-use = Use the gift: { $gift }
action-heart = Add a heart to { $task }
action-gift = A gift: { $gift }
action-relic = A relic: { $kind }
action-ware = Take { $ware }

## The story: rounds and plates

log-round = Round { $round } begins. { $person ->
    [you] You are the first player.
   *[they] { $who } is the first player.
}
log-round-solo = Round { $round } begins.
log-plate = { table-plate } { $now }
log-all-gain-a-gem = { $count ->
    [one] { $who } { $person ->
        [you] get
       *[they] gets
    } 1 gem.
   *[other] { $who } get 1 gem each.
}
log-new-relics = { $count ->
    [one] There is a new relic at stop { $stops }.
   *[other] There are new relics at stops { $stops }.
}
log-ending = That was a final wish, so this is the last round.
log-solo-band = { $total } points. { $band ->
    [1] The Sultan thanks you politely and hopes to see more of you next time.
    [2] It was close, but the title is yours.
    [3] A fine festival: you are Grand Vizier, and nobody is surprised.
   *[4] Not one thing went wrong. No Sultan has ever had such a Grand Vizier.
}
log-wins = { $count ->
    [one] { $who } { $person ->
        [you] win
       *[they] wins
    } the game with { $total } points.
   *[other] { $who } share the victory with { $total } points.
}
log-wins-tie = { $count ->
    [one] { $who } { $person ->
        [you] win
       *[they] wins
    } the tie at { $total } points on Valuable wares.
   *[other] { $who } share the victory: { $total } points and the most Valuable wares.
}

## The story: cards

log-draws-own = { $who } { $person ->
    [you] draw
   *[they] draws
} { a-card }.
log-discards = { $who } { $person ->
    [you] discard
   *[they] discards
} { a-card }.
log-uses-effect = { $who } { $person ->
    [you] discard
   *[they] discards
} { short-card }, for its effect, { $effect }.
log-tips = { $who } { $person ->
    [you] discard
   *[they] discards
} { short-card }, for a tip: { number-of-points }{ $gems ->
    [0] , but no gem, being at the limit
   *[other] {" "}and { number-of-gems }
}.
log-looks-at = { $who } { $person ->
    [you] look
   *[they] looks
} at { a-card }.
log-keeps-own = { $who } { $person ->
    [you] keep
   *[they] keeps
} { a-card }.
log-keeps = { $who } { $person ->
    [you] keep
   *[they] keeps
} one of the cards.
log-peeks-own = On top of the extra stack { $person ->
    [you] you see
   *[they] { $who } sees
} { a-card }.
log-peeks = { $who } { $person ->
    [you] look
   *[they] looks
} at the top card of the extra stack.
log-adds-own-extra = { $who } { $person ->
    [you] put
   *[they] puts
} { a-card } face down on the extra stack.
log-adds-extra = { $who } { $person ->
    [you] put
   *[they] puts
} a card face down on the extra stack.
log-gives-own = { $who } { $person ->
    [you] pass
   *[they] passes
} { a-card } to the left.
log-receives-own = { $who } { $person ->
    [you] pass yourself
   *[they] passes you
} { a-card }.
log-gives = { $who } { $person ->
    [you] pass
   *[they] passes
} a card to the left.
log-extra-task = Extra task { $task }: { number-of-hearts }{ $codes ->
    [yes] {" "}({ $cards })
   *[no] {""}
}.
log-shuffles = The discard pile is shuffled into the deck, which now has { $cards } cards.

## The story: wishes and guards

log-reveals-wish = The Sultan wishes for { a-wish }: { $kind ->
    [simple] { $needed } hearts
   *[other] { $needed } cards, a final wish
}.
log-attaches = { $who } { $person ->
    [you] put
   *[they] puts
} { short-card }, under the wish for { a-wish }, now { needs }{ $gems ->
    [0] {""}
   *[other] , and { $person ->
        [you] get
       *[they] gets
    } { number-of-gems }
}.
log-joins = { $who } { $person ->
    [you] put
   *[they] puts
} another aide on { short-card }, under the wish for { a-wish }.
log-lifts = { $who } { $person ->
    [you] take
   *[they] takes
} an aide from { short-card }, under the wish for { a-wish }.
log-fulfils = The wish for { a-wish } is fulfilled.
log-loses-wish = The sad Sultan gives up the wish for { a-wish }.
log-scores-wish = { $who } { $person ->
    [you] score
   *[they] scores
} { number-of-points }{ $extra ->
    [0] {" "}for hearts
   *[other] : { $hearts } for hearts and { $extra } Extra { $extra ->
        [one] Point
       *[other] Points
    }
}{ $gems ->
    [0] {""}
   *[other] , and { $person ->
        [you] get
       *[they] gets
    } { number-of-gems }
}.
log-draws-guard = { $who } { $person ->
    [you] draw
   *[they] draws
} a guard.
log-guard-waits = { $who } { $person ->
    [you] draw
   *[they] draws
} a guard, who waits for the first wishes.
log-guard = { $who } { $person ->
    [you] send
   *[they] sends
} the guard to the wish for { a-wish }, now { needs }.
log-guard-finds-no-wish = { $who } { $person ->
    [you] draw
   *[they] draws
} a guard, but no wish can take it, so it is discarded.
log-guard-on-top = The next card in the deck is a guard.

## The story: points, lamp, orderlies

log-scores = { $who } { $person ->
    [you] score
   *[they] scores
} { number-of-points } for { $line }.
line-wishes = { score-wishes }
line-extra-points = { score-extra-points }
line-tips = { score-tips }
line-extra-tasks = { score-extra-tasks }
line-gifts = { score-gifts }
line-gems = { score-gems }
line-wares = { score-wares }
line-relics = { score-relics }
log-scores-extra-task = { $who } { $person ->
    [you] score
   *[they] scores
} { number-of-points } for the extra task { $task }.
log-lamp-lights = { $person ->
    [you] Your lamp
   *[they] { $who }’s lamp
} is lit.
log-uses-lamp = { $who } { $person ->
    [you] use
   *[they] uses
} the lamp for another action.
log-orderly-comes = { $person ->
    [you] Your orderly
   *[they] { $who }’s orderly
} goes to { $task }, and an aide takes place { $rank } on the Priority Track.
log-orderly = { $person ->
    [you] Your orderly
   *[they] { $who }’s orderly
} moves to { $task }.

## The story: the market

log-turns-up = { $merchant } offers { a-ware } for { $price } gems.
log-buys = { $who } { $person ->
    [you] buy
   *[they] buys
} { a-ware } from { $merchant } for { number-of-gems }.
log-returns-own-ware = { $who } { $person ->
    [you] put
   *[they] puts
} { a-ware } under { $merchant }’s stack.
log-returns-ware = { $who } { $person ->
    [you] put
   *[they] puts
} a ware under { $merchant }’s stack.
log-swaps-for = { $who } { $person ->
    [you] take
   *[they] takes
} { a-ware } from { $merchant } in exchange.
log-market-card = { $person ->
    [you] Your
   *[they] The
} secret market score card{ $codes ->
    [yes] {" "}({ $card })
   *[no] {""}
} pays { $pays } for each ware.
log-shows-market-card = { $person ->
    [you] Your market score card
   *[they] { $who }’s market score card
}{ $codes ->
    [yes] {" "}({ $card })
   *[no] {""}
} paid { $pays }.

## The story: travelers

log-travels = { $person ->
    [you] Your traveler
   *[they] { $who }’s traveler
} goes to { $place }.
log-goes-home = { $person ->
    [you] Your traveler
   *[they] { $who }’s traveler
} returns to the start.
log-takes-own-relic = { $who } { $person ->
    [you] take
   *[they] takes
} the relic at { $place }: { $kind }.
log-takes-relic = { $who } { $person ->
    [you] take
   *[they] takes
} the relic at { $place }.
log-sees-gift = { $who } { $person ->
    [you] look
   *[they] looks
} at a gift: { a-gift }.
log-draws-gift = { $who } { $person ->
    [you] look
   *[they] looks
} at a gift.
log-no-gift = There are no gifts left there.
log-looks-again = { $who } { $person ->
    [you] pay
   *[they] pays
} a gem to look at another gift.
log-keeps-own-gift = { $who } { $person ->
    [you] keep
   *[they] keeps
} a gift: { a-gift }.
log-keeps-gift = { $who } { $person ->
    [you] keep
   *[they] keeps
} an { $stack } gift.
log-uses-gift = { $who } { $person ->
    [you] use
   *[they] uses
} a gift: { a-gift }.
log-adds-heart = { $who } { $person ->
    [you] add
   *[they] adds
} a heart to the extra task { $task }.
log-gains-gems = { $who } { $person ->
    [you] get
   *[they] gets
} { number-of-gems }.
log-gets-own-ware = { $who } { $person ->
    [you] get
   *[they] gets
} { a-ware } from { $merchant }.
log-gets-ware = { $who } { $person ->
    [you] get
   *[they] gets
} { a-ware } from { $merchant }, the last one there.

## Refusals

reason-not-in-hand = That card isn’t in your hand.
reason-wish-not-open = That wish isn’t face up.
reason-no-match = That card doesn’t match that wish.
reason-nauseate = The Sultan is nauseate, so nobody may put a card under a wish until the next plate.
reason-afraid = The Sultan is afraid, so nobody may use an effect until the next plate.
reason-nothing-to-bargain = You can’t afford any ware on offer, even for a gem less.
reason-extra-stack-empty = The extra stack is empty, so there is no card to look at.
reason-nothing-to-exchange = To swap, you need a ware of your own and one on offer.
reason-nothing-to-join = No task card under a wish has room for another aide.
reason-no-relic-here = There’s no relic where your traveler is.
reason-space-taken = There’s already an orderly on that space.
reason-same-space = Your orderly is already there and must go to another space.
reason-not-ahead = Your traveler moves forward along a path to the next stop, or from the last stop into a town.
reason-travelers-only = That’s part of the Travelers expansion, and this is the base game.
reason-stack-empty = That merchant has no ware on offer.
reason-too-expensive = You don’t have enough gems for that ware.
reason-bought-already = You’ve already bought a ware this turn, and one is the limit.
reason-lamp-inactive = Your lamp isn’t lit. It lights up when you reach 10, 25 or 40 points.
reason-lamp-used = You’ve already used your lamp this turn.
reason-mandatory-first = Take your action for the turn first. Then you may buy a ware and use the lamp.
reason-mandatory-done = You’ve already taken your action for the turn. Now you may buy a ware or use a lit lamp.
reason-not-your-ware = That ware isn’t yours.
reason-card-not-attached = That card isn’t under a wish.
reason-card-full = There are already two aides on that card, and no room for a third.
reason-no-own-aide = You have no aide on that card.
reason-not-looked-at = That isn’t one of the cards you looked at.
reason-guard-there = There’s already a guard there, and each wish takes only one.
reason-not-fewest-hearts = Choose a wish without task cards or, if there is none, one with the fewest hearts on its task cards.
reason-another-has-fewer-hearts = A sad Sultan gives up the simple wish with the fewest hearts on its task cards, and another one has fewer.
reason-not-fulfilled = That wish doesn’t have enough yet.
reason-not-simple = Only a simple wish can be removed, and that is a final one.
reason-no-gem = Another look costs a gem, and you have none.
reason-gift-stack-empty = There’s no other gift to look at.
reason-looked-twice = You’ve already paid for another look. Keep one of the two gifts.
reason-gift-not-seen = That isn’t one of the gifts you looked at.
reason-gift-not-held = You don’t have that gift.
reason-gift-not-now = Only end-of-round gifts can be used now.
reason-orderly-not-out = Your orderly isn’t on the chart, so that gift would do nothing.
reason-task-not-revealed = No extra card of that task was revealed.
reason-none-revealed = No extra card of its tasks was revealed, so that gift would bring no point. Keep it for another round.
reason-first-already = You’re already first on the Priority Track, so that gift would do nothing.

## Zones

zone-plates = The Sultan
zone-wishes = Wishes
zone-deck = Deck
zone-discard = Discard pile
zone-extra-stack = Extra stack
zone-chart = Orderlies
zone-priority = Priority Track
zone-market = Market
zone-track = Travelers
zone-gifts = Gifts looked at
zone-hand = Hand
zone-looked-at = Cards looked at
zone-aides = Aides
zone-gems = Gems
zone-lamp = Lamp
zone-wares = Wares
zone-market-card = Market score card
zone-held-gifts = Gifts
zone-relics = Relics
zone-score = Points

wish-simple = simple wish
wish-final = final wish
lamp-unlit = unlit
worth = worth { number-of-points }
worth-to-you = worth { $points } to you
wares-below = { $below } more below
places-score = The best three tasks score { $places }.
a-gift-immediate = immediate gift
a-gift-end-of-round = end-of-round gift
a-gift-end-of-game = end-of-game gift
number-of-gifts = { $gifts ->
    [one] 1 gift
   *[other] { $gifts } gifts
}
pays = { $what } { $points }
pays-for = points for each of your wares at the end
seats-wishes = { $person ->
    [you] your aide
   *[they] { $count ->
        [one] { $who }’s aide
       *[other] { $who }’s aides
    }
}
seats-chart = { $person ->
    [you] your orderly
   *[they] { $who }’s orderly
}
seats-track = { $person ->
    [you] your traveler
   *[they] { $count ->
        [one] { $who }’s traveler
       *[other] { $who }’s travelers
    }
}

## The board

board-label = The courtyard
board-can = You can: { $actions }
board-fulfil = { $granted ->
    [yes] Fulfil { $wish }: complete
   *[no] Fulfil { $wish }: { $progress } of { $needed }
}
board-fulfil-brief = { $granted ->
    [yes] complete
   *[no] { $progress } of { $needed }
}
board-later = { $granted ->
    [yes] Later: { $wish }, complete
   *[no] Later: { $wish }, { $progress } of { $needed }
}
board-later-brief = later
board-extra = Extra task
board-do-extra = Extra task
board-do-effect = Use its effect
board-do-toss = Discard it
board-do-give = Give it to the left
board-do-keep = Keep this gift
board-do-use = Use this gift
board-look = See another one for 1 gem
board-do-fulfil = Put it under a wish
board-granted = Then it is fulfilled
board-lacks = { $kind ->
    [simple] { $count ->
        [one] 1 heart to go
       *[other] { $count } hearts to go
    }
   *[other] { $count ->
        [one] 1 card to go
       *[other] { $count } cards to go
    }
}
board-guard = Guard, counts 1
board-extra-points = { $points ->
    [one] 1 Extra Point with each wish fulfilled
   *[other] { $points } Extra Points with each wish fulfilled
}
board-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
board-last-round = Round { $round }, the last
board-band = { $band ->
    [1] A first step
    [2] Grand Vizier, just
    [3] Grand Vizier
   *[4] The greatest Grand Vizier
}
board-down = Wishes face down
board-final-down = { $count ->
    [one] 1 final wish
   *[other] { $count } final wishes
}
board-simple-down = { $count } simple, face down
board-purse = { $gems ->
    [0] you have no gems
    [one] you have 1 gem
   *[other] you have { $gems } gems
}
board-chart = Extra tasks
board-places = best three: { $places }
board-scored = last round
board-scores = { $who } { $person ->
    [you] score
   *[they] scores
} { number-of-points }
board-priority = Priority
board-nobody = nobody yet
board-stack = { $count ->
    [0] Extra stack, empty
    [one] Extra stack, 1 card
   *[other] Extra stack, { $count } cards
}
board-start = Start
board-road = The road
board-road-more = relics lie at the stops
board-own = What you have
board-only-you = only you see this
board-no-wares = no wares yet
board-no-cards = No cards left
board-worth = worth { $points }
board-lamp = The lamp lights up at { $squares } points. Use it for another action.
board-free = { $count } free
board-a-gift = Gift
board-gift = { $gift }
board-task-next = Next is a task card.
board-discard = { $count ->
    [one] Discard pile: 1 card
   *[other] Discard pile: { $count } cards
}
board-discarded = { $task } with { $hearts } hearts
board-first = first player
board-scale = Your place on the scale
board-pictures = Pictures
gallery-state-still = Others act in the courtyard
gallery-state-can = Rims and dots mark what can be chosen
gallery-state-pointed = A card is pointed at a wish
gallery-state-named = A line of the log names a wish and a card

## Lessons

lesson-fulfil = Fulfil a wish
lesson-fulfil-1 = The Sultan wishes for Tea: 6 hearts. A card with 4 of them already lies there, with a Teal aide on it. Your Tea card has the 2 that are missing. Touch it, then touch the wish.
lesson-fulfil-done = The wish is fulfilled! Everyone scores the hearts of the cards with their aides on them: 2 points for you, 4 for Teal. Each card you put under a wish also pays you 1 gem. Then you draw, so that you always hold 3 cards.

lesson-aides = Aides
lesson-aides-1 = Every card you put under a wish gets one of your 7 aides, and up to 2 aides fit on a card. Your Food card has the aide effect: discard it for that. Touch the card, then its effect.
lesson-aides-2 = Now choose the best card for your aide: Teal’s Tea with 4 hearts.
lesson-aides-done = When the wish for Tea is fulfilled, you score those 4 hearts too, just as Teal does. If all your aides are busy, you take one back from another card first.

lesson-effects = Effects
lesson-effects-1 = Your Bath card fits no wish, but every card can also be discarded for its effect. This one is a tip: 1 point and 1 gem. Use it.
lesson-effects-done = A point and a gem, just like that. The other effects: search looks at 3 cards, bargain and swap are for the market, peek looks at the extra stack, and an aide joins a card.

lesson-extra-tasks = Extra tasks
lesson-extra-tasks-1 = Cards that fit no wish can also go face down on the extra stack. At the end of a round, the three tasks with the most hearts in it score 6, 4 and 2 points, for whoever has their orderly there. Yours is on Bath, and you hold a Bath card with 4 hearts. Add it to the stack!
lesson-extra-tasks-done = With the Bath card that you put there before, that makes 5 hearts. If two tasks have as many hearts, the Priority Track decides: Teal came first there, you second.

lesson-lamp = The lamp
lesson-lamp-1 = Your score has passed 10 points, so your lamp is lit. It also lights up at 25 and 40. First your action: add Bath with 4 hearts to the extra stack.
lesson-lamp-2 = Now use the lamp, and you get another action.
lesson-lamp-3 = Move your orderly to Bath, where your card lies.
lesson-lamp-done = Two actions in one turn. Your orderly is on the chart, and one of your aides takes the next place on the Priority Track. The lamp is out until you reach the next square.

lesson-market = The market
lesson-market-1 = Your secret market score card says what wares are worth to you at the end. The night fabrics at Brass are worth 6 points, but they cost 4 gems, and you have 3. Get a tip first: discard Tea for its effect.
lesson-market-2 = Once in a turn, after your action, you may buy a ware. Buy the fabrics from Brass.
lesson-market-done = 6 points at the end, and nobody knows. At the end, every 2 gems you have left are worth only 1 point, so spend them in time. You can have 7 at most.

lesson-moods = Moods
lesson-moods-1 = With every plate, the Sultan’s mood changes. Now he is hungry: simple wishes need 1 heart less. The plate also gives 1 Extra Point to everyone with an aide at a wish that is fulfilled. Your Tea card has only 1 heart, but that’s enough!
lesson-moods-done = 1 point for the heart and 1 Extra Point. A mood lasts until everyone has had a turn. Then comes the next plate, five in a round.

lesson-guards = Guards
lesson-guards-1 = The next card in the deck is a guard: you can tell by its back. Whoever draws it sends it to a wish. So play a card, and draw: put Food on the extra stack.
lesson-guards-2 = A guard counts as one heart. It must go to the wish with the fewest hearts: Fan Wave, which is yours. Send it there.
lesson-guards-done = The guard was just what was missing. You score 4 hearts and 2 Extra Points, and everyone who scores a wish with a guard gets a gem, too.

lesson-end = The end
lesson-end-1 = All simple wishes have been revealed, and now there are final ones, which count cards. This one wants 4 cards with the swap effect, and has 3. Put your Bath card there!
lesson-end-done = A final wish is fulfilled, so this round is the last one. Then extra tasks, gems and wares are scored, and most points win. If there’s a tie, Valuable wares decide.

lesson-solo = Playing solo
lesson-solo-1 = Alone you play three rounds of ten plates. This is the very last turn. The Sultan is kind and pays 2 gems. Make the most of it: fulfil the wish for Tea.
lesson-solo-done = 7 points for the wish, 6 for your extra task, 1 for two gems and 10 for your wares: 74 in all. With 51 you become Grand Vizier, with 71 a fine one, and with 91 the greatest of all. Have fun!

lesson-road = Travelers: the road
lesson-road-1 = With the Travelers, your traveler walks along the road, one stop per action. Relics lie at the stops. Move yours from stop 1 to stop 4.
lesson-road-2 = Your lamp is lit. Use it for another action.
lesson-road-3 = Some cards have the relic effect: you take the relic where your traveler is. Discard Story for it.
lesson-road-done = You drew a relic, and only you know which one. Different ones are worth 1, 4, 9, 16, 25 or 36 points, two of a kind 3 more, and three of a kind 7.

lesson-town = Travelers: towns and gifts
lesson-town-1 = The road ends in three towns. Their gifts count at once, at the end of a round, or at the end of the game. Go to the town of end-of-round gifts.
lesson-town-2 = You look at a gift. For a gem, you could look at another one and choose. Keep this one.
lesson-town-done = Your traveler returns to the start. When the extra tasks are revealed at the end of a round, you may use the gift, or keep it for a later round.
