#ifndef OG_MODEL_COMPUTED_H
#define OG_MODEL_COMPUTED_H

/// What + - * / of floating-point numbers are in the model `ref`: some functions of their arguments. No body is meant to
/// be here; proofs/model/computed.ml puts calls of these in the place of the operations.

#include "ref/scalar.h"

/*@ terminates \true; exits \false; assigns \nothing;
    ensures value: \result == computed_sum(x, y); */
og_scalar og_computed_sum(og_scalar x, og_scalar y);
/*@ terminates \true; exits \false; assigns \nothing;
    ensures value: \result == computed_difference(x, y); */
og_scalar og_computed_difference(og_scalar x, og_scalar y);
/*@ terminates \true; exits \false; assigns \nothing;
    ensures value: \result == computed_product(x, y); */
og_scalar og_computed_product(og_scalar x, og_scalar y);
/*@ terminates \true; exits \false; assigns \nothing;
    ensures value: \result == computed_quotient(x, y); */
og_scalar og_computed_quotient(og_scalar x, og_scalar y);

#endif
