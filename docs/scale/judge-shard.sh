#!/bin/sh
# One shard of a run.   usage: docs/scale/judge-shard.sh SHARD SHARDS OUT CASES...   (from the root of the repository)
# JUDGE: the options of origo judge, engines too, quoted as in a shell. OUT/SHARD.jsonl is there when it is whole:
# a shard that broke off is simply run again.
set -eu
shard=$1 shards=$2 out=$3
shift 3
ulimit -c 0
: "${JUDGE:=--timeout 5 --engine 'build/engines/ccd gjk' --engine 'build/engines/bullet pair'}"
eval "set -- $JUDGE \"\$@\""
status=0
build/origo judge --quiet --shard "$shard/$shards" "$@" >"$out/$shard.part" || status=$?
[ "$status" -le 1 ] || exit "$status" # 1: something is wrong with an engine, which is what we look for
mv "$out/$shard.part" "$out/$shard.jsonl"
