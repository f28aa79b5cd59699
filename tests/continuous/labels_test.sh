#!/bin/sh
# Published queries of vertices, triangles and edges that move, through the algorithms that never miss: no label that
# says contact is denied.
# usage: BUILD=build tests/continuous/labels_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
queries=$(dirname "$0")/../../corpus/imported/ccd-queries.jsonl

jq -c 'del(.expect)' "$queries" >"$dir/cases"
jq -c 'select(.expect) | .id' "$queries" | sort >"$dir/contacts"
expect 'contacts among them' [ "$(wc -l <"$dir/contacts")" -gt 80 ]
for algorithm in inclusion-root additive-advancement; do
  "$origo" run --quiet "$algorithm" "$dir/cases" >"$dir/claims"
  expect "$algorithm answers" [ "$(jq -c 'select(.status == "ok") | .id' "$dir/claims" | wc -l)" -gt 270 ]
  jq -c 'select(.status == "ok" and (.colliding | not)) | .id' "$dir/claims" | sort >"$dir/denied"
  expect "$algorithm denies some" [ "$(wc -l <"$dir/denied")" -gt 50 ]
  expect "$algorithm misses none" is "$(comm -12 "$dir/denied" "$dir/contacts")" ''
done
"$origo" run --quiet cubic-solver "$dir/cases" | jq -c 'select(.colliding | not) | .id' | sort >"$dir/denied"
expect 'the plain solver denies some' [ "$(wc -l <"$dir/denied")" -gt 50 ]

conclude
