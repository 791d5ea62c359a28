# The house itself, in English. Games bring their own words.

web-title = Noctuary: games of the dark
web-language = Language
web-close = Close
web-loading = One moment…
web-yes = yes
web-no = no

## The hall

web-look = Look at { $game }
web-alone = Play alone now
web-open-a-table = Open a table
web-choose-deal = Choose the deal
web-soon = Its cards are still being drawn.
web-resume = Resume: { $game }
web-resume-note = your table is as you left it
web-resume-forget = Put this table away
web-drawing = The pictures are being drawn: { $done } of { $total }
web-my-tables = Your tables
web-turn-yours = it is your turn
web-turn-of = waiting for { $names }
web-turn-lobby = has not begun yet
web-motto = A noctuary is a journal of the night.
web-join-code = Join a table by its code
web-enter = Enter
web-code-short = A code has five characters, letters or figures.
web-code-unknown = There is no table { $code }.
web-open-tables = Open tables
web-open-table-line = { $host }’s table, { $taken } of { $seats }
web-you = Who are you?
web-you-open = You are { $name }. Change name and colour
web-your-name = Your name
web-your-colour = Your colour
web-nobody = Wanderer
web-nobody-you = { $name } (you)
web-colour-1 = Flame red
web-colour-2 = Sun yellow
web-colour-3 = Leaf green
web-colour-4 = Water blue
web-colour-5 = Star violet
web-colour-6 = Heart pink
web-colour-7 = Moon silver
web-colour-8 = Snow white

## The house on this device

web-along = Take it with you (about { $size } MB)
web-along-taking = Packing: { $percent } %
web-along-with = With you: plays without network
web-along-about = The three games alone or with bots, lessons, rulebooks, statistics and replays work without network. Tables with other people need it.
web-along-leave = Remove it from this device
web-along-failed = Not all of it could be fetched, or there is no room on this device. What was there before still is.
web-alone-house = This house lives in your browser alone: you play by yourself or with bots, and nothing leaves this device. To play with friends, one of you runs the house as a server; its guide for hosts says how.
web-here-waking = Lighting the candles on this device…
web-here-failed = This browser cannot run the house by itself (it needs WebAssembly). Any newer browser can, and so can a table on a server.
web-here-forgetful = This browser keeps nothing (a private window, or no room): the game goes on until you close the page.

## Setting a table

web-deal-number = Deal number
web-deal-any = any
web-deal-today = Today’s deal
web-seats = Seats
web-preset = How strict
web-preset-chosen = Rules: { $preset }
web-preset-as_written = As written
web-preset-merciful = Merciful
web-preset-free_hand = Free hand
web-preset-merciless = Merciless
web-practice = Practice
web-practice-about = Take anything back, even what you have seen. Not counted.
web-public = Open to anybody
web-public-about = The table is listed in the hall.
web-own-deck = Pictures
web-own-deck-none = The house’s
web-own-deck-one = { $name } ({ $number })
web-all-options = All options of the rules ({ $number })
web-go-down = Go down
web-open-table = Open the table

## The lobby

web-bot = Bot
web-invite-alone = This link works on this computer only.
web-qr = QR code of the invitation
web-copy = Copy
web-copied = Copied
web-send = Send
web-option-preset = How strict
web-waiting = Waiting for { $name }

## At any table

web-menu = Menu
web-log = The story so far
web-log-empty = Nothing has happened yet.
web-log-earlier = { $number ->
    [one] One turn before
   *[other] { $number } turns before
}
web-rules = Rulebook
web-rules-missing = The rulebook cannot be reached just now.
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-found = { $number ->
    [0] Nothing found.
    [one] One place found.
   *[other] { $number } places found.
}
web-rules-option = “{ $meaning }”
web-rules-option-is = “{ $meaning }”: { $value }
web-rule-open = Rule { $rule }
web-stats = Your games
web-stats-played = Played
web-stats-won = Won
web-stats-streak = Streak
web-stats-best = Best
web-stats-none = No finished games on this device yet.
web-stats-record = Most rooms: { $rooms }. Most candle left after a win: { $candle }.
web-stats-game = { $preset } · { $rooms } of 9 rooms · candle { $candle } · { $hints ->
    [0] no hints
    [one] one hint
   *[other] { $hints } hints
}
web-to-hall = Back to the hall
web-time-left = Time left: { $time }
web-undo = Take back
web-ask-hint = Ask for a hint
web-hint = Hint:
web-seal = The shuffle is sealed: { $seal }…
web-set-motion = Less motion
web-set-motion-about = Cards change place without flying.
web-set-sound = Sounds
web-set-sound-about = Paper, wood and a small bell.
web-turn-title = Your turn
web-set-volume = Volume
web-set-haptics = Buzzing
web-set-haptics-about = The phone answers your taps and says when it is your turn.
web-set-contrast = High contrast
web-set-contrast-about = Brighter lines and captions.
web-pace = When you play
web-pace-now = Now
web-hours = { $number } h
web-by-the-day = over days
web-by-the-day-about = Everybody has { $number } hours for each decision, also while the page is closed; then a bot makes it, and all are told. Nobody sees who is here.
web-gone = This table is no more.
web-gone-about = It was closed, or the link is incomplete.
web-reconnecting = The line broke. Trying again…
web-stale = This seat is now open in another window or on another device.
web-stale-old = This page is older than the server.
web-stale-many = Too many windows are open at this table.
web-renewed = The house has been renewed.
web-reload = Reload
web-stale-here = Go on here
web-rematch = Another round
web-pause = Ask for a pause
web-pause-end = Go on
web-pause-off = Never mind
web-paused = The table is paused.
web-pause-wish = { $names } would like a pause.
web-move = Move to another device
web-move-about = Open this link on the other device within ten minutes. It works once; your seat then lives there.
web-others-turn = The others are thinking.
web-table-facts = Everything on the table
web-missed = The table had moved on before your last tap: it did nothing.
web-error-offline = The house cannot be reached. Is the network there?
web-error-server = That did not work. Try again in a moment.

