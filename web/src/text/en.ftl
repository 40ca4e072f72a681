# What the site says by itself. A sentence about a seat gets $who (its name) and $person (you or they).

## The frame of every page

site-name = Serai
frame-skip = Skip to content
frame-home = Serai home
frame-site = Site
frame-language = Language
frame-dark = Dark mode
frame-light = Light mode
frame-promise = No account, no ads, no trackers.
guest-name = Guest
copy = Copy
copy-done = Copied
dialog-close = Close
notice-home = Back to the lobby
lost = There’s nothing here
lost-more = The address may be mistyped, or the page may be gone. Your games are safe in the lobby.
unreachable = This page couldn’t be loaded
about = About

## When something does not work

problem-0 = Can’t reach the server. Check that it’s running, then try again.
problem-404 = That no longer exists, or it isn’t yours.
problem-409 = That’s no longer possible.
problem-413 = That’s too big for the server.
problem-429 = That was a bit much at once. Wait a moment, then try again.
problem-503 = The server can’t save anything right now, so nothing has changed. Try again later.
problem-other = That didn’t work: { $detail }

## The lobby

lobby-welcome = Take a seat and play.
lobby-welcome-more = Complete board games, with friends or against a bot. No account, nothing to install.
lobby-games = Games
lobby-loading = Setting up the games …
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
lobby-table-theirs = { $name }’s turn
lobby-table-open = { $count ->
    [one] Waiting for a friend
   *[other] Waiting for { $count } friends
}
lobby-table-over = Finished
lobby-table-frozen = View only
lobby-table-with = with { $names }
lobby-table-alone = { $count ->
    [one] alone
   *[other] on one screen
}

given = Got a link?
given-label = Invite link, spectator link or seat code
given-go = Go
given-unreadable = That doesn’t lead anywhere. Paste the whole link, or the code of 20 letters and digits.
given-expired = This code has been used or is more than 15 minutes old. Get a new one on the device you play on.

bring = Open a saved game
bring-label = Choose the game’s file, or drop it here
bring-choose = Choose a file
bring-unreadable = { $file } isn’t a saved game.
bring-refused = { $file } can’t be opened: { $detail }

## A new table

new-title = New table
new-who = Who’s playing
new-how = Game options
new-player = Your name
new-seat = Seat { $number }, { $colour }
new-seat-me = Me
new-seat-friend = A friend, by invite link
new-seat-here = Someone at this screen
new-seat-bot = Bot, { $level }
new-seat-add = Add a seat
new-seat-remove = Remove seat { $number }
new-friends = You’ll get an invite link once the table is created.
new-more = Time, limits and table name
new-name = Table name (optional)
new-create = Create table
new-create-invite = Create table and invite
new-back = Back

level-random = easy: plays at random
level-greedy = keen: plays what looks best

clock = Thinking time
clock-none = As long as you like
clock-quick = Quick: 10 minutes, plus 10 seconds per action
clock-slow = Relaxed: 30 minutes, plus 30 seconds per action
clock-daily = Daily: 1 day, plus 4 hours per action
clock-weekly = Over weeks: 3 days, plus 12 hours per action
clock-own = Custom
clock-minutes = Minutes to start with
clock-seconds = Seconds added per action

## Joining by a link

join-title = You’re invited
join-more = There’s a seat waiting for you. What should the others call you?
join-name = Your name
join-sit = Sit down
join-gone = This invite link doesn’t work
join-gone-more = It may be incomplete or too old. Ask for a new one, or start a game of your own.
join-full = All seats are taken
join-full-more = Someone got there first. Ask for a spectator link, or start a game of your own.

## Settings

