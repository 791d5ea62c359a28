"""Every word a description may use, in both languages. A word outside these tables is a build error.

Bots compare words, people read them: a small shared vocabulary is what makes two cards related.
"""

from __future__ import annotations


def _table(text: str) -> dict[str, str]:
    pairs = (line.split("=", 1) for line in text.replace("\n", ";").split(";") if line.strip())
    return {en.strip(): fr.strip() for en, fr in pairs}


CATEGORIES = _table(
    "sky=ciel; water=eau; land=terre; plant=plante; animal=animal; person=personne; building=bâtiment; object=objet; "
    "vehicle=véhicule; room=intérieur"
)

SHAPES = _table(
    """crescent=croissant; round=rond; streak=traînée; field=étendue; billow=volutes; lines=lignes; waves=vagues
    dots=points; ridge=crête; burst=gerbe; triangle=triangle; spikes=pointes; winding=sinueux; grid=quadrillage
    drape=drapé; oval=ovale; long=allongé; leaf=feuille; dome=dôme; branching=ramifié; spiral=spirale
    diagonal=diagonale; wings=ailes; egg=œuf; s-curve=courbe en S; upright=dressé; net=filet; cup=coupe
    figure-8=huit; box=boîte; column=colonne; open=ouvert; crown=couronne; cylinder=cylindre; hook=crochet
    hanging=suspendu; bulb=bulbe; rosette=rosette; palm=paume; almond=amande; arch=arc; skyline=ligne de toits
    spires=flèches; ring=anneau; cross=croix; crag=à-pic; zigzag=zigzag; swirl=tourbillon; fan=éventail
    heavy=massif; standing=debout; small=menu; wide=large; heart=cœur; columns=colonnes; keyhole=trou de serrure
    horn=pavillon; wheels=roues; star=étoile"""
)

TAGS = _table(
    """celestial=céleste; night=nuit; day=jour; light=lumière; sky=ciel; sleep=sommeil; face=visage; fire=feu
    fly=vol; air=air; weather=météo; soft=doux; dream=rêve; water=eau; sea=mer; travel=voyage; danger=danger
    small=petit; plant=plante; land=terre; field=champ; calm=calme; tall=haut; cold=froid; forest=forêt; dark=sombre
    growth=croissance; frame=cadre; path=chemin; climb=montée; building=bâtiment; machine=machine; pattern=motif
    game=jeu; room=pièce; home=foyer; cloth=étoffe; stage=scène; reveal=dévoilement; animal=animal; giant=géant
    swim=nage; float=flottement; arms=bras; old=ancien; carrier=porteur; slow=lenteur; spiral=spirale; bird=oiseau
    omen=présage; free=liberté; wise=sagesse; eyes=yeux; love=amour; grace=grâce; insect=insecte; write=écriture
    sly=ruse; fast=rapidité; time=temps; noble=noblesse; antlers=bois; trap=piège; thread=fil; vessel=récipient
    drink=boisson; glass=verre; sand=sable; collect=collection; shelter=abri; metal=métal; guide=guide
    hang=suspension; warm=chaleur; rain=pluie; secret=secret; open=ouverture; round=rondeur; paper=papier
    story=récit; knowledge=savoir; disguise=déguisement; royal=royauté; power=pouvoir; strategy=stratégie
    magic=magie; head=tête; music=musique; wood=bois (matière); song=chant; food=nourriture; tempt=tentation
    double=double; heavy=poids; control=emprise; play=jeu d'enfant; rope=corde; vehicle=véhicule; wind=vent
    smoke=fumée; flower=fleur; person=personne; mystery=mystère; cloak=cape; body=corps; gift=don; watch=regard
    threshold=seuil; alone=solitude; many=multitude; stone=pierre; view=vue; turn=rotation; cross=traversée
    colour=couleur; hope=espoir; sad=tristesse; silence=silence; fall=chute; dry=sécheresse; death=mort; sharp=piquant
    wish=vœu; autumn=automne; proud=orgueil; work=travail; circus=cirque; balance=équilibre; explore=exploration
    angel=ange; stripes=rayures; deep=profondeur; lost=égarement; fate=destin; craft=artisanat; wait=attente
    message=message; chance=hasard; call=appel; world=monde; treasure=trésor; star=étoile; mend=réparation
    snow=neige; desert=désert; city=ville; ruin=ruine; horse=cheval; wheel=roue; autumnal=automnal"""
)

