// A quotient times its denominator.
#include "ref/scalar.h"

/*@ requires positive: y > 0;
    terminates \true; exits \false; assigns \nothing;
    ensures exact: \result == x; */
static og_scalar false_inverse(og_scalar x, og_scalar y) {
  const og_scalar quotient = x / y;
  return quotient * y;
}
