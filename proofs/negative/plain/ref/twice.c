// A type that two headers define.
// Refused: limits is defined in ref/twice_first.h, too
// Proved: ref f
#include "twice_first.h"
#include "twice_second.h"
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) { return 0; }
