// Convex parts of a solid against the exact truth: shapes whose parts are known, random sets of cubes, curved and
// turned solids, bounds from none to all; what the truth finds in damaged answers; what is refused, and by which name.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <cmocka.h>

#include "ref/polytope/decompose.h"
#include "ref/polytope/solid_in_box.h"
#include "ref/registry.h"
#include "tests/shared/decompose_fault.h"
#include "tests/shared/exact_share.h"
#include "tests/shared/solid_family.h"
#include "tests/shared/wanted_pairs.h"
#include "tool/run/make_decompose.h"

enum { CELLS = 256, POINTS = 16384 };

typedef struct run {
  or_mesh solid;
  og_mesh mesh;
  og_decompose_room room;
  og_decompose_claim claim;
} run;

static const og_door_decompose *door(void) { return og_algorithm_by_id("decompose")->decompose; }

static run begin(or_mesh solid, int cells, int points) {
  run r = {.solid = solid, .mesh = or_mesh_view(&solid)};
  r.room = og_make_decompose_room(&r.mesh, cells, points);
  return r;
}

static void end(run *r) {
  og_free_decompose_room(&r->room);
  or_mesh_free(&r->solid);
}

static void ask(run *r, double bound) { r->claim = og_decompose_run(door(), &r->mesh, (og_scalar)bound, &r->room); }

// How many parts there are. All that is promised is kept.
static int parts_of(or_mesh solid, double bound, or_random *random, const char *of) {
  run r = begin(solid, CELLS, POINTS);
  ask(&r, bound);
  if (r.claim.outcome != OG_OUTCOME_ANSWERED) fail_msg("%s: outcome %d, fault %d", of, r.claim.outcome, r.claim.fault);
  const char *fault = or_decompose_fault(&r.mesh, &r.room, &r.claim, random);
  if (fault != NULL) fail_msg("%s, bound %g: %s", of, bound, fault);
  const int parts = r.claim.parts;
  end(&r);
  return parts;
}

static or_mesh l_shape(void) {
  return or_cubes_solid(2, "##"
                           "#."
                           ".."
                           "..");
}
static or_mesh u_shape(void) {
  return or_cubes_solid(3, "###"
                           "#.#"
                           "#.#"
                           "........."
                           ".........");
}
static or_mesh ring(void) {
  return or_cubes_solid(3, "###"
                           "#.#"
                           "###"
                           "........."
                           ".........");
}

static or_mesh two_cubes(double apart) {
  or_mesh a = or_cube(), b = or_cube();
  or_mesh_move(&b, 1, apart, 0, 0);
  or_mesh_join(&a, &b);
  or_mesh_free(&b);
  return a;
}

static void parts_that_are_known(void **state) {
  (void)state;
  or_random random = or_random_seeded(31);
  assert_int_equal(parts_of(or_cube(), 0, &random, "cube"), 1);
  assert_int_equal(parts_of(or_icosphere(1), 0, &random, "sphere"), 1);
  assert_int_equal(parts_of(l_shape(), 0, &random, "L"), 2);
  assert_int_equal(parts_of(u_shape(), 0, &random, "U"), 3);
  assert_int_equal(parts_of(ring(), 0, &random, "ring"), 4);
  assert_int_equal(parts_of(two_cubes(2), 0, &random, "two cubes"), 2);
  // The corner of a cube in the midst of the L's hull: 1/2 of 7/2.
  assert_int_equal(parts_of(l_shape(), 0.13, &random, "L, just not all"), 2);
  assert_int_equal(parts_of(l_shape(), 0.143, &random, "L, all"), 1);
  // The gap is 1 of 3.
  assert_int_equal(parts_of(two_cubes(2), 0.3, &random, "two cubes, just not all"), 2);
  assert_int_equal(parts_of(two_cubes(2), 0.34, &random, "two cubes, all"), 1);
  assert_int_equal(parts_of(ring(), 1, &random, "ring, all"), 1);
}

// The last bound within which two cubes are two parts, and the next number: one third of the hull is too much.
static void one_ulp_to_each_side(void **state) {
  (void)state;
  or_random random = or_random_seeded(32);
  // Hull 4, gap 2: the bound 1/2 is exact, and the algorithm's own rounding is all that it forgives.
  assert_int_equal(parts_of(two_cubes(3), 0.5, &random, "the bound"), 1);
  run r = begin(two_cubes(3), CELLS, POINTS);
  ask(&r, 0.5);
  const og_scalar forgiven = r.room.part[0].rounding;
  ask(&r, (double)(((og_scalar)2 - 2 * forgiven) / 4));
  assert_int_equal(r.claim.parts, 2);
  end(&r);
}

