#include "ref/support/sphere.h"

#include "ref/door/support.h"
#include "ref/support/direction.h"

/*@ requires sphere: \valid_read(sphere);
    terminates \true; exits \false; assigns \nothing;
    ensures curved:   \result.vertex == -1;
    ensures inside:   exact_arithmetic && 0 <= sphere->radius ==>
                        in_ball(\result.point, sphere->centre, sphere->radius);
    ensures farthest: exact_arithmetic ==> \forall og_vec3 x;
                        in_ball(x, sphere->centre, sphere->radius) ==> dot(d, x) <= dot(d, \result.point); */
static og_support support(const og_sphere *sphere, og_vec3 d) {
  return (og_support){og_ball_point(sphere->centre, sphere->radius, d), -1};
}

og_support og_sphere_support(const void *shape, og_vec3 direction) {
  const og_sphere *sphere = shape;
  return support(sphere, direction);
}

og_convex og_convex_sphere(const og_sphere *sphere) { return (og_convex){og_sphere_support, sphere, sphere->centre}; }

static og_support_claim run_support_sphere(const og_support_input *input) {
  const og_sphere sphere = {input->point[0], input->radius};
  return og_support_claim_of(og_sphere_support(&sphere, input->direction));
}

// ---- what is known of it ----

static const og_door_support support_sphere_door = {
    .run = run_support_sphere, .shape = OG_SUPPORT_POINTS, .points = 1, .ball = true, .bound = OG_BALL_BOUND};

const og_algorithm og_algorithm_support_sphere = {
    .id = "support-sphere",
    .row = "3.4",
    .questions = "support",
    .path = "ref/support/sphere",
    .source = "van den Bergen 2003, 4.3.4",
    .cost = "O(1)",
    .limits = "off by at most 3 epsilon of the radius and one of the centre",
    .support = &support_sphere_door,
};
