# Le plateau d’Oubliette, en français.

## Mettre une table

web-oubliette-preset-as_written = Le jeu imprimé, chaque règle à la lettre : peu en sortent.
web-oubliette-preset-merciful = Vous pouvez agir après chaque carte, et les Pièges font seulement reculer. Commencez ici.
web-oubliette-preset-free_hand = Autant d’actions que vous voulez, après chaque carte.
web-oubliette-preset-merciless = À la lettre, et toute impasse met fin à la partie.

## La première partie accompagnée

web-lesson-oubliette-act = Dans cette partie, vous pouvez agir une fois après chaque carte. Un 9 est apparu, la salle suivante : touchez { $these }, puis posez-le (O-38).
web-lesson-oubliette-store = { $card } n’est ni le numéro attendu ni un danger. Gardez ces cartes-là : elles se posent sur une carte d’un rang au-dessus ou au-dessous, ici sur { $these } (O-53). Touchez-la.
web-lesson-oubliette-fight = { $card } est une Créature. Payez sa valeur, { $sum }, avec les cartes du dessus de vos quatre piles ; ce qui est payé est perdu, et la carte du dessous apparaît. { $these } suffit tout juste : touchez la carte, puis payez (O-43).
web-lesson-oubliette-trap = { $card } : un nombre impair rouge est un Piège. Une carte paire noire vous en tire. Vous en avez trois, et chacune suffit : touchez { $these }, puis payez (O-19).
web-lesson-oubliette-trap-again = Encore un Piège. De vos trois cartes paires noires, { $these } est la plus petite : payez avec elle (O-19).
web-lesson-oubliette-chasm = Un Gouffre s’ouvre devant vous ; aucune salle ne se pose au-delà. Seule une Corde (un 6 ou un 9) permet de le franchir. Lancez { $these } (O-27).
web-lesson-oubliette-end = Vous savez l’essentiel. Restent les Ténèbres, les Gremlins et l’Égarement : touchez une carte pour lire ce qu’elle fait. Si aucune salle n’est posée, un 10 ou un 2 est la première.
web-lesson-oubliette-goal = Vous voilà sous clé, salle { $number }. Posez les salles 9, 8, 7 et ainsi de suite jusqu’à 2, dans cet ordre, et vous êtes dehors (O-02).
web-lesson-oubliette-candle = La chandelle est la pioche : il reste { $deck } cartes, et chaque tour en brûle une. Quand elle s’éteint, la nuit vous garde (O-95).
web-lesson-oubliette-turn = Vaincue. Aucune de vos cartes n’est un 9, la salle suivante. Retournez donc la carte suivante.
web-lesson-oubliette-acted = Vous avez agi : c’est tout pour ce tour. Retournez la carte suivante.
web-lesson-oubliette-pay = { $card }, une autre Créature. Aucune de vos cartes ne suffit seule, mais { $these } font { $sum } : juste assez (O-43).
web-lesson-oubliette-lay = { $these } est la salle { $next }, la suivante. Posez-la.
web-lesson-oubliette-go = Retournez la carte suivante.
web-lesson-oubliette-next = { $card } est le numéro qu’il vous faut. Une carte retournée se pose aussitôt, sans même coûter votre action (O-13).
web-lesson-oubliette-flip = Vous êtes de l’autre côté. À chaque Gouffre, on retourne encore une carte : rouge, elle emporte ce qui est équipé. Elle était rouge, mais rien n’était équipé (O-28). Retournez.
web-lesson-oubliette-portcullis = Une Herse s’est fermée derrière la salle { $number } : perdre un combat ici, c’est perdre la partie, on ne recule plus (O-23). Avancez donc : posez { $these }.
web-lesson-oubliette-stuck = Un second Gouffre, et aucune Corde visible : aucune salle ne se pose tant qu’il ne vient ni 6 ni 9 (O-27). Retournez.
web-lesson-oubliette-obstacle = Un 4 est sorti dans la salle 4 : un obstacle. Les deux cartes disparaissent, et le Gouffre aussi. Vous revoilà dans la salle { $number } (O-14).
web-lesson-oubliette-items = Un Objet, à présent. Un Joker sait faire quatre choses, chacune à son prix. Il peut être ici la salle { $next } : touchez-le, puis choisissez « devient la salle { $next } » (O-75).
web-lesson-oubliette-curse = La salle { $number } est à vous. Le prix est une Malédiction : toute Créature demande désormais 2 de plus (O-79). Retournez.
web-lesson-oubliette-equip = La place d’équipement est libre. Un Roi y ajoute 1 à chaque carte que vous payez, et l’y mettre ne coûte aucune action. Touchez { $these }, puis équipez-le (O-56, O-82).
web-lesson-oubliette-last = { $these } est la neuvième salle. Posez-la et sortez.
web-lesson-oubliette-astray = Vous suivez votre propre chemin, libre à vous. La flèche courbe annule un choix, la lampe conseille.
web-lesson-own = À vous de jouer

