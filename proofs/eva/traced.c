#define OG_EVA_SMALL
#include "eva/arguments.h"
#include "ref/broad/trace_boxes.h"
#include "ref/door/clip_traced.h"
#include "ref/door/mesh_pairs_traced.h"
#include "ref/door/overlaps_traced.h"
#include "ref/door/sweep_traced.h"
#include "ref/features/feature_walk_traced.h"

enum { ROOM = 3, SIDES = 3 };

static og_trace_mark marks[ROOM];

// With room for a few marks: what comes after them is left out.
static og_trace any_trace(void) { return (og_trace){.marks = marks, .room = ROOM}; }

static void mark_anything(og_trace *trace) {
  og_trace_add_indices(trace, OG_TRACE_STEP, 0, 0, 0, 0);
  og_trace_add(trace, either() ? OG_TRACE_TIME : OG_TRACE_BOUND, number(OG_SCALAR_MAX), vector(1));
  if (either()) og_trace_add(trace, OG_TRACE_NEAREST, number(1), vector(1));
}

void drive_trace_marks(void) {
  og_trace trace = any_trace();
  const og_aabb box = {vector(1), vector(1)};
  for (int k = 0; k < 2; k++) {
    og_trace_add_box(&trace, whole(0, 9), whole(0, 9), &box);
    og_trace_add_pair(&trace, whole(0, 9), whole(0, 9), either(), either());
  }
}

// The doors themselves, whatever stands behind them.
static og_sweep_claim any_sweep(const og_sweep_input *in, og_trace *trace) {
  (void)in;
  mark_anything(trace);
  return (og_sweep_claim){.has_first = either(), .first = number_between(0, 0x1p100), .normal = vector(1)};
}

void drive_door_sweep_traced(void) {
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), 0x1p100), b = any_body(&of_b, room_b(), 0x1p100);
  const og_sweep_input in = {.a = &a, .b = &b, .velocity = vector(0x1p100), .endless = either(), .until = number(1)};
  const og_door_sweep_traced door = {.run = any_sweep};
  og_trace trace = any_trace();
  (void)og_sweep_run_traced(&door, &in, &trace);
}

static og_clip_claim any_clip(const og_polygon *a, const og_polygon *b, og_clip_room *room, og_trace *trace) {
  (void)a;
  (void)b;
  mark_anything(trace);
  for (int k = 0; k < SIDES; k++) room->corner[k] = (og_vec2){number(OG_SCALAR_MAX), number(OG_SCALAR_MAX)};
  return (og_clip_claim){.count = whole(0, SIDES)};
}

void drive_door_clip_traced(void) {
  og_vec2 corner[SIDES], of_a[SIDES], of_b[SIDES];
  for (int k = 0; k < SIDES; k++) of_a[k] = of_b[k] = (og_vec2){number(0x1p100), number(0x1p100)};
  const og_polygon a = {whole(0, SIDES), of_a}, b = {whole(0, SIDES), of_b};
  const og_door_clip_traced door = {.run = any_clip};
  og_clip_room room = {.corner = corner, .capacity = SIDES};
  og_trace trace = any_trace();
  (void)og_clip_run_traced(&door, &a, &b, &room, &trace);
}

static og_outcome any_change(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended,
                             og_trace *trace) {
  (void)scene;
  (void)change;
  (void)count;
  if (either()) og_pairs_add(begun, 0, 1);
  if (either()) og_pairs_add(ended, 0, 2);
  mark_anything(trace);
  return either() ? OG_OUTCOME_ANSWERED : OG_OUTCOME_FULL;
}

void drive_door_overlaps_traced(void) {
  og_index_pair room[2][2];
  og_pairs begun = {room[0], 2, 0}, ended = {room[1], 2, 0};
  const og_change change = {OG_INSERT, whole(0, 9), {vector(1), vector(1)}};
  const og_door_overlaps_traced door = {.step = any_change};
  const og_block none = {NULL, 0};
  og_trace trace = any_trace();
  (void)og_overlaps_step_traced(&door, none, &change, 1, &begun, &ended, &trace);
  (void)og_overlaps_step_traced(&door, none, &change, -1, &begun, &ended, &trace);
}

static og_feature_step any_step(og_feature_walk *walk) {
  walk->common = vector(1);
  return (og_feature_step)whole(0, 3);
}

// B: multiples of 2^-100, |x| <= 2^100, up to 4 vertices
// Options: -eva-interprocedural-splits -eva-min-loop-unroll 5 -eva-precision 0 -eva-plevel 70
// -eva-use-spec og_mesh_outcome
void drive_feature_walk_traced(void) {
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), 0x1p100), b = any_body(&of_b, room_b(), 0x1p100);
  og_trace trace = any_trace();
  (void)og_feature_walk_claim_traced(any_step, &a, &b, &trace);
}
