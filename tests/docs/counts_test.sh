#!/bin/sh
# The README has at most 150 lines. It says how many cases with answers the corpus has, in how many files: so many are
# there, each file beside its answers, and a README that says another number is found. Its engines are the best three
# and the worst three of
# docs/results/kinds.md.   usage: tests/docs/counts_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

# 1,234 as pages write it.
grouped() { printf '%s\n' "$1" | sed -e ':a' -e 's/^\([0-9]*[0-9]\)\([0-9]\{3\}\)/\1,\2/;ta'; }
says_so() { tr '\n' ' ' <"$1" | grep -q "holds $2 degenerate cases in $3 files"; }

files=0
for cases in corpus/cases/*.jsonl corpus/*/cases/*.jsonl; do
  answers=${cases%cases/*}answers/${cases##*/}
  files=$((files + 1))
  [ -s "$answers" ] || expect "$cases has answers" false
done
count=$(cat corpus/cases/*.jsonl corpus/*/cases/*.jsonl | wc -l)
expect "there are cases: $count" [ "$count" -gt 1000 ]
expect "README.md: $(grouped "$count") cases in $(grouped "$files") files" says_so README.md "$(grouped "$count")" "$(grouped "$files")"

echo '{"id": "one more"}' >"$dir/more"
more=$(cat corpus/cases/*.jsonl corpus/*/cases/*.jsonl "$dir/more" | wc -l)
expect 'with one more case it would be another number' is "$(says_so README.md "$(grouped "$more")" "$files"; echo $?)" 1
expect 'a number of seven digits' is "$(grouped 1234567)" 1,234,567

lines=$(wc -l <README.md)
expect "README.md has $lines lines" [ "$lines" -le 150 ]

# The first table of a page, without its head.
first_table() { sed -n '/^|---/,/^$/p' "$1" | sed '/^|---/d; /^$/q' | grep '^|'; }
first_table docs/results/kinds.md >"$dir/engines"
{ head -n 3 "$dir/engines" && tail -n 3 "$dir/engines"; } >"$dir/ends"
sed -n '/^<!-- league: /,/^<!-- end of league/p' README.md >"$dir/part"
first_table "$dir/part" >"$dir/shown"
expect "there are engines: $(wc -l <"$dir/engines")" [ "$(wc -l <"$dir/engines")" -gt 6 ]
expect "the best three and the worst three: $(diff "$dir/ends" "$dir/shown" | head -n 3)" cmp -s "$dir/ends" "$dir/shown"

conclude
