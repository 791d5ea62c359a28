"""Bell jar, mirror, raven, two skies, barcarolle, snail."""

from __future__ import annotations

from noctuary.art.cards import card
from noctuary.art.kit import Pen, ellipse, smooth
from noctuary.art.scene import Scene, silhouette


@card(
    ("She sees what she is", "Elle voit ce qu'elle est"),
    ("A cat looks in the mirror and an owl looks back.", "Un chat se regarde dans le miroir et un hibou le regarde."),
    palette="absinthe",
    themes="disguise double night",
    setting="room",
    frame="beads",
    wash=(620, 620, 600, "#f8ffb0", 0.6),
)
def mirror_cat(s: Scene) -> None:
    """A cat looks in the mirror and an owl looks back."""
    s.back("wallpaper", y1=720, colour="#2c5a35", colour2="#8aa83a")
    s.add("mirror", 560, 360, 3.3, part="back", line=0.55)
    with s.within(ellipse(560, 360 - 53, 171, 224), "mirror"):
        s.back(
            "sky",
            lx=600,
            ly=180,
            stars=26,
            x0=380,
            x1=740,
            y0=70,
            y1=420,
            stops=["#241048", "#5a2f8a", "#c98ac0"],
            el="_m",
            glow=0.3,
        )
        s.back(
            "hills",
            y=430,
            amp=20,
            x0=370,
            x1=750,
            y1=560,
            wave=160,
            colour="#3c2068",
            el="hills",
            name=("hills in the mirror", "collines dans le miroir"),
            tex=False,
        )
        s.add("owl", 555, 370, 1.55, name=("owl in the mirror", "hibou dans le miroir"))
    s.add("mirror", 560, 360, 3.3, part="front", line=0.55)
    s.back("chequered_floor", y=720, vx=600, a="#b9c46a", b="#14261f")
    s.back("curtain", side=-1, x=-50, w=240, colour="#5a2f73", y1=860)
    s.add("cat", 400, 730, 1.9, ground=(70, 96, 0.7), flip=True)
    s.add("birdcage", 845, 590, 1.15, ground=(58, 96, 0.45))
    s.add("suitcase", 727, 842, 1.01, ground=(77, 66, 0.6))
    s.add("web", 880, 190, 1.2)
    s.add("moth", 730, 640, 0.45, turn=-20)


@card(
    ("What the raven remembers", "Ce dont le corbeau se souvient"),
    ("The body of a raven is a harbour at night.", "Le corps d'un corbeau est un port dans la nuit."),
    palette="dawn",
    themes="longing memory night",
    setting="sky",
    frame="tick",
    wash=(300, 250, 700, "#ffffff", 0.5),
)
def raven_dream(s: Scene) -> None:
    """The body of a raven is a harbour at night."""
    s.back("foliage", lx=360, ly=300, hole=300, colour="#7fae84")
    s.add("sun", 215, 290, 0.95)
    s.back("cloud", x=820, y=250, w=320, h=80)
    s.back("hills", y=800, amp=30, colour="#9fbf9a", trees=7)
    s.back("ivy_branch", pts=[(-20, 900), (200, 850), (520, 872), (1010, 800)], w=44, leaf=60, gap=6, flower="#f3a5b5")
    d = silhouette("raven", 520, 505, 3.6)
    s.draw(lambda p: p.flat(d, p.ink(), 1, p.ink(), 7), area=d, el="raven", motif="raven")
    with s.within(d, "raven"):
        s.back(
            "sky",
            lx=330,
            ly=330,
            stars=60,
            palette="midnight",
            x0=150,
            x1=960,
            y0=200,
            y1=900,
            el="night",
            name=("night sky inside the raven", "ciel nocturne dans le corbeau"),
            tags="night dark",
            glow=0.0,
            stops=["#0b1233", "#1a2f6b", "#3a6aa0"],
        )
        s.add("crescent_moon", 440, 395, 0.62, palette="midnight", kind="thin")
        s.add("balloon", 605, 485, 0.66, palette="midnight")
        s.back("mountain", y=610, h=150, m=5, palette="midnight", depth=0.3, x0=250, x1=950, y1=660)
        s.back("sea", y=640, rows=3, y1=760, palette="midnight", amp=0.5, x0=300, x1=1000, near=0.6, glit=480)

    def lines_over_the_night(p: Pen) -> None:
        p.group("translate(520 505) scale(3.6)")
        p.form(smooth("-96,-43! -82,-55 -62,-59 -52,-54 -54,-44 -70,-42"), p.pal.ink, contrast=0.6, outline=0.6)
        p.form(ellipse(-40, -56, 4.6), p.pal.glow, outline=0.8, contrast=0.4)
        p.dots("-40.4,-56,2.6", p.pal.ink)
        p.stroke(smooth("-22,-30 4,-38 26,-16 54,16 92,58", closed=False), "#bcd0f0", 1.1, 0.8)
        p.stroke("M-22-22Q18-2 70 44M-26-10Q10 12 52 44M-24 4Q0 26 34 44", "#bcd0f0", 0.8, 0.55)
        p.end()

    s.draw(lines_over_the_night)
    s.add("snail", 190, 845, 0.85)


