#!/bin/sh
# Judges an engine and writes every report.   usage: docs/ci/judge.sh COMMAND DIRECTORY CASES...
# COMMAND reads cases, one a line, and answers each with a claim (docs/use/format.md). DIRECTORY gets judgements.jsonl,
# table.txt, report.html, junit.xml, report.sarif and report.tap. ORIGO names the program (origo).
# Exit status: 0 nothing wrong, 1 something is, 2 bad usage or input, 3 a limit reached.
set -u
if [ $# -lt 3 ]; then
  echo "usage: $0 COMMAND DIRECTORY CASES..." >&2
  exit 2
fi
origo=${ORIGO:-origo}
engine=$1 to=$2
shift 2
mkdir -p "$to" || exit 2
"$origo" judge --engine "$engine" "$@" >"$to/judgements.jsonl"
status=$?
[ $status -le 1 ] || exit $status
"$origo" report "$to/judgements.jsonl" --families --html "$to/report.html" --junit "$to/junit.xml" \
  --sarif "$to/report.sarif" --tap "$to/report.tap" --cases "$@" >"$to/table.txt"
status=$?
cat "$to/table.txt"
exit $status
