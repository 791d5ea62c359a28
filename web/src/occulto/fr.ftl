# La table d’Occulto dans le navigateur, en français.

## Sur les cartes

web-occ-short-clover = Trèfle
web-occ-short-poisoned_gift = Cadeau

## Ce que dit le bouton de laiton

web-occ-do-reaper = Éliminer
web-occ-do-oubliettes = Défausser
web-occ-do-thief = Voler
web-occ-do-poisoned_gift = Faire passer
web-occ-do-totem = Ancrer
web-occ-do-forest_fire = Mettre le feu
web-occ-do-divination = Regarder
web-occ-do-gust = Souffler
web-occ-do-barter = Troquer
web-occ-do-metamorphosis = Échanger
web-occ-do-sabotage = Couvrir
web-occ-do-tornado = Déchaîner
web-occ-do-lucidity = Regarder
web-occ-do-full_moon = Montrer
web-occ-do-clover = Poser
web-occ-do-abundance = Poser
web-occ-do-double_ration = Poser
web-occ-do-crystal_ball = Scruter
web-occ-do-chameleon = Copier
web-occ-do-uprooting = Prendre
web-occ-do-lay = Poser
web-occ-play-none = Poser sans effet
web-occ-lay-only = Potions seules
web-occ-discard = Défausser
web-occ-pass = Passer
web-occ-stop = En rester là
web-occ-back = Revenir
web-occ-burn = La brûler
web-occ-give = La donner
web-occ-take = La prendre
web-occ-ack = Reposer la carte
web-occ-top = La laisser au sommet

## Ce qu’il faut toucher

web-occ-pick-s = { $number ->
    [0] Choisissez
    [one] Choisissez un personnage
   *[other] Choisissez { $number } personnages
}
web-occ-pick-s-more = Encore un personnage
web-occ-pick-seat = Choisissez un joueur
web-occ-pick-G = Choisissez une carte d’établi
web-occ-pick-side = À gauche ou à droite ?
web-occ-pick-copy = Choisissez la carte à copier
web-occ-pick-hand = Choisissez une carte
web-occ-pick-colour = Choisissez une couleur
web-occ-and = { $one } et { $two }
web-occ-centre = le centre
web-occ-centre-of = le centre ({ $number })
web-occ-yours = vous
web-occ-card-of = { $card }, établi : { $name }
web-occ-card-mine = { $card }, votre établi
web-occ-as = comme { $ability }
web-occ-not-target = Impossible de choisir cela maintenant.
web-occ-not-totem = Un Totem tient ce personnage (C-54).
web-occ-not-protected = { $name } a un établi protégé (C-23).
web-occ-not-yours = C’est à { $name } de jouer.
web-occ-shield-wait = Un Bouclier attend en main qu’on vous attaque (C-55).
web-occ-needs-none = Aucune cible : la carte est posée pour ses potions (CA-52).
web-occ-left = À gauche
web-occ-right = À droite

## La table

