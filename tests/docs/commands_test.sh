#!/bin/sh
# The commands that pages show run and print what the pages show, and the cases in them have the answers that stand
# beside them: tests/docs/commands.py finds nothing, and in a spoilt page it finds each fault and no other.
# usage: BUILD=build tests/docs/commands_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
BUILD=$(cd "${BUILD:-build}" && pwd)

tests/docs/commands.py "$BUILD" >"$dir/out" 2>&1
expect "the pages: $(head -c 600 "$dir/out")" is $? 0

cat >"$dir/page.md" <<'TEXT'
```
$ build/origo list | head -n 1
no such line
$ head -n 1 docs/tour.jsonl | build/origo ask | jq -r .id
boxes-apart
```

```
build/origo gen no-such-family
build/origo run gjk CASES |
  build/origo judge CASES --claims -
```

```json
{"id": "points", "question": "distance", "a": {"shape": "point", "points": [[0, 0, 0]]}, "b": {"shape": "point", "points": [[0, 3, 0]]}}
{"id": "squares", "question": "relation", "a": {"shape": "square"}, "b": {"shape": "point", "points": [[0, 3, 0]]}}
```

```json
{"id":"points","question":"distance","relation":"separated","certificate":{"kind":"nearest","pairs":[[0,0]],"weights":["1"]}}
```
TEXT
tests/docs/commands.py "$BUILD" "$dir/page.md" >"$dir/out" 2>&1
expect 'a fault has status 1' is $? 1
for fault in 'origo list | head' 'gen no-such-family' 'the case points: the answer is' 'the case squares: '; do
  expect "found: $fault" is "$(grep -c "$fault" "$dir/out")" 1
done
expect 'no other' is "$(tail -n 1 "$dir/out")" '2 passed, 4 failed'

conclude
