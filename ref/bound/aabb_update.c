#include "ref/bound/aabb_update.h"

#include <float.h>

#include "ref/bound/aabb.h"

#ifdef OG_BINARY32
#define LEAST FLT_TRUE_MIN
#else
#define LEAST DBL_TRUE_MIN
#endif

typedef struct reach {
  og_scalar lo, hi, error;
} reach;

// What one coordinate, between two ends as seen from the pivot, adds to the turned box along an axis.
static void add_part(reach *along, og_scalar entry, og_scalar lo, og_scalar hi) {
  const og_scalar of_lo = entry * lo, of_hi = entry * hi;
  along->lo += og_min(of_lo, of_hi);
  along->hi += og_max(of_lo, of_hi);
  along->error += og_max(og_abs(of_lo), og_abs(of_hi));
}

static reach reach_along(og_vec3 row, og_scalar pivot, og_vec3 lo, og_vec3 hi) {
  reach along = {0, 0, 0};
  add_part(&along, row.x, lo.x, hi.x);
  add_part(&along, row.y, lo.y, hi.y);
  add_part(&along, row.z, lo.z, hi.z);
  along.lo += pivot;
  along.hi += pivot;
  // Each term is rounded twice, the sum of three twice, and once more with the pivot: five halves of OG_SCALAR_EPSILON of
  // all magnitudes. Products may underflow by half the least number each. The rest is for the roundings of this line.
  along.error = 4 * OG_SCALAR_EPSILON * (along.error + og_abs(pivot)) + 8 * LEAST;
  return along;
}

og_aabb og_aabb_update(const og_aabb *original, const og_mat3 *rotation, og_vec3 pivot, og_aabb *outer) {
  const og_vec3 lo = og_sub(original->lo, pivot), hi = og_sub(original->hi, pivot);
  const reach x = reach_along(rotation->row[0], pivot.x, lo, hi), y = reach_along(rotation->row[1], pivot.y, lo, hi),
              z = reach_along(rotation->row[2], pivot.z, lo, hi);
  *outer =
      (og_aabb){{x.lo - x.error, y.lo - y.error, z.lo - z.error}, {x.hi + x.error, y.hi + y.error, z.hi + z.error}};
  return (og_aabb){{x.lo, y.lo, z.lo}, {x.hi, y.hi, z.hi}};
}

// ---- what is known of it ----

static og_turn_claim run(const og_turn_input *in) {
  const og_aabb original = og_aabb_around(in->point, in->count);
  og_turn_claim claim = {.outcome = OG_OUTCOME_ANSWERED};
  claim.box = og_aabb_update(&original, &in->rotation, in->pivot, &claim.outer);
  return claim;
}

static const og_door_turn aabb_update_door = {.run = run};

const og_algorithm og_algorithm_aabb_update = {
    .id = "aabb-update",
    .row = "3.3",
    .questions = "bound",
    .path = "ref/bound/aabb_update",
    .source = "Varjus 2018, 2.6; Ericson 2004, 4.2.6",
    .cost = "O(1), of a box",
    .limits = "up to sqrt(3) times as wide as a cube that turns; the turned points' own box may be far smaller",
    .turn = &aabb_update_door,
};
