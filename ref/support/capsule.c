#include "ref/support/capsule.h"

#include "ref/door/support.h"
#include "ref/support/direction.h"
#include "ref/support/segment.h"

/*@ predicate in_capsule(og_vec3 x, og_vec3 a, og_vec3 b, real radius) =
      \exists og_vec3 c, real t; on_segment(c, a, b, t) && in_ball(x, c, radius);
    lemma in_capsule_by: \forall og_vec3 x, c, a, b, real t, radius;
      on_segment(c, a, b, t) && in_ball(x, c, radius) ==> in_capsule(x, a, b, radius);
*/

/*@ requires capsule: \valid_read(capsule);
    terminates \true; exits \false; assigns \nothing;
    ensures curved:   \result.vertex == -1;
    ensures inside:   exact_arithmetic && 0 <= capsule->radius ==>
                        in_capsule(\result.point, capsule->a, capsule->b, capsule->radius);
    ensures farthest: exact_arithmetic ==> \forall og_vec3 x;
                        in_capsule(x, capsule->a, capsule->b, capsule->radius) ==>
                        dot(direction, x) <= dot(direction, \result.point); */
static og_support support(const og_capsule *capsule, og_vec3 direction) {
  const og_vec3 d = og_direction_in_range(direction);
  const og_vec3 end = og_dot(d, capsule->b) > og_dot(d, capsule->a) ? capsule->b : capsule->a;
  const og_vec3 point = og_ball_point(end, capsule->radius, d);
  /*@ assert on_end: exact_arithmetic ==>
        on_segment(end, capsule->a, capsule->b, 0.0) || on_segment(end, capsule->a, capsule->b, 1.0); */
  //@ assert end: exact_arithmetic ==> dot(d, capsule->a) <= dot(d, end) && dot(d, capsule->b) <= dot(d, end);
  /*@ assert core: exact_arithmetic ==> \forall og_vec3 c, real t;
        on_segment(c, capsule->a, capsule->b, t) ==> dot(d, c) <= dot(d, end); */
  /*@ assert around: exact_arithmetic ==> \forall og_vec3 x, c, real t;
        on_segment(c, capsule->a, capsule->b, t) && in_ball(x, c, capsule->radius) ==> dot(d, x) <= dot(d, point); */
  /*@ assert farthest: exact_arithmetic ==> \forall og_vec3 x;
        in_capsule(x, capsule->a, capsule->b, capsule->radius) ==> dot(d, x) <= dot(d, point); */
  return (og_support){point, -1};
}

og_support og_capsule_support(const void *shape, og_vec3 direction) {
  const og_capsule *capsule = shape;
  return support(capsule, direction);
}

og_convex og_convex_capsule(const og_capsule *capsule) {
  const og_scalar half = (og_scalar)0.5;
  // Halves before the sum, which could overflow otherwise.
  return (og_convex){og_capsule_support, capsule, og_add(og_scale(half, capsule->a), og_scale(half, capsule->b))};
}

static og_support_claim run_support_capsule(const og_support_input *input) {
  const og_capsule capsule = {input->point[0], input->point[1], input->radius};
  return og_support_claim_of(og_capsule_support(&capsule, input->direction));
}

// ---- what is known of it ----

static const og_door_support support_capsule_door = {.run = run_support_capsule,
                                                     .shape = OG_SUPPORT_POINTS,
                                                     .points = 2,
                                                     .ball = true,
                                                     .bound = OG_SCAN_BOUND + OG_BALL_BOUND};

const og_algorithm og_algorithm_support_capsule = {
    .id = "support-capsule",
    .row = "3.4",
    .questions = "support",
    .path = "ref/support/capsule",
    .source = "van den Bergen 2003, 4.3.4",
    .cost = "O(1)",
    .limits = "as hull-scan and sphere",
    .support = &support_capsule_door,
};
