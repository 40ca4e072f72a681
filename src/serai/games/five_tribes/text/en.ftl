# Five Tribes. A sentence about a seat gets $who (its name) and $person (you or they).

title = Five Tribes
about = Bid for your turn, sow meeples across the Sultanate, and win over its tribes and djinns.

## Options

option-expansion = The base game, or with The Artisans of Naqala, Whims of the Sultan, or both; auto adds the Whims for five players, who need an expansion.
option-expansion-title = Expansions
option-expansion-auto = None, or the Whims with five players
option-expansion-base = None
option-expansion-artisans = The Artisans of Naqala
option-expansion-whims = Whims of the Sultan
option-expansion-both = Both
option-expansion-hint = Five players need at least one of them.
option-screen = Whether everybody sees how much gold the others have.
option-screen-title = Gold
option-screen-open = Open
option-screen-hidden = Behind a screen
option-promo = Whether the promo djinns Dhenim, Wilwit and Galbells join the others.
option-promo-title = Promo djinns
option-promo-off = Leave out
option-promo-on = Add
option-thieves = Whether the Thieves of Naqala can be hired at Sacred Places.
option-thieves-title = Thieves of Naqala
option-thieves-off = Leave out
option-thieves-on = Add
option-track = With five players: how many spots there are for 8, 12 and 18 gold.
option-track-title = Spots for 8, 12 and 18, with five players
option-track-one = One each
option-track-two = Two each
option-whim_action = Whether you must take the Whim of a city where your move ends.
option-whim_action-title = A city’s Whim
option-whim_action-automatic = Always taken
option-whim_action-optional = Taken if you like
option-item_set = The items: as proposed, or as in a fan’s set.
option-item_set-title = Items
option-item_set-proposed = 11 precious, 7 magic
option-item_set-fan = 9 precious, 9 magic
option-artisan_tie = Who gets three points per Artisan when several players have the most.
option-artisan_tie-title = Most Artisans, tied
option-artisan_tie-nobody = Nobody gets the bonus
option-artisan_tie-everybody = All who are tied get it
option-djinn_use = How often a djinn with a price can be used.
option-djinn_use-title = Using a djinn
option-djinn_use-turn = Once per turn
option-djinn_use-round = Once per round
option-nekir = Whether Nekir pays once per assassination or for each meeple killed.
option-nekir-title = Nekir, when two meeples die
option-nekir-once = Pays once
option-nekir-each = Pays for each
option-kali = Whether Kali pays for each marker that is pushed or once per bid.
option-kali-title = Kali, when several markers move
option-kali-marker = Pays for each
option-kali-push = Pays once
option-kumarbi = Whether a Fakir lowers Kumarbi’s bid by a price or by a spot.
option-kumarbi-title = A step with Kumarbi
option-kumarbi-prices = One price
option-kumarbi-spots = One spot
option-dhenim = Whether Dhenim pays for each Vizier or once for all gained together.
option-dhenim-title = Dhenim
option-dhenim-vizier = Pays for each Vizier
option-dhenim-gain = Pays once
option-bank = Whether the bank can run out of gold.
option-bank-title = Bank
option-bank-unlimited = Never runs out
option-bank-printed = Only the coins in the box
option-new_djinns = The points of Kali, Ganapati, Geb and Ptah.
option-new_djinns-title = Points of the expansions’ djinns
option-wilwit = The points printed on Wilwit, a promo djinn.
option-wilwit-title = Points of Wilwit
option-warden = The points of the djinn that keeps thieves away.
option-warden-title = Points of the Warden

## Things

tribe-vizier = Vizier
tribe-elder = Elder
tribe-merchant = Merchant
tribe-builder = Builder
tribe-assassin = Assassin
tribe-artisan = Artisan
viziers = { $count } Viziers
elders = { $count } Elders
merchants = { $count } Merchants
builders = { $count } Builders
assassins = { $count } Assassins
artisans = { $count } Artisans
meeples-Y = a Vizier
meeples-YY = 2 Viziers
meeples-W = an Elder
meeples-WW = 2 Elders
meeples-G = a Merchant
meeples-GG = 2 Merchants
meeples-B = a Builder
meeples-BB = 2 Builders
meeples-R = an Assassin
meeples-RR = 2 Assassins
meeples-P = an Artisan
meeples-PP = 2 Artisans
pile-Y = Vizier
pile-YY = 2 Viziers
pile-W = Elder
pile-WW = 2 Elders
pile-G = Merchant
pile-GG = 2 Merchants
pile-B = Builder
pile-BB = 2 Builders
pile-R = Assassin
pile-RR = 2 Assassins
pile-P = Artisan
pile-PP = 2 Artisans
kept-vizier = a Vizier
kept-elder = an Elder
kept-artisan = an Artisan
payment-elder = an Elder
payment-fakir = Fakirs
payment-artisan = an Artisan
marker-camel = a camel
marker-tent = your tent
feature-palm = palm tree
feature-palace = palace
placing-palm = palm tree
placing-palace = palace

