#include "eva/arguments.h"
#include "ref/bound/moments.h"
#include "ref/bound/principal_axes.h"
#include "ref/door/bound.h"
#include "ref/door/turn.h"

extern const og_algorithm og_algorithm_sphere_mean, og_algorithm_sphere_brute,
    og_algorithm_obb_calipers_2d, og_algorithm_obb_pca_points, og_algorithm_obb_pca_triangles,
    og_algorithm_obb_pca_edges, og_algorithm_obb_pca_extremes, og_algorithm_obb_pca_hull, og_algorithm_k_dop,
    og_algorithm_aabb_update, og_algorithm_sphere_any_turn, og_algorithm_cube_any_turn;

// Points near the corners of a tetrahedron, with a mesh: so what is divided by is never small.
enum { POINTS = 4, TRIANGLES = 4, DIRECTIONS = 3, PAIRED = 8 };

static og_vec3 point[POINTS], direction[DIRECTIONS];
static og_mesh_triangle triangle[TRIANGLES];
static og_slab slab[DIRECTIONS];
static int order[PAIRED], corner[PAIRED + 1];
static const og_bounding_room room = {order, corner, slab};

static og_bounding_input near_tetrahedron(og_scalar off) {
  static const og_vec3 at[POINTS] = {{1, 2, 1}, {7, 3, 2}, {3, 9, 1}, {2, 4, 8}};
  static const og_mesh_triangle of[TRIANGLES] = {{{0, 2, 1}}, {{0, 1, 3}}, {{1, 2, 3}}, {{2, 0, 3}}};
  //@ loop unroll 4;
  for (int k = 0; k < POINTS; k++) {
    point[k] = og_add(at[k], vector(off));
    triangle[k] = of[k];
  }
  //@ loop unroll 3;
  for (int k = 0; k < DIRECTIONS; k++) direction[k] = vector(0x1p20);
  return (og_bounding_input){.point = point,
                             .count = POINTS,
                             .direction = direction,
                             .direction_count = DIRECTIONS,
                             .triangle = triangle,
                             .triangle_count = TRIANGLES};
}

static void show(const og_door_bound *door, og_scalar off) {
  const og_bounding_input in = near_tetrahedron(off);
  const og_bounding_claim claim = door->run(&in, &room);
  expect_number(claim.ball.outer);
  expect_vector(claim.ball.centre);
  for (int k = 0; k < claim.slab_count; k++) {
    expect_number(slab[k].outer_lo);
    expect_number(slab[k].outer_hi);
  }
}

// B alone, without bounds: points within 2^-10 of a tetrahedron's corners
// Options: -eva-min-loop-unroll 10 -eva-subdivide-non-linear 0 -eva-slevel 200
void drive_near_spheres(void) {
  show(og_algorithm_sphere_mean.bound, 0x1p-10);
  show(og_algorithm_sphere_brute.bound, 0x1p-10);
  show(og_algorithm_k_dop.bound, 0x1p-10);
}

// Points in pairs, one above and one below the plane z = 0, so that one turn of axes is all: further ones go by
// quotients of what rounding leaves.
static og_vec3 paired[PAIRED];

static og_bounding_input prism(void) {
  static const og_vec3 at[PAIRED / 2] = {{3, 1, 1}, {-1, 2, 1}, {-5, -1, 1}, {1, -4, 1}};
  static const og_mesh_triangle of[4] = {{{0, 1, 2}}, {{4, 6, 5}}, {{0, 2, 3}}, {{4, 7, 6}}};
  //@ loop unroll 4;
  for (int k = 0; k < PAIRED / 2; k++) {
    paired[k] = (og_vec3){at[k].x, at[k].y, 1};
    paired[k + 4] = (og_vec3){at[k].x, at[k].y, -1};
    triangle[k] = of[k];
  }
  return (og_bounding_input){.point = paired, .count = PAIRED, .triangle = triangle, .triangle_count = TRIANGLES};
}

static void show_prism(const og_door_bound *door) {
  const og_bounding_input in = prism();
  (void)og_bound_run(door, &in, &room);
  for (int k = 0; k < 3; k++) {
    expect_number(slab[k].outer_lo);
    expect_number(slab[k].outer_hi);
  }
}

// B alone, without bounds: a prism
// Options: -eva-min-loop-unroll 10 -eva-subdivide-non-linear 0 -eva-slevel 200
void drive_near_boxes(void) {
  show_prism(og_algorithm_obb_pca_points.bound);
  show_prism(og_algorithm_obb_pca_triangles.bound);
}

// B alone, without bounds: within 2^-20 of a covariance, x and z as well as y and z not correlated
// Options: -eva-min-loop-unroll 10 -eva-subdivide-non-linear 0 -eva-slevel 200
void drive_near_principal_axes(void) {
  const og_scalar off = 0x1p-20;
  const og_covariance sum = {2 + number(off), 3 + number(off), 5 + number(off), 1 + number(off), 0, 0};
  const og_mat3 axes = og_principal_axes(&sum);
  for (int k = 0; k < 3; k++) expect_vector(axes.row[k]);
}

// B alone: a triangle's corners, within 2^-10 of them
// Options: -eva-min-loop-unroll 10 -eva-subdivide-non-linear 0 -eva-slevel 200
void drive_near_calipers(void) {
  og_bounding_input in = near_tetrahedron(0x1p-10);
  //@ loop unroll 4;
  for (int k = 0; k < POINTS; k++) point[k].z = 0;
  (void)og_bound_run(og_algorithm_obb_calipers_2d.bound, &in, &room);
}

static void show_turn(const og_door_turn *door) {
  const og_vec3 seen[] = {{3 + number(0x1p-10), number(1), number(1)}, vector(2)};
  const og_turn_input in = {.point = seen, .count = 2, .pivot = vector(0x1p-10), .rotation = matrix(1)};
  const og_turn_claim claim = og_turn_run(door, &in);
  expect_number(claim.ball.outer);
  expect_vector(claim.outer.lo);
  expect_vector(claim.outer.hi);
}

// B alone, without bounds: two points, one near (3, y, z) and |x| <= 2, around a pivot near the origin
// Options: -eva-min-loop-unroll 10 -eva-subdivide-non-linear 0
void drive_near_turns(void) {
  show_turn(og_algorithm_aabb_update.turn);
  show_turn(og_algorithm_sphere_any_turn.turn);
  show_turn(og_algorithm_cube_any_turn.turn);
}

// Any three points; turns may be any.
// Options: -eva-min-loop-unroll 10 -eva-slevel 500 -eva-interprocedural-splits -eva-use-spec og_orient2d_exact
void drive_obb_calipers_2d(void) {
  for (int k = 0; k < 3; k++) point[k] = vector(0x1p20);
  for (int k = 0; k <= POINTS; k++) corner[k] = 0;
  const og_bounding_input in = {.point = point, .count = 3};
  (void)og_algorithm_obb_calipers_2d.bound->run(&in, &room);
}
