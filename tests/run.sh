#!/bin/sh
# Runs every test program and test script and adds up what they count.   usage: tests/run.sh BUILD [NAME...]
# Each test's output goes to BUILD/tests/NAME.log and is shown when the test fails. TEST_JOBS (2) run at a time;
# TEST_WRAPPER, if set, is put before each test program (valgrind).
set -u

run_one() {
  name=$1
  log=$BUILD/tests/$name.log
  mkdir -p "$(dirname "$log")"
  start=$(date +%s)
  case $name in
    *.sh) sh "tests/$name" >"$log" 2>&1 ;;
    *) ${TEST_WRAPPER:-} "$BUILD/tests/$name" >"$log" 2>&1 ;;
  esac
  status=$?
  seconds=$(($(date +%s) - start))
  # cmocka says "PASSED ] 3 test(s)", scripts end with "3 passed, 0 failed".
  passed=$(sed -n 's/.*\[  PASSED  \] \([0-9]*\) test.*/\1/p; s/^\([0-9]*\) passed, [0-9]* failed.*/\1/p' "$log" | tail -n 1)
  failed=$(sed -n 's/.*\[  FAILED  \] \([0-9]*\) test.*/\1/p; s/^[0-9]* passed, \([0-9]*\) failed.*/\1/p' "$log" | tail -n 1)
  passed=${passed:-0}
  failed=${failed:-0}
  # A test that ends badly, or that tested nothing, has failed whatever it counted.
  if [ "$failed" = 0 ] && { [ $status -ne 0 ] || [ "$passed" = 0 ]; }; then failed=1; fi
  verdict=ok
  [ "$failed" = 0 ] || verdict=FAILED
  printf '%-48s %6s passed %4s failed %5ss  %s\n' "$name" "$passed" "$failed" "$seconds" "$verdict"
  [ "$verdict" = ok ] || tail -n 25 "$log" | sed 's/^/    /'
  printf '%s %s\n' "$passed" "$failed" >"$log.count"
}

if [ "$1" = --one ]; then
  run_one "$2"
  exit 0
fi

BUILD=$1
shift
export BUILD
[ $# -gt 0 ] || set -- $(cd "$BUILD/tests" && find . '(' -name '*_test' -o -name '*_test32' ')' -type f | sed 's|^\./||' | sort) \
  $(find tests -name '*_test.sh' | sed 's|^tests/||' | sort)
mkdir -p "$BUILD/tests"
find "$BUILD/tests" -name '*.count' -delete
printf '%s\n' "$@" | xargs -P "${TEST_JOBS:-2}" -n 1 "$0" --one
total_passed=0
total_failed=0
for name in "$@"; do
  read -r passed failed <"$BUILD/tests/$name.log.count" || { passed=0; failed=1; }
  total_passed=$((total_passed + passed))
  total_failed=$((total_failed + failed))
done
echo "$total_passed passed, $total_failed failed"
[ "$total_failed" = 0 ]
