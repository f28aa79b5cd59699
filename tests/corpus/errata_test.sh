#!/bin/sh
# The counterexamples of docs/errata.md: each is named there, and its exact answer is the one stored and is accepted.
set -u
build=${BUILD:-build}
cases=corpus/counterexamples/errata.jsonl answers=corpus/counterexamples/errata.answers.jsonl
passed=0 failed=0
check() { # check WHAT COMMAND...
  what=$1
  shift
  if "$@" >/dev/null 2>&1; then passed=$((passed + 1)); else
    echo "FAILED $what"
    failed=$((failed + 1))
  fi
}
check "the stored answers are those of origo" sh -c "'$build/origo' ask $cases | cmp - $answers"
check "origo-check accepts them" "$build/origo-check" $cases $answers
for id in $(jq -r .id $cases); do
  check "docs/errata.md names $id" grep -q "\`$id\`" docs/errata.md
done
[ "$passed" -ge 10 ] || { echo "FAILED only $passed checks"; failed=$((failed + 1)); }
echo "$passed passed, $failed failed"
[ $failed = 0 ]
