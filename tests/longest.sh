#!/bin/sh
# What took longest of a processor in the last run of tests/run.sh, longest first, for tests/longest.txt and
# tests/long.txt.
# usage: tests/longest.sh BUILD [COUNT]      seconds and name of COUNT (25) tests
set -eu
cd "$1/tests"
find . -name '*.log.report' -exec awk 'FNR == 1 { name = FILENAME; gsub(/^\.\/|\.log\.report$/, "", name); print $4, name }' {} + |
  sort -k 1,1rn | head -n "${2:-25}"
