#!/bin/sh
# Judges an engine and writes every report.   usage: docs/ci/judge.sh [OPTIONS] COMMAND DIRECTORY CASES...
# OPTIONS are those of `origo judge`, each one word (--as-hulls, --margin=1e-3, --baseline=known.jsonl); origo.toml in
# the folder where it runs is read, too. COMMAND reads cases, one a line, and answers each with a claim
# (docs/use/format.md). DIRECTORY gets judgements.jsonl,
# table.txt, report.html, run.json, junit.xml, report.sarif and report.tap. ORIGO names the program (origo), COMMIT the
# engine's commit, for the head of the page.
# Exit status: 0 nothing wrong, 1 something is, 2 bad usage or input, 3 a limit reached.
set -u
options=
while [ $# -gt 0 ]; do
  case $1 in
  -*[!a-zA-Z0-9._=/+-]*)
    echo "$0: an option with a blank or a quote in it belongs into origo.toml: $1" >&2
    exit 2
    ;;
  -*) options="$options $1" ;;
  *) break ;;
  esac
  shift
done
if [ $# -lt 3 ]; then
  echo "usage: $0 [OPTIONS] COMMAND DIRECTORY CASES..." >&2
  exit 2
fi
origo=${ORIGO:-origo}
engine=$1 to=$2
shift 2
mkdir -p "$to" || exit 2
# shellcheck disable=SC2086
"$origo" judge $options --engine "$engine" --write-run "$to/run.json" "$@" >"$to/judgements.jsonl"
status=$?
[ $status -le 1 ] || exit $status
"$origo" report "$to/judgements.jsonl" --families --html "$to/report.html" --run "$to/run.json" \
  ${COMMIT:+--commit "$COMMIT"} --junit "$to/junit.xml" --sarif "$to/report.sarif" --tap "$to/report.tap" \
  --cases "$@" >"$to/table.txt"
status=$?
cat "$to/table.txt"
exit $status
