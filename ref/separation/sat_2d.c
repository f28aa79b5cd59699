#include "ref/separation/sat_2d.h"

#include "ref/door/polygons.h"

// What is kept of an axis is the shorter of the two ways out along it. The length of the common interval would be too
// short where one interval holds the other.

typedef struct interval {
  og_scalar low, high;
} interval;

static interval project(const og_axis_frame *frame, og_vec2 axis, const og_polygon *polygon) {
  const og_scalar first = og_dot2(axis, og_polygon_vertex(frame, polygon, 0));
  interval found = {first, first};
  for (int k = 1; k < polygon->count; k++) {
    const og_scalar value = og_dot2(axis, og_polygon_vertex(frame, polygon, k));
    found.low = og_min(found.low, value);
    found.high = og_max(found.high, value);
  }
  return found;
}

// Keeps the axis if it is the best so far. True if it separates.
static bool try_axis(const og_axis_frame *frame, og_vec2 axis, const og_polygon *a, const og_polygon *b, int polygon,
                     int edge, og_separation_2d *best) {
  const interval of_a = project(frame, axis, a), of_b = project(frame, axis, b);
  const og_scalar a_ahead = of_a.low - of_b.high, b_ahead = of_b.low - of_a.high;
  const og_scalar gap = og_max(a_ahead, b_ahead);
  if (best->axes++ > 0 && gap <= best->gap) return false;
  const bool forth = a_ahead >= b_ahead;
  const og_scalar low = og_max(of_a.low, of_b.low), high = og_min(of_a.high, of_b.high);
  best->apart = gap > frame->error;
  best->gap = gap;
  best->axis = forth ? axis : og_scale2(-1, axis);
  best->overlap_low = forth ? low : -high;
  best->overlap_high = forth ? high : -low;
  best->polygon = polygon;
  best->edge = edge;
  return best->apart;
}

static bool try_normals(const og_axis_frame *frame, const og_polygon *a, const og_polygon *b, int polygon,
                        og_separation_2d *best) {
  const og_polygon *of = polygon == 0 ? a : b;
  for (int k = 0; k < of->count; k++) {
    const og_vec2 normal = og_polygon_normal(frame, of, k);
    const og_vec3 unit = og_axis_unit((og_vec3){normal.x, normal.y, 0});
    if (normal.x == 0 && normal.y == 0) continue; // a vertex given twice: no edge
    if (try_axis(frame, (og_vec2){unit.x, unit.y}, a, b, polygon, k, best)) return true;
  }
  return false;
}

og_separation_2d og_sat_2d(const og_polygon *a, const og_polygon *b) {
  og_separation_2d best = {.polygon = 0, .edge = -1};
  og_axis_frame frame;
  best.outcome = og_polygon_frame(&frame, a, b);
  if (best.outcome != OG_OUTCOME_ANSWERED) return best;
  if (!try_normals(&frame, a, b, 0, &best)) try_normals(&frame, a, b, 1, &best);
  // Back to the input's unit and origin.
  const og_scalar centre = og_dot2(best.axis, (og_vec2){frame.centre.x, frame.centre.y});
  best.gap *= frame.unit;
  best.overlap_low = best.overlap_low * frame.unit + centre;
  best.overlap_high = best.overlap_high * frame.unit + centre;
  return best;
}

static og_claim run_sat_2d(const og_polygon *a, const og_polygon *b) {
  const og_separation_2d r = og_sat_2d(a, b);
  if (r.outcome != OG_OUTCOME_ANSWERED) return (og_claim){.outcome = r.outcome};
  return (og_claim){.outcome = OG_OUTCOME_ANSWERED,
                    .verdict = r.apart ? OG_VERDICT_APART : OG_VERDICT_MEET,
                    .has_depth = !r.apart,
                    .depth = r.apart ? 0 : og_max(-r.gap, 0),
                    .has_normal = true,
                    .normal = {r.axis.x, r.axis.y, 0},
                    .iterations = r.axes};
}

// ---- what is known of it ----

static const og_door_polygons sat_2d_door = {.run = run_sat_2d, .bound = 16};

const og_algorithm og_algorithm_sat_2d = {
    .id = "sat-2d",
    .row = "3.5",
    .questions = "relation, depth",
    .path = "ref/separation/sat_2d",
    .source = "Parac 2020, 2.4.1 algorithm 2.7",
    .cost = "O((n_A + n_B)^2)",
    .limits = "polygons apart by less than rounding are said to meet: by 2e-15 of the size",
    .polygons = &sat_2d_door,
};
