#!/bin/sh
# origo32 says what it is, and is that: the algorithms are in binary32, and numbers too large for it are refused.
# Answers, checks and judgements are byte for byte those of origo. usage: BUILD=build tests/cli/origo32_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
origo32=${origo}32
cases=$dir/cases
grep -v tiny-and-huge docs/tour.jsonl >"$cases" # binary32 holds the others

# ---- what it says ----
version=$("$origo" --version)
expect 'the version of origo' is "${version%% *}" origo
note='(the algorithms of the reference compute in binary32)'
expect 'that of origo32' is "$("$origo32" --version)" "origo32 ${version#origo } $note"
expect 'of a command, too' is "$("$origo32" ask --version)" "$("$origo32" --version)"
"$origo" --help >"$dir/help"
"$origo32" --help >"$dir/help32"
expect 'its help names it' is "$(head -n 1 "$dir/help32")" 'usage: origo32 COMMAND ...'
expect 'its help says what differs' says "$dir/help32" 'in binary32'
expect 'that of origo does not' is "$(grep -c 'binary32\|origo32' "$dir/help")" 0
expect 'the same commands' is "$(grep '^  ' "$dir/help32")" "$(grep '^  ' "$dir/help")"
for command in ask check import gen run init judge study report shrink draw world list; do
  expect "usage of $command" begins "$("$origo32" help $command)" "usage: origo32 $command"
  expect "usage of $command by origo" begins "$("$origo" help $command)" "usage: origo $command"
done
"$origo32" aks 2>"$dir/err"
expect 'a wrong command' is "$(cat "$dir/err")" "origo32: unknown command 'aks'; did you mean 'ask'?"
"$origo32" 2>"$dir/err"
expect 'no command' is "$(cat "$dir/err")" 'origo32: which command? see origo32 --help'

# ---- what differs ----
"$origo" run --quiet gjk --question distance "$cases" >"$dir/claims"
"$origo32" run --quiet gjk --question distance "$cases" >"$dir/claims32"
expect 'as many claims' lines "$dir/claims32" "$(wc -l <"$dir/claims")"
expect 'all in binary32' is "$(grep -c '"engine":"origo gjk [^"]* binary32"' "$dir/claims32")" "$(wc -l <"$dir/claims")"
body='{"shape":"point","points":[[%s,0,0]]}'
# shellcheck disable=SC2059
printf "{\"id\":\"far\",\"question\":\"distance\",\"a\":$body,\"b\":$body}\n" 0 1e39 >"$dir/far"
"$origo" run --quiet gjk "$dir/far" >"$dir/out"
expect 'what binary64 holds' says "$dir/out" '"status":"ok"'
"$origo32" run --quiet gjk "$dir/far" >"$dir/out"
expect 'too large for binary32: status' is $? 0
expect 'too large for binary32' says "$dir/out" '"status":"out of range"'
{
  echo '{"world":{"dt":0.125,"steps":2}}'
  echo '{"add":"ball","body":{"shape":"sphere","radius":1},"velocity":[1e39,0,0]}'
} >"$dir/scene"
"$origo32" world "$dir/scene" >"$dir/out" 2>"$dir/err"
expect 'a scene too large for it: status' is $? 2
expect 'a scene too large for it' says "$dir/err" "$dir/scene:2: velocity"
expect 'and why' says "$dir/err" 'infinite in binary32'

# ---- what does not ----
"$origo" ask --quiet "$cases" >"$dir/answers"
"$origo32" ask --quiet "$cases" >"$dir/answers32"
expect 'the same answers' same "$dir/answers" "$dir/answers32"
"$origo" check "$cases" "$dir/answers" >"$dir/out"
"$origo32" check "$cases" "$dir/answers" >"$dir/out32"
expect 'the same checks' same "$dir/out" "$dir/out32"
for how in '' --float32; do
  for claims in claims claims32; do
    # shellcheck disable=SC2086
    "$origo" judge --quiet $how "$cases" --claims "$dir/$claims" >"$dir/out"
    # shellcheck disable=SC2086
    "$origo32" judge --quiet $how "$cases" --claims "$dir/$claims" >"$dir/out32"
    expect "there are judgements of $claims $how" [ -s "$dir/out" ]
    expect "the same judgements of $claims $how" same "$dir/out" "$dir/out32"
  done
done
"$origo" gen --count 5 touch-boxes >"$dir/out" 2>&1
"$origo32" gen --count 5 touch-boxes >"$dir/out32" 2>&1
expect 'there are cases' lines "$dir/out" 5
expect 'the same cases' same "$dir/out" "$dir/out32"
conclude
