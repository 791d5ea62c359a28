"""Build hook: compile the rules modules with mypyc where a C compiler is found, stay plain Python where not.

`NOCTUARY_COMPILE=0` builds a plain wheel, `NOCTUARY_COMPILE=1` fails if it cannot compile. An editable install is never
compiled: development always runs the source that is on the screen.

The web client is built into the wheel as well, unless it is there already, or Node is not; `NOCTUARY_WEB=0` leaves it
as it is, `NOCTUARY_WEB=1` fails if it cannot be built.

Pictures that are drawn already go into the wheel. A build does not draw (CI stays quick) unless `NOCTUARY_PICTURES=1`
asks for it; it then needs requirements/art.txt, and fails without.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds compiled modules to a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before a wheel is built."""
        if version == "editable":
            return
        self.build_client(os.environ.get("NOCTUARY_WEB", ""))
        self.draw_pictures(os.environ.get("NOCTUARY_PICTURES", ""))
        wish = os.environ.get("NOCTUARY_COMPILE", "")
        if wish == "0":
            return
        if wish != "1" and not compiler():
            self.app.display_info("No C compiler: building plain Python.")
            return
        built = compile_modules(Path(self.root))
        if built is None:
            if wish == "1":
                raise SystemExit("The modules could not be compiled.")
            self.app.display_warning("Compiling failed: building plain Python.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(built)

    def build_client(self, wish: str) -> None:
        """Bring the web client up to date."""
        script = Path(self.root) / "scripts" / "web_build.py"
        if wish == "0" or not script.is_file():
            return
        if wish != "1" and not (shutil.which("node") and shutil.which("npm")):
            self.app.display_info("No Node: the web client stays as it is (make web builds it).")
            return
        done = subprocess.run([sys.executable, str(script)], check=False)
        if done.returncode:
            if wish == "1":
                raise SystemExit("The web client could not be built.")
            self.app.display_warning("The web client could not be built.")

    def draw_pictures(self, wish: str) -> None:
        """Draw the pictures that are missing, if asked to; otherwise say how many there are."""
        source = Path(self.root) / "src"
        if wish == "1":
            command = [sys.executable, "-m", "noctuary.art.build", "pictures"]
            if subprocess.run(command, env=os.environ | {"PYTHONPATH": str(source)}, check=False).returncode:
                raise SystemExit("The pictures could not be drawn.")
        found = len(list((source / "noctuary" / "art" / "pictures").glob("*-600.webp")))
        self.app.display_info(f"{found} pictures." if found else "No pictures yet (make pictures draws them).")


def compiler() -> bool:
    """Whether something here compiles C."""
    return any(shutil.which(name) for name in (os.environ.get("CC", "cc").split()[0], "gcc", "clang", "cl"))


def compiling() -> dict[str, str]:
    """The environment of the compiler. Rules call each other all the time, and nobody replaces one of these functions
    from another library: told so, gcc and clang call them directly (a sixth more decisions a second).
    """
    if sys.platform != "linux":
        return dict(os.environ)
    return os.environ | {"CFLAGS": f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition".strip()}


def compile_modules(root: Path) -> dict[str, str] | None:
    """Compile a copy of the source; where each compiled file is, and where it goes. None if that did not work."""
    settings = tomllib.loads((root / "pyproject.toml").read_text())
    modules = [f"noctuary/{name}" for name in settings["tool"]["noctuary"]["compiled"]]
    place = Path(tempfile.mkdtemp(prefix="noctuary-build-"))
    shutil.copytree(root / "src" / "noctuary", place / "noctuary", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    (place / "mypy.ini").write_text("[mypy]\nignore_missing_imports = True\nexplicit_package_bases = True\n")
    script = (
        "from mypyc.build import mypycify; from setuptools import setup; import sys; "
        "setup(name='noctuary', packages=[], script_args=['-q', 'build_ext', '--inplace'], "
        f"ext_modules=mypycify({modules!r}, opt_level='3'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=place, env=compiling(), capture_output=True, text=True, check=False
    )
    if done.returncode:
        print(done.stdout[-2000:], done.stderr[-2000:], file=sys.stderr)
        return None
    suffixes = (".so", ".pyd")
    found = [
        path for path in place.rglob("*") if path.suffix in suffixes and "build" not in path.parts[len(place.parts)]
    ]
    return {str(path): str(path.relative_to(place)) for path in found}
