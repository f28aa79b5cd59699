#!/bin/sh
# Kinds of certificates, questions and shapes stand in the pages about them: tests/docs/kinds.py finds nothing, and in a copy that
# lacks one of each it names these and no other.
# usage: BUILD=build tests/docs/kinds_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

$origo list >"$dir/listed"
tests/docs/kinds.py "$dir/listed" >"$dir/out"
expect "the pages: $(head -c 600 "$dir/out")" is $? 0

mkdir -p "$dir/docs/use" "$dir/docs/trust"
cp docs/answer.schema.json "$dir/docs"
sed 's/`revolved`/revolved/g' docs/trust/certificates.md >"$dir/docs/trust/certificates.md"
sed '/^|/s/`capsule`/capsule/g; /^|/s/`mesh_pairs`/mesh pairs/g' docs/use/format.md >"$dir/docs/use/format.md"
sed 's/^  parts  .*/  pieces  of bodies/' "$dir/listed" >"$dir/fewer"
tests/docs/kinds.py "$dir/fewer" "$dir/docs" >"$dir/out"
expect 'a fault has status 1' is $? 1
for fault in 'certificates.md has no kind `revolved`' 'origo list has no kind parts' '`capsule` of the shapes' '`mesh_pairs` of the questions'; do
  expect "found: $fault" is "$(grep -c -F -e "$fault" "$dir/out")" 1
done
expect 'no other' is "$(tail -n 1 "$dir/out" | sed 's/.*, //')" '4 failed'

conclude
