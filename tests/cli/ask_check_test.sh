#!/bin/sh
# What the commands do with good input: answers that the separate checker accepts, for every question; the same
# answers in shards, from a pipe and from a file; the example of the documentation; constant memory on long streams.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
check=$BUILD/origo-check

# ---- every family, every question ----
"$origo" gen --all >"$dir/all"
"$origo" ask "$dir/all" >"$dir/answers"
expect 'all cases are answered' is $? 0
expect 'one line for each' lines "$dir/answers" "$(wc -l <"$dir/all")"
"$check" "$dir/all" "$dir/answers" >"$dir/out"
expect 'origo-check accepts them all' is "$? $(cat "$dir/out")" "0 $(wc -l <"$dir/all") accepted, 0 refused"
"$origo" check "$dir/all" "$dir/answers" >"$dir/again"
expect 'origo check is the same' same "$dir/out" "$dir/again"
jq -c 'select(.question != "sweep")' "$dir/all" >"$dir/resting"
for question in relation distance depth; do
  "$origo" ask --question $question "$dir/resting" | "$check" --question $question "$dir/resting" - >"$dir/out"
  expect "$question of every case" is "$(cat "$dir/out")" "$(wc -l <"$dir/resting") accepted, 0 refused"
done
jq -c 'select(.question == "sweep")' "$dir/all" >"$dir/moving"
"$origo" ask --question relation "$dir/moving" | "$check" --question relation "$dir/moving" - >"$dir/out"
expect 'relation of moving bodies' is "$(cat "$dir/out")" "$(wc -l <"$dir/moving") accepted, 0 refused"

# ---- the ways in ----
"$origo" ask <"$dir/all" >"$dir/again"
expect 'standard input is a file like any other' same "$dir/answers" "$dir/again"
head -n 700 "$dir/all" >"$dir/first"
tail -n +701 "$dir/all" | "$origo" ask "$dir/first" - >"$dir/again"
expect 'several files' same "$dir/answers" "$dir/again"
for shard in 1 2 3; do "$origo" ask --shard $shard/3 "$dir/all" >"$dir/shard$shard"; done
# Every third line of each shard in turn.
paste -d '\n' "$dir/shard1" "$dir/shard2" "$dir/shard3" | grep . >"$dir/again"
expect 'shards together are the whole' same "$dir/answers" "$dir/again"
"$origo" ask --shard 1/3 "$dir/all" "$dir/nowhere" >/dev/null 2>&1
expect 'a missing file after a good one' is $? 2

# ---- answers exchanged are refused ----
head -n 2 "$dir/all" >"$dir/two"
"$origo" ask "$dir/two" | jq -c -s '.[0].id as $a | .[1].id as $b | (.[1] | .id = $a), (.[0] | .id = $b)' >"$dir/swapped"
"$check" "$dir/two" "$dir/swapped" >"$dir/out"
expect 'the answers of other cases are refused' is "$? $(tail -n 1 "$dir/out")" '1 0 accepted, 2 refused'

# ---- undecided ----
"$origo" ask --limit 1 "$dir/all" >"$dir/limited" 2>"$dir/err"
expect 'a limit of steps' is $? 3
undecided=$(grep -c '"relation":"undecided","reason":"after the limit of 1 steps (--limit raises it)"}$' "$dir/limited")
expect 'undecided cases are named' lines "$dir/err" "$undecided"
"$check" "$dir/all" "$dir/limited" >"$dir/out"
expect 'and counted' is "$? $(tail -n 1 "$dir/out")" \
  "3 $(($(wc -l <"$dir/all") - undecided)) accepted, 0 refused, $undecided undecided"

