#!/bin/sh
# One harness under AFL++, a main instance and, with two workers or more, others beside it.
# usage: fuzz/afl.sh BUILD HARNESS SECONDS [WORKERS]     Status 1 on a finding.
set -u
build=$1 harness=$2 seconds=$3 workers=${4:-1}
folder=${FUZZ_FOLDER:-$build-fuzzed}/$harness
mkdir -p "$folder/afl"
# A machine of any kind: cores bound or not, crash reports piped or not; an AFL++ that is resumed goes on where it was.
export AFL_SKIP_CPUFREQ=1 AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1 AFL_NO_UI=1 AFL_NO_AFFINITY=1 AFL_AUTORESUME=1
AFL_CUSTOM_MUTATOR_LIBRARY=$(realpath "$build-afl/fuzz/mutator.so")
dictionary=
if [ -f "fuzz/$harness.dict" ]; then dictionary="-x fuzz/$harness.dict"; else export AFL_CUSTOM_MUTATOR_LIBRARY; fi
inputs=$(BUILD=$build fuzz/inputs.sh "$harness") || exit 3
worker=1
while [ "$worker" -le "$workers" ]; do
  if [ "$worker" = 1 ]; then role="-M main"; else role="-S second$worker"; fi
  nice -n 19 afl-fuzz $role $dictionary -V "$seconds" -t 25000 -i "$inputs" -o "$folder/afl" -- \
    "$build-afl/fuzz/$harness" </dev/null >"$folder/afl/log$worker" 2>&1 &
  worker=$((worker + 1))
done
wait
runs=0
for stats in "$folder"/afl/*/fuzzer_stats; do
  [ -f "$stats" ] || { tail -n 20 "$folder/afl/log1"; exit 3; }
  runs=$((runs + $(sed -n 's/^execs_done *: *//p' "$stats")))
done
echo "$runs $seconds $workers" >>"$folder/runs"
! cat "$folder"/afl/*/fuzzer_stats | grep -qE '^saved_(crashes|hangs) *: [1-9]'
