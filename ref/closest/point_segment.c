#include "ref/closest/point_segment.h"

#include "ref/door/closest.h"

og_scalar og_point_segment(og_vec3 a, og_vec3 b, og_vec3 p) {
  const og_vec3 along = og_sub(b, a), to_p = og_sub(p, a);
  /*@ assert expanded: exact_arithmetic ==> \forall real s;
        distance2_at(a, b, p, s) ==
        along2(to_p.x, to_p.y, to_p.z, along.x, along.y, along.z, s); */
  /*@ assert parabola: exact_arithmetic ==> \forall real s;
        distance2_at(a, b, p, s) == parabola(dot(to_p, to_p), dot(to_p, along), dot(along, along), s); */
  return og_parameter_along(along, to_p);
}

static bool has_square(og_vec3 a) { return og_finite(og_norm2(a)); }

static og_closest_claim run_point_segment(const og_flat *a, const og_flat *b) {
  const og_vec3 p = a->point[0], *end = b->point;
  if (!has_square(og_sub(end[1], end[0])) || !has_square(og_sub(p, end[0])))
    return (og_closest_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  const og_scalar t = og_point_segment(end[0], end[1], p);
  return (og_closest_claim){.outcome = OG_OUTCOME_ANSWERED,
                            .weight_a_count = 1,
                            .weight_b_count = 2,
                            .weight_a = {1},
                            .weight_b = {1 - t, t}};
}

// ---- what is known of it ----

static const og_door_closest point_segment_door = {
    .run = run_point_segment, .kind_a = OG_FLAT_POINT, .kind_b = OG_FLAT_SEGMENT};

const og_algorithm og_algorithm_point_segment = {
    .id = "point-segment",
    .row = "3.1",
    .questions = "closest",
    .path = "ref/closest/point_segment",
    .source = "Ericson 2005, 5.1.2; Huotari 2011, 2",
    .cost = "O(1)",
    .limits = "a segment whose squared length underflows counts as a point",
    .closest = &point_segment_door,
};
