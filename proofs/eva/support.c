#include "eva/arguments.h"
#include "ref/support/affine_image.h"
#include "ref/support/box.h"
#include "ref/support/capsule.h"
#include "ref/support/cone.h"
#include "ref/support/cylinder.h"
#include "ref/support/ellipsoid.h"
#include "ref/support/hull_climb.h"
#include "ref/support/hull_scan.h"
#include "ref/support/hull_tree.h"
#include "ref/support/minkowski_difference.h"
#include "ref/support/minkowski_sum.h"
#include "ref/support/point.h"
#include "ref/support/project_bisect.h"
#include "ref/support/project_scan.h"
#include "ref/support/rounded.h"
#include "ref/support/segment.h"
#include "ref/support/sphere.h"
#include "ref/support/triangle.h"

static void expect_support(og_convex body, og_vec3 direction) {
  expect_vector(body.inside);
  expect_vector(og_support_of(&body, direction).point);
}

// B: |x| <= 2^100, directions |x| <= 2^100.
void drive_support_point(void) {
  const og_point point = {vector(0x1p100)};
  expect_support(og_convex_point(&point), vector(0x1p100));
}

// B: |x| <= 2^100, directions |x| <= 2^100.
void drive_support_segment(void) {
  const og_segment segment = {{vector(0x1p100), vector(0x1p100)}};
  expect_support(og_convex_segment(&segment), vector(0x1p100));
}

// B: |x| <= 2^100, directions |x| <= 2^100.
void drive_support_triangle(void) {
  const og_triangle_corners triangle = {{vector(0x1p100), vector(0x1p100), vector(0x1p100)}};
  expect_support(og_convex_triangle(&triangle), vector(0x1p100));
}

// B: |x| <= 2^100, rotations |x| <= 2, directions |x| <= 2^100.
void drive_support_box(void) {
  const og_box box = {vector(0x1p100), vector(0x1p100), matrix(2)};
  expect_support(og_convex_box(&box), vector(0x1p100));
  expect_vector(og_box_corner(&box, whole(0, 7)));
}

// B: |x| <= 2^100, directions |x| <= 2^100.
void drive_support_sphere(void) {
  const og_sphere sphere = {vector(0x1p100), number_between(0, 0x1p100)};
  expect_support(og_convex_sphere(&sphere), vector(0x1p100));
}

// B: |x| <= 2^100, directions |x| <= 2^100.
void drive_support_capsule(void) {
  const og_capsule capsule = {vector(0x1p100), vector(0x1p100), number_between(0, 0x1p100)};
  expect_support(og_convex_capsule(&capsule), vector(0x1p100));
}

// B: |x| <= 2^100, directions |x| <= 2^100.
void drive_support_cylinder(void) {
  const og_cylinder cylinder = {number_between(0, 0x1p100), number_between(0, 0x1p100)};
  expect_support(og_convex_cylinder(&cylinder), vector(0x1p100));
}

// B: |x| <= 2^100, directions |x| <= 2^100.
void drive_support_cone(void) {
  const og_cone cone = {number_between(0, 0x1p100), number_between(0, 0x1p100)};
  expect_support(og_convex_cone(&cone), vector(0x1p100));
}

// B: |x| <= 2^100, directions |x| <= 2^100.
void drive_support_ellipsoid(void) {
  const og_ellipsoid ellipsoid = {{number_between(0, 0x1p100), number_between(0, 0x1p100), number_between(0, 0x1p100)}};
  expect_support(og_convex_ellipsoid(&ellipsoid), vector(0x1p100));
}

// B: |x| <= 2^100 of any core, directions |x| <= 2^100.
void drive_support_rounded(void) {
  const og_scalar size = 0x1p100;
  const og_rounded rounded = {any_convex(&size), number_between(0, size)};
  expect_support(og_convex_rounded(&rounded), vector(0x1p100));
}

// B: |x| <= 2^100 of any two bodies, directions |x| <= 2^100.
void drive_minkowski(void) {
  const og_scalar size = 0x1p100;
  const og_minkowski_sum sum = {any_convex(&size), any_convex(&size)};
  const og_minkowski_difference difference = {any_convex(&size), any_convex(&size)};
  expect_support(og_convex_minkowski_sum(&sum), vector(0x1p100));
  expect_support(og_convex_minkowski_difference(&difference), vector(0x1p100));
}

