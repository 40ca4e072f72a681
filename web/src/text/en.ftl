# What the site says by itself. A sentence about a seat gets $who (its name) and $person (you or they).

## The frame of every page

site-name = Serai
frame-skip = Skip to the content
frame-home = Serai, to the lobby
frame-site = Site
frame-language = Language
frame-dark = Dark colours
frame-light = Light colours
frame-promise = No account, no ads, no trackers.
guest-name = Guest
copy = Copy
copy-done = Copied
dialog-close = Close
notice-home = To the lobby
lost = There is nothing here
lost-more = The address may be mistyped, or what stood here is gone. Your games are safe in the lobby.
about = About

## When something does not work

problem-0 = The server cannot be reached. Check that it is running, then try again.
problem-404 = That is not there any more, or it is not yours.
problem-409 = That is not possible any more.
problem-413 = That is too big for the server.
problem-429 = That was a bit much at once. Wait a little, then try again.
problem-503 = The server cannot write at the moment, so nothing has changed. Try again later.
problem-other = That did not work: { $detail }

## The lobby

lobby-welcome = Sit down and play.
lobby-welcome-more = Whole board games, with friends or against a bot. No account, nothing to install.
lobby-games = Games
lobby-loading = Laying out the games …
lobby-again = Try again
lobby-players = { $fewest ->
    [one] { $most ->
        [one] 1 player
       *[other] 1 to { $most } players
    }
   *[other] { $fewest } to { $most } players
}
lobby-play = Play now
lobby-against-bot = against a bot
lobby-alone = alone
lobby-solo = Solo
lobby-new = With friends
lobby-learn = Learn
lobby-rules = Rules
lobby-tables = Your tables
lobby-tables-more = { $count ->
    [one] One more table
   *[other] { $count } more tables
}
lobby-tables-over = { $count ->
    [one] One finished game
   *[other] { $count } finished games
}
lobby-table-mine = Your turn
lobby-table-theirs = { $name } to play
lobby-table-open = { $count ->
    [one] Waiting for a friend
   *[other] Waiting for { $count } friends
}
lobby-table-over = Finished
lobby-table-with = with { $names }
lobby-table-alone = { $count ->
    [one] alone
   *[other] at one screen
}

given = Were you given a link?
given-label = Invitation, link to watch, or code for a seat
given-go = Go
given-unreadable = This leads nowhere: paste the whole link, or the code of 20 letters and digits.
given-expired = This code has been used or is older than 15 minutes. Ask for a new one where you play.

bring = Look at a game again
bring-label = Record of a game, as a file; you can also drop it here
bring-unreadable = { $file } is not the record of a game.
bring-refused = { $file } cannot be used: { $detail }

## A new table

new-title = New table
new-who = Who plays
new-how = How
new-player = Your name
new-seat = Seat { $number }, { $colour }
new-seat-me = Me
new-seat-friend = A friend, by link
new-seat-here = Somebody at this screen
new-seat-bot = Bot, { $level }
new-seat-add = Add a seat
new-seat-remove = Remove seat { $number }
new-friends = { $count ->
    [one] You get a link for your friend as soon as the table stands.
   *[other] You get a link for your friends as soon as the table stands.
}
new-name = Name of the table, if you like
new-create = Create table
new-create-invite = Create table and invite
new-back = Back

level-random = easy: plays anything
level-greedy = keen: takes what looks best

clock = Time to think
clock-none = As long as you like
clock-quick = Quick: 10 minutes, 10 seconds more for each action
clock-slow = Calm: 30 minutes, 30 seconds more for each action
clock-daily = Daily: 1 day, 4 hours more for each action
clock-weekly = Over weeks: 3 days, 12 hours more for each action
clock-own = As I set it
clock-minutes = Minutes at the start
clock-seconds = Seconds for each action

## Joining by a link

join-title = You are invited
join-more = Somebody keeps a seat for you. What should the others call you?
join-name = Your name
join-sit = Sit down
join-gone = This invitation does not work
join-gone-more = The link may be cut short or too old. Ask for a new one, or start a game of your own.
join-full = All seats are taken
join-full-more = Somebody was quicker. Ask for a link to watch, or start a game of your own.

## Settings

settings = Settings

## The plain table

plain-table = The table
plain-aside = Beside it
plain-look-through = Look through
