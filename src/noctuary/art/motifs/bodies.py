"""People as skeletons in clothes: a pose is a row of angles, and the cloth follows the bones."""

from __future__ import annotations

from dataclasses import dataclass

from noctuary.art.kit import Pen, ellipse, mix, shift, smooth, union_path
from noctuary.art.motifs.faces import face, hair, hair_behind, hat
from noctuary.art.motifs.limbs import Point, along, hull, small_hand, tube

Angles = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Pose:
    """Angles of bones: 0 hangs down, 90 points forward (right), 180 up. `near` is the side towards us."""

    near: Angles = (8, 14)
    far: Angles = (-8, 4)
    leg: Angles = (4, 0)
    far_leg: Angles = (-6, -4)
    lean: float = 0
    tilt: float = 0
    view: str = "three"
    hand: str = "flat"
    far_hand: str = "flat"
    broad: float = 13
    turn: float = 0  # of the whole figure: flying, lying


POSES: dict[str, Pose] = {
    "stand": Pose(),
    "walk": Pose((-34, -16), (36, 62), (30, 14), (-22, -46), 5, view="side", hand="fist", far_hand="fist", broad=8),
    "run": Pose((-58, 18), (66, 120), (62, -8), (-30, -96), 20, -6, view="side", hand="fist", broad=8),
    "reach": Pose((128, 150), (28, 52), (6, 2), (-14, -20), 6, -24, "three", "open", "flat", 10),
    "both_up": Pose((150, 168), (-150, -168), (10, 4), (-10, -4), 0, -6, "front", "open", "open", 16),
    "wave": Pose((122, 188), (-14, 8), (6, 0), (-8, -4), 0, 6, "front", "open", "flat", 15),
    "point": Pose((88, 94), (-16, 10), (10, 2), (-12, -8), 4, -4, "side", "point", "flat", 9),
    "sit": Pose((36, 62), (28, 58), (88, 6), (80, -2), -4, 4, "three", "flat", "flat", 10),
    "hug_knees": Pose((56, 92), (50, 88), (140, 22), (134, 16), 14, 14, "side", "flat", "flat", 8),
    "kneel": Pose((42, 96), (30, 84), (26, -88), (70, -4), 8, 14, "side", "flat", "open", 9),
    "climb": Pose((166, 150), (128, 158), (84, 4), (10, -20), 8, -22, "side", "fist", "fist", 9),
    "pull": Pose((78, 92), (66, 84), (52, 26), (-6, -34), -28, 2, "side", "fist", "fist", 9),
    "row": Pose((62, 84), (56, 78), (84, 40), (78, 34), -20, -4, "side", "fist", "fist", 9),
    "fly": Pose((150, 164), (40, 66), (-6, -20), (10, -34), 0, -20, "three", "open", "open", 11, 68),
    "back": Pose((34, 26), (-34, -26), (8, 2), (-8, -2), 0, 0, "back", "flat", "flat", 16),
    "lie": Pose((24, 40), (10, 20), (8, -14), (14, -6), 0, 10, "three", "flat", "flat", 11, 90),
    "look_down": Pose((30, 70), (20, 64), (6, 2), (-8, -6), 16, 26, "side", "open", "open", 9),
    "lift": Pose((96, 170), (-96, -170), (12, 0), (-12, 0), 0, 0, "front", "flat", "flat", 16),
    "carry": Pose((40, 104), (34, 98), (16, 4), (-16, -26), -4, 0, "side", "flat", "flat", 9),
}


@dataclass(frozen=True, slots=True)
class Build:
    """Lengths of bones."""

    trunk: float
    head: float
    arm: Angles
    leg: Angles
    sleeve: float
    hip: float


ADULT = Build(56, 1.0, (32, 29), (43, 42), 17, 24)
CHILD = Build(48, 1.42, (27, 24), (27, 27), 19, 27)


@dataclass(frozen=True, slots=True)
class Dress:
    """What somebody wears."""

    coat: str
    trousers: str
    shoes: str
    skin: str
    hair: str
    trim: str
    style: str = "short"
    hat: str = ""
    hem: float = 0.72  # how far down the thigh the coat goes; over 1 it is a dress
    scarf: str | None = None


