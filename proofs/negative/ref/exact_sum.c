// What is added can be taken away again: of real numbers, not of rounded ones.
#include "ref/vec3.h"

/*@ terminates \true; exits \false; assigns \nothing;
    ensures exact: \result.x - b.x == a.x; */
static og_vec3 false_sum(og_vec3 a, og_vec3 b) { return og_add(a, b); }
