# La maison elle-même, en français. Les jeux apportent leurs propres mots.

web-title = Noctuary : jeux de l’ombre
web-language = Langue
web-close = Fermer
web-loading = Un instant…
web-yes = oui
web-no = non

## Le vestibule

web-obscurio = Obscurio
web-obscurio-line = Six portes, deux papillons, et un ami qui ment.
web-obscurio-meta = 2–8 joueurs · 40 min
web-oubliette = Oubliette
web-oubliette-line = Neuf salles jusqu’à la lumière, et la pioche pour chandelle.
web-oubliette-meta = en solitaire · 10 min
web-occulto = Occulto
web-occulto-line = Soigner une couleur. Deviner les masques des autres.
web-occulto-meta = 3–5 joueurs · 25 min
web-look = Regarder { $game }
web-alone = Jouer seul
web-open-a-table = Ouvrir une table
web-choose-deal = Choisir la donne
web-soon = On dessine encore ses cartes.
web-resume = Reprendre : { $game }
web-resume-note = la table est restée comme vous l’avez laissée
web-resume-forget = Ranger cette table
web-motto = Un noctuaire est un journal de la nuit.
web-join-code = Rejoindre une table par son code
web-enter = Entrer
web-code-short = Un code compte cinq lettres.
web-code-unknown = Il n’y a pas de table { $code }.
web-open-tables = Tables ouvertes
web-open-table-line = chez { $host }, { $taken } sur { $seats }
web-you = Qui êtes-vous ?
web-you-open = Vous êtes { $name }. Changer de nom et de couleur
web-your-name = Votre nom
web-your-colour = Votre couleur
web-nobody = Passant
web-colour-1 = Rouge flamme
web-colour-2 = Jaune soleil
web-colour-3 = Vert feuille
web-colour-4 = Bleu onde
web-colour-5 = Violet étoile
web-colour-6 = Rose cœur
web-colour-7 = Argent lune

## Mettre une table

web-deal-number = Numéro de donne
web-deal-any = au hasard
web-deal-today = La donne du jour
web-seats = Sièges
web-preset = Rigueur
web-practice = Entraînement
web-practice-about = Tout peut être repris, même ce qui a été vu. Ne compte pas.
web-public = Ouverte à tous
web-public-about = La table est affichée dans le vestibule.
web-all-options = Toutes les options des règles ({ $number })
web-go-down = Descendre
web-open-table = Ouvrir la table
web-oubliette-preset-as_written = Chaque règle à la lettre. Peu en sortent.
web-oubliette-preset-merciful = Une action après chaque carte, et les Pièges font seulement reculer.
web-oubliette-preset-free_hand = Autant d’actions que vous voulez, après chaque carte.
web-oubliette-preset-merciless = À la lettre, et chaque impasse en est une.

## La table avant le jeu

web-table-of = Chez { $host }
web-table-line = { $game } · { $seats } sièges{ $bots ->
    [0] {""}
    [one] , dont un automate
   *[other] , dont { $bots } automates
}
web-seat-free = Siège libre
web-seat-bot = Un automate
web-seat-bot-at = Un automate, siège { $number }
web-seat-clear = Prier { $name } de partir, siège { $number }
web-bot = Automate
web-bot-kind = { $kind ->
    [random] joue au hasard
    [careful] prudent
    [patient] patient
    [healer] guérisseur
    [novice] novice
    [steady] posé
    [wise] sage
   *[other] { $kind }
 }
web-tag-host = hôte
web-tag-ready = prêt
web-tag-bot = automate
web-tag-choosing = choisit…
web-tag-away = absent
web-invite = Invitez vos amis
web-invite-alone = Ce lien ne marche que sur cet ordinateur.
web-invite-text = Viens jouer à { $game } avec moi.
web-qr = Code QR de l’invitation
web-copy = Copier
web-copied = Copié
web-send = Envoyer
web-the-game = La partie
web-options-plain = Les règles telles qu’elles sont écrites.
web-option-preset = Rigueur
web-waiting = On attend { $name }
web-fill-bots = Ajouter des automates
web-free-seats = { $number ->
    [0] Aucun siège libre
    [one] Un siège est libre
   *[other] { $number } sièges sont libres
}
web-begins = Tout est prêt : { $name } peut commencer
web-all-here = Tout le monde est là
web-sit = S’asseoir
web-start = Commencer
web-ready = Je suis prêt
web-unready = Pas encore

