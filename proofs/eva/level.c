#include "eva/claim.h"
#include "ref/pairs/aabb_aabb.h"
#include "ref/pairs/circle_circle.h"
#include "ref/pairs/level.h"
#include "ref/pairs/obb_2d_centre.h"
#include "ref/pairs/point_circle.h"
#include "ref/pairs/point_rect.h"
#include "ref/pairs/rect_rect.h"

static og_vec2 vector_2(og_scalar most) { return (og_vec2){number(most), number(most)}; }
static og_circle any_circle(og_scalar most) { return (og_circle){vector_2(most), number(most)}; }

// B: multiples of 2^-100, |x| <= 2^100
void drive_level_circles(void) {
  const og_scalar most = 0x1p100;
  const og_circle a = any_circle(most), b = any_circle(most);
  expect_claim(og_point_circle(vector_2(most), &a));
  expect_claim(og_circle_circle(&a, &b));
  expect_run(og_run_point_circle, most);
  expect_run(og_run_circle_circle, most);
}

// B: |x| <= 2^100
void drive_level_rects(void) {
  const og_scalar most = 0x1p100;
  const og_rect a = {vector_2(most), vector_2(most)}, b = {vector_2(most), vector_2(most)};
  expect_claim(og_point_rect(vector_2(most), &a));
  expect_claim(og_rect_rect(&a, &b));
  expect_run(og_run_point_rect, most);
  expect_run(og_run_rect_rect, most);
}

// B: multiples of 2^-100, |x| <= 2^100
void drive_obb_2d_centre(void) {
  const og_scalar most = 0x1p100;
  const og_turned_rect a = {vector_2(most), vector_2(most)}, b = {vector_2(most), vector_2(most)};
  expect_claim(og_obb_2d_centre(&a, &b));
  expect_run(og_run_obb_2d_centre, most);
}

// B: |x| <= 2^100
void drive_aabb_aabb(void) {
  const og_scalar most = 0x1p100;
  const og_aabb a = {vector(most), vector(most)}, b = {vector(most), vector(most)};
  const og_centre_box c = {vector(most), vector(most)}, d = {vector(most), vector(most)};
  expect_claim(og_aabb_aabb(&a, &b));
  expect_claim(og_aabb_aabb_centre(&c, &d));
  const og_body without_corners = {.kind = OG_BODY_BOX};
  (void)og_is_level_box(&without_corners);
  expect_run(og_run_aabb_aabb, most);
  expect_run(og_run_aabb_aabb_centre, most);
}
