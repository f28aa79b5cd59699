// Walks with limits beside the exact solver: NO and YES are always right; with more tests an answer stays what it was,
// and becomes the exact one; no walk makes more tests than it may; what meets is below what is left open.

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "ref/tree/bvh.h"
#include "ref/tree/volume_aabb.h"
#include "ref/tree/volume_kdop.h"
#include "ref/tree/volume_layered.h"
#include "ref/tree/volume_obb.h"
#include "ref/tree/volume_sphere.h"
#include "ref/tree/walk_limited.h"
#include "tests/shared/exact_mesh.h"
#include "tests/shared/mesh_family.h"

static const struct {
  const og_volume_kind *kind;
  og_build_rule rule;
} way[] = {{&og_volume_aabb, OG_BUILD_LONGEST_AXIS}, {&og_volume_aabb, OG_BUILD_INSERT},
           {&og_volume_kdop, OG_BUILD_CODES},        {&og_volume_sphere, OG_BUILD_NEAREST},
           {&og_volume_obb, OG_BUILD_MEAN},          {&og_volume_aabb_obb, OG_BUILD_MEAN}};
enum { WAYS = sizeof way / sizeof *way };

typedef struct scene {
  or_mesh mesh[2];
  og_mesh view[2];
  unsigned char *block;
  og_volume_tree tree[2];
  og_leveled_pair *stack;
  int64_t meeting; // pairs of triangles, exactly
} scene;

// With these meshes, which it does not take.
static void start(scene *s, const or_mesh *a, const or_mesh *b, const og_volume_kind *kind, og_build_rule rule) {
  const og_bvh_layout at = og_bvh_lay_out(kind, rule, a->triangles, b->triangles);
  og_mesh_work work = {0};
  s->view[0] = or_mesh_view(a);
  s->view[1] = or_mesh_view(b);
  s->block = calloc(at.end + 1, 1);
  s->stack = calloc((size_t)a->triangles + (size_t)b->triangles + 1, sizeof *s->stack);
  assert_true(s->block != NULL && s->stack != NULL);
  for (int k = 0; k < 2; k++) s->tree[k] = og_bvh_build(kind, rule, s->block, &at, k, &s->view[k], &work);
}

static void finish(scene *s) {
  free(s->block);
  free(s->stack);
}

// What is true of every walk.
static og_limited_answer walk(scene *s, og_walk_limits limits) {
  const og_limited_answer r = og_walk_limited(&s->view[0], &s->tree[0], &s->view[1], &s->tree[1], &limits, s->stack);
  const og_mesh_work *const w = &r.work;
  assert_true(r.tests <= (limits.tests > 0 ? limits.tests : 0));
  assert_int_equal(r.tests, w->volume_tests + w->triangle_tests);
  assert_int_equal(w->volume_tests, w->apart + w->overlapping);
  assert_int_equal(w->triangle_tests, w->separate + w->meeting);
  assert_int_equal(w->apart - w->overlapping + 2 * w->separate + 2 * w->meeting + 2 * r.open - r.unseen, w->begun);
  assert_int_equal(w->meeting, r.meeting == OG_LIMITED_YES);
  assert_true(r.meeting != OG_LIMITED_NO || r.open == 0);
  assert_true(r.meeting != OG_LIMITED_UNDECIDED || r.open > 0);
  assert_true(0 <= r.unseen && r.unseen <= r.open && r.open <= r.open_triangles);
  assert_true(r.open_triangles <= (int64_t)s->view[0].triangles * s->view[1].triangles);
  if (limits.at_volumes) assert_int_equal(w->triangle_tests, 0);
  if (limits.level < 0 && !limits.at_volumes && r.tests < limits.tests)
    assert_int_not_equal(r.meeting, OG_LIMITED_UNDECIDED);
  return r;
}

static const og_walk_limits none = {INT64_MAX, -1, false};

// ---- beside the exact solver ----

