# Oubliette, en français.

oubliette-name = Oubliette
oubliette-tagline = Un cachot distribué carte par carte. Neuf salles jusqu’à la lumière, et la pioche pour chandelle.
oubliette-goal = Vous voilà au fond d’un cachot. Posez neuf salles dans l’ordre, de 10 à 2 ou de 2 à 10, et sortez avant que la pioche, votre chandelle, ne soit consumée. Ce que vous retournez doit être combattu, franchi ou utilisé ; ce sont vos cartes qui paient.

## Cartes

oubliette-rank-J = V
oubliette-rank-Q = D
oubliette-rank-K = R
oubliette-rank-A = A
oubliette-joker = Joker
oubliette-hidden = face cachée
oubliette-place-1 = la poche 1
oubliette-place-2 = la poche 2
oubliette-place-3 = la poche 3
oubliette-place-4 = la poche 4
oubliette-place-e = l’Équipement
oubliette-place-g = le Cimetière

## Ce que fait une carte retournée (O-13 … O-37)

oubliette-meet-next = la salle suivante : { $number } (O-13)
oubliette-meet-creature = { $name }, une Créature : payez { $need } ou reculez (O-43)
oubliette-meet-trap = un Piège : défaussez une carte paire noire ou reculez (O-19)
oubliette-meet-lost = Égarement : trois cartes de temps s’envolent (O-29)
oubliette-meet-darkness = Ténèbres : perdez une carte ou allumez une Torche (O-30)
oubliette-meet-gremlin = un Gremlin : il veut votre plus haute carte, ou toutes les autres (O-33)
oubliette-meet-other = gardez-la si elle trouve place, ou laissez-la (O-37)
oubliette-meet-chasm = un Gouffre : il faut une Corde pour le franchir (O-27)
oubliette-meet-portcullis = une Herse (O-22)
oubliette-creature-J = un Rôdeur
oubliette-creature-Q = un Démon
oubliette-creature-K = un Spectre

## À quoi sert une carte dans le sac et en Équipement (O-59)

oubliette-item-rope = Corde
oubliette-item-torch = Torche
oubliette-item-advantage = Avantage
oubliette-item-dig = Exhumation
oubliette-item-hourglass = Sablier
oubliette-item-ward = Talisman
oubliette-item-chaos = Chaos
oubliette-item-map = Plan
oubliette-item-grave = Sac des morts
oubliette-item-resourceful = Débrouillardise
oubliette-item-power = Puissance
oubliette-item-searching = Fouille
oubliette-item-next = suivante
oubliette-item-used = a déjà servi

## Pourquoi une carte ne sert à rien en ce moment

oubliette-idle-worthless = Pas maintenant : elle ne vaut rien au combat (O-44).
oubliette-idle-too_little = Pas maintenant : toutes vos cartes ensemble n’atteignent pas ce qu’exige la Créature (O-43).
oubliette-idle-trap = Pas maintenant : seule une carte paire noire franchit un Piège (O-19).
oubliette-idle-trap_queens = Pas maintenant : seule une carte paire noire ou une Dame noire franchit un Piège (O-19, OA-60).
oubliette-idle-question = Pas maintenant : cette question demande d’autres cartes.
oubliette-idle-encounter = Pas maintenant : après une rencontre, on continue sans agir (O-38).
oubliette-idle-acted = Pas maintenant : il ne reste pas d’action ce tour-ci (O-38).
oubliette-idle-chasm = Pas maintenant : c’est la salle suivante, mais un Gouffre la précède. D’abord une Corde (O-26).
oubliette-idle-not_next = { $number ->
    [0] Pas maintenant : il n’y a pas encore de Chemin, et cette carte ne peut pas en commencer un (O-11).
   *[other] Pas maintenant : seul le numéro attendu peut être posé, et c’est le { $number } (O-13).
}
oubliette-idle-no_use = Pas maintenant : il n’y a rien à en faire ici.

## Questions

