#include "spec/curved/problem.h"

void og_curved_problem_init(og_curved_problem *problem) {
  problem->curve = OG_CURVE_NONE;
  problem->is_b = false;
  og_problem_init(&problem->pair);
}

void og_curved_problem_clear(og_curved_problem *problem) { og_problem_clear(&problem->pair); }

void og_curved_axes_init(og_curved_axes *axes) {
  og_ivec_init(&axes->u);
  og_ivec_init(&axes->v);
  og_ivec_init(&axes->a);
  og_ivec_init(&axes->n);
}

void og_curved_axes_clear(og_curved_axes *axes) {
  og_ivec_clear(&axes->u);
  og_ivec_clear(&axes->v);
  og_ivec_clear(&axes->a);
  og_ivec_clear(&axes->n);
}

static bool is_orthogonal(og_int *product, const og_ivec *a, const og_ivec *b) {
  og_ivec_dot(product, a, b);
  return og_int_sign(product) == 0;
}

bool og_curved_arms_set(og_curved_axes *axes, const og_points *frame) {
  if (frame->count != 4) return false;
  og_ivec_sub(&axes->u, &frame->at[1], &frame->at[0]);
  og_ivec_sub(&axes->v, &frame->at[2], &frame->at[0]);
  og_ivec_sub(&axes->a, &frame->at[3], &frame->at[0]);
  og_ivec_cross(&axes->n, &axes->u, &axes->v);
  return true;
}

bool og_curved_axes_set(og_curved_axes *axes, const og_points *frame) {
  og_int u, v;
  if (!og_curved_arms_set(axes, frame)) return false;
  og_int_init(&u);
  og_int_init(&v);
  const bool orthogonal = is_orthogonal(&u, &axes->u, &axes->v) && is_orthogonal(&u, &axes->u, &axes->a) &&
                          is_orthogonal(&u, &axes->v, &axes->a);
  og_ivec_dot(&u, &axes->u, &axes->u);
  og_ivec_dot(&v, &axes->v, &axes->v);
  const bool round = og_int_sign(&u) > 0 && og_int_compare(&u, &v) == 0;
  og_int_clear(&u);
  og_int_clear(&v);
  return orthogonal && round;
}
