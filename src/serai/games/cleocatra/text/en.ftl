# Cleocatra. A sentence about a seat gets $who (its name) and $person (you or they).

title = Cleocatra
about = Rescue cats on growing pyramids, under the noses of the Inspectors. By Ta-Te Wu.

## Options

option-mode = Rules: basic, or advanced with Herd and tile powers.
option-mode-title = Rules
option-mode-basic = Basic
option-mode-advanced = Advanced
option-mode-hint = The advanced game adds Herd and tile powers.
option-start = Who starts: random, or a seat number, counting from 0.
option-start-title = Who starts
option-start-random = Random
option-cap = Turn limit for the game, 0 for none.
option-cap-title = Turn limit for the game (0 for none)

## Things

colour-purple = purple
colour-blue = blue
colour-orange = orange
colour-green = green
colour-gold = gold

the-tile = { $codes ->
    [yes] { $tile }
   *[no] { $place ->
        [hand] it
        [only] the { $hue } tile
       *[other] the { $place } { $hue } tile
    }
}
hue-purple = purple
hue-blue = blue
hue-orange = orange
hue-green = green
hue-gold = gold
drawn-purple = a purple tile
drawn-blue = a blue tile
drawn-orange = an orange tile
drawn-green = a green tile
drawn-gold = the gold tile
place-left = left
place-middle = middle
place-right = right
place-upper = upper
place-lower = lower
place-upper-left = upper left
place-upper-middle = upper middle
place-upper-right = upper right
place-middle-left = middle left
place-middle-right = middle right
place-lower-left = lower left
place-lower-middle = lower middle
place-lower-right = lower right

power-mafdet = Mafdet: moves with everything on it
power-bastet = Bastet: your Rescuer here may swap
power-mut = Mut: a Rescuer that scores here stays
power-princess = Princess: sends out two Inspectors
power-cleocatra = Cleocatra: an extra point, and help for last place

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
    [0] All Inspectors are out.
   *[other] Unused Inspectors:
}
panel-hand = In hand: { $codes ->
    [yes] { $tile }, { $colour }
   *[no] { $drawn }
}

## The board

cat-purple = a striped cat on the prowl
cat-blue = a spotted cat sitting upright
cat-orange = a sleeping cat
cat-green = a cat resting with a lotus
cat-gold = Cleocatra
board-label = The pyramids
board-tile = { $codes ->
    [yes] { $tile }, { $colour }, { $cat }
   *[no] { $tile }, { $cat }
}
board-rescuers = Rescuers: { $who }
board-inspector = There’s an Inspector here
board-can = You can: { $actions }
board-not-here = An empty space where the tile can’t go
board-points = { $score } of { $goal } points
board-home = { $count } at home
board-supply = { $count ->
    [0] no Rescuers in the supply
    [one] one Rescuer in the supply
   *[other] { $count } Rescuers in the supply
}
board-face-down = Face down
board-unused = Inspectors left
board-of = of { $most }

## The gallery of all parts

gallery-tiles = Tiles
gallery-pieces = Figures and pile
gallery-state-still = Others act
gallery-state-can = What can be chosen is lit
gallery-state-pointed = A Rescue is pointed at
gallery-state-way = A Herd is pointed at
gallery-state-named = A line of the log names two tiles
gallery-state-laying = A tile is to be laid

## What to decide

aim = Your goal: rescue where many colours meet, for a point each. Reaching { $goal } points triggers the last round.
step-LayTile = Lay the tile on one of the free spaces.
step-Act = { $stage ->
    [first] Action 1 of 2: a Tile action or a Rescuer action. Or rescue, which ends your turn.
    [second] Action 2 of 2: a Rescuer action.
    [bonus] Bonus action from Cleocatra: any one action except Dispatch.
   *[alone] Your Rescuers are stuck, so you only take a Tile action this turn.
}
step-ChooseScored = A colour counts only once. Choose the tile to score: a Helper on it adds a point.
step-RecallInspector = All Inspectors are out. Choose one to move.
step-PostInspector = The Princess sends out Inspectors. Choose a tile for one.
step-Fallback = You have no first action, so put a Rescuer on any tile with room. Then take one Rescuer action.
step-PassTurn = There’s nothing you can do.
next-draw = Chance picks which one, so it can’t be undone.

## Actions

kind-recall = Move an Inspector
kind-place = Place a Rescuer
kind-post = Send an Inspector
kind-regroup = Move a Rescuer
kind-score = Score a tile

