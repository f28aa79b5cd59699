// What doors refuse before and after they ask an algorithm: bodies of other kinds, too few points, numbers that are not
// finite, claims that are not. Every algorithm of the registry behind its door; pairs are in run/preconditions_test.c.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "ref/closest/range.h"
#include "ref/door/closest.h"
#include "ref/door/hit.h"
#include "ref/door/hull.h"
#include "ref/door/polygons.h"
#include "ref/door/support.h"
#include "ref/hit/ray_plane.h"
#include "ref/registry.h"

static og_flat flat_of(og_flat_kind kind) { return (og_flat){kind, {{1, 2, 3}, {4, 5, 7}, {2, 9, 1}}, {1, 1, 2}}; }

static og_flat_kind another_kind(og_flat_kind kind) { return kind == OG_FLAT_LINE ? OG_FLAT_RAY : OG_FLAT_LINE; }

enum { VECTORS = 4 };

static void spoil(og_flat *flat, int which) {
  if (which < 3) flat->point[which].y = (og_scalar)NAN;
  else flat->along.z = (og_scalar)HUGE_VAL;
}

// ---- two primitives ----

static void look_at_closest(const og_door_closest *door) {
  const og_flat a = flat_of(door->kind_a), b = flat_of(door->kind_b);
  og_flat other = flat_of(another_kind(door->kind_a));
  assert_int_equal(og_closest_run(door, &a, &b).outcome, OG_OUTCOME_ANSWERED);
  assert_int_equal(og_closest_run(door, &other, &b).outcome, OG_OUTCOME_DEGENERATE);
  other = flat_of(another_kind(door->kind_b));
  assert_int_equal(og_closest_run(door, &a, &other).outcome, OG_OUTCOME_DEGENERATE);
  for (int k = 0; k < VECTORS; k++) {
    og_flat bad_a = a, bad_b = b;
    spoil(&bad_a, k);
    spoil(&bad_b, k);
    assert_int_equal(og_closest_run(door, &bad_a, &b).outcome, OG_OUTCOME_OUT_OF_RANGE);
    assert_int_equal(og_closest_run(door, &a, &bad_b).outcome, OG_OUTCOME_OUT_OF_RANGE);
  }
}

static void look_at_hit(const og_door_hit *door) {
  const og_flat a = flat_of(door->kind_a), b = flat_of(door->kind_b);
  og_flat other = flat_of(another_kind(door->kind_a));
  assert_int_equal(og_hit_run(door, &a, &b).outcome, OG_OUTCOME_ANSWERED);
  assert_int_equal(og_hit_run(door, &other, &b).outcome, OG_OUTCOME_DEGENERATE);
  other = flat_of(another_kind(door->kind_b));
  assert_int_equal(og_hit_run(door, &a, &other).outcome, OG_OUTCOME_DEGENERATE);
  for (int k = 0; k < VECTORS; k++) {
    og_flat bad_a = a, bad_b = b;
    spoil(&bad_a, k);
    spoil(&bad_b, k);
    assert_int_equal(og_hit_run(door, &bad_a, &b).outcome, OG_OUTCOME_OUT_OF_RANGE);
    assert_int_equal(og_hit_run(door, &a, &bad_b).outcome, OG_OUTCOME_OUT_OF_RANGE);
  }
}

static void primitives(void **state) {
  (void)state;
  int looked = 0;
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *algorithm = og_algorithm_at(k);
    for (const og_door_closest *door = algorithm->closest; door != NULL; door = door->another, looked++)
      look_at_closest(door);
    for (const og_door_hit *door = algorithm->hit; door != NULL; door = door->another, looked++) look_at_hit(door);
  }
  assert_true(looked > 6);
}