static void find_truth(scene *s, const or_mesh *a, const or_mesh *b) {
  const og_mesh of_a = or_mesh_view(a), of_b = or_mesh_view(b);
  or_exact exact;
  or_exact_init(&exact);
  s->meeting = 0;
  for (int32_t i = 0; i < a->triangles; i++)
    for (int32_t j = 0; j < b->triangles; j++) s->meeting += or_exact_triangles(&exact, &of_a, &of_b, i, j);
  or_exact_clear(&exact);
}

static void check(scene *s, const og_limited_answer *r) {
  if (r->meeting == OG_LIMITED_NO) assert_int_equal(s->meeting, 0);
  if (r->meeting == OG_LIMITED_YES) {
    assert_true(s->meeting > 0);
    assert_true(og_mesh_triangles_meet(&s->view[0], &s->view[1], r->i, r->j));
  } else assert_true(r->i == -1 && r->j == -1);
  // Pairs that meet, and were not found, are below what is open. All of them: no walk went on after the first.
  assert_true(s->meeting <= r->open_triangles + (r->meeting == OG_LIMITED_YES));
}

static int32_t height_of(const og_tree *tree, int32_t k) {
  const int32_t child = tree->node[k].child;
  if (child == 0) return 0;
  const int32_t first = height_of(tree, child), second = height_of(tree, child + 1);
  return 1 + (first > second ? first : second);
}

static void growing_tests(scene *s) {
  const og_limited_answer whole = walk(s, none);
  check(s, &whole);
  assert_int_equal(whole.meeting, s->meeting > 0 ? OG_LIMITED_YES : OG_LIMITED_NO);
  for (int64_t tests = -1; tests <= whole.tests + 1; tests++) {
    const og_limited_answer r = walk(s, (og_walk_limits){tests, -1, false});
    check(s, &r);
    const bool is_enough = tests >= whole.tests;
    assert_int_equal(r.meeting, is_enough ? whole.meeting : OG_LIMITED_UNDECIDED);
    assert_true(is_enough ? r.tests == whole.tests && r.i == whole.i && r.j == whole.j
                          : r.tests == (tests > 0 ? tests : 0));
  }
}

// Boxes along the axes and 18-DOPs of nodes hold those of their children, so that what a level has decided stays so.
static void growing_levels(scene *s) {
  const int32_t high = s->view[0].triangles + s->view[1].triangles;
  const int32_t of_a = height_of(&s->tree[0].tree, 0), of_b = height_of(&s->tree[1].tree, 0);
  const int32_t deep = of_a > of_b ? of_a : of_b;
  const bool is_nested = s->tree[0].kind->of_places == NULL && s->tree[0].kind != &og_volume_sphere;
  og_limited_verdict last = OG_LIMITED_UNDECIDED, last_of_volumes = OG_LIMITED_UNDECIDED;
  assert_true(deep < high);
  for (int32_t level = 0; level <= deep; level++) {
    const og_limited_answer r = walk(s, (og_walk_limits){INT64_MAX, level, false});
    const og_limited_answer v = walk(s, (og_walk_limits){INT64_MAX, level, true});
    check(s, &r);
    check(s, &v);
    assert_true(r.unseen == 0 || r.meeting == OG_LIMITED_YES);
    assert_true(v.unseen == 0 && v.meeting != OG_LIMITED_YES);
    if (level == 0) assert_true(r.work.volume_tests == 1 && v.open <= 1);
    if (is_nested || last == OG_LIMITED_YES) assert_true(last == OG_LIMITED_UNDECIDED || r.meeting == last);
    if (is_nested) assert_true(last_of_volumes == OG_LIMITED_UNDECIDED || v.meeting == OG_LIMITED_NO);
    last = r.meeting;
    last_of_volumes = v.meeting;
  }
  const og_limited_answer whole = walk(s, none);
  assert_int_equal(last, whole.meeting);
}

static void compare(const or_mesh *a, const or_mesh *b) {
  static scene s;
  find_truth(&s, a, b);
  for (int k = 0; k < WAYS; k++) {
    start(&s, a, b, way[k].kind, way[k].rule);
    growing_tests(&s);
    growing_levels(&s);
    finish(&s);
  }
}

