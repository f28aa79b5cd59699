#!/bin/sh
# One harness under AFL++, a main instance and, with two workers or more, others beside it.
# usage: fuzz/afl.sh BUILD HARNESS SECONDS [WORKERS]     Status 1 on a finding.
# What libFuzzer found of the harness (fuzz/libfuzzer.sh) is read, too. The main instance goes on from the queue of its
# last run. An input that a busy machine was slow at is no hang: what AFL++ takes for one is run again with a limit of
# processor seconds, and goes to the folder slow if it ends within that.
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
if [ -f "fuzz/$harness.dict" ]; then
  dictionary="-x fuzz/$harness.dict"
  length=2048
else
  export AFL_CUSTOM_MUTATOR_LIBRARY
fi
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
trap : INT # meant for AFL++, which has its own way to end
wait
wait # where the first one was interrupted
mkdir -p "$folder/slow"
find "$folder"/afl/*/hangs* -name 'id*' -newer "$folder/afl/began" 2>/dev/null | while read -r hang; do
  if (ulimit -t 25; "$build-afl/fuzz/$harness" <"$hang" >/dev/null 2>&1); then mv "$hang" "$folder/slow/"; fi
done
runs=0
for stats in "$folder"/afl/*/fuzzer_stats; do
  [ -f "$stats" ] || { tail -n 20 "$folder/afl/log1"; exit 3; }
  runs=$((runs + $(sed -n 's/^execs_done *: *//p' "$stats")))
done
echo "$runs $seconds $workers" >>"$folder/runs"
[ -z "$(find "$folder"/afl/*/crashes* "$folder"/afl/*/hangs* -name 'id*' -newer "$folder/afl/began" 2>/dev/null)" ]
