web-puzzle-week = Semaine { $week } de { $year }
web-puzzle-occulto-ask = Le dernier tour de la partie est le vôtre. Un seul de ces choix gagne à coup sûr, qui que soit chacun et quels que soient les Boucliers. Lequel ?
web-puzzle-obscurio-ask = Quelle porte le Grimoire désigne-t-il ?
web-puzzle-found = Trouvé !
web-puzzle-missed = Pas cette fois.
web-puzzle-right = C’était : { $choice }.
web-puzzle-share = Partager mon résultat
web-puzzle-shared = Noctuary, { $game }, énigme de la semaine { $week } : { $found ->
    [yes] trouvée du premier coup
   *[no] elle m’a résisté
 }
web-puzzle-none = Il n’y a pas d’énigme de la semaine ici.
web-puzzle-occulto-proof = Ce choix gagne dans les { $ways } cas que vous ne pouvez pas exclure : personnages et Boucliers confondus. Si personne ne lève de Bouclier, les potions sont : { $totals }.
web-puzzle-occulto-against = { $choice } : gagne dans { $won } cas sur { $ways }.
web-puzzle-occulto-lost = Il ne gagne pas si { $case }. Les potions sont alors { $totals }, et { $winners ->
    [none] personne ne gagne
   *[other] la victoire revient à { $winners }
 }.
web-puzzle-occulto-shield = { $name } lève { $card }
web-puzzle-occulto-holds = { $name } : { $colour }
web-puzzle-occulto-centre = au centre : { $colour }
web-puzzle-obscurio-link = Un Papillon montre ceci : { $pointed }. La porte { $door } en a { $same ->
    [yes] un aussi
   *[no] le pareil : { $found }
 }, et aucune autre.
web-puzzle-obscurio-fits = Ce que chaque porte répond à tout l’indice, pour l’oreille de la maison
web-puzzle-obscurio-fit = Porte { $door } : { $fit }
web-puzzle-obscurio-page = Page { $page }
web-puzzle-obscurio-points = Un Papillon montre : { $what }.
web-puzzle-obscurio-whole = Un Papillon est posé dessous : c’est toute l’image qui compte.
web-puzzle-obscurio-door = Porte { $door }. { $says }
