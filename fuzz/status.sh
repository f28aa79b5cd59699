#!/bin/sh
# What has been fuzzed and found.   usage: fuzz/status.sh BUILD HARNESS...
# Executions per second are per process, of all runs so far. Status 1 where there are findings.
set -u
build=$1
shift
total=0 findings=0
printf '%-12s %14s %10s %10s %10s\n' harness executions 'per second' inputs findings
for harness in "$@"; do
  folder=${FUZZ_FOLDER:-$build-fuzzed}/$harness
  runs=0 rate=0
  if [ -f "$folder/runs" ]; then
    runs=$(awk '{ n += $1 } END { printf "%d", n }' "$folder/runs")
    rate=$(awk '{ n += $1; t += $2 * $3 } END { printf "%d", (t > 0 ? n / t : 0) }' "$folder/runs")
  fi
  found=$(find "$folder/findings" "$folder"/afl/*/crashes* "$folder"/afl/*/hangs* -type f ! -name README.txt 2>/dev/null | wc -l)
  inputs=$(find "$folder/corpus" "$folder"/afl/*/queue -type f 2>/dev/null | wc -l)
  printf '%-12s %14d %10d %10d %10d\n' "$harness" "$runs" "$rate" "$inputs" "$found"
  total=$((total + runs))
  findings=$((findings + found))
done
echo "$total executions, $findings findings"
[ "$findings" = 0 ]