static void cubes_at_random(void **state) {
  (void)state;
  or_random random = or_random_seeded(33);
  const long wanted = wanted_pairs(24), rounds = wanted < 24 ? wanted : 24;
  for (int round = 0; round < rounds; round++) {
    char filled[28] = "...........................";
    for (int k = 0; k < 27; k++)
      if (or_random_int(&random, 0, 2) > 0) filled[k] = '#';
    filled[13] = '#';
    or_mesh solid = or_cubes_solid(3, filled);
    const double scale = round % 3 == 0 ? 1 : round % 3 == 1 ? 0.1 : 0x1p10;
    or_mesh_move(&solid, scale, round % 2 == 0 ? 0 : scale * 100.3, 0, scale * -7.7);
    (void)parts_of(solid, round % 4 == 0 ? 0 : 0.03 * (round % 4), &random, "cubes");
  }
}

static void turn(or_mesh *solid, og_scalar s, og_scalar c) {
  for (int k = 0; k < solid->points; k++) {
    og_vec3 *p = &solid->point[k];
    *p = (og_vec3){c * p->x - s * p->y, s * p->x + c * p->y, p->z};
    *p = (og_vec3){c * p->x - s * p->z, p->y, s * p->x + c * p->z};
  }
}

static void curved_and_turned(void **state) {
  (void)state;
  or_random random = or_random_seeded(34);
  // Cuts through the dents' edges leave convex parts.
  assert_true(parts_of(or_star_prism(5, 0.4), 0, &random, "star") >= 5);
  assert_true(parts_of(or_star_prism(3, 0.3), 0.05, &random, "star") >= 2);
  assert_true(parts_of(or_bumpy_torus(8, 12), 0.1, &random, "torus") >= 3);
  or_mesh l = l_shape(), u = u_shape();
  turn(&l, (og_scalar)0.6, (og_scalar)0.8);
  turn(&u, (og_scalar)0.6, (og_scalar)0.8);
  assert_true(parts_of(l, 0.05, &random, "L, turned") >= 2);
  assert_true(parts_of(u, 0.08, &random, "U, turned") >= 2);
}

static void bounds_from_none_to_all(void **state) {
  (void)state;
  or_random random = or_random_seeded(35);
  const double bound[] = {0.05, 0.1, 0.2, 0.3, 1};
  for (int k = 0; k < 5; k++) {
    const int parts = parts_of(or_star_prism(4, 0.4), bound[k], &random, "star");
    assert_true(k < 4 ? parts >= 1 : parts == 1);
  }
}

// ---- shares ----

static og_scalar drawn(or_random *random, int lattice) {
  return (og_scalar)(lattice ? (double)or_random_int(random, -4, 4) / 2 : 3 * or_random_uniform(random));
}

// Boxes whose sides run through corners, along faces and anywhere: the volume is the exact one within its rounding.
static void shares_of_boxes(void **state) {
  (void)state;
  or_random random = or_random_seeded(36);
  or_mesh solid[] = {ring(), or_star_prism(5, 0.3), or_bumpy_torus(6, 9), two_cubes(1)};
  static og_vec3 point[4096];
  mpq_t exact, off;
  mpq_inits(exact, off, NULL);
  for (int round = 0; round < 96; round++) {
    const og_mesh mesh = or_mesh_view(&solid[round % 4]);
    const int lattice = round / 4 % 2;
    const og_vec3 p = {drawn(&random, lattice), drawn(&random, lattice), drawn(&random, lattice)},
                  q = {drawn(&random, lattice), drawn(&random, lattice), drawn(&random, lattice)};
    const og_aabb box = {{og_min(p.x, q.x), og_min(p.y, q.y), og_min(p.z, q.z)},
                         {og_max(p.x, q.x), og_max(p.y, q.y), og_max(p.z, q.z)}};
    const og_box_share share = og_solid_in_box(&mesh, box, point, 4096);
    or_exact_share(exact, &mesh, box);
    mpq_set_d(off, (double)share.volume);
    mpq_sub(off, off, exact);
    mpq_abs(off, off);
    mpq_set_d(exact, (double)share.rounding);
    if (mpq_cmp(off, exact) > 0) fail_msg("round %d: off by %g", round, mpq_get_d(off));
  }
  mpq_clears(exact, off, NULL);
  for (int k = 0; k < 4; k++) or_mesh_free(&solid[k]);
}

