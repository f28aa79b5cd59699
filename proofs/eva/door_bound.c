#include "eva/arguments.h"
#include "ref/door/bound.h"

extern const og_algorithm og_algorithm_aabb, og_algorithm_sphere_mean, og_algorithm_sphere_brute,
    og_algorithm_obb_pca_points, og_algorithm_k_dop;

// Arrays just as long as the contract says.
static void drive(const og_door_bound *door) {
  enum { MOST = 4, DIRECTIONS = 3 };
  og_vec3 point[MOST], direction[DIRECTIONS];
  int order[MOST], corner[MOST + 1];
  og_slab slab[DIRECTIONS];
  const og_bounding_room room = {order, corner, slab};
  for (int k = 0; k < MOST; k++) point[k] = vector(0x1p100);
  for (int k = 0; k < DIRECTIONS; k++) direction[k] = vector(0x1p100);
  const og_bounding_input none = {point, 0, direction, 0}, in = {point, MOST, direction, DIRECTIONS};
  (void)og_bound_run(door, &none, &room);
  (void)og_bound_run(door, &in, &room);
}

void drive_door_bound_aabb(void) { drive(og_algorithm_aabb.bound); }

void drive_door_bound_mean(void) { drive(og_algorithm_sphere_mean.bound); }

void drive_door_bound_brute(void) { drive(og_algorithm_sphere_brute.bound); }

// Options: -eva-min-loop-unroll 10
void drive_door_bound_obb(void) { drive(og_algorithm_obb_pca_points.bound); }

void drive_door_bound_k_dop(void) { drive(og_algorithm_k_dop.bound); }
