#include "ref/support/minkowski_sum.h"

#include "ref/door/support.h"

/*@ lemma sum_along: \forall og_vec3 a, b, c, d; is_moved(c, a, 1.0, b) ==> dot(d, c) == dot(d, a) + dot(d, b); */

// As far along as any sum of two points, if a and b are of their bodies.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures curved:   \result.vertex == -1;
    ensures sum:      exact_arithmetic ==> is_moved(\result.point, a, 1.0, b);
    ensures farthest: exact_arithmetic ==> \forall og_vec3 d, x, y, z;
                        dot(d, x) <= dot(d, a) && dot(d, y) <= dot(d, b) && is_moved(z, x, 1.0, y) ==>
                        dot(d, z) <= dot(d, \result.point); */
static og_support sum_of(og_vec3 a, og_vec3 b) { return (og_support){og_add(a, b), -1}; }

og_support og_minkowski_sum_support(const void *shape, og_vec3 direction) {
  const og_minkowski_sum *sum = shape;
  const og_vec3 a = og_support_of(&sum->a, direction).point;
  const og_vec3 b = og_support_of(&sum->b, direction).point;
  return sum_of(a, b);
}

og_convex og_convex_minkowski_sum(const og_minkowski_sum *minkowski_sum) {
  return (og_convex){og_minkowski_sum_support, minkowski_sum, og_add(minkowski_sum->a.inside, minkowski_sum->b.inside)};
}

static og_support_claim run_minkowski_sum(const og_support_input *input) {
  const og_minkowski_sum sum = {input->body, input->other};
  return og_support_claim_of(og_minkowski_sum_support(&sum, input->direction));
}

// ---- what is known of it ----

static const og_door_support minkowski_sum_door = {
    .run = run_minkowski_sum, .shape = OG_SUPPORT_SUM, .bound = OG_TWO_BODIES_BOUND};

const og_algorithm og_algorithm_minkowski_sum = {
    .id = "minkowski-sum",
    .row = "3.4",
    .questions = "support",
    .path = "ref/support/minkowski_sum",
    .source = "van den Bergen 2003, 4.3.3; Snethen 2008",
    .cost = "those of both",
    .limits = "those of both, and one rounding",
    .support = &minkowski_sum_door,
};