resource-ivory = ivory
resource-jewels = jewels
resource-gold = gold
resource-papyrus = papyrus
resource-silk = silk
resource-spice = spice
resource-fish = fish
resource-wheat = wheat
resource-pottery = pottery
resource-fakir = Fakir
resource-none = no card

tile-village = Village
tile-sacred-place = Sacred Place
tile-oasis = Oasis
tile-small-market = Small Market
tile-large-market = Large Market
tile-workshop = Workshop
tile-special-market = Specialised Market
tile-chasm = Chasm
tile-city = Wondrous City
tile-lake = Great Lake
tile-none = no tile
tile-sacred-6 = Sacred Place (6)
tile-sacred-10 = Sacred Place (10)
tile-sacred-12 = Sacred Place (12)
tile-sacred-15 = Sacred Place (15)
tile-workshop-nw = Workshop with mountains in the north and west
tile-workshop-se = Workshop with mountains in the south and east
tile-blue-city = blue Wondrous City
tile-red-city = red Wondrous City
hue-blue = blue
hue-red = red
hue-none = no colour
side-north = north
side-south = south
side-west = west
side-east = east

djinn-al-amin = Al-Amin
djinn-anun-nak = Anun-Nak
djinn-baal = Ba’al
djinn-boaz = Boaz
djinn-bouraq = Bouraq
djinn-echidna = Echidna
djinn-enki = Enki
djinn-hagis = Hagis
djinn-haurvatat = Haurvatat
djinn-iblis = Iblis
djinn-jafaar = Jafaar
djinn-kandicha = Kandicha
djinn-kumarbi = Kumarbi
djinn-lamia = Lamia
djinn-leta = Leta
djinn-marid = Marid
djinn-monkir = Monkir
djinn-nekir = Nekir
djinn-shamhat = Shamhat
djinn-sibittis = Sibittis
djinn-sloar = Sloar
djinn-utug = Utug
djinn-kali = Kali
djinn-ganapati = Ganapati
djinn-geb = Geb
djinn-ptah = Ptah
djinn-dhenim = Dhenim
djinn-wilwit = Wilwit
djinn-galbells = Galbells
djinn-warden = Warden

does-al-amin = At the end, every 2 Fakirs are a good of your choice.
does-anun-nak = Put 3 meeples from the bag on an empty tile.
does-baal = A djinn is gained: 1 gold for yours, 2 for another player’s.
does-boaz = Your Viziers, Elders and Artisans can’t be killed.
does-bouraq = Place a palace on any Village.
does-echidna = Double your Builders’ gold this turn.
does-enki = Place a palm tree on any Oasis.
does-hagis = A palace you place may go to any tile around.
does-haurvatat = Your palm trees are worth 5 points each.
does-iblis = Your Assassins kill 2 this turn, in one place.
does-jafaar = Your Viziers are worth 3 points each.
does-kandicha = Those your Assassins kill serve you: a card, gold, or the meeple itself.
does-kumarbi = Each Fakir lowers the price of your bid by a step.
does-lamia = A palm tree you place may go to any tile around.
does-leta = Take control of an empty tile.
does-marid = A meeple is dropped on your tile: 1 gold in your move, 2 in another player’s.
does-monkir = A palace is placed: 1 gold for yours, 2 for another player’s.
does-nekir = An assassination: 1 gold for yours, 2 for another player’s.
does-shamhat = Your Elders are worth 4 points each.
does-sibittis = Draw 3 djinns and keep one.
does-sloar = Draw the top resource card.
does-utug = Take control of a tile that holds only meeples.
does-kali = Markers are pushed: 1 gold if you push, 2 if you are pushed.
does-ganapati = A Whim is taken: 1 gold for yours, 2 for another player’s.
does-geb = 3 points more for each precious item.
does-ptah = 2 points more for each Artisan.
does-dhenim = Viziers are gained: 1 gold each for yours, 2 for another player’s.
does-wilwit = 5 points for each of your djinns.
does-galbells = You draw a card when another player’s move ends on a market.
does-warden = Thieves can’t take anything from you.
cost-none = free
cost-elder-or-fakir = an Elder or a Fakir
cost-two-elders = 2 Elders, or an Elder and a Fakir
cost-fakir = a Fakir
cost-fakirs = any number of Fakirs
djinn-facts = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cost }

