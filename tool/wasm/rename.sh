#!/bin/sh
# A header that renames what objects define: og_gjk becomes og32_gjk, so that the same sources in binary32 go into one
# module with those in binary64.   usage: tool/wasm/rename.sh NM OBJECT... >HEADER
set -eu
nm=$1
shift
"$nm" --defined-only --extern-only --format=posix "$@" |
  sed -n 's/^og_\([A-Za-z0-9_]*\) [A-Z].*/#define og_\1 og32_\1/p' | LC_ALL=C sort -u