// B: |x| <= 2^100 of any body, maps |x| <= 2^100, directions |x| <= 2^100.
void drive_affine_image(void) {
  const og_scalar size = 0x1p100;
  const og_affine_image image = {any_convex(&size), matrix(0x1p100), vector(0x1p100)};
  expect_support(og_convex_affine_image(&image), vector(0x1p100));
}

// B: |x| <= 2^100, up to 8 points, directions |x| <= 2^100.
void drive_hull_scan(void) {
  const mesh_room room = room_a();
  const og_half_edge_mesh mesh = any_mesh(room, 0x1p100);
  const og_hull hull = {mesh.vertex_count, mesh.vertex};
  expect_support(og_convex_hull(&hull), vector(0x1p100));
}

// Two of the vertices are off the hull.
// B: |x| <= 2^100
// Options: -eva-min-loop-unroll 37
void drive_hull_climb(void) {
  const mesh_room room = room_a();
  const og_half_edge_mesh mesh = any_full_mesh(room, 0x1p100);
  for (int k = 0; k < OG_EVA_EDGES; k++) room.edge[k].origin = whole(0, OG_EVA_VERTICES - 3);
  room.vertex_edge[OG_EVA_VERTICES - 2] = room.vertex_edge[OG_EVA_VERTICES - 1] = -1;
  for (int start = OG_EVA_VERTICES - 4; start < OG_EVA_VERTICES; start++) {
    const og_climb climb = {&mesh, start};
    expect_support(og_convex_climb(&climb), vector(0x1p100));
    expect_vector(og_hull_climb(&mesh, climb.start, vector(0x1p100)).support.point);
  }
  // Nor has the first edge's vertex any edge.
  for (int k = 0; k < OG_EVA_VERTICES; k++) room.vertex_edge[k] = -1;
  (void)og_hull_climb(&mesh, 0, vector(0x1p100));
}

// Any nodes that a tree could have, and the tree of a mesh.
// B: |x| <= 2^100
// Options: -eva-min-loop-unroll 37
void drive_hull_tree(void) {
  enum { NODES = 4 };
  const mesh_room room = room_a();
  const og_half_edge_mesh mesh = any_full_mesh(room, 0x1p100);
  og_hull_tree_node node[NODES];
  for (int k = 0; k < NODES; k++) {
    node[k].along = vector(1);
    node[k].below = whole(-OG_EVA_VERTICES, NODES - 1);
    node[k].above = whole(-OG_EVA_VERTICES, NODES - 1);
  }
  const og_hull_tree any = {&mesh, node, NODES, whole(0, NODES), 0};
  expect_vector(og_hull_tree_support(&any, vector(0x1p100)).climb.support.point);
  const og_hull_tree made = og_hull_tree_build(&mesh, node, NODES);
  (void)og_hull_tree_support(&made, vector(0x1p100));
}

// B: |x| <= 2^100, up to 8 points, axes |x| <= 2^100.
void drive_project_scan(void) {
  const mesh_room room = room_a();
  const og_half_edge_mesh mesh = any_mesh(room, 0x1p100);
#ifdef OG_EVA_ANY
  const int least = -1; // less than the contract asks for
#else
  const int least = 1;
#endif
  const og_hull hull = {whole(least, OG_EVA_VERTICES), mesh.vertex};
  const og_projection r = og_project_scan(&hull, vector(0x1p100));
  if (r.outcome != OG_OUTCOME_ANSWERED) return;
  expect_number(r.low);
  expect_number(r.high);
}

// B: |x| <= 2^100, up to 8 points, axes |x| <= 2^100.
// Options: -eva-min-loop-unroll 10 -eva-slevel 300
void drive_project_bisect(void) {
  const mesh_room room = room_a();
  const og_half_edge_mesh mesh = any_mesh(room, 0x1p100);
#ifdef OG_EVA_ANY
  const int least = -1; // less than the contract asks for
#else
  const int least = 1;
#endif
  for (int count = least; count <= OG_EVA_VERTICES; count++) {
    const og_hull hull = {count, mesh.vertex};
    const og_projection r = og_project_bisect(&hull, vector(0x1p100));
    if (r.outcome != OG_OUTCOME_ANSWERED) continue;
    expect_number(r.low);
    expect_number(r.high);
  }
}
