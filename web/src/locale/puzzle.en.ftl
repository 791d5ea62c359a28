web-puzzle-week = Week { $week } of { $year }
web-puzzle-found = Found!
web-puzzle-missed = Not this time.
web-puzzle-right = It was: { $choice }.
web-puzzle-share = Share my result
web-puzzle-shared = Noctuary, { $game }, puzzle of week { $week }: { $found ->
    [yes] found at first sight
   *[no] it got the better of me
 }
web-puzzle-none = There is no puzzle of the week here.
