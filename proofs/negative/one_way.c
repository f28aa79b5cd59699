// Looks at the first direction of a body only: a half-space leads past the bound along its second.
#include "spec/primitive/checker_state.h"

/*@ requires readable: body_readable(body) && \valid_read(v);
    assigns \nothing;
    ensures stay: \result ==>
      \old(ways_stay(body, val(&v->x), val(&v->y), val(&v->z), 1, body->direction_count)); */
bool false_stays(const og_exact_body *body, const og_ivec *v) {
  og_int height;
  if (body->direction_count == 0) return true;
  og_int_init(&height);
  og_ivec_dot(&height, v, &body->direction[0]);
  return body->endless[0] ? og_int_sign(&height) == 0 : og_int_sign(&height) >= 0;
}
