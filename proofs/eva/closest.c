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

void drive_barycentric(void) {
  const og_vec3 a = vector(0x1p100), b = vector(0x1p100), c = vector(0x1p100), p = vector(0x1p100);
  const og_barycentric r = either() ? og_barycentric_2d(a, b, c, p) : og_barycentric_3d(a, b, c, p);
  if (r.outcome != OG_OUTCOME_ANSWERED) return;
  for (int k = 0; k < 3; k++) expect_number(r.weight[k]);
}

void drive_triangle_area(void) {
  const og_vec3 a = vector(0x1p100), b = vector(0x1p100), c = vector(0x1p100);
  expect_vector(og_triangle_area(a, b, c));
  expect_vector(og_thin_triangle_area(a, b, c));
}
