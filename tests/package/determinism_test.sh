#!/bin/sh
# The same bytes out, whatever the compiler and the optimisation: the exact answers to the whole corpus and to as
# many generated cases have one hash under gcc -O3, clang -O0 and in the build under test, which is -O2.
# BUILDS="gcc-0 gcc-1 gcc-2 gcc-3 clang-0 clang-1 clang-2 clang-3" tries all.
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0 expected=
"${BUILD:-build}/origo" gen --all --seed 77 >"$work/generated.jsonl" || { echo "0 passed, 1 failed"; exit 1; }
for build in ${BUILDS:-gcc-3 clang-0}; do
  compiler=${build%-*} level=${build#*-}
  origo=$work/$build/origo
  if ! make -s CC="$compiler" OPT="-O$level" CFLAGS= BUILD="$work/$build" "$origo"; then
    echo "FAILED $compiler -O$level: does not build"
    failed=$((failed + 1))
    continue
  fi
  "$origo" gen --all --seed 77 >"$work/again.jsonl" && cmp "$work/generated.jsonl" "$work/again.jsonl" ||
    { echo "FAILED $compiler -O$level: generates other cases"; failed=$((failed + 1)); }
  # Compilers differ in which argument of a call they take first.
  for kind in primitives curved parts; do
    "${BUILD:-build}/origo" gen --all --$kind --seed 77 >"$work/kind.jsonl"
    "$origo" gen --all --$kind --seed 77 | cmp "$work/kind.jsonl" - ||
      { echo "FAILED $compiler -O$level: generates other cases of $kind"; failed=$((failed + 1)); }
  done
  hash=$("$origo" ask corpus/cases/*.jsonl "$work/generated.jsonl" | sha256sum)
  [ -n "$expected" ] || expected=$hash
  if [ "$hash" = "$expected" ]; then passed=$((passed + 1)); else
    echo "FAILED $compiler -O$level: $hash instead of $expected"
    failed=$((failed + 1))
  fi
  rm -rf "${work:?}/$build"
done
# An empty answer would agree with itself.
lines=$("${BUILD:-build}/origo" ask corpus/cases/*.jsonl "$work/generated.jsonl" | tee "$work/answers" | wc -l)
if [ "$lines" -ge 1000 ] && [ "$(sha256sum <"$work/answers")" = "$expected" ]; then passed=$((passed + 1)); else
  echo "FAILED only $lines answers hashed, or the build under test disagrees"
  failed=$((failed + 1))
fi
echo "$passed passed, $failed failed"
[ $failed = 0 ]
