#include "tool/run/make_sweep.h"

#include <string.h>

#include "tool/run/round_point.h"
#include "tool/run/round_quotient.h"

void og_made_sweep_init(og_made_sweep *made) {
  memset(made, 0, sizeof *made);
  og_world_body_init(&made->a);
  og_world_body_init(&made->b);
  for (int k = 0; k < 2; k++) og_made_polygon_init(&made->flat[k]);
}

void og_made_sweep_clear(og_made_sweep *made) {
  og_world_body_clear(&made->a);
  og_world_body_clear(&made->b);
  for (int k = 0; k < 2; k++) og_made_polygon_clear(&made->flat[k]);
}

// p - q, rounded once.
static og_scalar rounded_difference(const og_rational *p, const og_rational *q) {
  og_int num, den;
  og_int_init(&num);
  og_int_init(&den);
  og_int_mul(&num, &p->num, &q->den);
  og_int_mul(&den, &q->num, &p->den);
  og_int_sub(&num, &num, &den);
  og_int_mul(&den, &p->den, &q->den);
  const og_scalar r = og_round_quotient(&num, &den);
  og_int_clear(&num);
  og_int_clear(&den);
  return r;
}

static og_vec3 relative_velocity(const og_walked_case *walked) {
  const og_rational *a = walked->velocity_a, *b = walked->velocity_b;
  return (og_vec3){rounded_difference(&b[0], &a[0]), rounded_difference(&b[1], &a[1]),
                   rounded_difference(&b[2], &a[2])};
}

og_outcome og_make_sweep(og_made_sweep *made, const og_walked_case *walked) {
  if (og_is_beside_ellipsoid(walked)) return OG_OUTCOME_DEGENERATE;
  if (!og_make_body(&made->a, walked->a) || !og_make_body(&made->b, walked->b)) return OG_OUTCOME_OUT_OF_RANGE;
  og_sweep_input *in = &made->input;
  *in = (og_sweep_input){.a = &made->a.body, .b = &made->b.body, .endless = walked->until == NULL};
  in->velocity = relative_velocity(walked);
  in->velocity_a = og_round_three(walked->velocity_a);
  if (walked->until != NULL) in->until = og_round_quotient(&walked->until->num, &walked->until->den);
  const bool curved = walked->a->curve != OG_CURVE_NONE || walked->b->curve != OG_CURVE_NONE;
  const bool flat = !curved && og_make_polygon(&made->flat[0], walked->a) == OG_OUTCOME_ANSWERED &&
                    og_make_polygon(&made->flat[1], walked->b) == OG_OUTCOME_ANSWERED;
  if (flat) {
    in->flat_a = &made->flat[0].polygon;
    in->flat_b = &made->flat[1].polygon;
  }
  const bool finite = og_is_finite(in->velocity) && og_is_finite(in->velocity_a) && og_finite(in->until);
  return finite ? OG_OUTCOME_ANSWERED : OG_OUTCOME_OUT_OF_RANGE;
}
