# Cleocatra. A sentence about a seat gets $who (its name) and $person (you or they).

title = Cleocatra
about = Rescue cats on growing pyramids, under the noses of the Inspectors. By Ta-Te Wu.

## Options

option-mode = Rules: basic, or advanced with Herd and the powers of the tiles.
option-mode-title = Rules
option-mode-basic = Basic
option-mode-advanced = Advanced
option-mode-hint = The advanced game adds Herd and the powers of the tiles.
option-start = Who starts: random, or the number of a seat, counted from 0.
option-start-title = Who starts
option-start-random = Chance decides
option-cap = The most turns in a game, 0 for no limit.
option-cap-title = The most turns in a game (0: no limit)

## Things

colour-purple = purple
colour-blue = blue
colour-orange = orange
colour-green = green
colour-gold = gold

power-mafdet = Mafdet: moves with all that stands on it
power-bastet = Bastet: your Rescuer here may swap
power-mut = Mut: a Rescuer that scores here stays
power-princess = Princess: sends two Inspectors out
power-cleocatra = Cleocatra: a point more, and the last player helped

where-left = left of { $tile }
where-right = right of { $tile }
where-above = above { $tile }
where-below = below { $tile }

score-cats = cats
score-helpers = Helpers
score-cleocatra = Cleocatra

## The table

panel-round = Round { $round }, a race to { $goal } points
panel-over = The game is over
panel-points = points
panel-supply = supply
panel-pile = { $count ->
    [0] The pile is empty.
   *[other] Pile { $count }: { $content }
}
panel-colour = { $count } { $colour }
panel-inspectors = { $count ->
    [0] No Inspector is unused.
   *[other] Unused Inspectors:
}
panel-hand = In hand: { $tile }, { $colour }

## The board

cat-purple = a striped cat on the prowl
cat-blue = a spotted cat that sits upright
cat-orange = a cat asleep
cat-green = a cat at rest with a lotus
cat-gold = Cleocatra
board-label = The pyramids
board-tile = { $tile }, { $colour }, { $cat }
board-rescuers = Rescuers: { $who }
board-inspector = An Inspector is here
board-can = You can: { $actions }
board-not-here = A free place where the tile cannot go
board-points = { $score } of { $goal } points
board-supply = { $count ->
    [0] no Rescuer in the supply
    [one] one Rescuer in the supply
   *[other] { $count } Rescuers in the supply
}
board-unused = Unused Inspectors

## The gallery of all parts

gallery-tiles = Tiles
gallery-pieces = Figures and pile
gallery-state-still = Others act
gallery-state-can = Lit is what can be chosen
gallery-state-pointed = A Rescue is pointed at
gallery-state-way = A way is pointed at
gallery-state-named = A line of the story names two tiles
gallery-state-laying = A tile is to be laid

## What to decide

aim = Your aim: rescue where many colours meet, a point for each. { $goal } points bring on the end.
step-LayTile = Lay the tile on one of the free places.
step-Act = { $stage ->
    [first] First of two actions: a tile or a Rescuer. Or rescue, which ends your turn.
    [second] Second action: a Rescuer action.
    [bonus] Bonus action from Cleocatra: one action of any kind but Dispatch.
   *[alone] Your Rescuers are stuck, so a Tile action alone is your turn.
}
step-ChooseScored = Several tiles in the area have the same colour, which counts once. Choose the one to score: a Helper on it brings a point and goes home.
step-RecallInspector = No Inspector is unused, so one comes from another tile. Choose it.
step-PostInspector = Princess sends Inspectors out. Choose a tile for one.
step-Fallback = You have no first action, so bring a Rescuer to any tile with room. Then one Rescuer action follows.
step-PassTurn = There is nothing you can do.

## Actions

action-scout = Scout: draw a tile
action-search = Search: lay { $tile } elsewhere
action-dispatch = Dispatch: a Rescuer to { $laid ->
    [none] the tile just laid
   *[other] { $laid }, just laid
}
action-team = Team up: a Rescuer to { $tile }, beside yours
action-rescue = Rescue: score from { $tile }
action-lay = { $count ->
    [0] Lay the tile at { $x } { $y }
   *[other] Lay { $tile } { $where }
}
action-score = Score { $tile }
action-recall = Take the Inspector from { $tile }
action-place = Place a Rescuer on { $tile }
action-regroup = Bring your Rescuer from { $from } to { $to }
action-pass = Pass
action-start = { $who } { $person ->
    [you] start
   *[they] starts
}
action-draw = Draw a tile: { $colour }
action-herd = Herd: your Rescuer from { $from } to { $to }
action-mafdet = Mafdet: take { $tile } with all that stands on it
action-swap = Bastet: swap { $from } with { $person ->
    [you] yourself
   *[they] { $who }
} on { $to }
action-post = Send an Inspector to { $tile }

