#include "eva/claim.h"
#include "ref/cso/gjk.h"
#include "ref/cso/gjk_boolean.h"
#include "ref/cso/gjk_isa.h"
#include "ref/cso/mpr.h"
#include "ref/simplex/simplex_backup.h"
#include "ref/simplex/simplex_signed_volumes.h"

// Walks on A - B. They see nothing of a body but its support mapping, so one pair of bodies will do.
static void expect_walk(og_claim (*run)(const og_body *a, const og_body *b)) {
  body_room of_a, of_b;
  const og_body a = any_body(&of_a, room_a(), 0x1p100), b = any_body(&of_b, room_b(), 0x1p100);
  expect_claim(run(&a, &b));
}

// What og_gjk's contract says of the simplex, and EPA's proof by WP rests on.
static void expect_simplex(og_gjk_result result) {
  //@ assert count: 0 <= result.simplex.count <= 4;
  (void)result;
}

// Options: -eva-interprocedural-splits -eva-min-loop-unroll 5 -eva-precision 0
void drive_gjk(void) {
  const og_scalar size = 0x1p100;
  const og_convex a = any_convex(&size), b = any_convex(&size);
  const og_simplex start = any_simplex(whole(1, 4), size);
  const og_gjk_options options = {
      .solver = og_simplex_signed_volumes, .start = &start, .direction = vector(size), .iterations = whole(-1, 1000)};
  expect_simplex(og_gjk(&a, &b, &options));
  const og_gjk_result result = og_gjk(&a, &b, NULL);
  expect_simplex(result);
  //@ assert rounds: 0 <= result.iterations <= OG_WALK_ITERATIONS;
  expect_number(result.distance);
}
// B: |x| <= 2^100
// Options: -eva-interprocedural-splits -eva-min-loop-unroll 5 -eva-precision 0
void drive_run_gjk(void) { expect_walk(og_run_gjk); }
// B: |x| <= 2^100
// Options: -eva-interprocedural-splits -eva-min-loop-unroll 5 -eva-precision 0
// -eva-subdivide-non-linear 0
void drive_gjk_johnson(void) { expect_walk(og_run_gjk_johnson); }
// B: |x| <= 2^100
// Options: -eva-interprocedural-splits -eva-min-loop-unroll 5 -eva-precision 0
// -eva-subdivide-non-linear 0
void drive_gjk_backup(void) { expect_walk(og_run_gjk_backup); }
// B: |x| <= 2^100
// Options: -eva-interprocedural-splits -eva-min-loop-unroll 5 -eva-precision 0
// -eva-subdivide-non-linear 0
void drive_gjk_voronoi(void) { expect_walk(og_run_gjk_voronoi); }
// B: |x| <= 2^100
// Options: -eva-interprocedural-splits -eva-min-loop-unroll 5 -eva-precision 0
// -eva-subdivide-non-linear 0
void drive_gjk_boolean(void) { expect_walk(og_run_gjk_boolean); }
// B: |x| <= 2^100
// Options: -eva-interprocedural-splits -eva-min-loop-unroll 5 -eva-precision 0
// -eva-subdivide-non-linear 0
void drive_gjk_isa(void) {
  const og_scalar size = 0x1p100;
  const og_convex a = any_convex(&size), b = any_convex(&size);
  (void)og_gjk_isa(&a, &b, NULL);
  const og_gjk_isa_options options = {.solver = og_simplex_backup,
                                      .radii = number_between(0, size),
                                      .axis = vector(size),
                                      .iterations = whole(-1, 1000)};
  (void)og_gjk_isa(&a, &b, &options);
  expect_walk(og_run_gjk_isa);
}
// By the coordinate in which the inside points are on two sides of zero, and which is on which.
// B: |x| <= 2^50, inside points on two sides of a plane of coordinates, one of them 2^-50 from it
// Options: -eva-interprocedural-splits -eva-min-loop-unroll 6 -eva-precision 0
// -eva-subdivide-non-linear 0
void drive_mpr(void) {
  const og_scalar most = 0x1p50, least = 0x1p-50;
  for (int which = 0; which < 6; which++) {
    body_room of_a, of_b;
    og_body a = any_body(&of_a, room_a(), most), b = any_body(&of_b, room_b(), most);
    og_vec3 *above = which % 2 == 0 ? &a.convex.inside : &b.convex.inside;
    og_vec3 *below = which % 2 == 0 ? &b.convex.inside : &a.convex.inside;
    og_scalar *high = which / 2 == 0 ? &above->x : which / 2 == 1 ? &above->y : &above->z;
    og_scalar *low = which / 2 == 0 ? &below->x : which / 2 == 1 ? &below->y : &below->z;
    *high = number_between(least, most);
    *low = number_between(-most, 0);
    expect_claim(og_run_mpr(&a, &b));
  }
}
