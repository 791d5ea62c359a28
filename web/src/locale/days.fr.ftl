web-vacation = Vacances
web-vacation-about = Pendant votre absence, le temps ne passe pas quand la table vous attend. Tous l’apprennent. { $number ->
    [0] Il ne vous reste aucun jour.
    [one] Il vous reste un jour.
   *[other] Il vous reste { $number } jours.
 }
web-vacation-until = Vous êtes en vacances jusqu’au { $date }.
web-vacation-days = { $number ->
    [0] 0 jour
    [one] 1 jour
   *[other] { $number } jours
 }
web-vacation-end = Je suis de retour
web-vacation-of = en vacances jusqu’au { $date }
web-days-bot = Un automate pour { $name }
web-days-bot-about = { $agreed } sur { $number } le veulent ; il joue quand tous le veulent, jusqu’au retour de { $name }.
web-days-bot-on = Un automate joue jusqu’au retour de { $name }.
web-call = Me prévenir quand c’est à moi
web-call-about = Un message sur cet appareil, même quand la page est fermée. Il dit quelle table, et rien de la partie.
web-call-denied = Ce navigateur ne laisse pas Noctuary envoyer de messages : autorisez-le dans les réglages de la page.
web-call-failed = Le service de notification de ce navigateur ne répond pas. Réessayez plus tard.
web-mail = M’écrire quand c’est à moi
web-mail-about = Un courriel à cette adresse, si vous ne regardez pas la table. Il dit quelle table, et rien de la partie ; chaque message a un lien pour y mettre fin.
web-mail-address = Votre adresse électronique
web-mail-on = M’écrire
web-mail-off = Ne plus m’écrire
web-mail-asked = Un message part pour { $address } : suivez son lien pour dire oui.
web-mail-agreed = On écrit à { $address } quand c’est à vous.
web-mail-failed = On ne peut pas écrire à cette adresse.
web-days-left = Reste pour cette décision