web-occ-head = Tour { $turn }
web-occ-shelf = Potions sur toute la table
web-occ-total = { $colour } : { $number }{ $state ->
    [lead] , en tête
    [out] , hors jeu
   *[none] {""}
}
web-occ-table = La table
web-occ-deck = Pioche
web-occ-deck-spoken = { $number ->
    [0] La pioche est vide
    [one] Une carte dans la pioche
   *[other] { $number } cartes dans la pioche
}
web-occ-discards = Défausse
web-occ-discards-open = Défausse, { $number ->
    [0] vide
    [one] une carte
   *[other] { $number } cartes
}
web-occ-discards-none = Rien n’a encore été défaussé.
web-occ-buried = { $number ->
    [0] Aucune carte n’est face cachée.
    [one] Une carte est face cachée.
   *[other] { $number } cartes sont face cachée.
}
web-occ-centre-title = Centre
web-occ-out = Hors jeu
web-occ-hand-of = { $number ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $number } cartes en main
}
web-occ-count = { $number } sur { $limit }
web-occ-count-open = { $number ->
    [0] aucune carte
    [one] une carte
   *[other] { $number } cartes
}
web-occ-protected = protégé
web-occ-totem = Totem
web-occ-totem-spoken = tenu par le Totem ({ $name })
web-occ-your-bench = Votre établi
web-occ-bench-of = Établi : { $name }
web-occ-bench-spoken = { $name } : { $count }{ $potions ->
    [none] {""}
   *[other] , { $potions }
}{ $state ->
    [protected] , protégé
   *[none] {""}
}
web-occ-bench-potions = { $colour } { $number }
web-occ-bench-empty = Rien n’est encore posé ici.
web-occ-cancelled = potions annulées
web-occ-your-character = votre personnage
web-occ-place-state = { $place }{ $seen ->
    [none] {""}
   *[other] , { $seen }
}{ $state ->
    [chosen] , choisi
    [legal] , peut être choisi
   *[none] {""}
}
web-occ-can-be = peut être { $colours }
web-occ-is = est { $colour }
web-occ-no-character = sans personnage
web-occ-card-spoken = { $card }{ $state ->
    [chosen] , choisie
    [legal] , peut être choisie
   *[none] {""}
}
web-occ-hand = Votre main
web-occ-info = Ce que fait { $card }
web-occ-turn-you = À vous
web-occ-turn-of = { $name } joue
web-occ-actions = { $number ->
    [0] plus d’action
    [one] encore une action
   *[other] encore { $number } actions
}
web-occ-choose-card = Prenez une carte.
web-occ-act = Jouez une carte, défaussez-en une pour vous protéger, ou restez-en là.
web-occ-mode-play = Vous avez utilisé une capacité : pas de défausse protectrice ce tour-ci (C-26).
web-occ-mode-discard = Vous avez défaussé : pas de capacité ce tour-ci (C-26).
web-occ-waiting = On attend { $names }
web-occ-waiting-shield = Qui lèvera un Bouclier ? On attend : { $names }.
web-occ-waiting-peek = Un regard : { $names }.
web-occ-waiting-burn = Une carte à brûler : { $names }.
web-occ-waiting-give = Un cadeau à choisir : { $names }.
web-occ-waiting-crystal = Devant la Boule de cristal : { $names }.
web-occ-waiting-act = Réflexion : { $names }.
web-occ-waiting-answers = { $number ->
    [0] On n’attend plus de réponse.
    [one] On attend encore une réponse.
   *[other] On attend encore { $number } réponses.
}
web-occ-sealed = Votre réponse est scellée. Les autres choisissent encore.
web-occ-spectator = Vous regardez.
web-occ-last-round = Dernier tour de table
web-occ-last-turns = { $turns ->
    [0] C’est le dernier tour.
    [one] Encore un tour après celui-ci.
   *[other] Encore { $turns } tours après celui-ci.
}
web-occ-last-bench = Un établi est plein (C-37).
web-occ-last-deck = La pioche est vide (C-38).
web-occ-last-expert = La pioche est vide : la partie finit avec ce tour (C-71).
web-occ-ration = { $number ->
    [0] rien de plus
    [one] une carte de plus au prochain tour
   *[other] { $number } cartes de plus au prochain tour
}
web-occ-hand-last = Dernier coup

## La fenêtre du Bouclier

web-occ-shield-title = Se protéger ?
web-occ-shield-raise = Lever le Bouclier
web-occ-shield-decline = Laisser faire
web-occ-shield-none = Pas de Bouclier en main
web-occ-shield-note = Tous ceux qu’on attaque voient cette fenêtre, avec ou sans Bouclier. Les réponses s’ouvrent ensemble.
web-occ-shield-which = Quel Bouclier ?
web-occ-attack = { $name } joue { $ability }
web-occ-attack-on-bench = contre votre établi
web-occ-attack-on-hand = contre votre main
web-occ-attack-on-character = contre votre personnage
web-occ-attack-on-all = contre tous
web-occ-attack-at = contre { $target }
web-occ-your-hand = Votre main

web-occ-sealed-yours = Votre réponse est scellée. Elle s’ouvrira dans un instant.
web-occ-order-told-always = Votre consigne : lever un Bouclier si vous en avez un.
web-occ-order-told-never = Votre consigne : laisser faire.
web-occ-order-overrule = Je choisis moi-même
web-occ-orders = Consignes pour le Bouclier
web-occ-orders-note = Ce qui est répondu pour vous quand on vous attaque (C-55). La fenêtre s’ouvre quand même et la réponse vient après un instant, avec ou sans Bouclier en main.
web-occ-orders-bench = Une attaque contre votre établi
web-occ-orders-character = Une attaque contre votre personnage
web-occ-orders-hand = Une attaque contre votre main
web-occ-order-ask = demander
web-occ-order-always = toujours lever
web-occ-order-never = ne jamais lever
web-occ-orders-kept = Gardées dans ce navigateur, pour cette table. Personne d’autre n’en sait rien.

## Le temps

web-occ-time-left = { $number ->
    [0] Le temps est écoulé.
    [one] Encore une seconde.
   *[other] Encore { $number } secondes.
}
web-occ-seconds = { $number ->
    [0] seconde
    [one] seconde
   *[other] secondes
}

## Un regard

