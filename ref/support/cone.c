#include "ref/support/cone.h"

#include "ref/door/support.h"
#include "ref/support/direction.h"

/*@ // The disc at t of the way from the apex down.
    predicate in_cone_at(og_vec3 x, real radius, real half, real t) =
      0 <= t <= 1 && x.z == half - t * (2 * half) && in_disc(x.x, x.y, t * radius);
    predicate in_cone(og_vec3 x, real radius, real half) =
      0 <= radius && \exists real t; in_cone_at(x, radius, half, t);
    lemma in_cone_by: \forall og_vec3 x, real radius, half, t;
      0 <= radius && in_cone_at(x, radius, half, t) ==> in_cone(x, radius, half);
    lemma apex_inside: \forall og_vec3 p, real radius, half;
      0 <= radius && p.x == 0 && p.y == 0 && p.z == half ==> in_cone_at(p, radius, half, 0.0);
    lemma rim_inside: \forall og_vec3 p, real radius, half;
      in_disc(p.x, p.y, radius) && p.z == -half ==> in_cone_at(p, radius, half, 1.0);
    // Of two ends and what is between them, an end is the highest.
    lemma end_highest: \forall real apex, rim, t; 0 <= t <= 1 && rim <= apex ==> t * (rim - apex) <= 0;
    lemma rim_highest: \forall real apex, rim, t; 0 <= t <= 1 && apex <= rim ==> t * (rim - apex) <= rim - apex;
*/

/*@ requires cone: \valid_read(cone);
    terminates \true; exits \false; assigns \nothing;
    ensures curved:   \result.vertex == -1;
    ensures inside:   exact_arithmetic && 0 <= cone->radius ==>
                        in_cone(\result.point, cone->radius, cone->half_height);
    ensures farthest: exact_arithmetic ==> \forall og_vec3 x; in_cone(x, cone->radius, cone->half_height) ==>
                        dot(direction, x) <= dot(direction, \result.point); */
static og_support support(const og_cone *cone, og_vec3 direction) {
  const og_vec3 d = og_direction_in_range(direction);
  const og_vec3 across = {d.x, d.y, 0};
  const og_vec3 unit = og_direction_unit(across);
  // |across|, which og_norm could lose to underflow: unit is parallel to it.
  const og_scalar length = og_dot(unit, across);
  /*@ assert disc: exact_arithmetic ==> \forall og_vec3 x, real t;
        in_cone_at(x, cone->radius, cone->half_height, t) ==>
        dot(d, x) <= d.z * cone->half_height + t * (cone->radius * length - 2 * cone->half_height * d.z); */
  // How far apex and rim lie along d, less what they share.
  if (2 * cone->half_height * d.z >= cone->radius * length) {
    const og_vec3 apex = {0, 0, cone->half_height};
    //@ assert apex: exact_arithmetic && 0 <= cone->radius ==> in_cone_at(apex, cone->radius, cone->half_height, 0.0);
    /*@ assert at_apex: exact_arithmetic ==> \forall og_vec3 x, real t;
          in_cone_at(x, cone->radius, cone->half_height, t) ==> dot(d, x) <= dot(d, apex); */
    return (og_support){apex, -1};
  }
  const og_vec3 rim = {cone->radius * unit.x, cone->radius * unit.y, -cone->half_height};
  //@ assert flat: exact_arithmetic ==> is_flat(across, d) && is_rim(rim, cone->radius, unit);
  //@ assert rim: exact_arithmetic && 0 <= cone->radius ==> in_cone_at(rim, cone->radius, cone->half_height, 1.0);
  //@ assert reach: exact_arithmetic ==> dot(d, rim) == cone->radius * length - d.z * cone->half_height;
  /*@ assert at_rim: exact_arithmetic ==> \forall og_vec3 x, real t;
        in_cone_at(x, cone->radius, cone->half_height, t) ==> dot(d, x) <= dot(d, rim); */
  return (og_support){rim, -1};
}

og_support og_cone_support(const void *shape, og_vec3 direction) {
  const og_cone *cone = shape;
  return support(cone, direction);
}

og_convex og_convex_cone(const og_cone *cone) { return (og_convex){og_cone_support, cone, {0, 0, 0}}; }

static og_support_claim run_support_cone(const og_support_input *input) {
  const og_cone cone = {input->radius, input->half.z};
  return og_support_claim_of(og_cone_support(&cone, input->direction));
}

// ---- what is known of it ----

static const og_door_support support_cone_door = {
    .run = run_support_cone, .shape = OG_SUPPORT_CONE, .bound = 3 * OG_ROOT_3 + 12};

const og_algorithm og_algorithm_support_cone = {
    .id = "support-cone",
    .row = "3.4",
    .questions = "support",
    .path = "ref/support/cone",
    .source = "van den Bergen 2003, 4.3.4; Snethen 2008",
    .cost = "O(1)",
    .limits = "may take the lower of apex and rim where they are level but for rounding",
    .support = &support_cone_door,
};
