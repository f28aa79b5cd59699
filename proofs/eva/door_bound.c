#include <limits.h>

#include "eva/arguments.h"
#include "ref/bound/moments.h"
#include "ref/door/bound.h"
#include "ref/door/turn.h"

extern const og_algorithm og_algorithm_aabb, og_algorithm_sphere_mean, og_algorithm_sphere_brute,
    og_algorithm_obb_pca_points, og_algorithm_obb_pca_triangles, og_algorithm_obb_pca_hull, og_algorithm_obb_pca_edges,
    og_algorithm_obb_pca_extremes, og_algorithm_k_dop, og_algorithm_aabb_update, og_algorithm_sphere_any_turn,
    og_algorithm_cube_any_turn;

// Arrays just as long as the contract says.
static void drive(const og_door_bound *door) {
  enum { MOST = 4, DIRECTIONS = 3, TRIANGLES = 2 };
  og_vec3 point[MOST], direction[DIRECTIONS];
  int order[MOST], corner[MOST + 1];
  og_slab slab[DIRECTIONS];
  const og_bounding_room room = {order, corner, slab};
  for (int k = 0; k < MOST; k++) point[k] = vector(0x1p100);
  for (int k = 0; k < DIRECTIONS; k++) direction[k] = vector(0x1p100);
  og_mesh_triangle triangle[TRIANGLES];
  for (int k = 0; k < TRIANGLES; k++)
    triangle[k] = (og_mesh_triangle){{whole(0, MOST - 1), whole(0, MOST - 1), whole(0, MOST - 1)}};
  const og_bounding_input none = {.point = point, .direction = direction}, in = {.point = point,
                                                                                 .count = MOST,
                                                                                 .direction = direction,
                                                                                 .direction_count = DIRECTIONS,
                                                                                 .triangle = triangle,
                                                                                 .triangle_count = TRIANGLES};
  (void)og_bound_run(door, &none, &room);
  (void)og_bound_run(door, &in, &room);
}

// B: |x| <= 2^100
void drive_door_bound_aabb(void) { drive(og_algorithm_aabb.bound); }

void drive_door_bound_mean(void) { drive(og_algorithm_sphere_mean.bound); }

void drive_door_bound_brute(void) { drive(og_algorithm_sphere_brute.bound); }

// Options: -eva-min-loop-unroll 10
void drive_door_bound_obb(void) { drive(og_algorithm_obb_pca_points.bound); }

// Options: -eva-min-loop-unroll 10
void drive_door_bound_obb_triangles(void) { drive(og_algorithm_obb_pca_triangles.bound); }

// A hull whose points are the input's.
static void drive_hull(const og_door_bound *door) {
  static og_slab slab[3];
  static int order[OG_EVA_VERTICES], corner[OG_EVA_VERTICES + 1];
  const og_bounding_room room = {order, corner, slab};
  const og_half_edge_mesh hull = any_mesh(room_a(), 0x1p100);
  const og_bounding_input in = {.point = hull.vertex, .count = hull.vertex_count, .hull = &hull};
  (void)og_bound_run(door, &in, &room);
}

// Meshes are looked at by og_mesh_outcome, which WP proves safe. Options: -eva-use-spec og_mesh_outcome
void drive_door_bound_obb_hull(void) { drive_hull(og_algorithm_obb_pca_hull.bound); }

// Options: -eva-use-spec og_mesh_outcome
void drive_door_bound_obb_edges(void) { drive_hull(og_algorithm_obb_pca_edges.bound); }

// Options: -eva-use-spec og_mesh_outcome
void drive_door_bound_obb_extremes(void) { drive_hull(og_algorithm_obb_pca_extremes.bound); }

void drive_door_bound_k_dop(void) { drive(og_algorithm_k_dop.bound); }

// Triangles that name anything, whatever stands behind the door.
static og_bounding_claim any_run(const og_bounding_input *in, const og_bounding_room *room) {
  (void)in, (void)room;
  return (og_bounding_claim){.outcome = (og_outcome)whole(0, OG_OUTCOME_COUNT - 1)};
}

void drive_door_bound_names(void) {
  og_vec3 point[] = {vector(0x1p100), vector(0x1p100)};
  og_slab slab[3];
  int order[2], corner[3];
  const og_bounding_room room = {order, corner, slab};
  og_mesh_triangle triangle[2];
  for (int k = 0; k < 2; k++)
    triangle[k] = (og_mesh_triangle){{whole(INT_MIN, INT_MAX), whole(INT_MIN, INT_MAX), whole(INT_MIN, INT_MAX)}};
  const og_door_bound door = {.run = any_run, .shape = OG_BOUNDING_BOX, .of_triangles = true};
  const og_bounding_input in = {
      .point = point, .count = whole(1, 2), .triangle = triangle, .triangle_count = whole(0, 2)};
  (void)og_bound_run(&door, &in, &room);
}

void drive_moments(void) {
  const og_vec3 point[] = {vector(0x1p100), vector(0x1p100), vector(0x1p100)};
  og_moments moments = og_moments_among(point, 3);
  og_moments_add(&moments, point, whole(1, 3));
  (void)og_box_of_moments(&moments, point, 3);
}

// ---- bodies that turn ----

static void drive_turn(const og_door_turn *door) {
  const og_vec3 point[] = {vector(0x1p100), vector(0x1p100)};
  const og_turn_input in = {.point = point, .count = whole(0, 2), .pivot = vector(0x1p100), .rotation = matrix(3)};
  (void)og_turn_run(door, &in);
}

void drive_aabb_update(void) { drive_turn(og_algorithm_aabb_update.turn); }

void drive_sphere_any_turn(void) { drive_turn(og_algorithm_sphere_any_turn.turn); }

void drive_cube_any_turn(void) { drive_turn(og_algorithm_cube_any_turn.turn); }
