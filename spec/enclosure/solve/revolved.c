// The depth where the axes are parallel: the figures' edge that is nearest to where the centres lie, from both sides.

#include "spec/enclosure/solve/search.h"

static void raise_root(og_int *r, const og_int *square, og_int *rest) {
  mpz_sqrtrem(r->z, rest->z, square->z);
  if (og_int_sign(rest) > 0) mpz_add_ui(r->z, r->z, 1);
}

static void set_lengths(og_enclosure_solver *s, og_depth_range *range) {
  og_int_set_si(&range->scale, 1);
  mpz_mul_2exp(range->scale.z, range->scale.z, s->bits);
  for (int k = 0; k < OG_DEPTH_LENGTHS; k++) {
    mpz_mul_2exp(s->t0.z, s->figures.square[k].z, 2 * s->bits);
    if (k < 2) mpz_sqrt(range->length[k].z, s->t0.z);
    else raise_root(&range->length[k], &s->t0, &s->t1);
  }
}

// num / den = how far the side is away, in steps, from below. False where the cores are apart along it.
static bool set_distance(og_enclosure_solver *s, const og_depth_range *range) {
  og_revolved_reach(&s->figures, range->length, &range->scale, &s->side_x, &s->side_z, &s->num, &s->t0);
  if (og_int_sign(&s->num) < 0) return false;
  og_int_mul(&s->t0, &s->side_x, &s->side_x);
  og_int_addmul(&s->t0, &s->side_z, &s->side_z);
  raise_root(&s->den, &s->t0, &s->t1);
  og_int_mul(&s->den, &s->den, &range->length[3]);
  return true;
}

void og_revolved_outward(og_enclosure_solver *s, og_ivec *out) {
  og_revolved *f = &s->figures;
  og_ivec_dot(&s->t0, &f->axis, &f->axis);
  og_ivec_scale(out, &s->t0, &f->apart);
  og_ivec_submul(out, &f->along, &f->axis);
  if (og_ivec_is_zero(out)) og_ivec_set(out, &f->axes[f->curve[0] == OG_CURVE_NONE ? 1 : 0].u);
}

// direction = -(x out / |out| + z N / |N|), nearly, times both lengths.
static void set_direction(og_enclosure_solver *s, const og_int *x, const og_int *z) {
  og_revolved_outward(s, &s->kept);
  og_ivec_dot(&s->t0, &s->figures.axis, &s->figures.axis);
  og_ivec_dot(&s->t1, &s->kept, &s->kept);
  mpz_mul_2exp(s->t0.z, s->t0.z, 2 * s->bits);
  mpz_mul_2exp(s->t1.z, s->t1.z, 2 * s->bits);
  mpz_sqrt(s->t0.z, s->t0.z);
  mpz_sqrt(s->t1.z, s->t1.z);
  if (og_int_sign(z) == 0) og_int_set_si(&s->t0, 1);
  if (og_int_sign(x) == 0) og_int_set_si(&s->t1, 1);
  og_int_mul(&s->t0, &s->t0, x);
  og_int_mul(&s->t1, &s->t1, z);
  og_ivec_scale(&s->direction, &s->t0, &s->kept);
  og_ivec_addmul(&s->direction, &s->t1, &s->figures.axis);
  og_ivec_neg(&s->direction, &s->direction);
  og_enclosure_trim(s);
}

static bool is_nearer(og_enclosure_solver *s, bool any) {
  if (!any) return true;
  og_int_mul(&s->t0, &s->num, &s->best_den);
  og_int_mul(&s->t1, &s->best_num, &s->den);
  return og_int_compare(&s->t0, &s->t1) < 0;
}

bool og_enclose_revolved(og_enclosure_solver *s, og_depth_range *range) {
  int nearest = -1;
  if (!og_revolved_set(&s->figures, s->problem)) return false;
  set_lengths(s, range);
  for (int side = 0; side < OG_REVOLVED_SIDES; side++) {
    if (!og_revolved_side(&s->figures, range->length, &range->scale, side, &s->side_x, &s->side_z)) continue;
    if (!set_distance(s, range)) return false;
    if (!is_nearer(s, nearest >= 0)) continue;
    nearest = side;
    og_int_set(&s->best_num, &s->num);
    og_int_set(&s->best_den, &s->den);
  }
  og_revolved_side(&s->figures, range->length, &range->scale, nearest, &s->side_x, &s->side_z);
  og_int_set(&s->num, &s->best_num);
  og_int_set(&s->den, &s->best_den);
  og_int_addmul(&s->num, &s->den, &s->problem->pair.radius);
  og_enclosure_bound(s, &range->lo, false);
  set_direction(s, &s->side_x, &s->side_z);
  og_enclosure_overlap(s, &s->direction, &range->hi);
  og_ivec_set(&range->direction, &s->direction);
  range->kind = OG_DEPTH_REVOLVED;
  return true;
}
