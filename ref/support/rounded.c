#include "ref/support/rounded.h"

#include "ref/door/support.h"
#include "ref/support/direction.h"

/*@ lemma ball_of_none: \forall og_vec3 x, c; in_ball(x, c, 0.0) ==> x.x == c.x && x.y == c.y && x.z == c.z;
    lemma ball_of_itself: \forall og_vec3 c; in_ball(c, c, 0.0);
    lemma farthest_of_none: \forall og_vec3 x, c, d; in_ball(x, c, 0.0) ==> dot(d, x) == dot(d, c); */

// The core's point and a ball's: as far as any sum of two, if that of the core is.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures curved:   \result.vertex == (radius == 0 ? core.vertex : -1);
    ensures inside:   exact_arithmetic && 0 <= radius ==> in_ball(\result.point, core.point, radius);
    ensures farthest: exact_arithmetic && 0 <= radius ==> \forall og_vec3 c, x;
                        dot(d, c) <= dot(d, core.point) && in_ball(x, c, radius) ==>
                        dot(d, x) <= dot(d, \result.point); */
static og_support support(og_support core, og_scalar radius, og_vec3 d) {
  if (radius == 0) return core;
  return (og_support){og_ball_point(core.point, radius, d), -1};
}

og_support og_rounded_support(const void *shape, og_vec3 direction) {
  const og_rounded *rounded = shape;
  return support(og_support_of(&rounded->core, direction), rounded->radius, direction);
}

og_convex og_convex_rounded(const og_rounded *rounded) {
  return (og_convex){og_rounded_support, rounded, rounded->core.inside};
}

static og_support_claim run_support_rounded(const og_support_input *input) {
  const og_rounded rounded = {input->body, input->radius};
  return og_support_claim_of(og_rounded_support(&rounded, input->direction));
}

// ---- what is known of it ----

static const og_door_support support_rounded_door = {
    .run = run_support_rounded, .shape = OG_SUPPORT_ROUNDED, .bound = OG_SCAN_BOUND + OG_BALL_BOUND};

const og_algorithm og_algorithm_support_rounded = {
    .id = "support-rounded",
    .row = "3.4",
    .questions = "support",
    .path = "ref/support/rounded",
    .source = "van den Bergen 2003, 4.3.4; Varjus 2018, 5.2.4",
    .cost = "the core's",
    .limits = "as the core and sphere",
    .support = &support_rounded_door,
};
