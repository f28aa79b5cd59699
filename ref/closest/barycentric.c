#include "ref/closest/barycentric.h"

#include "ref/closest/range.h"

// Twice the signed area of the parallelogram's half: u x v in the plane.
static og_scalar area(og_vec3 u, og_vec3 v) { return u.x * v.y - u.y * v.x; }

// Each component of u and v is a difference rounded once, each product and their difference are rounded once more: at
// most (4 + 1/1000) half units of each product, so 2.01 OG_SCALAR_EPSILON; 3 also covers the rounding of the bound
// (proofs/gappa/barycentric.g).
#define AREA_ERROR (3 * OG_SCALAR_EPSILON)

// Is the area's sign hidden by rounding? The products are at most 1 in the figure's unit, hence the last term, for
// underflow.
static bool area_is_unsure(og_vec3 u, og_vec3 v) {
  const og_scalar error = AREA_ERROR * (og_abs(u.x * v.y) + og_abs(u.y * v.x));
  return og_abs(area(u, v)) <= error + 8 * OG_SCALAR_EPSILON * OG_SCALAR_MIN;
}

static og_barycentric in_plane(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 p) {
  const og_vec3 ac = og_sub(a, c), bc = og_sub(b, c), ba = og_sub(b, a), pa = og_sub(p, a), pb = og_sub(p, b);
  if (area_is_unsure(ac, bc)) return (og_barycentric){.outcome = OG_OUTCOME_DEGENERATE};
  const og_scalar whole = area(ac, bc);
  const og_vec3 w = {area(og_sub(p, c), bc) / whole, area(ac, pa) / whole, area(ba, pb) / whole};
  // The area may be tiny in the figure's unit, which p may have made so large.
  if (!og_is_finite(w)) return (og_barycentric){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  return (og_barycentric){OG_OUTCOME_ANSWERED, {w.x, w.y, w.z}};
}

// The figure in its own unit; false where it is out of range.
static bool in_unit(og_vec3 *a, og_vec3 *b, og_vec3 *c, og_vec3 *p) {
  if (!og_vec_in_range(*a) || !og_vec_in_range(*b) || !og_vec_in_range(*c) || !og_vec_in_range(*p)) return false;
  const og_scalar size = og_max(og_max(og_largest(og_sub(*a, *c)), og_largest(og_sub(*b, *c))),
                                og_max(og_largest(og_sub(*p, *c)), og_largest(*c)));
  const int unit = -og_range_exponent(size);
  *a = og_vec_times_power(*a, unit);
  *b = og_vec_times_power(*b, unit);
  *c = og_vec_times_power(*c, unit);
  *p = og_vec_times_power(*p, unit);
  return true;
}

og_barycentric og_barycentric_2d(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 p) {
  a.z = b.z = c.z = p.z = 0;
  if (!in_unit(&a, &b, &c, &p)) return (og_barycentric){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  return in_plane(a, b, c, p);
}

og_barycentric og_barycentric_3d(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 p) {
  if (!in_unit(&a, &b, &c, &p)) return (og_barycentric){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  const og_vec3 n = og_cross(og_sub(b, a), og_sub(c, a));
  const og_scalar x = og_abs(n.x), y = og_abs(n.y), z = og_abs(n.z);
  if (z >= x && z >= y) return in_plane(a, b, c, p);
  if (y >= x)
    return in_plane((og_vec3){a.z, a.x, 0}, (og_vec3){b.z, b.x, 0}, (og_vec3){c.z, c.x, 0}, (og_vec3){p.z, p.x, 0});
  return in_plane((og_vec3){a.y, a.z, 0}, (og_vec3){b.y, b.z, 0}, (og_vec3){c.y, c.z, 0}, (og_vec3){p.y, p.z, 0});
}