oubliette-ask-start = Quelle carte ouvre votre Chemin ?
oubliette-ask-next = Voilà le numéro qu’il vous faut.
oubliette-ask-fight = Une Créature barre la route. Que payez-vous ?
oubliette-ask-trap = Un Piège. Comment passer ?
oubliette-ask-chasm = Vous voici au bord d’un Gouffre.
oubliette-ask-lost = Vous allez perdre votre route.
oubliette-ask-darkness = Les Ténèbres tombent. Que perdez-vous ?
oubliette-ask-gremlin = Un Gremlin lorgne votre sac.
oubliette-ask-store = Où va cette carte ?
oubliette-ask-act = La salle est calme. Et maintenant ?
oubliette-ask-advantage = Laquelle des deux utilisez-vous ?
oubliette-ask-found = Vous tenez une carte. Où va-t-elle ?
oubliette-ask-dig = Quelle carte déterrez-vous ?
oubliette-ask-hourglass = Quelle carte retourne dans la pioche ?
oubliette-ask-stock = Où va cette carte du Ravitaillement ?

## Choix

oubliette-choice-turn = retourner la carte suivante
oubliette-choice-turn-out = il ne reste rien à retourner : la chandelle s’éteint
oubliette-choice-start = commencer par { $card }
oubliette-choice-place = la poser comme salle { $number }
oubliette-choice-decline = ne pas la poser
oubliette-choice-pay = payer { $cards }
oubliette-choice-pay-sum = payer { $cards } (soit { $sum })
oubliette-choice-fail = céder
oubliette-choice-fail-fatal = céder : la partie serait perdue
oubliette-choice-destroy = anéantir la Créature avec { $card }
oubliette-choice-rope = franchir le Gouffre avec { $card }
oubliette-choice-advance = laisser le Gouffre pour l’instant
oubliette-choice-get_lost = perdre sa route
oubliette-choice-avoid = retrouver la route avec { $card }
oubliette-choice-torch = allumer la Torche { $card }
oubliette-choice-discard = perdre { $card }
oubliette-choice-ward = le chasser avec { $card }
oubliette-choice-give = donner { $card }
oubliette-choice-keep = garder { $card }, donner toutes les autres
oubliette-choice-store = la mettre dans { $place }
oubliette-choice-drop = la laisser
oubliette-choice-equip = équiper { $card }
oubliette-choice-equip_found = l’équiper en défaussant le 10
oubliette-choice-path_found = la poser comme salle suivante
oubliette-choice-advantage = jouer l’Avantage ({ $card })
oubliette-choice-pick = utiliser { $card }
oubliette-choice-path = poser { $card } comme salle suivante
oubliette-choice-map = combiner { $cards } en salle suivante
oubliette-choice-map_turned = la combiner avec { $cards } en salle suivante
oubliette-choice-dig = fouiller le Cimetière avec { $card }
oubliette-choice-take = prendre { $card }
oubliette-choice-hourglass = retourner le Sablier ({ $card })
oubliette-choice-return = remettre { $card } dans la pioche
oubliette-choice-time_shift = Chaos : mélanger tout le Cimetière à la pioche
oubliette-choice-passage = Chaos : le Joker devient la salle { $number }
oubliette-choice-restock = Chaos : remplir votre sac
oubliette-choice-search = fouiller la salle
oubliette-choice-move = déplacer { $card } vers { $place }

## Ce qui arrive

