#!/bin/sh
# docs/fuzz-edges.py with a record that is made up: which harness has stopped learning, and where the points are drawn.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
export FUZZ_DOCS="$dir" FUZZ_RECORD="$dir/record.csv"
mkdir "$dir/develop" "$dir/figures"
page=$dir/develop/fuzzing.md figure=$dir/figures/fuzz-edges.svg
printf 'Before.\n<!-- edges: docs/fuzz-edges.py -->\nold\n<!-- end of the table -->\nAfter.\n' >"$page"
{
  echo "date,commit,harness,engine,sanitized,executions,seconds,findings,edges"
  for edges in 40 50 50 49 50; do echo "2026-01-01,a,learned,afl,no,9,10,0,$edges"; done
  for edges in 40 41 41 42; do echo "2026-01-01,a,learns,libfuzzer,no,9,10,0,$edges"; done
  echo "2026-01-01,a,young,afl,no,9,30,0,100"
  echo "2026-01-01,a,young,afl,no,9,10,0,50"
  echo "2026-01-01,a,young,afl,yes,9,10,0,777"
  echo "2026-01-01,a,blind,afl,no,9,10,0,"
} >"$FUZZ_RECORD"
expect "what is not of the record is told" sh -c '! docs/fuzz-edges.py --check >"$0"' "$dir/said"
expect "by name" says "$dir/said" "fuzzing.md is not of this record"
docs/fuzz-edges.py
expect "then it is of the record" docs/fuzz-edges.py --check
expect "three turns without a new edge: stopped" says "$page" '| `learned` | afl | 5 | 50 | 40 | 50 | 3 | yes |'
expect "a new edge: not stopped" says "$page" '| `learns` | libfuzzer | 4 | 40 | 40 | 42 | 0 | no |'
expect "too few turns to tell" says "$page" '| `young` | afl | 2 | 40 | 100 | 100 | 1 | too few turns |'
expect "no row without edges, none of sanitizers" is "$(grep -cE 'blind|777' "$page")" 0
expect "the page's other text stays" is "$(sed -n '1p;$p' "$page" | tr '\n' ' ')" "Before. After. "
expect "a point a turn" is "$(grep -c '<circle' "$figure")" 11
# The third panel begins at x = 332, y = 22 and has 142 by 64.
expect "three quarters to the right, on top; then on the right, half as high" \
  says "$figure" 'points="438.5,22.0 474.0,54.0"'
expect "another record makes it stale" \
  sh -c 'sed -i s/,50$/,60/ "$FUZZ_RECORD"; ! docs/fuzz-edges.py --check >/dev/null'
conclude
