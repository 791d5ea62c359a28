# Occulto, en français.

occulto-name = Occulto
occulto-tagline = Six maudits, une seule marmite. Brassez pour le vôtre, si vous savez encore lequel c’est.
occulto-goal = Ici, tout le monde est maudit. Vous détenez un personnage caché, d’une certaine couleur, et les personnages changent de place. Dès que sept cartes (huit à moins de cinq joueurs) sont posées sur un établi, les derniers tours commencent ; la victoire va à qui détient à la fin le personnage dont la couleur a le plus de potions.

## Cartes

occulto-card = { $ability } ({ $colour } { $potions })
occulto-colour-red = rouge
occulto-colour-yellow = jaune
occulto-colour-blue = bleu
occulto-colour-violet = violet
occulto-colour-green = vert
occulto-colour-orange = orange
occulto-ability-reaper = Faucheuse
occulto-ability-oubliettes = Oubliettes
occulto-ability-thief = Voleur
occulto-ability-poisoned_gift = Cadeau empoisonné
occulto-ability-totem = Totem
occulto-ability-shield = Bouclier
occulto-ability-forest_fire = Feu de forêt
occulto-ability-divination = Divination
occulto-ability-gust = Bourrasque
occulto-ability-barter = Troc
occulto-ability-metamorphosis = Métamorphose
occulto-ability-sabotage = Sabotage
occulto-ability-tornado = Tornade
occulto-ability-lucidity = Lucidité
occulto-ability-full_moon = Pleine lune
occulto-ability-clover = Trèfle à quatre feuilles
occulto-ability-abundance = Abondance
occulto-ability-double_ration = Double-ration
occulto-ability-crystal_ball = Boule de cristal
occulto-ability-chameleon = Caméléon
occulto-ability-uprooting = Déracinement
occulto-category-attack = attaque
occulto-category-vision = vision
occulto-category-exchange = échange
occulto-category-resource = ressource
occulto-category-defence = défense
occulto-power-babylon_burns = Babylone brûle
occulto-power-delusions_of_grandeur = Folie des grandeurs
occulto-power-voice_on_the_way = Voix sur son chemin
occulto-power-scabats_schemes = Les fourberies de Scabat
occulto-power-rgb_update = Mise à jour RGB
occulto-power-shiny_power = Shiny Power
occulto-person = Joueur { $number }
occulto-place-seat = le personnage du joueur { $number }
occulto-place-centre = le personnage { $number } du centre
occulto-side-left = vers la gauche
occulto-side-right = vers la droite

## Ce que font les capacités, tel qu’écrit sur les cartes (C-50 … C-70)

occulto-does-reaper = Éliminez un personnage.
occulto-does-oubliettes = Défaussez une carte d’un établi.
occulto-does-thief = Prenez une carte dans une autre main.
occulto-does-poisoned_gift = Chacun donne une carte à son voisin.
occulto-does-totem = Un personnage ne bouge plus, deux tours de table.
occulto-does-shield = Parez une attaque. Hors de votre tour.
occulto-does-forest_fire = Les autres défaussent une carte.
occulto-does-divination = Regardez un autre personnage.
occulto-does-gust = Les personnages se décalent d’un rang.
occulto-does-barter = Échangez votre main avec quelqu’un.
occulto-does-metamorphosis = Échangez deux personnages.
occulto-does-sabotage = Couvrez une carte : ses potions sont annulées.
occulto-does-tornado = Mélangez les personnages des autres.
occulto-does-lucidity = Regardez votre propre personnage.
occulto-does-full_moon = Montrez un personnage à tous, sauf à son propriétaire.
occulto-does-clover = Piochez une carte et rejouez.
occulto-does-abundance = Une potion de plus pour une de vos couleurs.
occulto-does-double_ration = Une carte de plus au prochain tour.
occulto-does-crystal_ball = Voyez deux cartes, gardez-en une au sommet.
occulto-does-chameleon = Copiez une carte, à vous ou d’un voisin.
occulto-does-uprooting = Prenez une carte d’un établi adverse.

## Questions

occulto-ask-act = À vous : jouez une carte, défaussez-en une pour vous protéger, ou restez-en là.
occulto-ask-shield = On vous attaque. Levez-vous un Bouclier ?
occulto-ask-peek = Un visage vous est montré. Reposez la carte quand vous l’avez vu.
occulto-ask-burn = Feu de forêt : quelle carte défaussez-vous ?
occulto-ask-give = Cadeau empoisonné : quelle carte donnez-vous ?
occulto-ask-crystal = Quelle carte reste au sommet de la pioche ?
occulto-ask-colour = Quelle couleur prend l’Abondance ?
occulto-ask-steal = Quelle carte prenez-vous ?
occulto-ask-replace = Quel personnage du centre prenez-vous, sans le voir ?

## Choix

occulto-choice-pass = en rester là
occulto-choice-discard = défausser { $card } pour protéger votre établi
occulto-choice-play = jouer { $card } : { $targets }
occulto-choice-play-bare = jouer { $card }
occulto-choice-play-copy = jouer { $card } comme { $ability } : { $targets }
occulto-choice-play-copy-bare = jouer { $card } comme { $ability }
occulto-choice-lay = poser { $card } pour ses seules potions
occulto-choice-shield = lever { $card }
occulto-choice-decline = laisser faire
occulto-choice-ack = reposer la carte
occulto-choice-burn = brûler { $card }
occulto-choice-give = donner { $card }
occulto-choice-top = laisser { $card } au sommet
occulto-choice-colour = { $colour }
occulto-choice-take = prendre { $card }
occulto-choice-take-centre = prendre { $place }

## Ce qui se passe

occulto-dealt = { $players } joueurs prennent place ; { $deck } cartes dans la pioche, { $removed ->
    [0] aucune écartée
    [one] une écartée sans être vue
   *[other] { $removed } écartées sans être vues
}. À { $first } de commencer.
occulto-dealt-seen = { $players } joueurs prennent place ; { $deck } cartes dans la pioche, { $removed ->
    [0] aucune écartée
    [one] une écartée sans être vue
   *[other] { $removed } écartées sans être vues
}. À { $first } de commencer. Votre main : { $hand }.
occulto-face-up = Un personnage est visible au centre : { $colour } (C-11).
occulto-first-look = Chacun regarde une seule fois son personnage (C-07).
occulto-first-look-seen = Vous regardez une seule fois votre personnage : { $colour } (C-07).
occulto-turn = Tour { $turn } : { $seat }.
occulto-draw = { $seat } { $count ->
    [0] ne pioche rien
    [one] pioche une carte
   *[other] pioche { $count } cartes
}.
occulto-draw-seen = Vous piochez { $cards }.
occulto-pass = { $seat } en reste là (C-24).
occulto-discard = { $seat } défausse { $card } ; son établi est protégé pendant un tour de table (C-23).
occulto-discard-hidden = { $seat } défausse une carte ; son établi est protégé pendant un tour de table (C-23).
occulto-discard-hidden-seen = Vous défaussez { $card } ; votre établi est protégé pendant un tour de table (C-23).
occulto-play = { $seat } joue { $card } : { $targets }.
occulto-play-bare = { $seat } joue { $card }.
occulto-copy = { $seat } joue { $card } comme { $ability } : { $targets } (C-69).
occulto-copy-bare = { $seat } joue { $card } comme { $ability } (C-69).
occulto-laid = { $seat } pose { $card } sans s’en servir (CA-51).
occulto-shielded = { $seat } lève { $card } contre { $ability } (C-55).
occulto-look = Vu par { $seats } : { $place }.
occulto-look-seen = Vous voyez { $place } : { $colour }.
occulto-full-moon = Vu par { $seats } : { $place } (C-64).
occulto-full-moon-seen = Vu par { $seats } : { $place }, { $colour } (C-64).
occulto-swapped = Échangés : { $place } et { $other_place } (C-60).
occulto-reaped = Éliminé : { $place }, { $colour } (C-50).
occulto-replaced = { $seat } prend { $place }, sans le voir (C-50).
occulto-gust = Une bourrasque décale d’un rang { $side } : { $places } (C-58).
occulto-tornado = Une tornade mélange { $places } (C-62).
occulto-stolen = { $seat } prend une carte à { $victim } (C-52).
occulto-stolen-seen = { $seat } prend { $card } à { $victim } (C-52).
occulto-bartered = { $seat } et { $other_seat } échangent leurs mains (C-59).
occulto-bartered-seen = { $seat } et { $other_seat } échangent leurs mains (C-59). Votre main désormais : { $cards }.
occulto-given = { $seat } donne une carte à { $to } (C-53).
occulto-given-seen = { $seat } donne { $card } à { $to } (C-53).
occulto-burn = { $seat } perd { $card } dans l’incendie (C-56).
occulto-burn-hidden = { $seat } perd une carte dans l’incendie (C-56).
occulto-burn-hidden-seen = Vous perdez { $card } dans l’incendie (C-56).
occulto-crystal = { $seat } regarde { $count ->
    [0] la pioche vide
    [one] la dernière carte de la pioche
   *[other] les { $count } premières cartes de la pioche
} (C-68).
occulto-dropped = { $seat } : { $card } quitte l’établi pour la défausse (C-51).
occulto-uprooted = { $seat } prend { $card } sur l’établi, chez { $victim } (C-70).
occulto-abundance = { $card } ajoute une potion : { $colour } (C-66).
occulto-recoloured = { $card } change de couleur : { $colour } (C-66).
occulto-sabotaged = { $card } annule { $target } sur l’établi, chez { $seat } (C-61).
occulto-bench-full = { $seat } a un établi plein. { $turns ->
    [0] Plus aucun tour
    [one] Encore un tour
   *[other] Encore { $turns } tours
} après celui-ci (C-37).
occulto-deck-empty = La pioche est vide. { $turns ->
    [0] Plus aucun tour
    [one] Encore un tour
   *[other] Encore { $turns } tours
} après celui-ci (C-38).
occulto-revealed = Les personnages sont révélés : { $faces }.
occulto-totals = Les potions : { $totals }.
occulto-powers = Pouvoirs actifs : { $powers } (C-73).

## Comment cela finit

occulto-outcome-saved = Un personnage est sauvé (C-41).
occulto-outcome-tie_break = Une égalité, départagée par les établis (C-42).
occulto-outcome-shared = Une égalité parfaite : la victoire est partagée (C-43).
occulto-outcome-centre = Un personnage du centre est sauvé ; personne ne gagne (C-45).

## La table dans un terminal

occulto-screen-head = Tour { $turn } : { $active } · { $deck } dans la pioche
occulto-screen-ending = { $turns ->
    [0] dernier tour
    [one] encore un tour après celui-ci
   *[other] encore { $turns } tours après celui-ci
}
occulto-screen-you = (vous)
occulto-screen-cards = { $number ->
    [0] main vide
    [one] une carte
   *[other] { $number } cartes
}
occulto-screen-protected = protégé
occulto-screen-centre = Centre :
occulto-screen-totals = Potions :
occulto-screen-hand = Votre main :
occulto-screen-peek = Vous regardez { $place } : { $colour }
occulto-screen-attack = { $seat } attaque avec { $ability } : { $targets }
occulto-screen-attack-bare = { $seat } attaque avec { $ability }
occulto-screen-expert = Expert : aucun établi ne met fin à la partie, et un pouvoir actif ajoute 3 potions à sa couleur (C-73). Cartes d’attaque sur les établis en ce moment : { $attacks }.
occulto-screen-attacks = cartes d’attaque : { $number }
occulto-condition-babylon_burns = au moins 16 cartes d’attaque sur l’ensemble des établis (C-74)
occulto-condition-delusions_of_grandeur = l’établi de qui le détient compte le plus de cartes (C-75)
occulto-condition-voice_on_the_way = l’établi de qui le détient compte le plus de cartes de vision (C-76)
occulto-condition-scabats_schemes = la main de qui le détient compte le plus de cartes (C-77)
occulto-condition-rgb_update = l’établi de qui le détient montre les six couleurs (C-78)
occulto-condition-shiny_power = moins de trois autres pouvoirs sont actifs (C-79)
occulto-screen-benches = Les établis :
occulto-screen-legend = ▶ c’est son tour · (?) un personnage caché · (rouge/bleu) ce qu’il peut être · * tenu par un Totem · †rouge hors jeu · [3/7] cartes sur l’établi, et combien déclenchent la fin · × annulée par un Sabotage
occulto-group-play = jouer { $card } …
occulto-group-discard = défausser une carte pour protéger votre établi …
occulto-screen-journal = Votre carnet :
occulto-journal-look = vu par { $seats } : { $places }
occulto-journal-open = visible de tous au centre
occulto-journal-colour = { $text } : { $colour }
occulto-journal-swap = échangés : { $places }
occulto-journal-gone = éliminé : { $places }
occulto-journal-gust = décalés d’un rang : { $places }
occulto-journal-tornado = mélangés : { $places }

## Réglages

occulto-preset-standard = Standard
occulto-preset-family = En famille
occulto-preset-expert = Expert
occulto-preset-custom = vos propres règles
occulto-option-expert = Variante expert : les personnages ont des pouvoirs et la partie finit avec la pioche (à cinq).
occulto-option-memory_aid = Ce que l’écran garde pour vous de ce que vous avez vu.
occulto-option-memory_aid-off = un visage est montré une seule fois
occulto-option-memory_aid-journal = vos regards et tous les mouvements visibles
occulto-option-memory_aid-deduction = ce que chaque personnage peut encore être, pour autant que vous puissiez le savoir
occulto-option-first_player = Qui commence.
occulto-option-first_player-random = tiré au sort
occulto-option-first_player-host = désigné par l’hôte
occulto-option-first_player-rotate = la place suivante à chaque partie d’une série
occulto-option-first_seat = La place désignée par l’hôte, ou le numéro de la partie dans une série.
occulto-option-discard_visible = Les cartes défaussées de la main sont visibles de tous.
occulto-option-shield_scope = Contre quoi un Bouclier peut être levé.
occulto-option-shield_scope-broad = tout ce qui vous prend, annule, déplace ou échange quelque chose
occulto-option-shield_scope-attack = les cartes d’attaque seulement
occulto-option-gift_shield = Qui se protège d’un Cadeau empoisonné reçoit tout de même une carte.
occulto-option-gift_shield-skip = non, les cadeaux passent à côté
occulto-option-gift_shield-receive = oui
occulto-option-shield_vs_vision = Un Bouclier arrête aussi Divination et Pleine lune.
occulto-option-reap_pick = Lequel des deux personnages du centre prend la victime de la Faucheuse.
occulto-option-reap_pick-random = un tirage au sort visible
occulto-option-reap_pick-victim = celui que la victime choisit sans le voir
occulto-option-reap_requires_centre = La Faucheuse ne peut viser un joueur que tant qu’il reste un personnage au centre.
occulto-option-gust_centre = Le centre prend part à une Bourrasque.
occulto-option-third_faceup = À trois joueurs, ce qu’est le sixième personnage, face visible.
occulto-option-third_faceup-out = hors jeu
occulto-option-third_faceup-in_play = un troisième personnage du centre, vu de tous au départ
occulto-option-thief = Comment un Voleur prend une carte.
occulto-option-thief-blind = à l’aveugle
occulto-option-thief-choose = en regardant la main et en choisissant
occulto-option-clover_5p_discard = À cinq, l’action qui suit un Trèfle peut être une défausse qui protège.
occulto-option-abundance_orphan = Ce que vaut une Abondance quand la carte qu’elle couvre est partie.
occulto-option-abundance_orphan-keep = sa potion reste
occulto-option-abundance_orphan-lose = rien
occulto-option-sabotage_on_sabotage = Un Sabotage peut en couvrir un autre, qui est alors annulé.
occulto-option-stack = Ce qui part avec une carte couverte par un Sabotage.
occulto-option-stack-single = cette seule carte
occulto-option-stack-together = toute la pile
occulto-option-ability_optional = Une carte peut être posée pour ses seules potions.
occulto-option-trigger_ref = À partir de qui se compte le dernier tour de table quand un établi est plein.
occulto-option-trigger_ref-active = le joueur dont c’est le tour
occulto-option-trigger_ref-owner = le propriétaire de l’établi plein
occulto-option-centre_can_win = Un personnage du centre peut être sauvé, auquel cas personne ne gagne.
occulto-option-variant_most_ties = Dans la variante, être à égalité suffit pour avoir le plus.
occulto-option-bench_limit = Combien de cartes sur un établi déclenchent la fin ; 0 : comme le disent les règles.
occulto-option-chat = La parole est libre à la table.
occulto-option-chat-on = oui
occulto-option-chat-off = non
occulto-option-timeouts = Le programme répond à la place de qui tarde trop.
occulto-option-timeouts-on = oui
occulto-option-timeouts-off = non

## Conseils

occulto-hint-act = C’est ce qui aide le plus la couleur qui est sans doute la vôtre ({ $totals } %).
occulto-hint-shield = Ce que vous perdriez, comparé à ce que le Bouclier vaudra plus tard. Vous êtes sans doute : { $totals } %.
occulto-hint-card = C’est la carte dont vous pouvez le mieux vous passer. Vous êtes sans doute : { $totals } %.
occulto-hint-other = Cela aide la couleur qui est sans doute la vôtre ({ $totals } %).

## Pourquoi as-tu fait cela ?

occulto-reason-sure = Je savais que j’étais { $colour }.
occulto-reason-likely = Qui je pensais être, en pour cent : { $totals }.
occulto-reason-nobody = Je n’avais aucune idée de qui j’étais.
occulto-reason-other = Pour qui je prenais { $seat }, en pour cent : { $totals }.
occulto-reason-card = De mes cartes, c’était celle dont je pouvais le mieux me passer.
occulto-reason-bluff = Une autre réponse semblait un rien meilleure ; parfois je prends la deuxième, pour qu’on ne lise pas en moi.
occulto-reason-slip = Ce n’était pas le mieux que je voyais : une fois sur trois je prends l’une des quatre qui semblent bonnes.
occulto-reason-close = À y repenser, c’était très serré.
occulto-reason-counted = C’était le dernier tour : j’ai compté toutes les fins possibles.

## Le fichier du paquet

bad-deck-file = Le fichier du paquet est illisible : { $why }.
bad-deck-table = Il manque la table [{ $name }] dans le fichier du paquet.
bad-deck-missing = Il manque { $name } dans le fichier du paquet.
bad-deck-extra = Le fichier du paquet contient des cartes inconnues : { $name }. Elles vont de G01 à G67.
bad-deck-card = { $card }, dans le fichier du paquet, doit avoir ability, colour et potions, et rien d’autre.
bad-deck-ability = { $card }, dans le fichier du paquet, nomme la capacité « { $given } ». Les capacités sont : { $known }.
bad-deck-category = { $name }, dans le fichier du paquet, a la catégorie « { $given } ». Les catégories sont : { $known }.
bad-deck-colour = { $card }, dans le fichier du paquet, a la couleur « { $given } » ; les couleurs possibles sont : { $known }.
bad-deck-potions = { $card }, dans le fichier du paquet, a « { $given } » potions ; c’est un nombre entier de { $low } à { $high }.
bad-deck-power = Le personnage { $colour } du fichier du paquet a le pouvoir « { $given } ». Chacun de ceux-ci existe une fois : { $known }.
bad-deck-count = Le fichier du paquet a { $given } cartes { $name } ; il en faut { $known }.

## Études

occulto-study-balance = si places et couleurs se valent
occulto-measure-turns = tours
occulto-measure-table_lead_changes = changements de personnage en tête
occulto-measure-colour = la couleur reçue
occulto-measure-order = l’ordre du jeu
occulto-measure-abilities = cartes selon leur pouvoir
occulto-measure-saved = la couleur sauvée
occulto-measure-ending = ce qui déclenche la fin
occulto-measure-doubt = doute des joueurs sur leur propre personnage, en bits

occulto-puzzle-ask = Le dernier tour de la partie est le vôtre. Un seul de ces choix gagne à coup sûr, qui que soit chacun et quels que soient les Boucliers. Lequel ?
occulto-puzzle-against = Il gagne dans { $won } cas sur { $ways }.
occulto-puzzle-lost = Pas si { $case }. Les potions sont alors : { $totals }.
occulto-puzzle-winners = La victoire reviendrait à : { $seats }.
occulto-puzzle-shield = { $name } lève { $card }
occulto-puzzle-holds = { $name } : { $colour }
occulto-puzzle-proof = Le bon choix gagne dans les { $ways } cas que vous ne pouvez pas exclure, personnages et Boucliers confondus. Si personne ne lève de Bouclier, les potions sont : { $totals }.