## À toute table

web-menu = Menu
web-log = L’histoire jusqu’ici
web-log-empty = Il ne s’est encore rien passé.
web-log-earlier = { $number ->
    [0] Aucun tour précédent
    [one] Un tour précédent
   *[other] { $number } tours précédents
}
web-rules = Livre de règles
web-rules-missing = Le livre de règles est hors d’atteinte pour l’instant.
web-rule-open = Règle { $rule }
web-stats = Vos parties
web-stats-played = Jouées
web-stats-won = Gagnées
web-stats-streak = Série
web-stats-best = Record
web-stats-none = Aucune partie terminée sur cet appareil.
web-to-hall = Retour au vestibule
web-undo = Reprendre le coup
web-ask-hint = Demander un conseil
web-hint = Conseil :
web-seal = Le mélange est scellé : { $seal }…
web-set-motion = Moins de mouvement
web-set-motion-about = Les cartes changent de place sans voler.
web-set-sound = Sons
web-set-sound-about = Du papier, du bois et une clochette.
web-set-contrast = Contraste fort
web-set-contrast-about = Traits et légendes plus clairs.
web-gone = Cette table n’existe plus.
web-gone-about = Elle a été fermée, ou le lien est incomplet.
web-reconnecting = La ligne est coupée. Nouvel essai…
web-stale = Ce siège est ouvert dans une autre fenêtre.
web-stale-old = Cette page est plus ancienne que le serveur.
web-stale-many = Trop de fenêtres sont ouvertes à cette table.
web-renewed = La maison a été rénovée.
web-reload = Recharger
web-stale-here = Continuer ici
web-rematch = Une autre partie
web-pause = Demander une pause
web-pause-end = Reprendre
web-pause-off = Tant pis
web-paused = La table est en pause.
web-pause-wish = { $names } aimerait une pause.
web-move = Passer sur un autre appareil
web-move-about = Ouvrez ce lien sur l’autre appareil dans les dix minutes. Il sert une fois ; votre siège y sera.
web-others-turn = Les autres réfléchissent.
web-table-facts = Tout ce qui est sur la table
web-error-offline = La maison est injoignable. Le réseau est-il là ?
web-error-server = Cela n’a pas marché. Réessayez dans un instant.

## On parle

web-talk = Parler
web-talk-unread = Parler, { $number } non { $number ->
    [one] lu
   *[other] lus
}
web-talk-empty = Personne n’a encore rien dit.
web-talk-gallery-empty = Personne d’autre ne commente la partie.
web-talk-say = Dites quelque chose
web-talk-lines = Phrases que chacun lit dans sa langue
web-talk-left = { $number ->
    [one] Encore une lettre
   *[other] Encore { $number } lettres
}
web-talk-rooms = Salles
web-talk-table = La table
web-talk-gallery = La galerie
web-talk-gallery-about = Seuls les spectateurs vous entendent ; les joueurs liront cela après la partie.
web-talk-look-on = Vous êtes spectateur : parlez dans la galerie.
web-talk-said = { $name } : { $text }
web-talk-onlooker = Un spectateur
web-talk-who = Qui peut parler
web-talk-muted = L’hôte vous demande de vous taire.
web-talk-mute-book = Le Grimoire ne dit jamais un mot.
web-talk-eyes = Les yeux sont fermés : personne ne parle.
web-talk-watched = Le Surveillant écoute : personne ne parle.
web-talk-out = Votre Magicien est enfermé et muet.
web-talk-not-now = Vous ne pouvez pas parler maintenant.
web-line-hello = Bonsoir !
web-line-ready = Je suis prêt.
web-line-moment = Un instant, s’il vous plaît.
web-line-thinking = Laissez-moi réfléchir…
web-line-nice = C’est beau.
web-line-sorry = Pardon.
web-line-thanks = Merci.
web-line-well-played = Bien joué !

## Parties finies

