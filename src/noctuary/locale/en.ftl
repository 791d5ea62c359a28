# What every game shares, in English.

## Refusals

refusal-game_over = The game is over.
refusal-stale = That question has already been answered; look at the table again.
refusal-not_your_turn = It is not yours to decide now.
refusal-not_an_option = That is not possible now.
refusal-nothing_to_undo = There is nothing to take back.
refusal-undo_alone = Only in a game for one can a choice be taken back.
refusal-undo_shown = That choice showed you something hidden; it can be taken back in practice only.

## Bad input

bad-game = There is no game "{ $given }". The games are: { $known }.
bad-game-closed = The game "{ $game }" cannot be opened and is left out: { $why }
bad-no-rulebook = { $game } has brought no rulebook.
bad-argument = { $name } must be { $known ->
    [text] a text
    [number] a whole number
    [bytes] 32 bytes
    [source] a position or a record, as text or bytes, or the pathlib.Path of a record file
    [seat] the number of a seat
    [choice] a choice or its text
    [game] a game as noctuary.new and noctuary.load give it
   *[luck] a Stream of noctuary.core.chance
 }, not { $given }.
bad-bot-game = The bot { $name } plays { $game }, not { $given }.
bad-option-shape = An option has a value it cannot have: { $why }.
bad-study = { $game } has no study "{ $given }". Its studies are: { $known }.
bad-extra-missing = This needs { $name }, which is not installed. Run: pip install "noctuary[{ $extra }]"
bad-seed = A seed has 32 bytes, not { $given }.
bad-load = "{ $given }" is neither a position (one line, fields separated by |) nor a record (lines of JSON). For a file, give a pathlib.Path.
door-refused = { $why } Legal now: { $options }.
bad-players = { $game } is for { $low } to { $high } players, not { $given }.
bad-bot = { $game } has no bot "{ $given }". Its bots are: { $known }.
bad-bots = { $given } bots were named for { $seats } seats; name one for all, or one for each.
bad-preset = There is no preset "{ $given }". The presets are: { $known }.
bad-option = There is no option "{ $given }". The options are: { $known }.
bad-option-form = "{ $given }" is not an option; write name=value.
bad-option-value = { $name } cannot be "{ $given }"; it is one of: { $known }.
bad-option-range = { $name } cannot be "{ $given }"; it is a whole number from { $low } to { $high }.
bad-deal = "{ $given }" is not a deal number; it is a whole number from 1 to 999999999.
bad-no-puzzle = { $game } has no puzzle of the week; these have one: { $known }.
bad-puzzle-week = There is no puzzle for { $given }: the weeks are written like { $known }, from 2026-W47 to this one.
bad-puzzle-answer = { $given } is no answer: give a number from 1 to { $most }.
bad-no-grade = Deals of { $game } are not graded; those of { $known } are.
bad-no-arrays = { $game } cannot be had as arrays. These games can: { $known }.
bad-number = { $name } must be a whole number from { $low } to { $high }, not "{ $given }".
bad-language = There is no language "{ $given }". The languages are: { $known }.
bad-file = The file { $name } cannot be read.
bad-file-exists = The file { $name } already exists and is not overwritten.
bad-nothing-saved = There is no unfinished game of { $game } to go on with.
bad-rule = There is no rule { $given } in { $game }. Its rules run from { $first } to { $last }.
bad-position-sign = The position cannot be read at "{ $sign }".
bad-position-short = The position ends too soon.
bad-position-word = The position names "{ $word }", which is neither a card nor anything else of this game.
bad-position-field = The position lacks the field "{ $name }".
bad-position-head = The position is for "{ $given }"; this is { $known }.
bad-position-impossible = That position cannot come about: { $why }.
bad-position-unknown = The position has a field "{ $name }", which this game does not know.
bad-position-shape = The field "{ $name }" of the position must look like { $known }, not { $given }.
bad-position-pieces = The pieces of the position do not add up. Missing: { $lost }. Too many: { $more }.
bad-record-header = That file is not a record of a game: its first line cannot be read.
bad-record-format = The record is in format { $given }; this program reads format { $known }.
bad-record-rules = The record was played by version { $given } of the rules; this program has version { $known }.
bad-record-data = The record was played with other cards than these.
bad-record-line = Line { $line } of the record is damaged or does not fit the game.
bad-request = That is not a request: { $why }.
bad-request-size = That request is too long; the limit is { $limit } bytes.
bad-no-game = There is no game yet; send new, set or load first.
bad-seat = There is no seat { $given }; the seats run from 0 to { $last }.

