// Volumes of bodies that turn: boxes of turned boxes, spheres and cubes for every turn. Random bodies about pivots near
// and far, matrices that are no rotations, both ends of the range, and the box that is updated from the last one.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "ref/bound/aabb.h"
#include "ref/bound/aabb_update.h"
#include "ref/bound/any_turn.h"
#include "ref/registry.h"
#include "tests/shared/exact_pair.h"
#include "tests/shared/turn_fault.h"
#include "tests/shared/wanted_pairs.h"

extern const og_algorithm og_algorithm_aabb_update, og_algorithm_sphere_any_turn, og_algorithm_cube_any_turn;

enum { MOST = 12 };

static const og_mat3 NO_TURN = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

static void judge_all(const og_turn_input *in, const char *where) {
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    if (algorithm->turn == NULL) continue;
    const og_turn_claim claim = og_turn_run(algorithm->turn, in);
    const char *fault = or_turn_fault(algorithm->turn, in, &claim);
    if (fault != NULL) fail_msg("%s, %s: %s", algorithm->id, where, fault);
    if (claim.outcome != OG_OUTCOME_ANSWERED) fail_msg("%s, %s: no answer", algorithm->id, where);
  }
}

// ---- random bodies ----

// From a quaternion of small integers: rounded once, so a rotation but for that.
static og_mat3 random_rotation(or_random *r) {
  double q[4], n = 0;
  while (n == 0) {
    n = 0;
    for (int k = 0; k < 4; k++) {
      q[k] = or_random_int(r, -4, 4);
      n += q[k] * q[k];
    }
  }
  const double w = q[0], x = q[1], y = q[2], z = q[3];
  const double m[3][3] = {{w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)},
                          {2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)},
                          {2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z}};
  og_mat3 rotation;
  for (int k = 0; k < 3; k++)
    rotation.row[k] = (og_vec3){(og_scalar)(m[k][0] / n), (og_scalar)(m[k][1] / n), (og_scalar)(m[k][2] / n)};
  return rotation;
}

static void random_bodies(void **state) {
  (void)state;
  for (int seed = 0; seed < wanted_share(3000); seed++) {
    char where[40];
    og_vec3 point[MOST];
    or_random r = or_random_seeded((uint64_t)seed);
    const int count = or_random_int(&r, 1, MOST), exponent = seed % 4 == 0 ? or_random_int(&r, -100, 100) : 0;
    const double scale = ldexp(1, exponent);
    for (int k = 0; k < count; k++) point[k] = og_scale((og_scalar)scale, or_random_point(&r, 4));
    og_turn_input in = {.point = point, .count = count, .rotation = random_rotation(&r)};
    if (seed % 3 == 1) in.pivot = og_scale((og_scalar)scale, or_random_point(&r, 4));
    if (seed % 3 == 2) in.pivot = og_scale((og_scalar)scale, or_random_point(&r, 5000));
    if (seed % 5 == 0) in.rotation.row[1] = or_random_point(&r, 2);
    snprintf(where, sizeof where, "seed %d", seed);
    judge_all(&in, where);
  }
}

static void ends_of_the_range(void **state) {
  (void)state;
  const og_scalar most = OG_SCALAR_MAX / 64, least = OG_SCALAR_MIN * OG_SCALAR_EPSILON;
  const og_vec3 large[] = {{most, 0, -most}, {-most, most, most}},
                small[] = {{least, 0, -least}, {3 * least, least, least}};
  or_random r = or_random_seeded(1);
  og_turn_input in = {.point = large, .count = 2, .rotation = random_rotation(&r)};
  judge_all(&in, "large");
  in.point = small;
  judge_all(&in, "small");
  in.pivot = (og_vec3){1, 1, 1};
  judge_all(&in, "small, far from the pivot");
  in.count = 1;
  in.pivot = small[0];
  judge_all(&in, "a point that is the pivot");
}

// ---- worked out by hand ----

static void a_cube_on_its_edge(void **state) {
  (void)state;
  const og_vec3 corner[] = {{-1, -1, -1}, {1, 1, 1}};
  const og_scalar s = og_sqrt((og_scalar)0.5);
  const og_mat3 eighth = {{{s, -s, 0}, {s, s, 0}, {0, 0, 1}}};
  const og_turn_input in = {.point = corner, .count = 2, .rotation = eighth};
  const og_turn_claim c = og_turn_run(og_algorithm_aabb_update.turn, &in);
  assert_true(c.box.hi.x == 2 * s && c.box.lo.y == -2 * s && c.box.hi.z == 1);
  assert_null(or_turn_fault(og_algorithm_aabb_update.turn, &in, &c));
  const og_turn_claim cube = og_turn_run(og_algorithm_cube_any_turn.turn, &in);
  assert_true(cube.box.hi.x == og_sqrt(3) && cube.outer.hi.x > cube.box.hi.x && cube.outer.lo.z < -cube.box.hi.x);
}