action-scout = Scout: draw a tile
action-search = Search: move { $tile } elsewhere
action-dispatch = Dispatch: a Rescuer to { $laid ->
    [none] the tile just laid
   *[other] { $laid }, just laid
}
action-team = Team up: a Rescuer to { $tile }, beside yours
action-rescue = Rescue: score from { $tile }
action-lay = { $count ->
    [0] Lay the tile at { $x } { $y }
   *[other] { $codes ->
        [yes] Lay { $tile } { $where }
       *[no] Lay it { $where }
    }
}
action-score = Score { $tile }
action-recall = Take the Inspector from { $tile }
action-place = Place a Rescuer on { $tile }
action-regroup = Move your Rescuer from { $from } to { $to }
action-pass = Pass
action-start = { $who } { $person ->
    [you] start
   *[they] starts
}
action-draw = Draw a tile: { $colour }
action-herd = Herd: your Rescuer from { $from } to { $to }
action-mafdet = Mafdet: take { $tile } with everything on it
action-swap = Bastet: swap your Rescuer on { $from } with { $person ->
    [you] your own
   *[they] { $who }’s
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
} { $codes ->
    [yes] { $tile }, { $colour }
   *[no] { $drawn }
}.
log-takes = { $who } { $person ->
    [you] pick up
   *[they] picks up
} { $tile }.
log-lays = { $who } { $person ->
    [you] lay
   *[they] lays
} { $tile }{ $count ->
    [0] {""}
   *[other] {" "}{ $where }
}.
log-places = { $who } { $person ->
    [you] put
   *[they] puts
} a Rescuer on { $tile }.
log-moves = { $person ->
    [you] Your Rescuer
   *[they] { $who }’s Rescuer
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
log-bonus = { $who } { $person ->
    [you] get
   *[they] gets
} a bonus action from Cleocatra.
log-no-bonus = { $who } { $person ->
    [you] have
   *[they] has
} no possible action, so the bonus is lost.
log-goes-home = { $count ->
    [one] { $person ->
        [you] Your Rescuer
       *[they] { $who }’s Rescuer
    } on { $tiles } goes home.
   *[other] { $person ->
        [you] Your Rescuers
       *[they] { $who }’s Rescuers
    } on { $tiles } go home.
}
log-inspector-moves = An Inspector moves from { $from } to { $to }.
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

reason-tile-action-first = A Tile action can only come first in a turn. Now take a Rescuer action.
reason-place-first = You have no first action, so start by putting a Rescuer on any tile with room.
reason-only-tile-action = Your Rescuers are stuck, so you only take a Tile action this turn.
reason-has-first-action = You can place a Rescuer anywhere only if you have no first action, and you have one.
reason-cannot-pass = You can only pass when there’s nothing at all you could do.
reason-no-second-action = A turn has two actions, and this one would leave you without a second.
reason-pile-empty = The pile is empty, so there is nothing to scout.
reason-not-on-table = That tile isn’t part of the pyramids.
reason-tile-occupied = You can only search an empty tile, and there’s a Rescuer or an Inspector on this one.
reason-surrounded = It has tiles on all three sides, and you can’t take a surrounded tile.
reason-splits = The pyramids must stay in one group, and taking this tile would split them.
reason-cell-taken = There’s already a tile there.
reason-cell-apart = A tile must share an edge with another one. Touching corners isn’t enough.
reason-same-cell = You took the tile from there, so it must go somewhere else.
reason-nothing-laid = You can only dispatch to the tile you’ve just laid, right after your Tile action.
reason-supply-empty = Your supply is empty: all three of your Rescuers are on tiles.
reason-supply-first = You have a Rescuer in your supply. Place that one, and leave the others where they are.
reason-own-rescuer-there = You already have a Rescuer there, and a tile never holds two from the same player.
reason-tile-full = There are already two Rescuers there, and no room for a third.
reason-not-beside-yours = You can only team up on a tile next to one of your Rescuers.
reason-no-rescuer-there = You have no Rescuer there.
reason-inspected = There’s an Inspector on that tile, so nobody can rescue from it until the Inspector leaves.
reason-not-to-choose = The tile to score must be in your Rescuer’s area and have the colour in question.
reason-no-inspector-there = There is no Inspector on that tile.
reason-inspector-there = Choose a tile that has no Inspector, and had none when the scoring began.
reason-inspector-just-placed = That Inspector has only just arrived. Take one that was there before.
reason-advanced-only = That’s part of the advanced game, and this is the basic one.
reason-not-adjacent = Herd only moves a Rescuer to a tile that shares an edge with its own.
reason-not-mafdet = Only a purple tile, Mafdet, can be moved with things on it.
reason-nothing-on-mafdet = That tile is empty, so move it with a plain Search.
reason-not-bastet = Only a Rescuer on a blue tile, Bastet, can swap.
reason-not-theirs = That player has no Rescuer on that tile.
reason-same-tile = The two Rescuers are on the same tile, so nothing would change.
reason-same-colour-twice = After the swap, one tile would hold two Rescuers from the same player, which isn’t allowed.

## Lessons: the title, a sentence before each decision, and one at the end

lesson-tile = Lay a tile
lesson-tile-1 = A turn has two actions. Start with Scout: draw a tile from the pile.
lesson-tile-2 = Lay it so that it shares an edge with another tile. Any lit space will do.
lesson-tile-3 = Your second action: Dispatch. One of your Rescuers goes straight to the tile you’ve just laid.
lesson-tile-done = That was a whole turn. The pyramids grow, and so does your team.

lesson-team-up = Team up
lesson-team-up-1 = Rescuers are strongest side by side. Team up: put a second one on the blue tile, next to your first.
lesson-team-up-2 = Do it again, on the orange tile. Somebody else is already there, but a tile has room for two players.
lesson-team-up-done = Three Rescuers side by side, and two Rescuer actions in one turn. Now let them score.

lesson-rescue = Rescue
lesson-rescue-1 = Your Rescuer on the orange tile reaches four colours: its own and one on each side. Your other Rescuer, on purple, will help. Rescue from the orange tile.
lesson-rescue-done = 4 points for four colours, and 1 for the Helper. Both Rescuers are home again, and an Inspector is watching the orange tile.

lesson-inspectors = Inspectors
lesson-inspectors-1 = There’s an Inspector on your orange tile, so nobody can rescue from it. Rescue from the gold tile instead.
lesson-inspectors-2 = All three Inspectors are in use, so one has to come from another tile. You choose which. Free the orange tile!
lesson-inspectors-done = 4 points, and your Rescuer on orange can score again. A Rescue closes one tile and can open another.

lesson-search = Search
lesson-search-1 = Your blue tile has two other colours next to it, and a green one sits unused at the edge. Search: take the green tile.
lesson-search-2 = Lay it below the blue tile, where your Rescuer can reach it.
lesson-search-3 = Now rescue from the blue tile.
lesson-search-done = 4 points instead of 3. You can only take an empty tile, and only if the pyramids stay in one piece.

lesson-end = The end of a game
lesson-end-1 = Somebody has 23 points, so this is the last round, and you have the last turn. You’re at 19. Rescue from the purple tile!
lesson-end-done = 24 to 23: you win! You always finish the round, so that everyone gets the same number of turns.

lesson-herd = Herd
lesson-herd-1 = Welcome to the advanced game. Your Rescuer shares a tile with an Inspector, so it can’t score there, but it can walk away. Herd: go from purple to blue.
lesson-herd-2 = Nobody’s watching here. Rescue from the blue tile.
lesson-herd-done = 4 points from a Rescuer that was stuck. Herd is a Rescuer action, so it can come first or second.

lesson-mafdet = Mafdet, purple
lesson-mafdet-1 = Mafdet moves with everything on it, no matter whose. Take the purple tile as your Tile action.
lesson-mafdet-2 = Lay it below the blue tile: it adds a new colour there, and your Helper comes along for the ride.
lesson-mafdet-3 = Rescue from the blue tile.
lesson-mafdet-done = Four colours, plus the Helper who came along: 5 points.

lesson-bastet = Bastet, blue
lesson-bastet-1 = On Bastet, your Rescuer can trade places with somebody else’s. Swap with the one on purple, in the middle of things.
lesson-bastet-2 = What a spot! Rescue from the purple tile.
lesson-bastet-done = 4 points, and the other Rescuer watches from the edge. A swap is your Tile action, but you can’t dispatch after it.

lesson-mut = Mut, orange
lesson-mut-1 = A Rescuer who scores on Mut stays there. Rescue from the orange tile.
lesson-mut-done = 5 points, and your Rescuer is still there. The Helper went home and an Inspector came, as always.

lesson-princess = The Princess, green
lesson-princess-1 = After you rescue from the Princess, you send two Inspectors wherever you like. Rescue from the green tile.
lesson-princess-2 = Send the first one to the blue tile, to get in somebody’s way.
lesson-princess-3 = And the second to the orange tile.
lesson-princess-done = 4 points, two Rescuers blocked, and your own tile is still free.

lesson-cleocatra = Cleocatra, gold
lesson-cleocatra-1 = Cleocatra adds a point to your Rescue, and a player who was alone in last place gets a bonus action. That’s you! Rescue from the gold tile.
lesson-cleocatra-2 = Your bonus: any one action except Dispatch. Rescue from the purple tile as well.
lesson-cleocatra-done = 5 points, and then 4 more. Now you know it all. Have fun!
