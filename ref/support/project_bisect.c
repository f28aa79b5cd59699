#include "ref/support/project_bisect.h"

#include "ref/door/support.h"
#include "ref/support/direction.h"

/// Vertex k of the polygon, taken round: 0 <= k <= 2 count.
static og_vec3 vertex_round(const og_hull *polygon, int k) { return polygon->vertex[k % polygon->count]; }

/// Does `to` lie above `from`? By their difference, which is exact for near points where heights would both round.
static bool above(og_vec3 d, og_vec3 to, og_vec3 from, int *products) {
  ++*products;
  return og_dot(d, og_sub(to, from)) > 0;
}

static bool rises(const og_hull *polygon, og_vec3 d, int k, int *products) {
  return above(d, vertex_round(polygon, k + 1), vertex_round(polygon, k), products);
}

/// The highest vertex along d; *products grows by the dot products taken.
static int highest(const og_hull *polygon, og_vec3 d, int *products) {
  // The chain from vertex `begin` to vertex `end`, once round at first, holds the highest vertex.
  int begin = 0, end = polygon->count;
  // The chain halves each time: at most log2(count) + 1 turns.
  while (end - begin > 1) {
    const int middle = begin + (end - begin) / 2;
    const og_vec3 first = vertex_round(polygon, begin), m = vertex_round(polygon, middle);
    const bool onward =
        rises(polygon, d, begin, products)
            // Rising from the beginning: the top comes before the first edge that does not rise. A middle
            // that rises but lies no higher has passed top and bottom.
            ? rises(polygon, d, middle, products) && above(d, m, first, products)
            // Falling or level: the top comes after any edge that rises, and after those that fall
            // below the beginning.
            : rises(polygon, d, middle, products) || !above(d, m, first, products);
    if (onward) begin = middle;
    else end = middle;
  }
  const bool at_end = above(d, vertex_round(polygon, end), vertex_round(polygon, begin), products);
  return (at_end ? end : begin) % polygon->count;
}

og_projection og_project_bisect(const og_hull *polygon, og_vec3 axis) {
  if (polygon->count < 1) return (og_projection){.outcome = OG_OUTCOME_DEGENERATE};
  const og_vec3 d = og_direction_in_range(axis);
  int products = 2; // those of the two ends, below
  const int top = highest(polygon, d, &products), bottom = highest(polygon, og_neg(d), &products);
  const og_scalar high = og_dot(axis, polygon->vertex[top]), low = og_dot(axis, polygon->vertex[bottom]);
  const bool in_range = og_finite(low) && og_finite(high);
  return (og_projection){in_range ? OG_OUTCOME_ANSWERED : OG_OUTCOME_OUT_OF_RANGE, low, high, bottom, top, products};
}

static og_support_claim run_project_bisect(const og_support_input *input) {
  const og_hull points = {input->count, input->point};
  const og_projection r = og_project_bisect(&points, input->direction);
  if (r.outcome != OG_OUTCOME_ANSWERED) return (og_support_claim){.outcome = r.outcome};
  return (og_support_claim){.outcome = r.outcome, .has_interval = true, .low = r.low, .high = r.high};
}

// ---- what is known of it ----

static const og_door_support project_bisect_door = {
    .run = run_project_bisect, .shape = OG_SUPPORT_POINTS, .polygon = true};

const og_algorithm og_algorithm_project_bisect = {
    .id = "project-bisect",
    .row = "3.4",
    .questions = "support",
    .path = "ref/support/project_bisect",
    .source = "Parac 2020, 2.3; O'Rourke 1998, 7.9",
    .cost = "O(log n)",
    .limits = "far too short where two edges of one run are perpendicular to the axis but for rounding",
    .support = &project_bisect_door,
};