// Varjus 2.6: the box has to be made from the first one. Ninety steps of a degree: from the last box it grows each
// time.
static void updates_grow(void **state) {
  (void)state;
  const og_aabb first = {{-1, -1, -1}, {1, 1, 1}};
  og_aabb last = first, outer, fresh = first;
  const double step = acos(-1) / 180;
  for (int k = 1; k <= 90; k++) {
    const og_scalar c = (og_scalar)cos(step), s = (og_scalar)sin(step), ck = (og_scalar)cos(k * step),
                    sk = (og_scalar)sin(k * step);
    const og_mat3 once = {{{c, -s, 0}, {s, c, 0}, {0, 0, 1}}}, all = {{{ck, -sk, 0}, {sk, ck, 0}, {0, 0, 1}}};
    last = og_aabb_update(&last, &once, (og_vec3){0, 0, 0}, &outer);
    fresh = og_aabb_update(&first, &all, (og_vec3){0, 0, 0}, &outer);
    assert_true((double)fresh.hi.x < 1.4143);
  }
  printf("after a quarter turn: %.4f from the first box, %.4f from the last ones\n", (double)fresh.hi.x,
         (double)last.hi.x);
  assert_true((double)fresh.hi.x < 1.00001 && (double)last.hi.x > 4.68 &&
              (double)last.hi.x < 4.69); // (cos 1 deg + sin 1 deg)^90
}

// The square of the way to it is beyond the largest number.
static void a_pivot_far_away(void **state) {
  (void)state;
  const og_scalar far =
      sizeof(og_scalar) == sizeof(double) ? (og_scalar)0x1.da82d216be07cp+875 : (og_scalar)0x1.da82d2p+100;
  const og_vec3 point[] = {{0, 1, 1}, {6, 7, (og_scalar)4.5}};
  const og_turn_input in = {.point = point, .count = 2, .pivot = {2, 0, far}, .rotation = NO_TURN};
  judge_all(&in, "a pivot far away");
}

// Nothing moves: both ends are rounded outwards all the same.
static void a_point_that_is_the_pivot(void **state) {
  (void)state;
  const og_vec3 point = {-3, 0, 22};
  const og_turn_input in = {.point = &point, .count = 1, .pivot = point, .rotation = NO_TURN};
  judge_all(&in, "a point that is the pivot");
}

static void bad_input_is_refused(void **state) {
  (void)state;
  const og_vec3 good[] = {{0, 0, 0}, {1, 2, 3}};
  og_vec3 bad[] = {{0, 0, 0}, {1, (og_scalar)NAN, 3}};
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_door_turn *door = og_algorithm_at(k)->turn;
    if (door == NULL) continue;
    og_turn_input in = {.point = good, .count = 0, .rotation = NO_TURN};
    assert_int_equal(og_turn_run(door, &in).outcome, OG_OUTCOME_DEGENERATE);
    in.count = 2;
    assert_int_equal(og_turn_run(door, &in).outcome, OG_OUTCOME_ANSWERED);
    in.pivot.z = (og_scalar)INFINITY;
    assert_int_equal(og_turn_run(door, &in).outcome, OG_OUTCOME_OUT_OF_RANGE);
    in.pivot.z = 0;
    in.rotation.row[2].y = 3;
    assert_int_equal(og_turn_run(door, &in).outcome, OG_OUTCOME_OUT_OF_RANGE);
    in.rotation.row[2].y = (og_scalar)NAN;
    assert_int_equal(og_turn_run(door, &in).outcome, OG_OUTCOME_OUT_OF_RANGE);
    in.rotation = NO_TURN;
    in.point = bad;
    assert_int_equal(og_turn_run(door, &in).outcome, OG_OUTCOME_OUT_OF_RANGE);
    bad[1].y = OG_SCALAR_MAX;
    assert_int_equal(og_turn_run(door, &in).outcome, OG_OUTCOME_OUT_OF_RANGE);
    bad[1].y = (og_scalar)NAN;
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(random_bodies),        cmocka_unit_test(ends_of_the_range),
      cmocka_unit_test(a_cube_on_its_edge),   cmocka_unit_test(updates_grow),
      cmocka_unit_test(a_pivot_far_away),     cmocka_unit_test(a_point_that_is_the_pivot),
      cmocka_unit_test(bad_input_is_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
