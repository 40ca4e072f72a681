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

a-card = { $task }, { number-of-hearts }, { $effect } ({ $card })
short-card = { $task }, { number-of-hearts } ({ $card })
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
} ({ $wish })
needs = { $kind ->
    [simple] { $progress } of { $needed } hearts
   *[other] { $progress } of { $needed } cards
}
a-ware = { $valuable ->
    [yes] valuable { $period } { $goods }
   *[no] { $period } { $goods }
} ({ $ware })
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
} ({ $gift })

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

step-Mandatory = Your action this turn: fulfil a wish, add an extra task, use a card’s effect{ $travelers ->
    [True] , move your orderly or your traveler.
   *[other] { " or move your orderly." }
}
step-Optional = You may still buy a ware and use a lit lamp, each once per turn. Or you’re done.
step-LiftAide = All your aides are busy. Take one from a task card; it no longer scores that card for you.
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
step-UseGifts = The extra tasks are revealed and about to score. You may use end-of-round gifts now or keep them.
step-GiftOrderly = Your gift moves your orderly. Choose where it goes.
step-GiftHeart = Your gift adds hearts to an extra task. Choose which one.

## Actions

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
} { short-card } for its effect, { $effect }.
log-tips = { $who } { $person ->
    [you] discard
   *[they] discards
} { short-card } for a tip: { number-of-points }{ $gems ->
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
log-extra-task = Extra task { $task }: { number-of-hearts } ({ $cards }).
log-shuffles = The discard pile is shuffled into the deck, which now has { $cards } cards.

## The story: wishes and guards

log-reveals-wish = The Sultan wishes for { a-wish }: { $kind ->
    [simple] { $needed } hearts
   *[other] { $needed } cards, a final wish
}.
log-attaches = { $who } { $person ->
    [you] put
   *[they] puts
} { short-card } under the wish for { a-wish }, now { needs }{ $gems ->
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
} secret market score card is { $card }.
log-shows-market-card = { $person ->
    [you] Your market score card was
   *[they] { $who }’s market score card was
} { $card }.

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
