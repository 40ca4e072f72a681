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
unreachable = This page could not be loaded
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
lobby-minutes = { $minutes ->
    [60] about an hour
   *[other] about { $minutes } minutes
}
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
lobby-table-frozen = Only to look at
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
bring-label = From the record of a game, a file; you can also drop it here
bring-choose = Choose a file
bring-unreadable = { $file } is not the record of a game.
bring-refused = { $file } cannot be used: { $detail }

## A new table

new-title = New table
new-who = Who plays
new-how = How you play
new-player = Your name
new-seat = Seat { $number }, { $colour }
new-seat-me = Me
new-seat-friend = A friend, by link
new-seat-here = Somebody at this screen
new-seat-bot = Bot, { $level }
new-seat-add = Add a seat
new-seat-remove = Remove seat { $number }
new-friends = The link to invite with comes as soon as the table stands.
new-more = Time, limits and a name
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
settings-you = You
settings-name = Your name, as others see it
settings-name-keep = Save
settings-name-kept = That is your name from now on.
settings-language-system = As in my browser
settings-looks = Looks
settings-theme = Colours
settings-theme-system = Automatic
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Moving pieces
settings-motion-system = Automatic
settings-motion-off = Off
settings-motion-fast = Fast
settings-motion-normal = Normal
settings-play = While you play
settings-confirm = Ask at the end of a turn
settings-confirm-more = An action that ends your turn waits for a second click.
settings-hints = Show what an action brings
settings-hints-more = Points and changes appear before you choose.
settings-sound = Sound when it is your turn
settings-sound-more = A short tone, and never anything else.
settings-where = All of this is kept in this browser only.

## About

about-what = Serai is a digital tabletop: complete board games with all their rules, to play with friends or against bots.
about-name = A serai was an inn on a long road. Travellers put down their loads, sat together and played.
about-games = The games
about-game = { $title }, by { $by }
about-game-from = { $title }, by { $by }, published by { $from }
about-owners = The names of the games belong to their owners. The boards, icons and texts here are our own; none of the publishers’ art or wording is used. If you like a game, buy the box.
about-fair = Fair chance
about-fair-how = Before the first draw the server commits to its random numbers. When a game is over everyone can check every draw, and download the record.
about-private = What is kept
about-private-how = A cookie says who you are, and this browser remembers your settings. There are no trackers and nothing is asked of any other site.
about-licence = Licence
about-licence-how = The program is free software under the MIT licence.

## Rules pages

rules = Rules
rules-search = Search the rules
rules-contents = Contents
rules-found = { $count ->
    [0] Nothing found
    [one] Found in one section
   *[other] Found in { $count } sections
}
rules-nothing = No rule has these words.
rules-all = Show all rules
rules-play = Play

## Learning a game

learn-title = Learn { $game }
learn-more = { $count } short lessons at a real table. You do the moves; each takes a minute or less.
learn-finished = You have done every lesson. Time for a real game!
learn-begin = Begin
learn-go-on = Go on
learn-play = Play a game
learn-done = done
learn-all = All lessons
learn-number = Lesson { $number } of { $count }
learn-again = Start again
learn-progress = Progress through the lessons

## The plain table

plain-table = The table
plain-aside = Beside it
plain-look-through = Look through
plain-empty = empty
zone-score = Points

## A table

table-title = { $game } – Serai
table-title-turn = (!) Your turn – { $game }
table-loading = Setting the table …
table-absent = There is no such table for you
table-absent-more = The link may be mistyped, or somebody else’s browser sits there. Ask for an invitation, or enter a code if you played on another device.
table-namesake = { $name } ({ $colour })
table-board = Table
table-board-trouble = The board could not be loaded. Load the page again.
table-beside = Players, story and talk
table-bar = What to do
table-choices = What you can do
table-all-actions = All actions ({ $count })
table-all-brief = All { $count }
table-chance = Chance decides …
table-paused = The game is paused
table-over = The game is over
table-wins = { $count ->
    [one] { $person ->
        [you] You win!
       *[they] { $who } wins.
    }
   *[other] { $who } share the victory.
}
table-confirm = End your turn?
table-end-turn = End turn
table-back = Back
table-then-ends = Then your turn is over.
table-then-chance = A draw follows, so this cannot be taken back.
table-then-reveals = Somebody learns something, so this cannot be taken back.
table-rule = Read the rule
table-rules = Rules
table-score = Points
table-undo = Undo
table-undo-title = Take your last action back (u)
table-redo = Redo
table-redo-title = Play it again (r)
table-ask-undo = Ask the others
table-undo-anyway = Take it back all the same
table-rematch = Play again
table-export = Save as a file
table-lobby = To the lobby
table-go-on = Go on playing
table-people = Players
table-winner = winner
table-open-seat = still open
table-here = here
table-away = away
table-late = out of time
table-bot-for-you = a bot plays for you
table-let-bot = Let a bot play this seat
table-seat-back = Play again myself
table-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
table-clock = time left
table-clock-stale = , not connected
table-clock-days = { $days } d { $hours } h