settings = Settings
settings-you = You
settings-name = Your name, as others see it
settings-name-keep = Save
settings-name-kept = Your name is saved.
settings-language-system = Same as my browser
settings-looks = Appearance
settings-theme = Colours
settings-theme-system = Automatic
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Animation
settings-motion-system = Automatic
settings-motion-off = Off
settings-motion-fast = Fast
settings-motion-normal = Normal
settings-play = While you play
settings-confirm = Confirm the end of a turn
settings-confirm-more = An action that ends your turn needs a second click.
settings-hints = Show what an action would do
settings-hints-more = See points and changes before you choose.
settings-sound = Play a sound on your turn
settings-sound-more = One short tone, and nothing else.
settings-where = All of this is stored in this browser only.

## About

about-what = Serai is a digital tabletop: complete board games with all their rules, to play with friends or against bots.
about-name = A serai was an inn on a long road. Travellers put down their loads, sat together and played.
about-games = The games
about-game = { $title }, by { $by }
about-game-from = { $title }, by { $by }, published by { $from }
about-owners = The names of the games belong to their owners. The boards, icons and texts here are our own; we use none of the publishers’ art or wording. If you like a game, buy the box.
about-fair = Fair draws
about-fair-how = Before the first draw, the server commits to its random numbers. Once a game is over, anyone can check every draw and download the whole game.
about-private = What we store
about-private-how = A cookie says who you are, and this browser remembers your settings. There are no trackers, and nothing is loaded from any other site.
about-licence = Licence
about-licence-how = Serai is free software under the MIT licence.

## Rules pages

rules = Rules
rules-search = Search the rules
rules-contents = Contents
rules-found = { $count ->
    [0] Nothing found
    [one] Found in one section
   *[other] Found in { $count } sections
}
rules-nothing = No rule contains these words.
rules-all = Show all rules
rules-play = Play

## Learning a game

learn-title = Learn { $game }
learn-more = { $count } short lessons at a real table. You make the moves; each lesson takes a minute or less.
learn-finished = You’ve finished every lesson. Time for a real game!
learn-begin = Begin
learn-go-on = Continue
learn-play = Play a game
learn-done = done
learn-all = All lessons
learn-number = Lesson { $number } of { $count }
learn-again = Start over
learn-progress = Lesson progress

## The plain table

plain-table = The table
plain-aside = To the side
plain-look-through = Look through
plain-empty = empty
zone-score = Points

## A table

table-title = { $game } – Serai
table-title-turn = (!) Your turn – { $game }
table-loading = Setting the table …
table-absent = This table isn’t open to you
table-absent-more = The link may be mistyped, or the seat may belong to another browser. Ask for an invite link, or enter a code if you played on another device.
table-namesake = { $name } ({ $colour })
table-board = Table
table-board-trouble = The board couldn’t be loaded. Reload the page.
table-beside = Players, story and chat
table-bar = What to do
table-choices = What you can do
table-all-actions = All actions ({ $count })
table-all-brief = All { $count }
table-chance = Something random happens …
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
table-then-ends = This ends your turn.
table-then-chance = Something random comes next, so you can’t undo this.
table-then-reveals = This reveals information, so you can’t undo it.
table-rule = Read the rule
table-rules = Rules
table-score = Points
table-undo = Undo
table-undo-title = Undo your last action (u)
table-redo = Redo
table-redo-title = Redo it (r)
table-ask-undo = Ask the others
table-undo-anyway = Undo anyway
table-rematch = Play again
table-export = Save as a file
table-lobby = Back to the lobby
table-go-on = Resume the game
table-people = Players
table-winner = winner
table-open-seat = still open
table-here = here
table-away = away
table-late = out of time
table-bot-for-you = a bot is playing for you
table-let-bot = Let a bot play here
table-let-bot-later = A bot can take over once that player is out of time or has been away for a while.
table-seat-back = Play for myself again
table-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
table-clock = time left
table-clock-stale = , disconnected
table-clock-days = { $days } d { $hours } h

## Waiting for the others