## Playing in a terminal

play-prompt = Number ({ $keys }):{" "}
play-key-n = n next page
play-key-b = b back
play-key-enter = Enter lets time pass
play-key-u = u undo
play-key-h = h hint
play-key-help = ? help
play-first = Answer with a number. ? explains the rest; q stops and keeps the game.
play-news = What happened:
play-page = page { $page } of { $pages } (n: the next)
play-help-title = At the prompt
play-help-number = a number: make that choice; or write it out, as in the record (for example: { $example })
play-help-enter = Enter: let time pass; the others speak and act
play-help-n = n: the next page of choices
play-help-b = b: back from a group of choices
play-help-u = u: take your last choice back (free until something hidden was shown)
play-help-h = h: a hint, and why
play-help-l = l: the story so far
play-help-r = r { $rule }: read a rule
play-help-q = q: stop; the game is kept and can be resumed
play-unknown = That is neither a choice nor a command; ? lists the commands.
play-saved = Saved. Go on with: { $command }
play-hint = Hint: { $choice }. { $why }
play-hint-chances = { $chance ->
    [0] Hardly any game is won from here
    [1] So about one game of ten is won
    [10] So nearly every game is won
   *[other] So about { $chance } games of ten are won
}; with “{ $other }” { $other_chance ->
    [0] hardly any.
    [1] about one.
    [10] nearly every one, too.
   *[other] about { $other_chance }.
}
play-no-hint = There is no hint for this game.
play-undone = Taken back.
play-resumed = You go on with an unfinished game.
play-bots = Bots, by their seats: { $bots }
play-why = Why the bots chose so: { $command }
play-deal = Deal { $deal }. The same deal for a friend: { $command }
play-commitment = The shuffle is fixed: its seal is { $hash }.
play-deal-again = This was deal { $deal }: anybody who names it gets the same cards.
play-can-be-won = This deal can be won. How: { $command }
play-seed = The seed was { $seed }; its seal is as shown at the start.
play-assisted = (assisted, by practice or by a hint that was followed: not counted)
play-won = You win.
play-lost = You lose.
play-continue = (Enter to go on)
play-said-of = { $what }: { $text }

stats-title = Your games of { $game }
stats-none = No finished games of { $game } yet.
stats-played = played { $number }
stats-won = won { $number } ({ $percent } %)
stats-streak = streak { $number }, best { $best }
stats-assisted = assisted { $number } (not counted)
stats-reason = { $number } × { $reason }

## Command line

