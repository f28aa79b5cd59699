#!/bin/sh
# Whoever asks something of its caller has one (proofs/callers.py). In a copy a proved function is added whose
# conditions contradict each other where no test of provers sees it, and which nothing calls: it is found. One that
# such a function calls is found, too; one that a caller serves is not. What proofs/uncalled.txt has too many of is
# found.
set -u
# shellcheck source=tests/expectations.sh
. "$(dirname "$0")/../expectations.sh"

proofs/callers.py >"$dir/said" 2>&1
expect "all as listed: $(head -n 3 "$dir/said")" is "$?" 0
expect "some are executed" says "$dir/said" "executed: "

mkdir -p "$dir/proofs/eva" "$dir/ref"
cat >"$dir/ref/few.c" <<'PROGRAM'
/*@ requires low: \forall integer i; 0 <= i ==> a[i * i + i] < 0;
    requires high: \forall integer i; 0 <= i ==> a[i * i + i] > 5;
    terminates \true; exits \false; assigns \nothing;
    ensures small: \result == 7 && \result == 8; */
int hidden(const int *a, int k) { return a[k * k + k] + behind(k); }

/*@ requires small: k < 5;
    terminates \true; exits \false; assigns \nothing; */
static int behind(int k) { return k; }

/*@ requires few: k < 3;
    terminates \true; exits \false; assigns \nothing; */
static int served(int k) { return k; }

/*@ terminates \true; exits \false; assigns \nothing; */
int serves(void) { return served(2); }
PROGRAM
echo 'ref ref/few.c hidden behind served serves' >"$dir/proofs/subjects.txt"
proofs/callers.py "$dir" >"$dir/said"
expect "refused" is "$?" 1
expect "a contradiction that nobody calls" says "$dir/said" 'ref/few.c: hidden: nothing shows'
expect "who is called by it alone" says "$dir/said" 'ref/few.c: behind: nothing shows'
expect "no other" is "$(grep -c 'nothing shows' "$dir/said")" 2
expect "a proved caller" says "$dir/said" 'a proved caller: 1'

printf 'Nobody knows:\n  ref/few.c: hidden\n' >"$dir/proofs/uncalled.txt"
proofs/callers.py "$dir" >"$dir/said"
expect "listed" is "$?" 0
printf 'Nobody knows:\n  ref/few.c: hidden served gone\n' >"$dir/proofs/uncalled.txt"
proofs/callers.py "$dir" >"$dir/said"
expect "too many are listed" is "$?" 1
expect "one has a caller" says "$dir/said" 'uncalled.txt: served of ref/few.c: a proved caller'
expect "one does not exist" says "$dir/said" 'uncalled.txt: gone of ref/few.c: no such function'

conclude
