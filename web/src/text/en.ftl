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
problem-429 = { $minutes ->
    [0] That was a bit much at once. Wait a moment, then try again.
   *[other] That’s as much as this server allows for now. Try again in { $minutes } minutes.
}
problem-503 = The server can’t save anything right now, so nothing has changed. Try again later.
problem-other = That didn’t work: { $detail }
problem-name = Bots or the log already use that name. Choose another.

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
lobby-against-bot = against a casual bot
lobby-alone = alone
lobby-solo = Solo
lobby-new = Friends, other bots
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

lobby-table-won = { $count ->
    [one] { $person ->
        [you] You won
       *[they] { $who } won
    }
   *[other] { $who } won together
}
lobby-table-points = { $who }: { $points }
lobby-table-picture = How it stands
lobby-table-remove = Remove { $table } from the list
lobby-table-leave = Leave { $table }
lobby-table-sure-leave = Your seat will be open to others.
lobby-table-sure-remove = This game isn’t finished. You won’t be able to play on.
lobby-table-yes-leave = Leave
lobby-table-yes-remove = Remove
lobby-table-no = Keep it

given = Have a link or code?
given-label = Invite link, spectator link or seat code
given-go = Go
given-unreadable = That doesn’t lead anywhere. Paste the whole link, or the code of 20 letters and digits.
given-expired = This code has been used or is more than 15 minutes old. Get a new one on the device you play on.

bring = Replay a saved game
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
new-more = More options
new-name = Table name (optional)
new-create = Create table
new-create-invite = Create table and invite
new-back = Back

level-random = clueless: plays at random
level-novice = novice: overlooks things
level-greedy = keen: plays what looks best right now
level-casual = casual: thinks a little ahead
level-strong = strong: thinks well ahead
level-master = master: takes its time, forgives nothing

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
join-fairness = The server has already fixed its share of the random numbers, and this is the fingerprint. Your browser adds a share of its own that nobody can know before everyone is committed.
join-sit = Sit down
join-gone = This invite link doesn’t work
join-gone-more = It may be incomplete or have expired. Ask for a new one, or start a game of your own.
join-full = All seats are taken
join-full-more = Someone got there first. Ask for a spectator link, or start a game of your own.

join-who = { $host } invites you to { $game }
join-seats = With { $names }
join-open = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
join-clock = { $minutes } minutes to think, plus { $seconds } seconds per action
join-no-clock = Think as long as you like
join-options = Options
join-yours = You already have a seat here.
join-return = Return to game
join-loading = Reading the invitation …
new-seat-name = Name of seat { $number } (optional)
new-seat-unnamed = Player { $number }
new-sitter-me = me
new-sitter-friend = a friend
new-start = { $colour } ({ $sitter })
new-sitter-bot = a bot
join-sitter-you = you

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
settings-ask = Ask before
settings-ask-always = every action
settings-ask-final = what can’t be undone
settings-ask-never = nothing
settings-hints = Preview results
settings-hints-more = See what an action would do before you choose it.
settings-codes = Show codes
settings-codes-more = Every tile and card shows the short name you’d type for it.
settings-plain = Plain table
settings-plain-more = Shows every game in words and lists, without its own board.
settings-keys = Keyboard shortcuts
settings-keys-more = Single keys such as u, c and / are commands at the table, but never while you type.
settings-sound = Sounds
settings-sound-more = Short and soft: your turn, a piece placed, a win.
settings-volume = Volume
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
about-fonts = Fonts
about-font = { $name } by { $by }, under the SIL Open Font License
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
rules-own-page = Open on a page of its own
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

plain-look-through = Look through
plain-empty = empty
zone-score = Points

## A table

table-title = { $game } – Serai
table-title-turn = (!) Your turn – { $game }
table-loading = Setting up the table …
table-absent = This table isn’t open to you
table-absent-more = The link may be mistyped, or the seat may belong to another browser. Ask for an invite link, or enter a code if you played on another device.
table-namesake = { $name } ({ $colour })
table-board = Table
table-board-trouble = The board couldn’t be loaded. Reload the page.
table-beside = Players, log and chat
table-bar = What to do
table-choices = Choose one
table-held = Now choose where.
table-all-actions = { $count ->
    [one] One action
    [2] Both actions
   *[other] All { $count } actions
}
table-other-actions = { $count ->
    [one] The other one
   *[other] Other ({ $count })
}
table-filter = Filter { $count } actions
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
table-confirm = Do this?
table-sure = Choose it again or confirm.
table-back = Back
table-rule = Read the rule
table-rules = Rules
table-score = Points
table-undo = Undo
table-undo-title = Undo your last action (u)
table-redo = Redo
table-redo-title = Redo your action (r)
table-ask-undo = Ask the others
table-undo-anyway = Undo anyway
table-rematch = Play again
table-join-rematch = Join the new game
table-export = Save as a file
table-lobby = Back to the lobby
table-go-on = Resume the game
table-people = Players
table-winner = winner
table-secret = secret
table-to-play = to play
table-points = { $goal ->
    [0] { $score } points
   *[other] { $score } of { $goal } points
}
table-open-seat = still open
table-here = here
table-away = away
table-late = out of time
table-bot-stuck = couldn’t think: plays at random
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

