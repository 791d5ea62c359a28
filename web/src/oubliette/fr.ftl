# Le plateau d’Oubliette, en français.

## Mettre une table

web-oubliette-preset-as_written = Le jeu imprimé, chaque règle à la lettre : peu en sortent.
web-oubliette-preset-merciful = Vous pouvez agir après chaque carte, et les Pièges font seulement reculer. Commencez ici.
web-oubliette-preset-free_hand = Autant d’actions que vous voulez, après chaque carte.
web-oubliette-preset-merciless = À la lettre, et toute impasse met fin à la partie.

## La première partie accompagnée

web-lesson-oubliette-act = Dans cette partie, vous pouvez agir une fois après chaque carte. Un 9 est apparu, la salle suivante : touchez { $these }, puis posez-le (O-38).
web-lesson-oubliette-store = { $card } n’est ni le numéro attendu ni un danger. Gardez ces cartes-là : elles se posent sur une carte d’un rang au-dessus ou au-dessous, ici sur { $these } (O-53). Touchez-la.
web-lesson-oubliette-fight = { $card } est une Créature. Payez sa valeur, { $sum }, avec vos cartes ; ce qui est payé est perdu, et la carte du dessous apparaît. { $these } suffit tout juste : touchez la carte, puis payez (O-43).
web-lesson-oubliette-trap = { $card } : un impair rouge est un Piège. Une carte paire noire vous en tire. Vous en avez trois ; payez { $these } (O-19).
web-lesson-oubliette-trap-again = Encore un Piège. De vos trois cartes paires noires, { $these } est la plus petite : payez avec elle (O-19).
web-lesson-oubliette-chasm = Un Gouffre s’ouvre devant vous ; aucune salle ne se pose au-delà. Seule une Corde, un 6 ou un 9, le franchit. Lancez { $these } (O-27).
web-lesson-oubliette-end = Voilà tout le jeu. Les Ténèbres, les Gremlins et l’Égarement vous attendent encore ; touchez une carte pour lire ce qu’elle fait.
web-lesson-oubliette-goal = Vous voilà sous clef, salle { $number }. Posez les salles 9, 8, 7 et ainsi de suite jusqu’à 2, dans cet ordre, et vous êtes dehors (O-02).
web-lesson-oubliette-candle = La chandelle est la pioche : il reste { $deck } cartes, et chaque tour en brûle une. Quand elle s’éteint, la nuit vous garde (O-95).
web-lesson-oubliette-turn = Vaincue. Aucune de vos cartes n’est un 9, la salle suivante. Retournez donc la carte suivante.
web-lesson-oubliette-acted = Vous avez agi : c’est tout pour ce tour. Retournez la carte suivante.
web-lesson-oubliette-pay = { $card }, une autre Créature. Aucune de vos cartes ne suffit seule, mais { $these } font { $sum } : juste assez (O-43).
web-lesson-oubliette-lay = { $these } est la salle { $next }, la suivante. Posez-la.
web-lesson-oubliette-go = Retournez la carte suivante.
web-lesson-oubliette-next = { $card } est le numéro qu’il vous faut. Une carte retournée se pose aussitôt, sans même coûter votre action (O-13).
web-lesson-oubliette-flip = Vous êtes de l’autre côté. À chaque Gouffre, on retourne encore une carte : rouge, elle emporte ce qui est équipé. Elle était rouge, mais rien n’était équipé (O-28). Retournez.
web-lesson-oubliette-portcullis = Une Herse s’est fermée derrière la salle { $number } : perdre un combat ici, c’est perdre la partie, on ne recule plus (O-23). Avancez donc : posez { $these }.
web-lesson-oubliette-stuck = Un second Gouffre, et aucune Corde visible : plus de salle tant qu’il ne vient ni 6 ni 9 (O-27). Retournez.
web-lesson-oubliette-obstacle = Un 4 est sorti alors que vous étiez dans la salle 4 : un obstacle. Les deux cartes disparaissent, et le Gouffre avec elles. Vous voilà de nouveau dans la salle { $number } (O-14).
web-lesson-oubliette-items = Un Objet, à présent. Un joker sait faire quatre choses, chacune à son prix. Il peut être ici la salle { $next } : touchez { $these }, puis choisissez cela (O-75).
web-lesson-oubliette-curse = La salle { $number } est à vous. Le prix est une Malédiction : toute Créature demande désormais 2 de plus (O-79). Retournez.
web-lesson-oubliette-equip = La place d’équipement est libre. Un roi y ajoute 1 à chaque carte que vous payez, et l’y mettre ne coûte aucune action. Touchez { $these }, puis équipez-le (O-56, O-82).
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
web-oub-equipped = Équipée
web-oub-equipped-none = Rien d’équipé
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
web-oub-in-hand = En main : { $card }
web-oub-bars = { $name } barre la route
web-oub-of = sur { $need }
web-oub-lay = Posez des cartes pour le payer
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
web-oub-title-3b = Une clef d’os
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
web-oub-title-room = Vous voici salle { $number }
web-oub-title-equipped = À portée de main
web-oub-title-dug = Tiré de la terre
web-oub-title-returned = La chandelle s’allonge
web-oub-title-stocked = Le sac est plein
web-oub-card-2 = Seuil
web-oub-card-3r = Piège à cage
web-oub-card-3b = Clef d’os
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
    [0] Plus d’action : Objets et salles en main attendent (O-38).
    [1] Vous pouvez agir une fois, ou continuer.
   *[other] Vous pouvez agir autant que vous voulez (O-38).
}
web-oub-about-turned-2 = Numéro attendu : une salle (O-13). Numéro de votre salle : un obstacle (O-14). Sinon, gardez-la là où elle va, ou laissez-la (O-37).
web-oub-about-turned-3b = Numéro attendu : une salle (O-13). Numéro de votre salle : un obstacle (O-14). Sinon, gardez-la là où elle va, ou laissez-la (O-37).
web-oub-about-turned-4r = Numéro attendu : une salle (O-13). Numéro de votre salle : un obstacle (O-14). Sinon, gardez-la là où elle va, ou laissez-la (O-37).
web-oub-about-turned-4b = Numéro attendu : une salle (O-13). Numéro de votre salle : un obstacle (O-14). Sinon, gardez-la là où elle va, ou laissez-la (O-37).
web-oub-about-turned-5b = Numéro attendu : une salle (O-13). Numéro de votre salle : un obstacle (O-14). Sinon, gardez-la là où elle va, ou laissez-la (O-37).
web-oub-about-turned-7b = Numéro attendu : une salle (O-13). Numéro de votre salle : un obstacle (O-14). Sinon, gardez-la là où elle va, ou laissez-la (O-37).
web-oub-about-turned-9b = Numéro attendu : une salle (O-13). Numéro de votre salle : un obstacle (O-14). Sinon, gardez-la là où elle va, ou laissez-la (O-37).
web-oub-about-turned-10 = Numéro attendu : une salle (O-13). Numéro de votre salle : un obstacle (O-14). Sinon, gardez-la là où elle va, ou laissez-la (O-37).
web-oub-about-turned-3r = Numéro attendu : une salle (O-13). Numéro de votre salle : un obstacle (O-14). Sinon un Piège : payez une carte paire noire, ou perdez votre salle (O-19).
web-oub-about-turned-5r = Numéro attendu : une salle (O-13). Numéro de votre salle : un obstacle (O-14). Sinon un Piège : payez une carte paire noire, ou perdez votre salle (O-19).
web-oub-about-turned-7r = Numéro attendu : une salle (O-13). Numéro de votre salle : un obstacle (O-14). Sinon un Piège : payez une carte paire noire, ou perdez votre salle (O-19).
web-oub-about-turned-9r = Numéro attendu : une salle (O-13). Numéro de votre salle : un obstacle (O-14). Sinon un Piège : payez une carte paire noire, ou perdez votre salle (O-19).
web-oub-about-turned-6 = Numéro attendu : une salle (O-13). Numéro de votre salle : un obstacle (O-14). Sinon les Ténèbres : vous perdez une carte, à moins d’avoir une Torche (O-30).
web-oub-about-turned-8 = Numéro attendu : une salle (O-13). Numéro de votre salle : un obstacle (O-14). Sinon l’Égarement : trois cartes de chandelle passent (O-29).
web-oub-about-turned-Ab = Une Herse tombe derrière vous (O-22) ; une seconde devant, et c’est fini (O-24).
web-oub-about-turned-Ar = Un Gouffre s’ouvre devant vous : il faut une Corde (O-25, O-27).
web-oub-about-turned-J = Une Créature : payez 11 ou perdez votre salle (O-42).
web-oub-about-turned-Q = Une Créature : payez 12 ou perdez votre salle (O-42).
web-oub-about-turned-K = Une Créature : payez 13 ou perdez votre salle (O-42).
web-oub-about-turned-X = Un Gremlin : il prend votre plus haute carte, ou toutes les autres (O-33).
web-oub-about-carried-2 = Paie sa valeur au combat (O-44), et fait une salle quand vient son numéro. Noire, elle passe un Piège (O-19).
web-oub-about-carried-3b = Paie sa valeur au combat (O-44), et fait une salle quand vient son numéro.
web-oub-about-carried-4r = Paie sa valeur au combat (O-44), et fait une salle quand vient son numéro. Une Torche : elle chasse les Ténèbres, deux fois (O-31).
web-oub-about-carried-4b = Paie sa valeur au combat (O-44), et fait une salle quand vient son numéro. Elle passe un Piège (O-19).
web-oub-about-carried-5b = Paie sa valeur au combat (O-44), et fait une salle quand vient son numéro.
web-oub-about-carried-7b = Paie sa valeur au combat (O-44), et fait une salle quand vient son numéro.
web-oub-about-carried-9b = Une Corde : elle franchit un Gouffre (O-27). Paie sa valeur au combat (O-44), et fait une salle quand vient son numéro.
web-oub-about-carried-10 = Paie sa valeur au combat (O-44), et fait une salle quand vient son numéro. Noire, elle passe un Piège (O-19).
web-oub-about-carried-3r = Paie sa valeur au combat (O-44), et fait une salle quand vient son numéro.
web-oub-about-carried-5r = Paie sa valeur au combat (O-44), et fait une salle quand vient son numéro.
web-oub-about-carried-7r = Paie sa valeur au combat (O-44), et fait une salle quand vient son numéro.
web-oub-about-carried-9r = Une Corde : elle franchit un Gouffre (O-27). Paie sa valeur au combat (O-44), et fait une salle quand vient son numéro.
web-oub-about-carried-6 = Une Corde : elle franchit un Gouffre (O-27). Paie sa valeur au combat (O-44), et fait une salle quand vient son numéro. Noire, elle passe un Piège (O-19).
web-oub-about-carried-8 = Paie sa valeur au combat (O-44), et fait une salle quand vient son numéro. Noire, elle passe un Piège (O-19).
web-oub-about-carried-Ab = Avantage : à tout moment, tirez deux cartes et servez-vous d’une (O-61).
web-oub-about-carried-Ar = Avantage : à tout moment, tirez deux cartes et servez-vous d’une (O-61).
web-oub-about-carried-J = Vaut 11. Exhumation : reprenez une carte du Cimetière (O-64).
web-oub-about-carried-Q = Vaut 12. Sablier : trois cartes retournent à la pioche (O-66), ou vous évitez l’Égarement (O-69).
web-oub-about-carried-K = Vaut 13. Talisman : chasse un Gremlin (O-70).
web-oub-about-carried-X = Chaos, au prix d’une Malédiction : du temps, une salle, deux Créatures, ou un sac plein (O-73).
web-oub-about-equipped-2 = Aucun effet à cette place ; elle reste utilisable.
web-oub-about-equipped-3b = Aucun effet à cette place ; elle reste utilisable.
web-oub-about-equipped-4r = Aucun effet à cette place ; elle reste utilisable.
web-oub-about-equipped-4b = Aucun effet à cette place ; elle reste utilisable.
web-oub-about-equipped-5b = Aucun effet à cette place ; elle reste utilisable.
web-oub-about-equipped-7b = Aucun effet à cette place ; elle reste utilisable.
web-oub-about-equipped-9b = Aucun effet à cette place ; elle reste utilisable.
web-oub-about-equipped-10 = Fouille : une carte de plus à regarder à chaque tour (O-89).
web-oub-about-equipped-3r = Aucun effet à cette place ; elle reste utilisable.
web-oub-about-equipped-5r = Aucun effet à cette place ; elle reste utilisable.
web-oub-about-equipped-7r = Aucun effet à cette place ; elle reste utilisable.
web-oub-about-equipped-9r = Aucun effet à cette place ; elle reste utilisable.
web-oub-about-equipped-6 = Aucun effet à cette place ; elle reste utilisable.
web-oub-about-equipped-8 = Aucun effet à cette place ; elle reste utilisable.
web-oub-about-equipped-Ab = Un Plan : des cartes s’additionnent pour faire la salle suivante (O-84).
web-oub-about-equipped-Ar = Un Plan : du noir moins du rouge peut faire la salle suivante (O-85).
web-oub-about-equipped-J = Le dessus du Cimetière est à vous (O-86).
web-oub-about-equipped-Q = Une carte se pose aussi sur une carte de même couleur (O-88).
web-oub-about-equipped-K = Chaque carte payée compte 1 de plus (O-82).
web-oub-about-equipped-X = Aucun effet à cette place ; elle reste utilisable.
web-oub-about-turned = Retournée
web-oub-about-carried = Portée
web-oub-about-equipped = Équipée
web-oub-about = Lire { $card }

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
