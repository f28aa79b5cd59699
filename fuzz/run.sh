#!/bin/sh
# All harnesses one after the other, both cores on each.   usage: fuzz/run.sh libfuzzer|afl BUILD MINUTES HARNESS...
# The minutes are shared out evenly. Goes on after findings; says at the end what there is. Status 1 on any. What was
# run is a line a harness in FUZZ_RECORD (docs/fuzz-executions.csv).
set -u
engine=$1 build=$2 minutes=$3
shift 3
record=${FUZZ_RECORD:-docs/fuzz-executions.csv}
seconds=$((minutes * 60 / $#))
[ "$seconds" -gt 0 ] || seconds=1
case $engine:${FUZZ_BUILD:-} in
afl:* | *-libfuzzer) sanitized=no ;;
*) sanitized=yes ;;
esac
# What the programs were built of; FUZZ_COMMIT says it where that is no longer what is checked out.
commit=${FUZZ_COMMIT:-$(git describe --always --dirty --abbrev=8 --exclude '*' 2>/dev/null || echo unknown)}
for harness in "$@"; do
  found=0
  fuzz/"$engine".sh "$build" "$harness" "$seconds" "${FUZZ_WORKERS:-2}" || found=1
  [ "$found" = 0 ] || echo "$harness: a finding"
  # Seconds are those of all processes together.
  runs=$(tail -n 1 "${FUZZ_FOLDER:-$build-fuzzed}/$harness/runs" | awk '{ print $1 "," $2 * $3 }')
  echo "$(date -u +%Y-%m-%d),$commit,$harness,$engine,$sanitized,$runs,$found," >>"$record"
done
docs/how-it-is-tested.py
fuzz/status.sh "$build" "$@"