web-games = Vos parties
web-games-won = Gagné :
web-games-lost = Perdu :
web-games-assisted = { $number ->
    [one] Une partie avec aide n’est pas comptée.
   *[other] { $number } parties avec aide ne sont pas comptées.
}
web-games-forget = Oublier les parties de cet appareil
web-games-forget-sure = Oui, tout oublier
web-replay = Revoir
web-replay-this = Revoir
web-replay-none = Cette partie n’est pas finie, ou n’existe plus.
web-replay-older = Cette partie suivait d’anciennes règles : son plateau ne peut plus être montré. Voici son récit, tel qu’il a été conté.
web-replay-begin = Avant le premier choix.
web-replay-quiet = D’ici, on n’en a rien su.
web-replay-step = Étape
web-replay-at = Étape { $at } sur { $last }
web-replay-first = Au début
web-replay-back = Reculer d’un pas
web-replay-next = Avancer d’un pas
web-replay-last = À la fin
web-replay-play = Lire
web-replay-pause = Pause
web-replay-eyes = Par les yeux de
web-replay-spectator = Spectateur
web-replay-all = Tout savoir
web-replay-all-about = Chaque choix de chaque siège est dit, tel que le registre l’a noté.
web-replay-seal = Le mélange scellé
web-replay-seal-good = La graine donne bien le sceau montré avant la première carte.
web-replay-seal-bad = La graine ne donne PAS le sceau qui avait été montré.
web-replay-on = Jouer d’ici, à cette place : { $name }
web-replay-on-about = Une nouvelle table, des automates aux autres sièges, un hasard neuf. Non comptée.
web-replay-save = Garder le registre

## La première partie accompagnée

