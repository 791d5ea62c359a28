web-puzzle-week = Semaine { $week } de { $year }
web-puzzle-found = Trouvé !
web-puzzle-missed = Pas cette fois.
web-puzzle-right = C’était : { $choice }.
web-puzzle-share = Partager mon résultat
web-puzzle-shared = Noctuary, { $game }, énigme de la semaine { $week } : { $found ->
    [yes] trouvée du premier coup
   *[no] elle m’a résisté
 }
web-puzzle-none = Il n’y a pas d’énigme de la semaine ici.
