"""The page of the gallery, written from the pictures there are."""

from pathlib import Path


def gallery_page(titles: dict[str, str], folder: Path) -> str:
    """The gallery's page: a row for each screen, as far as there are pictures."""
    rows = [
        "# Gallery",
        "",
        "Every screen, as a browser shows it: made by `make gallery`, which starts the real server and visits them.",
        "",
    ]
    for chapter, title in titles.items():
        found = sorted({path.name.rsplit("-", 2)[0] for path in folder.glob(f"{chapter}-*.jpg")})
        if not found:
            continue
        rows += [f"## {title}", ""]
        for name in found:
            pictures = sorted(folder.glob(f"{name}-*-??.jpg"), key=order)
            cells = [f'<img src="pictures/gallery/{path.name}" alt="{words(path)}" height="300">' for path in pictures]
            rows += [f"{' '.join(name.split('-')[2:]).capitalize()}:", "", "\n".join(cells), ""]
    return "\n".join(rows).rstrip() + "\n"


def order(path: Path) -> tuple[str, bool]:
    """English before French, the phone before the desktop."""
    _, size, lang = path.stem.rsplit("-", 2)
    return lang, size not in ("phone", "tablet")


def words(path: Path) -> str:
    """A picture in a few words."""
    name, size, lang = path.stem.rsplit("-", 2)
    return f"{name.replace('-', ' ')}, {size}, {'French' if lang == 'fr' else 'English'}"
