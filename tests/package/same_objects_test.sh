#!/bin/sh
# The sources whose objects both precisions share (SAME_SOURCES in the Makefile) see no number of the reference: each
# was compiled without ref/scalar.h. usage: BUILD=build tests/package/same_objects_test.sh
set -u
build=${BUILD:-build}
passed=0 failed=0
for source in $(make -s BUILD="$build" same-sources); do
  depends=$build/obj/${source%.c}.d
  if [ ! -s "$depends" ]; then
    echo "FAILED $source: $depends does not say what it was compiled with"
    failed=$((failed + 1))
  elif grep -q 'ref/scalar\.h' "$depends"; then
    echo "FAILED $source: it includes ref/scalar.h, so binary32 needs an object of its own"
    failed=$((failed + 1))
  else
    passed=$((passed + 1))
  fi
done
echo "$passed passed, $failed failed"
[ $failed = 0 ] && [ $passed -gt 0 ]
