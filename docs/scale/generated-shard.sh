#!/bin/sh
# One shard of a generated run: cases made, asked and judged in a pipe; no file of cases is kept.
# usage: docs/scale/generated-shard.sh SHARD SHARDS OUT COUNT FAMILY...   (from the root of the repository)
# COUNT cases of each family over all shards, a multiple of SHARDS. QUESTION: relation. ENGINE: origo's gjk.
# OUT/SHARD.zst (judgements without times) and OUT/SHARD.sum (their digest) are there when they are whole.
set -eu
shard=$1 shards=$2 out=$3 each=$(($4 / $2))
shift 4
ulimit -c 0
[ ! -e "$out/$shard.sum" ] || exit 0
for family; do
  build/origo gen "$family" --question "${QUESTION:-relation}" --index $(((shard - 1) * each)) --count "$each" |
    { build/origo judge --quiet --timeout 60 --engine "${ENGINE:-build/origo run gjk}" || [ $? -eq 1 ]; } |
    sed 's/,"nanoseconds":[0-9]*//'
done | zstd -q -f -o "$out/$shard.part"
count=$(zstd -q -d -c "$out/$shard.part" | wc -l)
[ "$count" -eq $((each * $#)) ] || { echo "shard $shard: $count judgements" >&2; exit 2; }
mv "$out/$shard.part" "$out/$shard.zst"
zstd -q -d -c "$out/$shard.zst" | sha256sum >"$out/$shard.sum.part"
mv "$out/$shard.sum.part" "$out/$shard.sum"
