// The polytope where it is asked for more than the solver does: seeds that repeat, a horizon longer than the room for
// it, and the side of the origin seen from faces that have it before them.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "spec/pair/solve/polytope.h"

#define RING 100
// After the ring, which lies in the plane z = 0.
enum { BOTTOM = RING, TOP, POINTS };

typedef struct bench {
  og_problem problem;
  og_polytope polytope;
} bench;

static int set_up(void **state) {
  static bench b;
  og_problem_init(&b.problem);
  og_polytope_init(&b.polytope);
  *state = &b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  og_problem_clear(&b->problem);
  og_polytope_clear(&b->polytope);
  *b = (bench){0}; // what is not freed has no pointer to it any more: valgrind calls that a leak
  return 0;
}

// A parabola and a point on either side of its plane, less the point `away`.
static void set_double_cone(bench *b, const double away[3]) {
  double point[3 * POINTS] = {0};
  for (int k = 0; k < RING; k++) {
    point[3 * k] = k;
    point[3 * k + 1] = k * k;
  }
  for (int k = BOTTOM; k < POINTS; k++) {
    point[3 * k] = RING / 2;
    point[3 * k + 1] = 3 * RING * RING / 8;
    point[3 * k + 2] = k == BOTTOM ? -1000 : 1000;
  }
  assert_int_equal(og_problem_set_doubles(&b->problem, point, POINTS, 0, away, 1, 0), OG_PROBLEM_OK);
}

static bool faces_up(const og_face *face) {
  return face->normal[0] == 0 && face->normal[1] == 0 && face->normal[2] > 0;
}

static void expand_all(og_polytope *t, bool upwards_too) {
  for (size_t k = 0; k < t->face_count;) {
    if (t->face[k].supporting || (!upwards_too && faces_up(&t->face[k])) || !og_polytope_expand(t, k)) k++;
    else k = 0;
  }
}

// The last expansion sees all of the ring's face at once: a horizon of a hundred edges.
static void test_a_long_horizon(void **state) {
  bench *b = *state;
  set_double_cone(b, (const double[3]){0, 0, 0});
  const og_pair seed[4] = {{0, 0}, {RING / 2, 0}, {RING - 1, 0}, {BOTTOM, 0}};
  og_polytope *t = &b->polytope;
  assert_int_equal(og_polytope_begin(t, &b->problem, seed, 4), 3);
  expand_all(t, false);
  assert_int_equal(t->corner_count, POINTS - 1);
  assert_int_equal(t->face_count, 2 * (POINTS - 1) - 4);
  expand_all(t, true);
  assert_int_equal(t->corner_count, POINTS);
  assert_int_equal(t->steps, POINTS - 4);
  assert_int_equal(t->face_count, 2 * POINTS - 4);
  size_t next_to_top = 0;
  for (size_t k = 0; k < t->face_count; k++) {
    for (int c = 0; c < 3; c++) next_to_top += t->corner[t->face[k].corner[c]].pair.i == TOP;
    for (size_t corner = 0; corner < t->corner_count; corner++) {
      const og_face *face = og_polytope_exact_face(t, k);
      og_ivec_dot(&t->value, &face->n, &t->corner[corner].point);
      assert_true(og_int_compare(&t->value, &face->h) <= 0);
    }
  }
  assert_int_equal(next_to_top, RING);
}

// Corners are taken from the seed as long as they are independent: repeated ones are passed over, a fifth is not
// needed.
static void test_seeds(void **state) {
  bench *b = *state;
  set_double_cone(b, (const double[3]){0, 0, 0});
  const og_pair seed[8] = {{7, 0}, {7, 0}, {3, 0}, {7, 0}, {90, 0}, {TOP, 0}, {BOTTOM, 0}, {2, 0}};
  assert_int_equal(og_polytope_begin(&b->polytope, &b->problem, seed, 8), 3);
  assert_int_equal(b->polytope.corner_count, 4);
  const uint32_t wanted[4] = {7, 3, 90, TOP};
  for (int k = 0; k < 4; k++) assert_int_equal(b->polytope.corner[k].pair.i, wanted[k]);
}

// From a tetrahedron with the origin before one of its faces, and with the origin on one.
static void test_side_of_the_origin(void **state) {
  bench *b = *state;
  const double away[2][3] = {{50, 3750, 1}, {50, 3750, 0}};
  const og_pair seed[4] = {{0, 0}, {RING / 2, 0}, {RING - 1, 0}, {BOTTOM, 0}};
  for (int on_plane = 0; on_plane < 2; on_plane++) {
    set_double_cone(b, away[on_plane]);
    assert_int_equal(og_polytope_begin(&b->polytope, &b->problem, seed, 4), 3);
    size_t upwards = 0;
    for (size_t k = 0; k < 4; k++) {
      const int side = og_polytope_origin_side(&b->polytope, k);
      const og_face *face = og_polytope_exact_face(&b->polytope, k);
      assert_true(face->exact);
      assert_int_equal(side, og_int_sign(&face->h));
      if (!faces_up(&b->polytope.face[k])) continue;
      assert_int_equal(side, on_plane ? 0 : -1);
      upwards++;
    }
    assert_int_equal(upwards, 1);
  }
}

// An edge too short for doubles at the one end, across a long one at the other: two of the faces look like nothing, and
// are compared exactly.
static void test_faces_that_doubles_do_not_see(void **state) {
  bench *b = *state;
  static const double needle[12] = {-0x1p-70, 0, -1, 0x1p-70, 0, -1, 0, -1, 1, 0, 1, 1}, origin[3] = {0, 0, 0};
  assert_int_equal(og_problem_set_doubles(&b->problem, needle, 4, 0, origin, 1, 0), OG_PROBLEM_OK);
  assert_int_equal(og_polytope_begin(&b->polytope, &b->problem, NULL, 0), 3);
  // The planes of the faces with the short edge are 1 / sqrt(5) from the origin, the others 2^-71 or so.
  bool far[4];
  for (size_t k = 0; k < 4; k++) {
    int at_the_short_edge = 0;
    for (int c = 0; c < 3; c++) at_the_short_edge += b->polytope.corner[b->polytope.face[k].corner[c]].pair.i < 2;
    far[k] = at_the_short_edge == 2;
    assert_true(og_polytope_origin_side(&b->polytope, k) > 0);
  }
  for (size_t f = 0; f < 4; f++)
    for (size_t g = 0; g < 4; g++) {
      const int order = og_polytope_compare_distance(&b->polytope, f, g);
      assert_int_equal((order > 0) - (order < 0), far[f] - far[g]);
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_a_long_horizon),
      cmocka_unit_test(test_seeds),
      cmocka_unit_test(test_side_of_the_origin),
      cmocka_unit_test(test_faces_that_doubles_do_not_see),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
