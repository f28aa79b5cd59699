#!/bin/sh
# All cores of this machine, or of several, by GNU parallel: usage: docs/scale/parallel.sh OUT SHARDS CASES...
# With more hosts: PARALLEL="--sshlogin host1,host2,: --workdir $PWD" docs/scale/parallel.sh ..., the checkout being at
# the same place on all of them, and JUDGE exported there (--env JUDGE). Run again, it does what failed.
set -eu
out=$1 shards=$2
shift 2
mkdir -p "$out"
seq "$shards" | parallel --joblog "$out/jobs.log" --resume-failed docs/scale/judge-shard.sh {} "$shards" "$out" "$@"
cat "$out"/*.jsonl >"$out/all"
build/origo report "$out/all" || [ $? -eq 1 ]