cli-about = Noctuary: one table for games of the dark, in the terminal, the browser and for programs: { $games }.
cli-lang = the language: en or fr (otherwise that of your locale)
cli-version = show the version and stop
cli-play = play a game in the terminal
cli-play-deal = the number of a shared deal: everybody who names it gets the same cards; today for the deal of the day
cli-play-resume = go on with your last unfinished game
cli-play-practice = take back anything; the game is marked as assisted
cli-play-option = an option of the game, name=value (preset=merciful is one); may be given several times
cli-play-options = list the options of the game and stop
cli-play-players = how many players, bots included
cli-play-bots = the bots in the other seats, one for all or one for each, separated by commas; an unknown name lists them
cli-play-plain = no colours
cli-stats = your statistics of a game
cli-lab = carry out a study of a game: balance, tuning of bots
cli-lab-study = the study; without one, they are listed
cli-lab-arguments = what the study takes; --help says it
study-arms = kinds of bots to play with, separated by commas
study-batch = so many games of each cell in one turn
study-bot = the bot that gives the clues
study-bots = bots by name, separated by commas
study-command = play: play games and write them into the file; show: print its figures, and draw them into the folder
study-deals = how many deals of each preset
study-expert = the expert rules, for five players
study-figures = files written by --out, to be drawn together by --plot
study-file = the file with the games
study-first = the number of the first deal
study-folder = where to draw
study-games = how many games
study-house = with the house’s own pictures
study-jobs = how many processes
study-knowledge = give the bot what its seat knows, written out: slower, and the same
study-level = the difficulty
study-levels = difficulties, separated by commas
study-minutes = how long to go on
study-no-stall = with a Traitor that never hesitates
study-out = the file to write the result into
study-players = how many players
study-plot = the file to draw into, from earlier results
study-preset = the preset of the options
study-presets = presets of the options; all if none is named
study-rooms = how many rooms
study-seed = the seed of the whole series
study-start = the weights to begin with
study-step = how far a weight is moved along its slope
study-traitor = try tempers of the Traitor instead
cli-sim = play games without a screen and count what happens
cli-sim-games = how many games
cli-sim-seed = the seed of the whole series
cli-sim-bots = the bots, one for all seats or one for each, separated by commas
cli-sim-jobs = how many processes
cli-sim-json = print one JSON object
cli-arena = let bots meet each other: rotated seats, equal deals, ratings, CPU a move
cli-arena-games = how many deals; each is played in every rotation
cli-arena-bots = the bots that meet, separated by commas; without them, all of the game
cli-arena-chart = write the standing as a chart (SVG) into this file
cli-puzzle = the puzzle of the week, the same for everybody, with its proof
cli-puzzle-week = another week that has begun
cli-puzzle-answer = the number of an answer, instead of being asked for it
puzzle-title = { $game }, puzzle of week { $week }
puzzle-prompt = Your answer (1 to { $most }):{" "}
puzzle-found = Found!
puzzle-missed = Not this time.
puzzle-right = It was { $number }: { $choice }.
cli-grade = how hard a numbered deal is: whether it can be won, how often a hasty player escapes, stars
cli-grade-deal = the number of a deal, or today
cli-grade-preset = the rules by their name: as_written, merciful, free_hand, merciless
cli-grade-count = so many deals from this number on
cli-oracle = prove that a numbered deal can be won, with the answers that win it, or that it cannot
cli-oracle-nodes = how many positions may be looked at
grade-line = Deal { $deal }  { $stars }  { $verdict }; a hasty player escapes in { $escapes } of { $games } games
grade-winnable = can be won
grade-lost = cannot be won by anybody
grade-open = nobody knows whether it can be won
oracle-verdict = Deal { $deal }: { $verdict }.
cli-engine = speak JSON lines on standard input and output, for other programs
cli-replay = show a recorded game
cli-replay-file = the record
cli-replay-step = wait for Enter after each choice
cli-replay-why = say under every choice of a bot why it chose so (once the game is over)
cli-new-game = write a small running game package to begin a game of your own from
cli-new-game-name = the name of the game: 3 to 24 small letters or digits
cli-new-game-into = the folder to write it into (default: here)
cli-new-game-done =
    { $folder } is ready: rules, view, bot, texts, tests. Go on with:
      cd { $folder } && pip install -e . && python -m pytest && noctuary play { $name }
bad-new-game-name = "{ $given }" cannot be the name of a new game: it takes 3 to 24 small letters or digits, and a name that nobody has taken.
bad-new-game-exists = { $folder } already exists; nothing was written.
cli-rules = read the rules of a game, or one of them
cli-rules-number = the number of a rule, such as O-14
cli-deck = list the Illusion cards: titles, elements, picture files
cli-deck-title = { $cards } Illusion cards; { $drawn } have their pictures.
cli-deck-elements = {"  "}{ $count } elements: { $names }
cli-deck-files = {"  "}pictures: { $stem } ({ $sizes })
cli-deck-undrawn = {"  "}no picture yet: make pictures
cli-deck-what = quiz: write riddles for people, the key apart; from-folder: make a deck of your own pictures
cli-deck-folder = the folder of your pictures
cli-deck-name = what your deck is called
cli-deck-made = "{ $name }": { $cards } cards, round, without place, time or camera in them (deck { $hash }). To play with them:
cli-deck-bare = { $number ->
    [one] One card has no description: pictures in words are off, and bots go by distance there.
   *[other] { $number } cards have no description: pictures in words are off, and bots go by distance there.
}
cli-deck-choose = Or begin as always: on this machine, whoever sets a private table of Obscurio can choose it there.
cli-deck-rooms = how many rooms the quiz has
cli-deck-bot = the bot that gives the clues of the quiz
cli-deck-out = the folder the quiz is written into
quiz-title = { $rooms } riddles of Obscurio
quiz-how = The Butterflies mean one of the six doors. The head of a Butterfly points at a thing on a Page; below a Page it means the whole of it. In every other room a Traitor has added cards. Note a door for each room before you open the key.
quiz-room = Room { $number }
quiz-left = left Page
quiz-right = right Page
quiz-door = door { $door }
quiz-key = The key
quiz-key-room = room
quiz-key-exit = Exit
quiz-key-decoys = cards of the Traitor
quiz-done = { $rooms } riddles are in { $page }. The key is in { $key }: do not look there first.
bad-quiz-folder = { $folder } cannot be written to.
bad-quiz-undrawn = The pictures are not drawn yet. Run: make pictures
cli-game = the game: { $games }
cli-error = noctuary: { $message }
cli-options-title = Options of { $game } (default first; the number is the rule)

