#include "ref/closest/barycentric.h"

#include "ref/door/closest.h"

/*@ logic real flat_area(og_vec3 u, og_vec3 v) = u.x * v.y - u.y * v.x;
    predicate is_part(real w, real part, real whole) = w * whole == part;
    predicate offsets(og_vec3 ac, og_vec3 bc, og_vec3 ba, og_vec3 pa, og_vec3 pb, og_vec3 pc, og_vec3 a, og_vec3 b,
                      og_vec3 c, og_vec3 p) =
      is_moved(ac, a, -1.0, c) && is_moved(bc, b, -1.0, c) && is_moved(ba, b, -1.0, a) && is_moved(pa, p, -1.0, a) &&
      is_moved(pb, p, -1.0, b) && is_moved(pc, p, -1.0, c);
    predicate parts(real x, real y, real z, real whole, real of_a, real of_b, real of_c) =
      whole != 0 && x * whole == of_a && y * whole == of_b && z * whole == of_c;
    predicate are_small(og_vec3 w) = w.x < OG_RANGE_LARGEST && w.y < OG_RANGE_LARGEST && w.z < OG_RANGE_LARGEST;
    // In another unit.
    predicate in_unit4(og_vec3 d, og_vec3 e, og_vec3 f, og_vec3 q, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 p) =
      \exists real k; k > 0 && is_scaled(d, k, a) && is_scaled(e, k, b) && is_scaled(f, k, c) && is_scaled(q, k, p);
    lemma in_unit_by: \forall og_vec3 d, e, f, q, a, b, c, p, real k;
      k > 0 && is_scaled(d, k, a) && is_scaled(e, k, b) && is_scaled(f, k, c) && is_scaled(q, k, p) ==>
      in_unit4(d, e, f, q, a, b, c, p);
    lemma unit_along: \forall real a, b, c, p, d, e, f, q, x, y, z, k;
      k > 0 && d == k * a && e == k * b && f == k * c && q == k * p && x * d + y * e + z * f == q ==>
      x * a + y * b + z * c == p;
    lemma areas_whole: \forall og_vec3 ac, bc, ba, pa, pb, pc, a, b, c, p;
      offsets(ac, bc, ba, pa, pb, pc, a, b, c, p) ==>
      flat_area(pc, bc) + flat_area(ac, pa) + flat_area(ba, pb) == flat_area(ac, bc);
    lemma areas_x: \forall og_vec3 ac, bc, ba, pa, pb, pc, a, b, c, p; offsets(ac, bc, ba, pa, pb, pc, a, b, c, p) ==>
      flat_area(pc, bc) * a.x + flat_area(ac, pa) * b.x + flat_area(ba, pb) * c.x == flat_area(ac, bc) * p.x;
    lemma areas_y: \forall og_vec3 ac, bc, ba, pa, pb, pc, a, b, c, p; offsets(ac, bc, ba, pa, pb, pc, a, b, c, p) ==>
      flat_area(pc, bc) * a.y + flat_area(ac, pa) * b.y + flat_area(ba, pb) * c.y == flat_area(ac, bc) * p.y;
    lemma parts_whole: \forall real x, y, z, whole, u, v, w;
      parts(x, y, z, whole, u, v, w) && u + v + w == whole ==> x + y + z == 1;
    lemma unit_weighed: \forall og_vec3 a, b, c, p, d, e, f, q, real x, y, z;
      in_unit4(d, e, f, q, a, b, c, p) && weighed(x, y, z, d, e, f, q) ==> weighed(x, y, z, a, b, c, p);
    lemma unit_weighed_two: \forall og_vec3 a, b, c, p, d, e, f, q, real x, y, z;
      in_unit4(d, e, f, q, a, b, c, p) && weighed_in_two(x, y, z, d, e, f, q) ==> weighed_in_two(x, y, z, a, b, c, p);
    lemma parts_sum: \forall real x, y, z, whole, u, v, w, a, b, c, p;
      parts(x, y, z, whole, u, v, w) && u * a + v * b + w * c == whole * p ==> x * a + y * b + z * c == p;
*/

