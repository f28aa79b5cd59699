#!/bin/sh
# Published queries of vertices, triangles and edges that move: whether they meet is as their labels say, and the
# checker accepts every answer.
# usage: BUILD=build tests/moving/labels_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
BUILD=${BUILD:-build}
queries=$(dirname "$0")/../../corpus/imported/ccd-queries.jsonl

jq -c 'del(.expect)' "$queries" >"$dir/cases"
jq -c '[.id, .expect]' "$queries" >"$dir/labels"
"$BUILD/origo" ask "$dir/cases" >"$dir/answers"
jq -c '[.id, .hit]' "$dir/answers" >"$dir/found"
expect 'there are hundreds' [ "$(wc -l <"$dir/labels")" -gt 200 ]
expect 'contacts among them' [ "$(grep -c true "$dir/labels")" -gt 80 ]
expect 'all as their labels say' cmp "$dir/labels" "$dir/found"
expect 'all accepted' is "$("$BUILD/origo-check" "$dir/cases" "$dir/answers")" "$(wc -l <"$dir/labels") accepted, 0 refused"

conclude
