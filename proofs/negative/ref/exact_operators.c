// The same of operators in the body: each is a real number's operation in WP's memory model.
#include "ref/scalar.h"

/*@ terminates \true; exits \false; assigns \nothing;
    ensures exact: \result == x + y + z; */
static og_scalar false_order(og_scalar x, og_scalar y, og_scalar z) { return x + (y + z); }