table-resigned = { $count ->
    [one] { $person ->
        [you] You resigned.
       *[they] { $who } resigned.
    }
   *[other] { $who } resigned.
}
table-gave-up = resigned
table-origin = From the game of { $names }, after action { $number }
waiting-leave = Leave this table
waiting-for = { $count ->
    [one] One seat is still open.
   *[other] { $count } seats are still open.
}
waiting-others = Everyone has a seat. The game starts as soon as everyone’s browser has connected.
waiting-again = Everyone who is still at the table you came from has been invited. Somebody has left it? Send them this link.
waiting-send = Send this link to the people you want to play with. The game starts by itself once everyone has a seat.
waiting-invite = Invite link
waiting-local = This link only works on this computer. To play with friends on other devices, start Serai with “serai serve --host” and this computer’s address on your network.
waiting-watch-more = Someone just wants to watch?
waiting-watch = Spectator link
waiting-meanwhile = While you wait:

## Above the board

banner-lost = Connection lost. Reconnecting… your game is safe.
banner-retry = Try now
banner-outdated = Serai has been updated. Reload this page to play on; your game is safe.
banner-reload = Reload
banner-asks-undo = { $who } would like to undo their last action and everything since. OK?
banner-asks-pause = { $who } would like to pause. OK?
banner-asks-go-on = { $who } would like to resume the game. Ready?
banner-asked-undo = You’ve asked the others to let you undo.
banner-asked-pause = You’ve asked the others for a pause.
banner-asked-go-on = You’ve asked the others to resume the game.
banner-late = { $person ->
    [you] You’re out of time. The others may let a bot play your seat.
   *[they] { $who } is out of time. A bot can take the seat, or you can keep waiting.
}
banner-wait = Keep waiting
banner-yes = Yes
banner-no = No
banner-paused = The game is paused, and so are the clocks.
banner-again = There’s a new game, with a seat for you.
banner-join = Sit down
past = Reviewing
past-at = Action { $number } of { $count }.
past-now = Return to game
past-latest = Latest
past-fork = Play on from here

## Beside the board

side = Log, chat and commands
side-people = Players
side-log = Log
side-history = Replay
side-fold = Fold away
side-unfold = Unfold
side-chat = Chat
side-chat-unread = Chat: { $count } new
side-command = Commands
side-unread = {" "}unread
log-panel-filter = Show actions by
log-panel-everyone = All
log-panel-go = See the table after action { $number }
log-panel-earlier = Show earlier actions
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
end-ahead = { $points ->
    [one] One point ahead.
   *[other] { $points } points ahead.
}
end-turns = How it went
end-takes-lead = { $person ->
    [you] You take the lead, { $points } to { $others }
   *[they] { $who } takes the lead, { $points } to { $others }
}
end-gains = { $person ->
    [you] You gain { $points } points
   *[they] { $who } gains { $points } points
}
fairness = Were the draws fair?
fairness-how = Before anybody sat down, the server picked a secret number and showed its fingerprint. Then every player’s browser picked a number of its own and showed a fingerprint, too, before any number was known. All of them together decide every draw. Here they are. Save the game as a file to check it draw by draw with “serai verify”.
fairness-proven = This browser’s number is among them, and names, seats and fingerprints are those it saw before the start: nobody could choose the draws.
fairness-unproven = This browser added no number to this game, or doesn’t remember it, so it can’t prove by itself that nobody chose the draws.
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

tools-resign = Resign
tools-resign-one = Resign as { $name }
tools-remove = Remove from my list
resign-ends = { $count ->
    [0] This ends the game.
    [one] This ends the game, and the other player wins.
   *[other] This ends the game, and the others win.
}
resign-bot = You give up your seat for good. A bot takes over, so that the others can finish the game.
resign-yes = Resign
resign-no = Play on

lesson-done = Well done
lesson-next = Next

## Keyboard

