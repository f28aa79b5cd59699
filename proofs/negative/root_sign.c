// Takes the sign of the rational part for that of the whole: false for 1 - 2 sqrt(1).
#include "spec/number/root.h"

/*@ requires valid: \valid_read(r) && \valid_read(D);
    requires radicand: val(D) >= 0;
    assigns \nothing;
    ensures sign: \result == sgn(root_of(r, D)); */
int false_root_sign(const og_root *r, const og_int *D) { return og_int_sign(&r->a); }
