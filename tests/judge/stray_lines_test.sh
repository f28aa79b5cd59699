#!/bin/sh
# origo judge, engines that write more than they are asked for: it is charged to the case that it came with and to no
# other, and every run says the same, whenever the line comes. usage: BUILD=build tests/judge/stray_lines_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
engine=tests/judge/stray_engine.py
for k in 0 1 2 3 4; do
  printf '{"id":"c%d","question":"relation","a":{"shape":"sphere","radius":1},' $k
  printf '"b":{"shape":"sphere","radius":1,"pose":{"translation":[%s,0,0]}}}\n' $((k % 3 + 1))
done >"$dir/cases"

# judged WHAT CASE [SECONDS]: each case's status, into $dir/said, and all that was written, into $dir/run
judged() {
  "$origo" judge --timeout 30 --engine "$engine $*" "$dir/cases" >"$dir/run" 2>"$dir/err"
  echo "status $?" >>"$dir/err"
  cat "$dir/err" >>"$dir/run"
  grep '^{' "$dir/run" | jq -r 'if .status == "ok" then .verdict else .status end' | tr '\n' ' '
}
right='right right right right right '
# The third case, c2, alone.
third='right right nonsense right right '

for what in before after twice other half endless claims bye dies; do
  case $what in
    bye | dies) wanted=$right ;; # after the last claim; and no line at all
    *) wanted=$third ;;
  esac
  rm -f "$dir/first"
  for seconds in 0 0 0.005 0.05; do
    found=$(judged $what c2 $seconds)
    [ -e "$dir/first" ] || cp "$dir/run" "$dir/first"
    [ $what = bye ] && continue
    expect "$what, $seconds s" is "$found" "$wanted"
    sed "s/$what c2 [0-9.]*/$what/" "$dir/run" >"$dir/a"
    sed "s/$what c2 [0-9.]*/$what/" "$dir/first" >"$dir/b"
    expect "$what, $seconds s: all that is written" same "$dir/a" "$dir/b"
  done
done

# Every case: none is spared, none is charged twice.
nonsense='nonsense nonsense nonsense nonsense nonsense '
for what in before after twice other half; do
  for seconds in 0 0.01; do
    expect "$what, every case, $seconds s" is "$(judged $what all $seconds)" "$nonsense"
  done
  expect "$what, every case: the summary" says "$dir/err" '5 no answer (5 nonsense)'
  expect "$what, every case: the status" says "$dir/err" 'status 1'
done
expect 'it dies after each claim' is "$(judged dies all 0.01)" "$right"

# The last case, whose line comes before the end of input or after.
last='right right right right nonsense '
for seconds in 0 0.01 0.1; do
  expect "the last case, $seconds s" is "$(judged after c4 $seconds)" "$last"
done
expect 'a line at the end of input' is "$(judged bye all)" "$last"
judged after c2 0 >/dev/null
expect 'what came is told' is "$(grep '"c2"' "$dir/run" | jq -r .note | cut -c 1-44)" \
  'another line after its claim: no claim: not '

# Two engines side by side, one of them good: each has its own.
"$origo" judge --quiet --timeout 30 --engine "$engine twice c2" --engine "$engine none none" "$dir/cases" >"$dir/run"
expect 'two engines' is "$(jq -r '.id + .status' "$dir/run" | sed -n '3,8p' | tr '\n' ' ')" \
  'c1ok c1ok c2nonsense c2ok c3ok c3ok '
# A case's other forms are the case.
"$origo" judge --quiet --metamorphic --timeout 30 --engine "$engine after c2~0" "$dir/cases" >"$dir/run"
expect 'a line after another form of the case' is "$(jq -r .status "$dir/run" | tr '\n' ' ')" \
  'ok ok nonsense ok ok '

conclude