sim-title = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}: { $games } games
sim-bots = bots: { $bots }
sim-outcome = { $percent } %  { $count } × { $reason }
sim-wins = { $who }: { $count ->
    [one] one win
   *[other] { $count } wins
} ({ $percent } %, 95 % interval { $low } to { $high })
sim-seat = Player { $number } ({ $bot })
sim-speed = { $decisions } decisions in { $seconds } s: { $rate } a second
arena-title = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}: { $games } games on { $deals } deals, seed { $seed }
arena-bot = bot
arena-rating = rating
arena-wins = wins %, among all
arena-cpu = CPU a move
arena-among = wins %, alone among { $bot }
arena-reading = Brackets hold 95 % intervals. A shared win is divided. The mean rating is 25; only differences count.
bad-arena-bots = An arena needs two or more different bots, not { $given }. There are: { $known }.
bad-arena-chart = { $file } cannot be written: there is no such folder.

replay-title = { $game }, { $lines ->
    [one] one choice
   *[other] { $lines } choices
}
replay-undone = (taken back)

## The table server

table-stand_in = { $name } is away: a bot plays for { $name } from now on.
table-stand_in-over = { $name } is back and plays again.
table-stand_in-done = You are back. { $number ->
    [0] The bot that held your seat had nothing to decide.
    [one] The bot that held your seat made one choice for you.
   *[other] The bot that held your seat made { $number } choices for you.
}
table-late = Time is up for { $name }: a bot makes this choice.
table-proposed = { $by } wants a bot to play for { $name }. It does when all others want it.
table-vacation = { $name } is on vacation for { $number ->
    [one] a day
   *[other] { $number } days
 }: while the table waits for { $name }, the clock stands still.
table-vacation-over = { $name } is back from vacation.
table-upgraded = The house has newer rules for this game: it goes on from here by those.
table-upgraded-back = The house has newer rules for this game: it goes on by those, and { $number ->
    [one] the last choice is
   *[other] the last { $number } choices are
} taken back.
table-did = A bot chose for you:
table-undone = Taken back.
table-chosen = { $name }: { $choice }

refusal-by_the_day = Nobody pauses a game over days: take a vacation instead.
refusal-not_started = The game has not begun.
refusal-not_seated = Only those at the table may do that.
refusal-paused = The table is paused.
refusal-silence = You cannot speak now.
refusal-no_hint = There is no hint here.
refusal-busy = Nothing can be stored just now. Your choice may still count: look before you try again.
refusal-too_many = That is too much at once; wait a moment.
refusal-too_long = That message is too long.
refusal-request = That message cannot be read.
refusal-token = Your seat is now held on another device, or was given up. You are looking on.

