#!/bin/sh
# Functions that promise nothing: proofs/no-promise.txt is the exact list. In small trees one too many, one too few
# and one without a reason are each named; the list that is committed is held to the headers.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

mkdir -p "$dir/ref"
cat >"$dir/ref/some.h" <<'END'
/*@ assigns \nothing;
    ensures some: \result > 0; */
int og_some(void);

/*@ assigns \nothing; */
int og_bare(int n);

int og_open(void);
END

ask() {
  python3 - "$dir" "$1" <<'END'
import pathlib, sys
sys.dont_write_bytecode = True
sys.path.insert(0, "proofs")
import promises

print(*promises.complaints(pathlib.Path(sys.argv[1]), sys.argv[2]), sep="; ")
END
}

expect "listed with a reason" is "$(ask '# a list
ref/some.h og_bare:
  it is bare')" ""
expect "one too few" is "$(ask "")" "ref/some.h: og_bare promises nothing, and no-promise.txt has no reason"
expect "one too many" is "$(ask 'ref/some.h og_bare og_some:
  why')" "no-promise.txt: ref/some.h: og_some has a promise, or is not there"
expect "of another header" is "$(ask 'ref/other.h og_bare:
  why' | grep -o og_bare | wc -l)" 2
expect "no reason" is "$(ask 'ref/some.h og_bare:')" "no-promise.txt: ref/some.h: og_bare has no reason"

expect "the list that is committed" proofs/promises.py

conclude
