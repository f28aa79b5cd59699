#include "eva/arguments.h"
#include "ref/door/support.h"
#include "ref/support/affine_image.h"
#include "ref/support/box.h"
#include "ref/support/capsule.h"
#include "ref/support/cone.h"
#include "ref/support/cylinder.h"
#include "ref/support/ellipsoid.h"
#include "ref/support/hull_climb.h"
#include "ref/support/hull_scan.h"
#include "ref/support/minkowski_difference.h"
#include "ref/support/minkowski_sum.h"
#include "ref/support/point.h"
#include "ref/support/project_bisect.h"
#include "ref/support/project_scan.h"
#include "ref/support/rounded.h"
#include "ref/support/segment.h"
#include "ref/support/sphere.h"
#include "ref/support/triangle.h"

extern const og_algorithm og_algorithm_support_point, og_algorithm_support_segment, og_algorithm_support_triangle,
    og_algorithm_support_box, og_algorithm_support_sphere, og_algorithm_support_capsule, og_algorithm_support_cylinder,
    og_algorithm_support_cone, og_algorithm_support_ellipsoid, og_algorithm_support_rounded, og_algorithm_minkowski_sum,
    og_algorithm_minkowski_difference, og_algorithm_affine_image, og_algorithm_hull_scan, og_algorithm_hull_climb,
    og_algorithm_project_scan, og_algorithm_project_bisect;

static const og_scalar size = 0x1p100;

static og_support_input any_input(const og_half_edge_mesh *mesh, int count) {
  og_support_input input;
  input.point = mesh->vertex;
  input.count = count;
  input.mesh = mesh;
  input.radius = number_between(0, size);
  input.half = (og_vec3){number_between(0, size), number_between(0, size), number_between(0, size)};
  input.matrix = matrix(2);
  input.translation = vector(size);
  input.body = any_convex(&size);
  input.other = any_convex(&size);
  input.direction = vector(size);
  return input;
}

static void expect_claim(const og_door_support *door, const og_support_input *input) {
  const og_support_claim r = og_support_run(door, input);
  expect_vector(r.support.point);
  expect_number(r.low);
  expect_number(r.high);
}

static void show(const og_algorithm *algorithm, int count) {
  const mesh_room room = room_a();
  const og_half_edge_mesh mesh = any_mesh(room, size);
  const og_support_input input = any_input(&mesh, count);
  expect_claim(algorithm->support, &input);
}

// B: |x| <= 2^100, matrices |x| <= 2, directions |x| <= 2^100
void drive_door_support(void) {
  show(&og_algorithm_support_point, 1);
  show(&og_algorithm_support_segment, 2);
  show(&og_algorithm_support_segment, 3); // not as many points as it takes
  show(&og_algorithm_support_triangle, 3);
  show(&og_algorithm_support_box, 0);
  show(&og_algorithm_support_sphere, 1);
  show(&og_algorithm_support_capsule, 2);
  show(&og_algorithm_support_cylinder, 0);
  show(&og_algorithm_support_cone, 0);
  show(&og_algorithm_support_ellipsoid, 0);
  show(&og_algorithm_support_rounded, 0);
  show(&og_algorithm_minkowski_sum, 0);
  show(&og_algorithm_minkowski_difference, 0);
  show(&og_algorithm_affine_image, 0);
  show(&og_algorithm_hull_scan, OG_EVA_VERTICES);
  show(&og_algorithm_project_scan, OG_EVA_VERTICES);
}

// B: |x| <= 2^100, up to 8 points, directions |x| <= 2^100
// Options: -eva-min-loop-unroll 10 -eva-slevel 300
void drive_door_support_bisect(void) { show(&og_algorithm_project_bisect, OG_EVA_VERTICES); }

// B: |x| <= 2^100, up to 8 points, directions |x| <= 2^100
// Options: -eva-min-loop-unroll 37
void drive_door_support_climb(void) {
  const mesh_room room = room_a();
  const og_half_edge_mesh mesh = any_full_mesh(room, size);
  const og_support_input input = any_input(&mesh, OG_EVA_VERTICES), none = {.count = 1, .point = mesh.vertex};
  expect_claim(og_algorithm_hull_climb.support, &input);
  expect_claim(og_algorithm_hull_climb.support, &none);
  // What is asked of bodies by the other doors: that one look at all of is_there.
  expect_claim(og_algorithm_support_point.support, &none);
  expect_claim(og_algorithm_support_box.support, &none);
  expect_claim(og_algorithm_hull_scan.support, &none);
}