## Oubliette

web-oub-head = { $preset }, donne { $deal }, tour { $turn }
web-oub-turn = { $preset }, tour { $turn }
web-oub-left = { $number ->
    [0] reste
    [one] reste
   *[other] restent
}
web-oub-grave = Cimetière
web-oub-grave-open = Cimetière, { $number ->
    [0] aucune carte
    [one] une carte
   *[other] { $number } cartes
}
web-oub-grave-empty = Personne ne repose encore ici.
web-oub-grave-top = Cimetière
web-oub-count = { $number } sur 5
web-oub-equipped = Équipement
web-oub-sealed = Condamnée
web-oub-nothing = vide
web-oub-once-more = encore une fois
web-oub-inventory = Ce que vous portez
web-oub-slot-spoken = { $place } : { $card }, { $number ->
    [0] aucune carte
    [one] une carte
   *[other] { $number } cartes
}{ $valued ->
    [yes] , vaut { $worth }
   *[no] {""}
}{ $state ->
    [chosen] , choisie
    [legal] , peut être choisie
   *[none] {""}
}
web-oub-path = Votre Chemin : { $cards }. Ensuite : { $next }
web-oub-no-path = Pas encore de Chemin : un 10 ou un 2 l’ouvrira
web-oub-gate = Une Herse
web-oub-chasm = Un Gouffre
web-oub-bridged = Un Gouffre franchi par une corde
web-oub-aloud = { $rank ->
    [A] as
    [V] valet
    [D] dame
    [R] roi
   *[other] { $rank }
} de { $suit ->
    [clubs] trèfle
    [diamonds] carreau
    [hearts] cœur
   *[spades] pique
}
web-oub-turned = Carte retournée : { $card }
web-oub-was-turned = Vous avez retourné { $card }
web-oub-uncovered = Dessous, vous trouvez { $cards }.
web-oub-in-hand = En main : { $card }
web-oub-bars = { $name } barre la route
web-oub-of = sur { $need }
web-oub-lay = Posez des cartes pour le payer
web-oub-explain = { $card } : { $what }
web-oub-more = Encore { $number }, et vous pourrez frapper.
web-oub-enough = { $sum } pour { $need } : vous pouvez frapper.
web-oub-strike-more = Frapper : encore { $number }
web-oub-overpaid = C’est trop : vous pourriez garder { $card }.
web-oub-not-now = { $card } ne sert à rien en ce moment.
web-oub-no-drop = Cette carte ne va pas là maintenant.
web-oub-clear = Ne rien choisir
web-oub-note-portcullis = La Herse est tombée derrière vous : impossible de reculer.
web-oub-note-chasm = Un Gouffre vous sépare de la salle suivante.
web-oub-note-chasm-behind = Un Gouffre est derrière vous.
web-oub-note-curse = Malédiction : chaque Créature demande { $bonus } de plus.
web-oub-title-next = La salle { $number } est ouverte
web-oub-title-start = Par où commencer ?
web-oub-title-fight = Une Créature
web-oub-title-chasm = Un Gouffre s’ouvre
web-oub-title-lost = Par où, déjà ?
web-oub-title-darkness = La lumière baisse
web-oub-title-gremlin = Un Gremlin ricane
web-oub-title-act = La salle est calme
web-oub-title-advantage = Deux cartes, une à prendre
web-oub-title-found = Vous tenez { $card }
web-oub-title-dig = Terre froide
web-oub-title-hourglass = Le sable remonte
web-oub-title-stock = Remplir le sac
web-oub-title-over = La nuit continue
web-oub-title-2 = Un seuil
web-oub-title-3r = Un piège à cage
web-oub-title-3b = Une clé d’os
web-oub-title-4r = Une torche
web-oub-title-4b = Un charognard
web-oub-title-5r = Une fosse à pieux
web-oub-title-5b = Un guetteur
web-oub-title-6 = Une corde
web-oub-title-7r = Des spores
web-oub-title-7b = Un chat perdu
web-oub-title-8 = Une horloge arrêtée
web-oub-title-9r = Un collet
web-oub-title-9b = Une corde
web-oub-title-10 = Un œil qui cherche
web-oub-title-Ab = Une Herse
web-oub-title-Ar = Un Gouffre
web-oub-title-J = Un Rôdeur
web-oub-title-Q = Un Démon
web-oub-title-K = Un Spectre
web-oub-title-X = Un Gremlin
web-oub-title-obstacle = La voie est bouchée
web-oub-title-beaten-back = On vous repousse
web-oub-title-caught = Le Piège se referme
web-oub-title-room-lost = Une salle est perdue
web-oub-title-won = La Créature est vaincue
web-oub-title-passed = Le Piège est passé
web-oub-title-portcullis = Une Herse tombe
web-oub-title-nowhere = Du fer, au loin
web-oub-title-crossed = Au-delà du Gouffre
web-oub-title-strayed = La route est perdue
web-oub-title-bearings = Vous savez le chemin
web-oub-title-taken = La nuit a pris sa part
web-oub-title-torch = La Torche tient
web-oub-title-robbed = Un Gremlin est passé
web-oub-title-warded = Le Gremlin s’enfuit
web-oub-title-room = Vous voici en salle { $number }
web-oub-title-equipped = À portée de main
web-oub-title-dug = Tiré de la terre
web-oub-title-returned = La chandelle s’allonge
web-oub-title-stocked = Le sac est plein
web-oub-card-2 = Seuil
web-oub-card-3r = Piège à cage
web-oub-card-3b = Clé d’os
web-oub-card-4r = Torche
web-oub-card-4b = Charognard
web-oub-card-5r = Fosse à pieux
web-oub-card-5b = Guetteur
web-oub-card-6 = Corde
web-oub-card-7r = Spores
web-oub-card-7b = Chat perdu
web-oub-card-8 = Égarement
web-oub-card-9r = Corde, collet
web-oub-card-9b = Corde
web-oub-card-10 = Fouille
web-oub-card-Ab = Herse
web-oub-card-Ar = Gouffre
web-oub-card-J = Rôdeur
web-oub-card-Q = Démon
web-oub-card-K = Spectre
web-oub-card-X = Gremlin
web-oub-role-2 = Salle
web-oub-role-3r = Piège
web-oub-role-3b = Salle
web-oub-role-4r = Objet
web-oub-role-4b = Salle
web-oub-role-5r = Piège
web-oub-role-5b = Salle
web-oub-role-6 = Ténèbres
web-oub-role-7r = Piège
web-oub-role-7b = Salle
web-oub-role-8 = Événement
web-oub-role-9r = Piège
web-oub-role-9b = Objet
web-oub-role-10 = Objet
web-oub-role-Ab = Plan, Avantage
web-oub-role-Ar = Plan, Avantage
web-oub-role-J = 11, Exhumation
web-oub-role-Q = 12, Sablier
web-oub-role-K = 13, Talisman
web-oub-role-X = Chaos
web-oub-won = Vous voilà libre.
web-oub-lost = L’ombre vous garde.
web-oub-won-line = Neuf salles en { $turns ->
    [0] zéro tour
    [one] un tour
   *[other] { $turns } tours
}, { $deck ->
    [0] à la dernière lueur
    [one] une carte avant le noir
   *[other] { $deck } cartes avant le noir
}.
web-oub-rooms = { $number ->
    [0] Aucune salle
    [one] Une salle
   *[other] { $number } salles
} sur neuf
web-oub-candle-left = Chandelle
web-oub-beaten = Créatures vaincues
web-oub-rooms-lost = Salles perdues
web-oub-streak = Série, record
web-oub-share = Partager la donne
web-oub-share-won = J’ai trouvé la sortie de la donne { $deal } d’Oubliette en { $turns ->
    [0] zéro tour
    [one] un tour
   *[other] { $turns } tours
}. Et toi ?
web-oub-share-lost = La donne { $deal } d’Oubliette a eu raison de moi, salle { $rooms } sur neuf. Sauras-tu sortir ?
web-oub-next = Donne suivante
web-oub-retry = Réessayer
web-oub-easier = Plus facile : { $preset }
web-oub-deal-of = Donne, { $preset }
web-oub-cause-early = { $card } : vous n’aviez encore aucune salle, et pas de quoi payer.
web-oub-cause-beaten = Vous ne pouviez pas payer { $card }, et il n’y avait plus de salle où reculer.
web-oub-cause-trap = Aucune carte paire noire contre { $card }, et plus de salle où reculer.
web-oub-cause-portcullis = Une seconde Herse, { $card }, est tombée devant vous alors qu’une autre barrait déjà le retour.
web-oub-cause-obstacle = { $card } a bouché votre salle, et il n’y avait pas d’autre voie.
web-oub-cause-candle = La dernière carte a été retournée ; salles posées : { $rooms } sur neuf.
web-oub-cause-empty = Vous aviez usé toutes vos cartes.
web-oub-cause-other = Salles posées : { $rooms } sur neuf.
web-oub-may-act = { $actions ->
    [0] { $action_model ->
        [every1] Vous avez agi : c’est tout pour ce tour (O-38).
       *[other1] Pas d’action maintenant : il y en a une après chaque carte ordinaire (O-38).
    }
    [1] Vous pouvez agir une fois, ou continuer.
   *[other] Vous pouvez agir autant que vous voulez (O-38).
}
web-oub-about-turned = Retournée
web-oub-about-carried = Portée
web-oub-about-equipped = Équipée
web-oub-about = Lire { $card }

