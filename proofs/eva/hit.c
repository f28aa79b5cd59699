#include "eva/arguments.h"
#include "ref/hit/ray_probe.h"
#include "ref/hit/ray_ray.h"
#include "ref/hit/ray_triangle.h"
#include "ref/hit/triangle_triangle.h"
#include "ref/door/hit.h"

extern const og_algorithm og_algorithm_ray_ray, og_algorithm_ray_probe, og_algorithm_ray_triangle,
    og_algorithm_triangle_triangle;

static void show(const og_door_hit *door, og_flat_kind kind_a, og_flat_kind kind_b, og_scalar most) {
  const og_flat a = {kind_a, {vector(most), vector(most), vector(most)}, vector(most)},
                b = {kind_b, {vector(most), vector(most), vector(most)}, vector(most)};
  const og_hit_claim r = og_hit_run(door, &a, &b);
  for (int k = 0; k < 2; k++) {
    expect_number(r.parameter[k]);
    expect_vector(r.point[k]);
  }
}

static void expect_hit(og_triangle_hit r) {
  expect_number(r.t);
  expect_number(r.u);
  expect_number(r.v);
  expect_vector(r.point);
}

// B: multiples of 2^-100, |x| <= 2^100
// Options: -eva-subdivide-non-linear 0
void drive_ray_triangle(void) {
  const og_scalar most = 0x1p100;
  const og_vec3 corner[3] = {vector(most), vector(most), vector(most)};
  expect_hit(og_line_triangle(vector(most), vector(most), corner));
  expect_hit(og_ray_triangle(vector(most), vector(most), corner));
  show(og_algorithm_ray_triangle.hit, OG_FLAT_RAY, OG_FLAT_TRIANGLE, most);
}

// B: multiples of 2^-100, |x| <= 2^100, up to 3 triangles
// Options: -eva-subdivide-non-linear 0
void drive_ray_probe(void) {
  const og_scalar most = 0x1p100;
  og_vec3 corner[9];
  for (int k = 0; k < 9; k++) corner[k] = vector(most);
  const og_ground r = og_ray_probe(vector(most), vector(most), corner, whole(0, 3));
  expect_number(r.way);
  expect_vector(r.point);
  show(og_algorithm_ray_probe.hit, OG_FLAT_LINE, OG_FLAT_TRIANGLE, most);
}

// That a normal which is not small has a square that is not 0 relates three numbers.
void drive_ray_ray(void) { show(og_algorithm_ray_ray.hit, OG_FLAT_RAY, OG_FLAT_RAY, 1); }

// What is made of exact determinants is proved safe by WP.
// Options: -eva-use-spec og_plane_heights,og_orient2d_exact,og_triangle_normal
void drive_triangle_triangle(void) { show(og_algorithm_triangle_triangle.hit, OG_FLAT_TRIANGLE, OG_FLAT_TRIANGLE, 1); }
