#!/bin/sh
# Meshes from elsewhere: the cases are what the script makes of what was published, and the answers are stored and
# accepted.
# usage: BUILD=build tests/mesh_pairs/imported_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

cases=corpus/imported/mesh-cases.jsonl answers=corpus/imported/mesh-answers.jsonl
python3 corpus/import_meshes.py >"$dir/cases"
expect 'the cases are made of the meshes' same "$dir/cases" "$cases"
"$origo" ask "$cases" >"$dir/answers"
expect 'every case is answered' is "$?" 0
expect 'the answers are those stored' same "$dir/answers" "$answers"
"$BUILD/origo-check" "$cases" "$answers" >"$dir/out" 2>&1
expect 'the answers are accepted' is "$?" 0
expect 'meshes have a source and a licence' is "$(jq -r 'select((.source | length) > 0 and (.licence | length) > 0) | .id' corpus/imported/meshes.jsonl | xargs)" \
  'teapot bricard-odd bricard-even'
expect 'pairs' is "$(jq -r 'select(.count) | .count' "$answers" | xargs)" '1164 285 0 26 0 26 151'
conclude