// Corners, edges and faces of the ring, and points an ulp to each side.
static void points_in_the_solid(void **state) {
  (void)state;
  or_mesh solid = ring();
  const og_mesh mesh = or_mesh_view(&solid);
  const og_scalar e = OG_SCALAR_EPSILON;
  const og_scalar half = (og_scalar)0.5, three = (og_scalar)1.5;
  const og_vec3 up = {1, 1, 1}, down = {-1, -1, -1}, left = {-1, 1, 1};
  assert_true(og_solid_holds(&mesh, (og_vec3){half, half, half}, up));
  assert_false(og_solid_holds(&mesh, (og_vec3){three, three, half}, up));
  assert_true(og_solid_holds(&mesh, (og_vec3){1 - e, three, half}, up));
  assert_false(og_solid_holds(&mesh, (og_vec3){1 + e, three, half}, down));
  assert_false(og_solid_holds(&mesh, (og_vec3){1, three, half}, up));
  assert_true(og_solid_holds(&mesh, (og_vec3){1, three, half}, left));
  assert_true(og_solid_holds(&mesh, (og_vec3){half, half, 1}, down));
  assert_false(og_solid_holds(&mesh, (og_vec3){half, half, 1}, up));
  assert_false(og_solid_holds(&mesh, (og_vec3){half, half, 1 + e}, down));
  assert_true(og_solid_holds(&mesh, (og_vec3){0, 0, 0}, up));
  assert_false(og_solid_holds(&mesh, (og_vec3){0, 0, 0}, left));
  assert_true(og_solid_holds(&mesh, (og_vec3){3, 3, 1}, down));
  assert_false(og_solid_holds(&mesh, (og_vec3){1, 1, 0}, up));
  assert_true(og_solid_holds(&mesh, (og_vec3){1, 1, 0}, left));
  or_mesh_free(&solid);
}

// ---- what is refused ----

static void expect_refusal(run *r, double bound, og_outcome outcome, og_solid_fault fault) {
  ask(r, bound);
  assert_int_equal(r->claim.outcome, outcome);
  assert_int_equal(r->claim.fault, fault);
  assert_int_equal(r->claim.parts, 0);
}

static void meshes_that_are_refused(void **state) {
  (void)state;
  run r = begin(or_cube(), CELLS, POINTS);
  const og_mesh whole = r.mesh;
  r.mesh.triangles = 11;
  expect_refusal(&r, 0, OG_OUTCOME_DEGENERATE, OG_SOLID_OPEN);
  r.mesh.triangles = 3;
  expect_refusal(&r, 0, OG_OUTCOME_DEGENERATE, OG_SOLID_EMPTY);
  r.mesh = whole;
  r.mesh.points = 3;
  expect_refusal(&r, 0, OG_OUTCOME_DEGENERATE, OG_SOLID_EMPTY);
  r.mesh.points = 7;
  expect_refusal(&r, 0, OG_OUTCOME_BAD_INPUT, OG_SOLID_INDEX);
  r.mesh = whole;
  const int32_t kept = r.solid.triangle[5].corner[1];
  r.solid.triangle[5].corner[1] = -1;
  expect_refusal(&r, 0, OG_OUTCOME_BAD_INPUT, OG_SOLID_INDEX);
  r.solid.triangle[5].corner[1] = kept;
  const og_scalar bad[] = {(og_scalar)NAN, (og_scalar)HUGE_VAL, 2 * OG_SOLID_LARGEST};
  for (int k = 0; k < 3; k++) {
    const og_scalar x = r.solid.point[3].x;
    r.solid.point[3].x = bad[k];
    expect_refusal(&r, 0, OG_OUTCOME_OUT_OF_RANGE, OG_SOLID_POINT);
    r.solid.point[3].x = x;
  }
  const double bounds[] = {-0.5, 1.5, (double)NAN};
  for (int k = 0; k < 3; k++) expect_refusal(&r, bounds[k], OG_OUTCOME_BAD_INPUT, OG_SOLID_SOUND);
  ask(&r, 0);
  assert_int_equal(r.claim.parts, 1);
  end(&r);
}

