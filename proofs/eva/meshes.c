#include "eva/arguments.h"
#include "ref/tree/mesh_triangles.h"
#include "ref/tree/volume_aabb.h"
#include "ref/tree/volume_kdop.h"
#include "ref/tree/volume_obb.h"
#include "ref/tree/volume_sphere.h"
#include "ref/triangle/triangles_meet.h"

// The exact signs themselves have drivers of their own.
// B: |x| <= 2^100
// Options: -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_triangles_meet(void) {
  const og_vec3 a[3] = {vector(0x1p100), vector(0x1p100), vector(0x1p100)};
  const og_vec3 b[3] = {vector(0x1p100), vector(0x1p100), vector(0x1p100)};
  (void)og_triangles_meet(a, b);
  (void)og_triangles_meet_beyond_corner(a[2], a, b);
  (void)og_triangles_meet_beyond_edge(a[0], a[1], a[2], b[2]);
  (void)og_triangle_is_proper(a);
}

// Corners are any of six points.
// B: |x| <= 2^100
// Options: -eva-use-spec og_orient2d_exact,og_orient3d_exact
void drive_mesh_triangles(void) {
  enum { POINTS = 6 };
  og_vec3 point[POINTS];
  og_mesh_triangle triangle[2];
  for (int k = 0; k < POINTS; k++) point[k] = vector(0x1p100);
  for (int k = 0; k < 2; k++)
    for (int c = 0; c < 3; c++) triangle[k].corner[c] = whole(0, POINTS - 1);
  const og_mesh mesh = {point, POINTS, triangle, 2, false}, boxes = {point, POINTS, triangle, 2, true};
  (void)og_mesh_triangles_meet(&mesh, NULL, 0, 1);
  (void)og_mesh_triangles_meet(&mesh, &mesh, 0, 1);
  (void)og_mesh_triangles_meet(&boxes, NULL, 0, 1);
  (void)og_mesh_triangles_meet(&boxes, &boxes, 0, 1);
}

static void show(const og_volume_kind *kind, void *a, void *b, void *both) {
  const og_vec3 p[3] = {vector(0x1p100), vector(0x1p100), vector(0x1p100)};
  const og_vec3 q[3] = {vector(0x1p100), vector(0x1p100), vector(0x1p100)};
  kind->of_triangle(a, p);
  kind->of_triangle(b, q);
  (void)kind->overlap(a, b);
  kind->merge(both, a, b);
  (void)kind->overlap(both, a);
  expect_number(kind->size(both));
}

// B: |x| <= 2^100
void drive_volume_aabb(void) {
  og_aabb a, b, both;
  show(&og_volume_aabb, &a, &b, &both);
}

// B: |x| <= 2^100
void drive_volume_kdop(void) {
  og_tree_kdop a, b, both;
  show(&og_volume_kdop, &a, &b, &both);
}