oubliette-dealt = La trappe se referme au-dessus de vous. Vous portez { $slots } ; carte équipée : { $equipped }.
oubliette-turned = Tour { $turn } : vous retournez { $card }.
oubliette-room = { $cards } est la salle { $number } de votre Chemin (O-13).
oubliette-room-lost = La salle { $number } ({ $cards }) est perdue.
oubliette-obstacle = { $card } : la voie est bouchée, il faut en trouver une autre (O-14).
oubliette-paid = Vous payez { $cards }.
oubliette-fight-won = Vous battez { $card } (O-16).
oubliette-fight-lost = { $card } vous repousse (O-17).
oubliette-destroyed = Le Chaos engloutit { $card } (O-76).
oubliette-trap-passed = Vous passez le Piège { $card } grâce à { $paid } (O-19).
oubliette-trap-caught = Le Piège { $card } vous prend (O-20).
oubliette-portcullis = { $card } : une Herse tombe derrière vous (O-22).
oubliette-portcullis-nowhere = { $card } : quelque part une Herse tombe, loin de tout Chemin.
oubliette-portcullis-ahead = { $card } : une seconde Herse tombe devant vous (O-24).
oubliette-chasm = { $card } : un Gouffre s’ouvre devant vous (O-25).
oubliette-hazard = Au bord, vous retournez { $card } (O-28).
oubliette-hazard-taken = Elle est rouge : { $card } vous échappe des mains.
oubliette-rope = Avec { $card }, vous franchissez le Gouffre (O-27).
oubliette-lost = Vous perdez votre route, et du temps : { $cards } (O-29).
oubliette-lost-avoided = { $card } vous montre la route (O-69).
oubliette-darkness-taken = Les Ténèbres prennent { $card } (O-30).
oubliette-torch = La Torche { $card } brûle ; elle servira encore une fois (O-32).
oubliette-torch-out = La Torche { $card } est consumée (O-32).
oubliette-gremlin-taken = Le Gremlin s’enfuit avec { $cards } (O-33).
oubliette-warded = { $card } fait fuir le Gremlin (O-70).
oubliette-stored = { $card } va dans { $place }.
oubliette-dropped = { $card } va au Cimetière.
oubliette-equipped = Vous équipez { $card }.
oubliette-moved = { $card } passe dans { $place }.
oubliette-uncovered = Dans la poche { $slot }, vous trouvez { $card }.
oubliette-advantage = Avantage { $card } : vous tirez { $cards } (O-62).
oubliette-picked = Vous choisissez { $card }.
oubliette-searched = Vous fouillez la salle et trouvez { $card } (O-89).
oubliette-found-store = Vous gardez { $card }.
oubliette-found-drop = Vous abandonnez { $card }.
oubliette-found-equip-found = Vous équipez { $card } à la place du 10 (O-91).
oubliette-found-path-found = { $card } éclaire la salle suivante.
oubliette-dug = Avec { $jack }, vous déterrez { $card } (O-64).
oubliette-hourglass = Le Sablier { $card } se retourne. De retour dans la pioche : { $cards } (O-66).
oubliette-time-shift = Faille temporelle : { $number ->
    [0] aucune carte ne regagne
    [one] une carte regagne
   *[other] { $number } cartes regagnent
} la pioche (O-74).
oubliette-restock = Ravitaillement : vous remplissez votre sac (O-78).
oubliette-restocked = { $number ->
    [0] Aucune carte ne vous a été distribuée.
    [one] Une carte vous a été distribuée.
   *[other] { $number } cartes vous ont été distribuées.
}
oubliette-curse = { $number ->
    [1] Première Malédiction : toute Créature vaut 2 de plus (O-79).
    [2] Seconde Malédiction : la place d’équipement est condamnée à jamais (O-80).
   *[3] Le Joker quitte la partie ; il n’y a pas de troisième Malédiction (O-81).
}

## Comment cela finit

oubliette-outcome-escaped = La dernière porte cède. Vous êtes libre (O-92).
oubliette-outcome-beaten_in_first_room = Une défaite de trop, le dos au premier mur (O-93).
oubliette-outcome-beaten_at_portcullis = Une défaite de trop, une Herse dans le dos (O-94).
oubliette-outcome-beaten_at_chasm = Une défaite de trop, un Gouffre dans le dos (O-94).
oubliette-outcome-beaten_without_path = Une défaite avant même d’avoir trouvé un Chemin (OA-43).
oubliette-outcome-trap_in_first_room = Un Piège s’est refermé dans la première salle (OA-41).
oubliette-outcome-trap_at_portcullis = Un Piège s’est refermé, une Herse dans le dos (O-23).
oubliette-outcome-trap_at_chasm = Un Piège s’est refermé, un Gouffre dans le dos (OA-42).
oubliette-outcome-trap_without_path = Un Piège s’est refermé avant même le premier Chemin (OA-43).
oubliette-outcome-portcullis_ahead = Deux Herses, et vous entre elles (O-24).
oubliette-outcome-obstacle_in_first_room = La première salle était une impasse (OA-44).
oubliette-outcome-obstacle_at_portcullis = Une impasse, une Herse dans le dos (OA-45).
oubliette-outcome-deck_empty = La chandelle est morte : plus une carte dans la pioche (O-95).
oubliette-outcome-inventory_empty = Il ne vous reste rien pour continuer (O-58).
oubliette-outcome-turn_limit = La nuit est finie : le dernier tour est joué (OA-101).

