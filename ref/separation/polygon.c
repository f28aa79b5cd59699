#include "ref/separation/polygon.h"

static void include(og_axis_frame *frame, const og_polygon *polygon) {
  for (int k = 0; k < polygon->count; k++)
    og_axis_frame_include(frame, (og_vec3){polygon->vertex[k].x, polygon->vertex[k].y, 0});
}

og_vec2 og_polygon_vertex(const og_axis_frame *frame, const og_polygon *polygon, int k) {
  const og_vec2 v = polygon->vertex[k];
  return (og_vec2){(v.x - frame->centre.x) * frame->inverse, (v.y - frame->centre.y) * frame->inverse};
}

og_vec2 og_polygon_normal(const og_axis_frame *frame, const og_polygon *polygon, int k) {
  const int next = k + 1 < polygon->count ? k + 1 : 0; // the last edge leads back to the first vertex
  const og_vec2 edge = og_sub2(polygon->vertex[next], polygon->vertex[k]);
  return og_scale2(frame->inverse, (og_vec2){edge.y, -edge.x});
}

// Is the polygon's area, taken from its first vertex, more than its rounding error? Coordinates are at most 2 from
// there: each of the count products is off by at most 4 times 4u, the sum by as much again for each of its terms.
static bool has_area(const og_axis_frame *frame, const og_polygon *polygon) {
  const og_vec2 origin = og_polygon_vertex(frame, polygon, 0);
  og_scalar twice = 0, magnitude = 0;
  for (int k = 1; k + 1 < polygon->count; k++) {
    const og_vec2 p = og_sub2(og_polygon_vertex(frame, polygon, k), origin);
    const og_vec2 q = og_sub2(og_polygon_vertex(frame, polygon, k + 1), origin);
    twice += p.x * q.y - p.y * q.x;
    magnitude += og_abs(p.x * q.y) + og_abs(p.y * q.x);
  }
  return twice > 4 * OG_SCALAR_EPSILON * (og_scalar)polygon->count * magnitude;
}

og_outcome og_polygon_frame(og_axis_frame *frame, const og_polygon *a, const og_polygon *b) {
  if (a->count < 3 || b->count < 3) return OG_OUTCOME_DEGENERATE;
  *frame = og_axis_frame_empty();
  include(frame, a);
  include(frame, b);
  const og_outcome outcome = og_axis_frame_finish(frame);
  if (outcome != OG_OUTCOME_ANSWERED) return outcome;
  return has_area(frame, a) && has_area(frame, b) ? OG_OUTCOME_ANSWERED : OG_OUTCOME_DEGENERATE;
}
