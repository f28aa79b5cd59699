#!/bin/sh
# Bad input gets one clear error and the right exit status; what was written before it is whole lines.
#   tests/cli/bad/cases.tsv     exit status, phrase on standard error, line: one bad case each
#   tests/cli/bad/answers.tsv   exit status, phrase on either output, line: one answer to the good case below
#   tests/cli/bad/commands.tsv  exit status, phrase on standard error, what stands after `origo`: in a folder with the files in capitals
#   tests/cli/bad/overlaps_answers.tsv   the same for an answer to a case of boxes
# Inputs whose very bytes matter are made here.
set -u
BUILD=${BUILD:-build}
origo=$BUILD/origo
here=$(dirname "$0")
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
passed=0
failed=0

good='{"id":"good","question":"distance","a":{"shape":"point","points":[[0,0,0]]},"b":{"shape":"point","points":[[1,0,0]]}}'
# The same case under another name.
named() { printf '%s\n' "$good" | sed "s/\"good\"/\"$1\"/"; }

fail() {
  failed=$((failed + 1))
  printf 'FAILED %s\n' "$1"
  head -c 400 "$dir/out" "$dir/err"
}

# whole NAME: standard output is empty or whole JSON lines, each of which ends.
whole() {
  [ -s "$dir/out" ] || return 0
  [ -z "$(tail -c 1 "$dir/out")" ] && jq -e . "$dir/out" >/dev/null 2>&1
}

# expect NAME STATUS PHRASE COMMAND...: the phrase is on one line of standard error, which holds one line only.
expect() {
  name=$1 status=$2 phrase=$3
  shift 3
  timeout 60 "$@" >"$dir/out" 2>"$dir/err" </dev/null
  got=$?
  if [ $got -ne "$status" ]; then fail "$name: exit status $got, expected $status"
  elif [ -n "$phrase" ] && ! grep -qF -e "$phrase" "$dir/err"; then fail "$name: no '$phrase' on standard error"
  elif [ "$status" -ne 0 ] && [ "$(wc -l <"$dir/err")" -ne 1 ]; then fail "$name: not one line on standard error"
  elif ! whole; then fail "$name: standard output is not whole lines"
  else passed=$((passed + 1))
  fi
}

# ---- the tables: tests/cli/bad_tables.py says what must hold of each line ----
mkdir -p "$dir/place/FOLDER"
at=$(cd "$BUILD" && pwd)/origo
(cd "$dir/place" && printf '%s\n' "$good" >CASE && : >NOTHING && printf '\203\001\377' >BYTES &&
  echo '{"id":"x","question":"overlaps","boxes":[[[0],[1]],[[1],[2]]]}' >BOXES &&
  echo '{"id":"good","engine":"e","distance":1}' | "$at" judge --quiet CASE --claims - >JUDGEMENT)
named good >"$dir/good"
named x >"$dir/answered"
# 0 and 1 touch; then 2 comes to 1; then 0 goes, and 3 comes.
cat >"$dir/boxes" <<'C'
{"id":"x","question":"overlaps","boxes":[[[0],[1]],[[1],[2]],[[2.25],[3]]],"steps":[{"move":[[2,[2],[3]]]},{"remove":[0],"insert":[[3,[1.5],[1.5]]]}]}
C
"$here/bad_tables.py" "$BUILD" "$dir" >"$dir/tables" || echo '0 passed, 1 failed' >>"$dir/tables"
grep -v '^[0-9]* passed, ' "$dir/tables"
passed=$((passed + $(sed -n 's/^\([0-9]*\) passed, .*/\1/p' "$dir/tables" | tail -n 1)))
failed=$((failed + $(sed -n 's/^[0-9]* passed, \([0-9]*\) failed$/\1/p' "$dir/tables" | tail -n 1)))