## Formules et options

oubliette-preset-as_written = À la lettre
oubliette-preset-merciful = Clément
oubliette-preset-free_hand = Main libre
oubliette-preset-merciless = Sans pitié
oubliette-first-as_written = Ce sont les règles à la lettre, le jeu imprimé : peu en sortent. Pour une première partie plus douce : { $command }
oubliette-first-merciless = Sans pitié : à la lettre, et toute impasse met fin à la partie. Pour une première partie plus douce : { $command }
oubliette-preset-custom = vos propres règles
oubliette-option-jokers = Le nombre de Jokers dans le paquet.
oubliette-option-action_model = Quand vous pouvez jouer un Objet ou une carte Chemin de votre sac : une fois ou sans limite, après les « autres » cartes seulement ou après chaque carte.
oubliette-option-start_from_inventory = Un 10 ou un 2 de votre sac peut ouvrir le Chemin plus tard.
oubliette-option-restart_from_inventory = Quand un Chemin a été perdu, un 10 ou un 2 de votre sac peut en ouvrir un nouveau.
oubliette-option-setup_start = Un 10 ou un 2 reçu à la donne ouvre le Chemin : toujours, ou au choix.
oubliette-option-equipped_is_inventory = La carte équipée se paie, se perd et s’utilise comme les autres.
oubliette-option-combat_payment = Comment se paie une Créature : avec les cartes visibles, ou une à une, avec ce qui se découvre.
oubliette-option-must_pay = Il faut payer une Créature ou un Piège quand on le peut.
oubliette-option-ace_value = Ce que vaut un As au combat.
oubliette-option-ace_wrap = Un As va sur un 2, et un 2 sur un As.
oubliette-option-slot_moves = Une carte visible peut passer dans une autre poche qui lui convient, une fois par tour.
oubliette-option-equip_cost = Quand une carte peut être équipée : à tout moment, au calme seulement, ou contre votre action.
oubliette-option-show_seen = Les cartes recouvertes que vous avez vues restent visibles.
oubliette-option-next_six_eight = Ce que fait un 6 ou un 8 qui est le numéro attendu : salle seule, salle et événement, ou événement seul.
oubliette-option-same_number = Ce que fait un 6, un 8 ou un impair rouge qui porte le numéro de votre salle : obstacle seul, les deux, ou son événement seul.
oubliette-option-trap_failure = Ce que coûte un Piège manqué : la partie dans la première salle ; la partie aussi avec un Gouffre derrière vous, comme au combat ; ou jamais plus que la salle.
oubliette-option-fail_without_path = Ce que coûte un échec avant tout Chemin : rien, ou la partie.
oubliette-option-obstacle_first_room = Ce que fait un obstacle dans la première salle : il vide le Chemin, ou il fait perdre.
oubliette-option-obstacle_portcullis = Ce que fait un obstacle quand une Herse est derrière vous : il emporte la salle, ou il fait perdre.
oubliette-option-rope_cost = Ce que coûte une Corde : rien, ou votre action.
oubliette-option-queen_pays_trap = Une Dame noire compte comme carte paire noire.
oubliette-option-ward_discarded = Le Roi qui chasse un Gremlin est défaussé.
oubliette-option-advantage = Ce que devient la carte choisie avec l’Avantage : utilisée ou gardée, seulement gardée, ou affrontée à la place de la carte retournée.
oubliette-option-advantage_room = Quand une carte de l’Avantage peut se poser comme salle : à tout moment, ou au calme seulement.
oubliette-option-hourglass = Qui choisit les trois cartes du Sablier : vous, ou le hasard.
oubliette-option-deck_out = Quand la pioche vide fait perdre : à la fin du tour, ou aussitôt.
oubliette-option-restock = Où vont les cartes du Ravitaillement : dessus, dessous, ou à votre gré.
oubliette-option-map_uses_turned_card = Un Plan peut combiner la carte que l’on vient de retourner.
oubliette-option-grave_pays_darkness = Le Sac des morts peut nourrir les Ténèbres.
oubliette-option-searching = Quand on peut fouiller : à chaque tour, après les rencontres, ou une fois par salle.
oubliette-option-turn_limit = Après combien de tours la nuit s’achève.

