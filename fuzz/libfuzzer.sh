#!/bin/sh
# One harness under libFuzzer.   usage: fuzz/libfuzzer.sh BUILD HARNESS SECONDS [WORKERS]
# FUZZ_BUILD is the folder of the programs (none: BUILD-sanitized), FUZZ_SEED the seed of their random numbers (none:
# another each time), FUZZ_RUNS a limit of executions beside that of time. New inputs go to the folder
# BUILD-fuzzed/HARNESS (or FUZZ_FOLDER/HARNESS), findings and the log beside them. One worker is one process; several
# are libFuzzer's -fork, which goes on after a finding. Status 1 on a finding.
set -u
build=$1 harness=$2 seconds=$3 workers=${4:-1}
folder=${FUZZ_FOLDER:-$build-fuzzed}/$harness
mkdir -p "$folder/corpus" "$folder/findings"
dictionary=
length=256
if [ -f "fuzz/$harness.dict" ]; then dictionary=-dict=fuzz/$harness.dict length=2048; fi
fork=
if [ "$workers" -gt 1 ]; then fork="-fork=$workers -ignore_crashes=1 -ignore_timeouts=1 -ignore_ooms=1"; fi
# What AFL++ has gathered (fuzz/afl.sh) is read, too.
gathered=$folder/afl/main/queue
[ -d "$gathered" ] || gathered=
inputs=$(BUILD=$build fuzz/inputs.sh "$harness") || exit 3
# What comparisons were seen goes into a table by addresses, which are others in each process.
repeat=${FUZZ_SEED:+-use_cmp=0}
# An input that a busy machine was slow at is no finding; one that takes longer than -timeout is.
# Without -entropic=0 libFuzzer takes longer to weigh its inputs by their rare features than the harness takes to run one.
began=$(date +%s)
UBSAN_OPTIONS=print_stacktrace=1 nice -n 19 "${FUZZ_BUILD:-$build-sanitized}/fuzz/$harness" $fork $dictionary \
  -max_len="$length" -max_total_time="$seconds" ${FUZZ_RUNS:+-runs=$FUZZ_RUNS} -entropic=0 -reload=0 $repeat -timeout=60 -report_slow_units=60 \
  -rss_limit_mb=2048 -print_final_stats=1 -seed="${FUZZ_SEED:-0}" -artifact_prefix="$folder/findings/" \
  "$folder/corpus" "$inputs" ${gathered:+"$gathered"} >"$folder/log" 2>&1
status=$?
# In a process of its own libFuzzer counts itself; with -fork the last line about all of them does.
runs=$(sed -n 's/^stat::number_of_executed_units: *//p; s/^#\([0-9]*\): cov: .*/\1/p' "$folder/log" | tail -n 1)
took=$(sed -n 's/^Done [0-9]* runs in \([0-9]*\) second.*/\1/p' "$folder/log" | tail -n 1)
[ -n "$took" ] || took=$(($(date +%s) - began)) # stopped before its time
echo "${runs:-0} $took $workers" >>"$folder/runs"
[ "$status" = 0 ] && [ -z "$(ls -A "$folder/findings")" ]
