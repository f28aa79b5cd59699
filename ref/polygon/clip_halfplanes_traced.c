#include "ref/polygon/clip_halfplanes.h"

#include "ref/door/clip_traced.h"
#include "ref/polygon/half_plane.h"

// clip_halfplanes.c's cuts, each of which is written. The plain ones stay as they are.

extern const og_algorithm og_algorithm_clip_halfplanes;

static og_vec2 clip_point(const og_axis_frame *frame, og_vec2 p) {
  return (og_vec2){frame->centre.x + frame->unit * p.x, frame->centre.y + frame->unit * p.y};
}

/*@ requires memory: \valid_read(frame) && 0 <= count && \valid_read(corner + (0 .. count - 1));
    requires trace: is_trace(trace) && \separated(frame, trace) &&
      \separated(frame, trace->marks + (0 .. trace->room - 1)) && \separated(corner + (0 .. count - 1), trace) &&
      \separated(corner + (0 .. count - 1), trace->marks + (0 .. trace->room - 1));
    terminates \true; exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures trace: is_trace(trace);
    ensures grows: \old(trace->count) <= trace->count; */
static void show_polygon(const og_axis_frame *frame, const og_vec2 *corner, int count, og_trace *trace) {
  /*@ loop invariant counter: 0 <= k <= count;
      loop invariant trace: is_trace(trace) && \at(trace->count, Pre) <= trace->count;
      loop assigns k, trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
      loop variant count - k; */
  for (int k = 0; k < count; k++) {
    const og_vec2 p = clip_point(frame, corner[k]);
    og_trace_add_point(trace, OG_TRACE_POINT, k, 0, (og_vec3){p.x, p.y, 0}, (og_vec3){0, 0, 0}, (og_vec3){0, 0, 0});
  }
}

static void show_edge(const og_axis_frame *frame, const og_half_plane *edge, og_trace *trace) {
  const og_scalar offset = og_dot2(edge->inwards, clip_point(frame, edge->from));
  og_trace_add(trace, OG_TRACE_PLANE, offset, (og_vec3){edge->inwards.x, edge->inwards.y, 0});
}

static og_clip_claim clip_and_show(const og_polygon *a, const og_polygon *b, og_clip_room *room, og_trace *trace) {
  og_axis_frame frame;
  og_clip_claim claim = {.outcome = og_polygon_frame(&frame, a, b)};
  if (claim.outcome != OG_OUTCOME_ANSWERED) return claim;
  claim.outcome = OG_OUTCOME_FULL;
  if (room->capacity < a->count) return claim;
  int count = a->count;
  for (int k = 0; k < count; k++) room->corner[k] = og_polygon_vertex(&frame, a, k);
  og_trace_add_indices(trace, OG_TRACE_STEP, 0, 0, 0, 0);
  show_polygon(&frame, room->corner, count, trace);
  const int most = a->count + b->count + 2;
  for (int k = 0; k < b->count && count > 0; k++) {
    const og_vec2 from = og_polygon_vertex(&frame, b, k), to = og_polygon_vertex(&frame, b, (k + 1) % b->count);
    const og_half_plane edge = og_left_of(from, to);
    count = og_half_plane_cut(room->scratch, most, room->corner, count, &edge, 0);
    og_trace_add_indices(trace, OG_TRACE_STEP, 0, 0, 0, 0);
    show_edge(&frame, &edge, trace);
    show_polygon(&frame, room->scratch, count, trace);
    if (count > room->capacity) return claim;
    for (int i = 0; i < count; i++) room->corner[i] = room->scratch[i];
  }
  for (int k = 0; k < count; k++) room->corner[k] = clip_point(&frame, room->corner[k]);
  return (og_clip_claim){OG_OUTCOME_ANSWERED, count};
}

// ---- what is known of it ----

static const og_door_clip_traced clip_halfplanes_traced_door = {.run = clip_and_show};

const og_traced og_traced_clip_halfplanes = {.algorithm = &og_algorithm_clip_halfplanes,
                                             .clip = &clip_halfplanes_traced_door};
