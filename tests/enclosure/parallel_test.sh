#!/bin/sh
# Bodies of parallel axes that touch at any fractions are decided: none of them is `undecided`.
# usage: BUILD=build tests/enclosure/parallel_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

"$(dirname "$0")/parallel_cases.py" 100 1 >"$dir/cases"
"$origo" ask "$dir/cases" >"$dir/answers" 2>"$dir/err"
expect 'all are answered' is "$? $(cat "$dir/err")" '0 '
jq -r 'select((.id | split("-") | last) != .relation) | "\(.id) is \(.relation)"' "$dir/answers" >"$dir/wrong"
expect 'relations' is "$(cat "$dir/wrong")" ''
expect 'each in triples' is "$(jq -r .relation "$dir/answers" | sort | uniq -c | xargs)" '100 penetrating 100 separated 100 touching'
"$BUILD/origo-check" "$dir/cases" "$dir/answers" >"$dir/out" 2>&1
expect 'accepted' is "$? $(cat "$dir/out")" '0 300 accepted, 0 refused'
conclude