## Waiting for the others

waiting-for = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
waiting-send = Send this link to whomever you want to play with. The game begins by itself when everyone sits.
waiting-invite = Link to a seat
waiting-local = This link works on this computer only. For friends on other devices start Serai with “serai serve --host” and the address of this computer in your network.
waiting-watch-more = Somebody only wants to watch?
waiting-watch = Link to watch
waiting-meanwhile = While you wait:

## Above the board

banner-lost = The connection is lost. Trying to come back; nothing is lost.
banner-retry = Try now
banner-asks-undo = { $who } would like to take back the last action. All right?
banner-asks-pause = { $who } would like to pause. All right?
banner-asks-go-on = { $who } would like to go on playing. Ready?
banner-asked-undo = You have asked the others whether you may take it back.
banner-asked-pause = You have asked the others for a pause.
banner-asked-go-on = You have asked the others to go on.
banner-yes = Yes
banner-no = No
banner-paused = The game is paused. Clocks stand still.
banner-again = There is a new game, and a seat for you.
banner-join = Sit down
past = The past
past-at = after action { $number } of { $count }
past-now = Back to now
past-fork = Play on from here

## Beside the board

side = Story, talk and commands
side-log = Story
side-chat = Talk
side-command = Commands
side-unread = {" "}unread
log-panel-filter = Whose actions
log-panel-everyone = Everyone
log-panel-go = Look at the table after action { $number }
scrub = History
scrub-range = Moment of the game
scrub-at = { $number } of { $count }
scrub-first = To the beginning
scrub-previous = One action back
scrub-next = One action on
scrub-last = To now
scrub-play = Play it like a film
scrub-pause = Stop
scrub-speed = Speed
scrub-eye = Seen by
scrub-spectator = a spectator
chat-empty = Nobody has said anything yet.
chat-said = What was said
chat-write = Say something
chat-send = Send
chat-left = { $count ->
    [one] One character left
   *[other] { $count } characters left
}
chat-only-seats = Spectators read along and do not write.
command-heard = What happens
command-label = Type a command or an action
command-placeholder = board, legal, last, score, help …
command-help =
    Type the number of an action in the list “legal”, or its text, such as “{ $example }”.
    Or one of: { $commands }.
command-unknown = “{ $text }” is not a choice here. Type “legal” for what you can do, “help” for help, or a text such as “{ $example }”.

## Points and proof

sheet = Points
sheet-for = For
fairness = Was chance fair?
fairness-how = The server settled all draws before the first move, by a secret number of which it showed a fingerprint. Here is the number. Saved as a file, the game can be checked draw by draw with “serai verify”.
fairness-commitment = Fingerprint, known since the beginning
fairness-seed = The number
fairness-nonces = What the players added to it
fairness-mine = added by this browser

## One screen for several

curtain-title = Hand over
curtain-hand-over = Hand over to { $name }
curtain-look-away = Everyone else looks away now.
curtain-continue = I am { $name }

## Tools at a table

tools = More
tools-links = Links to this table
tools-move = Move my seat to another device
tools-move-one = Move { $name } to another device
tools-move-how = On the other device open this site and enter this code in the lobby within { $minutes } minutes. It works once.
tools-move-code = Code
tools-pause = Pause
tools-bot = Let a bot play for me
tools-moment = Link to action { $number }
tools-moment-title = A link to this moment
tools-moment-link = Link
tools-fork = Try something from here, at another table
tools-keys = Keyboard shortcuts
tools-trouble = That did not work

lesson-done = Well done
lesson-next = Next

## Keyboard

keys-title = Keyboard
keys-tab = from thing to thing; on the board the arrow keys
keys-enter = choose, and confirm the end of a turn
keys-escape = back, close, return to now
keys-all = to the list of actions
keys-undo = undo, redo
keys-history = one action back or on in the history
keys-ends = beginning of the game, now
keys-play = play the history like a film
keys-score = points
keys-chat = talk
keys-command = command line
keys-help = this list

## The gallery of all parts

gallery = Gallery
gallery-about = Every part of the site in every state, for whoever draws or changes one.
gallery-tones = Colours
gallery-type = Type
gallery-words = Seven cats sit on a warm stone.
gallery-buttons = Buttons
gallery-main = Main
gallery-plain = Plain
gallery-quiet = Quiet
gallery-small = Small
gallery-off = Off
gallery-dialog = Window
gallery-menu = Menu
gallery-fields = Fields
gallery-field = Field
gallery-choice = Choice
gallery-link = Link
gallery-icons = Icons
gallery-signs = Signs of the seats
gallery-kit = Pieces in words
gallery-hand = Hand
gallery-note = a note
gallery-still = at rest
gallery-can = can be chosen
gallery-aimed = pointed at
gallery-named = named by a line
gallery-field-grid = A field of spots
gallery-field-pyramid = A pyramid of cards
