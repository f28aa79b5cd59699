#include "tests/shared/bounding_fault.h"

#include <gmp.h>

// r += a b
static void add_product(mpq_t r, double a, double b) {
  mpq_t x, y;
  mpq_inits(x, y, NULL);
  mpq_set_d(x, a);
  mpq_set_d(y, b);
  mpq_mul(x, x, y);
  mpq_add(r, r, x);
  mpq_clears(x, y, NULL);
}

static void set_dot(mpq_t r, og_vec3 a, og_vec3 b) {
  mpq_set_ui(r, 0, 1);
  add_product(r, (double)a.x, (double)b.x);
  add_product(r, (double)a.y, (double)b.y);
  add_product(r, (double)a.z, (double)b.z);
}

static int compare(const mpq_t a, og_scalar b) {
  mpq_t x;
  mpq_init(x);
  mpq_set_d(x, (double)b);
  const int order = mpq_cmp(a, x);
  mpq_clear(x);
  return order;
}

// ---- spheres ----

static void add_square_of_difference(mpq_t r, og_scalar a, og_scalar b) {
  mpq_t x, y;
  mpq_inits(x, y, NULL);
  mpq_set_d(x, (double)a);
  mpq_set_d(y, (double)b);
  mpq_sub(x, x, y);
  mpq_mul(x, x, x);
  mpq_add(r, r, x);
  mpq_clears(x, y, NULL);
}

static bool is_within(og_vec3 p, const og_ball *ball) {
  mpq_t distance, radius;
  mpq_inits(distance, radius, NULL);
  add_square_of_difference(distance, p.x, ball->centre.x);
  add_square_of_difference(distance, p.y, ball->centre.y);
  add_square_of_difference(distance, p.z, ball->centre.z);
  add_product(radius, (double)ball->outer, (double)ball->outer);
  const bool within = mpq_cmp(distance, radius) <= 0;
  mpq_clears(distance, radius, NULL);
  return within;
}

static bool is_tight(og_scalar outer, og_scalar computed, og_scalar size) {
  return outer >= computed &&
         outer - computed <= 16 * OG_SCALAR_EPSILON * size + 32 * OG_SCALAR_MIN * OG_SCALAR_EPSILON;
}

static const char *fault_of_ball(const og_bounding_input *in, const og_ball *ball) {
  if (!og_is_finite(ball->centre) || !og_finite(ball->outer)) return "a sphere that is not finite";
  if (!is_tight(ball->outer, ball->radius, ball->radius)) return "an outer radius far from the one computed";
  for (int k = 0; k < in->count; k++)
    if (!is_within(in->point[k], ball)) return "a point outside of the outer sphere";
  return NULL;
}

// ---- slabs ----

static const char *fault_of_slab(const og_bounding_input *in, og_vec3 direction, const og_slab *slab, bool exact) {
  if (!og_slab_is_finite(slab)) return "a slab that is not finite";
  og_scalar size = 0;
  bool reaches_lo = false, reaches_hi = false;
  mpq_t reach;
  mpq_init(reach);
  const char *fault = NULL;
  for (int k = 0; k < in->count; k++) {
    const og_vec3 p = in->point[k];
    set_dot(reach, direction, p);
    if (compare(reach, slab->outer_lo) < 0 || compare(reach, slab->outer_hi) > 0) fault = "a point outside of a slab";
    reaches_lo = reaches_lo || compare(reach, slab->lo) == 0;
    reaches_hi = reaches_hi || compare(reach, slab->hi) == 0;
    size = og_max(size, og_abs(direction.x * p.x) + og_abs(direction.y * p.y) + og_abs(direction.z * p.z));
  }
  mpq_clear(reach);
  if (fault != NULL) return fault;
  if (!is_tight(slab->outer_hi, slab->hi, size) || !is_tight(-slab->outer_lo, -slab->lo, size))
    return "outer ends far from those computed";
  if (exact && (!reaches_lo || !reaches_hi || slab->outer_lo != slab->lo || slab->outer_hi != slab->hi))
    return "a box along the axes that is not the points' own";
  return NULL;
}

static const char *fault_of_axes(const og_vec3 axis[3]) {
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++)
      if (!(og_abs(og_dot(axis[i], axis[j]) - (i == j ? 1 : 0)) <= 64 * OG_SCALAR_EPSILON))
        return "axes that are not unit and orthogonal";
  return NULL;
}

const char *or_bounding_fault(const og_door_bound *door, const og_bounding_input *in, const og_bounding_room *room,
                              const og_bounding_claim *claim) {
  static const og_vec3 axes[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  if (door->shape == OG_BOUNDING_BALL) return fault_of_ball(in, &claim->ball);
  const og_vec3 *direction = door->shape == OG_BOUNDING_AABB    ? axes
                             : door->shape == OG_BOUNDING_K_DOP ? in->direction
                                                                : claim->axis;
  const int count = door->shape == OG_BOUNDING_K_DOP ? in->direction_count : 3;
  if (claim->slab_count != count) return "not one slab for each direction";
  const char *fault = door->shape == OG_BOUNDING_BOX ? fault_of_axes(claim->axis) : NULL;
  for (int k = 0; k < count && fault == NULL; k++)
    fault = fault_of_slab(in, direction[k], &room->slab[k], door->shape == OG_BOUNDING_AABB);
  return fault;
}