web-lesson = Pour votre première partie
web-lesson-take = Première fois ? Trois minutes, accompagné
web-lesson-on = Je vois
web-lesson-skip = Jouer sans conseils
web-lesson-thanks = Merci
web-lesson-oubliette-welcome = Vous êtes sous terre. Tracez un chemin de neuf salles, de 2 à 10 ou de 10 à 2, et sortez avant la fin de la chandelle : c’est la pioche, et chaque tour commence par retourner une carte (O-12).
web-lesson-oubliette-start = Un 10 ou un 2 ouvre le chemin. Depuis 10 on descend, depuis 2 on monte. Choisissez (O-10).
web-lesson-oubliette-act = Tout est calme. Touchez ce que vous portez pour lire ce qu’on en fait, ou retournez la carte suivante avec le bouton de laiton.
web-lesson-oubliette-store = Cette carte peut servir plus tard. Posez-la sur une de vos quatre piles ; seule la carte du dessus est visible et utilisable.
web-lesson-oubliette-fight = Une Créature. Payez avec vos cartes jusqu’à atteindre son nombre. Sinon, elle vous repousse d’une salle (O-17).
web-lesson-oubliette-trap = Un Piège. Une carte noire de nombre pair le désamorce ; sans elle vous perdez la salle où vous êtes (O-19).
web-lesson-oubliette-chasm = Un Gouffre s’ouvre à vos pieds. Seule une Corde, un 6 ou un 9, le franchit (O-27).
web-lesson-oubliette-darkness = On vous prend quelque chose. Ce qui luit peut être donné ; choisissez ce qui vous manquera le moins.
web-lesson-oubliette-advantage = Choisissez parmi ce qui est découvert. La ligne du bas dit ce que chacune fera.
web-lesson-oubliette-help = Bloqué ? La lampe conseille et dit pourquoi, la flèche courbe reprend un choix, et un numéro comme (O-14) ouvre le livre à cette règle.
web-lesson-oubliette-end = C’est presque tout. Neuf salles, une chandelle : continuez, rien ne compte ici. Bonne chance.
web-lesson-occulto-welcome = Six personnages, un par couleur, sont masqués. La couleur qui a le plus de potions est sauvée, et qui tient alors ce personnage gagne. Vous avez vu le vôtre une fois, et les personnages changent de mains (C-41).
web-lesson-occulto-act = À vous. Une carte jouée est visible et ses potions comptent pour sa couleur, quel que soit son propriétaire ; la plupart agissent aussi. Touchez une carte pour la lire, puis sa cible.
web-lesson-occulto-shield = On attaque. Un Bouclier en main l’arrêterait. Tous attendent aussi longtemps, avec ou sans lui : l’attente ne dit rien.
web-lesson-occulto-peek = Vous voyez un visage que les autres ne voient pas. Retenez-le : la table note pour vous ce que vous pouvez encore savoir.
web-lesson-occulto-choose = Choisissez sur la table même : ce qui luit peut être pris, et la phrase dit ce qui arrivera.
web-lesson-occulto-wait = Les autres jouent. Regardez quelles couleurs ils soignent, et sous quel masque ils regardent.
web-lesson-occulto-bench = Comptez les potions de chaque couleur. Quand l’une mène, quelqu’un s’en réjouit. Est-ce vous, ou vous faut-il un autre masque ?
web-lesson-occulto-end = Vous savez jouer. La fin vient quand un établi est plein ou la pioche épuisée ; alors les masques tombent. Continuez !
web-lesson-obscurio-welcome = L’un de vous est le Grimoire : il connaît la Sortie mais ne parle pas. Les autres sont Magiciens ; l’un d’eux est un Traître.
web-lesson-obscurio-grimoire = Vous êtes le Grimoire. Deux Papillons sur deux pages sont vos seuls mots.
web-lesson-obscurio-traitor = Vous êtes le Traître. Menez les autres aux mauvaises portes sans être démasqué.
web-lesson-obscurio-loyal = Vous êtes loyal. Lisez les Papillons, trouvez la Sortie, et voyez qui hésite.
web-lesson-obscurio-clue = Regardez la carte de la Sortie. Posez les Papillons sur ce que son image et les pages ont en commun : une chose, une couleur, une forme.
web-lesson-obscurio-read = Ces pages sont l’indice. Que montrent les Papillons ? Retenez-le : les portes viennent ensuite.
web-lesson-obscurio-night = Les yeux sont fermés. Le Traître choisit des images à mêler aux portes. Tous les écrans se ressemblent : nul ne peut savoir.
web-lesson-obscurio-doors = Posez votre jeton à la porte dont l’image répond à l’indice. Vous pouvez le déplacer tant que le sable coule ; trop tard coûte de la cohésion.
web-lesson-obscurio-listen = Écoutez. Vous ne pouvez rien dire, et ne devez rien montrer.
web-lesson-obscurio-locked = Les portes s’ouvrent une à une. Prenez celle-ci, ou laissez-la passer.
web-lesson-obscurio-accuse = Qui vous a égarés ? Tous désignent à la fois ; accuser un innocent coûte de la cohésion.
web-lesson-obscurio-end = Voilà une salle de la Bibliothèque. Six, et vous êtes dehors. Vous en savez assez.

## L'écran de la table

web-screen = L’écran de la table
web-screen-about = Un écran pour tous, télé ou tablette :
web-screen-join = Prenez place à cette table
web-screen-look = Regarder
web-screen-seated = Cet appareil a un siège à cette table.
web-screen-seated-about = L’écran de tous ne doit pas savoir ce que vous savez. Ouvrez { $address } sur un autre appareil.
web-screen-back = Retour à votre siège
web-screen-awake = Cette page ne peut pas garder l’écran allumé ici : réglez l’écran pour qu’il ne se mette pas en veille.

## Oubliette

web-oub-head = Donne { $deal }, tour { $turn }
web-oub-turn = tour { $turn }
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
web-oub-sealed = Fermée à jamais
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
web-oub-note-curse = Maudit : chaque Créature demande { $bonus } de plus.
web-oub-title-next = La salle { $number } est ouverte
web-oub-title-start = Par où commencer ?
web-oub-title-fight = Une Créature
web-oub-title-chasm = Un Gouffre s’ouvre
web-oub-title-lost = Par où, déjà ?
web-oub-title-darkness = La lumière baisse
web-oub-title-gremlin = Un Gremlin ricane
web-oub-title-act = La salle est calme
web-oub-title-advantage = Deux cartes, une à prendre
web-oub-title-found = Une trouvaille
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
web-oub-card-8 = Égaré
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
web-oub-share-won = Je suis sorti de la donne { $deal } d’Oubliette en { $turns ->
    [one] un tour
   *[other] { $turns } tours
}. Et toi ?
web-oub-share-lost = La donne { $deal } d’Oubliette m’a gardé à la salle { $rooms } sur neuf. Sauras-tu sortir ?
web-oub-next = Donne suivante
web-oub-retry = Rejouer cette donne