item-jewellery = Jewellery
item-treasure-chest = Treasure Chest
item-crown = Crown
item-flying-carpet = Flying Carpet
item-fabulous-lamp = Fabulous Lamp
item-enchanting-flute = Enchanting Flute
item-burning-scimitar = Burning Scimitar
item-tempest-talisman = Tempest Talisman
item-horn-of-plenty = Horn of Plenty
item-rebirth-ring = Rebirth Ring
does-jewellery = 5 points.
does-treasure-chest = 7 points.
does-crown = 9 points.
does-flying-carpet = The last meeple of your move flies to any tile with its tribe.
does-fabulous-lamp = Take a face-up djinn for free.
does-enchanting-flute = Call 1 to 5 meeples to a tile from its neighbours.
does-burning-scimitar = Kill 2 meeples anywhere on the board.
does-tempest-talisman = Move one of your camels, or your tent, to an empty tile.
does-horn-of-plenty = Lay out 9 new resource cards in any order.
does-rebirth-ring = Take any item from the discards.

thief-vizier-thief = Viziers’ thief
thief-elder-thief = Elders’ thief
thief-merchant-thief = Merchants’ thief
thief-builder-thief = Builders’ thief
thief-assassin-thief = Assassins’ thief
thief-artisan-thief = Artisans’ thief
does-vizier-thief = Everyone gives up a Vizier, and you take one.
does-elder-thief = Everyone gives up a djinn, and you take one.
does-merchant-thief = Everyone gives up 2 cards, and you take 2.
does-builder-thief = Everyone gives up a palm tree or palace, and you place one.
does-assassin-thief = Everyone takes a camel back, and you take one of the tiles.
does-artisan-thief = Everyone gives up an item, and you take one.

wants-viziers = { $number } Viziers
wants-elders = { $number } Elders
wants-viziers-and-elders = { $number } Viziers and { $number } Elders
wants-djinns = { $number } djinns
wants-palms = { $number } palm trees on your tiles
wants-palaces = { $number } palaces on your tiles
wants-palms-and-palaces = { $number } palm trees and { $number } palaces on your tiles
wants-oases = { $number } Oases
wants-villages = { $number } Villages
wants-sacred-places = { $number } Sacred Places
wants-markets = { $number } markets
wants-cities = { $number } Wondrous Cities
wants-blue-tiles = { $number } blue tiles, Cities not counted
wants-red-tiles = { $number } red tiles, Cities not counted
wants-line = { $number } tiles in a line
wants-block = { $number } of the 4 tiles of a block
wants-kinds = { $number } kinds of goods in hand
wants-fakirs = { $number } Fakirs in hand
wants-artisans = { $number } Artisans
wants-precious-items = { $number } precious items
wants-workshop-and-market = a Workshop and a Specialised Market
a-whim = { $wants }, for { $gold } gold

some-fakirs = { $count ->
    [one] a Fakir
   *[other] { $count } Fakirs
}
some-cards = { $count ->
    [one] { $resource }
   *[other] { $count } × { $resource }
}

score-gold = Gold
score-viziers = Viziers
score-elders = Elders
score-djinns = Djinns
score-tiles = Tiles
score-cities = Wondrous Cities
score-palms = Palm trees
score-palaces = Palaces
score-tent = Tent
score-artisans = Artisans
score-items = Precious items
score-goods = Merchandise
score-thieves = Thieves
sheet-secret = Only you see { $more ->
    [one] 1 point more of yours
   *[other] { $more } points more of yours
}: { $total } in all.

## The table

round-now = Round { $round }
round-last = Round { $round }, the last one
round-over = The game is over.
tile-now = { $tile }{ $value ->
    [0] {""}
   *[other] , { $hue } { $value }
}
stands = { $pile }
palms-here = { $count ->
    [one] 1 palm tree
   *[other] { $count } palm trees
}
palaces-here = { $count ->
    [one] 1 palace
   *[other] { $count } palaces
}
has-tent = with a tent
shore = on the shore: palm trees and palaces count twice
mountain = mountain in the { $side }
move-now = In hand, at { $at }
offer-now = for { $gold } gold
supply-now = { $palms ->
    [one] 1 palm tree
   *[other] { $palms } palm trees
} and { $palaces ->
    [one] 1 palace
   *[other] { $palaces } palaces
} left
discards = { $count ->
    [0] no discards
   *[other] discarded: { $cards }
}
tent-left = and the tent
goods-now = { $points ->
    [one] 1 point
   *[other] { $points } points
} in sets

