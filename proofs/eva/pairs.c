#include "eva/claim.h"
#include "ref/pairs/box_box.h"
#include "ref/pairs/capsule_capsule.h"
#include "ref/pairs/rounded_claim.h"
#include "ref/pairs/segment_normal.h"
#include "ref/pairs/sphere_box.h"
#include "ref/pairs/sphere_capsule.h"
#include "ref/pairs/sphere_sphere.h"

static og_sphere any_sphere(og_scalar most) { return (og_sphere){vector(most), number_between(0, most)}; }
static og_capsule any_capsule(og_scalar most) {
  return (og_capsule){vector(most), vector(most), number_between(0, most)};
}
static og_box any_box(og_scalar most) {
  const og_vec3 half = {number_between(0, most), number_between(0, most), number_between(0, most)};
  return (og_box){vector(most), half, matrix(2)};
}

// B: multiples of 2^-100, |x| <= 2^100
void drive_sphere_sphere(void) {
  const og_sphere a = any_sphere(0x1p100), b = any_sphere(0x1p100);
  expect_claim(og_sphere_sphere(&a, &b));
  expect_run(og_run_sphere_sphere, 0x1p100);
}

// B: multiples of 2^-100, |x| <= 2^100
void drive_sphere_capsule(void) {
  const og_sphere a = any_sphere(0x1p100);
  const og_capsule b = any_capsule(0x1p100);
  expect_claim(og_sphere_capsule(&a, &b));
  expect_run(og_run_sphere_capsule, 0x1p100);
}

// B: multiples of 2^-100, |x| <= 2^100
void drive_capsule_capsule(void) {
  const og_capsule a = any_capsule(0x1p100), b = any_capsule(0x1p100);
  expect_claim(og_capsule_capsule(&a, &b));
  expect_run(og_run_capsule_capsule, 0x1p100);
}

// B: multiples of 2^-100, |x| <= 2^100
void drive_sphere_box(void) {
  const og_sphere a = any_sphere(0x1p100);
  const og_box b = any_box(0x1p100);
  expect_claim(og_sphere_box(&a, &b));
  expect_run(og_run_sphere_box, 0x1p100);
}

// B: multiples of 2^-100, |x| <= 2^100
void drive_box_box(void) {
  const og_box a = any_box(0x1p100), b = any_box(0x1p100);
  expect_claim(og_box_box(&a, &b));
  expect_run(og_run_box_box, 0x1p100);
}

// B: u, v zero or of a coordinate of at least 2^-100, |x| <= 2^110
void drive_segment_normal(void) {
  const og_scalar most = 0x1p110;
  for (int u = 0; u < 7; u++)
    for (int v = 0; v < 7; v++)
      expect_vector(og_segment_normal(lattice_vector(u, most), lattice_vector(v, most), vector(most), vector(most)));
}

// B: |x| <= 2^500, normals |x| <= 2
void drive_rounded_claim(void) {
  const og_scalar most = 0x1p500;
  og_claim claim = og_rounded_claim(vector(most), vector(most), number_between(0, most), vector(2),
                                    number_between(0, most), number_between(0, most));
  expect_claim(claim);
  claim.simplex_count = whole(0, 4);
  expect_claim(og_claim_swapped(claim));
}