## Ce qui est dit d’une carte : cela dépend des options de la table


web-oub-part-next = Si c’est le numéro attendu, c’est une salle (O-13).
web-oub-part-next-event = { $next_six_eight ->
    [both] Si c’est le numéro attendu, c’est une salle, et son effet a lieu aussi (OA-30).
    [event] Retournée, elle n’est jamais une salle, même avec le numéro attendu (OA-30).
   *[path] { web-oub-part-next }
}
web-oub-part-same = Si c’est le numéro de votre salle, c’est un obstacle : les deux cartes sont perdues (O-14).{ web-oub-part-blocked }
web-oub-part-same-event = { $same_number ->
    [both] Si c’est le numéro de votre salle, c’est un obstacle, et son effet a lieu aussi (OA-33).{ web-oub-part-blocked }
    [category] Le numéro de votre salle n’est pas ici un obstacle : la carte agit selon sa nature (OA-33).
   *[obstacle_only] { web-oub-part-same }
}
web-oub-part-blocked = { $obstacle_first_room ->
    [lose] {" "}Dans la première salle, c’est la fin (OA-44).
   *[empty_path] {""}
}{ $obstacle_portcullis ->
    [lose] {" "}Avec une Herse derrière vous, c’est la fin (OA-45).
   *[discard] {""}
}
web-oub-part-other = Sinon, gardez-la là où elle va, ou laissez-la (O-37).
web-oub-part-trap = Sinon, un Piège : payez un nombre pair noir{ $queen_pays_trap ->
    [true] {" "}ou une Dame noire (OA-60)
   *[false] {""}
}, ou perdez votre salle (O-19). { $trap_failure ->
    [literal] Ce n’est la fin qu’avec une Herse derrière vous (OA-41).
    [as_combat] Dans la première salle, ou avec une Herse ou un Gouffre derrière vous, c’est la fin (OA-41, OA-42).
   *[set_back] Dans la première salle, ou avec une Herse derrière vous, c’est la fin (O-20).
}{ web-oub-part-pathless }
web-oub-part-pathless = { $fail_without_path ->
    [lose] {" "}Sans aucune salle, c’est aussi la fin (OA-43).
   *[no_penalty] {""}
}
web-oub-part-dark = Sinon, les Ténèbres : vous donnez une carte, sauf si une Torche brûle (O-30).{ $grave_pays_darkness ->
    [true] {" "}Le dessus du Cimetière peut être donné, s’il est à vous (OA-97).
   *[false] {""}
}
web-oub-part-lost = Sinon, vous vous égarez : trois cartes de chandelle s’en vont (O-29).
web-oub-part-portcullis = Une Herse tombe derrière vous : perdre un combat là, c’est perdre la partie (O-22, O-23). Une seconde dans la même salle vous emmure (O-24).
web-oub-part-chasm = Un Gouffre s’ouvre devant vous ; seule une Corde le franchit (O-25, O-27). Une carte de plus est retournée : rouge, elle emporte ce qui est équipé (O-28).
web-oub-part-creature = Une Créature : payez { $worth }{ $bonus ->
    [0] {""}
   *[other] {" "}et { $bonus } de plus pour la Malédiction (O-79)
} avec vos cartes, ou perdez votre salle (O-42). Dans la première salle, ou avec une Herse ou un Gouffre derrière vous, c’est la fin (O-46).{ web-oub-part-pathless }
web-oub-part-gremlin = Un Gremlin : il prend votre plus haute carte, ou toutes les autres (O-33). Un Roi le chasse (O-70).
web-oub-part-pays = { $worth ->
    [0] Ne paie rien au combat (O-44).
   *[other] Paie { $worth } au combat (O-44).
}
web-oub-part-act = { $action_model ->
    [other_inf] après une carte ordinaire, autant que vous voulez (OA-70)
    [every1] une fois après chaque carte (OA-70)
    [every_inf] après chaque carte, autant que vous voulez (OA-70)
   *[other1] une fois, après une carte ordinaire (O-38)
}
web-oub-part-lay = Comme prochaine salle, elle se pose par une action : { web-oub-part-act }.
web-oub-part-begin = { $start_from_inventory ->
    [true] {" "}Elle peut commencer un Chemin (OA-23).
   *[false] { $restart_from_inventory ->
    [false] {" "}Elle ne commence pas de Chemin d’ici (OA-23).
   *[true] {" "}Elle ne commence un Chemin qu’après en avoir perdu un (OA-23).
}
}
web-oub-part-passes = { $black ->
    [yes] {" "}Elle fait passer un Piège (O-19).
   *[no] {""}
}
web-oub-part-queen = { $queen_pays_trap ->
    [true] { web-oub-part-passes }
   *[false] {""}
}
web-oub-part-torch = Une Torche : elle écarte les Ténèbres, deux fois (O-31, O-32).
web-oub-part-rope = Une Corde : elle franchit un Gouffre, { $rope_cost ->
    [action] par une action (OA-53).
   *[free] sans action (O-27).
}
web-oub-part-advantage = Avantage : à tout moment, tirez deux cartes { $advantage ->
    [keep_only] et gardez-en une (OA-80).
    [replace_turned] et rencontrez l’une d’elles à la place de la carte retournée (OA-103).
   *[use_or_keep] et utilisez ou gardez-en une (O-61).
}{ $advantage_room ->
    [quiet] {" "}Une salle ainsi trouvée ne se pose qu’au calme (OA-83).
   *[any_time] {""}
}
web-oub-part-dig = Exhumation, une action : prenez n’importe quelle carte du Cimetière (O-64) ; { web-oub-part-act }.
web-oub-part-hourglass = Sablier, une action : { $hourglass ->
    [random] trois cartes au hasard (OA-87)
   *[choose] trois cartes de votre choix
} retournent du Cimetière dans la pioche (O-66) ; { web-oub-part-act }. Ou, contre un 8, vous ne vous égarez pas (O-69).
web-oub-part-ward = Talisman : chasse un Gremlin (O-70){ $ward_discarded ->
    [false] {" "}et reste avec vous (OA-67).
   *[true] , puis s’en va.
}
web-oub-part-chaos = Ne paie rien. Chaos, chaque fois au prix d’une Malédiction (O-73) : bat deux Créatures (O-76) ; ou, par une action, le Cimetière redevient chandelle, le Joker devient la prochaine salle, ou votre sac se remplit{ $restock ->
    [under] {" "}par-dessous (OA-91)
    [player_placed] , chaque carte où vous voulez (OA-91)
   *[deal_on_top] {""}
} (O-74, O-75, O-78).
web-oub-part-idle = { $equipped_is_inventory ->
    [false] Rien de plus, et elle n’y sert pas (OA-01).
   *[true] Rien de plus, mais elle sert comme portée (O-51).
}
web-oub-part-idle-too = { $equipped_is_inventory ->
    [false] {" "}De là, elle ne peut ni payer ni servir (OA-01).
   *[true] {""}
}
web-oub-part-equip = Elle peut y être mise tant que la place est libre, { $equip_cost ->
    [free] après l’effet d’une carte, sans action (OA-14).
    [action] par une action (OA-14).
   *[any_time] à tout moment (O-56).
}
web-oub-part-never = Il ne s’équipe jamais (OA-15).
web-oub-part-searching = Fouille : { $searching ->
    [after_encounters] après une rencontre (OA-99)
    [once_a_room] une fois par salle (OA-99)
   *[every_turn] une fois par tour (O-89)
} vous pouvez retourner une carte de plus, et la garder si elle va quelque part (O-90).
web-oub-part-map-black = Un Plan : vos cartes peuvent s’additionner pour faire la prochaine salle, par une action (O-84).
web-oub-part-map-red = Un Plan : des noires moins des rouges peuvent faire la prochaine salle, par une action (O-85).
web-oub-part-map = { $map_uses_turned_card ->
    [true] {" "}La carte retournée peut en être (OA-96).
   *[false] {""}
}
web-oub-part-grave = Le dessus du Cimetière est à vous, une fois à chaque occasion (O-86).
web-oub-part-resourceful = Une carte va aussi sur une carte de même couleur (O-88).
web-oub-part-power = Chaque autre carte payée compte 1 de plus (O-82).
web-oub-about-turned-2 = { web-oub-part-next } { web-oub-part-same } { web-oub-part-other }
web-oub-about-turned-3b = { web-oub-part-next } { web-oub-part-same } { web-oub-part-other }
web-oub-about-turned-4r = { web-oub-part-next } { web-oub-part-same } { web-oub-part-other }
web-oub-about-turned-4b = { web-oub-part-next } { web-oub-part-same } { web-oub-part-other }
web-oub-about-turned-5b = { web-oub-part-next } { web-oub-part-same } { web-oub-part-other }
web-oub-about-turned-7b = { web-oub-part-next } { web-oub-part-same } { web-oub-part-other }
web-oub-about-turned-9b = { web-oub-part-next } { web-oub-part-same } { web-oub-part-other }
web-oub-about-turned-10 = { web-oub-part-next } { web-oub-part-same } { web-oub-part-other }
web-oub-about-turned-3r = { web-oub-part-next } { web-oub-part-same-event } { web-oub-part-trap }
web-oub-about-turned-5r = { web-oub-part-next } { web-oub-part-same-event } { web-oub-part-trap }
web-oub-about-turned-7r = { web-oub-part-next } { web-oub-part-same-event } { web-oub-part-trap }
web-oub-about-turned-9r = { web-oub-part-next } { web-oub-part-same-event } { web-oub-part-trap }
web-oub-about-turned-6 = { web-oub-part-next-event } { web-oub-part-same-event } { web-oub-part-dark }
web-oub-about-turned-8 = { web-oub-part-next-event } { web-oub-part-same-event } { web-oub-part-lost }
web-oub-about-turned-Ab = { web-oub-part-portcullis }
web-oub-about-turned-Ar = { web-oub-part-chasm }
web-oub-about-turned-J = { web-oub-part-creature }
web-oub-about-turned-Q = { web-oub-part-creature }
web-oub-about-turned-K = { web-oub-part-creature }
web-oub-about-turned-X = { web-oub-part-gremlin }
web-oub-about-carried-2 = { web-oub-part-pays } { web-oub-part-lay }{ web-oub-part-begin }{ web-oub-part-passes }
web-oub-about-carried-3b = { web-oub-part-pays } { web-oub-part-lay }
web-oub-about-carried-4r = { web-oub-part-pays } { web-oub-part-lay } { web-oub-part-torch }
web-oub-about-carried-4b = { web-oub-part-pays } { web-oub-part-lay }{ web-oub-part-passes }
web-oub-about-carried-5b = { web-oub-part-pays } { web-oub-part-lay }
web-oub-about-carried-7b = { web-oub-part-pays } { web-oub-part-lay }
web-oub-about-carried-9b = { web-oub-part-pays } { web-oub-part-lay } { web-oub-part-rope }
web-oub-about-carried-10 = { web-oub-part-pays } { web-oub-part-lay }{ web-oub-part-begin }{ web-oub-part-passes }
web-oub-about-carried-3r = { web-oub-part-pays } { web-oub-part-lay }
web-oub-about-carried-5r = { web-oub-part-pays } { web-oub-part-lay }
web-oub-about-carried-7r = { web-oub-part-pays } { web-oub-part-lay }
web-oub-about-carried-9r = { web-oub-part-pays } { web-oub-part-lay } { web-oub-part-rope }
web-oub-about-carried-6 = { web-oub-part-pays } { web-oub-part-lay } { web-oub-part-rope }{ web-oub-part-passes }
web-oub-about-carried-8 = { web-oub-part-pays } { web-oub-part-lay }{ web-oub-part-passes }
web-oub-about-carried-Ab = { web-oub-part-pays } { web-oub-part-advantage }
web-oub-about-carried-Ar = { web-oub-part-pays } { web-oub-part-advantage }
web-oub-about-carried-J = { web-oub-part-pays } { web-oub-part-dig }
web-oub-about-carried-Q = { web-oub-part-pays } { web-oub-part-hourglass }{ web-oub-part-queen }
web-oub-about-carried-K = { web-oub-part-pays } { web-oub-part-ward }
web-oub-about-carried-X = { web-oub-part-chaos }
web-oub-about-equipped-2 = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-3b = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-4r = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-4b = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-5b = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-7b = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-9b = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-3r = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-5r = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-7r = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-9r = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-6 = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-8 = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-10 = { web-oub-part-searching }{ web-oub-part-idle-too } { web-oub-part-equip }
web-oub-about-equipped-Ab = { web-oub-part-map-black }{ web-oub-part-map }{ web-oub-part-idle-too } { web-oub-part-equip }
web-oub-about-equipped-Ar = { web-oub-part-map-red }{ web-oub-part-map }{ web-oub-part-idle-too } { web-oub-part-equip }
web-oub-about-equipped-J = { web-oub-part-grave }{ web-oub-part-idle-too } { web-oub-part-equip }
web-oub-about-equipped-Q = { web-oub-part-resourceful }{ web-oub-part-idle-too } { web-oub-part-equip }
web-oub-about-equipped-K = { web-oub-part-power }{ web-oub-part-idle-too } { web-oub-part-equip }
web-oub-about-equipped-X = { web-oub-part-never }

