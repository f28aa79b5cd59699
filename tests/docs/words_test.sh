#!/bin/sh
# Sentences of the README and of the pages of algorithms and questions have at most 25 words, and links of all pages
# lead somewhere: tests/docs/words.py finds nothing, and finds a long sentence, a dead link, a dead anchor and a page
# that the index of docs/ lacks in a copy that has them.
# usage: tests/docs/words_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

if git rev-parse --git-dir >/dev/null 2>&1; then
  expect "the pages" tests/docs/words.py
else
  echo "not a git repository: the pages are not looked at"
fi

mkdir "$dir/copy"
cp README.md "$dir/copy"
cp -R docs "$dir/copy"
(cd "$dir/copy" && git init -q . && git add README.md docs/README.md docs/use/judging.md docs/trust/verification.md docs/studies/README.md docs/studies/accuracy.md)
cat >>"$dir/copy/README.md" <<'TEXT'

This sentence goes on and on, with one clause after the other, and it does not come to its end before a reader has
forgotten how it had begun, which is why it is refused. See [a page](docs/no-such-page.md) and [a part](docs/use/judging.md#no-such-part).
TEXT
sed -i '/^|.*(use.judging.md)/d' "$dir/copy/docs/README.md"
tests/docs/words.py "$dir/copy" >"$dir/found"
expect "a fault has status 1" is $? 1
for fault in 'a sentence of 3. words: This sentence' 'docs/no-such-page.md leads nowhere' 'docs/use/judging.md#no-such-part: the page has no such heading' \
  'docs/README.md: docs/use/judging.md stands in 0 rows'; do
  expect "found: $fault" is "$(grep -c "$fault" "$dir/found")" 1
done
expect "no other page is missed: $(grep ' rows$' "$dir/found")" is "$(grep -c ' rows$' "$dir/found")" 1

conclude
