// A dot product whose result may be one of the factors' components.
#include "spec/number/vector.h"

/*@ requires valid: \valid(r) && \valid_read(a) && \valid_read(b);
    assigns val(r);
    ensures dot: val(r) == \old(dot(a, b)); */
void false_dot(og_int *r, const og_ivec *a, const og_ivec *b) {
  og_int_mul(r, &a->x, &b->x);
  og_int_addmul(r, &a->y, &b->y);
  og_int_addmul(r, &a->z, &b->z);
}
