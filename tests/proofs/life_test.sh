#!/bin/sh
# What proofs/life.py makes of GMP's header and of the checkers, without asking Eva: every function of the model of WP
# asks each of its operands whether it is alive, a header of another form is refused, and so are a change that does not
# fit and a checker that allocates in a way of its own. The ledger has the functions that there are.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

mkdir "$dir/proofs"
cp -R proofs/*.py proofs/model proofs/life proofs/eva "$dir/proofs"
cp -R spec "$dir"
cat >"$dir/made.py" <<'PROGRAM'
import pathlib, sys
sys.dont_write_bytecode = True
here = pathlib.Path(__file__).parent
sys.path.insert(0, str(here / "proofs"))
import life
names = life.inventory()
for change in [None, *life.stated_changes()]:
    life.tree(here / "made", names, change)
life.tree(here / "made", names)
PROGRAM
make_it() { python3 "$dir/made.py" >"$dir/out" 2>"$dir/err"; }
# count TEXT of the body of function NAME
count() { sed -n "/^[a-z_]* $2(/,/^}/p" "$dir/made/model/gmp.c" | grep -cF "$1"; }

make_it
expect "made: $(head -c 300 "$dir/err")" is "$?" 0
functions=$(grep -c '^[a-z].* mpz_[a-z_]*(.*);$' proofs/model/gmp.h)
expect "GMP's functions" is "$functions" 16
for name in $(sed -n 's/^[a-z].* \(mpz_[a-z_]*\)(.*);$/\1/p' proofs/model/gmp.h); do
  operands=$(sed -n "s/^[a-z].* $name(\(.*\));\$/\1/p" proofs/model/gmp.h | tr ',' '\n' | grep -c mpz_)
  case $name in mpz_init) operands=0 ;; esac
  expect "$name: operands" is "$(count 'assert alive' "$name")" "$operands"
done
expect "an init counts" is "$(count 'assert fresh' mpz_init) $(count 'og_life_numbers++' mpz_init)" '1 1'
expect "a clear counts" is "$(count 'og_life_numbers--' mpz_clear)" 1
expect "no annotation is left" is "$(find "$dir/made/spec" -type f -exec cat {} + | grep -c '/\*@\|//@')" 0
expect "memory is counted" [ "$(cat "$dir"/made/spec/*/*.c | grep -c 'og_life_free(')" -ge 10 ]
expect "lines stay where they are" is "$(wc -l <"$dir/made/spec/primitive/checker.c")" "$(wc -l <spec/primitive/checker.c)"

cat >"$dir/ledger.py" <<'PROGRAM'
import json, pathlib, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "proofs")
import life
ledger = json.loads(life.LEDGER.read_text())
there = {(e["file"], e["function"]) for e in ledger["functions"]}
known = {(path, function) for path, functions in life.inventory().items() for function in functions}
print(sorted(there ^ known), list(life.unstated(ledger)))
PROGRAM
expect "the ledger's functions" is "$(python3 "$dir/ledger.py" 2>&1)" '[] []'

# spoil FILE COMMAND MESSAGE: refused with the message
spoil() {
  cp "$1" "$dir/kept"
  sed -i "$2" "$dir/$1"
  expect "$1 is another" [ "$(cmp -s "$1" "$dir/$1"; echo $?)" = 1 ]
  make_it
  expect "$2" is "$?" 1
  expect "$2: why" says "$dir/err" "$3"
  cp "$dir/kept" "$dir/$1"
}
spoil proofs/model/gmp.h 's/double value/double number/' 'a form that this does not know'
spoil proofs/model/gmp.h 's/^int mpz_sgn/long mpz_sgn/' 'a form that this does not know'
spoil proofs/model/gmp.h 's/^void mpz_init(mpz_ptr r)/void mpz_init(mpz_ptr r, ...)/' 'mpz_init in the header of GMP'
spoil proofs/model/gmp.h 's/mpz_clear(mpz_ptr r)/mpz_clear(mpz_ptr a)/' 'mpz_clear in the header of GMP'
spoil proofs/model/gmp.h 's/mpz_add(mpz_ptr r, mpz_srcptr a/mpz_add(mpz_ptr r, const mpz_t a/' 'mpz_add in the header of GMP'
spoil spec/primitive/path.c 's/og_int_init(&r->rest)/og_int_init(\&(r->rest))/' 'forgotten: the text does not stand once'
spoil spec/number/allocation.c 's/realloc(memory/malloc(memory/' 'allocates in a way that this does not know'

conclude
