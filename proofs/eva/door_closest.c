#include "eva/arguments.h"
#include "ref/closest/barycentric.h"
#include "ref/closest/point_plane.h"
#include "ref/closest/point_segment.h"
#include "ref/closest/point_triangle.h"
#include "ref/closest/segment_segment.h"
#include "ref/door/closest.h"

extern const og_algorithm og_algorithm_point_segment, og_algorithm_point_plane, og_algorithm_point_triangle,
    og_algorithm_segment_segment, og_algorithm_barycentric;

static og_flat any_flat(og_flat_kind kind, og_vec3 along) {
  const og_scalar most = 0x1p100;
  return (og_flat){kind, {vector(most), vector(most), vector(most)}, along};
}

static void expect_claim(const og_door_closest *door, const og_flat *a, const og_flat *b) {
  const og_closest_claim r = og_closest_run(door, a, b);
  expect_number(r.distance);
  expect_vector(r.offset);
  expect_vector(r.a);
  expect_vector(r.b);
  for (int k = 0; k < 3; k++) {
    expect_number(r.weight_a[k]);
    expect_number(r.weight_b[k]);
  }
}

static void show(const og_door_closest *door) {
  const og_flat a = any_flat(door->kind_a, vector(0)), b = any_flat(door->kind_b, vector(0));
  expect_claim(door, &a, &b);
}

// B: |x| <= 2^100
void drive_door_closest_segment(void) {
  const og_flat b = any_flat(OG_FLAT_LINE, vector(0));
  (void)og_flat_points((og_flat_kind)whole(OG_FLAT_POINT, OG_FLAT_PLANE));
  show(og_algorithm_point_segment.closest);
  (void)og_closest_run(og_algorithm_point_segment.closest, &b, &b);
}

// A normal that is not zero, as in the driver point_plane.
// B: multiples of 2^-100, |x| <= 2^100
void drive_door_closest_plane(void) {
  for (int largest = 0; largest < 7; largest++) {
    const og_flat a = any_flat(OG_FLAT_POINT, vector(0)), b = any_flat(OG_FLAT_PLANE, lattice_vector(largest, 0x1p100));
    expect_claim(og_algorithm_point_plane.closest, &a, &b);
  }
}

// B: multiples of 2^-100, |x| <= 2^100
void drive_door_closest_triangle(void) { show(og_algorithm_point_triangle.closest); }

// B: multiples of 2^-100, |x| <= 2^100
void drive_door_closest_segments(void) { show(og_algorithm_segment_segment.closest); }

// B: multiples of 2^-100, |x| <= 2^100
void drive_door_closest_barycentric(void) {
  show(og_algorithm_barycentric.closest);
  show(og_algorithm_barycentric.closest->another);
}
