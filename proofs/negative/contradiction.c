// Nobody can keep the precondition, so anything holds: the smoke test must smell it.
#include "spec/number/integer.h"

/*@ requires impossible: val(a) < 0 && val(a) > 0 && \valid_read(a);
    assigns \nothing;
    ensures anything: \result == 7; */
int false_sign(const og_int *a) { return og_int_sign(a); }
