// Cases of bodies that turn as input of algorithms: each number rounded once, before the turn; which algorithm makes
// what a case asks for; and more points than an int counts.

#include <limits.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "ref/registry.h"
#include "tool/run/make_turn.h"

extern const og_algorithm og_algorithm_aabb_update, og_algorithm_sphere_any_turn, og_algorithm_cube_any_turn;

static void set_point(og_exact_body *body, size_t k, long x, long y, long z) {
  og_int_set_si(&body->point[k].x, x);
  og_int_set_si(&body->point[k].y, y);
  og_int_set_si(&body->point[k].z, z);
}

// Two points in thirds, about (1/7, 0, 0).
static void set_problem(og_volume_problem *problem) {
  problem->kind = OG_VOLUME_AABB;
  og_exact_body_resize(&problem->points, 2);
  og_int_set_si(&problem->points.den, 3);
  set_point(&problem->points, 0, 1, 2, -4);
  set_point(&problem->points, 1, 0, 3, 5);
  og_exact_body_resize(&problem->turn.pivot, 1);
  og_int_set_si(&problem->turn.pivot.den, 7);
  set_point(&problem->turn.pivot, 0, 1, 0, 0);
}

static void test_numbers(void **state) {
  (void)state;
  og_volume_problem problem;
  og_made_turn made;
  og_volume_problem_init(&problem);
  og_made_turn_init(&made);
  set_problem(&problem);
  problem.turn.kind = OG_TURNING_EVERY;
  assert_true(og_make_turn(&made, &problem));
  assert_int_equal(made.input.count, 2);
  assert_true(made.input.point[0].x == (og_scalar)1 / 3 && made.input.point[1].z == (og_scalar)5 / 3);
  assert_true(made.input.pivot.x == (og_scalar)1 / 7 && made.input.pivot.y == 0);
  for (int k = 0; k < 3; k++) {
    const og_vec3 row = made.input.rotation.row[k];
    assert_true(row.x == (k == 0) && row.y == (k == 1) && row.z == (k == 2));
  }
  // By the quaternion (0, 0, 1, 2): the cosine is 3/5, the sine 4/5. The points stay where they were before.
  og_int quaternion[4];
  for (int k = 0; k < 4; k++) {
    og_int_init(&quaternion[k]);
    og_int_set_si(&quaternion[k], k < 2 ? 0 : k - 1);
  }
  og_set_rotation_rows(&problem.turn.rows, quaternion);
  og_volume_problem_turn_once(&problem);
  assert_true(og_make_turn(&made, &problem));
  assert_true(made.input.point[0].x == (og_scalar)1 / 3 && made.input.point[1].z == (og_scalar)5 / 3);
  assert_true(made.input.rotation.row[0].x == (og_scalar)3 / 5 && made.input.rotation.row[0].y == (og_scalar)-4 / 5);
  assert_true(made.input.rotation.row[1].x == (og_scalar)4 / 5 && made.input.rotation.row[2].z == 1);
  for (int k = 0; k < 4; k++) og_int_clear(&quaternion[k]);
  og_made_turn_clear(&made);
  og_volume_problem_clear(&problem);
}

static void test_who_makes_what(void **state) {
  (void)state;
  const og_door_turn *update = og_algorithm_aabb_update.turn, *sphere = og_algorithm_sphere_any_turn.turn,
                     *cube = og_algorithm_cube_any_turn.turn;
  og_volume_problem problem;
  og_volume_problem_init(&problem);
  for (og_asked_volume kind = OG_VOLUME_SPHERE; kind < OG_VOLUME_KIND_COUNT; kind++)
    for (og_asked_turn turn = OG_TURNING_NONE; turn <= OG_TURNING_EVERY; turn++) {
      problem.kind = kind;
      problem.turn.kind = turn;
      const bool is_box = kind == OG_VOLUME_AABB, is_every = turn == OG_TURNING_EVERY;
      assert_true(og_makes_turned_volume(update, &problem) == (is_box && turn == OG_TURNING_ONCE));
      assert_true(og_makes_turned_volume(sphere, &problem) == (kind == OG_VOLUME_SPHERE && is_every));
      assert_true(og_makes_turned_volume(cube, &problem) == (is_box && is_every));
    }
  og_volume_problem_clear(&problem);
}

static void test_too_many(void **state) {
  (void)state;
  og_volume_problem problem;
  og_made_turn made;
  og_volume_problem_init(&problem);
  og_made_turn_init(&made);
  set_problem(&problem);
  problem.turn.kind = OG_TURNING_EVERY;
  const size_t count = problem.points.count;
  problem.points.count = (size_t)INT_MAX + 1;
  assert_false(og_make_turn(&made, &problem));
  problem.points.count = count;
  og_made_turn_clear(&made);
  og_volume_problem_clear(&problem);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_numbers), cmocka_unit_test(test_who_makes_what),
                                     cmocka_unit_test(test_too_many)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