static void soups(void **state) {
  (void)state;
  or_random random = or_random_seeded(53);
  for (int k = 0; k < 24; k++) {
    or_mesh a = or_soup(&random, 1 + k % 9, 1 + k % 4, k % 5), b = or_soup(&random, 12 - k % 11, 1 + k % 3, k % 3);
    or_mesh_move(&b, 1, k % 6, k % 2, 0);
    compare(&a, &b);
    or_mesh_free(&a);
    or_mesh_free(&b);
  }
}

// Face to face, an ulp to each side; two needles that cross; spheres apart whose boxes are not.
static void bodies(void **state) {
  (void)state;
  for (int step = -1; step <= 1; step++) {
    or_mesh a = or_cube(), b = or_cube();
    or_mesh_move(&b, 1, 1 + step * (double)OG_SCALAR_EPSILON, 0.5, 0);
    compare(&a, &b);
    or_mesh_free(&a);
    or_mesh_free(&b);
  }
  or_mesh a = or_needles(7, 0.0625), b = or_needles(6, 0.03125);
  for (int step = 0; step < 4; step++) {
    or_mesh_move(&b, 1, 0.375, 0.25, 0.125);
    compare(&a, &b);
  }
  or_mesh_free(&a);
  or_mesh_free(&b);
  a = or_icosphere(0);
  b = or_icosphere(0);
  or_mesh_move(&b, 1, 1.25, 1.25, 1.0);
  compare(&a, &b);
  or_mesh_free(&a);
  or_mesh_free(&b);
}

// ---- by hand ----

// Two triangles with a common corner, an ulp apart and an ulp into each other: one test of volumes, one of triangles.
static void two_triangles(void **state) {
  (void)state;
  static scene s;
  for (int step = -1; step <= 1; step++) {
    or_mesh mesh[2] = {{0}, {0}};
    for (int k = 0; k < 2; k++) {
      const double x = k == 0 ? 0 : 1 + step * (double)OG_SCALAR_EPSILON;
      or_mesh_point(&mesh[k], x, 0, 0);
      or_mesh_point(&mesh[k], x + 1, 0, 0);
      or_mesh_point(&mesh[k], x, 1, 0);
      or_mesh_triangle(&mesh[k], 0, 1, 2);
    }
    start(&s, &mesh[0], &mesh[1], &og_volume_aabb, OG_BUILD_LONGEST_AXIS);
    const bool meets = step <= 0;
    for (int64_t tests = 0; tests <= 3; tests++) {
      const og_limited_answer r = walk(&s, (og_walk_limits){tests, -1, false});
      assert_int_equal(r.meeting, tests == 0 || (tests == 1 && meets) ? OG_LIMITED_UNDECIDED
                                  : meets                             ? OG_LIMITED_YES
                                                                      : OG_LIMITED_NO);
      assert_int_equal(r.unseen, tests == 0);
      assert_int_equal(r.open_triangles, r.meeting == OG_LIMITED_UNDECIDED);
    }
    // Two leaves are compared at every level; never, where volumes alone are.
    assert_int_equal(walk(&s, (og_walk_limits){9, 0, false}).meeting, meets ? OG_LIMITED_YES : OG_LIMITED_NO);
    assert_int_equal(walk(&s, (og_walk_limits){9, 0, true}).meeting, meets ? OG_LIMITED_UNDECIDED : OG_LIMITED_NO);
    finish(&s);
    or_mesh_free(&mesh[0]);
    or_mesh_free(&mesh[1]);
  }
}

static void no_triangles(void **state) {
  (void)state;
  static scene s;
  or_mesh empty = {0}, cube = or_cube();
  for (int k = 0; k < 3; k++) {
    start(&s, k == 1 ? &cube : &empty, k == 2 ? &cube : &empty, &og_volume_aabb, OG_BUILD_LONGEST_AXIS);
    const og_limited_answer r = walk(&s, (og_walk_limits){0, -1, false});
    assert_true(r.meeting == OG_LIMITED_NO && r.tests == 0 && r.work.begun == 0);
    finish(&s);
  }
  or_mesh_free(&cube);
}

