#!/bin/sh
# `make test-wasm`: the modules under Node and in Chromium, and the package for npm. Prints, last, `N passed, N failed`.
# usage: BUILD=build [EVERY=16] tests/wasm/check.sh     EVERY=1: claims about all cases
set -u
cd "$(dirname "$0")/../.." || exit 1
BUILD=${BUILD:-build}
# A test that calls make is not part of the make that calls this.
unset MAKEFLAGS MFLAGS MAKELEVEL
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

count() { # count NAME COMMAND...: adds up what it counts
  name=$1
  shift
  "$@" >"$work/said" 2>&1
  status=$?
  sed '$d' "$work/said"
  last=$(tail -n 1 "$work/said")
  case $last in
    [0-9]*' passed, '[0-9]*' failed')
      passed=$((passed + ${last%% *}))
      bad=${last#*, }
      failed=$((failed + ${bad%% *}))
      [ "$status" = 0 ] || [ "${bad%% *}" != 0 ] || { failed=$((failed + 1)); echo "FAILED $name ended with $status"; }
      ;;
    *) echo "$last"; failed=$((failed + 1)); echo "FAILED $name came to no end" ;;
  esac
}

count built tests/wasm/built.sh "$BUILD"
count corpus node tests/wasm/corpus.mjs "$BUILD" "$work" "${EVERY:-16}"
count behaviour node tests/wasm/behaviour.mjs "$BUILD"
count npm tests/wasm/npm.sh "$BUILD"
count page tests/wasm/page.py "$BUILD"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