zone-round = Round
zone-board = The Sultanate
zone-move = Your move
zone-track = Turn order
zone-row = Resources
zone-djinns = Djinns
zone-conjured = Djinns to choose from
zone-thief = Thief for hire
zone-given = Cards given up
zone-offered = For sale
zone-supply = Supply
zone-deck = Resource deck
zone-djinn-deck = Djinn deck
zone-item-pile = Items
zone-item-discard = Items discarded
zone-whim-deck = Whims
zone-score = Points
zone-gold = Gold
zone-camels = Camels
zone-kept = Meeples
zone-own-djinns = Djinns
zone-cards = Cards
zone-items = Items
zone-drawn = Items drawn
zone-whims = Whims in hand
zone-done = Whims fulfilled
zone-thieves = Thieves

## What to decide

aim = Your goal: the most points from gold, Viziers, Elders, djinns, tiles and sets of goods.
step-Bid = Bid for your place in the turn order. Among equal bids, the latest plays first.
step-Lower = Kumarbi: how many Fakirs do you discard to lower the price?
step-Move = Pick up all the meeples of a tile.
step-DropOne = Drop one meeple on a neighbouring tile, never straight back. The last one must meet its own tribe.
step-Claim = The tile is yours. Mark it with a camel or with your tent.
step-Window = You may use a djinn or an item now. Or go on.
step-Build = Your Builders get gold for each blue tile around. Each Fakir counts as one more Builder.
step-Assassinate = { $second ->
    [true] Iblis: choose the second victim.
   *[other] Your Assassins kill one meeple: on the board, or in front of another player.
}
step-KeepItem = Keep one of these items. The others are discarded.
step-TileChoice = You may use this tile’s action. Or go on without it.
step-BuySecond = Choose your second card.
step-PlaceFeature = Place it here, or pay to place it on a tile around.
step-PayWith = Choose what you pay with.
step-Sale = You may sell sets of different goods. “Go on” ends your turn.
step-BringMeeples = Anun-Nak: choose an empty tile for the meeples from the bag.
step-BuildAnywhere = Bouraq: choose a Village for the palace.
step-PlantAnywhere = Enki: choose an Oasis for the palm tree.
step-TakeEmpty = Leta: choose an empty tile to control.
step-TakePeopled = Utug: choose a tile with meeples and nothing else.
step-KeepDjinn = Sibittis: choose the djinn you keep.
step-LampDjinn = The Lamp: choose a djinn.
step-PlayFlute = The Flute: choose a tile to call meeples to.
step-CallMeeple = Call a meeple from a neighbouring tile, up to five in all.
step-Strike = The Scimitar: choose a meeple to kill.
step-Saddle = The Talisman: choose one of your camels.
step-Ride = Choose an empty tile for your camel.
step-ArrangeRow = The Horn: choose the next card of the row.
step-FetchItem = The Ring: choose an item from the discards.
step-GiveDjinn = A thief! Choose a djinn to give up.
step-GiveCard = A thief! Choose a card to give up.
step-GiveFeature = A thief! Choose a palm tree or palace to give up.
step-GiveTile = A thief! Choose a tile to take your camel back from.
step-GiveItem = A thief! Choose an item to give up.
step-TakeDjinn = Choose the djinn you take.
step-TakeCard = Choose a card to take.
step-TakeFeature = Place a palm tree or palace on any tile.
step-TakeTile = Choose the tile you take.
step-TakeItem = Choose the item you take.
next-card = Then new resources are revealed.
next-djinn = Then a new djinn appears.
next-whim = Then a new Whim is revealed.
next-find = Then you draw items.
next-thief = Then a new thief appears.

## Actions

kind-bid = Bid
kind-move = Pick up
kind-buy = Take a resource
kind-summon = Take a djinn
kind-use = Use a djinn
kind-wield = Use an item
kind-drop = Drop a meeple
kind-kill = Kill on the board
kind-murder = Kill in front of a player
kind-fetch = Take an item
kind-saddle = Move a camel
kind-forfeit = Give up
kind-erect = Place

