#!/bin/sh
# Contracts that run catch what is false: in copies of sources of ref/ one place is spoiled, and a program with the
# clauses in it names the function and the clause. The sources as they are run through the same programs, and no clause
# is false.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

runs() { # runs OPTION... PROGRAM...: what the clauses of these programs say
  OG_RUN_SECONDS=1 python3 proofs/run_contracts.py run "$BUILD" "$dir/run.json" --all "$@" >"$dir/said" 2>&1
}

# spoiled SOURCE BEFORE AFTER PROGRAM FUNCTION CLAUSE
spoiled() {
  copy=$dir/$(basename "$1")
  sed "s~$2~$3~" "$1" >"$copy"
  expect "$1 has '$2'" [ "$(cmp -s "$1" "$copy"; echo $?)" = 1 ]
  runs --plant "$1=$copy" "$4"
  expect "$1 with '$3' does not pass" is "$?" 1
  expect "$1 with '$3' breaks $6" says "$dir/said" "$5: ensures $6 is false"
}

# A sort that does not sort.
spoiled ref/broad/order.c 'if (!before(place\[root\], place\[child\])) return;' 'return;' \
  corpus/sap-sweep og_sort_places sorted
# A turn to the wrong side, as hulls in the plane ask for it.
spoiled ref/orientation/orient2d.c 'determinant > 0 ? 1 : -1' 'determinant > 0 ? -1 : 1' corpus/hull-2d og_orient2d side
# A sweep that leaves out a pair.
spoiled ref/broad/sap_sweep.c 'if (!og_aabb_overlap(&box\[i\], &box\[j\])) return;' \
  'if (i + j == 1 || !og_aabb_overlap(\&box[i], \&box[j])) return;' \
  corpus/sap-sweep og_sap_sweep complete

runs corpus/sap-sweep corpus/hull-2d
expect "as they are: $(tail -n 3 "$dir/said")" is "$?" 0
expect "both run" says "$dir/said" "2 passed, 0 failed"

conclude
