# Texts that every game shares. A sentence about a seat gets $who (its name) and $person (you or they).

## Names

you = You
seat-0 = Rose
seat-1 = Teal
seat-2 = Black
seat-3 = Brown
seat-4 = Olive
bot = { $colour } bot
name = { $who }

list-two = { $first } and { $last }
list-more = { $first }, { $rest }

## Refusals

reason-not-your-turn = It is another player’s turn.
reason-game-over = The game is over.
reason-not-now = That is not what has to be decided now.

undo-nothing = You have done nothing yet that could be taken back.
undo-chance = Chance has fallen since your last action, so it stands.
undo-taught = Your last action has shown somebody something new, so it stands.
undo-other-seat = Another player has acted since, so your last action stands.
redo-nothing = There is nothing to play again.

refused-not-started = The game has not begun: someone is still missing.
refused-not-your-seat = That seat is not yours.
refused-stale = The table has changed since. Look again.
refused-paused = The game is paused.
refused-frozen = The rules have changed since this game began, so it can only be looked at.
refused-nothing-asked = Nothing is being asked, or you have answered already.
refused-seat-taken = Somebody sits there already.

error-unreadable = The server could not read that message.
error-too-often = That was too often. Wait a little.
error-no-such-action = This game has no such action.
error-chat = Only those who sit at the table can write, and not an empty line.
error-again = Somebody else changed the table at the same moment. Try again.
error-store = The server cannot write at the moment, so nothing has changed. Try again later.

bye-restart = The server is starting again. Your game goes on in a moment.

## A game in the terminal

turn = { $person ->
    [you] Your turn
   *[they] { $who } to play
}
gain = +{ $points }
choose = Your choice, 1 to { $count } (? for help):{" "}
choose-only = Press Enter to do this (? for help):{" "}
turn-over = Done? Enter goes on, u takes it back:{" "}
thinking = { $who } is thinking …
curtain = Hand over to { $who }, then press Enter:{" "}
continued = Here is the game again after { $count ->
    [one] one action
   *[other] { $count } actions
}.

undone = Taken back.
redone = Played again.
nothing-yet = Nothing has happened yet.

what-to-type = “{ $text }” is not a choice here. Type a number from 1 to { $count }, an action such as “{ $example }”, or ? for help.
what-to-type-after = “{ $text }” is not a choice here. Press Enter to go on, u to take your action back, or ? for help.
which-number = There is no choice { $number }: they run from 1 to { $count }.
not-legal = { $action }? No. { $reason }
rule = Rule: { $page }
rules-are-at = Rules: { $page }
why-usage = Name an action after “why”, such as “why { $example }”.
why-legal = { $action }? Yes, that is choice { $number }.
preview-usage = Name a choice after “preview”, such as “preview 1”.
preview-nothing = Nothing follows that you could know beforehand.

save-usage = Name a file after “save”, such as “save { $file }”.
save-exists = { $file } is there already. Choose another name.
save-failed = { $file } could not be written: { $problem }.
saved = Saved. “serai play { $game } --record { $file }” continues it.
saved-over = Saved. “serai replay { $file }” tells it again.
offer = Save this game? A file name, Enter for { $file }, or n for no:{" "}
left = Goodbye.
left-unsaved = Goodbye. The game was not saved.

score = Points
score-total = total

help =
    Type the number of a choice, or an action as text, such as “{ $example }”. And:
      u, r               take your last action back, play it again
      why ACTION         why an action is not allowed, such as “why { $example }”
      preview N          what choice N would bring, as far as can be known
      board, log, score  look at the table, read the story so far, see the points
      save FILE          save the game, and play on
      q                  leave; you are asked whether to save

## Replaying

verified = { $file }: { $count ->
    [one] one action
   *[other] { $count } actions
} of { $game }, all legal, and every position is as recorded.
unfinished = The game is not over.
verified-draws = { $file }: { $count ->
    [one] one draw
   *[other] { $count } draws
} of { $game }, each as the seed says that was committed to before the first.
replayed-all = { $sound ->
    [one] One table replays
   *[other] { $sound } tables replay
} to the same position; { $frozen ->
    [0] none is frozen
    [one] one is frozen
   *[other] { $frozen } are frozen
}.

## A bot at a distant table

seated = Seated at { $url } as { $name }.
reconnecting = Not connected: { $problem }. Trying again in { $seconds } s.
played-to-the-end = The game is over after { $count ->
    [one] one action
   *[other] { $count } actions
} of this bot.

## The list of games

players = { $fewest } to { $most } players, { $maturity }
maturity-prototype = prototype
maturity-alpha = alpha
maturity-beta = beta
maturity-ready = ready
