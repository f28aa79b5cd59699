#!/bin/sh
# What a driver of Eva showed holds only while all that it depends on is as it was: one byte is changed in each thing
# (its text, the sources that it needs, their preconditions, guides, bounds, the model of GMP, the scripts, the tool),
# and the question is another; after a comment, or a change of another driver beside it, it is the same.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

mkdir "$dir/proofs" "$dir/bin"
cp -R proofs/*.py proofs/*.txt proofs/model proofs/eva proofs/life "$dir/proofs"
cp -R ref spec "$dir"
printf '#!/bin/sh\necho "25.0"\n' >"$dir/bin/frama-c"
chmod +x "$dir/bin/frama-c"
PATH=$dir/bin:$PATH
cat >"$dir/ask.py" <<'PROGRAM'
import pathlib, sys
sys.dont_write_bytecode = True
here = pathlib.Path(__file__).parent
sys.path.insert(0, str(here / "proofs"))
import eva, life
names = eva.inventory()
folders = {(level, guided): eva.tree(here / "work", level, names, guided=guided) for level in "AB" for guided in (False, True)}
for driver in eva.drivers():
    if driver.name in ("point_plane", "point_segment", "gjk"):
        for level in "AB":
            print(driver.name, level, eva.question(folders[level, eva.GUIDED in driver.options], driver, level))
folder = life.tree(here / "work/life", life.inventory())
for name in ("numbers", "certificate"):
    print("life", name, life.question(folder, name, life.drivers()[name]))
PROGRAM
ask() { python3 "$dir/ask.py" >"$dir/out" 2>"$dir/err"; head -n 3 "$dir/err"; }
ask
expect "questions" lines "$dir/out" 8
cp "$dir/out" "$dir/first"

# changed FILE COMMAND QUESTION...: these questions are others now, and no other is
changed() {
  file=$1 command=$2
  shift 2
  cp "$dir/$file" "$dir/kept"
  sed -i "$command" "$dir/$file"
  expect "$file: $command changes it" [ "$(cmp -s "$dir/kept" "$dir/$file"; echo $?)" = 1 ]
  ask
  expect "$file: $command" is "$(diff "$dir/first" "$dir/out" | sed -n 's/^> \(.*\) [0-9a-f]*$/\1/p' | tr '\n' ',')" "$*"
  cp "$dir/kept" "$dir/$file"
}
everything=$(cut -d ' ' -f 1,2 "$dir/first" | tr '\n' ',')
of_file='point_segment A,point_segment B,point_plane A,point_plane B,' # drivers of one file share its sources
of_eva=$(grep -v '^life' "$dir/first" | cut -d ' ' -f 1,2 | tr '\n' ',')
changed ref/closest/point_plane.c 's/^#include.*/& \/\/ a remark/' ''
changed ref/closest/point_plane.h '0,/^\/\/\/ /s//\/\/\/ Well: /' ''
changed proofs/eva.py 's/^def alarms(/# a remark\n&/; s/"""What is not sure,/"""All that is not sure,/' ''
changed proofs/eva/closest.c '/^void drive_point_segment/s/; }/; ; }/' 'point_segment A,point_segment B,'
changed proofs/eva/libm.c '0,/return/s//return 0 +/' "$of_eva"
changed ref/closest/point_plane.c '0,/ \* /s// + /' "$of_file"
changed ref/scalar.h '0,/return/s//return 0 +/' "$of_eva"
changed ref/cso/gjk.c '/else if (r->distance <=/s/<=/</' 'gjk A,gjk B,'
changed ref/closest/point_segment.h 's/requires finite:  /&\\true \&\& /' 'point_segment B,point_plane B,'
changed proofs/eva.py 's/SURE = ("Valid", /&"Unknown", /' "$everything"
changed proofs/eva.py 's/"-warn-signed-downcast"/"-warn-signed-downcasu"/' "$everything"
changed proofs/environment.py 's/s=32M/s=33M/' "$everything"
changed bin/frama-c 's/25\.0/25.1/' "$everything"
of_life='life numbers,life certificate,'
changed spec/number/rational.c '0,/return/s//;return/' "$of_life"
changed proofs/model/gmp.h 's/^void mpz_add(/int mpz_add(/' "$of_life"
changed proofs/life/memory.c '0,/;/s//; ;/' "$of_life"
changed proofs/life.py 's/"-eva-slevel", "200"/"-eva-slevel", "201"/' "$of_life"

# What is taken of it.
cat >"$dir/answers.py" <<'PROGRAM'
import argparse, os, pathlib, sys
sys.dont_write_bytecode = True
here = pathlib.Path(__file__).parent
sys.path.insert(0, str(here / "proofs"))
import answers, turns
def run(**how):
    return answers.Answers(here / "records", argparse.Namespace(**{"unchanged": False, "turn": False, "resume": False, **how}))
reached = {("ref/a.c", "f"): 1, ("ref/a.c", "g"): 0.5}
first = run()
first.add("room", "driver-A", "digest", reached, 2)
print(first.complaints()[0].split(":")[0], first.find("room", "driver-A", "digest"))
print(run(unchanged=True).find("room", "driver-A", "digest"), run(unchanged=True).find("room", "driver-A", "other"))
print(run(resume=True).find("room", "driver-A", "digest") is not None)
found = []
for turn in range(10):
    os.environ["TURN"] = str(turn)
    turns.turn.cache_clear()
    found.append(run(unchanged=True, turn=True).find("room", "driver-A", "digest") is None)
print(sum(found))
again = run(unchanged=True, turn=True)
again.add("room", "driver-A", "digest", reached, 2)
print(again.complaints())
again.add("room", "driver-A", "digest", {("ref/a.c", "f"): 0.5}, 2)
print(len(again.complaints()))
last = run()
last.forget()
print(last.complaints()[0].split(" ")[0], (here / "records/room.json").exists())
PROGRAM
python3 "$dir/answers.py" >"$dir/out" 2>"$dir/err" || cat "$dir/err"
expect "answers" same "$dir/out" - <<'SAID'
room.json None
({('ref/a.c', 'f'): 1, ('ref/a.c', 'g'): 0.5}, 2) None
True
1
[]
1
room.json: False
SAID

conclude
