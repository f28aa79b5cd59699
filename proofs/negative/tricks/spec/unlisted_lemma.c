// A false lemma in a header that no entry proves.
// Refused: the lemma small is proved by no entry of proofs/subjects.txt
// Proved: checker f
#include "unlisted_lemma.h"
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) { return x; }