waiting-for = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
waiting-send = Send this link to the people you want to play with. The game starts by itself once everyone has a seat.
waiting-invite = Invite link
waiting-local = This link only works on this computer. To play with friends on other devices, start Serai with “serai serve --host” and this computer’s address on your network.
waiting-watch-more = Someone just wants to watch?
waiting-watch = Spectator link
waiting-meanwhile = While you wait:

## Above the board

banner-lost = Connection lost. Trying to reconnect; your game is safe.
banner-retry = Try now
banner-asks-undo = { $who } would like to undo the last action. OK?
banner-asks-pause = { $who } would like to pause. OK?
banner-asks-go-on = { $who } would like to resume the game. Ready?
banner-asked-undo = You’ve asked the others to let you undo.
banner-asked-pause = You’ve asked the others for a pause.
banner-asked-go-on = You’ve asked the others to resume the game.
banner-yes = Yes
banner-no = No
banner-paused = The game is paused, and so are the clocks.
banner-again = There’s a new game, with a seat for you.
banner-join = Sit down
past = Looking back
past-at = after action { $number } of { $count }
past-now = Back to now
past-fork = Play on from here

## Beside the board

side = Story, chat and commands
side-log = Story
side-chat = Chat
side-command = Commands
side-unread = {" "}unread
log-panel-filter = Show actions by
log-panel-everyone = Everyone
log-panel-go = See the table after action { $number }
scrub = History
scrub-range = Point in the game
scrub-at = { $number } of { $count }
scrub-first = To the start
scrub-previous = One action back
scrub-next = One action forward
scrub-last = To the latest action
scrub-play = Play back
scrub-pause = Stop
scrub-speed = Speed
scrub-eye = View as
scrub-spectator = a spectator
chat-empty = No messages yet.
chat-said = Messages
chat-write = Write a message
chat-send = Send
chat-left = { $count ->
    [one] One character left
   *[other] { $count } characters left
}
chat-only-seats = Spectators can read the chat but not write in it.
command-heard = What happens
command-label = Type a command or an action
command-placeholder = board, legal, last, score, help …
command-help =
    Type the number of an action from the “legal” list, or its text, such as “{ $example }”.
    Or one of: { $commands }.
command-unknown = “{ $text }” isn’t an option right now. Type “legal” to see what you can do, “help” for help, or an action such as “{ $example }”.

## Points and proof

sheet = Points
sheet-for = For
fairness = Were the draws fair?
fairness-how = Before the first move, the server fixed every draw with a secret number and showed a fingerprint of it. Here is the number. Save the game as a file to check it draw by draw with “serai verify”.
fairness-commitment = Fingerprint, known from the start
fairness-seed = The secret number
fairness-nonces = What the players added to it
fairness-mine = added by this browser

## One screen for several

curtain-title = Hand over
curtain-hand-over = Hand over to { $name }
curtain-look-away = Everyone else, look away now.
curtain-continue = I’m { $name }

## Tools at a table

tools = More
tools-links = Links to this table
tools-move = Move my seat to another device
tools-move-one = Move { $name } to another device
tools-move-how = Open this site on the other device and enter this code in the lobby within { $minutes } minutes. It works once.
tools-move-code = Code
tools-pause = Pause
tools-bot = Let a bot play for me
tools-moment = Link to action { $number }
tools-moment-title = A link to this moment
tools-moment-link = Link
tools-fork = Try something from here, at a new table
tools-keys = Keyboard shortcuts
tools-trouble = That didn’t work

lesson-done = Well done
lesson-next = Next

## Keyboard

keys-title = Keyboard
keys-tab = move from one thing to the next; arrow keys on the board
keys-enter = choose; confirm the end of your turn
keys-escape = back, close, return to now
keys-all = go to the list of actions
keys-undo = undo, redo
keys-history = one action back or forward in the history
keys-ends = start of the game, now
keys-play = play back the history
keys-score = points
keys-chat = chat
keys-command = command line
keys-help = this list

## The gallery of all parts

gallery = Gallery
gallery-about = Every part of the site in every state, for anyone who draws or changes one.
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
