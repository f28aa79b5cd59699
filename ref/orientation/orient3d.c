#include "ref/orientation/orient3d.h"

#include "ref/door/orientation.h"
#include "ref/closest/range.h"

// Shewchuk's bound: each of the six terms is a product of three differences, summed in two steps; 7 roundings besides
// that of the result itself, and 56 u for those of second order and of the bound (u is half of OG_SCALAR_EPSILON).
#define ERROR_FACTOR ((7 + 28 * OG_SCALAR_EPSILON) * (OG_SCALAR_EPSILON / 2))
// Underflow, in units of the smallest subnormal number, for factors at most 1: 3 for a minor, so 4.5 for its product with
// a factor, three times, and a few for the bound. Larger factors magnify that of the minors.
#define UNDERFLOW_ERROR (32 * OG_SCALAR_EPSILON * OG_SCALAR_MIN)

og_orientation og_orient3d(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) {
  if (!og_vec_in_range(a) || !og_vec_in_range(b) || !og_vec_in_range(c) || !og_vec_in_range(d))
    return (og_orientation){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  a = og_sub(a, d);
  b = og_sub(b, d);
  c = og_sub(c, d);
  const og_scalar size = og_max(og_max(og_largest(a), og_largest(b)), og_largest(c));
  const int unit = -og_range_exponent(size);
  a = og_vec_times_power(a, unit);
  b = og_vec_times_power(b, unit);
  c = og_vec_times_power(c, unit);
  const og_scalar bx_cy = b.x * c.y, cx_by = c.x * b.y;
  const og_scalar cx_ay = c.x * a.y, ax_cy = a.x * c.y;
  const og_scalar ax_by = a.x * b.y, bx_ay = b.x * a.y;
  const og_scalar determinant = a.z * (bx_cy - cx_by) + b.z * (cx_ay - ax_cy) + c.z * (ax_by - bx_ay);
  const og_scalar permanent = (og_abs(bx_cy) + og_abs(cx_by)) * og_abs(a.z) +
                              (og_abs(cx_ay) + og_abs(ax_cy)) * og_abs(b.z) +
                              (og_abs(ax_by) + og_abs(bx_ay)) * og_abs(c.z);
  const og_scalar error = ERROR_FACTOR * permanent + UNDERFLOW_ERROR * og_max(1, og_times_power(size, unit));
  if (!(og_abs(determinant) > error)) return (og_orientation){OG_OUTCOME_DEGENERATE, 0, determinant, error};
  return (og_orientation){OG_OUTCOME_ANSWERED, determinant > 0 ? 1 : -1, determinant, error};
}

static og_orientation_claim run_orient3d(const og_vec3 *point) {
  const og_orientation r = og_orient3d(point[0], point[1], point[2], point[3]);
  return (og_orientation_claim){.outcome = r.outcome,
                                .sign = r.sign,
                                .has_determinant = r.outcome != OG_OUTCOME_OUT_OF_RANGE,
                                .determinant = r.determinant,
                                .error = r.error};
}

// ---- what is known of it ----

static const og_door_orientation orient3d_door = {.run = run_orient3d, .count = 4};

const og_algorithm og_algorithm_orient3d = {
    .id = "orient3d",
    .row = "3.1",
    .questions = "orientation",
    .path = "ref/orientation/orient3d",
    .source = "Shewchuk 1997, 4.3; Huotari 2011, 4.1",
    .cost = "O(1)",
    .limits = "unsure where the tetrahedron's height over its size is below some 6 epsilon; never wrong",
    .orientation = &orient3d_door,
};
