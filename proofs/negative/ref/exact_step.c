// A loop that comes nearer to its end by 1 each time: beyond 2^53 it does not.
#include "ref/scalar.h"

/*@ requires last: x <= last;
    terminates \true; exits \false; assigns \nothing;
    ensures past: \result > x; */
static og_scalar false_step(og_scalar x, og_scalar last) {
  og_scalar next = x;
  next += x < last ? 1 : (og_scalar)0.5;
  return next;
}
