#include "ref/pairs/obb_2d_centre.h"

#include "ref/closest/range.h"
#include "ref/door/pair.h"
#include "ref/pairs/circle_circle.h"

/// The circle around it. Its radius is half a diagonal, in a unit in which no square overflows.
static og_circle circle_around(const og_turned_rect *rect) {
  const int unit = og_range_exponent(og_max(rect->half.x, rect->half.y));
  const og_scalar x = og_times_power(rect->half.x, -unit), y = og_times_power(rect->half.y, -unit);
  return (og_circle){rect->centre, og_times_power(og_sqrt(x * x + y * y), unit)};
}

static bool is_in_range(const og_turned_rect *rect) { return og_in_range(rect->half.x) && og_in_range(rect->half.y); }

og_claim og_obb_2d_centre(const og_turned_rect *a, const og_turned_rect *b) {
  if (!is_in_range(a) || !is_in_range(b)) return (og_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  if (a->half.x < 0 || a->half.y < 0 || b->half.x < 0 || b->half.y < 0)
    return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_circle of_a = circle_around(a), of_b = circle_around(b);
  return og_circle_circle(&of_a, &of_b);
}

/// A box without a ball whose third axis is z, so that the others lie in the plane.
static bool is_turned_about_z(const og_body *body) {
  const og_vec3 z = body->rotation.row[2];
  return body->kind == OG_BODY_BOX && body->radius == 0 && body->vertex_count > 0 && z.x == 0 && z.y == 0 &&
         (z.z == 1 || z.z == -1);
}

og_claim og_run_obb_2d_centre(const og_body *a, const og_body *b) {
  if (!is_turned_about_z(a) || !is_turned_about_z(b) || a->centre.z != b->centre.z)
    return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_turned_rect p = {{a->centre.x, a->centre.y}, {a->half.x, a->half.y}},
                       q = {{b->centre.x, b->centre.y}, {b->half.x, b->half.y}};
  return og_obb_2d_centre(&p, &q);
}

// ---- what is known of it ----

static const og_door_pair obb_2d_centre_door = {
    .run = og_run_obb_2d_centre,
    .takes = OG_TAKES_KINDS,
    .promises = {.refusal = OG_REFUSES_EITHER,
                 .misses = true,
                 .bound = OG_BOUND_BY_NUMBER,
                 .why = "of boxes turned about z alone, which others are when axes change places; circles are larger"}};

const og_algorithm og_algorithm_obb_2d_centre = {
    .id = "obb-2d-centre",
    .row = "3.3",
    .questions = "relation",
    .path = "ref/pairs/obb_2d_centre",
    .source = "Parac 2020, 5.2.2",
    .cost = "O(1)",
    .limits = "rectangles apart are said to meet while the circles around them do",
    .pair = &obb_2d_centre_door,
};
