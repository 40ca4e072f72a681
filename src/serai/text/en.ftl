# Texts that every game shares. A sentence about a seat gets $who (its name) and $person (you or they).

## Names

you = You
seat-0 = Rose
seat-1 = Teal
seat-2 = Grey
seat-3 = Brown
seat-4 = Olive
bot = { $colour } bot
name = { $who }

list-two = { $first } and { $last }
list-more = { $first }, { $rest }

## Refusals

reason-not-your-turn = It’s another player’s turn.
reason-game-over = The game is over.
reason-not-now = You can’t do that right now.

undo-nothing = Nothing to undo.
undo-chance = You can’t undo that: something random has happened since.
undo-taught = You can’t undo that: it revealed information.
undo-other-seat = You can’t undo that: another player has acted since.
redo-nothing = Nothing to redo.

refused-not-started = The game hasn’t started: someone is still missing.
refused-not-your-seat = That isn’t your seat.
refused-stale = The table has changed. Take another look.
refused-paused = The game is paused.
refused-frozen = This game is view only: its rules have changed, or it was stopped by a bug or by the operator of this server.
refused-nothing-asked = There is nothing to answer, or you have already answered.
refused-seat-taken = That seat is taken.
refused-resigned = You have given up this seat.

error-unreadable = The server couldn’t read that message.
error-too-often = Too many requests. Wait a moment.
error-no-such-action = This game has no such action.
error-chat = Only players at the table can chat, and a message can’t be empty.
error-again = Someone else changed the table at the same moment. Try again.
error-store = The server can’t save right now, so nothing has changed. Try again later.

bye-restart = The server is restarting. Your game will go on in a moment.
bye-left = You have left this table.
bye-gone = This table is no longer there, or your link has been revoked.
bye-banned = The operator of this server has banned you.

## What follows an action

then-ends = This ends your turn.
then-over = This ends the game.
then-other = Then somebody else chooses.
then-chance = Then something random happens.
then-reveals = This reveals hidden information, so it can’t be undone.
then-seen = The others will see it, so it can’t be undone.
then-ask = Press Enter to do it, or type “back”.

## A game in the terminal

turn = { $person ->
    [you] Your turn
   *[they] { $who } to play
}
gain = +{ $points }
choose = Your choice, 1 to { $count } (? for help):{" "}
choose-only = Press Enter to do this (? for help):{" "}
turn-over = End your turn? Press Enter, or u to undo:{" "}
thinking = { $who } is thinking …
curtain = Pass the screen to { $who }, then press Enter:{" "}
continued = Welcome back. So far: { $count ->
    [one] one action
   *[other] { $count } actions
}.

undone = Undone.
redone = Redone.
nothing-yet = Nothing has happened yet.
hand-empty = You hold nothing.

what-to-type = “{ $text }” is not a choice here. Type a number from 1 to { $count }, an action such as “{ $example }”, or ? for help.
what-to-type-after = “{ $text }” is not a choice here. Press Enter to end your turn, u to undo, or ? for help.
which-number = There is no choice { $number }. Pick one from 1 to { $count }.
not-legal = { $action }? No. { $reason }
rule = Type “rules { $name }” to read the rule.
welcome = Type “rules” to read the rules, or ? for help.
rules-usage = There is no rule of that name. Type “rules” and one of these: { $names }.
rules-elsewhere = The rules are not installed here. In Serai’s source they are in { $page }.
folded = Shortened to fit. “board” shows everything, “show NAME” one part of it.
show-usage = Type “show” and one of these: { $names }.
why-usage = Type an action after “why”, such as “why { $example }”.
why-legal = { $action }? Yes, that’s choice { $number }.
preview-usage = Type a choice after “preview”, such as “preview 1”.
preview-nothing = Nothing happens that you could know in advance.
preview-on = First you have another choice to make.

hint = { $number }: { $action } ({ $share } % of what a bot tried, { $chance } % to win)
hint-solo = { $number }: { $action } ({ $share } % of what a bot tried, worth about { $points } points)
hint-opinion = That’s one bot’s opinion, based on what you know.
hint-none = There is nothing to choose right now.

save-usage = Type a file name after “save”, such as “save { $file }”.
save-exists = { $file } already exists. Choose another name.
save-failed = Couldn’t write { $file }: { $problem }.
saved = Saved. “serai play { $game } --record { $file }” continues this game.
saved-over = Saved. “serai replay { $file }” replays this game.
offer = Save this game as { $file }? Enter for yes, n for no, or another name:{" "}
left = Goodbye.
left-unsaved = Goodbye. The game was not saved.

score = Points
zone-score = { score }
score-total = total

help =
    Type the number of a choice, or an action such as “{ $example }”. You can also type:
      u, r               undo, redo
      why ACTION         why you can’t do something, such as “why { $example }”
      preview N          what choice N would do, as far as you can know
      hint               what a bot would do in your place
      board, hand        the whole table, or what you hold
      show NAME          one part of the table
      log, score         the story so far, the points
      rules, rules NAME  the rules, or one of them
      save FILE          save the game and play on
      q                  quit; you can save first

## Replaying

verified = { $file }: { $count ->
    [one] one action
   *[other] { $count } actions
} of { $game }, all legal, and every position matches the recording.
unfinished = The game isn’t over yet.
verified-draws = { $file }: { $count ->
    [one] one draw
   *[other] { $count } draws
} of { $game }, and each follows from the seed that was committed to before the first.
replayed-all = { $sound ->
    [one] One table replays
   *[other] { $sound } tables replay
} to the same position; { $frozen ->
    [0] none is frozen
    [one] one is frozen
   *[other] { $frozen } are frozen
}.

analysing = Thinking about the game: { $percent } % …
analysis-better = Better: { $action } (+{ $gain })
analysis-opinion = One bot’s opinion, based on what the player to move knew. In brackets, before each choice: the chance of each seat in turn to win, or what the position is worth to a solo player in points.
analysis-opinion-all = One bot’s opinion, knowing everything that was hidden. In brackets, before each choice: the chance of each seat in turn to win, or what the position is worth to a solo player in points.

## A bot at a distant table

seated = Seated at { $url } as { $name }.
reconnecting = Disconnected: { $problem }. Retrying in { $seconds } s.
played-to-the-end = The game is over. This bot played { $count ->
    [one] one action
   *[other] { $count } actions
}.

## The list of games

players = { $fewest } to { $most } players, { $maturity }
maturity-prototype = prototype
maturity-alpha = alpha
maturity-beta = beta
maturity-ready = ready