## The story

log-starts = { $who } { $person ->
    [you] start
   *[they] starts
}.
log-draws = { $who } { $person ->
    [you] draw
   *[they] draws
} { $tile }, { $colour }.
log-takes = { $who } { $person ->
    [you] take
   *[they] takes
} { $tile } from its place.
log-lays = { $who } { $person ->
    [you] lay
   *[they] lays
} { $tile }.
log-places = { $who } { $person ->
    [you] put
   *[they] puts
} a Rescuer on { $tile }.
log-moves = { $person ->
    [you] Your Rescuer
   *[they] A Rescuer of { $who }
} goes from { $from } to { $to }.
log-scores = { $who } { $person ->
    [you] score
   *[they] scores
} { $points } { $points ->
    [one] point
   *[other] points
}: { $cats } for cats{ $helpers ->
    [0] {""}
   *[other] , { $helpers } for Helpers
}{ $cleocatra ->
    [0] {""}
   *[other] , { $cleocatra } for Cleocatra
}.
log-goes-home = { $count ->
    [one] { $person ->
        [you] Your Rescuer
       *[they] The Rescuer of { $who }
    } on { $tiles } goes home.
   *[other] { $person ->
        [you] Your Rescuers
       *[they] The Rescuers of { $who }
    } on { $tiles } go home.
}
log-inspector-moves = An Inspector leaves { $from } for { $to }.
log-inspector-comes = An Inspector comes to { $tile }.
log-passes = { $who } { $person ->
    [you] pass
   *[they] passes
}.
log-wins = { $count ->
    [one] { $who } { $person ->
        [you] win
       *[they] wins
    } the game.
   *[other] { $who } share the victory.
}

## Refusals

reason-tile-action-first = A Tile action comes first in a turn or not at all. Now it is a Rescuer action.
reason-place-first = You have no first action, so begin with a Rescuer on any tile with room.
reason-only-tile-action = Your Rescuers are stuck, so a Tile action alone is your turn.
reason-has-first-action = Placing a Rescuer anywhere is only for a player without any first action, and you have one.
reason-no-second-action = A turn has two actions, and after this one there would be no second.
reason-pile-empty = The pile is empty, so there is nothing to scout.
reason-not-on-table = That tile is not among the pyramids.
reason-tile-occupied = Only an empty tile can be searched, and a Rescuer or an Inspector is on this one.
reason-surrounded = There are tiles on all three sides of it, and a surrounded tile cannot be taken.
reason-splits = The pyramids must stay one group, and without this tile they would fall into two.
reason-cell-taken = A tile lies there already.
reason-cell-apart = A tile must share an edge with another one. A corner is not enough.
reason-same-cell = The tile comes from there and must go somewhere else.
reason-nothing-laid = Dispatch goes only to the tile you have just laid, directly after your Tile action.
reason-supply-empty = Your supply is empty: all three of your Rescuers are on tiles.
reason-supply-first = There is a Rescuer in your supply. Place that one and leave the others where they are.
reason-own-rescuer-there = You have a Rescuer there already, and a tile never holds two of one player.
reason-tile-full = Two Rescuers are there already, and a tile has no room for a third.
reason-not-beside-yours = Team up goes only to a tile beside one that holds a Rescuer of yours.
reason-no-rescuer-there = You have no Rescuer there.
reason-inspected = There is an Inspector on that tile, so nobody can rescue from it until the Inspector leaves.
reason-not-to-choose = The tile to score must lie in the area of your Rescuer and have the colour in question.
reason-no-inspector-there = There is no Inspector on that tile.
reason-inspector-there = Choose a tile without an Inspector, and without one when the scoring began.
reason-inspector-just-placed = That Inspector has only just come. Take one that was there before.
reason-advanced-only = That belongs to the advanced game, and this is the basic one.
reason-not-adjacent = Herd goes only to a tile that shares an edge with the one the Rescuer is on.
reason-not-mafdet = Only a purple tile, Mafdet, can be moved with things on it.
reason-nothing-on-mafdet = Nothing is on that tile, so moving it is a plain Search.
reason-not-bastet = Only a Rescuer on a blue tile, Bastet, can swap.
reason-not-theirs = There is no Rescuer of that player on that tile.
reason-same-tile = The two Rescuers are on the same tile, so nothing would change.
reason-same-colour-twice = After the swap one tile would hold two Rescuers of one player, which is not allowed.

