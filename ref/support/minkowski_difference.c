#include "ref/support/minkowski_difference.h"

#include "ref/door/support.h"

/*@ lemma difference_along: \forall og_vec3 a, b, c, d;
      is_moved(c, a, -1.0, b) ==> dot(d, c) == dot(d, a) - dot(d, b); */

// As far along as any difference of two points, if a is the farthest of its body, and b of its own the other way.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures curved:     \result.vertex == -1;
    ensures difference: exact_arithmetic ==> is_moved(\result.point, a, -1.0, b);
    ensures farthest:   exact_arithmetic ==> \forall og_vec3 d, x, y, z;
                          dot(d, x) <= dot(d, a) && dot(d, y) >= dot(d, b) && is_moved(z, x, -1.0, y) ==>
                          dot(d, z) <= dot(d, \result.point); */
static og_support difference_of(og_vec3 a, og_vec3 b) { return (og_support){og_sub(a, b), -1}; }

og_support og_minkowski_difference_support(const void *shape, og_vec3 direction) {
  const og_minkowski_difference *difference = shape;
  const og_vec3 a = og_support_of(&difference->a, direction).point;
  const og_vec3 b = og_support_of(&difference->b, og_neg(direction)).point;
  return difference_of(a, b);
}

og_convex og_convex_minkowski_difference(const og_minkowski_difference *minkowski_difference) {
  return (og_convex){og_minkowski_difference_support, minkowski_difference,
                     og_sub(minkowski_difference->a.inside, minkowski_difference->b.inside)};
}

static og_support_claim run_minkowski_difference(const og_support_input *input) {
  const og_minkowski_difference difference = {input->body, input->other};
  return og_support_claim_of(og_minkowski_difference_support(&difference, input->direction));
}

// ---- what is known of it ----

static const og_door_support minkowski_difference_door = {
    .run = run_minkowski_difference, .shape = OG_SUPPORT_DIFFERENCE, .bound = OG_TWO_BODIES_BOUND};

const og_algorithm og_algorithm_minkowski_difference = {
    .id = "minkowski-difference",
    .row = "3.4",
    .questions = "support",
    .path = "ref/support/minkowski_difference",
    .source = "van den Bergen 2003, 4.3.3; Snethen 2008",
    .cost = "those of both",
    .limits = "those of both, and one rounding",
    .support = &minkowski_difference_door,
};