// Triangles apart whose boxes overlap: of boxes YES, of triangles NO.
static void boxes(void **state) {
  (void)state;
  static scene s;
  or_mesh mesh[2] = {{0}, {0}};
  for (int k = 0; k < 2; k++) {
    const double x = k == 0 ? 0 : 0.75, side = k == 0 ? 1 : -0.25;
    or_mesh_point(&mesh[k], x, x, 0);
    or_mesh_point(&mesh[k], x + side, x, 0);
    or_mesh_point(&mesh[k], x, x + side, 0);
    or_mesh_triangle(&mesh[k], 0, 1, 2);
  }
  // The corner (0.5, 0.5) is on the first one's side; a little farther it is not.
  or_mesh_move(&mesh[1], 1, 0.0625, 0.0625, 0);
  start(&s, &mesh[0], &mesh[1], &og_volume_aabb, OG_BUILD_LONGEST_AXIS);
  assert_int_equal(walk(&s, none).meeting, OG_LIMITED_NO);
  s.view[0].of_boxes = s.view[1].of_boxes = true;
  assert_int_equal(walk(&s, none).meeting, OG_LIMITED_YES);
  finish(&s);
  or_mesh_free(&mesh[0]);
  or_mesh_free(&mesh[1]);
}

// ---- what limits leave of two spheres of 1,280 triangles ----

enum { FEW = 64 };

// The measured numbers of walk_limited.md. Excluded, after FEW tests, are so many of 10,000 pairs of triangles.
static void two_spheres(void **state) {
  (void)state;
  enum { BINARY32 = sizeof(og_scalar) == 4 };
  static const struct {
    double x;
    og_limited_verdict meeting;
    struct {
      int64_t tests; // until it is decided
      int32_t level; // that decides
      int64_t open, excluded;
    } of[2]; // binary64 and binary32
  } row[] = {
      {1.5, OG_LIMITED_YES, {{69, 10, 14, 4965}, {76, 10, 14, 4922}}},
      {1.9, OG_LIMITED_YES, {{122, 9, 10, 5008}, {145, 10, 10, 4955}}},
      {1.975, OG_LIMITED_YES, {{302, 10, 8, 5288}, {297, 10, 8, 5187}}},
      {1.98, OG_LIMITED_YES, {{272, 10, 7, 5294}, {265, 10, 7, 5336}}},
      {2, OG_LIMITED_NO, {{297, 11, 5, 5308}, {293, 11, 5, 5418}}},
      {2.0625, OG_LIMITED_NO, {{1, 0, 0, 10000}, {1, 0, 0, 10000}}},
      {2.125, OG_LIMITED_NO, {{1, 0, 0, 10000}, {1, 0, 0, 10000}}},
  };
  static scene s;
  for (size_t k = 0; k < sizeof row / sizeof *row; k++) {
    or_mesh a = or_icosphere(3), b = or_icosphere(3);
    or_mesh_move(&b, 1, row[k].x, 0.2, 0.1);
    start(&s, &a, &b, &og_volume_aabb, OG_BUILD_LONGEST_AXIS);
    const og_limited_answer whole = walk(&s, none), few = walk(&s, (og_walk_limits){FEW, -1, false});
    int32_t level = 0;
    while (walk(&s, (og_walk_limits){INT64_MAX, level, false}).meeting == OG_LIMITED_UNDECIDED) level++;
    const int64_t pairs = (int64_t)a.triangles * b.triangles;
    assert_int_equal(whole.meeting, row[k].meeting);
    assert_int_equal(whole.tests, row[k].of[BINARY32].tests);
    assert_int_equal(level, row[k].of[BINARY32].level);
    assert_int_equal(few.open, row[k].of[BINARY32].open);
    assert_int_equal(10000 * (pairs - few.open_triangles) / pairs, row[k].of[BINARY32].excluded);
    finish(&s);
    or_mesh_free(&a);
    or_mesh_free(&b);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(soups),        cmocka_unit_test(bodies), cmocka_unit_test(two_triangles),
      cmocka_unit_test(no_triangles), cmocka_unit_test(boxes),  cmocka_unit_test(two_spheres),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