action-bid = Bid { $price }
action-lower = { $fakirs ->
    [0] Pay the full price
    [one] Discard 1 Fakir
   *[other] Discard { $fakirs } Fakirs
}
action-move = Pick up { $cell }: { $meeples }
action-drop = { $tribe } on { $cell }
action-claim = Place { $marker }
action-build = { $gold } gold{ $fakirs ->
    [0] {""}
    [one] {" "}with 1 Fakir
   *[other] {" "}with { $fakirs } Fakirs
}
action-kill = Kill { $meeples } on { $cell }{ $needed ->
    [0] {""}
    [one] {" "}with 1 Fakir
   *[other] {" "}with { $needed } Fakirs
}
action-murder = Kill { $kept } of { $who }
action-keep = Keep the { $item }
action-buy = Take { $resource } ({ $place })
action-summon = Take { $djinn }
action-craft = Take the top item
action-visit = Take the Whim
action-place = Place it on { $cell }
action-pay = Pay with { $payment }
action-offer = Add { $resource } to the set
action-sell = Sell for { $gold } gold
action-use = Use { $djinn } ({ $cost })
action-choose = Choose { $cell }
action-wield = Use the { $item }
action-call = Call { $meeples } from { $cell }
action-saddle = Move the camel from { $cell }
action-arrange = Next: { $resource }
action-fetch = Take the { $item }
action-hire = Hire the { $thief }
action-steal = Send the { $thief }
action-leave = Give up { $cell }
action-seize = Take { $cell }
action-forfeit = Give up a { $feature } on { $cell }
action-erect = Place a { $feature } on { $cell }
action-hand-over = Give up { $resource }
action-grab = Take { $resource }
action-banish = Give up { $djinn }
action-surrender = Give up the { $item }
action-done = Go on
action-lay = Lay { $tile }
action-settle = { $tribe } arrives
action-line-up = { $who } { $person ->
    [you] are
   *[they] is
} next in line
action-card = Reveal { $resource }
action-djinn = Reveal { $djinn }
action-find = Draw { $item }
action-whim = Reveal { $whim }
action-thief = Reveal { $thief }

## The story

log-laid = The Sultanate is laid out: { $rows } × { $columns } tiles.
log-laid-again = A tile was cut off, so all tiles are laid out again.
log-lines-up = { $who } { $person ->
    [you] bid
   *[they] bids
} in place { $place }.
log-settles = From the bag to { $cell }: { $meeples }.
log-row = In the row: { $cards }.
log-djinns = The djinns { $djinns } appear.
log-row-card = New in the row: { $resource }.
log-draws-own = You draw { $resource }.
log-draws = { $who } { $person ->
    [you] draw
   *[they] draws
} a card.
log-djinn-appears = { $djinn } appears.
log-finds-own = You draw the { $item }.
log-finds = { $who } { $person ->
    [you] draw
   *[they] draws
} an item.
log-whim-appears = A new Whim on { $cell }: { $whim }.
log-thief-appears = The { $thief } is for hire.
log-bids = { $who } { $person ->
    [you] bid
   *[they] bids
} { $price }.
log-pushed = { $who } { $person ->
    [you] are
   *[they] is
} pushed back a spot.
log-picks-up = { $who } { $person ->
    [you] pick
   *[they] picks
} up { $meeples } from { $cell }.
log-drops = { $who } { $person ->
    [you] drop
   *[they] drops
} { $meeples } on { $cell }.
log-takes = { $who } { $person ->
    [you] take
   *[they] takes
} { $meeples } from { $cell }.
log-camel = { $who } { $person ->
    [you] take
   *[they] takes
} control of { $cell } ({ $tile }).
log-tent = { $who } { $person ->
    [you] pitch your
   *[they] pitches the
} tent on { $cell } ({ $tile }).
log-leaves = { $who } { $person ->
    [you] give
   *[they] gives
} up { $cell } ({ $tile }).
log-palms-placed = A palm tree on { $cell }.
log-palaces-placed = A palace on { $cell }.
log-palms-removed = A palm tree leaves { $cell }.
log-palaces-removed = A palace leaves { $cell }.
log-takes-cards = { $who } { $person ->
    [you] take
   *[they] takes
} { $cards } from the row.
log-sells = { $who } { $person ->
    [you] sell
   *[they] sells
} { $cards } for { $gold } gold.
log-discards = Discarded: { $cards }.
log-shuffles = The discards make a new deck of { $cards } cards.
log-tosses = The { $item } is discarded.
log-wields = { $who } { $person ->
    [you] use
   *[they] uses
} the { $item }.
log-fetches = { $who } { $person ->
    [you] take
   *[they] takes
} the { $item } from the discards.
log-gives-card = { $who } { $person ->
    [you] give
   *[they] gives
} up { $resource }.
log-takes-card = { $who } { $person ->
    [you] take
   *[they] takes
} { $resource }.
log-keeps = { $who } { $person ->
    [you] get
   *[they] gets
} { $meeples }.
log-loses = { $who } { $person ->
    [you] lose
   *[they] loses
} { $meeples }.
log-gains-djinn = { $who } { $person ->
    [you] get
   *[they] gets
} { $djinn }.
log-uses-djinn = { $who } { $person ->
    [you] use
   *[they] uses
} { $djinn }.
log-loses-djinn = { $who } { $person ->
    [you] lose
   *[they] loses
} { $djinn }.
log-hires = { $who } { $person ->
    [you] hire
   *[they] hires
} the { $thief }.
log-steals = { $who } { $person ->
    [you] send
   *[they] sends
} the { $thief }.
log-takes-whim = { $who } { $person ->
    [you] take
   *[they] takes
} a Whim: { $whim }.
log-fulfils = { $who } { $person ->
    [you] fulfil
   *[they] fulfils
} a Whim: { $whim }.
log-kills = { $who } { $person ->
    [you] kill
   *[they] kills
} { $meeples } on { $cell }.
log-murders = { $person ->
    [you] Your Assassins strike at another player.
   *[they] The Assassins of { $who } strike at another player.
}
log-gains-gold = { $who } { $person ->
    [you] get
   *[they] gets
} { $gold } gold.
log-pays-gold = { $who } { $person ->
    [you] pay
   *[they] pays
} { $gold } gold.
log-round = Round { $round } begins.
log-last-camel = { $who } { $person ->
    [you] have
   *[they] has
} placed the last camel: the game ends after this round.
log-no-move = No meeples can be moved: the game ends after this round.
log-no-move-left = No meeples can be moved any more, so the game is over.
log-scores = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
log-wins = { $who } { $person ->
    [you] win
   *[they] wins
} the game.
log-share = { $who } share the victory.