@card(
    ("Noon above, midnight below", "Midi en haut, minuit en bas"),
    ("A town by day is reflected as a castle by night.", "Une ville en plein jour se reflète en château dans la nuit."),
    palette="saffron",
    themes="double time reversal",
    setting="city",
    frame="dash",
)
def two_skies(s: Scene) -> None:
    """A town by day is reflected as a castle by night."""
    s.back("sky", lx=330, ly=230, stars=0, flow=160, y1=520)
    s.back("hills", y=450, amp=44, depth=0.35, y1=520)
    with s.within("M-10 500L1010 500L1010 1010L-10 1010Z"):
        s.back(
            "sky",
            lx=670,
            ly=775,
            stars=80,
            palette="midnight",
            y0=495,
            y1=1010,
            stops=["#2f5590", "#16275c", "#0b1233"],
            el="night",
            name=("night sky below", "ciel nocturne en bas"),
            tags="night dark",
            glow=0.5,
        )
        s.add("crescent_moon", 670, 775, 1.2, turn=180, palette="midnight")
    s.add("city", 480, 505, 1.75, w=300, count=11, hmin=40, hmax=130)
    s.add("windmill", 820, 430, 0.85)
    s.add("tree", 150, 406, 0.95)
    with s.within("M-10 505L1010 505L1010 1010L-10 1010Z"):  # what they stand on is behind the grass
        s.add(
            "castle",
            470,
            590,
            1.45,
            turn=180,
            palette="midnight",
            flip=True,
            name=("upside-down castle", "château à l'envers"),
        )
        s.add(
            "tree",
            200,
            590,
            1.0,
            turn=180,
            palette="midnight",
            bare=True,
            el="tree2",
            name=("bare upside-down tree", "arbre nu à l'envers"),
        )
    s.draw(
        lambda p: p.form(
            smooth(
                [
                    (-10, 492, 1),
                    (120, 486),
                    (300, 500),
                    (500, 488),
                    (700, 500),
                    (900, 486),
                    (1010, 494, 1),
                    (1010, 512, 1),
                    (860, 520),
                    (640, 508),
                    (420, 522),
                    (200, 508),
                    (-10, 516, 1),
                ]
            ),
            p.pal.leaf,
            fill="down",
            contrast=1.2,
            outline=1.6,
        )
    )
    s.back("cloud", x=720, y=240, w=220, h=56)
    s.add("door", 331, 443, 0.55, ground=(58, 106, 0.45))
    s.add("lantern", 620, 872, 0.72, turn=180, palette="midnight", chain=54)


@card(
    ("Barcarolle", "Barcarolle"),
    ("A violin is a boat, with an umbrella for a sail.", "Un violon est une barque, avec un parapluie pour voile."),
    palette="verdigris",
    themes="calm journey music",
    setting="sea",
    style="nouveau",
    frame="wave",
    light=(-0.5, -0.8),
)
def violin_boat(s: Scene) -> None:
    """A violin is a boat, with an umbrella for a sail."""
    s.back("sky", lx=690, ly=250, stars=30, rings=8, flow=0)
    s.add("crescent_moon", 700, 240, 0.95)
    s.back("cloud", x=190, y=300, w=360, h=90)
    s.back("cloud", x=900, y=430, w=260, h=70, seed=3)
    s.back("hills", y=545, amp=50, depth=0.25)
    s.back("sea", y=600, rows=4, y1=840, glit=690, near=0.6)
    s.add("violin", 450, 560, 2.9, turn=82, line=0.6, name=("violin that is a boat", "violon qui est une barque"))
    s.add("umbrella", 470, 400, 1.9, name=("umbrella sail", "parapluie en guise de voile"))
    s.add("lantern", 255, 480, 0.55)
    s.back("sea", y=720, rows=3, y1=1000, horizon=False, far=0.6, near=1)
    s.add("ship", 800, 699, 1.1)
    s.back("sea", y=850, rows=2, y1=1000, horizon=False, far=0.9, near=1)
    s.add("swan", 225, 825, 0.61)
    s.back("reeds", x=120, y=980, m=10, h=260, spread=90)
    s.back("reeds", x=880, y=990, m=10, h=260, spread=90, seed=3)


@card(
    ("The snail is never late", "L'escargot n'est jamais en retard"),
    (
        "A snail with a clock for a shell carries a castle.",
        "Un escargot dont la coquille est une horloge porte un château.",
    ),
    palette="midnight",
    themes="journey slow time",
    setting="land",
    style="engrave",
    frame="beads",
    vignette=0.2,
)
def hours_snail(s: Scene) -> None:
    """A snail with a clock for a shell carries a castle."""
    s.back("sky", lx=300, ly=250)
    s.back("cloud", x=800, y=260, w=320, h=80)
    s.back("mountain", y=640, h=170, m=5)
    s.back("hills", y=700, amp=30, colour="#8fae86", trees=6)
    s.add("castle", 560, 400, 1.75)
    s.add("snail", 530, 690, 3.0, line=0.6)
    s.back("hills", y=860, amp=24, colour="#b9c48a", seed=2)
    s.add("lantern", 215, 800, 1.25, kind="post")
    s.add("apple", 800, 860, 0.6)
    s.add("stag", 850, 640, 0.85, flip=True)
    s.add("raven", 800, 400, 0.62, kind="flight")
    s.add("clock", 566, 672, 1.02, frame=False, name=("clock in the snail's shell", "horloge dans la coquille"))
