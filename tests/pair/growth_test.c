// A polytope that grows to hundreds of faces: each edge knows the one against it, a scan of all faces goes on at the
// first that has changed, and the tournament's winner is the nearest face that a look at all faces finds.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

#include "spec/pair/solve/nearest_face.h"
#include "spec/pair/solve/solver.h"
#include "tests/shared/sized_pair.h"

#define MOST 4000

typedef struct bench {
  og_problem problem;
  og_polytope polytope;
  og_nearest_face nearest;
  double a[3 * MOST], b[3 * MOST];
} bench;

static int set_up(void **state) {
  static bench b;
  og_problem_init(&b.problem);
  og_polytope_init(&b.polytope);
  og_nearest_face_init(&b.nearest);
  *state = &b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  og_problem_clear(&b->problem);
  og_polytope_clear(&b->polytope);
  og_nearest_face_clear(&b->nearest);
  return 0;
}

static void set_pair(bench *b, const sized_family *family, size_t count, double radius) {
  static const double still[3] = {0, 0, 0}, velocity[3] = {0.25, 0.5, 1}, until = 100;
  family->make(b->a, b->b, count);
  assert_int_equal(og_problem_set_doubles(&b->problem, b->a, count, radius, b->b, count, radius), OG_PROBLEM_OK);
  assert_int_equal(og_problem_set_motion(&b->problem, still, velocity, &until), OG_PROBLEM_OK);
}

static void expect_closed(const og_polytope *t) {
  for (uint32_t name = 0; name < 3 * t->face_count; name++) {
    const og_face *face = &t->face[name / 3];
    const uint32_t twin = face->twin[name % 3];
    assert_in_range(twin / 3, 0, t->face_count - 1);
    const og_face *other = &t->face[twin / 3];
    assert_int_equal(other->twin[twin % 3], name);
    assert_int_equal(other->corner[twin % 3], face->corner[(name + 1) % 3]);
    assert_int_equal(other->corner[(twin + 1) % 3], face->corner[name % 3]);
  }
}

// A scan that has come to face k goes back to the first face that the last expansion put somewhere.
static void expect_resumed(const og_polytope *t) {
  uint32_t first = t->changed[0];
  for (size_t c = 1; c < t->changed_count; c++) first = t->changed[c] < first ? t->changed[c] : first;
  assert_int_equal(og_polytope_resume(t, (size_t)first + 1), first);
  assert_int_equal(og_polytope_resume(t, t->face_count), first);
  assert_int_equal(og_polytope_resume(t, first), first);
  assert_int_equal(og_polytope_resume(t, 0), 0);
}

static uint32_t nearest_of_all(og_polytope *t) {
  uint32_t best = 0;
  for (uint32_t k = 1; k < t->face_count; k++)
    if (og_polytope_compare_distance(t, k, best) < 0) best = k;
  return best;
}

static bool origin_is_inside(og_polytope *t, size_t *outside) {
  for (size_t k = 0; k < t->face_count; k++) {
    if (og_polytope_origin_side(t, k) > 0) continue;
    *outside = k;
    return false;
  }
  return true;
}

// Returns how often the polytope grew around the origin; 0 where the bodies do not overlap.
static size_t grow(bench *b) {
  og_polytope *t = &b->polytope;
  size_t outside;
  if (og_polytope_begin(t, &b->problem, NULL, 0) < 3) return 0;
  while (!origin_is_inside(t, &outside)) {
    if (!og_polytope_expand(t, outside)) return 0;
    expect_closed(t);
    expect_resumed(t);
  }
  uint32_t face = og_nearest_face_begin(&b->nearest, t);
  size_t grown = 0;
  for (; grown < 200; grown++) {
    assert_int_equal(face, nearest_of_all(t));
    if (!og_polytope_expand(t, face)) break;
    expect_closed(t);
    expect_resumed(t);
    face = og_nearest_face_after(&b->nearest, t);
  }
  return grown;
}

static void test_twins_and_nearest_faces(void **state) {
  bench *b = *state;
  size_t grown = 0;
  for (const sized_family *family = sized_families; family->name != NULL; family++)
    for (size_t count = 8; count < 200; count += 37) {
      set_pair(b, family, count, 0);
      grown += grow(b);
    }
  assert_true(grown > 1000);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_twins_and_nearest_faces),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
