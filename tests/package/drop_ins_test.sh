#!/bin/sh
# Drop-ins (docs/use/drop-ins.md): there is one for each algorithm. Each compiles alone in C and in C++, and so do all
# of them together, without warnings. A program that includes them says what `origo run` says, to the last bit.
# usage: BUILD=build tests/package/drop_ins_test.sh
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"
made=$BUILD/drop-ins
warnings="-Wall -Wextra -Werror"
user=tests/package/drop_ins_user.c

compiles() { # compiles COMPILER... FILE
  # shellcheck disable=SC2086
  "$@" $warnings -fsyntax-only -I"$made" >"$dir/err" 2>&1 || { head -n 5 "$dir/err" | sed 's/^/  /'; false; }
}
each_compiles() { # each_compiles COMPILER...: every drop-in alone
  wrong=0
  for header in "$made"/*.h; do
    echo "#include \"${header##*/}\"" >"$dir/one.c"
    compiles "$@" "$dir/one.c" || wrong=$((wrong + 1))
  done
  is $wrong 0
}

# ---- what is made ----

rm -rf "$made"
make -s drop-in ID=mpr BUILD="$BUILD" >"$dir/out" 2>&1
expect "one is made: $(cat "$dir/out")" is $? 0
expect 'one alone' is "$(ls "$made")" mpr.h
cp "$made/mpr.h" "$dir/mpr.h"
make -s drop-ins BUILD="$BUILD" >"$dir/out" 2>&1
expect "all are made: $(cat "$dir/out")" is $? 0
expect 'one alone is the same as among all' same "$dir/mpr.h" "$made/mpr.h"
"$origo" list --markdown | sed -n 's/^| \[`\([^`]*\)`.*/\1.h/p' | sort >"$dir/ids"
ls "$made" >"$dir/made"
expect 'there is one for each algorithm' same "$dir/ids" "$dir/made"
make -s drop-in ID=gjj BUILD="$BUILD" >"$dir/out" 2>&1
expect 'an unknown id is refused' [ $? -ne 0 ]
expect 'and named' says "$dir/out" "no algorithm 'gjj'"
make -s drop-in BUILD="$BUILD" >"$dir/out" 2>&1
expect 'no id is refused' [ $? -ne 0 ]
expect 'with what is missing' says "$dir/out" 'ID'

version=$("$origo" --version | sed 's/^[^0-9]*\([0-9.]*\).*/\1/;q')
expect 'it says whose it is' says "$made/mpr.h" "mpr, of Origo $version"
expect 'and how it was made' says "$made/mpr.h" 'make drop-in ID=mpr'
for text in 'MIT License' 'Limits: the depth is that along one ray' 'Cost: two support points' 'Source: Snethen 2008' \
  'ensures    depth:' 'static inline og_mpr_result og_mpr('; do
  expect "it has: $text" says "$made/mpr.h" "$text"
done
grep -lE 'og_run_mpr|og_algorithm_mpr|og_door_pair|#include "' "$made/mpr.h" >"$dir/out"
expect 'and neither adapter, descriptor, door nor include' lines "$dir/out" 0
expect 'MPR is short' [ "$(wc -l <"$made/mpr.h")" -lt 770 ]
expect 'so is the tree' [ "$(wc -l <"$made/dynamic-tree.h")" -lt 520 ]
expect 'so is GJK' [ "$(wc -l <"$made/gjk.h")" -lt 1300 ]

# ---- each alone ----

expect 'each is C11 to gcc' each_compiles gcc -std=c11
# What C++ puts into headers of the C library is read once: most of the time would go there.
sed -n 's/^#include <.*/&/p' "$made"/*.h | sort -u >"$dir/standard.h"
g++ -x c++-header -std=c++17 "$dir/standard.h" -o "$dir/standard.h.gch"
expect 'each is C++17 to g++' each_compiles g++ -x c++ -std=c++17 -include "$dir/standard.h"
expect 'each is C17 to clang' each_compiles clang -std=c17
echo 'int one(int x) { return 1; }' >"$dir/one.c"
warned=$(compiles gcc -std=c11 "$dir/one.c" >"$dir/out" 2>&1 || echo warned)
expect 'a warning would be noticed' is "$warned" warned

# ---- all together ----

sed 's/.*/#include "&"/' "$dir/made" >"$dir/all.c"
sed 's/.*/#include "&"/' "$dir/made" | sort -r >"$dir/reversed.c"
for order in all reversed; do
  expect "$order together in C" compiles gcc -std=c11 "$dir/$order.c"
  expect "$order together in C++" compiles g++ -x c++ -std=c++17 "$dir/$order.c"