## Les valeurs des options d’Oubliette

oubliette-option-action_model-other1 = une, après les autres
oubliette-option-action_model-other_inf = à volonté, après les autres
oubliette-option-action_model-every1 = une, après chaque carte
oubliette-option-action_model-every_inf = à volonté, après chaque carte
oubliette-option-setup_start-forced = doit
oubliette-option-setup_start-optional = peut
oubliette-option-combat_payment-visible = avec ce qui se voit
oubliette-option-combat_payment-sequential = carte par carte
oubliette-option-equip_cost-free = gratuit
oubliette-option-equip_cost-action = une action
oubliette-option-equip_cost-any_time = à tout moment
oubliette-option-next_six_eight-path = une salle
oubliette-option-next_six_eight-both = salle et événement
oubliette-option-next_six_eight-event = l’événement
oubliette-option-same_number-obstacle_only = un obstacle
oubliette-option-same_number-both = les deux
oubliette-option-same_number-category = son événement
oubliette-option-trap_failure-as_combat = peut tuer
oubliette-option-trap_failure-literal = fait reculer
oubliette-option-fail_without_path-no_penalty = sans suite
oubliette-option-fail_without_path-lose = fatal
oubliette-option-obstacle_first_room-empty_path = vide le Chemin
oubliette-option-obstacle_first_room-lose = perd
oubliette-option-obstacle_portcullis-discard = est défaussé
oubliette-option-obstacle_portcullis-lose = perd
oubliette-option-rope_cost-free = gratuit
oubliette-option-rope_cost-action = une action
oubliette-option-advantage-use_or_keep = jouée ou gardée
oubliette-option-advantage-keep_only = gardée
oubliette-option-advantage-replace_turned = rencontrée à la place
oubliette-option-hourglass-choose = vous choisissez
oubliette-option-hourglass-random = le hasard choisit
oubliette-option-deck_out-end_of_turn = à la fin du tour
oubliette-option-deck_out-immediate = aussitôt
oubliette-option-restock-deal_on_top = dessus
oubliette-option-restock-under = dessous
oubliette-option-restock-player_placed = où vous voulez
oubliette-option-searching-every_turn = chaque tour
oubliette-option-searching-after_encounters = après une rencontre
oubliette-option-searching-once_a_room = une fois par salle

## Obscurio