## Le terminal

oubliette-screen-head = OUBLIETTE · { $preset } · tour { $turn }
oubliette-screen-time = { $deck ->
    [0] plus aucune carte
    [one] encore une carte
   *[other] encore { $deck } cartes
}
oubliette-screen-path = Chemin
oubliette-screen-no-path = Chemin   aucun encore : un 10 ou un 2 l’ouvrira (O-11)
oubliette-screen-portcullis = ‖ une Herse derrière vous
oubliette-screen-chasm = ~ un Gouffre devant vous
oubliette-screen-chasm-behind = = un Gouffre derrière vous
oubliette-screen-cursed = Malédiction : toute Créature vaut 2 de plus
oubliette-screen-fatal = céder maintenant met fin à la partie
oubliette-screen-legend = ↓ ↑ le sens de votre Chemin · [7] la salle suivante · ‖ une Herse derrière cette salle · ~ un Gouffre ouvert, = un Gouffre avec une Corde · ? une carte face cachée · ▮ deux cartes de temps
oubliette-screen-act = Poches 1 à 4 et e, l’Équipement : seule la carte du dessus peut servir. { $action_model ->
    [every1] Après chaque carte, vous pouvez agir une fois : poser une salle, utiliser un Objet (O-38).
    [every_inf] Après chaque carte, vous pouvez agir autant que vous voulez : poser des salles, utiliser des Objets (O-38).
    [other_inf] Après une carte qui n’est pas une rencontre, vous pouvez agir autant que vous voulez : poser des salles, utiliser des Objets (O-38). Après une rencontre, on continue tout droit.
   *[other1] Après une carte qui n’est pas une rencontre, vous pouvez agir une fois : poser une salle, utiliser un Objet (O-38). Après une rencontre, on continue tout droit.
}
oubliette-screen-turned = Retournée
oubliette-screen-held = En main : { $cards }
oubliette-screen-slot = { $place }
oubliette-screen-equipped = e équipée
oubliette-screen-sealed = condamnée
oubliette-screen-graveyard = Cimetière ({ $number }) :
oubliette-item-free = usage libre

## Conseils

