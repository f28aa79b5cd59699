#!/bin/bash
# A fixed number of executions of every harness under the sanitizers, two at once.   usage: fuzz/smoke.sh BUILD HARNESS...
# The stored inputs come first. The same seed, the same number: the same inputs each time and on every machine, so that
# a failure belongs to a change; to look elsewhere is what `make fuzz` is for. Fails on any crash, hang, memory error or
# broken promise. The last line says how many executions there were. With SHARE=4 in the environment every fourth
# harness has its turn, TURN says which; the others do a quarter of their executions.
set -u
build=$1
shift
# A folder of its own: what long runs have gathered stays as it is.
export FUZZ_BUILD="$build-sanitized" FUZZ_FOLDER="$build-sanitized/smoke" FUZZ_SEED=1
rm -rf "$FUZZ_FOLDER"
mkdir -p "$FUZZ_FOLDER"

# Some ten seconds of a core each, more for decompose, from what an execution costs (docs/develop/fuzzing.md). A machine so slow
# that the time runs out has looked at less.
runs_of() {
  case $1 in
  orientation | simplex | support | judge | filter | hull) echo 25000 ;;
  reader | mesh_file) echo 250000 ;;
  judgement) echo 40000 ;;
  sweep | overlaps | contact | half_space) echo 4000 ;;
  asked) echo 2500 ;;
  motion) echo 1000 ;;
  hit | curved_support) echo 6000 ;;
  parts | curved_contact | sweep_range) echo 2000 ;;
  solid) echo 400 ;;
  decompose) echo 120 ;;
  *) echo 12500 ;;
  esac
}
SECONDS_AT_MOST=240

# is_due NUMBER: whether the harness of that number has its turn
is_due() {
  [ -z "${SHARE:-}" ] || [ $(($1 % SHARE)) = $((TURN % SHARE)) ]
}

smoke() {
  local runs
  runs=$(runs_of "$1")
  is_due "$2" || runs=$((runs / 4))
  FUZZ_RUNS=$runs fuzz/libfuzzer.sh "$build" "$1" "$SECONDS_AT_MOST" && return
  echo "$1: a finding"
  grep -aE -A 3 'FOUND|ERROR|runtime error' "$FUZZ_FOLDER/$1/log" | cut -c 1-400 | head -n 12
  touch "$FUZZ_FOLDER/failed"
}

number=0
for harness in "$@"; do
  number=$((number + 1))
  while [ "$(jobs -rp | wc -l)" -ge 2 ]; do wait -n; done
  smoke "$harness" $number &
done
wait
fuzz/status.sh "$build" "$@"
[ "$?" = 0 ] && [ ! -e "$FUZZ_FOLDER/failed" ]
