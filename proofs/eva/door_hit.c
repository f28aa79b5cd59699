#include "eva/arguments.h"
#include "ref/door/hit.h"
#include "ref/hit/ray_plane.h"

extern const og_algorithm og_algorithm_ray_plane;

static void show(const og_door_hit *door, int of_normal, int of_way) {
  const og_scalar most = 0x1p100;
  const og_flat a = {OG_FLAT_RAY, {vector(most)}, lattice_vector(of_way, most)},
                b = {OG_FLAT_PLANE, {vector(most)}, lattice_vector(of_normal, most)};
  const og_hit_claim r = og_hit_run(door, &a, &b);
  for (int k = 0; k < 2; k++) {
    expect_number(r.parameter[k]);
    expect_vector(r.point[k]);
  }
}

// Directions and normals that are not zero, as in the driver point_plane.
// B: multiples of 2^-100, |x| <= 2^100
// Options: -eva-subdivide-non-linear 0
void drive_door_hit(void) {
  const og_door_hit *const door = og_algorithm_ray_plane.hit;
  const og_flat point = {OG_FLAT_POINT, {vector(1)}, vector(0)};
  (void)og_hit_run(door, &point, &point);
  for (int of_normal = 0; of_normal < 7; of_normal++)
    for (int of_way = 0; of_way < 7; of_way++) {
      show(door, of_normal, of_way);
      show(door->another, of_normal, of_way);
    }
}