door-not_found = There is no such table, or it is gone.
door-method = That cannot be done here.
door-code = There is no table with that code.
door-full = The table is full.
door-started = The game has already begun.
door-not_started = The game has not begun.
door-not_over = That is possible when the game is over.
door-not_numbered = That is for finished solitaire games with a numbered deal.
door-over = The game at this table is over.
door-present = { $name } is at the table: nobody plays in their place.
door-eyes_closed = Not while eyes are closed.
door-seat_taken = That seat is taken.
door-seat_free = Nobody sits there.
door-name_taken = Somebody at the table is already called { $name }.
door-not_ready = Not everybody is ready.
door-seats_open = There are still free seats; wait for people or give them to bots.
door-not_seated = Only those at the table may do that.
door-not_host = Only the host may do that.
door-origin = That request comes from another site.
door-token = Your seat is now held on another device, or was given up.
door-word = That link has been used or is too old.
door-positions = This server does not let tables begin from a position.
door-too_many = That is too much at once; wait a moment.
door-too_long = That is too long; the limit is { $limit } bytes.
door-request = That request cannot be read: { $why }.
door-drawing = This picture is still being drawn; ask again in a moment.
door-busy = The server is busy. See whether it was done, and try again in a moment.
house-not_stored = Nothing can be written down just now, so the game waits; it goes on by itself, and nothing is lost.
door-host = No house of this name is here; ask whoever invited you for its address.
door-unreadable = This table cannot be read: it was played by other rules than this house has, or what is kept of it is damaged. All other tables go on.
door-damaged = A line of this table’s log cannot be read, so its games cannot be shown; tell the host.
door-stopping = The server is stopping.
door-admin = The admin token is not right.
door-banned = You may not come in here; ask the host of this house.
door-ban = "{ $given }" is not banned, or is no address, range or mark of a device that was here.
announced-restart = The house restarts { $minutes ->
    [0] now
    [one] in one minute
   *[other] in { $minutes } minutes
}. Every table is kept, and the page comes back by itself.
announced-closing = The house closes { $minutes ->
    [0] now
    [one] in one minute
   *[other] in { $minutes } minutes
}. Every table is kept for the next time.
announced-well = All is well again. Thank you for waiting.
door-key = That key opens nothing here. Look at it again, letter by letter.
door-key_taken = That key is somebody else’s; make another one.
door-keys_full = You have as many keys as one person can have. Sign out everywhere with the oldest one, and the others are gone.
door-not_yours = No seat at this table is yours as far as this browser knows. Enter your key, if you have one.
door-passkey = That passkey was not accepted here. Your key still works.
door-passkeys_off = There are no passkeys at this address. Your key works everywhere.
door-vacation = { $number ->
    [0] You have no days of vacation left in this game.
    [one] You have one day of vacation left in this game.
   *[other] You have { $number } days of vacation left in this game.
 }
door-no_calls = This house tells nobody of their turn.
door-calls_full = This browser is told of its turn at as many tables as it can be: mute one of them first.
door-endpoint = This browser names a push service that cannot be reached from here.
call-turn = It is your turn.
call-mute = Mute this table
mail-confirm-title = Noctuary: may we write to you about { $game }?
mail-confirm = Somebody at a table of { $game } asked to be told at this address when it is their turn. If that was you, say yes here; if not, do nothing, and nothing more will come:
mail-stop = No more of these letters:
mail-page-asked = Write to this address when it is your turn at the table?
mail-page-on = You will be written to when it is your turn and you do not look at the table.
mail-page-off = Nothing more will be written to you from this table. Your address is deleted.
mail-page-none = This link has ended: nobody is written to.
mail-page-yes = Yes, write to me
mail-page-no = Write to me no more
door-onlooker = Whoever that was is not looking on any more.

bad-port = The port { $port } on { $host } cannot be used: { $why }. Another one: --port 0 takes any that is free.
bad-socket-passed = The socket that systemd passes cannot be used ({ $why }): it must be one TCP socket that listens.
bad-by-the-day = { $game } is not played over days.
bad-by-the-day-options = { $game } is played over days with { $options } only.
bad-push-missing = NOCTUARY_PUSH_CONTACT is set, but what sends messages to browsers is not installed: pip install "noctuary[push]"
bad-mail-address = NOCTUARY_MAIL_SERVER is set, but letters need links: say under which address people find this house, NOCTUARY_ADDRESS.
bad-database = The database { $name } cannot be used: { $why }.
bad-bus = The bus { $name } cannot be reached: { $why }.
bad-bus-refused = The bus { $name } does not let this node in: give the right user and password, --bus nats://user:password@host:4222.
bad-bus-house = Another house uses this bus; give each house a NATS server, or an account, of its own.
bad-bus-older = This program is older than the nodes that are there: its rules of { $game } are version { $given }, theirs { $known }; update it.
bad-bus-clock = The clock of this machine is { $seconds } seconds away from the database's; set it right (NTP) and start again.
bad-bus-sqlite = Several nodes need one database: use --bus together with --data postgresql://user@host/name.
bad-database-url = "{ $given }" is not a database; write a path, sqlite:///path or postgresql://user@host/name.
bad-database-newer = The database has schema { $given }; this program knows up to { $known }. Nothing was changed: use a newer program.
bad-setting = { $name } cannot be "{ $given }".
bad-setting-short = { $name } needs at least { $least } signs: a token is guessed by trying.
bad-envs-missing = noctuary.envs needs { $name }, which is not installed. Run: pip install "{ $package }"
bad-action-number = There is no action { $given }; the actions run from 0 to { $high }.
bad-action-text = "{ $given }" is no action of this game.

