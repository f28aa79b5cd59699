#define OG_EVA_SMALL
#include "eva/claim.h"
#include "ref/separation/chung_wang.h"
#include "ref/separation/face_plane.h"
#include "ref/separation/half_sphere.h"
#include "ref/separation/sat_2d.h"
#include "ref/separation/sat_2d_side.h"
#include "ref/separation/sat_3d.h"
#include "ref/separation/sat_cached.h"
#include "ref/separation/sat_gauss.h"
#include "ref/separation/sat_lite.h"
#include "ref/separation/sat_obb.h"

// B: multiples of 2^-100, |x| <= 2^100, up to 8 vertices
void drive_axis(void) {
  const og_scalar most = 0x1p100;
  const mesh_room room = room_a();
  const og_half_edge_mesh mesh = any_mesh(room, most);
  og_axis_frame frame;
  expect_vector(og_axis_unit(vector(most)));
  expect_vector(og_axis_across(vector(most), vector(most)));
  if (og_axis_frame_of(&frame, mesh.vertex, mesh.vertex_count, mesh.vertex, whole(0, OG_EVA_VERTICES)) !=
      OG_OUTCOME_ANSWERED)
    return;
  expect_number(frame.unit);
  expect_number(frame.inverse);
  expect_number(frame.error);
  const og_axis_gap gap =
      og_axis_gap_of(&frame, vector(2), mesh.vertex, mesh.vertex_count, mesh.vertex, whole(1, OG_EVA_VERTICES));
  expect_number(gap.gap);
}

// B: |x| <= 2^500, unit between 2^-500 and 2^500
void drive_separation(void) {
  const og_scalar most = 0x1p500;
  og_separation best = og_separation_none();
  const og_axis_frame frame = {vector(most),
                               vector(most),
                               vector(most),
                               number_between(0x1p-500, most),
                               number_between(0x1p-500, most),
                               number_between(0, most)};
  for (int k = 0; k < 2; k++)
    (void)og_separation_offer(&best, &frame, vector(2), (og_axis_gap){number(most), either() ? 1 : -1}, OG_AXIS_EDGES,
                              whole(0, 7), whole(0, 7));
  og_separation_conclude(&best, &frame);
  expect_claim(og_separation_claim(&best, either()));
}

// B: multiples of 2^-100, |x| <= 2^100, up to 4 vertices
// Options: -eva-min-loop-unroll 13
void drive_sat_3d(void) {
#ifdef OG_EVA_ANY
  (void)og_sat_3d(NULL, NULL);
#endif
  expect_run(og_run_sat_3d, 0x1p100);
}
// B: multiples of 2^-100, |x| <= 2^100, up to 4 vertices
// Options: -eva-min-loop-unroll 13
void drive_sat_gauss(void) {
#ifdef OG_EVA_ANY
  (void)og_sat_gauss(NULL, NULL);
#endif
  expect_run(og_run_sat_gauss, 0x1p100);
}
// B: multiples of 2^-100, |x| <= 2^100, up to 4 vertices
// Options: -eva-min-loop-unroll 13
void drive_sat_gauss_bounded(void) {
  const og_half_edge_mesh a = any_mesh(room_a(), 0x1p100), b = any_mesh(room_b(), 0x1p100);
  og_axis_frame frame;
  if (og_axis_frame_of(&frame, a.vertex, a.vertex_count, b.vertex, b.vertex_count) != OG_OUTCOME_ANSWERED) return;
#ifdef OG_EVA_ANY
  (void)og_sat_gauss_bounded(&frame, NULL, NULL);
#endif
  const og_separation found = og_sat_gauss_bounded(&frame, &a, &b);
  if (found.outcome == OG_OUTCOME_ANSWERED) expect_vector(found.axis);
}
// B: multiples of 2^-100, |x| <= 2^100, up to 4 vertices
// Options: -eva-min-loop-unroll 13
// -eva-subdivide-non-linear 0
void drive_sat_cached(void) {
  og_sat_cache cache = {{1, 0, 0}, true};
#ifdef OG_EVA_ANY
  (void)og_sat_cached(NULL, NULL, &cache);
#endif
  expect_run(og_run_sat_cached, 0x1p100);
}
// B: multiples of 2^-100, |x| <= 2^100, up to 4 vertices
// Options: -eva-split-return full -eva-partition-history 1 -eva-interprocedural-history
void drive_sat_obb(void) { expect_run(og_run_sat_obb, 0x1p100); }
// B: multiples of 2^-100, |x| <= 2^100, up to 4 vertices
// Options: -eva-split-return full
void drive_sat_lite(void) { expect_run(og_run_sat_lite, 0x1p100); }
// B: multiples of 2^-100, |x| <= 2^100
void drive_face_plane(void) {
#ifdef OG_EVA_ANY
  (void)og_face_plane_test(NULL, NULL);
#endif
  expect_run(og_run_face_plane, 0x1p100);
}
// B: multiples of 2^-100, |x| <= 2^100, up to 4 vertices
void drive_face_plane_both(void) { expect_run(og_run_face_plane_both, 0x1p100); }
// B: |x| <= 1, up to 4 directions
// Options: -eva-min-loop-unroll 9
void drive_half_sphere(void) {
  og_vec3 direction[OG_EVA_VERTICES];
  for (int k = 0; k < OG_EVA_VERTICES; k++) direction[k] = vector(1);
  og_vec3 w = vector(1);
  if (og_half_sphere(direction, whole(1, OG_EVA_VERTICES), &w)) expect_vector(w);
}

static og_polygon any_polygon(og_vec2 *vertex, og_scalar most) {
  for (int k = 0; k < OG_EVA_VERTICES; k++) vertex[k] = (og_vec2){number(most), number(most)};
  return (og_polygon){whole(0, OG_EVA_VERTICES), vertex};
}

// B: multiples of 2^-100, |x| <= 2^100, up to 4 vertices
// Options: -eva-split-return full -eva-min-loop-unroll 9
void drive_sat_2d(void) {
  og_vec2 vertex_a[OG_EVA_VERTICES], vertex_b[OG_EVA_VERTICES];
  const og_polygon a = any_polygon(vertex_a, 0x1p100), b = any_polygon(vertex_b, 0x1p100);
  const og_separation_2d r = og_sat_2d(&a, &b);
  if (r.outcome == OG_OUTCOME_ANSWERED) expect_number(r.gap);
}

// B: multiples of 2^-100, |x| <= 2^100, up to 4 vertices
// Options: -eva-split-return full
void drive_sat_2d_side(void) {
  og_vec2 vertex_a[OG_EVA_VERTICES], vertex_b[OG_EVA_VERTICES];
  const og_polygon a = any_polygon(vertex_a, 0x1p100), b = any_polygon(vertex_b, 0x1p100);
  (void)og_sat_2d_side(&a, &b);
}

// As any_support, so often as is told; then one point always, of both bodies: so they meet there, and the search ends.
static int supports_left;
static og_support few_supports(const void *shape, og_vec3 direction) {
  if (supports_left == 0) return (og_support){{0, 0, 0}, 0};
  supports_left--;
  return any_support(shape, direction);
}

// B alone: |x| <= 2^500, up to ten rounds
// Options: -eva-interprocedural-splits -eva-min-loop-unroll 12 -eva-precision 0 -eva-subdivide-non-linear 0
void drive_chung_wang(void) {
  const og_scalar size = 0x1p500;
  og_body a, b;
  a.convex = b.convex = (og_convex){few_supports, &size, vector(size)};
  supports_left = 18;
  expect_claim(og_run_chung_wang(&a, &b));
}
