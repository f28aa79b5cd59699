#!/bin/sh
# docs/use/systems.md lists each call that is not of C17: docs/systems.py finds nothing, and in a copy that has a fault
# of each kind it names these and no other.   usage: BUILD=build tests/docs/systems_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
page=docs/use/systems.md

docs/systems.py --check --build "$BUILD" >"$dir/out" 2>&1
expect "the page: $(head -c 500 "$dir/out")" is $? 0
# From the linker itself, in other words than those of the script.
nm -D -u "$BUILD/liborigo.so" | awk '{ print $2 }' | sed 's/@.*//' | sort >"$dir/asked"
for call in fork execl kill poll open read write isatty prctl getopt_long sigaction; do
  expect "the library does not call $call" sh -c "! grep -qx $call '$dir/asked'"
done
for call in newlocale uselocale freelocale pthread_once; do
  expect "it calls $call" grep -qx $call "$dir/asked"
  expect "the page says so" sh -c "sed -n '/<!-- library/,/<!-- end of library/p' $page | grep -q '\`$call\`'"
done

cp -R spec ref tool "$dir"
sed -i '1i #include <unistd.h>' "$dir/spec/pair/checker.c"
sed -i '1i #include <sys/stat.h>' "$dir/ref/cso/gjk.c"
sed -i '1i #include <pthread.h>' "$dir/tool/format/text.h"
sed -i '1i #include <jansson.h>' "$dir/spec/number/surd.h"
docs/systems.py --check --build "$BUILD" "$dir" >"$dir/out"
expect 'a header of another standard is a fault' is $? 1
for fault in 'spec/pair/checker.c: <unistd.h>' 'ref/cso/gjk.c: <sys/stat.h>' 'tool/format/text.h: <pthread.h>' \
  'spec/number/surd.h: <jansson.h>'; do
  expect "found: $fault" grep -q "^$fault is no header of C17$" "$dir/out"
done
expect 'no other' is "$(tail -n 1 "$dir/out" | sed 's/.*; //')" '4 faults'

# Objects of which one calls what no other does, and one of spec/ what it must not.
mkdir -p "$dir/build/obj"
objects=$(realpath "$BUILD")/obj
cp -Rs "$objects/spec" "$objects/ref" "$objects/tool" "$dir/build/obj"
ln -s "$(realpath "$BUILD")/liborigo.so" "$dir/build/liborigo.so"
calling() { # calling CALL OBJECT
  rm -f "$dir/build/obj/$2"
  echo "int $1(void); int og_calling(void); int og_calling(void) { return $1(); }" >"$dir/calling.c"
  gcc -c "$dir/calling.c" -o "$dir/build/obj/$2"
}
calling strfry tool/gen/case.o
calling getpid spec/number/allocation.o
docs/systems.py --check --build "$dir/build" >"$dir/out"
expect 'calls that the page does not have are faults' is $? 1
for fault in 'tool/gen/case: strfry is in no group' 'spec/number/allocation.c: getpid is no call of C17' \
  'liborigo.so: getpid is not asked for' 'systems.md is not what the objects say: run docs/systems.py'; do
  expect "found: $fault" grep -qx "$fault" "$dir/out"
done
conclude
