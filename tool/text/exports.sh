#!/bin/sh
# What liborigo.so shows: the functions that its public headers declare, as a version script for the linker.
# usage: tool/text/exports.sh VERSION COMPILER HEADER...
set -eu
node=$1 compiler=$2
shift 2
for header; do $compiler -I. -E -P "$header"; done | awk '
  # Declarations, one a line: bodies of functions and of types are left out.
  { text = text " " $0 }
  END {
    depth = 0; line = ""
    for (k = 1; k <= length(text); k++) {
      c = substr(text, k, 1)
      if (c == "{") {
        # The body of a function ends its line as a semicolon does; extern "C" has none.
        if (depth == 0 && line ~ /extern *"C" *$/) { line = ""; continue }
        depth++
        if (depth == 1) is_body = line ~ /\)[ ]*$/
      } else if (c == "}") {
        if (depth > 0 && --depth == 0 && is_body) line = ""
      } else if (depth > 0) continue
      else if (c == ";") { print line; line = "" }
      else line = line c
    }
  }' | grep -v '^ *\(typedef\|static\)' | sed -n 's/^[^(]*[^a-z0-9_]\(og_[a-z0-9_]*\) *(.*/\1/p' | sort -u | {
  echo "$node {"
  echo "  global:"
  sed 's/.*/    &;/'
  echo "  local: *;"
  echo "};"
}
