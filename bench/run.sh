#!/usr/bin/env bash
# Measure Noctuary and boardgame.io in one run, cell by cell in turn: BGIO=<folder of the harness> bench/run.sh
# The harness is copied to a folder of its own and told four things: to send our cookie with the socket, to know our
# adapter, not to leave out the cell in which the peer's persisted mode is saturated with 200 tables, and to wait longer
# for a server on a busy machine.
# Environment: PYTHON, CELLS="open:200:200 closed:200", ONLY=noctuary,bgio-flatfile, SECS, PORT,
# COMPILED=<a folder with a wheel installed, build/compiled after make test-compiled> to measure that as well
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=${WORK:-$(mktemp -d)}
mkdir -p "$work"
[ -e "$work/bench.js" ] || cp -r "${BGIO:?name the folder of the harness}"/. "$work/"
chmod -R u+w "$work"
sed -i "s/skipUTF8Validation: true }/skipUTF8Validation: true, headers: ad.headers ? ad.headers(match, seat) : {} }/" "$work/load.js"
sed -i "s/, skip: \['closed:200'\]//" "$work/servers.js"
sed -i "s/let i = 0; i < 200; i++/let i = 0; i < 2000; i++/" "$work/bench.js"
cp "$here/noctuary.js" "$work/adapters/noctuary.js"
export EXTRA="$here/servers.js" QUICK=1
export CELLS=${CELLS:-"open:200:50 open:200:200 closed:200"} ONLY=${ONLY:-noctuary,noctuary-compiled,bgio-flatfile,bgio-memory}
bash "$work/run.sh"
