#include "ref/support/point.h"

#include "ref/door/support.h"

og_support og_point_support(const void *shape, og_vec3 direction) {
  const og_point *point = shape;
  (void)direction;
  return (og_support){point->at, 0};
}

og_convex og_convex_point(const og_point *point) { return (og_convex){og_point_support, point, point->at}; }

static og_support_claim run_support_point(const og_support_input *input) {
  const og_point point = {input->point[0]};
  return og_support_claim_of(og_point_support(&point, input->direction));
}

// ---- what is known of it ----

static const og_door_support support_point_door = {.run = run_support_point, .shape = OG_SUPPORT_POINTS, .points = 1};

const og_algorithm og_algorithm_support_point = {
    .id = "support-point",
    .row = "3.4",
    .questions = "support",
    .path = "ref/support/point",
    .source = "van den Bergen 2003, 4.3.4",
    .cost = "O(1)",
    .limits = "none: exact",
    .support = &support_point_door,
};
