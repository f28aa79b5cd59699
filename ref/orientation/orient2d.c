#include "ref/orientation/orient2d.h"

#include "ref/door/orientation.h"

// Each factor is a difference rounded once, each product and the difference of the two once more: (1 + u)^4 - 1 of the
// products' magnitudes with u half of OG_SCALAR_EPSILON. Shewchuk's 3 + 16 u is enough since the last rounding is that
// of the result itself; it covers the rounding of the bound too.
#define ERROR_FACTOR ((3 + 8 * OG_SCALAR_EPSILON) * (OG_SCALAR_EPSILON / 2))
// In their unit the factors are at most 1 where the figure was shrunk, so underflow costs each product at most 1.5
// times the smallest subnormal number, and the bound itself two of them.
#define UNDERFLOW_ERROR (8 * OG_SCALAR_EPSILON * OG_SCALAR_MIN)

og_orientation og_orient2d(og_vec3 a, og_vec3 b, og_vec3 c) {
  a.z = b.z = c.z = 0;
  if (!og_vec_in_range(a) || !og_vec_in_range(b) || !og_vec_in_range(c))
    return (og_orientation){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  og_vec3 ca = og_sub(a, c), cb = og_sub(b, c);
  const int unit = -og_range_exponent(og_max(og_largest(ca), og_largest(cb)));
  ca = og_vec_times_power(ca, unit);
  cb = og_vec_times_power(cb, unit);
  const og_scalar left = ca.x * cb.y, right = ca.y * cb.x;
  const og_scalar determinant = left - right;
  /*@ assert factors: exact_arithmetic ==>
        ca.x == two_to(unit) * (a.x - c.x) && ca.y == two_to(unit) * (a.y - c.y) &&
        cb.x == two_to(unit) * (b.x - c.x) && cb.y == two_to(unit) * (b.y - c.y); */
  //@ assert product: exact_arithmetic ==> determinant == two_to(unit) * two_to(unit) * turn2(a, b, c);
  //@ assert turn: exact_arithmetic ==> is_turn(determinant, two_to(unit), \at(a, Pre), \at(b, Pre), \at(c, Pre));
  const og_scalar error = ERROR_FACTOR * (og_abs(left) + og_abs(right)) + UNDERFLOW_ERROR;
  if (!(og_abs(determinant) > error)) return (og_orientation){OG_OUTCOME_DEGENERATE, 0, determinant, error};
  return (og_orientation){OG_OUTCOME_ANSWERED, determinant > 0 ? 1 : -1, determinant, error};
}

static og_orientation_claim run_orient2d(const og_vec3 *point) {
  const og_orientation r = og_orient2d(point[0], point[1], point[2]);
  return (og_orientation_claim){.outcome = r.outcome,
                                .sign = r.sign,
                                .has_determinant = r.outcome != OG_OUTCOME_OUT_OF_RANGE,
                                .determinant = r.determinant,
                                .error = r.error};
}

// ---- what is known of it ----

static const og_door_orientation orient2d_door = {.run = run_orient2d, .count = 3};

const og_algorithm og_algorithm_orient2d = {
    .id = "orient2d",
    .row = "3.1",
    .questions = "orientation",
    .path = "ref/orientation/orient2d",
    .source = "Shewchuk 1997, 4.2",
    .cost = "O(1)",
    .limits = "unsure where the triangle's height over its size is below some 2 epsilon; never wrong",
    .orientation = &orient2d_door,
};
