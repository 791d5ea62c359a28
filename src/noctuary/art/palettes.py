"""Sixteen palettes. A motif never names a colour, only a role (wood, foam, accent): so a whole card stays in one key.

`sky` runs from the zenith to the horizon; `far`, `mid`, `near` are land; `a1`..`a3` are accents; `haze` is what
distance fades to; `mood` is two words of the vocabulary.
"""

from __future__ import annotations

from noctuary.art.kit.colour import mix


class Palette:
    """The colours of one mood, by role."""

    __slots__ = (
        "a1", "a2", "a3", "bone", "cloth", "far", "feather", "flame", "foam", "fur", "glow", "haze", "ink", "leaf",
        "light", "metal", "mid", "mood", "name", "near", "paper", "porcelain", "red", "sea", "sea2", "shadow", "skin",
        "sky", "stone", "wood",
    )  # fmt: skip

    name: str
    mood: str
    sky: tuple[str, ...]
    light: str
    glow: str
    shadow: str
    ink: str
    sea: str
    sea2: str
    foam: str
    far: str
    mid: str
    near: str
    a1: str
    a2: str
    a3: str
    haze: str
    metal: str
    wood: str
    stone: str
    bone: str
    leaf: str
    red: str
    paper: str
    fur: str
    feather: str
    skin: str
    cloth: str
    flame: str
    porcelain: str

    def at(self, depth: float) -> Palette:
        """The same palette through `depth` (0..1) of air: one line of aerial perspective."""
        if not depth:
            return self
        far = Palette()
        for role in Palette.__slots__:
            value = getattr(self, role)
            fades = role not in ("name", "mood", "sky", "light", "haze", "flame")
            setattr(far, role, mix(value, self.haze, depth * 0.82) if fades else value)
        return far


COMMON = {
    "metal": "#d9a441", "wood": "#7a4a2b", "stone": "#8d8593", "bone": "#f1e6cf", "leaf": "#4f7a4c",
    "red": "#b8322f", "paper": "#f4ead4", "fur": "#b5632e", "feather": "#262a44", "skin": "#e8c9a8",
    "cloth": "#6b2e4f", "flame": "#ffcf5a", "porcelain": "#f2efe6",
}  # fmt: skip

PALETTES: dict[str, Palette] = {}


def _palette(name: str, mood: str, sky: str, **roles: str) -> None:
    p = Palette()
    p.name, p.mood, p.sky = name, mood, tuple(sky.split())
    for role, colour in {**COMMON, "haze": p.sky[-1], **roles}.items():
        setattr(p, role, colour)
    PALETTES[name] = p


