#include "eva/arguments.h"
#include "ref/body_supports.h"
#include "ref/door/clip_traced.h"
#include "ref/door/mesh_pairs_traced.h"
#include "ref/door/sweep_traced.h"

extern const og_algorithm og_algorithm_conservative_advancement, og_algorithm_clip_halfplanes, og_algorithm_bvh_aabb;
extern const og_traced og_traced_conservative_advancement, og_traced_clip_halfplanes, og_traced_bvh_aabb;

enum { ROOM = 3, SIDES = 3, POINTS = 16 * SIDES, WORDS = 2048, PAIRS = 3 };

static og_trace_mark marks[ROOM];

static og_trace any_trace(void) { return (og_trace){.marks = marks, .room = ROOM}; }

// Two balls, one of which comes down on the other.
// B alone, without bounds: a ball that falls on a ball
// Options: -eva-min-loop-unroll 30 -eva-slevel 300 -eva-subdivide-non-linear 0
void drive_near_conservative_traced(void) {
  static og_vec3 centre[2];
  static og_body ball[2];
  static og_body_supports of_ball[2];
  centre[1] = (og_vec3){0.25, 0.5, 8};
  //@ loop unroll 2;
  for (int k = 0; k < 2; k++) {
    ball[k] =
        (og_body){.kind = OG_BODY_SPHERE, .vertex_count = 1, .vertex = &centre[k], .radius = 2, .centre = centre[k]};
    og_body_support(&ball[k], &of_ball[k]);
  }
  const og_sweep_input in = {.a = &ball[0], .b = &ball[1], .velocity = {0, 0, -1}, .until = 8};
  og_trace trace = any_trace();
  (void)og_traced_conservative_advancement.sweep->run(&in, &trace);
}

// Two triangles that cross each other, so that what is divided by is never small.
// B alone, without bounds: triangles within 2^-20 of two given ones
// Options: -eva-min-loop-unroll 30 -eva-slevel 500 -eva-subdivide-non-linear 0
void drive_near_clip_traced(void) {
  static og_vec2 corner[2][SIDES], kept[POINTS], scratch[POINTS];
  static og_vec3 point[POINTS];
  static const og_vec2 at[2][SIDES] = {{{-2, -3}, {6, -1}, {1, 5}}, {{2, 6}, {-3, 2}, {4, -4}}};
  //@ loop unroll 6;
  for (int k = 0; k < 2 * SIDES; k++)
    corner[k / SIDES][k % SIDES] =
        (og_vec2){at[k / SIDES][k % SIDES].x + number(0x1p-20), at[k / SIDES][k % SIDES].y + number(0x1p-20)};
  const og_polygon a = {SIDES, corner[0]}, b = {SIDES, corner[1]};
  og_clip_room room = {.corner = kept, .capacity = POINTS, .scratch = scratch, .point = point};
  og_trace trace = any_trace();
  (void)og_clip_run_traced(og_traced_clip_halfplanes.clip, &a, &b, &room, &trace);
}

// B: |x| <= 2^20, two triangles a mesh
// Options: -eva-min-loop-unroll 10 -eva-slevel 200
// -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_bvh_aabb_traced(void) {
  static uint64_t memory[WORDS];
  static og_index_pair found[PAIRS];
  static og_vec3 point[2][4];
  static const og_mesh_triangle triangle[2] = {{{0, 1, 2}}, {{1, 2, 3}}};
  for (int k = 0; k < 4; k++) point[0][k] = vector(0x1p20);
  for (int k = 0; k < 4; k++) point[1][k] = vector(0x1p20);
  const og_mesh a = {point[0], 4, triangle, 2, false}, b = {point[1], 4, triangle, 2, false};
  og_pairs pairs = {found, PAIRS, 0};
  og_mesh_work work = {0};
  og_trace trace = any_trace();
  og_traced_bvh_aabb.mesh_pairs->list(memory, &a, &b, &pairs, &work, &trace);
  og_traced_bvh_aabb.mesh_pairs->list(memory, &a, NULL, &pairs, &work, &trace);
}
