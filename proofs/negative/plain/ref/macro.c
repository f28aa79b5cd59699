// The same by a macro.
// Refused: LIMIT, of which ref/enumerator.h speaks, has to be defined in a header
// Proved: ref f
#define LIMIT 1
#include "enumerator.h"
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) { return 0; }
