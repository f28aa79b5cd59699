#!/bin/sh
# The stored inputs of every harness, then three minutes of fuzzing in all.   usage: fuzz/smoke.sh BUILD HARNESS...
# Fails on any crash, hang, memory error or broken promise. The last line says how many executions there were.
set -u
build=$1
shift
seconds=$((180 / $#))
# A folder of its own: what long runs have gathered stays as it is.
export FUZZ_FOLDER="$build-libfuzzer/smoke"
# Always the same way, so that a failure belongs to a change; to look elsewhere is what `make fuzz` is for.
export FUZZ_SEED=1
rm -rf "$FUZZ_FOLDER"
status=0 replayed=0
for harness in "$@"; do
  stored=$(find "fuzz/corpus/$harness" -type f | wc -l)
  if ! "$build-libfuzzer/fuzz/$harness" -runs=0 -timeout=25 "fuzz/corpus/$harness" >"$build-libfuzzer/fuzz/$harness.log" 2>&1
  then
    echo "$harness: a stored input fails"
    tail -n 20 "$build-libfuzzer/fuzz/$harness.log" | cut -c 1-400
    status=1
  fi
  replayed=$((replayed + stored))
  if ! fuzz/libfuzzer.sh "$build" "$harness" "$seconds"; then
    echo "$harness: a finding"
    grep -aE -A 3 'FOUND|ERROR|runtime error' "$FUZZ_FOLDER/$harness/log" | cut -c 1-400 | head -n 12
    status=1
  fi
done
fuzz/status.sh "$build" "$@" >"$build-libfuzzer/fuzz/smoke.log" || status=1
sed '$d' "$build-libfuzzer/fuzz/smoke.log"
runs=$(tail -n 1 "$build-libfuzzer/fuzz/smoke.log" | cut -d' ' -f1)
findings=$(tail -n 1 "$build-libfuzzer/fuzz/smoke.log" | cut -d' ' -f3)
echo "$((runs + replayed)) executions, $findings findings"
exit $status