// Twice the signed area of the parallelogram's half: u x v in the plane.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures area: exact_arithmetic ==> \result == flat_area(u, v); */
static og_scalar area(og_vec3 u, og_vec3 v) { return u.x * v.y - u.y * v.x; }

// Each component of u and v is a difference rounded once, each product and their difference are rounded once more: at
// most (4 + 1/1000) half units of each product, so 2.01 OG_SCALAR_EPSILON; 3 also covers the rounding of the bound
// (proofs/gappa/barycentric.g).
#define AREA_ERROR (3 * OG_SCALAR_EPSILON)

// Is the area's sign hidden by rounding? The products are at most 1 in the figure's unit, hence the last term, for
// underflow.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures sure: exact_arithmetic && \result == 0 ==> flat_area(u, v) != 0; */
static bool area_is_unsure(og_vec3 u, og_vec3 v) {
  const og_scalar error = AREA_ERROR * (og_abs(u.x * v.y) + og_abs(u.y * v.x));
  return og_abs(area(u, v)) <= error + 8 * OG_SCALAR_EPSILON * OG_SCALAR_MIN;
}

og_scalar og_area_ratio(og_scalar part, og_scalar whole) {
  const og_scalar limit = OG_RANGE_LARGEST * og_min(og_abs(whole), 1); // above 1 the quotient is below the part
  return -limit < part && part < limit ? part / whole : OG_RANGE_LARGEST;
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures parts: exact_arithmetic && are_small(\result) ==>
                     parts(\result.x, \result.y, \result.z, whole, of_a, of_b, of_c); */
static og_vec3 ratios(og_scalar of_a, og_scalar of_b, og_scalar of_c, og_scalar whole) {
  return (og_vec3){og_area_ratio(of_a, whole), og_area_ratio(of_b, whole), og_area_ratio(of_c, whole)};
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures range: \result.outcome == OG_OUTCOME_ANSWERED || \result.outcome == OG_OUTCOME_DEGENERATE ||
                   \result.outcome == OG_OUTCOME_OUT_OF_RANGE;
    ensures weighed: exact_arithmetic && \result.outcome == OG_OUTCOME_ANSWERED ==>
                     weighed(\result.weight[0], \result.weight[1], \result.weight[2], a, b, c, p); */
static og_barycentric in_plane(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 p) {
  const og_vec3 ac = og_sub(a, c), bc = og_sub(b, c), ba = og_sub(b, a), pa = og_sub(p, a), pb = og_sub(p, b),
                pc = og_sub(p, c);
  if (area_is_unsure(ac, bc)) return (og_barycentric){.outcome = OG_OUTCOME_DEGENERATE};
  const og_scalar whole = area(ac, bc);
  const og_vec3 w = ratios(area(pc, bc), area(ac, pa), area(ba, pb), whole);
  //@ assert offsets: exact_arithmetic ==> offsets(ac, bc, ba, pa, pb, pc, a, b, c, p);
  /*@ assert parts: exact_arithmetic && are_small(w) ==>
        parts(w.x, w.y, w.z, whole, flat_area(pc, bc), flat_area(ac, pa), flat_area(ba, pb)); */
  //@ assert weighed: exact_arithmetic && are_small(w) ==> weighed(w.x, w.y, w.z, a, b, c, p);
  // The area may be tiny in the figure's unit, which p may have made so large.
  if (!(og_largest(w) < OG_RANGE_LARGEST)) return (og_barycentric){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  return (og_barycentric){OG_OUTCOME_ANSWERED, {w.x, w.y, w.z}};
}

/*@ requires memory: \valid(a) && \valid(b) && \valid(c) && \valid(p) && \separated(a, b, c, p);
    terminates \true; exits \false; assigns *a, *b, *c, *p;
    ensures unit: exact_arithmetic && \result != 0 ==>
                  in_unit4(*a, *b, *c, *p, \old(*a), \old(*b), \old(*c), \old(*p)); */
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

/*@ terminates \true; exits \false; assigns \nothing;
    ensures weighed: exact_arithmetic && \result.outcome == OG_OUTCOME_ANSWERED ==>
                     weighed(\result.weight[0], \result.weight[1], \result.weight[2], a, b, c, p); */
static og_barycentric in_plane_and_unit(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 p) {
  og_vec3 d = a, e = b, f = c, q = p;
  if (!in_unit(&d, &e, &f, &q)) return (og_barycentric){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  //@ assert unit: exact_arithmetic ==> in_unit4(d, e, f, q, a, b, c, p);
  return in_plane(d, e, f, q);
}

og_barycentric og_barycentric_2d(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 p) {
  const og_vec3 flat_a = {a.x, a.y, 0}, flat_b = {b.x, b.y, 0}, flat_c = {c.x, c.y, 0}, flat_p = {p.x, p.y, 0};
  return in_plane_and_unit(flat_a, flat_b, flat_c, flat_p);
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures weighed: exact_arithmetic && \result.outcome == OG_OUTCOME_ANSWERED ==>
                     weighed_in_two(\result.weight[0], \result.weight[1], \result.weight[2], a, b, c, p); */
static og_barycentric along_an_axis(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 p) {
  const og_vec3 n = og_cross(og_sub(b, a), og_sub(c, a));
  const og_scalar x = og_abs(n.x), y = og_abs(n.y), z = og_abs(n.z);
  if (z >= x && z >= y) return in_plane(a, b, c, p);
  if (y >= x)
    return in_plane((og_vec3){a.z, a.x, 0}, (og_vec3){b.z, b.x, 0}, (og_vec3){c.z, c.x, 0}, (og_vec3){p.z, p.x, 0});
  return in_plane((og_vec3){a.y, a.z, 0}, (og_vec3){b.y, b.z, 0}, (og_vec3){c.y, c.z, 0}, (og_vec3){p.y, p.z, 0});
}

og_barycentric og_barycentric_3d(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 p) {
  og_vec3 d = a, e = b, f = c, q = p;
  if (!in_unit(&d, &e, &f, &q)) return (og_barycentric){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  //@ assert unit: exact_arithmetic ==> in_unit4(d, e, f, q, a, b, c, p);
  return along_an_axis(d, e, f, q);
}

static og_closest_claim claim_of(og_barycentric r) {
  if (r.outcome != OG_OUTCOME_ANSWERED) return (og_closest_claim){.outcome = r.outcome};
  return (og_closest_claim){.outcome = OG_OUTCOME_ANSWERED,
                            .weight_a_count = 1,
                            .weight_b_count = 3,
                            .weight_a = {1},
                            .weight_b = {r.weight[0], r.weight[1], r.weight[2]}};
}

static og_closest_claim run_plane(const og_flat *a, const og_flat *b) {
  return claim_of(og_barycentric_2d(b->point[0], b->point[1], b->point[2], a->point[0]));
}

static og_closest_claim run_space(const og_flat *a, const og_flat *b) {
  return claim_of(og_barycentric_3d(b->point[0], b->point[1], b->point[2], a->point[0]));
}

// ---- what is known of it ----

static const og_door_closest space_door = {.run = run_space,
                                           .kind_a = OG_FLAT_POINT,
                                           .kind_b = OG_FLAT_TRIANGLE,
                                           .combines = true,
                                           .bound = 3,
                                           .form = "space"};

static const og_door_closest plane_door = {.run = run_plane,
                                           .kind_a = OG_FLAT_POINT,
                                           .kind_b = OG_FLAT_TRIANGLE,
                                           .combines = true,
                                           .in_plane = true,
                                           .bound = 3,
                                           .form = "plane",
                                           .another = &space_door};

const og_algorithm og_algorithm_barycentric = {
    .id = "barycentric",
    .row = "3.1",
    .questions = "closest",
    .path = "ref/closest/barycentric",
    .source = "Rasku 2003, 7.3",
    .cost = "O(1)",
    .limits = "thin triangles have few digits; those without sure area are refused",
    .closest = &plane_door,
};
