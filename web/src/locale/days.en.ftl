web-vacation = Vacation
web-vacation-about = While you are away the clock stands still when the table waits for you. Everybody is told. { $number ->
    [0] You have no days left.
    [one] You have one day left.
   *[other] You have { $number } days left.
 }
web-vacation-until = You are on vacation until { $date }.
web-vacation-days = { $number ->
    [one] 1 day
   *[other] { $number } days
 }
web-vacation-end = I am back
web-vacation-of = on vacation until { $date }
web-days-bot = A bot for { $name }
web-days-bot-about = { $agreed } of { $number } want it; it plays when all do, until { $name } is back.
web-days-bot-on = A bot plays until { $name } is back.
web-call = Tell me when it is my turn
web-call-about = A message on this device, also when the page is closed. It says which table, and nothing of the game.
web-call-denied = This browser does not let Noctuary send messages: allow it in the settings of the page.
web-call-failed = This browser could not be reached by its push service. Try again later.
web-mail = Write to me when it is my turn
web-mail-about = A letter to this address, if you do not look at the table. It says which table, and nothing of the game; every letter has a link that ends it.
web-mail-address = Your e-mail address
web-mail-on = Write to me
web-mail-off = Write to me no more
web-mail-asked = A letter is on its way to { $address }: follow its link to say yes.
web-mail-agreed = { $address } is written to when it is your turn.
web-mail-failed = This address cannot be written to.
web-days-left = Left for this decision