## Les valeurs des options d’Oubliette

oubliette-option-action_model-other1 = une, après les autres
oubliette-option-action_model-other_inf = à volonté, après les autres
oubliette-option-action_model-every1 = une, après chaque carte
oubliette-option-action_model-every_inf = à volonté, après chaque carte
oubliette-option-setup_start-forced = toujours
oubliette-option-setup_start-optional = au choix
oubliette-option-combat_payment-visible = avec les cartes visibles
oubliette-option-combat_payment-sequential = carte par carte
oubliette-option-equip_cost-free = au calme
oubliette-option-equip_cost-action = contre votre action
oubliette-option-equip_cost-any_time = à tout moment
oubliette-option-next_six_eight-path = une salle
oubliette-option-next_six_eight-both = salle et événement
oubliette-option-next_six_eight-event = l’événement
oubliette-option-same_number-obstacle_only = un obstacle
oubliette-option-same_number-both = les deux
oubliette-option-same_number-category = son événement
oubliette-option-trap_failure-set_back = la partie, dans la première salle
oubliette-option-trap_failure-as_combat = la partie, comme au combat
oubliette-option-trap_failure-literal = la salle seulement
oubliette-option-fail_without_path-no_penalty = rien
oubliette-option-fail_without_path-lose = la partie
oubliette-option-obstacle_first_room-empty_path = il vide le Chemin
oubliette-option-obstacle_first_room-lose = il fait perdre
oubliette-option-obstacle_portcullis-discard = il emporte la salle
oubliette-option-obstacle_portcullis-lose = il fait perdre
oubliette-option-rope_cost-free = rien
oubliette-option-rope_cost-action = votre action
oubliette-option-advantage-use_or_keep = utilisée ou gardée
oubliette-option-advantage-keep_only = gardée
oubliette-option-advantage-replace_turned = affrontée à la place
oubliette-option-advantage_room-any_time = à tout moment
oubliette-option-advantage_room-quiet = au calme
oubliette-option-hourglass-choose = vous
oubliette-option-hourglass-random = le hasard
oubliette-option-deck_out-end_of_turn = à la fin du tour
oubliette-option-deck_out-immediate = aussitôt
oubliette-option-restock-deal_on_top = dessus
oubliette-option-restock-under = dessous
oubliette-option-restock-player_placed = où vous voulez
oubliette-option-searching-every_turn = chaque tour
oubliette-option-searching-after_encounters = après une rencontre
oubliette-option-searching-once_a_room = une fois par salle
web-hint-chances = { $chance ->
    [0] D’ici, on ne gagne presque jamais
    [1] Ainsi, on gagne environ une partie sur dix
    [10] Ainsi, on gagne presque toujours
   *[other] Ainsi, on gagne environ { $chance } parties sur dix
} ; avec « { $other } », { $other_chance ->
    [0] presque aucune.
    [1] environ une.
    [10] presque toutes.
   *[other] environ { $other_chance }.
}