// The segment is short and the point far, or the segment is long: either square is beyond the largest number.
static void squares_beyond(void **state) {
  (void)state;
  const og_scalar far = OG_SCALAR_MAX / 16;
  const og_flat p = {OG_FLAT_POINT, {{far, 0, 0}}, {0, 0, 0}};
  const og_flat shorter = {OG_FLAT_SEGMENT, {{0, 0, 0}, {1, 0, 0}}, {0, 0, 0}};
  const og_flat longer = {OG_FLAT_SEGMENT, {{far, 0, 0}, {0, far, 0}}, {0, 0, 0}};
  const og_door_closest *door = og_algorithm_by_id("point-segment")->closest;
  assert_int_equal(og_closest_run(door, &p, &shorter).outcome, OG_OUTCOME_OUT_OF_RANGE);
  assert_int_equal(og_closest_run(door, &p, &longer).outcome, OG_OUTCOME_OUT_OF_RANGE);
}

// A hit whose parameter, or whose point, is beyond the largest number.
static void hits_beyond(void **state) {
  (void)state;
  const og_scalar far = OG_SCALAR_MAX / 16, slow = OG_SCALAR_MIN * 4, level = OG_SCALAR_EPSILON;
  const og_vec3 zero = {0, 0, 0}, up = {0, 0, 1};
  assert_int_equal(og_ray_plane(zero, (og_vec3){0, 0, slow}, (og_vec3){0, 0, far}, up, false).outcome,
                   OG_OUTCOME_OUT_OF_RANGE);
  const og_vec3 nearly_level = {far, 0, far * level};
  assert_int_equal(og_ray_plane(zero, nearly_level, (og_vec3){0, 0, far}, up, false).outcome, OG_OUTCOME_OUT_OF_RANGE);
}

// ---- hulls and polygons ----

static void hulls(void **state) {
  (void)state;
  int looked = 0;
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_door_hull *door = og_algorithm_at(k)->hull;
    if (door == NULL) continue;
    og_hull_room room;
    memset(&room, 0, sizeof room);
    room.facet_count = 5;
    const og_vec3 point = {0, (og_scalar)NAN, 0};
    assert_int_equal(og_hull_run(door, &point, 0, &room), OG_OUTCOME_DEGENERATE);
    assert_int_equal(room.facet_count, 0);
    assert_int_equal(og_hull_run(door, &point, 1, &room), OG_OUTCOME_OUT_OF_RANGE);
    looked++;
  }
  assert_true(looked > 1);
}

static void polygons(void **state) {
  (void)state;
  const og_vec2 corner[3] = {{0, 0}, {1, 0}, {0, 1}};
  const og_polygon triangle = {3, corner}, edge = {2, corner};
  int looked = 0;
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_door_polygons *door = og_algorithm_at(k)->polygons;
    if (door == NULL) continue;
    assert_int_equal(og_polygons_run(door, &triangle, &triangle).outcome, OG_OUTCOME_ANSWERED);
    assert_int_equal(og_polygons_run(door, &edge, &triangle).outcome, OG_OUTCOME_DEGENERATE);
    assert_int_equal(og_polygons_run(door, &triangle, &edge).outcome, OG_OUTCOME_DEGENERATE);
    for (int i = 0; i < 2; i++) {
      og_vec2 spoiled[3] = {corner[0], corner[1], corner[2]};
      if (i == 0) spoiled[1].x = (og_scalar)NAN;
      else spoiled[2].y = (og_scalar)HUGE_VAL;
      const og_polygon bad = {3, spoiled};
      assert_int_equal(og_polygons_run(door, &bad, &triangle).outcome, OG_OUTCOME_OUT_OF_RANGE);
      assert_int_equal(og_polygons_run(door, &triangle, &bad).outcome, OG_OUTCOME_OUT_OF_RANGE);
    }
    looked++;
  }
  assert_true(looked > 1);
}

// ---- supports ----

static const og_vec3 corners[3] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};

static og_support_input input_of_points(int count) {
  return (og_support_input){.point = corners,
                            .count = count,
                            .radius = 1,
                            .half = {1, 1, 1},
                            .matrix = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
                            .direction = {1, 2, 3}};
}

