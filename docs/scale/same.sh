#!/bin/sh
# Are the judgements of shards those of the whole, but for times?   usage: docs/scale/same.sh WHOLE SHARD...
set -eu
untimed() { cat "$@" | jq -cS 'del(.nanoseconds)' | sort; }
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
whole=$1
shift
untimed "$whole" >"$dir/whole"
untimed "$@" >"$dir/shards"
cmp "$dir/whole" "$dir/shards" && echo "the same: $(wc -l <"$dir/whole") judgements"
