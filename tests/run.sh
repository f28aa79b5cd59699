#!/bin/sh
# Runs every test program and test script and adds up what they count.   usage: tests/run.sh BUILD [--all | NAME...]
# Without --all or names: what fits into minutes. Those of tests/long.txt are left out, and ORIGO_TEST_PAIRS is 300
# unless set; the end says what --all adds.
# Each test's output goes to BUILD/tests/NAME.log and is shown when the test fails. TEST_JOBS (processors) run at a
# time, those of tests/longest.txt first; they are reported in the order of their names. TEST_WRAPPER, if set, is put
# before each test program (valgrind). While a report is waited for, standard error has how many are done: a terminal
# each second on one line, a log each half minute.
set -u

run_one() {
  name=$1
  log=$BUILD/tests/$name.log
  start=$(date +%s)
  # In the name of a profile TEST stands for the test's own; scripts, which run the same programs, share theirs.
  case ${LLVM_PROFILE_FILE:-} in
    *TEST*)
      case $name in *.sh) own=scripts ;; *) own=$(echo "$name" | tr / -) ;; esac
      export LLVM_PROFILE_FILE="${LLVM_PROFILE_FILE%TEST*}$own${LLVM_PROFILE_FILE##*TEST}"
      ;;
  esac
  case $name in
    *.sh) sh "tests/$name" >"$log" 2>&1 ;;
    *) ${TEST_WRAPPER:-} "$BUILD/tests/$name" >"$log" 2>&1 ;;
  esac
  status=$?
  seconds=$(($(date +%s) - start))
  # What the test's processes took of the processors, which a loaded machine changes less than the clock.
  times >"$log.times"
  processor=$(awk -F '[ms ]+' 'NR == 2 { printf "%.1f", 60 * $1 + $2 + 60 * $3 + $4 }' "$log.times")
  # cmocka says "PASSED ] 3 test(s)", scripts end with "3 passed, 0 failed".
  passed=$(sed -n 's/.*\[  PASSED  \] \([0-9]*\) test.*/\1/p; s/^\([0-9]*\) passed, [0-9]* failed.*/\1/p' "$log" | tail -n 1)
  failed=$(sed -n 's/.*\[  FAILED  \] \([0-9]*\) test.*/\1/p; s/^[0-9]* passed, \([0-9]*\) failed.*/\1/p' "$log" | tail -n 1)
  passed=${passed:-0}
  failed=${failed:-0}
  # A test that ends badly, or that tested nothing, has failed whatever it counted.
  if [ "$failed" = 0 ] && { [ $status -ne 0 ] || [ "$passed" = 0 ]; }; then failed=1; fi
  # All of the report at once: it is read as soon as it is there.
  {
    printf '%s %s %s %s\n' "$passed" "$failed" "$seconds" "$processor"
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
# A python3 of a version manager is a script, and starts ten times as slowly as the interpreter that it finds.
python=$(python3 -c 'import sys; print(sys.executable)')
[ -z "$python" ] || [ "$python" = "$(command -v python3)" ] || PATH=$(dirname "$python"):$PATH
is_short=
[ $# -gt 0 ] || is_short=1
if [ $# = 0 ] || [ "$1" = --all ]; then
  set -- $(cd "$BUILD/tests" && find . '(' -name '*_test' -o -name '*_test32' ')' -type f | sed 's|^\./||' | sort) \
    $(find tests -name '*_test.sh' | sed 's|^tests/||' | sort)
fi
if [ "$is_short" ]; then
  export ORIGO_TEST_PAIRS="${ORIGO_TEST_PAIRS:-300}"
  set -- $(printf '%s\n' "$@" | awk 'NR == FNR { is_long[$1] = 1; next } !($1 in is_long)' tests/long.txt -)
fi
for name in "$@"; do
  mkdir -p "$BUILD/tests/$(dirname "$name")"
  rm -f "$BUILD/tests/$name.log.report"
done
# What takes longest begins first, or the end of the run would be waiting for it alone.
printf '%s\n' "$@" | awk 'NR == FNR { if ($1 != "#") place[$1] = NR; next } { print ($1 in place ? place[$1] : 9999), $1 }' \
  tests/longest.txt - | sort -s -n -k 1,1 | cut -d ' ' -f 2 | xargs -P "${TEST_JOBS:-$(nproc)}" -n 1 "$0" --one &
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
  passed=0 failed=1 seconds=- processor=-
  [ ! -e "$report" ] || read -r passed failed seconds processor <"$report"
  verdict=ok
  [ "$failed" = 0 ] || verdict=FAILED
  printf '%-48s %6s passed %4s failed %5ss  %-6s %6ss of a processor\n' "$name" "$passed" "$failed" "$seconds" "$verdict" "$processor"
  [ ! -e "$report" ] || tail -n +2 "$report"
  total_passed=$((total_passed + passed))
  total_failed=$((total_failed + failed))
done
wait
if [ "$is_short" ]; then
  awk '$1 != "#" { count++; seconds += $2; names = names " " $1 " (" $2 " s)" }
    END { printf "make test-all adds %d tests, about %d s of a processor:%s,\n", count, seconds, names }' tests/long.txt
  echo "and more random cases in the others than ORIGO_TEST_PAIRS=$ORIGO_TEST_PAIRS makes."
fi
echo "$total_passed passed, $total_failed failed"
[ "$total_failed" = 0 ]