cli-backup = copy all tables, of an open house too, to one file
cli-backup-file = the new file
cli-restore = fill an empty database from a backup
cli-restore-file = the backup
backup-progress = { $rows } rows …
backup-done = { $rows } rows are in { $file }.
restore-done = { $rows } rows are in { $name }. The house can be opened.
bad-backup-exists = { $name } exists already and is not overwritten.
bad-backup-empty = There are no tables in { $name } yet: nothing to copy.
bad-backup-missing = There is no file { $name }.
bad-backup-broken = { $name } is not a whole backup. Nothing was changed.
bad-restore-full = { $name } is not empty: a backup goes into a new database only. Nothing was changed.
bad-restore-schema = { $name } is empty, but has schema { $known } already: a backup of schema { $given } goes into a database that no server has opened. Nothing was changed.
bad-database-missing = There is no database { $name }.
cli-admin = look after a running server: tables, bans, announcements, old tables
cli-admin-server = where the server is (otherwise on this machine, at its port)
cli-admin-tables = list the tables, the last changed first
cli-admin-phase = only those of one phase: lobby, playing, over or closed
cli-admin-show = show a table: who sits there, and the marks of their devices
cli-admin-table = its code or its id
cli-admin-close = close a table: nobody plays there any more, what was played stays
cli-admin-delete = delete a table and all there is of it
cli-admin-bans = list who is banned
cli-admin-ban = ban a device, an address or a range of addresses
cli-admin-unban = lift a ban
cli-admin-what = an address (203.0.113.7), a range (203.0.113.0/24) or the mark of a device (see show)
cli-admin-ban-days = for so many days; 0: for good
cli-admin-why = a note for yourself
cli-admin-announce = tell all tables a sentence; without words, take the last one back
cli-admin-words = restart, closing or well, told in everybody’s language; or any sentence
cli-admin-minutes = how soon it will be; it is shown until then
cli-admin-prune = delete tables at which nothing has changed for so long; never one with a game under way
cli-admin-prune-days = days without a change
cli-admin-dry-run = only say how many that would be
cli-admin-nodes = show which processes serve this house, and whose each table is
admin-nodes = Nodes ({ $number }): machine and port, id, tables, sockets, how long it holds; below each its tables.
admin-nodes-more = More tables that are not listed: { $number }.
admin-node-alone = alone
admin-node-until = holds until { $time }
admin-node-gone = gone since { $time }
admin-tables = { $number ->
    [0] There are no tables.
    [one] One table: code, game, phase, seats taken, people here, last change, name in the log, id, host.
   *[other] { $number } tables: code, game, phase, seats taken, people here, last change, name in the log, id, host.
}
admin-table = { $rounds ->
    [0] No game yet
    [one] One game
   *[other] { $rounds } games
}, { $lines } lines. Seats, and the marks of their devices:
admin-here = here
admin-bans = { $number ->
    [0] Nobody is banned.
    [one] One ban:
   *[other] { $number } bans:
}
admin-for-good = for good
admin-close-done = { $table } is closed.
admin-delete-done = { $table } is deleted.
admin-ban-done = { $what } is banned.
admin-unban-done = { $what } is not banned any more.
admin-announce-done = Told at { $tables ->
    [one] one table
   *[other] { $tables } tables
}, to { $people ->
    [one] one person
   *[other] { $people } people
}.
admin-prune-done = { $tables ->
    [0] No table was that old.
    [one] One table is deleted.
   *[other] { $tables } tables are deleted.
}
admin-prune-would = { $tables ->
    [0] No table is that old.
    [one] One table would be deleted.
   *[other] { $tables } tables would be deleted.
}
bad-admin-url = "{ $given }" is not the address of a server; write http://host:port.
bad-admin-no-token = There is no admin token: set NOCTUARY_ADMIN_TOKEN here and for the server, to the same.
bad-admin-no-server = No server answers at { $name }: { $why }.
bad-admin-off = The server at { $name } takes no orders: start it with NOCTUARY_ADMIN_TOKEN.
bad-admin-refused = { $why }
bad-replay-why = The game is not over: why a bot did something is told when it is.