# ---- bytes ----
raw() { # raw NAME STATUS PHRASE: the bad bytes on standard input become a file
  cat >"$dir/raw"
  expect "$1" "$2" "$3" "$origo" ask "$dir/raw"
}
many() { head -c "$2" /dev/zero | tr '\0' "$1"; }
printf '{"id":"\377\376","question":"distance"}\n' | raw 'invalid UTF-8' 2 'unable to decode byte 0xff'
printf '{"id":"\300\200","question":"distance"}\n' | raw 'overlong UTF-8' 2 'unable to decode'
printf '{"id":"x\0y"}\n' | raw 'a NUL in a string' 2 'not valid JSON'
printf '\0\0\0\n' | raw 'NUL bytes' 2 'not valid JSON'
{ many '[' 100000; echo; } | raw 'deep arrays' 2 'maximum parsing depth'
{ printf '{"id":"x","a":'; many '[' 100000; many ']' 100000; echo '}'; } | raw 'deep arrays in a field' 2 'maximum parsing depth'
awk 'BEGIN { for (k = 0; k < 100000; k++) printf "{\"a\":"; print "" }' | raw 'deep objects' 2 'maximum parsing depth'
named x | tr -d '\n' | head -c 70 | raw 'a last line that is cut off' 2 'not valid JSON at byte'
named x | sed 's/"x"/"\x01"/' | raw 'a control character in a string' 2 'control character'
{ named x; many 'x' 3000; echo; } | raw 'a long line of letters' 2 'not valid JSON'
{ printf '{"id":"x","question":"distance","a":{"shape":"hull","points":[["'; many 9 100000; echo '",0,0]]}}'; } |
  raw 'a huge integer' 3 'needs more than 100000 bits'
{ printf '{"id":"x","question":"distance","a":{"shape":"hull","points":[["1/'; many 9 100000; echo '",0,0]]}}'; } |
  raw 'a huge denominator' 3 'needs more than 100000 bits'
{ printf '{"id":"x","'; many k 200000; echo '":1}'; } | raw 'a huge name' 2 'unknown field'
{ named x; named x; } | raw 'a duplicate id' 2 "'x' was there before"
{ named x; echo; named y; named x; } | raw 'a duplicate id after a blank line' 2 'raw:4: '
printf '\357\273\277{}\n' | raw 'a byte order mark before a bad line' 2 "the field 'id' is missing"
{ named x; printf '\357\273\277'; named y; } | raw 'a byte order mark in the middle' 2 'not valid JSON'

# ---- good input in unusual form is answered ----
answers() { # answers NAME COUNT: standard input is answered completely
  cat >"$dir/raw"
  expect "$1" 0 '' "$origo" ask "$dir/raw"
  if [ "$(wc -l <"$dir/out")" -eq "$2" ]; then passed=$((passed + 1)); else fail "$1: not $2 answers"; fi
}
{ printf '\357\273\277'; named x; } | answers 'a byte order mark' 1
named x | sed 's/$/\r/' | answers 'a carriage return' 1
named x | tr -d '\n' | answers 'no end of line' 1
{ echo; named x; echo '  '; printf '\r\n'; named y; echo; } | answers 'blank lines' 2
answers 'an empty file' 0 </dev/null
named 'é\\u0001€' | answers 'an id with any characters' 1
named x | sed 's/\[1,0,0\]/[1e-999,5e-324,1e308]/' | answers 'extreme doubles' 1
named x | sed 's/\[1,0,0\]/["0x1p-90000","1e30000","123456789\/7"]/' | answers 'extreme strings' 1
awk 'BEGIN { printf "{\"id\":\"x\",\"question\":\"distance\",\"a\":{\"shape\":\"hull\",\"points\":["
  for (k = 0; k < 100000; k++) printf "%s[%d,%d,%d]", k ? "," : "", k % 100, int(k / 100) % 100, k % 7
  print "]},\"b\":{\"shape\":\"point\",\"points\":[[200,0,0]]}}" }' | answers 'a body of 100000 points' 1