web-obs-room = Salle { $number }
web-obs-head = Salle { $room } : { $phase }
web-obs-you-grimoire = Vous êtes le Grimoire
web-obs-motto = Le livre ne peut pas parler
web-obs-rooms = Salle { $at } sur 6
web-obs-gauge = Cohésion : { $light } dans la lumière, { $dark } dans l’ombre
web-obs-cohesion = Cohésion { $number }
web-obs-traps = Pièges de cette salle
web-obs-effect-watcher = Le Surveillant est éveillé : pas un mot, pas un signe. Chacun prend son jeton en main, et tous sont posés ensemble (B-67).
web-obs-place-page = Page { $number }
web-obs-place-door = Porte { $number }
web-obs-place-exit = La Sortie
web-obs-place-holder = Carte { $number } du porte-cartes
web-obs-place- = Une image
web-obs-zoom = Regarder de près : { $what }
web-obs-zoom-before = L’image précédente
web-obs-zoom-after = L’image suivante
web-obs-zoom-point = Touchez l’image pour montrer quelque chose.
web-obs-zoom-count = { $at } sur { $of }
web-obs-exit = La Sortie
web-obs-exit-yours = Vous seul la voyez. Touchez pour l’agrandir.
web-obs-decoy = un leurre
web-obs-desk = Votre bureau
web-obs-book = Le livre ouvert
web-obs-flies = Papillons
web-obs-gold = Doré
web-obs-silver = Argenté
web-obs-fly = { $colour ->
    [gold] Papillon doré
   *[silver] Papillon argenté
} : { $where }
web-obs-fly-name = { $colour ->
    [gold] Papillon doré
   *[silver] Papillon argenté
}
web-obs-fly-rests = au repos, à côté du livre
web-obs-fly-below = au pied de la Page { $page } : la Page entière
web-obs-fly-at = Page { $page }, { $where }, tourné vers : { $turned }
web-obs-fly-back = Reprendre ce papillon
web-obs-at-middle = au milieu
web-obs-at-right = à droite
web-obs-at-lower-right = en bas à droite
web-obs-at-bottom = en bas
web-obs-at-lower-left = en bas à gauche
web-obs-at-left = à gauche
web-obs-at-upper-left = en haut à gauche
web-obs-at-top = en haut
web-obs-at-upper-right = en haut à droite
web-obs-spot = { $where }, à { $hour } h, { $reach ->
    [near] près du centre
    [half] à mi-chemin
   *[rim] près du bord
}
web-obs-told = Cette image en mots
web-obs-told-sheets = { $red ->
    [yes] { $mist ->
        [yes] Sous la feuille rouge et dans la brume, on devine :
       *[no] Sous la feuille rouge, on devine :
    }
   *[no] { $mist ->
        [yes] Entre les volutes de brume, on voit :
       *[no] On y voit :
    }
}
web-obs-told-fly = { $colour ->
    [gold] Papillon doré
   *[silver] Papillon argenté
} : { $what }.
web-obs-told-near = { $things ->
    [none] { $mist ->
        [yes] dans la brume
       *[no] rien qui ait un nom
    }
   *[other] { $things }{ $mist ->
        [yes] , au bord de la brume
       *[no] {""}
    }
}
web-obs-told-over = Dessous : { $what }
web-obs-whole-page = page entière
web-obs-below-spoken = Au pied de la Page { $page } : la Page entière
web-obs-by-list = Choisir dans une liste
web-obs-by-list-about = Tous les endroits que proposent les images. Sur un papillon, les flèches le déplacent, la virgule et le point le tournent.
web-obs-desk-none = Posez un papillon sur ce que vous désignez.
web-obs-desk-second = Il ne bougera plus. Un second ?
web-obs-desk-united = Encore à faire : le second papillon, sur la même Page
web-obs-desk-apart = Les deux papillons vont sur la même Page
web-obs-desk-bottom = Encore à faire : un papillon au pied d’une Page
web-obs-desk-other = Les deux désignent la même chose.
web-obs-desk-done = Les Magiciens verront ceci, et rien d’autre.
web-obs-desk-hand = Montrer l’indice
web-obs-desk-put = Le laisser là pour de bon
web-obs-desk-close = Pas de second
web-obs-writes = { $name } écrit…
web-obs-writes-about = Deux pages, deux papillons, pas un mot. Bientôt le livre s’ouvrira.
web-obs-your-card = Votre carte Loyauté
web-obs-your-card-about = Touchez pour la voir, à l’abri des regards.
web-obs-you-loyal = Vous êtes loyal.
web-obs-you-loyal-about = Trouvez six fois la Sortie, et trouvez qui ment.
web-obs-you-traitor = Vous êtes le Traître.
web-obs-you-traitor-about = Menez-les aux mauvaises portes jusqu’au dernier jeton.
web-obs-you-wizard = Vous êtes Magicien.
web-obs-you-wizard-about = Pas de traître ici : vous, le livre et les portes.
web-obs-wizards = Les Magiciens
web-obs-errors = { $number ->
    [0] aucune erreur
    [one] 1 mauvaise porte
   *[other] { $number } mauvaises portes
}
web-obs-page-spoken = { $what }. { $whole ->
    [yes] Un papillon est posé à son pied : la Page entière est désignée.
   *[no] { $number ->
        [0] Aucun papillon.
        [one] Un papillon y désigne quelque chose.
       *[other] { $number } papillons y désignent quelque chose.
    }
} Regarder de près
web-obs-touch-page = Touchez une page pour l’agrandir
web-obs-night = La nuit est tombée sur les pages. Souvenez-vous.
web-obs-ready = J’en ai assez vu
web-obs-ready-night = Je m’en souviendrai
web-obs-unready = Attendez, pas encore
web-obs-ready-count = Prêts : { $done } sur { $of }
web-obs-sure-count = Sûrs : { $done } sur { $of }
web-obs-hand-count = En main : { $done } sur { $of }
web-obs-answer-count = Réponses : { $done } sur { $of }
web-obs-flags = Qui a décidé
web-obs-flag = { $name } : { $done ->
    [yes] décidé
   *[no] indécis
}
web-obs-mute = Vous entendez tout. Vous ne pouvez rien dire.
web-obs-mute-now = La table se tait.
web-obs-accuse-book = Les Magiciens désignent. Vous ne pouvez que regarder.
web-obs-hush = Le Surveillant écoute : pas un mot.
web-obs-nobody-spoke = Personne n’a encore rien dit.
web-obs-look-on = Vous regardez.
web-obs-say = Dire quelque chose
web-obs-believe = Je crois à la { $door }
web-obs-believe-which = Je crois à …
web-obs-doubt = Je doute de la { $door }
web-obs-because = … parce que
web-obs-why = { $door ->
    [0] Quelle porte, et pourquoi ?
   *[other] Pourquoi la porte { $door } ?
}
web-obs-why-about = Quel papillon, et qu’ont en commun les deux images ? Chacun le lit dans sa langue.
web-obs-why-at = Page { $page }, { $where }
web-obs-why-plain = Une simple intuition
web-obs-piles = Images déjà vues
web-obs-piles-about = { $discard ->
    [0] Aucune image n’est encore passée.
    [one] Une image est passée.
   *[other] { $discard } images sont passées.
} Il en reste { $deck } dans la pioche.
web-obs-place-discard = Image passée { $number }
web-obs-bag = Pièges dans le sac
web-obs-agree = D’accord avec { $name }
web-obs-suspect = Je soupçonne { $name }
web-obs-trust = Je crois { $name }
web-obs-wonder = Qu’en dit { $name } ?
web-obs-waiting = On attend { $names }
web-obs-stirs = La Bibliothèque frémit.
web-obs-eyes = Les yeux fermés
web-obs-eyes-over = La nuit tombe sur la table
web-obs-eyes-loyal = Qui soupçonnez-vous ?
web-obs-eyes-loyal-about = Touchez une fois : confiance ; deux fois : soupçon. Personne ne le voit.
web-obs-eyes-traitor = Quelles portes mentiront ?
web-obs-eyes-traitor-about = Touchez deux fois une carte : { $number } au plus. Personne ne le voit.
web-obs-eyes-book = Le porte-cartes est ouvert
web-obs-eyes-book-about = Le Traître peut prendre jusqu’à { $number ->
    [one] une carte
   *[other] { $number } cartes
}. Vous ne faites que le tenir.
web-obs-eyes-watch = La Bibliothèque frémit
web-obs-eyes-watch-about = Quelqu’un veille peut-être. Personne ne le sait, vous non plus.
web-obs-eyes-again = Touchez encore la carte { $slot } : elle ira parmi les portes.
web-obs-eyes-full = Vous avez tout pris. Reposez-vous, sans un bruit.
web-obs-mark-spoken = { $name } : { $level }. Changer
web-obs-tray-cards = { $number ->
    [one] Une carte au plus, mêlée
   *[other] { $number } cartes au plus, mêlées
} aux portes
web-obs-tray-people = Vos soupçons, pour vos yeux seuls
web-obs-dawn-label = Jusqu’à l’aube
web-obs-dawn = L’aube dans { $seconds ->
    [0] un instant
    [one] une seconde
   *[other] { $seconds } secondes
}
web-obs-dawn-soon = L’aube est proche
web-obs-rest = Garder mes soupçons
web-obs-rest-cards = Garder mes choix
web-obs-resting = Au repos jusqu’à l’aube
web-obs-doors = Les portes
web-obs-at-table = Autour de la table
web-obs-outcome = Ce que cela coûte
web-obs-hourglass = Le sablier
web-obs-clock = Temps restant : { $time }
web-obs-no-clock = sans limite
web-obs-time-left = Encore { $number ->
    [one] une seconde
   *[other] { $number } secondes
}.
web-obs-track = Case { $space } sur { $of } : { $extra ->
    [0] aucun piège de plus
    [one] un piège de plus
   *[other] { $extra } pièges de plus
} au prochain tour
web-obs-next-traps = { $extra ->
    [0] aucun piège de plus
    [one] un piège de plus au prochain tour
   *[other] { $extra } pièges de plus au prochain tour
}
web-obs-at-centre = Encore sans porte
web-obs-hesitates = { $name } hésite
web-obs-door-spoken = { $what }{ $state ->
    [exit] , la Sortie
    [decoy] , un leurre
    [hidden] , face cachée
    [locked] , verrouillée
    [now] , ouverte maintenant
   *[open] {""}
}{ $chips ->
    [none] {""}
   *[other] : { $chips }
}{ $sealed ->
    [yes] (dans votre main seulement)
   *[no] {""}
}
web-obs-companion = Compagnon
web-obs-own-chip = Votre jeton
web-obs-which-chip = Quel jeton bouge
web-obs-choose = Choisissez une porte
web-obs-choose-companion = Et une porte pour le compagnon
web-obs-choose-silent = En silence : touchez une porte
web-obs-confirm = Confirmer la porte { $door }
web-obs-confirm-both = Confirmer les deux portes
web-obs-withdraw = Réfléchir encore
web-obs-last-call = Dernier appel : attendez
web-obs-uncommit = { $door ->
    [0] Reposer le jeton
   *[other] Porte { $door } en tête : reposer le jeton
}
web-obs-count = Trois… deux… un…
web-obs-take = Prendre la { $door }
web-obs-refuse = La refuser
web-obs-take-companion = Compagnon : prendre la { $door }
web-obs-refuse-companion = Compagnon : refuser
web-obs-for-good = Pour de bon ? Touchez encore
web-obs-found = Trouvée !
web-obs-not-found = Perdue.
web-obs-exit-was = La Sortie était la porte { $door }.
web-obs-was-right = { $name } a trouvé la Sortie
web-obs-was-wrong = { $door ->
    [0] { $name } n’a choisi aucune porte
   *[other] { $name } a pris la porte { $door }
}
web-obs-nobody-paid = Personne ne s’est trompé. Aucun jeton perdu.
web-obs-next-room = { $extra ->
    [0] Un piège attend dans la salle suivante.
    [one] Un piège de plus attend dans la salle suivante.
   *[other] { $extra } pièges de plus attendent dans la salle suivante.
}
web-obs-accuse = Qui a ouvert les mauvaises portes ?
web-obs-accuse-about = La lumière est épuisée. Nommez le Traître avant la fin du sable.
web-obs-price = Reste { $dark } · un innocent accusé coûte 2
web-obs-suspects = Suspects
web-obs-sealed = scellé
web-obs-lock = Sceller : je désigne { $name }
web-obs-lock-none = Sceller : personne
web-obs-unlock = Vous désignez { $name }. Réfléchir encore
web-obs-unlock-none = Vous ne désignez personne. Réfléchir encore
web-obs-hands-up = Toutes les mains
web-obs-exposed = Le Traître, c’est { $name }. Il ne lui reste que la nuit.
web-obs-not-exposed = Le Traître est toujours parmi vous.
web-obs-is-loyal = loyal
web-obs-is-traitor = Traître !
web-obs-pointed-by = Désigné par { $names }
web-obs-votes-shown = Toutes les mains se montrent ensemble.
web-obs-show-goes-on = Dans un instant, la nuit continue.
web-obs-free = Libres !
web-obs-lost = La Bibliothèque vous garde.
web-obs-you-won = Vous avez gagné.
web-obs-you-lost = Vous avez perdu.
web-obs-end-rooms = Sorties trouvées
web-obs-end-turns = Tours
web-obs-end-tokens = Cohésion restante
web-obs-end-who = Qui était qui
web-obs-end-last = La dernière salle, à découvert
web-obs-end-picks = { $number ->
    [0] {""}
    [one] Une porte était celle du Traître.
   *[other] { $number } portes étaient celles du Traître.
}
web-obs-again = Une autre nuit

## Occulto

web-occ-character = le personnage devant { $name }
