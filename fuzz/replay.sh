#!/bin/sh
# Replays the stored inputs of every harness without a fuzzer.   usage: fuzz/replay.sh BUILD HARNESS...
# FUZZ_WRAPPER, if set, is put before each program (valgrind).
set -u
build=$1
shift
passed=0 failed=0
for harness in "$@"; do
  if ${FUZZ_WRAPPER:-} "$build/fuzz/$harness" "$(BUILD=$build fuzz/inputs.sh "$harness")" >"$build/fuzz/$harness.log" 2>&1; then
    passed=$((passed + 1))
    printf '%-12s %s\n' "$harness" "$(tail -n 1 "$build/fuzz/$harness.log")"
  else
    failed=$((failed + 1))
    printf '%-12s FAILED\n' "$harness"
    tail -n 5 "$build/fuzz/$harness.log" | cut -c 1-400 | sed 's/^/    /'
  fi
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
