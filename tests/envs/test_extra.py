"""Without the extra there is one clear line."""

import subprocess
import sys

import pytest

from noctuary.envs.extra import needed


@pytest.mark.parametrize(
    ("library", "module", "package"),
    [
        ("gymnasium", "noctuary.envs", "noctuary[envs]"),
        ("numpy", "noctuary.envs", "noctuary[envs]"),
        ("pettingzoo", "noctuary.envs.occulto_v0", "noctuary[envs]"),
        ("pyspiel", "noctuary.envs.openspiel", "open_spiel"),
    ],
)
def test_a_library_that_is_missing_is_named_with_the_command_that_brings_it(
    library: str, module: str, package: str
) -> None:
    code = f"import sys; sys.modules[{library!r}] = None\nimport {module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 1
    assert done.stderr.strip().splitlines()[-1] == (
        f'ModuleNotFoundError: noctuary.envs needs {library}, which is not installed. Run: pip install "{package}"'
    )


def test_what_is_there_is_given() -> None:
    assert needed("numpy").__name__ == "numpy"


def test_the_library_itself_needs_none_of_them() -> None:
    code = (
        "import sys\nfor name in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel'): sys.modules[name] = None\n"
        "import noctuary; noctuary.new('occulto', deal=1)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=120)
