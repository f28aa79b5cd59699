#!/bin/sh
# All harnesses one after the other, both cores on each.   usage: fuzz/run.sh libfuzzer|afl BUILD MINUTES HARNESS...
# The minutes are shared out evenly. Goes on after findings; says at the end what there is. Status 1 on any.
set -u
engine=$1 build=$2 minutes=$3
shift 3
seconds=$((minutes * 60 / $#))
[ "$seconds" -gt 0 ] || seconds=1
for harness in "$@"; do
  fuzz/"$engine".sh "$build" "$harness" "$seconds" "${FUZZ_WORKERS:-2}" || echo "$harness: a finding"
done
fuzz/status.sh "$build" "$@"
