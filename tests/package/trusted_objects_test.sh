#!/bin/sh
# origo-check holds nothing that searches: none of the functions of a room solve/ is in it, and no source that it is made of
# includes a header of one. usage: BUILD=build tests/package/trusted_objects_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
build=${BUILD:-build}

set -- spec/*/solve/*.c tool/kind/solve/*.c
for source; do echo "$build/obj/${source%.c}.o"; done >"$dir/objects"
xargs nm -A -g --defined-only <"$dir/objects" | sed -n 's/^\([^:]*\):[0-9a-f]* [A-Z] \(.*\)/\1 \2/p' >"$dir/defined"
cut -d ' ' -f 1 "$dir/defined" | sort -u >"$dir/defining"
cut -d ' ' -f 2 "$dir/defined" | sort -u >"$dir/solve"
expect "each file of solve/ defines a function that others call" is "$(wc -l <"$dir/defining")" $#

# in PROGRAM: how many of these functions a program holds.
in_program() { nm --defined-only "$build/$1" | awk 'NF == 3 { print $3 }' | sort -u | grep -cFxf "$dir/solve"; }
expect "origo holds them" [ "$(in_program origo)" -ge 50 ]
expect "origo-check holds none of them" is "$(in_program origo-check)" 0

included=$(find spec tool/check tool/format tool/kind -name '*.[ch]' ! -path '*/solve/*' ! -path spec/origo.h \
  -exec grep -l '#include "\(spec\|tool\)/[a-z_]*/solve/' {} +)
expect "outside of solve/ nobody includes what searches: ${included:-nobody}" [ -z "$included" ]

grep -o '^#include "spec/[a-z_]*/solve/' spec/*/solve/* |
  sed 's|^\(spec/[a-z_]*/solve\)/[^:]*:#include "\(.*\)/$|\1 \2|' | sort -u >"$dir/uses"
expect "solve/ folders use each other" [ "$(wc -l <"$dir/uses")" -ge 20 ]
circle=$(tsort "$dir/uses" 2>&1 >"$dir/order")
expect "they do so without a circle: ${circle:-there is none}" [ -z "$circle" ]

conclude