outlook-order = Order of play{ $left ->
    [0] {""}
   *[other] {" "}so far
}: { $who }.

## Refusals

reason-no-meeples = There are no meeples on { $cell }.
reason-not-completable = However you dropped { $meeples } from { $cell }, the last one wouldn’t meet its own tribe.
reason-round-stuck = Nobody moves any more: a player couldn’t move in this round.
reason-not-in-hand = You have no { $tribe } left to drop.
reason-not-beside = { $cell } isn’t next to the tile you are on. You move in straight steps, never diagonally.
reason-no-tile = There is no tile at { $cell }.
reason-is-lake = Nobody can enter the Great Lake.
reason-is-chasm = Nobody can enter the Chasm.
reason-mountain = A mountain bars the way to { $cell }.
reason-straight-back = You can’t step straight back to { $cell }.
reason-last-must-match = This is your last meeple: there must already be a { $tribe } on { $cell }.
reason-dead-end = { $left ->
    [one] After that, the last meeple ({ $pile }) couldn’t reach a tile with its own tribe in 1 drop.
   *[other] After that, none of the others ({ $pile }) could end on a tile with its own tribe in { $left } drops.
}
reason-moving-now = Finish your move first.
reason-cannot-pay = You can’t pay for that: you lack Elders or Fakirs.
reason-no-fakir = You don’t have enough Fakirs.
reason-no-artisan = You have no Artisan.
reason-no-camel = You have no camels left.
reason-no-tent = Your tent is already on the board.
reason-not-around = { $cell } isn’t around the tile it was meant for.
reason-no-tile-there = Nothing can stand at { $cell }.
reason-not-your-djinn = That isn’t your djinn.
reason-djinn-used = You have already used that djinn.
reason-not-face-up = That djinn isn’t face up.
reason-bag-empty = The bag is empty.
reason-no-empty-tile = There is no empty tile.
reason-not-empty = { $cell } isn’t empty: there must be no camel, tent, meeple, palm tree or palace.
reason-not-free = It must be a tile with meeples, but no camel, tent, palm tree or palace.
reason-no-palaces = There are no palaces left.
reason-no-palms = There are no palm trees left.
reason-not-a-village = { $cell } isn’t a Village.
reason-not-an-oasis = { $cell } isn’t an Oasis.
reason-no-djinns = There are no djinns left to draw.
reason-no-cards = There are no cards left to draw.
reason-no-builders = Echidna only helps while your Builders are still to be paid this turn.
reason-no-assassins = Iblis only helps while your Assassins are still to strike this turn.
reason-not-conjured = Sibittis didn’t draw that djinn.
reason-not-your-item = You don’t have that item.
reason-item-used = You can only use one item per turn.
reason-moved-already = The Flying Carpet only helps in a move, and yours is over.
reason-no-djinn-open = No djinn is face up.
reason-nobody-to-call = There is no meeple next to it.
reason-not-a-neighbour = Nobody can come from { $cell }: it isn’t a neighbour, or a mountain is between.
reason-nobody-called = Call at least one meeple.
reason-nobody-to-kill = There is no meeple on the board.
reason-not-there = There is no { $tribe } on { $cell }.
reason-not-your-tile = None of your camels is there.
reason-not-in-discard = That item isn’t in the discards, or it’s the Ring itself.
reason-not-in-row = That card isn’t among those to arrange.
reason-not-drawn = You didn’t draw that item.
reason-too-far = { $cell } is { $distance } steps away, and your Assassins reach { $reach }.
reason-too-far-for-fakirs = { $cell } is { $distance } steps away: that takes more Fakirs than you have.
reason-protected = Boaz protects that player.
reason-own-people = You can’t kill your own people.
reason-has-none = That player has none.
reason-must-kill = Your Assassins must kill someone they can reach.
reason-same-tile = The second victim must be on the same tile.
reason-same-player = The second victim must come from the same player.
reason-not-this-tile = That isn’t the action of the tile where your move ended.
reason-not-enough-gold = You don’t have enough gold for this market.
reason-no-such-card = There is no such card in the row.
reason-out-of-reach = This market only reaches the first cards of the row.
reason-no-elder = You need at least one Elder.
reason-no-items = There are no items left.
reason-cannot-craft = You need an Artisan or 2 Fakirs.
reason-not-held = You have no { $resource }.
reason-offered-already = All goods of a set are different, and { $resource } is already in it.
reason-nothing-offered = Add goods to the set first.
reason-sell-first = Sell the set first, or undo.
reason-price-full = All spots of that price are taken.
reason-too-expensive = You don’t have that much gold.
reason-lower-enough = The price can’t be lowered below 0.
reason-thief-not-open = That thief isn’t for hire.
reason-not-your-thief = That thief isn’t yours.
reason-not-its-tribe = A thief only works along with its own tribe’s action.
reason-nothing-to-steal = Nobody has anything for that thief.
reason-not-given = Nobody has given that up.
reason-not-yours = You don’t have that.

