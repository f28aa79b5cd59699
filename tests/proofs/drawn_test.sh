#!/bin/sh
# Faults drawn by a seed (proofs/drawn.py): the same seed draws the same, another one others, and what is no fault is
# passed over once its reason is written down. Faults for fuzzers (fuzz/plants.txt): each changes one place of a source.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

draw() { python3 proofs/drawn.py --list --work "$dir/work" --count 3 "$@"; }
draw --seed 1 >"$dir/one"
expect "a draw" is "$?" 0
draw --seed 1 >"$dir/again"
draw --seed 2 >"$dir/other"
expect "three are drawn" is "$(grep -c '=>' "$dir/one")" 3
expect "all of ref/" is "$(grep -c '^ref/' "$dir/one")" 3
expect "the same seed draws the same" cmp -s "$dir/one" "$dir/again"
expect "another seed draws others" [ "$(cmp -s "$dir/one" "$dir/other"; echo $?)" = 1 ]
{ head -n 3 "$dir/one" && echo "  No caller can tell."; } >"$dir/reasons"
draw --seed 1 --reasons "$dir/reasons" >"$dir/without"
expect "what has a reason is passed over" is "$(grep -cxF "$(sed -n 3p "$dir/one")" "$dir/without")" 0
expect "another is drawn in its place" is "$(grep -c '=>' "$dir/without")" 3

python3 - >"$dir/plants" <<'END'
import sys
sys.dont_write_bytecode = True
sys.path.insert(0, "fuzz")
import plant

found = list(plant.plants())
for one in found:
    places = (plant.ROOT / one.source).read_text().count(one.before)
    if places != 1 or not (plant.ROOT / f"fuzz/{one.harness}.c").exists():
        print("changes no one place:", one.name)
print("rooms:", len({one.source.rsplit("/", 1)[0] for one in found}) >= 30, len(found) >= 40)
print("names:", len({one.name for one in found}) == len(found))
print("unknown:", sorted(set(plant.recorded()) - {one.name for one in found}))
print("finding:", [plant.finding(*log) for log in (("FOUND this\n", True), ("FOUND this\n", False), ("Done\n", True))])
END
expect "faults for fuzzers" is "$(cat "$dir/plants")" "rooms: True True
names: True
unknown: []
finding: ['this', None, None]"
python3 fuzz/plant.py "$BUILD" nobody >"$dir/said" 2>&1
expect "no such fault" is "$?" 1
expect "it is named" says "$dir/said" 'nothing is planted as nobody'

conclude
