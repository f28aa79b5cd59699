#!/bin/sh
# proofs/acsl.sh must refuse what it is there to refuse: each broken folder below has to fail, the whole one to pass.
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0
folder() { # folder NAME CONTRACT PROTOTYPE: one header and one source with that contract
  mkdir "$work/$1"
  printf '%s\nint og_%s%s;\n' "$2" "$1" "$3" >"$work/$1/$1.h"
  printf '#include "%s/%s.h"\nint og_%s%s { return x; }\n' "$work/$1" "$1" "$1" "$3" >"$work/$1/$1.c"
}
expect() { # expect STATUS NAME
  "$(dirname "$0")/acsl.sh" "$work/$2" >"$work/log" 2>&1
  if [ $? = "$1" ]; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAILED $2"; cat "$work/log"; fi
}
folder whole '/*@ requires x >= 0; assigns \nothing; ensures \result == x; */' '(int x)'
folder dependence '/*@ requires x >= 0; assigns \result \from x; ensures \result == x; */' '(int x)'
folder syntax '/*@ requires x >= ; assigns \nothing; */' '(int x)'
folder unknown '/*@ requires y >= 0; assigns \nothing; */' '(int x)'
folder missing '// no contract' '(int x)'
folder comment '/* requires x >= 0; */' '(int x)'
folder binary32 '#ifdef OG_BINARY32
/*@ requires y >= 0; assigns \nothing; */
#else
/*@ requires x >= 0; assigns \nothing; */
#endif' '(int x)'
for good in whole dependence; do expect 0 "$good"; done
for broken in syntax unknown missing comment binary32; do expect 1 "$broken"; done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
