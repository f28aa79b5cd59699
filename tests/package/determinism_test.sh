#!/bin/sh
# The same bytes out, whatever the compiler and the optimisation: the exact answers to the whole corpus and to as
# many generated cases have one hash under gcc and clang, -O0 to -O3.
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0 expected=
"${BUILD:-build}/origo" gen --all --seed 77 >"$work/generated.jsonl" || { echo "0 passed, 1 failed"; exit 1; }
for compiler in gcc clang; do
  for level in 0 1 2 3; do
    if ! make -s CC=$compiler OPT=-O$level CFLAGS= BUILD="$work/$compiler$level" "$work/$compiler$level/origo"; then
      echo "FAILED $compiler -O$level: does not build"
      failed=$((failed + 1))
      continue
    fi
    origo=$work/$compiler$level/origo
    "$origo" gen --all --seed 77 >"$work/again.jsonl" && cmp "$work/generated.jsonl" "$work/again.jsonl" ||
      { echo "FAILED $compiler -O$level: generates other cases"; failed=$((failed + 1)); }
    hash=$("$origo" ask corpus/cases/*.jsonl "$work/generated.jsonl" | sha256sum)
    [ -n "$expected" ] || expected=$hash
    if [ "$hash" = "$expected" ]; then passed=$((passed + 1)); else
      echo "FAILED $compiler -O$level: $hash instead of $expected"
      failed=$((failed + 1))
    fi
    rm -rf "$work/$compiler$level"
  done
done
# An empty answer would agree with itself.
lines=$("${BUILD:-build}/origo" ask corpus/cases/*.jsonl "$work/generated.jsonl" | tee "$work/answers" | wc -l)
if [ "$lines" -ge 1000 ] && [ "$(sha256sum <"$work/answers")" = "$expected" ]; then passed=$((passed + 1)); else
  echo "FAILED only $lines answers hashed, or the build under test disagrees"
  failed=$((failed + 1))
fi
echo "$passed passed, $failed failed"
[ $failed = 0 ]
