#!/bin/sh
# Runs every test program and test script and adds up what they count.   usage: tests/run.sh BUILD [NAME...]
# Each test's output goes to BUILD/tests/NAME.log and is shown when the test fails. TEST_JOBS (2) run at a time, those of
# tests/longest.txt first; they are reported in the order of their names. TEST_WRAPPER, if set, is put before each test
# program (valgrind). While a report is waited for, standard error has how many are done: a terminal each second on one line, a
# log each half minute.
set -u

run_one() {
  name=$1
  log=$BUILD/tests/$name.log
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
  # All of the report at once: it is read as soon as it is there.
  {
    printf '%s %s %s\n' "$passed" "$failed" "$seconds"
    [ "$failed" = 0 ] || tail -n 25 "$log" | sed 's/^/    /'
  } >"$log.new"
  mv "$log.new" "$log.report"
}

if [ "$1" = --one ]; then
  run_one "$2"
  exit 0
fi

BUILD=$1
shift
export BUILD
# A test that calls make is not part of the make that calls this.
unset MAKEFLAGS MFLAGS MAKELEVEL
[ $# -gt 0 ] || set -- $(cd "$BUILD/tests" && find . '(' -name '*_test' -o -name '*_test32' ')' -type f | sed 's|^\./||' | sort) \
  $(find tests -name '*_test.sh' | sed 's|^tests/||' | sort)
for name in "$@"; do
  mkdir -p "$BUILD/tests/$(dirname "$name")"
  rm -f "$BUILD/tests/$name.log.report"
done
# What takes longest begins first, or the end of the run would be waiting for it alone.
printf '%s\n' "$@" | awk 'NR == FNR { if ($1 != "#") place[$1] = NR; next } { print ($1 in place ? place[$1] : 9999), $1 }' \
  tests/longest.txt - | sort -s -n -k 1,1 | cut -d ' ' -f 2 | xargs -P "${TEST_JOBS:-2}" -n 1 "$0" --one &
runner=$!
begin=$(date +%s)
if [ -t 2 ]; then end_of_line='\r' pause=10; else end_of_line='\n' pause=300; fi
say_done() {
  count=0
  for one in "$@"; do [ ! -e "$BUILD/tests/$one.log.report" ] || count=$((count + 1)); done
  printf "[%${##}d of %d tests] %d s$end_of_line" "$count" $# $(($(date +%s) - begin)) >&2
}
waited=0
total_passed=0
total_failed=0
for name in "$@"; do
  report=$BUILD/tests/$name.log.report
  while [ ! -e "$report" ] && kill -0 $runner 2>/dev/null; do
    sleep 0.1
    waited=$((waited + 1))
    [ $((waited % pause)) -ne 0 ] || say_done "$@"
  done
  passed=0 failed=1 seconds=-
  [ ! -e "$report" ] || read -r passed failed seconds <"$report"
  verdict=ok
  [ "$failed" = 0 ] || verdict=FAILED
  printf '%-48s %6s passed %4s failed %5ss  %s\n' "$name" "$passed" "$failed" "$seconds" "$verdict"
  [ ! -e "$report" ] || tail -n +2 "$report"
  total_passed=$((total_passed + passed))
  total_failed=$((total_failed + failed))
done
wait
echo "$total_passed passed, $total_failed failed"
[ "$total_failed" = 0 ]