web-occ-peek-own = Votre personnage
web-occ-peek-first = { $aid ->
        [off] Regardez bien : il sera désormais face cachée, même pour vous (C-08).
       *[other] Il sera désormais face cachée. Ce que vous avez vu est gardé sous l’œil en haut (C-08).
    }
web-occ-peek-own-again = Il est devant vous, pour l’instant.
web-occ-peek-other = { $number ->
        [0] Personne d’autre ne le voit.
       *[other] Le voient aussi : { $names }.
    }
web-occ-crystal-note = L’autre va sous la pioche (C-68).
web-occ-steal-note = Cette main vous est ouverte (CA-35).
web-occ-burn-title = La forêt brûle
web-occ-replace-title = Votre personnage n’est plus
web-occ-give-title = Un cadeau pour le voisin

## Ce que vous avez vu

web-occ-seen = Ce que vous avez vu
web-occ-seen-off = À cette table un visage se montre une fois : à vous de vous en souvenir (C-08).
web-occ-seen-none = Rien encore.
web-occ-seen-now = Ce que chacun peut être
web-occ-seen-moves = Ce qui est arrivé aux personnages
web-occ-note-turn = tour { $turn }
web-occ-note-start = début
web-occ-note-look-you = Vous avez vu { $place } : { $colour }
web-occ-note-look-all = Tous ont vu { $place } : { $colour }
web-occ-note-look = Vu par { $names } : { $place }
web-occ-note-swap = Échangés : { $places }
web-occ-note-gone = Parti : { $places }
web-occ-note-gust-left = Un rang vers la gauche : { $places }
web-occ-note-gust-right = Un rang vers la droite : { $places }
web-occ-note-tornado = Mélangés : { $places }
web-occ-held = En main, à coup sûr
web-occ-held-line = { $name } : { $cards }

## Une carte, de près

web-occ-zoom-copies = { $number ->
    [0] aucune dans le paquet
    [one] la seule de son espèce
   *[other] { $number } dans le paquet
}
web-occ-zoom-shieldable = Un Bouclier l’arrête.
web-occ-zoom-rule = La règle
web-occ-powers = Les pouvoirs
web-occ-powers-open = Les pouvoirs des personnages
web-occ-powers-note = Un pouvoir actif à la fin ajoute 3 potions à sa couleur (C-73).
web-occ-power-babylon_burns = Au moins 16 cartes d’attaque sur les établis. À présent : { $number }.
web-occ-power-delusions_of_grandeur = Qui le détient a le plus de cartes sur son établi. À présent : { $who }.
web-occ-power-voice_on_the_way = Qui le détient a le plus de cartes de vision sur son établi. À présent : { $who }.
web-occ-power-scabats_schemes = Qui le détient a le plus de cartes en main. À présent : { $who }.
web-occ-power-rgb_update = L’établi de qui le détient montre les six couleurs. À présent : { $who }.
web-occ-power-shiny_power = Moins de trois autres pouvoirs sont actifs.
web-occ-nobody = personne

## La fin

web-occ-end-head = La partie est finie
web-occ-end-1 = On vide les chaudrons et l’on compte.
web-occ-end-powers = Les pouvoirs s’éveillent : { $powers }.
web-occ-end-turn = { $name } se découvre : { $character }, { $number ->
    [0] aucune potion
    [one] une potion
   *[other] { $number } potions
}.
web-occ-end-turn-centre = Au centre : { $character }, { $number ->
    [0] aucune potion
    [one] une potion
   *[other] { $number } potions
}.
web-occ-end-turn-out = { $character } est hors jeu{ $number ->
    [0] , sans une seule potion
    [one] {""} ; cette potion ne soigne personne
   *[other] {""} ; ces { $number } potions ne soignent personne
}.
web-occ-end-saved = { $character } est { $colour ->
    [red] sauvée
   *[other] sauvé
}.
web-occ-end-shared = { $number ->
    [2] Deux sont sauvés.
   *[other] { $number } personnages sont sauvés.
}
web-occ-end-won-you = { $character } était devant vous. Vous gagnez.
web-occ-end-won = { $character } était devant { $name }, qui gagne.
web-occ-end-won-since = Devant { $name } depuis le tour { $turn }.
web-occ-end-won-since-you = Devant vous depuis le tour { $turn }.
web-occ-end-won-always = Devant { $name } depuis le premier instant.
web-occ-end-won-always-you = Devant vous depuis le premier instant.
web-occ-end-won-shared = Victoire partagée : { $names }.
web-occ-end-centre = La carte était au centre, devant personne : personne ne gagne.
web-occ-end-tie = Égalité à { $number } : { $name } en a davantage sur son établi.
web-occ-end-yours = Vous déteniez { $character }.
web-occ-end-nothing = Vous n’aviez pas de personnage.
web-occ-end-next = Continuer
web-occ-end-skip = Aller à la fin
web-occ-end-story = Raconter encore
web-occ-end-again = Rejouer à cette table
web-occ-end-table = Voir la table
web-occ-end-result = Voir le résultat
web-occ-end-path = Le chemin des personnages
web-occ-end-path-line = { $moves ->
    [0] aucun mouvement
    [one] un mouvement
   *[other] { $moves } mouvements
}, { $turns } tours
web-occ-end-path-stay = { $colour ->
    [red] restée
   *[other] resté
} { $where }
web-occ-end-path-step = tour { $turn } : { $where }
web-occ-end-path-from = d’abord { $where }
web-occ-end-bonus = dont 3 ({ $power })
web-occ-where-you = devant vous
web-occ-where = devant { $name }
web-occ-where-centre = au centre
web-occ-where-unknown = dans la tornade
web-occ-end-waiting-host = On attend que l’hôte redonne.

