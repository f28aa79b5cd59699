#!/bin/sh
# Lines of sources have at most 120 columns, but for a list that may only shrink; include guards fit the paths of their
# headers; folders of tests are named after rooms. tests/docs/sources.py finds nothing here, and each fault in a tree
# that has them.
# usage: tests/docs/sources_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

if git rev-parse --git-dir >/dev/null 2>&1; then
  tests/docs/sources.py >"$dir/out"
  expect "the sources: $(head -c 600 "$dir/out")" is $? 0
else
  echo "not a git repository: the sources are not looked at"
fi

tree=$dir/tree
mkdir -p "$tree/spec/room" "$tree/tests/docs" "$tree/tests/room" "$tree/tests/attic"
long=$(printf '// %0120d' 7)
printf '%s\n' '#ifndef OG_ROOM_BOX_H' '#define OG_ROOM_BOX_H' '#endif' >"$tree/spec/room/box.h"
printf '%s\n' '#ifndef OG_CELLAR_KEY_H' '#define OG_CELLAR_KEY_H' '#endif' >"$tree/spec/room/key.h"
printf '%s\n' '#ifndef OG_CELLAR_LOCK_H' '#define OG_CELLAR_LOCK_H' '#endif' >"$tree/spec/room/lock.h"
printf '%s\n' "$long" "$long" >"$tree/spec/room/box.c"
printf '%s\n' "$long" >"$tree/spec/room/key.c"
printf '%s\n' "// 1" >"$tree/spec/room/lock.c"
touch "$tree/tests/room/box_test.c" "$tree/tests/attic/box_test.c"
printf '%s\n' '1 spec/room/box.c' '3 spec/room/key.c' '1 spec/room/lock.c' 'guard spec/room/lock.h' \
  'guard spec/room/box.h' >"$tree/tests/docs/sources.txt"
(cd "$tree" && git init -q . && git add .)

tests/docs/sources.py "$tree" >"$dir/out"
expect 'a fault has status 1' is $? 1
for fault in 'spec/room/box.c: 2 lines of more than 120 columns; 1 are known' \
  'spec/room/key.h: the include guard' 'tests/attic: no room'; do
  expect "found: $fault" is "$(grep -c "^$fault" "$dir/out")" 1
done
expect 'no other' is "$(tail -n 1 "$dir/out" | sed 's/.*, //')" '3 failed'

tests/docs/sources.py --write "$tree" >/dev/null
expect 'what is mended is taken out, and nothing is added' \
  is "$(grep -v '^#' "$tree/tests/docs/sources.txt" | tr '\n' ' ')" \
  '1 spec/room/box.c 1 spec/room/key.c guard spec/room/lock.h '

conclude
