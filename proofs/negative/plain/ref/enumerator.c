// An enumerator of which a lemma of a header speaks has another value in each file.
// Refused: LIMIT, of which ref/enumerator.h speaks, has to be defined in a header
// Proved: ref f
enum { SMALL = 1, LIMIT = 1 };
#include "enumerator.h"
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) { return 0; }