class Bones:
    """The joints of a pose, feet (or whatever is lowest) at y = 100."""

    def __init__(self, pose: Pose, b: Build):
        self.hip: Point = (0.0, 0.0)
        self.neck = along(self.hip, 180 - pose.lean, b.trunk)
        ahead = 0.35 if pose.view in ("side", "three") else 0
        s = pose.broad
        self.shoulder = (self.neck[0] - s * (1 if ahead else -1) * 0.6 - ahead * 2, self.neck[1] + 9)
        self.far_shoulder = (self.neck[0] + s * (1 if ahead else -1) * 0.6, self.neck[1] + 9)
        self.elbow = along(self.shoulder, pose.near[0], b.arm[0])
        self.wrist = along(self.elbow, pose.near[1], b.arm[1])
        self.far_elbow = along(self.far_shoulder, pose.far[0], b.arm[0])
        self.far_wrist = along(self.far_elbow, pose.far[1], b.arm[1])
        w = s * 0.45
        self.thigh, self.far_thigh = (-w if ahead else w, 2.0), (w if ahead else -w, 2.0)
        self.knee = along(self.thigh, pose.leg[0], b.leg[0])
        self.ankle = along(self.knee, pose.leg[1], b.leg[1])
        self.far_knee = along(self.far_thigh, pose.far_leg[0], b.leg[0])
        self.far_ankle = along(self.far_knee, pose.far_leg[1], b.leg[1])
        self.low = max(self.ankle[1], self.far_ankle[1], self.knee[1] + 4, self.hip[1] + b.hip / 2 - 4) + 7


def _leg(p: Pen, top: Point, knee: Point, ankle: Point, shin: float, dress: Dress, dark: float, front: bool) -> None:
    cloth = mix(dress.trousers, p.pal.shadow, dark)
    p.form(tube([(*top, 25), (*knee, 19), (*ankle, 13)]), cloth, contrast=1.1, outline=1.6, hatch=0.25)
    p.group(f"translate({ankle[0]:.1f} {ankle[1]:.1f}) rotate({-shin * 0.8:.1f})")
    shoe = "-8,-7! 8,-7! 9,2 11,8! -11,8! -9,2" if front else "-8,-8! 7,-8! 9,-1 20,2 22,8! -9,8! -10,0"
    p.form(smooth(shoe), mix(dress.shoes, p.pal.shadow, dark), contrast=1.1, outline=1.5)
    p.end()


def _arm(
    p: Pen, joints: tuple[Point, Point, Point], pose: tuple[float, str], b: Build, dress: Dress, dark: float, flip: bool
) -> None:
    angle, shape = pose
    small_hand(p, joints[2], angle, shape, 0.74 * (0.9 + 0.1 * b.head), mix(dress.skin, p.pal.shadow, dark * 0.6), flip)
    w = b.sleeve
    sleeve = tube([(*joints[0], w), (*joints[1], w * 0.86), (*joints[2], w * 0.8)])
    p.form(sleeve, mix(dress.coat, p.pal.shadow, dark), contrast=1.15, outline=1.6, hatch=0.25, rim=1.5)
    cuff = along(joints[2], angle + 180, 1)
    p.form(
        tube([(*cuff, w * 0.8), (*along(cuff, angle, 2.5), w * 0.8)], 4), mix(dress.trim, p.pal.shadow, dark), outline=1
    )


def _coat(p: Pen, k: Bones, b: Build, dress: Dress, broad: float) -> None:
    half = b.hip / 2 + broad * 0.3
    shoulders = [(k.neck[0] - broad - 3, k.neck[1] + 9), (k.neck[0] + broad + 3, k.neck[1] + 9)]
    waist = [((k.neck[0] + k.hip[0] * 3) / 4 + s * (half - 3), k.neck[1] * 0.3 + k.hip[1] - 4) for s in (-1, 1)]
    hips = [(-half, k.hip[1] - 8), (half, k.hip[1] - 8)]
    top = hull([(k.neck[0] - 6, k.neck[1] + 1), (k.neck[0] + 6, k.neck[1] + 1), *shoulders, *waist, *hips])
    hems = []
    for thigh, knee, ankle in ((k.thigh, k.knee, k.ankle), (k.far_thigh, k.far_knee, k.far_ankle)):
        a, c, f = (thigh, knee, dress.hem) if dress.hem <= 1 else (knee, ankle, dress.hem - 1)
        x, y = a[0] + (c[0] - a[0]) * f, a[1] + (c[1] - a[1]) * f
        hems += [(x - half * 0.75, y + 2), (x + half * 0.75, y + 2)]
        if dress.hem > 1:
            hems.append(knee)
    skirt = hull([*((x, k.hip[1] - 10) for x in (-half, half)), *hems])
    whole = union_path(top, skirt, tolerance=0.4)
    p.form(whole, dress.coat, contrast=1.2, outline=1.8, rim=2, hatch=0.3, shade=(-5, -3), shade_opacity=0.25)
    low = max(hems, key=lambda q: q[1])
    for s in (-0.45, 0.05, 0.5):
        p.line(
            [(s * half, -8), (s * half * 1.5 + low[0] * 0.4, low[1] * 0.6), (s * half * 1.8 + low[0] * 0.6, low[1])],
            2.4,
            p.ink(dress.coat),
            "in",
            0.45,
        )
    p.line([(-half, -7), (0, -3), (half, -7)], 4.4, mix(dress.coat, p.pal.ink, 0.5), "fat", 0.85)