keys-title = Keyboard
keys-tab = move between elements; arrow keys on the board
keys-enter = choose; then confirm
keys-escape = back, close, return to the game
keys-all = go to the list of actions
keys-undo = undo, redo
keys-history = one action back or forward in the history
keys-ends = start of the game, latest action
keys-play = play back the history
keys-score = points
keys-hand = hear what you hold
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
gallery-table = What boards are made of
gallery-cards = Cards and stacks
gallery-back = A card face down
gallery-deck = { $count } cards face down
gallery-mark-can = Possible
gallery-mark-aimed = Pointed at
gallery-mark-held = Picked up
gallery-mark-would = Would be
gallery-mark-last = Used last
gallery-fan = A hand
gallery-figures = Figures of the seats
gallery-figure-peg = Peg
gallery-figure-pawn = Pawn
gallery-figure-meeple = Meeple
gallery-figure-camel = Camel
gallery-gems = Gems, coins and numbers
gallery-price = pay { $count }
gallery-track = A track
gallery-way = A path: done, and to come
gallery-water = Water
gallery-water-row = Under water
gallery-rise = Let it rise
gallery-points = Points
gallery-gain = Get 5 points
gallery-zoom = A map to zoom
gallery-tray = A tray
gallery-sounds = Sounds

## Parts of boards

gem-ruby = Ruby
gem-amber = Amber
gem-jade = Jade
gem-sapphire = Sapphire
gem-amethyst = Amethyst
zoom = Board, zoom with + and −
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show everything
sound-tap = A piece is placed
sound-draw = Something is drawn
sound-turn = Your turn
sound-pebble = A gem
sound-wave = The water rises
sound-win = A win

## Hints

hint = Hint
hint-button = Hint (i)
hint-title = A strong bot would…
hint-thinking = Thinking…
hint-wins = wins { $percent } %
hint-points = about { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-then = then perhaps: { $next }
hint-honest = One bot’s opinion, based on what you can know. It would choose the first one: the longer the bar, the surer it is.
hint-close = Close the hint
hint-later = No hint just now. Try again in a moment.
hint-not-now = Hints are for your own turn.
hints-off = Hints are switched off at this table.
keys-hint = ask for a hint
new-hints = Players may ask for hints

## Analysis

analysis = Analysis
analysis-table = Back to the table
analysis-how = How it works
analysis-honest = One strong bot’s opinion, not the truth: it looks at each choice with what that player could know then.
analysis-honest-all = One strong bot’s opinion, not the truth: it knows everything here, even what no player could know.
analysis-honest-open = One strong bot’s opinion, not the truth: it looks at each choice with what everybody could see then.
analysis-knowing = What the bot knows
analysis-knowing-own = What the player knew
analysis-knowing-all = Everything
analysis-run = Analyse this game
analysis-go-on = Go on
analysis-stop = Stop
analysis-running = Thinking… { $percent } %
analysis-stopped = Stopped at { $percent } %.
analysis-done = { $count ->
    [one] One choice judged,
   *[other] { $count } choices judged,
} { $marks ->
    [0] none of them a turning point.
    [one] one of them a turning point.
   *[other] { $marks } of them turning points.
}
analysis-not-over = A game can be analysed once it’s over.
analysis-origin = This game began at a table without hints where people still play. It can be analysed once they have finished, too.
analysis-no-rules = This game’s rules have changed since, so it can’t be analysed any more.
analysis-watching = Only those who played can start or stop an analysis.
analysis-busy = Another analysis is running for you. Wait for it, or stop it first.
analysis-later = That’s as much thinking as this server does for you in an hour. What it found is kept: go on later.
analysis-failed = Something went wrong, and the bot stopped. What it found is kept: let it go on.
analysis-chart = Chance to win, choice by choice
analysis-chart-alone = Expected points, choice by choice
analysis-marked = turning point
analysis-point = Point at the chart to read it. A click shows the position on the board.
analysis-before = Before action { $number }:
analysis-marks = Turning points
analysis-none = No choice so far has made much of a difference.
analysis-action = Action { $number }.
analysis-chose = { $person ->
    [you] You chose:
   *[they] { $who } chose:
}
analysis-went = { $person ->
    [you] You went from { $before } to { $after }.
   *[they] { $who } went from { $before } to { $after }.
}
analysis-gave = { $person ->
    [you] You gave away { $gain }.
   *[they] { $who } gave away { $gain }.
}
analysis-percent = { $percent } %
analysis-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
analysis-agrees = The bot would have done the same: others, luck or its own error made the difference.
analysis-find = Find the better move
analysis-turned = A turning point
analysis-mark = Turning point
analysis-tell = Show it
analysis-better = The bot prefers:
analysis-worth = Worth { $gain } more to it.
analysis-look = Look at the board
analysis-back = Analysis
analysis-previous = Previous turning point
analysis-next = Next turning point
analysis-data = All choices as a table
analysis-number = Action
analysis-who = Who
analysis-played = Chose
analysis-cost = Gave away