cli-serve = run the table server: people play in their browsers
serve-unknown = { $name } is not a setting; it changes nothing.
setting-host = the address to listen on (0.0.0.0: everybody on the network; 127.0.0.1: this machine only, behind a proxy or alone)
setting-port = the port; 0 takes any that is free
setting-address = where others find this house, for invitations made on this machine itself (in a container, say, http://192.168.1.20:8484); otherwise its address on the network
setting-hosts = names under which the house is asked for (tables.example.org, with commas between): others are refused, addresses never; nothing: any
setting-data = where tables are kept: a folder, an SQLite file, or a URL (sqlite:///path, postgresql://user:password@host/name); otherwise in your data folder
setting-bus = the address of a NATS server (nats://host:4222), to serve one house from several machines on one PostgreSQL; otherwise this process is alone
setting-positions = tables may begin from a position (tests and lessons)
setting-away = seconds until somebody who dropped out is not waited for when the others want a pause
setting-bot_pace = bots answer at multiples of so many seconds
setting-heartbeat = seconds between pings; whoever is silent for two and a half of them is gone
setting-beat = seconds between frames while eyes are closed
setting-idle = seconds after which a table that nobody looks at leaves the memory; the database keeps it
setting-snapshot = lines after which the snapshot of a running table is renewed
setting-tables = most tables in memory at once
setting-sockets = most sockets at once
setting-limits = rate limits; off for load tests only
setting-metrics_token = lets a Prometheus on another machine read /metrics, as a Bearer token
setting-draw = draw the pictures that are missing while the house is open, on what the machine has to spare
setting-workers = processes in which bots think; 0: as many as fit this machine
setting-speed = how fast the tables’ time runs; tests only
setting-admin_token = lets `noctuary admin` in: at least 16 signs that nobody guesses; nothing: nobody
setting-keep_talk = days after the last change at a table until what was said there is forgotten; 0: never
setting-keep_names = days after the last change at a table until names and devices are taken out of it; 0: never
setting-keep_tables = days after the last change at a table until it is deleted, unless a game is under way there; 0: never
setting-push_contact = how push services reach the host (mailto:you@example.org, or an https: address): then browsers can be told when it is their turn; empty: the address of the house if it is https, otherwise nobody is told
setting-push_loopback = push services on this machine are allowed, and plain http
setting-mail_server = a mail server, smtp://user:password@host:587 or smtps://…: then people may be told of their turn by e-mail, too; empty: nobody is
setting-mail_from = from which address these letters come
setting-call_after = seconds of somebody's turn after which they are told of it, if they do not look
setting-call_again = seconds after which they are told once more
setting-keep_codes = days after which the code of a table whose game is over opens it no more, and days before another table may have it; 0: never
setting-logs = plain, json (one object a line) or auto: plain in a terminal, json elsewhere
cli-serve-open = open the browser
serve-here = Noctuary is open: { $address }
serve-there = For phones on the same network: { $address }
serve-no-pictures = { $number ->
    [one] One picture of Obscurio is not drawn yet: its place stays dark.
   *[other] { $number } pictures of Obscurio are not drawn yet: their places stay dark.
} Draw them once with: make pictures
serve-will-draw = { $number ->
    [one] One picture of Obscurio is drawn in the background; play meanwhile.
   *[other] { $number } pictures of Obscurio are drawn in the background; play meanwhile.
}
serve-drawing = pictures: { $done } of { $total }
serve-drawn = All { $total } pictures are drawn.
serve-no-sheets = Obscurio's red and misty pages stay dark: they need pyvips (pip install "pyvips[binary]").
serve-stop = Ctrl-C stops it; every table is kept.
serve-compiled = The rules are compiled.
serve-plain = The rules run as plain Python. (With a C compiler, make play and wheels compile them: two to four times as fast.)

## Why did you do that?

reason-only = There was nothing else to choose.
reason-random = I drew lots among { $count } answers.
reason-untold = I cannot say; it looked best to me.
reason-liked = What I liked next best: { $other }.
reason-chances = { $chance ->
    [0] I saw myself winning hardly any game from there
    [1] I saw myself winning about one game of ten so
    [10] I saw myself winning nearly every game so
   *[other] I saw myself winning about { $chance } games of ten so
}; with “{ $other }” { $other_chance ->
    [0] hardly any.
    [1] about one.
    [10] nearly every one, too.
   *[other] about { $other_chance }.
}
reason-advice = A bot would do this: { $choice }.
reason-same = A bot would have done the same.
