// Takes three normals for independent because the first two are.
#include "spec/primitive/checker_state.h"

/*@ requires readable: bounds_readable(bounds) && bounds->count >= 3;
    assigns \nothing;
    ensures independent: \result ==> independent{Pre}(bounds, 3); */
bool false_three(const og_bounds *bounds) { return og_are_independent(bounds, 2); }
