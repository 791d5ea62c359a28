"""Known holes in what we depend on: `server_audit.py requirements/dev.txt`. Asks pip-audit, which asks the internet."""

import json
import subprocess
import sys

OFFLINE = "The lists of known holes cannot be reached from here: make audit needs the internet."


def main() -> None:
    """Print what was found; end with 0 only if every package was looked up and none has a known hole."""
    command = [sys.executable, "-m", "pip_audit", "-f", "json", "--disable-pip", "--progress-spinner", "off"]
    done = subprocess.run([*command, "-r", sys.argv[1]], check=False, capture_output=True, text=True)
    try:
        packages = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError, TypeError):
        raise SystemExit(OFFLINE) from None
    known = [each for each in packages if "skip_reason" not in each]
    if not known:
        raise SystemExit(OFFLINE)
    for each in packages:
        for hole in each.get("vulns", ()):
            print(f"{each['name']} {each['version']}: {hole['id']}, fixed in {', '.join(hole['fix_versions']) or '-'}")
        if "skip_reason" in each:
            print(f"{each['name']}: not looked up ({each['skip_reason']})")
    holes = sum(len(each["vulns"]) for each in known)
    print(f"{len(known)} of {len(packages)} packages looked up, {holes} known holes.")
    raise SystemExit(bool(holes) or len(known) < len(packages))


if __name__ == "__main__":
    main()
