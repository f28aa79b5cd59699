// The depth from below where the axes are parallel. The difference of the bodies is a convex polygon, symmetric about
// the axis, turned around it. Radii are taken a little too small, the axes' distance a little too large, so that the
// depth becomes less. The polygon's edges are those of the figures.

#include "spec/enclosure/checked_body.h"
#include "spec/enclosure/depth_range.h"
#include "spec/enclosure/revolved.h"

typedef struct revolved_check {
  const og_depth_range *range;
  og_revolved figures;
  og_int reach, reach_den, x, z, t, left, right; // (lo - R) on the lattice is reach / reach_den, at least zero
} revolved_check;

// The squares of the first two bounds are at most, those of the others at least, what they stand for.
static bool are_bounds(revolved_check *c) {
  og_int *scale = &c->t, *bound = &c->left, *square = &c->right;
  og_int_mul(scale, &c->range->scale, &c->range->scale);
  for (int k = 0; k < OG_DEPTH_LENGTHS; k++) {
    const og_int *length = &c->range->length[k];
    if (og_int_sign(length) < 0) return false;
    og_int_mul(bound, length, length);
    og_int_mul(square, &c->figures.square[k], scale);
    const int order = og_int_compare(bound, square);
    if (k < 2 ? order > 0 : order < 0) return false;
  }
  return true;
}

static void set_wanted(revolved_check *c, const og_problem *pair) {
  const og_rational *lo = &c->range->lo;
  og_length_in_steps(&c->reach, &c->reach_den, &lo->num, &lo->den, pair);
  og_int_submul(&c->reach, &c->reach_den, &pair->radius);
  if (og_int_sign(&c->reach) < 0) og_int_set_si(&c->reach, 0);
}

// Is the edge at least (lo - R) 2 |N| away, that is left / |(x, z)| >= reach / reach_den length[3]?
static bool is_far(revolved_check *c) {
  og_revolved_reach(&c->figures, c->range->length, &c->range->scale, &c->x, &c->z, &c->left, &c->t);
  if (og_int_sign(&c->left) < 0) return false;
  og_int_mul(&c->left, &c->left, &c->reach_den);
  og_int_mul(&c->left, &c->left, &c->left);
  og_int_mul(&c->t, &c->x, &c->x);
  og_int_addmul(&c->t, &c->z, &c->z);
  og_int_mul(&c->right, &c->reach, &c->range->length[3]);
  og_int_mul(&c->right, &c->right, &c->right);
  og_int_mul(&c->right, &c->right, &c->t);
  return og_int_compare(&c->left, &c->right) >= 0;
}

static og_depth_refusal check(revolved_check *c, const og_enclosure_problem *problem) {
  if (og_int_sign(&c->range->scale) <= 0) return OG_DEPTH_REFUSED_SCALE;
  if (!og_revolved_set(&c->figures, problem)) return OG_DEPTH_REFUSED_AXES;
  if (!are_bounds(c)) return OG_DEPTH_REFUSED_LENGTH;
  set_wanted(c, &problem->pair);
  for (int side = 0; side < OG_REVOLVED_SIDES; side++)
    if (og_revolved_side(&c->figures, c->range->length, &c->range->scale, side, &c->x, &c->z) && !is_far(c))
      return OG_DEPTH_REFUSED_SHALLOW;
  return OG_DEPTH_ACCEPTED;
}

og_depth_refusal og_check_revolved(const og_enclosure_problem *problem, const og_depth_range *range) {
  revolved_check c = {.range = range};
  og_int *const numbers[] = {&c.reach, &c.reach_den, &c.x, &c.z, &c.t, &c.left, &c.right};
  og_revolved_init(&c.figures);
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_init(numbers[k]);
  const og_depth_refusal refusal = check(&c, problem);
  og_revolved_clear(&c.figures);
  for (size_t k = 0; k < sizeof numbers / sizeof *numbers; k++) og_int_clear(numbers[k]);
  return refusal;
}