## Lessons: the title, a sentence before each decision, and one at the end

lesson-bid = Bid for your turn
lesson-bid-1 = Each round begins with bids. Teal has paid 5 and will play early; Grey bids 0 and will play late. Pay 3 to play between them.
lesson-bid-done = You are second for now. Whoever bids a price with several spots pushes those who came before: among equal bids the latest plays first.

lesson-move = Move meeples
lesson-move-1 = Pick up all the meeples on C3: a Vizier, an Elder and a Builder.
lesson-move-2 = Drop one on each tile of a path, in straight steps, never straight back. Begin with the Elder on B3.
lesson-move-3 = Now the Builder on B4.
lesson-move-4 = Your last meeple must meet its own tribe. There is a Vizier on B5: drop yours there.
lesson-move-done = You take both Viziers. The tile is empty now, so a camel makes it yours: 12 points. C3 was only emptied by picking up, so nobody gets it.

lesson-loop = The last drop
lesson-loop-1 = Five meeples, and nobody else near. Can they move at all? Pick up A1.
lesson-loop-2 = Drop a Vizier on A2. It will be the one your last meeple meets.
lesson-loop-3 = Walk round the block: the Elder on B2.
lesson-loop-4 = The Merchant on B1.
lesson-loop-5 = The Builder on A1. You may return to where you began, only never straight back.
lesson-loop-6 = And home: your last meeple is a Vizier, and there is one on A2.
lesson-loop-done = Two Viziers, the tile, and on a Village a palace. You are only ever offered drops from which the move can be completed.

lesson-builders = Builders
lesson-builders-1 = Builders bring gold for every blue tile around, the tile itself included. Pick up B2.
lesson-builders-2 = Join the two Builders on B3.
lesson-builders-3 = Six blue tiles lie around B3. Each Fakir counts as one more Builder: spend yours.
lesson-builders-done = Four times six is 24 gold, and gold is points.

lesson-assassins = Assassins
lesson-assassins-1 = Assassins kill one meeple, as many steps away as there are Assassins. Pick up D2.
lesson-assassins-2 = Join the Assassin on D3: that makes two.
lesson-assassins-3 = The Vizier on E4 stands alone, two steps away.
lesson-assassins-done = You emptied E4, so it is yours, as is D3. You could have struck at a Vizier or Elder in front of another player instead.

lesson-merchants = Merchants, markets and sets
lesson-merchants-1 = Merchants take cards from the front of the row. Pick up D2.
lesson-merchants-2 = Join the two Merchants on D3.
lesson-merchants-3 = Fish, wheat and silk are yours. D3 is a Small Market: for 3 gold you may take one of the next three cards. Take the spice.
lesson-merchants-4 = Sets of different goods are worth gold now, or points at the end. Begin a set with the fish.
lesson-merchants-5 = Add the wheat.
lesson-merchants-6 = The silk, too.
lesson-merchants-7 = And the spice.
lesson-merchants-8 = Four different goods are worth 13 gold. Sell them!
lesson-merchants-done = The more kinds in a set, the more each is worth: all nine bring 60. Often it pays to keep them for the end.

