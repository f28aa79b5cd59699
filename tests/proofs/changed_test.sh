#!/bin/sh
# A test program is run again when something has changed of what it does, and only then: code that it can reach, files
# that it reads, flags, the wrapper, the number of pairs. A comment, and code that it cannot reach, change nothing. A
# record edited by hand is found when it is that program's turn.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

mkdir -p "$dir/tests/a" "$dir/proofs" "$dir/spec" "$dir/corpus" "$dir/build/tests/a" "$dir/bin"
cp tests/changed.py tests/run.sh tests/longest.txt "$dir/tests"
cp proofs/digest.py proofs/rooms.py proofs/turns.py "$dir/proofs"
printf '#!/bin/sh\n[ "${1:-}" = --version ] && { echo 1.0; exit; }\nexec "$@"\n' >"$dir/bin/valgrind"
chmod +x "$dir/bin/valgrind"
PATH=$dir/bin:$PATH
cd "$dir" || exit 1
echo 'int og_used(void) { return 1; }' >spec/used.c
echo 'int og_unused(void) { return 1; }' >spec/unused.c
echo 12 >corpus/numbers.txt
cat >tests/a/one_test.c <<'TEXT'
#include <stdio.h>
int og_used(void);
int main(void) {
  int number = 0;
  FILE *file = fopen("corpus/numbers.txt", "r");
  if (file == NULL || fscanf(file, "%d", &number) != 1) return 1;
  printf("[  PASSED  ] %d test(s)\n", og_used());
  return og_used() == 1 && number == 12 ? 0 : 1;
}
TEXT
cat >tests/a/two_test.c <<'TEXT'
#include <stdio.h>
int main(void) { return puts("[  PASSED  ] 2 test(s)") < 0; }
TEXT
FLAGS=-O1
build() {
  for source in spec/used spec/unused tests/a/one_test tests/a/two_test; do
    mkdir -p "build/obj/$(dirname $source)"
    gcc -g $FLAGS -c $source.c -o build/obj/$source.o || exit 1
  done
  for test in one_test two_test; do gcc $FLAGS build/obj/tests/a/$test.o build/obj/spec/*.o -o build/tests/a/$test; done
}
# ran EXPECTED: the programs that this run runs; a turn in which none is due
ran() {
  tests/changed.py tests/ledger.json build a/one_test a/two_test >out 2>&1
  status=$?
  expect "$1: $(sed -n 's/^\(a\/[a-z_]*\) .*/\1/p' out | tr '\n' ' ')" is "$(sed -n 's/^\(a\/[a-z_]*\) .*/\1/p' out | tr '\n' ' ')" "$2"
}
turn_of() { python3 -c "import sys; sys.path.insert(0, 'proofs'); import turns; print(turns.turn_of('ledger', '$1'))"; }
of_one=$(turn_of a/one_test) of_two=$(turn_of a/two_test)
for TURN in 0 1 2; do [ "$TURN" = "$of_one" ] || [ "$TURN" = "$of_two" ] || break; done
TEST_WRAPPER=valgrind ORIGO_TEST_PAIRS=100
export TURN TEST_WRAPPER ORIGO_TEST_PAIRS

build
ran "at first" "a/one_test a/two_test "
expect "the sum" says out "3 passed, 0 failed"
ran "again" ""
expect "the same sum" says out "3 passed, 0 failed"
sed -i 's/$/ \/\/ a remark/' spec/used.c
build
ran "a comment" ""
sed -i 's/return 1/return 0/' spec/unused.c
build
ran "code that no test reaches" ""
sed -i 's/return 1;/return 2 - 1 + (sizeof(long) > 99 ? 1 : 0);/; s/(void)/(void) __attribute__((noinline)); int og_used(void)/' spec/used.c
printf 'int og_more;\n' >>spec/used.c
build
ran "code that one reaches" "a/one_test "
echo ' 12' >corpus/numbers.txt
ran "a file that one reads" "a/one_test "
sed -i 's/puts("/puts("\\n/' tests/a/two_test.c
build
ran "a test itself" "a/two_test "
FLAGS=-O0
build
ran "flags" "a/one_test a/two_test "
FLAGS='-O0 -fsanitize=address'
build
ran "a sanitizer" "a/one_test a/two_test "
sed -i 's/return 0/return 7/' spec/unused.c
build
ran "code that no test reaches, with a sanitizer" ""
printf 'static int hidden; __attribute__((constructor)) static void run(void) { hidden = 1; }\n' >>spec/unused.c
build
ran "code that runs by itself" "a/one_test a/two_test "
ORIGO_TEST_PAIRS=101
ran "the number of pairs" "a/one_test a/two_test "
sed -i 's/echo 1.0/echo 1.1/' bin/valgrind
ran "the wrapper's version" "a/one_test a/two_test "