# ---- for people ----
"$origo" ask --table "$dir/all" >"$dir/table"
expect 'a table has a heading' lines "$dir/table" "$(($(wc -l <"$dir/all") + 1))"
expect 'every row was checked' is "$(tail -n +2 "$dir/table" | grep -c ' yes$')" "$(wc -l <"$dir/all")"
"$origo" ask --summary "$dir/all" >/dev/null 2>"$dir/err"
expect 'the summary adds up' is "$(awk 'NR == 1 { all = $1 } NR > 1 { sum += $NF } END { print all == sum }' "$dir/err")" 1
for command in "" ask check gen list; do
  # shellcheck disable=SC2086
  "$origo" $command --help >"$dir/out" 2>"$dir/err"
  expect "help of $command" is "$? $(wc -c <"$dir/err") $(grep -c '^usage: origo' "$dir/out")" '0 0 1'
done
expect 'the version' is "$("$origo" --version)" "$("$check" --version)"
"$origo" list >"$dir/out"
expect 'the list has the questions' says "$dir/out" sweep
expect 'the list has the shapes' says "$dir/out" capsule
"$origo" list --plain epa >"$dir/out"
expect 'the plain code of epa' is $? 0
expect 'it has the contract'"'"'s text' says "$dir/out" 'Penetration depth by the expanding polytope algorithm'
expect 'it has the code' says "$dir/out" 'og_epa_result og_epa('
expect 'it has no annotation' is "$(grep -c -e '/\*@' -e '//@' -e 'loop invariant' -e '\\valid' "$dir/out")" 0
for id in $("$origo" list --markdown | sed -n 's/^| \[`\([^`]*\)`.*/\1/p'); do
  "$origo" list --plain "$id" | gcc -std=c17 -I. -fsyntax-only -x c - 2>"$dir/err"
  expect "the plain code of $id compiles: $(head -c 200 "$dir/err")" is $? 0
done

# ---- the documentation's example is true ----
awk '/^```json/ { block++; inside = 1; next } /^```/ { inside = 0 } inside && block == 1' docs/use/format.md >"$dir/example"
awk '/^```json/ { block++; inside = 1; next } /^```/ { inside = 0 } inside && block == 2' docs/use/format.md |
  tr -d '\n' | sed 's/}{/}\n{/g; s/, *"/,"/g' >"$dir/shown"
echo >>"$dir/shown"
"$origo" ask "$dir/example" >"$dir/out"
sed -n '1p;4p' "$dir/out" | jq -cS . >"$dir/true"
jq -cS . "$dir/shown" >"$dir/documented"
expect 'the example of docs/use/format.md' same "$dir/true" "$dir/documented"
expect 'its count' is "$("$check" "$dir/example" "$dir/out")" '4 accepted, 0 refused'

# ---- values beyond the largest double ----
cat >"$dir/beyond" <<'C'
{"id":"left","question":"orientation","a":{"shape":"triangle","points":[[1e200,0,0],[0,1e200,0],[0,0,0]]}}
{"id":"right","question":"orientation","a":{"shape":"triangle","points":[[0,1e200,0],[1e200,0,0],[0,0,0]]}}
{"id":"behind","question":"support","direction":[1e200,0,0],"a":{"shape":"point","points":[[-1e200,0,0]]}}
{"id":"far","question":"distance","a":{"shape":"point","points":[[-1.7e308,0,0]]},"b":{"shape":"point","points":[[1.7e308,0,0]]}}
C
cat >"$dir/schema.py" <<'C'
import json, sys, jsonschema
validator = jsonschema.Draft202012Validator(json.load(open("docs/answer.schema.json")))
for line in sys.stdin:
    for error in validator.iter_errors(json.loads(line)):
        sys.exit("%s: %s" % (line[:60], error.message))
C
"$origo" ask "$dir/beyond" >"$dir/out"
expect 'doubles beyond the largest' is "$(jq -r '(.determinant // .maximum // .distance).double' "$dir/out" | tr '\n' ' ')" \
  'inf -inf -inf inf '
expect 'are what the schema says' python3 "$dir/schema.py" <"$dir/out"
expect 'and what the checker accepts' is "$("$check" "$dir/beyond" "$dir/out")" '4 accepted, 0 refused'
sed 's/"-inf"/"inf"/' "$dir/out" >"$dir/again"
expect 'their signs, too' is "$("$check" "$dir/beyond" "$dir/again" | tail -n 1)" '2 accepted, 2 refused'

