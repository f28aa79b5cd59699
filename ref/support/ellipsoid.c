#include "ref/support/ellipsoid.h"

#include "ref/door/support.h"
#include "ref/support/direction.h"

/*@ predicate is_stretched(og_vec3 x, og_vec3 half, og_vec3 w) =
      x.x == half.x * w.x && x.y == half.y * w.y && x.z == half.z * w.z;
    predicate in_ellipsoid(og_vec3 x, og_vec3 half) = \exists og_vec3 w; dot(w, w) <= 1 && is_stretched(x, half, w);
    lemma stretched: \forall og_vec3 x, w, d, e, half;
      is_stretched(x, half, w) && is_stretched(e, half, d) ==> dot(d, x) == dot(e, w);
    lemma schwarz_of: \forall og_vec3 e, w; bounded(dot(e, w), dot(e, e), dot(w, w));
    lemma unit_farthest: \forall og_vec3 e, u, w;
      leads_along(u, e) && within_square(dot(w, w), 1.0) ==> dot(e, w) <= dot(e, u);
*/

/*@ requires ellipsoid: \valid_read(ellipsoid);
    terminates \true; exits \false; assigns \nothing;
    ensures curved:   \result.vertex == -1;
    ensures inside:   exact_arithmetic ==> in_ellipsoid(\result.point, ellipsoid->half);
    ensures farthest: exact_arithmetic ==> \forall og_vec3 x;
                        in_ellipsoid(x, ellipsoid->half) ==> dot(direction, x) <= dot(direction, \result.point); */
static og_support support(const og_ellipsoid *ellipsoid, og_vec3 direction) {
  const og_vec3 half = ellipsoid->half;
  const og_vec3 d = og_direction_in_range(direction);
  const og_vec3 e = {half.x * d.x, half.y * d.y, half.z * d.z};
  const og_vec3 unit = og_direction_unit(e);
  const og_vec3 point = {half.x * unit.x, half.y * unit.y, half.z * unit.z};
  //@ assert stretched: exact_arithmetic ==> is_stretched(e, half, d) && is_stretched(point, half, unit);
  /*@ assert farthest: exact_arithmetic ==>
        \forall og_vec3 x; in_ellipsoid(x, half) ==> dot(d, x) <= dot(d, point); */
  return (og_support){point, -1};
}

og_support og_ellipsoid_support(const void *shape, og_vec3 direction) {
  const og_ellipsoid *ellipsoid = shape;
  return support(ellipsoid, direction);
}

og_convex og_convex_ellipsoid(const og_ellipsoid *ellipsoid) {
  return (og_convex){og_ellipsoid_support, ellipsoid, {0, 0, 0}};
}

static og_support_claim run_support_ellipsoid(const og_support_input *input) {
  const og_ellipsoid ellipsoid = {input->half};
  return og_support_claim_of(og_ellipsoid_support(&ellipsoid, input->direction));
}

// ---- what is known of it ----

static const og_door_support support_ellipsoid_door = {
    .run = run_support_ellipsoid, .shape = OG_SUPPORT_ELLIPSOID, .bound = 4 * OG_ROOT_3};

const og_algorithm og_algorithm_support_ellipsoid = {
    .id = "support-ellipsoid",
    .row = "3.4",
    .questions = "support",
    .path = "ref/support/ellipsoid",
    .source = "Snethen 2008",
    .cost = "O(1)",
    .limits = "off by at most 4 epsilon of each half axis",
    .support = &support_ellipsoid_door,
};