lesson-djinns = Djinns
lesson-djinns-1 = Elders are worth 2 points each, and they are what djinns cost. Pick up B2.
lesson-djinns-2 = Join the Elder on B3, a Sacred Place.
lesson-djinns-3 = Two Elders, or an Elder and a Fakir, buy a djinn. Take Jafaar: your Viziers will be worth 3 points each.
lesson-djinns-done = Jafaar is yours for the rest of the game, with 6 points of its own.

lesson-use-djinn = Use a djinn
lesson-use-djinn-1 = Some djinns do something for a price, once per turn. Enki plants a palm tree for an Elder or a Fakir. Use Enki!
lesson-use-djinn-2 = C4 is your own Oasis: the palm tree brings you 3 points there.
lesson-use-djinn-3 = Your move is still to come. Pick up B2.
lesson-use-djinn-4 = And join the Vizier on B3.
lesson-use-djinn-done = Djinns and items can be used between any two steps of your turn.

lesson-artisans = Tents and workshops
lesson-artisans-1 = C3 is a Workshop, with mountains in the south and east that nobody crosses. Pick up C2.
lesson-artisans-2 = Drop the Vizier on C3.
lesson-artisans-3 = The tile is yours. Mark it with your tent: that’s a point for every red tile around.
lesson-artisans-4 = For an Artisan, or two Fakirs, the Workshop makes an item. Take it!
lesson-artisans-done = Precious items are worth 5 to 9 points; magic ones can be used once.

lesson-lake = The Great Lake
lesson-lake-1 = Nobody enters the Great Lake on D4. But palm trees and palaces on the tiles around it count twice. Pick up C2.
lesson-lake-2 = C3 is an Oasis on the shore. End there.
lesson-lake-done = The Oasis is yours, with a palm tree worth 6 points instead of 3.

lesson-city = Cities and Whims
lesson-city-1 = C3 is a Wondrous City with a Whim of the Sultan: 6 Viziers, for 10 gold. You have 4. Pick up C2.
lesson-city-2 = Two more Viziers: end on C3.
lesson-city-done = You took the Whim, and it paid at once. Other Whims stay in your hand until they come true, in whoever’s turn. Cities are worth 5, 20, 45, 80 or 125 points, by how many you own.

# The board in the browser

board-label = The Sultanate
board-can = You can: { $actions }
board-walk = end the move here; press to see the ways
board-track = Turns
board-bidders = Next bids
board-yours = Yours
board-price = { $price ->
    [0] Bid 0
   *[other] Bid { $price } gold
}
board-order = then the order is { $order }
board-bid-of = { $who } { $person ->
    [you] play
   *[they] plays
} for { $price } gold
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-no-djinn = No djinn here
board-place = { $place }: { $resource }
board-plan = End on { $cell }, { $tile }
board-ways = { $number ->
    [one] the only way
   *[other] way { $nth } of { $number }
}
board-way-next = Next way
board-way-before = Previous way
board-other-end = Choose another end
board-in-hand = In hand: { $meeples }
board-end = { $gold ->
    [0] take { $meeples }
   *[other] take { $meeples }: { $gold } gold
}
board-end-reach = they reach { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
board-end-control = the tile becomes yours{ $value ->
    [0] {""}
   *[other] : { $value } points
}
board-end-action = { $kind ->
    [village] place a palace
    [oasis] plant a palm tree
    [sacred-place] may buy a djinn
    [small-market] may buy 1 of 3 cards for 3 gold
    [large-market] may buy 2 of 6 cards for 6 gold
    [special-market] may buy any card for 4 gold
    [workshop] may make an item
   *[other] no action
}
board-end-whim = take its Whim: { $whim }
board-camel-of = { $who } { $person ->
    [you] own
   *[they] owns
} it
board-tent-of = { $who } { $person ->
    [you] own
   *[they] owns
} it, with a tent
board-progress = Progress: { $have }/{ $number }
board-secret = secret
board-gold = gold
board-cards = cards
board-camels = camels left

board-power = { $cost }: { $power }

## The gallery of all parts

gallery-state-still = Others act in the Sultanate
gallery-state-can = Dots mark the tiles you can pick up
gallery-state-pointed = A meeple is about to be dropped
gallery-state-named = A line of the log names a tile and a djinn