# ---- the checker links none of the solver ----
if nm "$check" | grep -q og_solve; then has=solver; else has=none; fi
expect 'origo-check has no solver' is $has none

# ---- a long stream in constant memory (a sanitizer keeps freed memory, so it cannot be measured under one) ----
peak() { # peak LINES: kB at most resident after that many lines
  mkfifo "$dir/pipe"
  "$origo" ask --quiet "$dir/pipe" >"$dir/stream" &
  pid=$!
  exec 3>"$dir/pipe"
  awk -v n="$1" 'BEGIN { for (k = 0; k < n; k++)
    printf "{\"id\":\"%d\",\"question\":\"relation\",\"a\":{\"shape\":\"point\",\"points\":[[%d,0,0]]},\"b\":{\"shape\":\"sphere\",\"radius\":1}}\n", k, k }' >&3
  while [ "$(wc -l <"$dir/stream")" -lt "$1" ] && kill -0 $pid 2>/dev/null; do sleep 0.1; done
  awk '/VmHWM/ { print $2 }' /proc/$pid/status
  exec 3>&-
  wait $pid
  rm "$dir/pipe"
}
if ! nm "$origo" | grep -q __asan_init; then
  short=$(peak 20000)
  long=$(peak 200000)
  echo "peak resident: $short kB after 20000 lines, $long kB after 200000"
  # 180000 more ids are remembered in 20 bytes each.
  expect 'memory does not grow with the stream' [ "$long" -lt $((short + 6000)) ]
fi

# ---- --keep-going ----
head -n 3 docs/tour.jsonl >"$dir/three"
"$origo" ask --quiet "$dir/three" >"$dir/answers"
# goes_on NAME CASES ANSWERS STATUS LINE: what it ends with
goes_on() {
  "$check" --keep-going "$2" "$3" >"$dir/out" 2>"$dir/err"
  expect "keep-going: $1" is "$? $(tail -n 1 "$dir/out")" "$4 $5"
}
goes_on 'all right' "$dir/three" "$dir/answers" 0 '3 accepted, 0 refused'
sed '2s/.*/{bad/' "$dir/answers" >"$dir/bad"
goes_on 'an answer that is none' "$dir/three" "$dir/bad" 2 '2 accepted, 0 refused, 1 not read'
"$check" "$dir/three" "$dir/bad" >"$dir/out" 2>"$dir/err"
expect 'without it the run ends there' is "$? $(tail -n 1 "$dir/out")" '2 1 accepted, 0 refused'
sed '1s/"id":"[^"]*"/"id":"other"/' "$dir/answers" >"$dir/bad"
goes_on 'an answer to another case' "$dir/three" "$dir/bad" 2 '2 accepted, 0 refused, 1 not read'
expect 'it says which' says "$dir/err" "the answer is for 'other'"
sed '2s/.*/[]/' "$dir/three" >"$dir/bad"
goes_on 'a case that is none' "$dir/bad" "$dir/answers" 2 '2 accepted, 0 refused, 1 not read'
sed '3s/.*/[]/' "$dir/three" >"$dir/bad"
head -n 2 "$dir/answers" >"$dir/two"
goes_on 'a case that is none, and no answer' "$dir/bad" "$dir/two" 2 '2 accepted, 0 refused, 1 not read'
goes_on 'no answer to the last' "$dir/three" "$dir/two" 2 '2 accepted, 0 refused'
python3 -c 'import sys; sys.stdout.write("x" * 200 + "\n")' >"$dir/long"
cat "$dir/long" "$dir/answers" >"$dir/bad"
"$check" --keep-going --max-line 100 "$dir/three" "$dir/bad" >"$dir/out" 2>"$dir/err"
expect 'keep-going: lines too long' is "$?" 2

conclude
