#!/bin/sh
# The counterexamples of docs/results/errata.md: each is named there, and its exact answer is the one stored and is
# accepted. Each lead of docs/errata-leads.tsv is there, too, and the page counts them.
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
  check "docs/results/errata.md names $id" grep -q "\`$id\`" docs/results/errata.md
done
# ---- the leads ----
leads=docs/errata-leads.tsv
while IFS='	' read -r state lead words; do
  case $state in
  '#'*) ;;
  confirmed | cleared) check "docs/results/errata.md has the lead: $lead" grep -qF -e "$words" docs/results/errata.md ;;
  study) check "a study decides the lead: $lead" grep -q 'claim [0-9]*' "docs/studies/$words.md" ;;
  open) check "nothing is said of an open lead: $lead" [ -z "$words" ] ;;
  *) check "a known state: $state" false ;;
  esac
done <$leads
count() { grep -c "^$1	" $leads; }
said="reading found $(grep -vc '^#' $leads) leads: $(count confirmed) are confirmed, $(count cleared) are cleared, $(count study) are decided by a study, and $(count open) are open"
check "docs/results/errata.md counts them: $said" grep -qF -e "$said" docs/results/errata.md
[ "$passed" -ge 10 ] || { echo "FAILED only $passed checks"; failed=$((failed + 1)); }
echo "$passed passed, $failed failed"
[ $failed = 0 ]
