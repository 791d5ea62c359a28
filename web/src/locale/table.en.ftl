# A table's talk, who is away, and its screen for everybody: fetched with the table, not with the hall.

web-away = { $name } is away; nobody plays for them.
web-away-bot = { $name } is away; a bot plays for them.
web-away-decide = Let a bot play
web-away-read = Read it
web-talk-empty = Nobody has said a word yet.
web-talk-gallery-empty = Nobody else is looking on aloud.
web-talk-say = Say something
web-talk-lines = Lines everybody reads in their own language
web-talk-left = { $number ->
    [one] One character left
   *[other] { $number } characters left
}
web-talk-rooms = Rooms
web-talk-table = The table
web-talk-gallery = The gallery
web-talk-gallery-about = Only those who look on hear you; the players hear it when the game is over.
web-talk-look-on = You are looking on: speak in the gallery.
web-talk-onlookers = Those who look on
web-talk-onlookers-away = Send those who look on away
web-talk-guest = Guest { $number }
web-talk-guest-away = Send { $name } away
web-talk-who = Who may speak
web-screen = The table’s screen
web-screen-join = Sit down at this table
web-screen-look = Look on
web-screen-seated = This device has a seat at this table.
web-screen-seated-about = The screen for everybody must not know what you know. Open { $address } on another device.
web-screen-back = Back to your seat
web-screen-awake = This page cannot keep the screen awake here: tell the screen itself not to sleep.
web-invite = Invite your friends
web-invite-text = Come and play { $game } with me.
web-here-invite = This table is on your device: nobody else can come to it. Bots can take the other seats.
web-screen-about = A screen for everybody, on a TV or a tablet:
