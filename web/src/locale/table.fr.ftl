# Le salon d’attente, la discussion d’une table, les absents, le jeu des automates, et son écran pour tous : chargés avec la table, pas avec le hall.

web-away = { $name } n’est plus là ; personne ne joue à sa place.
web-away-bot = { $name } n’est plus là : un automate joue à sa place.
web-away-decide = Laisser jouer un automate
web-away-read = Lire
web-talk-empty = Personne n’a encore rien dit.
web-talk-gallery-empty = Personne d’autre ne commente la partie.
web-talk-say = Dites quelque chose
web-talk-lines = Phrases que chacun lit dans sa langue
web-talk-left = { $number ->
    [0] Plus aucun caractère
    [one] Encore un caractère
   *[other] Encore { $number } caractères
}
web-talk-rooms = Où parler
web-talk-table = La table
web-talk-gallery = La galerie
web-talk-gallery-about = Seul le public vous entend ; les joueurs liront cela après la partie.
web-talk-look-on = Vous regardez la partie : parlez dans la galerie.
web-talk-onlookers = Ceux qui regardent
web-talk-onlookers-away = Renvoyer ceux qui regardent
web-talk-guest = Invité { $number }
web-talk-guest-away = Renvoyer { $name }
web-talk-who = Qui peut parler
web-screen = L’écran de la table
web-screen-join = Prenez place à cette table
web-screen-look = Regarder
web-screen-seated = Cet appareil a une place à cette table.
web-screen-seated-about = L’écran de tous ne doit pas savoir ce que vous savez. Ouvrez { $address } sur un autre appareil.
web-screen-back = Retour à votre place
web-screen-awake = Cette page ne peut pas garder l’écran allumé ici : réglez l’écran pour qu’il ne se mette pas en veille.
web-invite = Invitez vos amis
web-invite-text = Viens jouer à { $game } avec moi.
web-here-invite = Cette table est sur votre appareil : personne d’autre ne peut y venir. Des automates peuvent prendre les autres places.
web-screen-about = Un écran pour tous, télé ou tablette :
web-bot-kind = { $kind ->
    [random] joue au hasard
    [hasty] pressé
    [careful] prudent
    [patient] patient
    [tireless] infatigable
    [apprentice] apprenti
    [healer] guérisseur
    [alchemist] alchimiste
    [seer] devin
    [magus] thaumaturge
    [novice] novice
    [steady] posé
    [wise] sage
   *[other] { $kind }
 }
web-bot-levels = { $name } : comment il joue
web-bot-levels-about = Du plus simple au plus réfléchi. Un automate ne sait que ce que sa place pourrait savoir.
web-bot-change = Comment joue { $name } : { $kind ->
    [random] joue au hasard
    [hasty] pressé
    [careful] prudent
    [patient] patient
    [tireless] infatigable
    [apprentice] apprenti
    [healer] guérisseur
    [alchemist] alchimiste
    [seer] devin
    [magus] thaumaturge
    [novice] novice
    [steady] posé
    [wise] sage
   *[other] { $kind }
 }
web-bot-says = { $kind ->
    [random] N’importe quelle réponse, au hasard. Pour découvrir un jeu.
    [hasty] Suit des règles simples et, une fois sur trois, prend une autre des bonnes réponses.
    [careful] Suit des règles simples, sans jamais se tromper de réponse.
    [patient] Essaie ses réponses dans trois cents parties possibles.
    [tireless] Essaie ses réponses dans mille parties possibles.
    [apprentice] Suit des règles simples et, une fois sur trois, prend une autre des bonnes réponses.
    [healer] Joue pour la couleur qui est sans doute la sienne, et bluffe de temps en temps.
    [alchemist] Lit sur les établis qui peut être qui, et compte le dernier tour jusqu’au bout.
    [seer] Comme l’alchimiste, mais essaie ses réponses tard dans la partie : plus lent, et rien ne montre qu’il soit plus fort.
    [magus] Comme le devin, trois fois plus longtemps ; rien ne montre non plus qu’il soit plus fort.
    [novice] Choisit ses indices sans grand soin, et lit souvent mal ceux des autres.
    [steady] Choisit ses indices avec soin, et lit mal quelques-uns de ceux des autres.
    [wise] Choisit avec le plus de soin, se trompe peu, et se demande ce qu’on aurait pu montrer d’autre.
   *[other] { "" }
 }
web-table-of = Chez { $host }
web-table-line = { $game } · { $seats } places{ $bots ->
    [0] {""}
    [one] , dont un automate
   *[other] , dont { $bots } automates
}
web-seat-free = Place libre
web-seat-bot = Un automate
web-seat-bot-at = Un automate, place { $number }
web-seat-clear = Prier { $name } de partir, place { $number }
web-tag-host = hôte
web-tag-ready = c’est bon
web-tag-bot = automate
web-tag-choosing = choisit…
web-tag-away = hors ligne
web-the-game = La partie
web-options-plain = Les règles telles qu’elles sont écrites.
web-option-alone = Proposé parce qu’il n’y a que des automates avec vous.
web-option-people = Jouer comme entre humains : { $value }
web-fill-bots = Ajouter des automates
web-free-seats = { $number ->
    [0] Aucune place libre
    [one] Une place est libre
   *[other] { $number } places sont libres
}
web-begins = Tout est prêt : { $name } peut commencer
web-all-here = Tout le monde est là
web-sit = S’asseoir
web-start = Commencer
web-ready = C’est bon pour moi
web-unready = Pas encore
web-by-the-day-line = sur plusieurs jours, { $number } h par décision
web-lobby-closed = La dernière partie avait commencé sous d’anciennes règles. Cette maison en suit désormais de nouvelles et ne peut pas la poursuivre : elle est close. Tout le monde est encore là, et la suivante peut commencer.
web-lobby-finished = La dernière partie est allée à son terme sous d’anciennes règles. La suivante suivra les nouvelles.
web-lobby-story = Lire son récit
web-lesson-rest = Le prochain conseil viendra avec du nouveau.
web-lesson-thanks = Merci
web-me-ask = L’une de ces places est la vôtre ?