def _head(p: Pen, k: Bones, pose: Pose, b: Build, dress: Dress, mood: str) -> None:
    up = along(k.neck, 180 - pose.lean * 0.6, 17 * b.head)
    p.form(tube([(*k.neck, 12), (*up, 12)], 4), shift(dress.skin, -0.05), outline=1.2)
    p.group(f"translate({up[0]:.1f} {up[1] - 2:.1f}) rotate({pose.tilt:.1f}) scale({b.head * 0.92:.3f})")
    hair_behind(p, dress.style, dress.hair)
    face(p, pose.view, mood, dress.skin)
    hair(p, dress.style, pose.view, dress.hair)
    hat(p, dress.hat, dress.trim if dress.hat == "bobble" else dress.coat, p.pal.bone)
    p.end()
    if dress.scarf:
        x, y = k.neck
        p.form(
            smooth([(x - 14, y - 4), (x, y - 8), (x + 14, y - 4), (x + 13, y + 7), (x, y + 9), (x - 13, y + 7)]),
            dress.scarf,
            contrast=1.1,
            outline=1.4,
        )
        p.form(
            smooth([(x - 10, y + 4, 1), (x, y + 6, 1), (x - 14, y + 40, 1), (x - 26, y + 34, 1)]),
            dress.scarf,
            outline=1.3,
        )
        p.dashes([(x - 13, y + 20, x - 3, y + 23), (x - 18, y + 30, x - 8, y + 33)], 1.8, p.pal.bone)


def figure(p: Pen, pose: Pose, b: Build, dress: Dress, mood: str) -> None:
    """Somebody: far limbs, near leg, coat, head, near arm."""
    k = Bones(pose, b)
    size = 200 / (k.low + b.trunk + 46 * b.head) if pose.turn == 0 else 0.92
    size = min(size, 1.25)
    drop = 100 - k.low * size if pose.turn == 0 else 0
    p.group(f"translate(0 {drop:.1f}) rotate({pose.turn:.0f}) scale({size:.3f})")
    front = pose.view in ("front", "back")
    _arm(p, (k.far_shoulder, k.far_elbow, k.far_wrist), (pose.far[1], pose.far_hand), b, dress, 0.28, True)
    _leg(p, k.far_thigh, k.far_knee, k.far_ankle, pose.far_leg[1], dress, 0.25, front)
    _leg(p, k.thigh, k.knee, k.ankle, pose.leg[1], dress, 0, front)
    _coat(p, k, b, dress, pose.broad)
    if pose.near[0] > 120 and pose.view != "back":  # a raised arm is behind the head
        _arm(p, (k.shoulder, k.elbow, k.wrist), (pose.near[1], pose.hand), b, dress, 0, False)
        _head(p, k, pose, b, dress, mood)
    else:
        _head(p, k, pose, b, dress, mood)
        _arm(p, (k.shoulder, k.elbow, k.wrist), (pose.near[1], pose.hand), b, dress, 0, False)
    p.end()