// Each number of the input that is not finite, before any algorithm sees it.
static void look_at_numbers(const og_door_support *door, og_support_input input) {
  og_scalar *const number[] = {&input.radius,      &input.half.y,          &input.translation.x,
                               &input.direction.z, &input.matrix.row[0].x, &input.matrix.row[2].z};
  for (size_t k = 0; k < sizeof number / sizeof *number; k++) {
    const og_scalar was = *number[k];
    *number[k] = (og_scalar)HUGE_VAL;
    assert_int_equal(og_support_run(door, &input).outcome, OG_OUTCOME_OUT_OF_RANGE);
    *number[k] = was;
  }
  const og_vec3 spoiled[3] = {{0, 0, (og_scalar)NAN}, {1, 0, 0}, {0, 1, 0}};
  input.point = spoiled;
  if (input.count > 0) assert_int_equal(og_support_run(door, &input).outcome, OG_OUTCOME_OUT_OF_RANGE);
}

static void supports(void **state) {
  (void)state;
  int looked = 0, meshes = 0;
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_door_support *door = og_algorithm_at(k)->support;
    if (door == NULL) continue;
    const bool of_points = door->shape == OG_SUPPORT_POINTS;
    og_support_input input = input_of_points(!of_points ? 0 : door->points > 0 ? door->points : 3);
    if (door->mesh) {
      assert_int_equal(og_support_run(door, &input).outcome, OG_OUTCOME_DEGENERATE);
      meshes++;
      continue;
    }
    look_at_numbers(door, input);
    input.count = door->points > 0 ? door->points + 1 : 0;
    if (of_points) assert_int_equal(og_support_run(door, &input).outcome, OG_OUTCOME_DEGENERATE);
    looked++;
  }
  assert_true(looked > 10 && meshes > 0);
}

// Ends of an interval beyond the largest number.
static void intervals_beyond(void **state) {
  (void)state;
  const og_vec3 far[3] = {{OG_SCALAR_MAX / 4, 0, 0}, {-OG_SCALAR_MAX / 4, 0, 0}, {0, OG_SCALAR_MAX / 4, 0}};
  og_support_input input = input_of_points(3);
  input.point = far;
  input.direction = (og_vec3){OG_SCALAR_MAX / 4, 0, 0};
  int looked = 0;
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_door_support *door = og_algorithm_at(k)->support;
    if (door == NULL || strncmp(og_algorithm_at(k)->path, "ref/support/project", 19) != 0) continue;
    assert_int_equal(og_support_run(door, &input).outcome, OG_OUTCOME_OUT_OF_RANGE);
    looked++;
  }
  assert_int_equal(looked, 2);
}

// Whatever an algorithm claims, no number that is none leaves the door.
static og_support_claim claimed;
static og_support_claim claims(const og_support_input *input) {
  (void)input;
  return claimed;
}

static void bad_claims(void **state) {
  (void)state;
  const og_door_support door = {.run = claims, .shape = OG_SUPPORT_POINTS};
  og_support_input input = input_of_points(3);
  input.direction.x = (og_scalar)0x1p30; // so large that an algorithm may refuse it
  const og_scalar infinite = (og_scalar)HUGE_VAL;
  claimed = (og_support_claim){.outcome = OG_OUTCOME_ANSWERED, .has_point = true};
  assert_int_equal(og_support_run(&door, &input).outcome, OG_OUTCOME_ANSWERED);
  claimed.support.point.x = infinite;
  assert_int_equal(og_support_run(&door, &input).outcome, OG_OUTCOME_OUT_OF_RANGE);
  claimed = (og_support_claim){.outcome = OG_OUTCOME_ANSWERED, .has_interval = true, .low = -infinite};
  assert_int_equal(og_support_run(&door, &input).outcome, OG_OUTCOME_OUT_OF_RANGE);
  claimed = (og_support_claim){.outcome = OG_OUTCOME_ANSWERED, .has_interval = true, .high = infinite};
  assert_int_equal(og_support_run(&door, &input).outcome, OG_OUTCOME_OUT_OF_RANGE);
  claimed = (og_support_claim){.outcome = OG_OUTCOME_DEGENERATE};
  assert_int_equal(og_support_run(&door, &input).outcome, OG_OUTCOME_DEGENERATE);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(primitives),       cmocka_unit_test(squares_beyond),
      cmocka_unit_test(hits_beyond),      cmocka_unit_test(hulls),
      cmocka_unit_test(polygons),         cmocka_unit_test(supports),
      cmocka_unit_test(intervals_beyond), cmocka_unit_test(bad_claims),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
