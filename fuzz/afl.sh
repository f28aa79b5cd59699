#!/bin/sh
# One harness under AFL++, a main instance and, with two workers or more, others beside it.
# usage: fuzz/afl.sh BUILD HARNESS SECONDS [WORKERS]     Status 1 on a finding.
# What libFuzzer found of the harness (fuzz/libfuzzer.sh) is read, too. The main instance
# goes on from the queue of its last run.
set -u
build=$1 harness=$2 seconds=$3 workers=${4:-1}
folder=${FUZZ_FOLDER:-$build-fuzzed}/$harness
mkdir -p "$folder/afl" "$folder/corpus"
# A machine of any kind: cores bound or not, crash reports piped or not; an AFL++ that is resumed goes on where it was.
# It then measures all that it has once more, in as few runs as it can.
export AFL_SKIP_CPUFREQ=1 AFL_I_DONT_CARE_ABOUT_MISSING_CRASHES=1 AFL_NO_UI=1 AFL_NO_AFFINITY=1 AFL_AUTORESUME=1
export AFL_FAST_CAL=1
AFL_CUSTOM_MUTATOR_LIBRARY=$(realpath "$build-afl/fuzz/mutator.so")
dictionary=
length=256
if [ -f "fuzz/$harness.dict" ]; then dictionary="-x fuzz/$harness.dict" length=2048; else export AFL_CUSTOM_MUTATOR_LIBRARY; fi
inputs=$(BUILD=$build fuzz/inputs.sh "$harness") || exit 3
# Findings of this run are newer than this file. An AFL++ that is resumed counts former ones, too.
touch "$folder/afl/began"
worker=1
while [ "$worker" -le "$workers" ]; do
  if [ "$worker" = 1 ]; then role="-M main -F $folder/corpus"; else role="-S second$worker"; fi
  nice -n 19 afl-fuzz $role $dictionary -G "$length" -V "$seconds" -t 25000 -i "$inputs" -o "$folder/afl" -- \
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
[ -z "$(find "$folder"/afl/*/crashes* "$folder"/afl/*/hangs* -name 'id*' -newer "$folder/afl/began" 2>/dev/null)" ]
