#!/bin/sh
# Families of cylinders and cones: reproducible, true to their flags by exact answers that are all decided, and refused
# by name
# where the question does not go with them.   usage: BUILD=build tests/gen/curved_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

families=$("$origo" gen --list --curved | cut -d ' ' -f 1)
for seed in 1 2; do
  for family in $families; do "$origo" gen "$family" --seed $seed --count 60; done >"$dir/cases"
  for family in $families; do "$origo" gen "$family" --seed $seed --count 60; done >"$dir/again"
  expect "seed $seed: the same seed, the same bytes" same "$dir/cases" "$dir/again"
  "$origo" ask "$dir/cases" >"$dir/answers" 2>"$dir/err"
  expect "seed $seed: all are decided" is "$? $(wc -l <"$dir/answers")" "0 $(wc -l <"$dir/cases")"
  "$BUILD/origo-check" "$dir/cases" "$dir/answers" >"$dir/out" 2>&1
  expect "seed $seed: all answers are accepted" is "$(cat "$dir/out")" "$(wc -l <"$dir/cases") accepted, 0 refused"
  jq -r -s --slurpfile answers "$dir/answers" '
    {"touching": "touching", "ulp-apart": "separated", "ulp-into": "penetrating"} as $means
    | to_entries[] | .key as $k | .value | .id as $id | .question as $question | .flags[] | select($means[.])
    | select(if $question == "hit" then (. == "ulp-apart") != ($answers[$k].meeting == "nothing")
             elif $question == "sweep" then false
             else $means[.] != $answers[$k].relation end) | $id' "$dir/cases" >"$dir/wrong"
  # Of sweeps: contact at the start or not, and otherwise whether there is any; the end of the motion is an end of the enclosure.
  jq -r -s --slurpfile answers "$dir/answers" '
    to_entries[] | .key as $k | .value | select(.question == "sweep" and (.flags | any(. == "one-ulp"))) | $answers[$k] as $answer
    | (if .id | startswith("curved-sweep-start") then [(.flags | any(. == "contact-at-start")), $answer.enclosure == ["0", "0"]]
       else [(.flags | any(. == "ulp-apart") | not), $answer.hit] end) as $both
    | select($both[0] != $both[1]) | .id' "$dir/cases" >>"$dir/wrong"
  expect "seed $seed: the flags tell the truth: $(head -n 3 "$dir/wrong")" [ ! -s "$dir/wrong" ]
done
# Each family has all three relations; that in any position hardly ever touches. Paths that hit pass through, too.
for family in $families; do
  case $family in curved-hit-* | curved-sweep-* | curved-support-*) continue ;; esac
  jq -r "select(.id | startswith(\"$family-\")) | .relation" "$dir/answers" | sort -u | tr '\n' ' ' >"$dir/relations"
  wanted='penetrating separated touching '
  case $family in *-random) wanted='penetrating separated ' ;; esac
  expect "$family: relations" is "$(cat "$dir/relations")" "$wanted"
done
for family in curved-hit-side curved-hit-rim curved-hit-apex; do
  expect "$family: meetings" is "$(jq -r "select(.id | startswith(\"$family-\")) | .meeting" "$dir/answers" | sort -u | xargs)" 'nothing point segment'
done
expect 'paths in any position' is "$(jq -r 'select(.id | startswith("curved-hit-random-")) | .meeting' "$dir/answers" | sort -u | xargs)" 'nothing segment'
expect 'sweeps in any position' is "$(jq -r 'select(.id | startswith("curved-sweep-random-")) | .hit' "$dir/answers" | sort -u | xargs)" 'false true'
expect 'every kind of path' is "$(jq -r 'select(.question == "hit") | .a.shape' "$dir/cases" | sort -u | xargs)" 'line point ray segment'
expect 'contacts of every kind' is "$(jq -r '.contact.kind // empty' "$dir/answers" | sort -u | xargs)" 'disc part point polygon segment'
expect 'directions to every face' is "$(jq -r 'select(.question == "support") | .certificate.face // "vertices"' "$dir/answers" | sort -u | tr '\n' ,)" \
  'all,apex,high,high rim,low,low rim,point,side,vertices,'
expect 'seven questions' is "$(jq -r .question "$dir/cases" | sort -u | tr '\n' ' ')" 'contact depth distance hit relation support sweep '
expect 'both shapes' is "$(jq -r '.a.shape, .b.shape' "$dir/cases" | grep -e cylinder -e cone | sort -u | tr '\n' ' ')" 'cone cylinder '

# ---- the corpus ----
for family in $families; do
  "$origo" gen "$family" --seed 1 >"$dir/made"
  expect "$family: stored cases" same "corpus/curved/cases/$family.jsonl" "$dir/made"
  "$origo" ask "$dir/made" >"$dir/made.answers"
  expect "$family: stored answers" same "corpus/curved/answers/$family.jsonl" "$dir/made.answers"
done
"$origo" gen --all --curved >"$dir/all"
expect '--all --curved is the corpus' is "$(sort "$dir/all" | cksum)" "$(cat corpus/curved/cases/*.jsonl | sort | cksum)"

# ---- bad usage ----
refuses() { # WORD ARGUMENTS...
  word=$1
  shift
  "$origo" gen "$@" >"$dir/out" 2>"$dir/err"
  [ $? -eq 2 ] && [ ! -s "$dir/out" ] && [ "$(wc -l <"$dir/err")" -eq 1 ] && grep -q -e "$word" "$dir/err"
}
expect 'no sweep' refuses 'relation, distance and depth only' curved-apex --question sweep
expect 'what touches is asked for contacts alone' refuses "asks 'contact' only" curved-contact-rim --question relation
expect 'paths are asked for hits alone' refuses "asks 'hit' only" curved-hit-rim --question distance
expect '--curved with a family' refuses 'curved' curved-apex --curved
expect '--curved and --primitives' refuses 'same run' --list --curved --primitives
expect 'a name that is nearly right' refuses "did you mean 'curved-apex'" curved-apx
expect '--all leaves them out' is "$("$origo" gen --all | grep -c -e '"cylinder"' -e '"cone"')" 0

conclude
