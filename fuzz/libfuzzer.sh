#!/bin/sh
# One harness under libFuzzer.   usage: fuzz/libfuzzer.sh BUILD HARNESS SECONDS [WORKERS]
# FUZZ_SEED is that of its random numbers (none: another each time). New inputs go to the folder BUILD-fuzzed/HARNESS (or
# FUZZ_FOLDER/HARNESS), findings and the log beside them. One worker
# is one process; several are libFuzzer's -fork, which goes on after a finding. Status 1 on a finding.
set -u
build=$1 harness=$2 seconds=$3 workers=${4:-1}
folder=${FUZZ_FOLDER:-$build-fuzzed}/$harness
mkdir -p "$folder/corpus" "$folder/findings"
dictionary=
length=512
if [ -f "fuzz/$harness.dict" ]; then dictionary=-dict=fuzz/$harness.dict length=4096; fi
fork=
if [ "$workers" -gt 1 ]; then fork="-fork=$workers -ignore_crashes=1 -ignore_timeouts=1 -ignore_ooms=1"; fi
UBSAN_OPTIONS=print_stacktrace=1 nice -n 19 "$build-libfuzzer/fuzz/$harness" $fork $dictionary -max_len="$length" \
  -max_total_time="$seconds" -timeout=25 -rss_limit_mb=2048 -print_final_stats=1 -seed="${FUZZ_SEED:-0}" -artifact_prefix="$folder/findings/" \
  "$folder/corpus" "fuzz/corpus/$harness" >"$folder/log" 2>&1
status=$?
# In a process of its own libFuzzer counts itself; with -fork the last line about all of them does.
runs=$(sed -n 's/^stat::number_of_executed_units: *//p; s/^#\([0-9]*\): cov: .*/\1/p' "$folder/log" | tail -n 1)
echo "${runs:-0} $seconds $workers" >>"$folder/runs"
[ "$status" = 0 ] && [ -z "$(ls -A "$folder/findings")" ]
