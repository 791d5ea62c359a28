# After a game for one: a winning line, where it was lost, how the others fared.

web-winning-about = The same cards, played by somebody who saw them all. It shows that this deal could be won, not what you should have known.
web-winning-lost = This deal cannot be won: every way through it was tried.
web-winning-open = No way out was found in the time there is. That does not mean there is none.
web-winning-yours = Back to your own game
web-chances = Where was it lost?
web-chances-won = What were my chances?
web-chances-weighing = Every choice is tried again in deals that could have been true…
web-chances-curve = The chance of getting out after each of your choices, step by step
web-chances-at = After this choice { $chance } of 100 games were won.
web-chances-worst = Here, at step { $step }: { $before } of { $of } → { $after } of { $of }. The other answer was: { $other }.
web-chances-none = No single choice cost much: it was the cards.
web-chances-none-won = No single choice cost much.
web-chances-show = Show it
web-fared = How the others fared
web-fared-sum = { $won } of { $players } got out at their first try, without help.
web-fared-few = { $players ->
    [0] Nobody has finished it here without help yet.
    [one] One person has finished it here without help.
   *[other] { $players } people have finished it here without help.
} From { $least } on you see how far they came.
web-fared-bar = Room { $room }: { $players }.
web-fared-out-bar = Out: { $players }.
web-fared-out = out
web-fared-you = You are one of them.
web-fared-share = Share my result
web-fared-picture = As a picture
web-fared-saved = Saved
web-fared-title = Noctuary · deal of the day
web-fared-mine-won = I got out!
web-fared-mine-helped = I got out, with help.
web-fared-mine-lost = { $rooms ->
    [0] The dark kept me before the first room.
   *[other] The dark kept me at room { $rooms } of nine.
}
web-replay-older = This game was played by older rules, so its board cannot be shown. Here is its story, as it was told.
web-replay-all-about = Every choice of every seat is told, as it was written in the record.
web-replay-on-about = A new table, bots in the other seats, fresh chance from here on. Not counted.
web-why = Why did { $name } do that?
web-why-person = What would a bot have done?
web-why-thinking = Thinking it over …

## A replay's bar and sheet

web-replay-begin = Before the first choice.
web-replay-quiet = Nothing was heard of this from here.
web-replay-step = Step
web-replay-at = Step { $at } of { $last }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-eyes = Through whose eyes
web-replay-spectator = Onlooker
web-replay-all = Know everything
web-replay-seal = The sealed shuffle
web-replay-on = Play on from here as { $name }