oubliette-hint-advance = Passez : tout le reste vous coûterait plus qu’il ne rapporte.
oubliette-hint-advantage = Piochez deux cartes : la meilleure vous servira plus que l’As.
oubliette-hint-advantage-help = Piochez deux cartes : sur les { $unseen } que vous n’avez pas vues, { $count } { $count ->
    [1] vous tirerait
   *[other] vous tireraient
} de là.
oubliette-hint-advantage-next = Piochez deux cartes : sur les { $unseen } que vous n’avez pas vues, { $count } { $count ->
    [1] est un
   *[other] sont des
} { $number }, votre salle suivante.
oubliette-hint-avoid = { $card } vaut moins, à présent, { $number ->
    [1] qu’une carte
   *[other] que { $number } cartes
} de temps.
oubliette-hint-decline = Ne la posez pas : elle vous coûterait plus que ne vaut la salle.
oubliette-hint-decline-rope = Gardez la Corde : pour l’instant, elle vaut plus que cette salle.
oubliette-hint-destroy = Laissez faire le Joker : payer { $need } vous coûterait plus cher.
oubliette-hint-destroy-only = Vos cartes ne font pas { $need }, mais le Joker vient à bout de toute Créature.
oubliette-hint-discard = Défaites-vous de { $card } : c’est la carte qui vous manquera le moins.
oubliette-hint-drop = Laissez { $card } : partout où elle irait, la place vaut mieux telle qu’elle est.
oubliette-hint-drop-no-room = { $card } ne trouve place nulle part : laissez-la.
oubliette-hint-equip = Équipez { $card } : une autre carte se montre dessous.
oubliette-hint-equip-found = Équipée, { $card } vaut mieux que la Fouille.
oubliette-hint-equip-item = Équipez { $card } pour ce qu’elle fait là : { $item }.
oubliette-hint-equip-last = Équipez { $card } : la poche vidée accueillera n’importe quelle carte.
oubliette-hint-fail = Vos cartes ne font pas { $need } : il faut reculer.
oubliette-hint-fail-choice = Reculer coûte moins que payer.
oubliette-hint-fail-fatal = Vous ne pouvez pas payer et rien n’y changera : la descente s’arrête ici.
oubliette-hint-fail-free = Cédez : sans Chemin, il n’y a pas de salle à perdre.
oubliette-hint-fail-less = Vos cartes ne font pas { $need } ; reculer coûte moins que tout le reste.
oubliette-hint-fail-trap = Vous n’avez pas de carte paire noire : il faut reculer.
oubliette-hint-fail-trap-less = Vous n’avez pas de carte paire noire ; reculer coûte moins que tout le reste.
oubliette-hint-get-lost = { $number ->
    [0] Laissez faire : il ne reste plus de temps à perdre.
    [1] Laissez filer la carte : ce qui l’empêcherait vaut davantage.
   *[other] Laissez filer les { $number } cartes : ce qui l’empêcherait vaut davantage.
}
oubliette-hint-give = Donnez { $card } : les autres, ensemble, valent plus.
oubliette-hint-give-only = Donnez { $card } : tout le reste vous coûterait plus.
oubliette-hint-keep = Gardez { $card } : elle vaut plus que toutes les autres.
oubliette-hint-map = Le Plan fait { $number } avec { $parts } : votre salle suivante.
oubliette-hint-move = Déplacez { $card } vers { $place } : ce qui se montre alors vaut mieux.
oubliette-hint-only = Vous ne pouvez rien faire d’autre.
oubliette-hint-passage = Faites du Joker la salle { $number }.
oubliette-hint-path = Posez { $card } comme salle { $number } tant que vous le pouvez.
oubliette-hint-pay = Payez { $parts } pour { $need } : de tous les paiements, c’est celui qui vous laisse les meilleures cartes.
oubliette-hint-pay-keep = Payez { $parts } pour { $need } : vous gardez { $card } ({ $item }).
oubliette-hint-pay-least = Payez { $parts } pour { $need } : vous ne pouvez pas payer moins.
oubliette-hint-pay-one = Payez maintenant { $card } : elle compte { $worth } sur les { $need } qui restent à payer.
oubliette-hint-pay-trap = Payez avec { $card } : de vos cartes paires noires, c’est la moins utile.
oubliette-hint-pay-trap-only = Payez avec { $card } : c’est la seule carte qui passe le Piège.
oubliette-hint-pick-best = Des deux, { $card } est la plus utile.
oubliette-hint-pick-joker = Prenez le Joker : aucune carte ne fait autant de choses.
oubliette-hint-pick-meet = Des deux, mieux vaut rencontrer { $card }.
oubliette-hint-pick-next = C’est le { $number } qu’il vous faut.
oubliette-hint-place = Le { $number }, c’est le numéro qu’il vous faut : posez-le.
oubliette-hint-restock = Remplissez votre sac : il reste { $deck } cartes, vous en avez le temps.
oubliette-hint-return = De celles-ci, { $card } est celle que vous aimeriez le plus retourner.
oubliette-hint-rope = Franchissez le Gouffre avec { $card } : rien ne vous sert mieux à présent.
oubliette-hint-rope-later = Gardez la Corde jusqu’à ce que vous puissiez avancer.
oubliette-hint-rope-next = Franchissez avec { $card } : vous pourrez poser le { $number }.
oubliette-hint-rope-path = Franchissez avec { $card } : vous pourrez poser le { $number } que vous portez.
oubliette-hint-rope-several = Franchissez avec { $card } : c’est le premier de { $number } Gouffres.
oubliette-hint-search = Fouillez la salle : il reste { $deck } cartes, en regarder une vaut la peine.
oubliette-hint-start = Ouvrez votre Chemin avec { $card }.
oubliette-hint-start-down = Commencez par { $card } : vos cartes servent mieux en descendant.
oubliette-hint-start-up = Commencez par { $card } : vos cartes servent mieux en montant.
oubliette-hint-store = Gardez-la dans { $place } : elle vaut plus que { $card }, qu’elle couvre.
oubliette-hint-store-empty = Gardez-la dans { $place } : elle n’y couvre rien.
oubliette-hint-store-equip = Équipez { $card } pour ce qu’elle fait là : { $item }.
oubliette-hint-store-needed = Gardez-la dans { $place } : votre Chemin attend encore un { $number }.
oubliette-hint-store-place = Mettez-la dans { $place } : c’est là qu’elle sert le mieux.
oubliette-hint-take-best = De tout le Cimetière, c’est { $card } qui vous sert le mieux.
oubliette-hint-take-joker = Prenez le Joker : aucune carte ne fait autant de choses.
oubliette-hint-take-next = C’est le { $number } qu’il vous faut.
oubliette-hint-time-shift = Mélangez à la pioche { $number ->
    [1] la carte
   *[other] les { $number } cartes
} du Cimetière : { $deck ->
    [0] la chandelle est au bout.
    [1] il ne reste qu’une carte de chandelle.
   *[other] il ne reste que { $deck } cartes de chandelle.
}
oubliette-hint-torch = Allumez { $card } : vous ne perdez rien, et elle servira encore.
oubliette-hint-torch-out = Allumez { $card } une dernière fois : aucune autre carte n’est perdue.
oubliette-hint-turn = Rien ne vaut la peine pour l’instant : retournez la carte suivante.
oubliette-hint-use-jack = Jouez { $jack } : au Cimetière repose { $card }, qui vous servira mieux.
oubliette-hint-use-jack-any = Jouez { $jack } : le Cimetière recèle de quoi vous servir.
oubliette-hint-use-queen = Remettez { $number ->
    [1] une carte
   *[other] { $number } cartes
} dans la pioche : c’est du temps, et vous choisissez ce qu’il apporte.
oubliette-hint-ward = Repoussez le Gremlin : { $card } vaut moins que ce qu’il prendrait.
oubliette-hint-ward-free = Repoussez le Gremlin avec { $card } : cela ne coûte rien.
oubliette-hint-win = C’est la neuvième salle : vous êtes dehors.

## Études

oubliette-study-balance = combien de fois l’automate prudent gagne, par formule
oubliette-study-outlook = apprendre les chances d’une table, pour les automates qui cherchent
oubliette-study-tune = régler les poids de l’automate prudent
oubliette-measure-turns = tours
oubliette-measure-rooms = salles du plus long Chemin
oubliette-measure-setbacks = fois où le Chemin a raccourci
oubliette-measure-curses = Jokers rencontrés

## Pourquoi as-tu fait cela ?

oubliette-reason-hasty = Mais j’étais pressé : une fois sur trois je prends l’une des trois réponses qui me plaisent le plus.
oubliette-reason-close = À y repenser, l’autre semble meilleure ; la chance des donnes essayées parlait pour celle-ci.
oubliette-reason-unlike = Les règles pratiques disent autre chose ; dans les donnes essayées, ceci réussissait mieux.
