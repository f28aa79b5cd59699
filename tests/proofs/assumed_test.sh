#!/bin/sh
# proofs/assumed.txt is the whole list of contracts that are used and not proved: a function that loses its proof is missed
# in it, one in it that is proved or not called is noticed, and so is what only rounding's absence makes true.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

mkdir "$dir/proofs"
cp proofs/*.py proofs/subjects.txt proofs/assumed.txt "$dir/proofs"
cp -R proofs/model "$dir/proofs"
cp -R ref spec "$dir"
cat >"$dir/ask.py" <<'PROGRAM'
import pathlib, sys
sys.dont_write_bytecode = True
here = pathlib.Path(__file__).parent
sys.path.insert(0, str(here / "proofs"))
import assumed, prove
print("\n".join(assumed.complaints(list(prove.subjects()), here)))
for model, name in (word.split(":") for word in sys.argv[1:]):
    functions = next(found for of, subject, found in prove.subjects() if (of, subject) == (model, name) and found)
    print(f"{name} is behind:", *assumed.behind((here / name).read_text(), functions))
PROGRAM
ask() { python3 "$dir/ask.py" "$@" >"$dir/out" 2>"$dir/err" || cat "$dir/err"; }
complaints() { grep -c . "$dir/out"; }

ask ref:ref/separation/chung_wang.c ref:ref/support/hull_climb.c real:ref/cso/gjk.c
expect "nothing to complain of: $(head -n 1 "$dir/out")" is "$(complaints)" 3
has_line() { grep -qxF "$1" "$dir/out"; }
expect "functions that call assumed ones which say something" has_line "ref/separation/chung_wang.c is behind: magnitude look"
expect "a file that calls none" has_line "ref/support/hull_climb.c is behind:"
expect "one that calls through a pointer" has_line "ref/cso/gjk.c is behind: start"

sed 's/^    ensures magnitude: [^;]*;//' ref/scalar.h >"$dir/ref/scalar.h"
ask ref:ref/separation/chung_wang.c
expect "one that says nothing any more" has_line "ref/separation/chung_wang.c is behind: look"
cp ref/scalar.h "$dir/ref/scalar.h"

cp "$dir/proofs/subjects.txt" "$dir/subjects.txt"
sed -i 's/ og_ivec_dot\b//' "$dir/proofs/subjects.txt"
ask
expect "a function that is proved no longer" says "$dir/out" \
  "calls og_ivec_dot, which is neither proved nor in proofs/assumed.txt"
expect "is all" is "$(complaints)" 1

sed 's/^real    ref\/vec3.h og_sub/real    ref\/vec3.h/' "$dir/subjects.txt" >"$dir/proofs/subjects.txt"
ask
expect "proved, but not in exact arithmetic" says "$dir/out" "uses what og_sub says of exact arithmetic"
expect "is all that is used so" is "$(complaints)" 1

cp "$dir/subjects.txt" "$dir/proofs/subjects.txt"
printf 'og_never_called og_dot:\n  no reason\n' >>"$dir/proofs/assumed.txt"
ask
expect "assumed for nobody" says "$dir/out" "proofs/assumed.txt: og_never_called is called by no proved function"
expect "assumed and proved" says "$dir/out" "proofs/assumed.txt: og_dot is proved"
expect "are two" is "$(complaints)" 2

sed -i '/^og_sqrt /s/og_sqrt //' "$dir/proofs/assumed.txt"
ask
expect "taken out of the list" says "$dir/out" "calls og_sqrt, which is neither proved nor in proofs/assumed.txt"

conclude
