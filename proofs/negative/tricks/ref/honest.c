// Nothing wrong here: this one has to pass.
// Proved: ref honest twice
#include "honest.h"
/*@ requires order: low <= high; terminates \true; exits \false; assigns \nothing;
    ensures inside: low <= \result <= high; */
int honest(int x, int low, int high) { return x < low ? low : x > high ? high : x; }
/*@ terminates \true; exits \false; assigns \nothing; ensures zero: \result == 0; */
static int twice(int x) { return honest(honest(x, 0, 1), 0, 0); }
