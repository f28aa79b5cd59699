// Compares two planes' distances without the lengths of their normals.
#include "spec/pair/checker_state.h"

/*@ requires valid: \valid_read(k) && \valid_read(mm) && \valid_read(h) && \valid_read(nn);
    requires positive: val(k) > 0 && val(mm) > 0 && val(h) > 0 && val(nn) > 0;
    assigns \nothing;
    ensures far: \result ==> as_far(val(k), val(mm), val(h), val(nn)); */
bool false_as_far(const og_int *k, const og_int *mm, const og_int *h, const og_int *nn) {
  return og_int_compare(k, h) >= 0;
}
