#!/bin/sh
# Writes the table of docs/use/algorithms.md anew from the registry; with --check only says whether it is current.
# usage: [BUILD=build] docs/algorithms.sh [--check]
set -eu
cd "$(dirname "$0")/.."
page=docs/use/algorithms.md
table=$(mktemp)
new=$(mktemp)
trap 'rm -f "$table" "$new"' EXIT
"${BUILD:-build}/origo" list --markdown >"$table"
awk -v table="$table" '
  /^<!-- end of the table -->$/ { inside = 0 }
  !inside { print }
  /^<!-- table: docs\/algorithms.sh -->$/ { inside = 1; while ((getline line < table) > 0) print line }
' "$page" >"$new"
if cmp -s "$page" "$new"; then exit 0; fi
if [ "${1:-}" = --check ]; then
  echo "$page is not what the registry says; run docs/algorithms.sh"
  exit 1
fi
cp "$new" "$page"