done
expect 'all together in binary32' compiles gcc -std=c11 -DOG_BINARY32 "$dir/all.c"
expect 'all together in C++ to clang' compiles clang++ -x c++ -std=c++17 "$dir/all.c"
expect 'clang has nothing to say in C23, either' compiles clang -std=c2x "$dir/all.c"
{
  echo '#include "mpr.h"'
  sed 's/\(define OG_DROP_IN_VERSION\) .*/\1 99999/; s/VERSION != [0-9]*/VERSION != 99999/' "$made/gjk.h"
} >"$dir/two.c"
mixed=$(compiles gcc -std=c11 "$dir/two.c" >"$dir/out" 2>&1 || echo refused)
expect 'those of two versions are refused' is "$mixed" refused
expect 'with the reason' says "$dir/out" 'drop-ins of two versions'

# ---- what they say ----

builds() { # builds NAME COMPILER...: the program that uses them
  program=$dir/$1
  shift
  # shellcheck disable=SC2086
  "$@" $warnings -O1 -ffp-contract=off -I"$made" $user -o "$program" -lm >"$dir/err" 2>&1 ||
    { head -n 5 "$dir/err" | sed 's/^/  /'; false; }
}
agrees() { # agrees KIND ALGORITHM... -- CASES...
  tests/package/drop_ins.py "$program" "${run:-$origo}" "$@" >"$dir/out" 2>&1 || { sed 's/^/  /' "$dir/out"; false; }
}
cases=corpus/cases
primitives=corpus/primitives/cases
hulls="$cases/random-hulls.jsonl $cases/ulp-vertex.jsonl $cases/nested.jsonl $cases/needles.jsonl"
sed 's/"question": "[a-z]*"/"question": "closest"/' $cases/segments.jsonl >"$dir/segments.jsonl"

expect 'a program of MPR is built' builds mpr gcc -std=c11 -DUSE_MPR
# shellcheck disable=SC2086
expect 'MPR says the same' agrees pair mpr -- $hulls
expect 'a program of GJK is built' builds gjk gcc -std=c11 -DUSE_GJK
# shellcheck disable=SC2086
expect 'GJK says the same' agrees pair gjk -- $hulls
expect 'a program of the tree is built' builds tree gcc -std=c11 -DUSE_TREE
expect 'the tree says the same' \
  agrees boxes dynamic-tree -- $primitives/boxes-coherent.jsonl $primitives/boxes-lattice.jsonl
expect 'a program of segments is built' builds segments gcc -std=c11 -DUSE_SEGMENTS
expect 'segments say the same' agrees segments segment-segment -- "$dir/segments.jsonl"
expect 'a program of a tree of boxes is built' builds bvh gcc -std=c11 -DUSE_BVH
expect 'the tree of boxes says the same' \
  agrees meshes bvh-aabb -- $primitives/mesh-cubes.jsonl $primitives/mesh-identical.jsonl
expect 'a program of all of them in C++ is built' \
  builds all g++ -x c++ -std=c++17 -DUSE_MPR -DUSE_GJK -DUSE_EPA -DUSE_TREE -DUSE_SEGMENTS -DUSE_BVH
# shellcheck disable=SC2086
expect 'bodies have the same answers there' agrees pair mpr gjk epa -- $hulls
expect 'and boxes' agrees boxes dynamic-tree -- $primitives/boxes-coherent.jsonl
expect 'and meshes' agrees meshes bvh-aabb -- $primitives/mesh-slivers.jsonl
expect 'and segments' agrees segments segment-segment -- "$dir/segments.jsonl"
expect 'a program of MPR and GJK in binary32 is built' builds all32 gcc -std=c11 -DUSE_MPR -DUSE_GJK -DOG_BINARY32
run=$BUILD/origo32
# shellcheck disable=SC2086
expect 'it says what origo32 says' agrees pair mpr gjk -- $hulls
run=
sed 's/og_min(beside\[k\]/og_max(beside[k]/' "$made/mpr.h" >"$dir/mpr.h"
expect 'a spoilt MPR is built' builds spoilt gcc -std=c11 -DUSE_MPR -I"$dir"
# shellcheck disable=SC2086
spoilt=$(agrees pair mpr -- $hulls >"$dir/out" || echo differs)
expect 'and does not say the same' is "$spoilt" differs

# ---- the page ----

sed -n '/^```c$/,/^```$/p' docs/use/drop-ins.md | sed '/^```/d' >"$dir/page.c"
for compiler in 'gcc -std=c11' 'g++ -x c++ -std=c++17'; do
  # shellcheck disable=SC2086
  $compiler $warnings -ffp-contract=off -I"$made" "$dir/page.c" -o "$dir/page" -lm
  expect "the example of the page, $compiler" is "$("$dir/page")" 'they meet'
done

conclude
