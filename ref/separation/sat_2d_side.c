#include "ref/separation/sat_2d_side.h"

#include "ref/door/polygons.h"

// The sign of normal . (vertex - corner). Normal and difference are rounded once a coordinate (u = epsilon / 2; powers
// of two are exact), the products once, their sum once: at most 4u of the sum of magnitudes.
static const og_scalar SIDE_ERROR = 2 * OG_SCALAR_EPSILON;

// Is the whole polygon strictly in front of the line through the corner?
static bool is_in_front(const og_axis_frame *frame, const og_polygon *polygon, og_vec2 corner, og_vec2 normal) {
  for (int k = 0; k < polygon->count; k++) {
    const og_vec2 from = og_scale2(frame->inverse, og_sub2(polygon->vertex[k], corner));
    const og_scalar x = normal.x * from.x, y = normal.y * from.y;
    // Its own rounding makes the bound short by a few u of itself: doubled, it is on the safe side.
    if (x + y <= 2 * SIDE_ERROR * (og_abs(x) + og_abs(y))) return false;
  }
  return true;
}

static bool try_edges(const og_axis_frame *frame, const og_polygon *of, const og_polygon *other, int polygon,
                      og_side_separation *result) {
  for (int k = 0; k < of->count; k++) {
    result->edges++;
    // A vertex given twice makes a null normal: nothing is in front of it.
    if (!is_in_front(frame, other, of->vertex[k], og_polygon_normal(frame, of, k))) continue;
    result->apart = true;
    result->polygon = polygon;
    result->edge = k;
    return true;
  }
  return false;
}

og_side_separation og_sat_2d_side(const og_polygon *a, const og_polygon *b) {
  og_side_separation result = {.edge = -1};
  og_axis_frame frame;
  result.outcome = og_polygon_frame(&frame, a, b);
  if (result.outcome != OG_OUTCOME_ANSWERED) return result;
  if (!try_edges(&frame, a, b, 0, &result)) try_edges(&frame, b, a, 1, &result);
  return result;
}

static og_claim run_sat_2d_side(const og_polygon *a, const og_polygon *b) {
  const og_side_separation r = og_sat_2d_side(a, b);
  if (r.outcome != OG_OUTCOME_ANSWERED) return (og_claim){.outcome = r.outcome};
  return (og_claim){
      .outcome = OG_OUTCOME_ANSWERED, .verdict = r.apart ? OG_VERDICT_APART : OG_VERDICT_MEET, .iterations = r.edges};
}

// ---- what is known of it ----

static const og_door_polygons sat_2d_side_door = {.run = run_sat_2d_side, .bound = 4};

const og_algorithm og_algorithm_sat_2d_side = {
    .id = "sat-2d-side",
    .row = "3.5",
    .questions = "relation",
    .path = "ref/separation/sat_2d_side",
    .source = "Parac 2020, 2.4.1 algorithms 2.8 and 2.9",
    .cost = "O(n_A n_B)",
    .limits = "polygons apart by less than rounding are said to meet: by 6e-17 of the size",
    .polygons = &sat_2d_side_door,
};
