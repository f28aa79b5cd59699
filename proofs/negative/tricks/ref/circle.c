// Two lemmas, each proved with the help of the other.
// Refused: and the other way round
// Proved: ref f
#include "circle.h"
/*@ terminates \true; exits \false; assigns \nothing; ensures small: \result < 42; */
int f(int x) { return x; }
