#!/bin/sh
# A generated run over all cores: usage: docs/scale/generated.sh OUT SHARDS COUNT FAMILY...   (see generated-shard.sh)
# Run again, it does the shards that are missing. Two runs are the same where OUT/sums are.
set -eu
out=$1 shards=$2 count=$3
shift 3
[ $((count % shards)) -eq 0 ] || { echo "COUNT is no multiple of SHARDS" >&2; exit 2; }
mkdir -p "$out"
seq "$shards" | parallel --joblog "$out/jobs.log" docs/scale/generated-shard.sh {} "$shards" "$out" "$count" "$@"
for k in $(seq "$shards"); do sed "s/-/$k/" "$out/$k.sum"; done >"$out/sums"