static void solids_without_volume(void **state) {
  (void)state;
  run r = begin(or_cube(), CELLS, POINTS);
  for (int k = 0; k < r.solid.triangles; k++) {
    const int32_t corner = r.solid.triangle[k].corner[0];
    r.solid.triangle[k].corner[0] = r.solid.triangle[k].corner[1];
    r.solid.triangle[k].corner[1] = corner;
  }
  expect_refusal(&r, 0, OG_OUTCOME_DEGENERATE, OG_SOLID_NO_VOLUME);
  for (int k = 0; k < r.solid.points; k++) r.solid.point[k].z = r.solid.point[k].x;
  expect_refusal(&r, 0, OG_OUTCOME_DEGENERATE, OG_SOLID_NO_VOLUME);
  end(&r);
}

// The U needs three cells and 24 points. A dent whose edge is in no plane of the axes can have no bound of 0.
static void room_that_is_full(void **state) {
  (void)state;
  int needed = 0;
  for (int cells = 0; needed == 0 && cells < 32; cells++) {
    run r = begin(u_shape(), cells, POINTS);
    ask(&r, 0);
    if (r.claim.outcome == OG_OUTCOME_ANSWERED) needed = cells;
    else assert_int_equal(r.claim.outcome, OG_OUTCOME_FULL);
    end(&r);
  }
  assert_int_equal(needed, 3);
  run r = begin(u_shape(), CELLS, 20);
  expect_refusal(&r, 0, OG_OUTCOME_FULL, OG_SOLID_SOUND);
  r.room.points = POINTS;
  expect_refusal(&r, 0, OG_OUTCOME_FULL, OG_SOLID_SOUND);
  end(&r);
  or_mesh slanted = l_shape();
  turn(&slanted, (og_scalar)0.6, (og_scalar)0.8);
  r = begin(slanted, 40, POINTS);
  expect_refusal(&r, 0, OG_OUTCOME_FULL, OG_SOLID_SOUND);
  end(&r);
}

// ---- damaged answers ----

static void expect_fault(run *r, or_random *random, const char *wanted) {
  const char *fault = or_decompose_fault(&r->mesh, &r->room, &r->claim, random);
  if (fault == NULL || strcmp(fault, wanted) != 0) fail_msg("%s: %s", wanted, fault == NULL ? "not found" : fault);
}

static void the_truth_finds_damage(void **state) {
  (void)state;
  or_random random = or_random_seeded(37);
  run r = begin(u_shape(), CELLS, POINTS);
  ask(&r, 0);
  assert_null(or_decompose_fault(&r.mesh, &r.room, &r.claim, &random));
  const og_decompose_claim whole = r.claim;
  r.claim.cells--;
  expect_fault(&r, &random, "cells do not fill the box");
  r.claim = whole;
  const int last = --r.claim.parts;
  for (int k = 0; k < r.claim.cells; k++)
    if (r.room.cell[k].part == last) r.room.cell[k].part = -1;
  expect_fault(&r, &random, "volume is of no part");
  ask(&r, 0);
  r.room.part[0].volume *= 2;
  expect_fault(&r, &random, "a part's volume is another one");
  r.room.part[0].volume /= 2;
  r.room.part[0].facets--;
  expect_fault(&r, &random, "facets do not close");
  r.room.part[0].facets++;
  r.claim.volume += 1;
  expect_fault(&r, &random, "the volume is another one");
  r.claim = whole;
  r.claim.most = 2;
  expect_fault(&r, &random, "two parts could be one");
  r.claim = whole;
  const int first = r.room.part[0].first;
  const og_vec3 point = r.room.point[first];
  r.room.point[first] = og_scale(2, og_add(point, (og_vec3){1, 1, 1}));
  assert_non_null(or_decompose_fault(&r.mesh, &r.room, &r.claim, &random));
  r.room.point[first] = point;
  ask(&r, 1);
  r.claim.most = 0;
  expect_fault(&r, &random, "a hull has too much");
  end(&r);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(parts_that_are_known),    cmocka_unit_test(one_ulp_to_each_side),
      cmocka_unit_test(cubes_at_random),         cmocka_unit_test(curved_and_turned),
      cmocka_unit_test(bounds_from_none_to_all), cmocka_unit_test(shares_of_boxes),
      cmocka_unit_test(points_in_the_solid),     cmocka_unit_test(meshes_that_are_refused),
      cmocka_unit_test(solids_without_volume),   cmocka_unit_test(room_that_is_full),
      cmocka_unit_test(the_truth_finds_damage),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
