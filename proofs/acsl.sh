#!/bin/sh
# Reads every contract of ref/ with Frama-C, in binary64 and in binary32.        usage: proofs/acsl.sh [FOLDER | FILE...]
# With files: these sources, and the contracts of these headers.
# Fails on a warning of the parser or of the annotations, on a clause that did not come through it, and on a public
# function without a contract. Nothing is proved here: a contract that does not parse cannot be.
set -eu
here=$(dirname "$0")
[ $# -gt 0 ] || set -- ref
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0
count() { # count NAME COMMAND...
  name=$1
  shift
  if "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED $name"; fi
}

sources=$(find "$@" -name '*.c' | sort)
reads() { # reads NAME CPP_OPTIONS: no message but that of parsing
  # shellcheck disable=SC2086
  frama-c -print -c11 -cpp-extra-args="-I. $2" -kernel-warn-key annot-error=abort $sources -ocode "$work/$1.c" \
    >"$work/$1.log" 2>&1 || { cat "$work/$1.log"; return 1; }
  ! grep -E -A 3 '(rror|arning):' "$work/$1.log"
}
# Both at once; what each says comes out together.
reads binary32 "-DOG_BINARY32" >"$work/said" 2>&1 &
other=$!
count "binary64 parses" reads binary64 ""
read_other() { wait $other || { cat "$work/said"; false; }; }
count "binary32 parses" read_other
count "every public function has a contract, and every clause came through" \
  python3 "$here/contracts.py" "$work/binary64.c" "$@"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