def cloaked(p: Pen, pose: Pose, cloth: str, mood: str, skin: str) -> None:
    """Somebody under a hood: the cloak falls round the bones, the hood shades the face."""
    b = ADULT
    k = Bones(pose, b)
    size = min(1.25, 200 / (k.low + b.trunk + 56)) if pose.turn == 0 else 0.92
    drop = 100 - k.low * size if pose.turn == 0 else 0
    dress = Dress(cloth, mix(cloth, p.pal.ink, 0.5), mix(p.pal.wood, p.pal.ink, 0.4), skin, p.pal.ink, p.pal.metal)
    p.group(f"translate(0 {drop:.1f}) rotate({pose.turn:.0f}) scale({size:.3f})")
    _arm(p, (k.far_shoulder, k.far_elbow, k.far_wrist), (pose.far[1], pose.far_hand), b, dress, 0.3, True)
    for leg, shin, dark in (
        ((k.far_thigh, k.far_knee, k.far_ankle), pose.far_leg[1], 0.3),
        ((k.thigh, k.knee, k.ankle), pose.leg[1], 0.0),
    ):
        _leg(p, *leg, shin, dress, dark, pose.view in ("front", "back"))
    feet = []
    for ankle, knee in ((k.ankle, k.knee), (k.far_ankle, k.far_knee)):
        feet += [
            (ankle[0] - 13, ankle[1] - 6),
            (ankle[0] + 9, ankle[1] - 8),
            (knee[0] - 12, knee[1]),
            (knee[0] + 10, knee[1]),
        ]
    shoulders = [(k.neck[0] + s * (pose.broad + 6), k.neck[1] + 8) for s in (-1, 1)]
    trail = (min(q[0] for q in feet) - 10 - pose.lean * 0.8, max(q[1] for q in feet) - 2 - abs(pose.lean) * 1.4)
    cloak = hull([*shoulders, *feet, trail, (-22, 4), (18, 4), k.neck])
    p.form(cloak, cloth, contrast=1.25, outline=1.9, rim=2.4, hatch=0.35, shade=(-6, -4), shade_opacity=0.3)
    for q in feet[::2][:4]:
        p.line(
            [
                (k.neck[0] + (q[0] - k.neck[0]) * 0.2, k.neck[1] + 16),
                ((k.neck[0] + q[0]) / 2 - 3, (k.neck[1] + q[1]) / 2),
                q,
            ],
            3.4,
            p.ink(cloth),
            "in",
            0.5,
        )
    _arm(p, (k.shoulder, k.elbow, k.wrist), (pose.near[1], pose.hand), b, dress, 0, False)
    up = along(k.neck, 180 - pose.lean * 0.6, 18)
    p.group(f"translate({up[0]:.1f} {up[1]:.1f}) rotate({pose.tilt:.1f}) scale(1.06)")
    _hood(p, pose.view, cloth, mood, skin)
    p.end()
    p.form(ellipse(k.neck[0] + (4 if pose.view == "side" else 0), k.neck[1] + 6, 5, 4), p.pal.metal, outline=1)
    p.end()


def _hood(p: Pen, view: str, cloth: str, mood: str, skin: str) -> None:
    if view == "back":
        p.form(
            smooth("-4,-40! 14,-26 24,-4 22,18 0,24 -22,18 -24,-4 -16,-24"), cloth, contrast=1.2, outline=1.8, rim=2.4
        )
        p.line("-3,-36 4,-10 0,20", 3, p.ink(cloth), "in", 0.6)
        return
    outer = {
        "side": "-14,-40! 8,-30 22,-16 24,0! 19,16 8,24 -14,24 -26,10 -27,-14",
        "three": "-6,-40! 14,-28 25,-8 25,10 14,23 -10,24 -25,12 -27,-10 -20,-28",
        "front": "0,-42! 17,-27 26,-6 24,14 12,24 -12,24 -24,14 -26,-6 -17,-27",
    }[view]
    p.form(smooth(outer), cloth, contrast=1.25, outline=1.8, rim=2.4, shade=(-5, -3), shade_opacity=0.3)
    x = {"side": 6, "three": 5, "front": 0}[view]
    opening = smooth(
        [(x - 15, 4), (x - 11, -18), (x + 2, -26), (x + 14, -16), (x + 17, 3), (x + 10, 18), (x, 22), (x - 10, 17)]
    )
    p.form(opening, mix(p.pal.ink, cloth, 0.15), fill="flat", outline=1.2)
    p.inside(opening)
    p.group(f"translate({x - 4 if view == 'side' else x * 0.3:.1f} 2) scale(.82)")
    face(p, view, mood, skin)
    p.end()
    p.flat(smooth([(x - 20, 0), (x - 16, -30), (x + 20, -30), (x + 21, -1), (x + 8, -9), (x - 6, -8)]), p.pal.ink, 0.42)
    p.end()