## Touches

web-occ-keys = Touches : 1 à 9 prennent une carte, les flèches parcourent ce qui luit, Entrée choisit puis fait ce que dit le bouton de laiton, D défausse, P passe, B pose une carte pour ses seules potions, I explique, S montre ce que vous avez vu, O les consignes, L le récit, R les règles, Échap laisse. Dans un panneau, les flèches ou Tab mènent aux boutons.

## La première partie accompagnée

web-lesson-occulto-own = Voici votre personnage. À la fin, la couleur qui a le plus de potions est sauvée : gagne qui a ce personnage devant soi (C-41). { $aid ->
        [off] Retenez ce visage : il sera masqué, même pour vous.
       *[other] Il sera masqué ; ce que vous avez vu reste sous l’œil en haut.
    }
web-lesson-occulto-look = On vous montre un visage. { $aid ->
        [off] Retenez-le : les masques changent de place.
       *[other] Les masques changent de place ; ce que vous pouvez encore savoir est sous l’œil en haut.
    }
web-lesson-occulto-shield = Une carte vous vise. Un Bouclier en main l’arrêterait pour vous. Chacun a le même temps, avec ou sans lui : l’attente ne dit rien.
web-lesson-occulto-pick = Touchez l’un de ceux qu’on vous montre, puis le bouton doré.
web-lesson-occulto-hand = Touchez la carte de votre main que vous cédez, puis le bouton doré.
web-lesson-occulto-masks = { $masked } personnages sont masqués : un devant chacun, { $centre } au centre. { $out ->
        [0] Personne ne les connaît tous.
        [one] Le petit, visible, ne joue pas dans cette partie.
       *[other] Les petits, visibles, ne jouent pas dans cette partie.
    } Les masques changent de mains en cours de partie.
web-lesson-occulto-act = À vous : { $actions ->
        [0] aucune action.
        [one] une action.
       *[other] { $actions } actions.
    } La plupart des cartes restent visibles devant vous ; leurs potions comptent pour leur couleur, où qu’elles soient. Touchez une carte pour la lire, puis sa cible.
web-lesson-occulto-count = Les flacons du haut comptent les potions de chaque couleur. Celle qui mène est-elle la vôtre, ou vous faut-il un autre masque ?
web-lesson-occulto-wait = Quelqu’un d’autre joue. Regardez quelles couleurs on soigne, et sous quel masque on regarde.
web-lesson-occulto-end = { $over ->
        [yes] Les masques sont tombés, les potions sont comptées. C’est tout le jeu.
       *[no] Vous savez jouer. La fin approche quand un établi porte { $limit } cartes ou que la pioche est épuisée (C-35) ; alors les masques tombent. Continuez !
    }

## Occulto

web-occ-character = le personnage devant { $name }

## L’énigme de la semaine
web-puzzle-occulto-ask = Le dernier tour de la partie est le vôtre. Un seul de ces choix gagne à coup sûr, qui que soit chacun et quels que soient les Boucliers. Lequel ?
web-puzzle-occulto-proof = Ce choix gagne dans les { $ways } cas que vous ne pouvez pas exclure : personnages et Boucliers confondus. Si personne ne lève de Bouclier, les potions sont : { $totals }.
web-puzzle-occulto-against = { $choice } : gagne dans { $won } cas sur { $ways }.
web-puzzle-occulto-lost = Il ne gagne pas si { $case }. Les potions sont alors { $totals }, et { $winners ->
    [none] personne ne gagne
   *[other] la victoire revient à { $winners }
 }.
web-puzzle-occulto-shield = { $name } lève { $card }
web-puzzle-occulto-holds = { $name } : { $colour }
web-puzzle-occulto-centre = au centre : { $colour }