_palette(
    "midnight", "calm, secret", "#0b1233 #16275c #2f5590 #7aa3bd",
    light="#ffe9b0", glow="#ffd977", shadow="#0c1338", ink="#080c22", sea="#1d4a78", sea2="#0d2450",
    foam="#bfe0e6", far="#3c5f92", mid="#213e72", near="#101d47", a1="#e0a23c", a2="#4fa3b8", a3="#b04a63",
    leaf="#2f6670", wood="#5b4152", stone="#6e7ba3", feather="#1c2450", cloth="#3b3f8f", fur="#a8693f",
)  # fmt: skip
_palette(
    "ember", "warm, epic", "#3a1330 #7d2335 #cf5a2d #f6b75a",
    light="#fff0b8", glow="#ffce5c", shadow="#3b1236", ink="#260a1e", sea="#a8442f", sea2="#571c37",
    foam="#ffd9a0", far="#c96a48", mid="#8c3438", near="#4a1730", a1="#f2b134", a2="#2f8f8b", a3="#d9472f",
    leaf="#7d7a35", wood="#6e3526", stone="#a8766a", feather="#2f1830", cloth="#8d2a3d", fur="#c9662c",
)  # fmt: skip
_palette(
    "verdigris", "strange, mechanical", "#08343a #136a68 #4fae97 #cfe3b8",
    light="#fdf3c9", glow="#ffe08a", shadow="#0a2d3c", ink="#061d26", sea="#1f7f80", sea2="#0c4550",
    foam="#d6f0dc", far="#5aa896", mid="#2a7873", near="#0d3f48", a1="#c9713a", a2="#e3b04b", a3="#7a3050",
    leaf="#3f8a5e", wood="#8a5230", stone="#7f9a95", metal="#c9813f", feather="#12303e", cloth="#94482f",
    fur="#c4733a",
)  # fmt: skip
_palette(
    "rosewater", "tender, nostalgic", "#6a4a86 #b06a9a #eba3a3 #fbdcc0",
    light="#fff3d8", glow="#ffe2b0", shadow="#53346f", ink="#33204d", sea="#c08aa6", sea2="#6f4f8c",
    foam="#fff0ea", far="#d8a0ad", mid="#a0698f", near="#5d3d75", a1="#e86f6f", a2="#6fa8a8", a3="#f0c05a",
    leaf="#7f9a7a", wood="#8a5a5c", stone="#bfa3b4", feather="#43305f", cloth="#b0486f", fur="#d08a5c",
)  # fmt: skip
_palette(
    "absinthe", "uncanny, poisonous", "#0c1f18 #1d4a2a #6f9a2f #dfe36a",
    light="#f8ffb8", glow="#e6f56a", shadow="#0a2420", ink="#06140f", sea="#3d7a3a", sea2="#143a2a",
    foam="#eaf7b0", far="#7fa548", mid="#3c6b34", near="#12331f", a1="#d8c22f", a2="#8d4fb0", a3="#e0662f",
    leaf="#5a8f2f", wood="#4f3b2a", stone="#7d8a6a", feather="#14261f", cloth="#5a2f73", fur="#b0793a",
    red="#c2402f",
)  # fmt: skip
_palette(
    "frost", "silent, lonely", "#2d4260 #6c8db0 #b7d0de #eef5f4",
    light="#ffffff", glow="#fff6dc", shadow="#33466b", ink="#1a2742", sea="#7fa8c4", sea2="#3d5f8c",
    foam="#ffffff", far="#b4cbdb", mid="#7d9cb8", near="#3d567c", a1="#d9483b", a2="#e8b860", a3="#5a7fbf",
    leaf="#6f9a9c", wood="#6d6270", stone="#a5b4c6", feather="#232f4d", cloth="#a83a44", fur="#c9794a",
    paper="#f2f5f4",
)  # fmt: skip
_palette(
    "saffron", "sunny, wandering", "#2a8c99 #6fc0b5 #f3d79a #f6b44f",
    light="#fff6cf", glow="#ffe48a", shadow="#8a4a2b", ink="#4a2415", sea="#2f9a9f", sea2="#14606f",
    foam="#f2f7dc", far="#edc27a", mid="#d68f3e", near="#9a4f24", a1="#e2662e", a2="#1f7f8c", a3="#b5303f",
    leaf="#6f9447", wood="#8f5527", stone="#d0a873", feather="#3a2a3a", cloth="#b5402f", fur="#d07a30",
    haze="#f6d597",
)  # fmt: skip
_palette(
    "abyss", "deep, luminous", "#0a4a5c #0b3358 #141f4d #160f33",
    light="#c8fff0", glow="#7affdf", shadow="#0b0c30", ink="#070719", sea="#11526e", sea2="#120f3a",
    foam="#9ff0e4", far="#1b5670", mid="#1a3767", near="#150f38", a1="#ff7f6a", a2="#ffd06a", a3="#b866e0",
    leaf="#1f8a7a", wood="#4a3a5c", stone="#4a5f8a", feather="#141a3f", cloth="#5a2f8a", fur="#c0695a",
    haze="#12486a", metal="#e0b25c",
)  # fmt: skip
_palette(
    "theatre", "dramatic, masked", "#2a0a24 #5a1231 #8f2233 #c9573f",
    light="#ffe7b5", glow="#ffcf70", shadow="#23081f", ink="#180512", sea="#7a2440", sea2="#3a0f2c",
    foam="#ffdcb8", far="#8c2f3d", mid="#651a35", near="#330c25", a1="#e0b04a", a2="#2f6f7d", a3="#e8583f",
    leaf="#5f6f3a", wood="#6a3424", stone="#8d6a6f", feather="#241226", cloth="#a81f2f", fur="#bf6230",
)  # fmt: skip
_palette(
    "moss", "ancient, sheltering", "#14261f #2c4a33 #7d8f4f #e3d89a",
    light="#fff3c0", glow="#ffe58a", shadow="#122420", ink="#0b1713", sea="#3f6f66", sea2="#173a3a",
    foam="#e3efcf", far="#8a9a62", mid="#4a6840", near="#1c3526", a1="#d9822f", a2="#c9b04a", a3="#a83f3a",
    leaf="#4c7a35", wood="#5c4028", stone="#7f8570", feather="#1d2a2c", cloth="#7a3530", fur="#bf6a2c",
)  # fmt: skip
_palette(
    "sepia", "archival, ironic", "#d9c49a #e6d6b2 #f0e4c8 #f6edd8",
    light="#fff9e6", glow="#fff0c0", shadow="#6b4a2c", ink="#2b1c14", sea="#b89f74", sea2="#7d6140",
    foam="#fbf4e0", far="#d0b98c", mid="#a8895c", near="#6b4e30", a1="#b5352a", a2="#33606b", a3="#c98f2f",
    leaf="#8a8554", wood="#8a6238", stone="#b3a282", feather="#3a2a22", cloth="#9c3428", fur="#b8763c",
    paper="#f3e8cd", metal="#b8893c", porcelain="#f3e8cd",
)  # fmt: skip
_palette(
    "jewel", "sacred, radiant", "#12246e #2346b0 #2f86c9 #f2c14a",
    light="#fff4c8", glow="#ffe07a", shadow="#140f3f", ink="#0b0820", sea="#127a8f", sea2="#123a86",
    foam="#d8f6f2", far="#3f8fae", mid="#1f6f5a", near="#123f4a", a1="#e8a21f", a2="#c2203f", a3="#7a2fa8",
    leaf="#2f9a4f", wood="#8a4a1f", stone="#7a8fc0", feather="#1d1a4a", cloth="#a81838", fur="#d9702a",
    haze="#6aa8c9",
)  # fmt: skip
_palette(
    "dawn", "hopeful, airy", "#5f8fc4 #a9c4e0 #f6d7cf #ffc79a",
    light="#fff8df", glow="#fff0b5", shadow="#5c5f96", ink="#2f3361", sea="#8fb5cf", sea2="#4f78a8",
    foam="#ffffff", far="#d5b9c6", mid="#9a93bb", near="#565a94", a1="#f08a5a", a2="#3f9a9a", a3="#d95f7f",
    leaf="#7fae84", wood="#8f6a5f", stone="#c4bccb", feather="#363a66", cloth="#c74f63", fur="#e08f4f",
    haze="#f2d3cd",
)  # fmt: skip
_palette(
    "storm", "tense, heroic", "#1b2228 #37474f #6f8284 #d0c89a",
    light="#fff3c4", glow="#ffe48a", shadow="#1a242e", ink="#0d1318", sea="#4a686d", sea2="#1f343d",
    foam="#e8eee0", far="#8a9895", mid="#566a6e", near="#222f37", a1="#d9a02f", a2="#b5472f", a3="#4f8a8c",
    leaf="#5c7058", wood="#5f4a38", stone="#858d8c", feather="#161d24", cloth="#a83a2c", fur="#b56a35",
)  # fmt: skip
_palette(
    "carnival", "playful, dizzy", "#3a1f7a #a02f8f #f0577f #ffc46a",
    light="#fff6cf", glow="#ffe47a", shadow="#331766", ink="#1f0d42", sea="#2fa0b5", sea2="#2f4fa0",
    foam="#f6fff2", far="#d9608f", mid="#8a3590", near="#43206f", a1="#ffb52f", a2="#1fb0a0", a3="#f04a5a",
    leaf="#4fae6a", wood="#8a4a5a", stone="#b58fc0", feather="#2d1a5a", cloth="#e0384f", fur="#f0883a",
)  # fmt: skip
_palette(
    "bone", "stark, fateful", "#23222a #5f5c63 #b5aea6 #ece4d4",
    light="#fffdf2", glow="#fff2cf", shadow="#2b2833", ink="#131118", sea="#8a8584", sea2="#3a3841",
    foam="#fbf7ee", far="#bdb5ab", mid="#827c7c", near="#33303a", a1="#c8232c", a2="#8f8a86", a3="#d9b98a",
    leaf="#8a8a7a", wood="#5f5550", stone="#a39d97", feather="#1c1a22", cloth="#c8232c", fur="#a8907a",
    metal="#bfa878",
)  # fmt: skip
