#!/bin/sh
# Kinds of certificates, questions, shapes and fields stand in the pages about them, and each question has a page:
# tests/docs/kinds.py finds nothing, and in a copy that lacks one of each it names these and no other.
# usage: BUILD=build tests/docs/kinds_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

$origo list >"$dir/listed"
tests/docs/kinds.py "$dir/listed" >"$dir/out"
expect "the pages: $(head -c 600 "$dir/out")" is $? 0

mkdir -p "$dir/docs/use" "$dir/docs/trust"
cp docs/*.schema.json "$dir/docs"
cp -R docs/questions "$dir/docs"
sed 's/`revolved`/revolved/g' docs/trust/certificates.md >"$dir/docs/trust/certificates.md"
sed '/^|/s/`capsule`/capsule/g; /^|/s/`mesh_pairs`/mesh pairs/g' docs/use/format.md >"$dir/docs/use/format.md"
sed 's/^  parts  .*/  pieces  of bodies/' "$dir/listed" >"$dir/fewer"
sed 's/`slabs`/slabs/g; s/^## Answer$/## The answer/; s/`outer_radius`/outer radius/; s/"outer_radius"/outer radius/' docs/questions/bound.md >"$dir/docs/questions/bound.md"
mv "$dir/docs/questions/clip.md" "$dir/docs/questions/clop.md"
tests/docs/kinds.py "$dir/fewer" "$dir/docs" >"$dir/out"
expect 'a fault has status 1' is $? 1
for fault in 'certificates.md has no kind `revolved`' 'origo list has no kind parts' '`capsule` of the shapes' '`mesh_pairs` of the questions' \
  'no page of docs/questions/ has the kind `slabs`' 'bound.md has the headings' 'clip.md has no title' 'clip.md has the headings' 'clop.md is of no question' \
  'no page has the field `outer_radius`'; do
  expect "found: $fault" is "$(grep -c -F -e "$fault" "$dir/out")" 1
done
expect 'no other' is "$(tail -n 1 "$dir/out" | sed 's/.*, //')" '10 failed'

conclude
