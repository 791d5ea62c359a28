# La discussion d’une table, les absents, et son écran pour tous : chargés avec la table, pas avec le hall.

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