## Lessons: the title, a sentence before each decision, and one at the end

lesson-tile = Lay a tile
lesson-tile-1 = A turn has two actions. Begin with Scout: draw a tile from the pile.
lesson-tile-2 = Lay it where it shares an edge with another tile. Choose any of the lit places.
lesson-tile-3 = The second action: Dispatch. One of your Rescuers goes straight to the tile you have just laid.
lesson-tile-done = That was a whole turn. The pyramids grow, and so does your team.

lesson-team-up = Team up
lesson-team-up-1 = Rescuers are strongest side by side. Team up: put a second one on the blue tile, beside your first.
lesson-team-up-2 = Once more, on the orange tile. Somebody else stands there, but a tile has room for two players.
lesson-team-up-done = Three Rescuers side by side, and two Rescuer actions in one turn. Next, let them score.

lesson-rescue = Rescue
lesson-rescue-1 = Your Rescuer on the orange tile reaches four colours: its own and one on each side. Your other one, on purple, will help. Rescue from the orange tile.
lesson-rescue-done = 4 points for four colours and 1 for the Helper. Both Rescuers are home again, and an Inspector watches the orange tile.

lesson-inspectors = Inspectors
lesson-inspectors-1 = An Inspector is on your orange tile, so nobody can rescue from it. Rescue from the gold tile instead.
lesson-inspectors-2 = All three Inspectors are out, so one must come from another tile, and you say which. Free the orange tile!
lesson-inspectors-done = 4 points, and your Rescuer on orange can score again. A Rescue closes one tile and may open another.

lesson-search = Search
lesson-search-1 = Your blue tile has two other colours beside it, and green lies idle at the edge. Search: take the green tile.
lesson-search-2 = Lay it below the blue tile, where your Rescuer can reach it.
lesson-search-3 = Now rescue from the blue tile.
lesson-search-done = 4 points instead of 3. Only an empty tile can be taken, and only if the pyramids stay in one piece.

lesson-end = The end of a game
lesson-end-1 = Somebody has 23 points, so this round is the last, and yours is the last turn in it. You have 19. Rescue from the purple tile!
lesson-end-done = 24 to 23: you win! A round is always played to its end, so that everybody has had as many turns.

lesson-herd = Herd
lesson-herd-1 = Welcome to the advanced game. Your Rescuer cannot score beside the Inspector, but may walk away. Herd: go from purple to blue.
lesson-herd-2 = Nobody is watching here. Rescue from the blue tile.
lesson-herd-done = 4 points from a Rescuer who was stuck. Herd is a Rescuer action, so it can come first or second.

lesson-mafdet = Mafdet, purple
lesson-mafdet-1 = Mafdet moves with everything on it, whoever stands there. Take the purple tile as your Tile action.
lesson-mafdet-2 = Lay it below the blue tile: it brings a new colour there, and your Helper rides along.
lesson-mafdet-3 = Rescue from the blue tile.
lesson-mafdet-done = Four colours and the Helper who came along: 5 points.

lesson-bastet = Bastet, blue
lesson-bastet-1 = From Bastet your Rescuer may change places with somebody else’s. Swap with the one on purple, in the middle of things.
lesson-bastet-2 = What a place! Rescue from the purple tile.
lesson-bastet-done = 4 points, and the other Rescuer looks on from the edge. A swap is your Tile action, but you cannot dispatch after it.

lesson-mut = Mut, orange
lesson-mut-1 = A Rescuer who scores with Mut may stay. Rescue from the orange tile.
lesson-mut-done = 5 points, and your Rescuer is still there. The Helper went home and the Inspector came, as always.

lesson-princess = The Princess, green
lesson-princess-1 = After a Rescue with the Princess, you send two Inspectors wherever you like. Rescue from the green tile.
lesson-princess-2 = Send the first to the blue tile, to be in somebody’s way.
lesson-princess-3 = And the second to the orange tile.
lesson-princess-done = 4 points, two Rescuers blocked, and your own tile is still free.

lesson-cleocatra = Cleocatra, gold
lesson-cleocatra-1 = Cleocatra adds a point to your Rescue, and whoever alone had the fewest points gets a bonus action. That is you! Rescue from the gold tile.
lesson-cleocatra-2 = Your bonus: one action of any kind but Dispatch. Rescue from the purple tile as well.
lesson-cleocatra-done = 5 points and then 4 more. That is all there is to know. Have fun!
