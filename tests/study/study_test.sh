#!/bin/sh
# Every study of a claim, small: a verdict that is one, values that a program can read, the same numbers for the same
# seed (timings apart), other ones for another seed, and bad usage refused with one line that helps.
# usage: BUILD=build tests/study/study_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
differ() { ! cmp -s "$1" "$2"; }

# Without the columns of times, whose names end in _ns or _time.
untimed() { # untimed CSV
  awk -F , 'NR == 1 { for (k = 1; k <= NF; k++) if ($k !~ /_(ns|time)$/) keep[++n] = k }
    { for (k = 1; k <= n; k++) printf "%s%s", $keep[k], k < n ? "," : "\n" }' "$1"
}

study() { # study PROGRAM NAME OUT SEED
  timeout 120 "$BUILD/$1" study "$2" --count 2 --seed "$4" --csv "$dir/$3.csv" >"$dir/$3" 2>"$dir/err"
  expect "$1 $2: exit status: $(head -c 300 "$dir/err")" is "$? $(wc -c <"$dir/err")" '0 0'
  untimed "$dir/$3.csv" >"$dir/$3.untimed"
}

refuses() { # refuses PHRASE ARGUMENTS...
  phrase=$1
  shift
  "$BUILD/origo" study "$@" >"$dir/out" 2>"$dir/err" </dev/null
  expect "refused: origo study $*" is "$? $(wc -l <"$dir/err") $(wc -c <"$dir/out") $(grep -cF -e "$phrase" "$dir/err")" '2 1 0 1'
}

expect 'there are studies' [ -n "$("$BUILD/origo" study --list | grep accuracy)" ]
"$BUILD/origo" study --list | awk '/^  / && $1 != "accuracy" { print $1 }' >"$dir/studies"
while read -r name; do
  for program in origo origo32; do
    study $program "$name" first 7
    expect "$program $name: a verdict at the end" is \
      "$(tail -n 1 "$dir/first" | grep -cE '^(claim [0-9]+|promises|besides): (reproduced|refuted|partly): .')" 1
    expect "$program $name: values" [ "$(wc -l <"$dir/first.csv")" -gt 1 ]
    expect "$program $name: as many cells in every row" is "$(awk -F , '{ print NF }' "$dir/first.csv" | sort -u | wc -l)" 1
    expect "$program $name: nothing that is not a number" is "$(grep -ciE '(^|,)-?(nan|inf)' "$dir/first.csv")" 0
  done
  study origo32 "$name" again 7
  expect "$name: the same numbers" same "$dir/first.untimed" "$dir/again.untimed"
  study origo32 "$name" other 8
  expect "$name: other numbers for another seed" differ "$dir/first.untimed" "$dir/other.untimed"
  refuses '--count takes a whole number' "$name" --count 0
  refuses '--count takes a whole number' "$name" --count many
  refuses '--seed takes a whole number' "$name" --seed -1
  refuses 'unknown' "$name" --nonsense
  refuses 'takes no operands' "$name" more
  "$BUILD/origo" study "$name" --help >"$dir/out" 2>"$dir/err"
  expect "help of $name" is "$? $(wc -c <"$dir/err") $(grep -c '^usage: origo study' "$dir/out")" '0 0 1'
  expect "$name has a page, and the index knows it" grep -qF "($name.md)" docs/studies/README.md
  expect "$name has a plot" [ -s "docs/studies/$name.svg" ]
done <"$dir/studies"

# The number that docs/results/errata.md names.
"$BUILD/origo" study rasku --count 2 >"$dir/out"
expect "rasku: table 5's third run is beyond what is possible" grep -q 'run 3 of table 5 has 337713 hits of 881769' "$dir/out"

# What the sources say of crowds: those inside turn the box of all points and not that of the extreme ones.
"$BUILD/origo" study principal-boxes --count 3 >"$dir/out"
expect 'principal-boxes: a crowd inside turns the box' grep -q '^besides: reproduced: a crowd inside: ' "$dir/out"
expect 'principal-boxes: the hull is not always the best' grep -q '^besides: refuted: the best of all takes the hull: ' "$dir/out"
expect 'principal-boxes: no box has less than the best known' grep -q ' boxes 0 have less volume than the best known, and 0 sets' "$dir/out"

name=$(head -n 1 "$dir/studies")
if [ -n "$name" ]; then
  "$BUILD/origo" study "$name" --count 1 --csv /nowhere/csv >/dev/null 2>"$dir/err"
  expect 'values that cannot be written' is "$? $(wc -l <"$dir/err")" '2 1'
fi

conclude
