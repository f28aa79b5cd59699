#include "ref/closest/point_plane.h"

#include "ref/closest/range.h"
#include "ref/closest/sense_logic.h"
#include "ref/door/closest.h"

/*@ lemma nonzero_square: \forall og_vec3 a; a.x != 0 || a.y != 0 || a.z != 0 ==> dot(a, a) > 0;
    lemma multiple_square: \forall og_vec3 r, a, real k; k > 0 && is_scaled(r, k, a) && dot(a, a) > 0 ==> dot(r, r) > 0;
    lemma unit_square: \forall og_vec3 u, n, real k, length;
      is_scaled(u, k, n) && k * length == 1 && length * length == dot(n, n) ==> dot(u, u) == 1;
    // p is the foot of q on the plane through `on` across the unit vector u, at that distance.
    predicate is_foot(og_vec3 p, og_vec3 on, og_vec3 u, og_vec3 q, real distance) =
      distance == dot(u, q) - dot(u, on) && is_moved(p, q, -distance, u);
    lemma offset_product: \forall og_vec3 u, q, on, offset;
      is_moved(offset, q, -1.0, on) ==> dot(u, offset) == dot(u, q) - dot(u, on);
    lemma foot_on_plane: \forall og_vec3 p, on, u, q, real distance;
      dot(u, u) == 1 && is_foot(p, on, u, q, distance) ==> dot(u, p) == dot(u, on);
    lemma foot_distance: \forall og_vec3 p, on, u, q, real distance;
      dot(u, u) == 1 && is_foot(p, on, u, q, distance) ==> distance2(q, p) == distance * distance;
    lemma plane_least: \forall og_vec3 u, q, x;
      dot(u, u) == 1 ==> (dot(u, q) - dot(u, x)) * (dot(u, q) - dot(u, x)) <= distance2(q, x);
    lemma foot_square: \forall og_vec3 p, on, u, q, x, real distance;
      dot(u, u) == 1 && is_foot(p, on, u, q, distance) && dot(u, x) == dot(u, on) ==>
      distance2(q, p) == (dot(u, q) - dot(u, x)) * (dot(u, q) - dot(u, x));
*/

/*@ terminates \true; exits \false; assigns \nothing;
    ensures unit:  exact_arithmetic && dot(normal, normal) > 0 ==> dot(\result, \result) == 1;
    ensures sense: exact_arithmetic && dot(normal, normal) > 0 ==> same_sense(\result, normal); */
static og_vec3 unit_of(og_vec3 normal) {
  // Only the sense of the normal matters, so its length's unit is chosen to suit.
  const int exponent = -og_range_exponent(og_largest(normal));
  const og_vec3 n = og_vec_times_power(normal, exponent);
  const og_scalar length = og_norm(n), inverse = 1 / length;
  //@ assert long: exact_arithmetic && dot(normal, normal) > 0 ==> length > 0;
  //@ assert inverse: exact_arithmetic && length > 0 ==> inverse > 0 && inverse * length == 1;
  const og_vec3 unit = og_scale(inverse, n);
  //@ assert multiple: exact_arithmetic ==> is_scaled(unit, inverse * two_to(exponent), normal);
  //@ assert positive: exact_arithmetic && length > 0 ==> inverse * two_to(exponent) > 0;
  return unit;
}

og_plane_point og_point_plane(og_vec3 on, og_vec3 normal, og_vec3 q) {
  if (!og_vec_in_range(on) || !og_vec_in_range(normal) || !og_vec_in_range(q))
    return (og_plane_point){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  if (!(og_largest(normal) > 0)) return (og_plane_point){.outcome = OG_OUTCOME_DEGENERATE};
  //@ assert some: exact_arithmetic ==> dot(normal, normal) > 0;
  const og_vec3 unit = unit_of(normal);
  // Offsets up to 2^1022 times 3 stay finite.
  const og_vec3 offset = og_sub(q, on);
  const og_scalar distance = og_dot(unit, offset);
  const og_vec3 point = og_add_scaled(q, -distance, unit);
  //@ assert foot: exact_arithmetic ==> is_foot(point, on, unit, q, distance);
  //@ assert square: exact_arithmetic ==> dot(unit, unit) == 1;
  /*@ assert least: exact_arithmetic ==> \forall og_vec3 x;
        dot(unit, x) == dot(unit, on) ==> distance2(q, point) <= distance2(q, x); */
  return (og_plane_point){OG_OUTCOME_ANSWERED, distance, point};
}

static og_closest_claim run_point_plane(const og_flat *a, const og_flat *b) {
  const og_plane_point r = og_point_plane(b->point[0], b->along, a->point[0]);
  if (r.outcome != OG_OUTCOME_ANSWERED) return (og_closest_claim){.outcome = r.outcome};
  return (og_closest_claim){.outcome = OG_OUTCOME_ANSWERED,
                            .has_distance = true,
                            .distance = og_abs(r.distance),
                            .side = (r.distance > 0) - (r.distance < 0),
                            .has_points = true,
                            .a = a->point[0],
                            .b = r.point};
}

// ---- what is known of it ----

static const og_door_closest point_plane_door = {
    .run = run_point_plane, .kind_a = OG_FLAT_POINT, .kind_b = OG_FLAT_PLANE, .bound = 3};

const og_algorithm og_algorithm_point_plane = {
    .id = "point-plane",
    .row = "3.1",
    .questions = "closest",
    .path = "ref/closest/point_plane",
    .source = "Ericson 2005, 5.1.1; Huotari 2011, 2",
    .cost = "O(1)",
    .limits = "off by at most 4.3 epsilon of the distance from the plane's named point: one far away costs digits",
    .closest = &point_plane_door,
};
