#include "eva/arguments.h"
#include "ref/closest/barycentric.h"
#include "ref/closest/point_plane.h"
#include "ref/closest/point_segment.h"
#include "ref/closest/point_triangle.h"
#include "ref/closest/range.h"
#include "ref/closest/segment_segment.h"
#include "ref/closest/triangle_area.h"

// B: |x| <= 2^500
void drive_point_segment(void) { expect_number(og_point_segment(vector(0x1p500), vector(0x1p500), vector(0x1p500))); }

// A normal that is not zero has a coordinate of at least 2^-100: which one, and its sign, is looked at one by one.
// B: multiples of 2^-100, |x| <= 2^100
void drive_point_plane(void) {
  for (int largest = 0; largest < 7; largest++) {
    const og_plane_point r = og_point_plane(vector(0x1p100), lattice_vector(largest, 0x1p100), vector(0x1p100));
    if (r.outcome != OG_OUTCOME_ANSWERED) continue;
    expect_number(r.distance);
    expect_vector(r.point);
  }
}

// B: multiples of 2^-100, |x| <= 2^100
void drive_point_triangle(void) {
  const og_triangle_point r = og_point_triangle(vector(0x1p100), vector(0x1p100), vector(0x1p100), vector(0x1p100));
  if (r.outcome != OG_OUTCOME_ANSWERED) return;
  for (int k = 0; k < 3; k++) expect_number(r.weight[k]);
  expect_vector(r.point);
}

// B: multiples of 2^-100, |x| <= 2^100
void drive_segment_segment(void) {
  const og_segment_pair r = og_segment_segment(vector(0x1p100), vector(0x1p100), vector(0x1p100), vector(0x1p100));
  if (r.outcome != OG_OUTCOME_ANSWERED) return;
  expect_number(r.s);
  expect_number(r.t);
  expect_vector(r.a);
  expect_vector(r.b);
  expect_vector(r.offset);
}

// B: multiples of 2^-100, |x| <= 2^100
void drive_barycentric(void) {
  const og_vec3 a = vector(0x1p100), b = vector(0x1p100), c = vector(0x1p100), p = vector(0x1p100);
  const og_barycentric r = either() ? og_barycentric_2d(a, b, c, p) : og_barycentric_3d(a, b, c, p);
  if (r.outcome != OG_OUTCOME_ANSWERED) return;
  for (int k = 0; k < 3; k++) expect_number(r.weight[k]);
}

// B: |x| <= 1
void drive_triangle_area(void) {
  const og_vec3 a = vector(1), b = vector(1), c = vector(1);
  expect_vector(og_triangle_area(a, b, c));
  expect_vector(og_thin_triangle_area(a, b, c));
}

static void show_across_one(og_vec3 along) {
  const og_vec3 v = vector(0x1p104);
  expect_vector(og_across(v, along));
  expect_vector(og_part_along(v, along));
}
// In bands of the largest component of `along`, as in the driver `bounds`.
static void show_across(og_scalar low, og_scalar high) {
  show_across_one((og_vec3){number_between(low, high), number(high), number(high)});
  show_across_one((og_vec3){number_between(-high, -low), number(high), number(high)});
  show_across_one((og_vec3){number(high), number_between(low, high), number(high)});
  show_across_one((og_vec3){number(high), number_between(-high, -low), number(high)});
  show_across_one((og_vec3){number(high), number(high), number_between(low, high)});
  show_across_one((og_vec3){number(high), number(high), number_between(-high, -low)});
}
// B: |x| <= 2^104, along |x| <= 2^300
// Options: -eva-subdivide-non-linear 8 -eva-precision 1 -eva-partition-history 1
// -eva-interprocedural-history -eva-slevel 60
void drive_across(void) {
  show_across_one(vector(0x1p-538));
  //@ loop unroll 100;
  for (int k = -538; k < 300; k += 14) show_across(pow(2, k), pow(2, k + 14 < 300 ? k + 14 : 300));
}

static void show_area_ratio(og_scalar low, og_scalar high) {
  const og_scalar part = number(0x1p300);
  expect_number(og_area_ratio(part, number_between(low, high)));
  expect_number(og_area_ratio(part, number_between(-high, -low)));
}
// In bands of the whole.
// B: |x| <= 2^300
// Options: -eva-precision 1
void drive_area_ratio(void) {
  show_area_ratio(0, 0);
  //@ loop unroll 600;
  for (int k = -1074; k < 0; k += 2) show_area_ratio(pow(2, k), pow(2, k + 2));
  show_area_ratio(1, 0x1p300);
}

// In bands of the denominator.
// B: 0 <= x <= 2^1020
// Options: -eva-precision 1
void drive_quotient(void) {
  const og_scalar most = 0x1p1020;
  expect_number(og_quotient(number_between(0, most), 0));
  expect_number(og_quotient(number_between(0, most), number_between(0x1p-1074, 0x1p-1056)));
  // One band begins at 1.
  //@ loop unroll 100;
  for (int k = -1056; k < 1020; k += 32)
    expect_number(
        og_quotient(number_between(0, most), number_between(pow(2, k), pow(2, k + 32 < 1020 ? k + 32 : 1020))));
}