## The talk

web-talk = Talk
web-talk-unread = Talk, { $number } unread
web-talk-said = { $name }: { $text }
web-talk-onlooker = Somebody looking on
web-talk-muted = The host has asked you to be silent.
web-talk-not-now = You cannot speak now.
web-line-hello = Good evening!
web-line-ready = I am ready.
web-line-moment = One moment, please.
web-line-thinking = Let me think…
web-line-nice = Beautiful.
web-line-sorry = Sorry about that.
web-line-thanks = Thank you.
web-line-well-played = Well played!

## Finished games

web-games = Your games
web-games-won = Won:
web-games-lost = Lost:
web-games-earlier = Earlier games
web-games-assisted = { $number ->
    [one] One game with help is not counted.
   *[other] { $number } games with help are not counted.
}
web-games-forget = Forget the games of this device
web-games-forget-sure = Yes, forget them all
web-kept = Kept after the last change at a table: what was said, { $talk ->
    [0] for ever
    [one] for one day
   *[other] for { $talk } days
}; names and devices, { $names ->
    [0] for ever
    [one] for one day
   *[other] for { $names } days
}; the table itself, { $tables ->
    [0] for ever
    [one] for one day
   *[other] for { $tables } days
}. A game under way always stays.
web-replay = Replay
web-replay-this = See it again
web-replay-none = This game is not over, or it is gone.
web-replay-closed = A game that was not finished
web-replay-seal-good = The seed gives the seal that was shown before the first card.
web-replay-seal-bad = The seed does NOT give the seal that was shown.
web-replay-save = Save the record
web-winning = Watch a winning line
web-winning-title = A winning line
web-winning-looking = Looking for a way out…

## The guided first game

web-lesson = For your first game
web-lesson-take = First time? Three minutes, with a guide
web-lesson-on = I see
web-lesson-skip = No more notes
web-lesson-again = Take the lesson again

web-daily = Deal of the day
web-puzzle = Puzzle of the week
web-daily-streak = { $number ->
    [0] Deal of the day
    [one] Deal of the day · one day
   *[other] Deal of the day · { $number } in a row
}
web-daily-about = One deal a day, the same for everybody, from midnight to midnight by universal time. Each can be won: it was tried with all cards open.
web-daily-grade = { $preset }, can be won for certain
web-grade-winnable = Can be won for certain; a hasty player gets out in { $escapes } of { $games } games.
web-grade-lost = Cannot be won, whatever one does.
web-grade-open = Not known whether it can be won; a hasty player gets out in { $escapes } of { $games } games.
web-stars = { $number ->
    [0] no star for difficulty
    [one] one star of five for difficulty
   *[other] { $number } stars of five for difficulty
}
web-daily-play = Play today’s deal
web-daily-again = Play it again
web-daily-row = { $number ->
    [0] No row of days yet: one begins today.
    [one] One day so far.
   *[other] { $number } days in a row.
}
web-daily-won = { $date }: out
web-daily-helped = { $date }: out, with help
web-daily-lost = { $date }: lost
web-daily-none = { $date }: not played
web-daily-key-won = out
web-daily-key-helped = with help
web-daily-key-lost = lost

## Your key and your data

web-me = Your key and your data
web-me-key = Your key
web-me-key-about = No account is needed to play. With a key you are yourself again on any device, and after this browser has forgotten everything. Keep it like a password: whoever has it can sit in your seats.
web-me-make = Make my key
web-me-made = This is your key. Copy it, scan it or write it down.
web-me-show = Show my key
web-me-hide = Hide it
web-me-qr = QR code of your key
web-me-renew = Make a new key in its place
web-me-renew-about = The key you have now will open nothing any more, wherever it is written down.
web-me-renew-sure = Yes, a new key
web-me-passkey = { $number ->
    [0] Add a passkey on this device
    [one] Add another passkey (you have one)
   *[other] Add another passkey (you have { $number })
}
web-me-passkey-made = The passkey is made: next time a touch will do.
web-me-passkey-show = Use a passkey
web-its-me = It’s me
web-its-me-about = You have made a key in another browser? Enter it here. Games that were played in this browser come along.
web-me-enter = Your key
web-me-entered = Welcome back. Your seats and your games are here.
web-me-link = This link carries a key. Say that it is yours, and this browser becomes one of yours.
web-me-link-warn = Only if you made it yourself: whoever else has this key could then sit in the seats you hold here.
web-me-out = Sign out everywhere else
web-me-out-about = { $number ->
    [0] Only this browser is yours.
    [one] Only this browser is yours, as far as the house knows. A stolen cookie, too, is then worth nothing.
   *[other] { $number } browsers are yours. The others, and keys made after this one, then open nothing any more; your seats stay here.
}
web-me-out-sure = Yes, sign the others out
web-me-out-done = Done: only this browser is yours.
web-me-data = Your data
web-me-data-about = The house knows the names you gave yourself, your games and their results, and what you said at tables.
web-me-export = Take everything home as a file
web-me-delete = Delete my data
web-me-delete-about = Your name and your words vanish from every table, you leave your seats, and this key opens nothing any more. The games of the others stay. This cannot be undone.
web-me-delete-sure = Yes, delete everything
web-me-delete-done = Everything of yours is deleted.
web-me-seat = You have a seat here, { $name }: another browser holds it.
web-line-removed = (These words were removed by whoever wrote them.)