THEMES = _table(
    """home=foyer; scale=démesure; wonder=merveille; journey=voyage; longing=nostalgie; night=nuit; secret=secret
    climb=ascension; quest=quête; sleep=sommeil; watching=regard; guardian=gardien; control=emprise; storm=tempête
    theatre=théâtre; float=apesanteur; deep=profondeur; knowledge=savoir; time=temps; fate=destin; game=jeu
    shelter=refuge; cold=froid; growth=croissance; hope=espoir; play=fête; collect=collection; disguise=déguisement
    double=double; memory=mémoire; reversal=renversement; calm=calme; music=musique; slow=lenteur; threshold=seuil
    craft=artisanat; repair=réparation; autumn=automne; love=amour; sacred=sacré; trade=commerce; balance=équilibre
    old=grand âge; water=eau; danger=danger; machine=machine; land=terre; message=message; risk=risque; guard=garde
    royal=royauté; magic=magie; trap=piège; lost=égarement; reach=désir; strange=étrangeté; luck=chance
    procession=cortège; sky=ciel; crossing=traversée; sad=tristesse; fragile=fragilité; light=lumière; hidden=caché
    power=puissance; choice=choix; dry=aridité; free=liberté; travel=itinérance; joy=joie; fire=feu; escape=fuite
    watchful=vigilance; edge=lisière; alone=solitude; abundance=abondance; work=labeur; tender=tendresse
    rivalry=rivalité; order=ordre; grace=grâce; identity=identité; below=souterrain; change=métamorphose; warm=chaleur
    explore=exploration; sound=son; tempt=tentation; fly=vol; harvest=récolte; wild=sauvage; chance=hasard
    meeting=rencontre; end=fin; trapped=captivité"""
)

MOODS = _table(
    """calm=calme; secret=secret; warm=chaleureux; epic=épique; strange=étrange; mechanical=mécanique; tender=tendre
    nostalgic=nostalgique; uncanny=inquiétant; poisonous=vénéneux; silent=silencieux; lonely=solitaire; sunny=ensoleillé
    wandering=vagabond; deep=profond; luminous=lumineux; dramatic=dramatique; masked=masqué; ancient=ancien
    sheltering=protecteur; archival=archivé; ironic=ironique; sacred=sacré; radiant=rayonnant; hopeful=plein d'espoir
    airy=aérien; tense=tendu; heroic=héroïque; playful=joueur; dizzy=vertigineux; stark=austère; fateful=fatidique"""
)

SETTINGS = _table(
    """room=une pièce; sea=la mer; sky=le ciel; land=la campagne; stage=une scène; underwater=sous l'eau
    desert=le désert; garden=un jardin; forest=la forêt; snow=la neige; city=la ville; mountain=la montagne
    cave=une grotte; shore=le rivage; night=la nuit"""
)

COLOURS: dict[str, tuple[str, str]] = {
    "black": ("#15131a", "noir"),
    "charcoal": ("#3d3d45", "anthracite"),
    "grey": ("#8a8a8e", "gris"),
    "white": ("#f5f3ec", "blanc"),
    "cream": ("#efe0bd", "crème"),
    "gold": ("#d6a53c", "or"),
    "yellow": ("#f3d34a", "jaune"),
    "orange": ("#e07c2a", "orange"),
    "rust": ("#a3482a", "rouille"),
    "brown": ("#6b4428", "brun"),
    "red": ("#c02a2e", "rouge"),
    "pink": ("#e79aa8", "rose"),
    "magenta": ("#c23f8e", "magenta"),
    "purple": ("#6c3f93", "violet"),
    "lilac": ("#b7a2d3", "lilas"),
    "indigo": ("#2a2c6b", "indigo"),
    "deep blue": ("#17396f", "bleu nuit"),
    "blue": ("#3474b8", "bleu"),
    "sky blue": ("#93bfe0", "bleu ciel"),
    "turquoise": ("#2ba6a4", "turquoise"),
    "dark teal": ("#124a52", "bleu canard"),
    "green": ("#4a8a45", "vert"),
    "dark green": ("#1f4a2b", "vert sombre"),
    "lime": ("#b8cf4a", "citron vert"),
    "grey-blue": ("#5f6f95", "gris-bleu"),
    "mauve": ("#8a6f98", "mauve"),
    "dusty pink": ("#c79aa5", "vieux rose"),
    "olive": ("#7a7f45", "olive"),
    "beige": ("#cdb692", "beige"),
    "sage": ("#7d9a8c", "sauge"),
    "peach": ("#f2c7a5", "pêche"),
    "maroon": ("#5a1a2c", "bordeaux"),
}

PLACES = _table(
    """top left=en haut à gauche; top=en haut; top right=en haut à droite; left=à gauche; centre=au centre
    right=à droite; bottom left=en bas à gauche; bottom=en bas; bottom right=en bas à droite"""
)

BACKGROUND = frozenset(
    [
        *(
            "sky",
            "cloud",
            "rays",
            "rain",
            "snow",
            "hills",
            "dunes",
            "mountain",
            "pine_forest",
            "reeds",
            "sea",
            "seabed",
        ),
        *("river", "bubbles", "wallpaper", "curtain", "valance", "chequered_floor"),
    ]
)
"""Motifs that other things stand before: sky, wall and ground. A Butterfly there tells a person next to nothing."""