# ---- limits ----
named x >"$dir/case"
expect 'a long line' 3 'longer than the limit of 50 bytes (--max-line raises it)' "$origo" ask --max-line 50 "$dir/case"
expect 'many bits' 3 'need more bits than the limit' "$origo" ask --max-bits 5 "$dir/case"
named x | sed 's/\[1,0,0\]/["1e30000",0,0]/' >"$dir/fine"
expect 'many bits on the common lattice' 3 '--max-bits raises it' "$origo" ask --max-bits 100000 "$dir/fine"
printf '{"id":"x","question":"relation","a":{"shape":"hull","points":[[0,0,0],[1,0,0],[2,0,0]]},"b":{"shape":"point","points":[[1,0,0]]}}\n' >"$dir/three"
expect 'many points' 3 'a.points: 3 points are more than the limit of 2 (--max-points raises it)' "$origo" ask --max-points 2 "$dir/three"
expect 'points at the limit' 0 '' "$origo" ask --max-points 3 "$dir/three"
printf '{"id":"x","question":"overlaps","boxes":[[[0],[1]],[[1],[2]]]}\n' >"$dir/boxes"
expect 'many boxes' 3 'boxes: 2 boxes, more than the limit of 1 (--max-points raises it)' "$origo" ask --max-points 1 "$dir/boxes"
expect 'boxes at the limit' 0 '' "$origo" ask --max-points 2 "$dir/boxes"
printf '{"id":"x","question":"overlaps","scene":{"family":"U","count":1000001,"seed":1}}\n' >"$dir/scene"
expect 'a scene larger than any' 2 'scene.count: a named scene has at most 1000000 boxes' "$origo" ask --max-points 1000001 "$dir/scene"
printf '{"id":"x","question":"overlaps","boxes":[],"steps":[{"insert":[[2147483647,[0],[1]]]}]}\n' >"$dir/far"
expect 'the number of a box beyond any' 3 'steps[0].insert[0][0]: the number of a box beyond the limit' "$origo" ask --max-points 4294967295 "$dir/far"
# Few bytes that ask for many bits are refused before those are made: at once. hulls COUNT NUMBER: two of COUNT
# points, the K-th number as awk has it.
hulls() {
  awk -v count="$1" "function number(k) { return $2 }
  function body() { printf \"{\\\"shape\\\":\\\"hull\\\",\\\"points\\\":[\"
    for (k = 0; k < 3 * count; k++) printf \"%s\\\"%s\\\"%s\", k % 3 ? \",\" : k ? \",[\" : \"[\", number(k), k % 3 == 2 ? \"]\" : \"\"
    printf \"]}\" }
  BEGIN { printf \"{\\\"id\\\":\\\"x\\\",\\\"question\\\":\\\"depth\\\",\\\"a\\\":\"; body(); printf \",\\\"b\\\":\"; body(); print \"}\" }"
}
dear() {
  name=$1
  cat >"$dir/dear"
  expect "$name" 3 '(--max-bits raises it)' sh -c "ulimit -t 5; exec $origo ask $dir/dear"
}
hulls 110 '"3e-29987"' | dear 'decimals of many places, ten kilobytes'
grep -qF "dear:1: a.points[36][2]: with '3e-29987' the numbers of the case need more bits than the limit of 4294967296" "$dir/err" ||
  fail 'the number that is too much is named'
hulls 20000 '"3e-29987"' | dear 'decimals of many places, a megabyte'
hulls 110 '(k % 2 ? "-" : "") "7e" k * 331 % 29987' | dear 'large and small decimals'
hulls 110 '"-0x1p-" k * 997 % 99991' | dear 'hexadecimal numbers of many places'
hulls 5000 'k "/" 1000000007 + 2 * k' | dear 'thousands of denominators'
hulls 110 '"3e-987"' >"$dir/fair"
expect 'decimals of a thousand places' 0 '' "$origo" ask "$dir/fair"

# A number of an answer: a long one is refused by its digits.
printf '{"id":"good","certificate":{"kind":"nearest","pairs":[[0,0]],"weights":["%s"]}}\n' "$(head -c 40000000 /dev/zero | tr '\0' 7)" >"$dir/long"
printf '%s\n' "$good" >"$dir/good"
expect_digits() {
  sh -c "ulimit -t 5; exec $BUILD/origo-check $2 $dir/good $dir/long" >"$dir/out" 2>"$dir/err"
  [ $? = 3 ] && grep -qF "long:1: a number with more digits than the limit of $3, up to byte" "$dir/err"
}
if expect_digits 'by default' '' 1000000; then passed=$((passed + 1)); else fail 'a weight of 40 megabytes'; fi
printf '{"id":"good","certificate":{"kind":"nearest","pairs":[[0,0]],"weights":["777"]}}\n' >"$dir/long"
if expect_digits 'by wish' '--max-digits 2' 2; then passed=$((passed + 1)); else fail 'a weight of three digits, two allowed'; fi
if "$BUILD/origo-check" --max-digits 3 "$dir/good" "$dir/long" >"$dir/out" 2>"$dir/err"; then passed=$((passed + 1)); else fail 'three digits allowed'; fi

# ---- going on after bad lines ----
{ named x; echo '{'; many y 300; echo; named z; } >"$dir/mixed"
timeout 60 "$origo" ask --keep-going --max-line 200 "$dir/mixed" >"$dir/out" 2>"$dir/err"
got=$?
if [ $got -eq 2 ] && [ "$(wc -l <"$dir/out")" -eq 2 ] && [ "$(wc -l <"$dir/err")" -eq 2 ]; then passed=$((passed + 1))
else fail "--keep-going: exit status $got"
fi

# ---- files and options ----
expect 'no such file' 2 'cannot open: No such file' "$origo" ask "$dir/nowhere"
expect 'a directory' 2 'Is a directory' "$origo" ask "$dir"
expect 'no such command' 2 "unknown command 'aks'; did you mean 'ask'?" "$origo" aks
expect 'no command' 2 'which command?' "$origo"
expect 'no such option of origo' 2 "unknown option '--verbose'" "$origo" --verbose
expect 'no such option' 2 "unknown or malformed option '--fast'" "$origo" ask --fast "$dir/case"
expect 'no such short option' 2 "unknown or malformed option '-x'" "$origo" ask -x "$dir/case"
expect 'an abbreviated option' 2 'not abbreviated' "$origo" ask --lim 3 "$dir/case"
expect 'an abbreviated option with =' 2 'not abbreviated' "$origo" ask --quest=depth "$dir/case"
expect 'an abbreviated --help' 2 'not abbreviated' "$origo" ask --hel
expect 'a value is missing' 2 'a value is missing after' "$origo" ask --limit
expect 'a value too many' 2 "malformed option '--table=1'" "$origo" ask --table=1 "$dir/case"
expect 'a limit that is no number' 2 "--limit takes a whole number from 0 on, not '1e3'" "$origo" ask --limit 1e3 "$dir/case"
expect 'a negative limit' 2 "not '-1'" "$origo" ask --limit -1 "$dir/case"
expect 'a limit beyond all numbers' 2 'takes a whole number' "$origo" ask --limit 99999999999999999999 "$dir/case"
expect 'no points allowed' 2 'takes a whole number from 1 on' "$origo" ask --max-points 0 "$dir/case"
expect 'no such question' 2 '--question takes relation, distance, depth, sweep, support, simplex, closest, hit, orientation, overlaps, mesh_pairs, bound, hull, triangulate, decompose, vertex-face, edge-edge, contact, clip, motion, minkowski or mesh_motion' "$origo" ask --question size "$dir/case"
expect 'boxes asked of bodies' 2 "question: the case asks 'distance'; expected no other question about it" "$origo" ask --question overlaps "$dir/case"
expect 'bodies asked of boxes' 2 "question: the case asks 'overlaps'; expected no other question about it" "$origo" ask --question depth "$dir/boxes"
expect 'a sweep of bodies at rest' 2 'a sweep without motion' "$origo" ask --question sweep "$dir/case"
expect 'a shard of none' 2 'takes a whole number' "$origo" ask --shard 0/4 "$dir/case"
expect 'a shard too far' 2 'takes a whole number from 5 on' "$origo" ask --shard 5/4 "$dir/case"
expect 'half a shard' 2 'takes a whole number' "$origo" ask --shard 5 "$dir/case"
expect 'plain code of nothing' 2 "no algorithm 'gjj'" "$origo" list --plain gjj
expect 'plain code without its source' 2 "cannot open ref/cso/gjk.h in '/': No such file" "$origo" list --plain gjk --source /
expect 'operands of list' 2 'takes no operands' "$origo" list everything
expect 'one file to check' 2 'expected two files' "$BUILD/origo-check" "$dir/case"
expect 'standard input twice' 2 'only one of CASES and ANSWERS' "$BUILD/origo-check" - -

# ---- cases and answers that do not pair; standard output holds the counts, not JSON ----
"$origo" ask "$dir/case" >"$dir/answer"
pairing() { # pairing NAME STATUS PHRASE CASES ANSWERS
  timeout 60 "$BUILD/origo-check" --max-line 2000 "$4" "$5" >"$dir/out" 2>"$dir/err"
  got=$?
  if [ $got -eq "$2" ] && grep -qF -e "$3" "$dir/err"; then passed=$((passed + 1)); else fail "$1: exit status $got"; fi
}
: >"$dir/nothing"
pairing 'a missing answer' 2 "no answer for the case 'x'" "$dir/case" "$dir/nothing"
pairing 'an answer too many' 2 "the answer 'x' has no case" "$dir/nothing" "$dir/answer"
pairing 'a bad case file' 2 'mixed:2:' "$dir/mixed" "$dir/answer"
many y 3000 >"$dir/wide"
pairing 'a long line for the checker' 3 'longer than the limit' "$dir/case" "$dir/wide"
pairing 'no such answers' 2 'cannot open' "$dir/case" "$dir/nowhere"

# ---- the ends of the pipes ----
"$origo" ask <&- >"$dir/out" 2>"$dir/err"
got=$?
if [ $got -eq 2 ] && grep -q 'cannot read' "$dir/err"; then passed=$((passed + 1)); else fail "no standard input: $got"; fi
"$origo" ask "$dir/case" >&- 2>"$dir/err"
got=$?
if [ $got -eq 2 ] && grep -q 'cannot write' "$dir/err"; then passed=$((passed + 1)); else fail "no standard output: $got"; fi
for command in "ask $dir/case" "list" "--help" "--version" "ask --help" "check $dir/case $dir/answer"; do
  # shellcheck disable=SC2086
  "$origo" $command >/dev/full 2>"$dir/err"
  got=$?
  if [ $got -eq 2 ] && grep -q 'cannot write.*No space left' "$dir/err"; then passed=$((passed + 1)); else fail "$command, disk full: $got"; fi
done
# A reader that leaves: the writer learns it at its next line and says so.
mkfifo "$dir/pipe"
awk -v line="$good" 'BEGIN { for (k = 0; k < 20000; k++) { copy = line; sub(/"good"/, "\"" k "\"", copy); print copy } }' >"$dir/long"
{ "$origo" ask "$dir/long" >"$dir/pipe" 2>"$dir/err"; echo $? >"$dir/status"; } &
head -n 1 <"$dir/pipe" >"$dir/out"
wait
if [ "$(cat "$dir/status")" -eq 2 ] && grep -q 'Broken pipe' "$dir/err"; then passed=$((passed + 1)); else fail 'a closed pipe'; fi

echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
