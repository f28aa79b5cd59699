#!/bin/sh
# Judges an engine with a release of Origo, in the CI of others: fetches the static file, verifies its digest, judges,
# writes reports and a summary. action.yml and docs/ci/gitlab.yml call it.   usage: origo-ci.sh, with these variables:
#   ORIGO_ENGINE    the engine's command: reads cases, writes claims (docs/use/format.md)
#   ORIGO_RELEASE   the folder of a release, which has SHA256SUMS: a path, file:///... or https://...
#   ORIGO_SHA256    the digest that the static file has to have; without it, the one that SHA256SUMS says
#   ORIGO_CASES     files of cases (patterns of the shell); origo:NAME is of the release's corpus (origo:cases/*.jsonl)
#   ORIGO_OPTIONS   of `origo judge`, each one word: --as-hulls --margin=1e-3
#   ORIGO_BASELINE  the failures that are known: only new ones fail
#   ORIGO_REPORT    the folder of the reports (origo-report), which also gets summary.md and known.jsonl, the failures
#                   for the next ORIGO_BASELINE
# On GitHub the failures become annotations, and the summary that of the step. The release is unpacked in .origo.
# Exit status: 0 nothing wrong, or nothing new; 1 something is; 2 bad usage, input, release or digest; 3 a limit.
set -u
SHOWN=10 # as many annotations of a step as GitHub shows
report=${ORIGO_REPORT:-origo-report}
at=.origo

# on_github LINE: a command to the runner; elsewhere nobody reads it
on_github() { [ "${GITHUB_ACTIONS:-}" != true ] || echo "$1"; }
give_up() { # give_up WORDS
  echo "origo-ci: $1" >&2
  on_github "::error title=Origo::$1"
  exit 2
}
[ -n "${ORIGO_ENGINE:-}" ] || give_up "ORIGO_ENGINE says no command"
[ -n "${ORIGO_RELEASE:-}" ] || give_up "ORIGO_RELEASE names no folder of a release"

# ---- the release ----

fetch() { # fetch NAME: a file of the release, to $at
  case $ORIGO_RELEASE in
  https://*) curl --fail --silent --show-error --location --retry 3 --proto '=https' -o "$at/$1" "$ORIGO_RELEASE/$1" ;;
  file://*) cp "${ORIGO_RELEASE#file://}/$1" "$at/$1" ;;
  *://*) give_up "a release is a path, file:///... or https://..., not $ORIGO_RELEASE" ;;
  *) cp "$ORIGO_RELEASE/$1" "$at/$1" ;;
  esac || give_up "$ORIGO_RELEASE has no $1"
}
mkdir -p "$at" "$report" || give_up "$at and $report cannot be made"
fetch SHA256SUMS
files=$(grep -E "^[0-9a-f]{64}  origo-static-[0-9A-Za-z.]+-$(uname -m)-linux\.tar\.xz\$" "$at/SHA256SUMS")
[ -z "${ORIGO_SHA256:-}" ] || files=$(echo "$files" | grep "^$ORIGO_SHA256  ") ||
  give_up "SHA256SUMS of $ORIGO_RELEASE has no static file of the digest $ORIGO_SHA256"
case $files in
'') give_up "SHA256SUMS of $ORIGO_RELEASE has no static file for $(uname -m)" ;;
*'
'*) give_up "SHA256SUMS of $ORIGO_RELEASE has several static files: ORIGO_SHA256 has to say which" ;;
esac
packed=${files#*  }
fetch "$packed"
[ "$(sha256sum <"$at/$packed" | cut -c 1-64)" = "${files%% *}" ] || give_up "$packed has not the digest ${files%% *}"
origo=$at/${packed%.tar.xz}
rm -rf "$origo"
tar -xf "$at/$packed" -C "$at" || give_up "$packed cannot be unpacked"
rm "$at/$packed"

# ---- the cases, and the judge ----

set -f
set -- # the words of ORIGO_CASES as they are, then the files that they mean
for word in ${ORIGO_CASES:-origo:cases/*.jsonl}; do
  case $word in origo:*) word=$origo/corpus/${word#origo:} ;; esac
  set +f
  for file in $word; do
    [ -f "$file" ] || give_up "there are no cases $file"
    set -- "$@" "$file"
  done
  set -f
done
set +f
COMMIT=${GITHUB_SHA:-${CI_COMMIT_SHA:-}}
ORIGO=$origo/origo
export COMMIT ORIGO
# shellcheck disable=SC2086 # options are words
"$origo/judge.sh" ${ORIGO_OPTIONS:-} ${ORIGO_BASELINE:+"--baseline=$ORIGO_BASELINE"} \
  "--write-baseline=$report/known.jsonl" "$ORIGO_ENGINE" "$report" "$@"
status=$?
[ $status -le 1 ] || {
  [ ! -s "$report/table.txt" ] || echo "origo-ci: the reports in $report are older" >&2
  on_github "::error title=Origo::the judge ended with status $status: its messages stand above"
  exit $status
}

# ---- what fails: of report.tap a line each, `ID<tab>FILE<tab>LINE<tab>MESSAGE`; what is known has a directive ----

awk '
  /^not ok / && !/ # TODO (known|excusable)/ { failing = 1; id = $0; sub(/^[^-]* - /, "", id); file = line = "" }
  failing && /^  message: / { message = $0; sub(/^  message: "/, "", message); sub(/"$/, "", message) }
  failing && /^    file: / { file = $0; sub(/^    file: "/, "", file); sub(/"$/, "", file) }
  failing && /^    line: / { line = $2 }
  failing && /^  \.\.\.$/ { print id "\t" file "\t" line "\t" message; failing = 0 }' \
  "$report/report.tap" >"$report/failures.tsv"
count=$(wc -l <"$report/failures.tsv")
new=${ORIGO_BASELINE:+ new}
if [ $status = 0 ]; then verdict="nothing${new} is wrong"; else verdict="$count$new failures"; fi
{
  echo "### Origo: $verdict"
  echo
  echo '```'
  cat "$report/table.txt"
  echo '```'
  [ "$count" = 0 ] || {
    echo
    head -n $SHOWN "$report/failures.tsv" | awk -F '\t' '{ gsub(/`/, "", $0); print "- `" $1 "`: `" $4 "`" }'
    [ "$count" -le $SHOWN ] || echo "- and $((count - SHOWN)) more: report.html has them all"
  }
} >"$report/summary.md"
[ -z "${GITHUB_STEP_SUMMARY:-}" ] || cat "$report/summary.md" >>"$GITHUB_STEP_SUMMARY"
[ -z "${GITHUB_OUTPUT:-}" ] || printf 'report=%s\nfailures=%s\n' "$report" "$count" >>"$GITHUB_OUTPUT"
# Cases of the repository are annotated at their lines, those of the release at none.
[ "${GITHUB_ACTIONS:-}" != true ] || head -n $SHOWN "$report/failures.tsv" | awk -F '\t' -v ours="$at/" '
  function text(value) { gsub(/%/, "%25", value); return value }
  function field(value) { value = text(value); gsub(/:/, "%3A", value); gsub(/,/, "%2C", value); return value }
  { print "::error " (index($2, ours) == 1 ? "" : "file=" field($2) ",line=" $3 ",") "title=" field($1) "::" text($4) }'
rm "$report/failures.tsv"
echo "origo-ci: $verdict; $report/report.html shows them"
exit $status
