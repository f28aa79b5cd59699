#!/bin/sh
# Which tests tests/run.sh runs, and with how many random cases: without names those that are short, and its end says
# what else
# there is; with --all every one. The lists of tests name tests that exist.   usage: tests/package/which_tests_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

for list in long longest; do
  for name in $(sed '/^#/d; s/ .*//' tests/$list.txt); do
    case $name in *.sh) file=$name ;; *) file=${name%32}.c ;; esac
    expect "$list.txt: $name exists" test -e "tests/$file"
  done
done
expect 'long.txt has seconds' is "$(grep -v '^#' tests/long.txt | grep -cv ' [0-9][0-9]*$')" 0

mkdir -p "$dir/tests/a" "$dir/build/tests"
cp tests/run.sh "$dir/tests"
cd "$dir" || exit 1
echo 'a/slow_test.sh 77' >tests/long.txt
echo '# none' >tests/longest.txt
for name in quick slow; do
  printf '#!/bin/sh\necho "pairs: ${ORIGO_TEST_PAIRS:-their own}"\necho "2 passed, 0 failed"\n' >tests/a/${name}_test.sh
done
unset ORIGO_TEST_PAIRS
ran() { sed -n 's/^\(a\/[a-z]*\)_test.sh .*/\1/p' out | tr '\n' ' '; }
pairs() { sed -n 's/^pairs: //p' build/tests/a/quick_test.sh.log; }

tests/run.sh build >out 2>err
expect 'without names: status' is $? 0
expect 'without names: the short ones' is "$(ran)" 'a/quick '
expect 'without names: few random cases' is "$(pairs)" 300
expect 'without names: what else there is' says out 'make test-all adds 1 tests, about 77 s of a processor: a/slow_test.sh (77 s)'
expect 'without names: the sum is the last line' is "$(tail -n 1 out)" '2 passed, 0 failed'
ORIGO_TEST_PAIRS=9 tests/run.sh build >out 2>err
expect 'a number that is asked for' is "$(pairs)" 9
tests/run.sh build --all >out 2>err
expect 'all: status' is $? 0
expect 'all of them' is "$(ran)" 'a/quick a/slow '
expect 'all: random cases' is "$(pairs)" 'their own'
expect 'all: the end' is "$(tail -n 1 out) $(grep -c 'make test-all' out)" '4 passed, 0 failed 0'
tests/run.sh build a/slow_test.sh >out 2>err
expect 'a name that is asked for' is "$(ran) $(tail -n 1 out)" 'a/slow  2 passed, 0 failed'
expect 'what it took of a processor' is "$(sed -n 's/.* \([0-9]\)\.[0-9]s of a processor$/\1/p' out)" 0

conclude