# One that fails is not recorded, and runs again; one recorded by hand is believed until its turn.
cp tests/ledger.json kept.json
echo 13 >corpus/numbers.txt
ran "a test that fails" "a/one_test "
expect "fails" is "$status" 1
expect "and is counted" says out "2 passed, 1 failed"
ran "and runs again" "a/one_test "
digest=$(python3 -c "import os, pathlib, sys; sys.path.insert(0, 'tests'); import changed
print(changed.digests(pathlib.Path('build').resolve(), ['a/one_test'])['a/one_test'])")
sed "/one_test/s/\"digest\": \"[^\"]*\"/\"digest\": \"$digest\"/" kept.json >tests/ledger.json
ran "recorded by hand" ""
expect "it is believed" is "$status" 0
TURN=$of_one
ran "until its turn" "$([ "$of_one" = "$of_two" ] && echo 'a/one_test a/two_test ' || echo 'a/one_test ')"
expect "when it fails" is "$status" 1

# A script runs when it has its turn, whatever has changed.
printf '#!/bin/sh\necho "7 passed, 0 failed"\n' >tests/a/script_test.sh
echo 12 >corpus/numbers.txt
cp kept.json tests/ledger.json
its_turns=
for TURN in $(python3 -c "import sys; sys.path.insert(0, 'proofs'); import turns; print(*range(turns.TURNS))"); do
  tests/changed.py tests/ledger.json build a/one_test a/two_test a/script_test.sh >out 2>&1
  expect "turn $TURN passes" is "$?" 0
  if grep -q '^a/script_test.sh ' out; then
    its_turns="$its_turns$TURN "
    expect "turn $TURN: the script is counted" says out "10 passed, 0 failed"
    expect "turn $TURN says so" says out "1 of 1 scripts have their turn"
  else
    expect "turn $TURN: the script is not counted" says out "3 passed, 0 failed"
  fi
done
expect "its turns" is "$(echo "$its_turns" | wc -w)" 1
printf '#!/bin/sh\necho "6 passed, 1 failed"\n' >tests/a/script_test.sh
TURN=${its_turns%% *}
tests/changed.py tests/ledger.json build a/one_test a/two_test a/script_test.sh >out 2>&1
expect "a script that fails" is "$?" 1
expect "is counted" says out "9 passed, 1 failed"

# With SHARE a changed program waits for its turn, and comes in each third one.
rm tests/a/script_test.sh
runs=0
for TURN in 0 1 2; do
  rm -f tests/ledger.json
  SHARE=3 tests/changed.py tests/ledger.json build a/one_test >out 2>&1
  expect "share $TURN passes" is "$?" 0
  if grep -q '^a/one_test ' out; then runs=$((runs + 1)); else
    expect "share $TURN says so" says out "1 programs that something has changed of wait for their turn"
    expect "share $TURN records nothing" is "$(cat tests/ledger.json 2>/dev/null)" ""
  fi
done
expect "runs in three turns, and where it is due" is "$([ $runs -ge 1 ] && [ $runs -le 2 ] && echo yes)" yes

# The order of the report is that of the names, whatever ends first.
printf '#!/bin/sh\nsleep 1\necho "1 passed, 0 failed"\n' >tests/a/slow_test.sh
printf '#!/bin/sh\nexit 3\n' >tests/a/wrong_test.sh
TEST_WRAPPER=
tests/run.sh build a/slow_test.sh a/two_test a/wrong_test.sh a/gone_test >out 2>&1
expect "some fail" is "$?" 1
expect "the order" is "$(sed -n 's/^\(a\/[a-z_.]*\) .*/\1/p' out | tr '\n' ' ')" "a/slow_test.sh a/two_test a/wrong_test.sh a/gone_test "
expect "one that ends badly, and one that is not there, have failed" says out "3 passed, 2 failed"
# One that takes the runner with it has failed, too, and the run ends.
printf '#!/bin/sh\nkill -9 $PPID\n' >tests/a/killer_test.sh
timeout 20 tests/run.sh build a/killer_test.sh a/two_test >out 2>&1
expect "a test that kills its runner" is "$?" 1
expect "has failed" says out "a/killer_test.sh                                      0 passed    1 failed     -s  FAILED"

conclude
