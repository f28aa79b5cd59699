// Fronts kept over queries: whatever moves, the pairs are those of comparing all triangles, and a front parts the pairs
// of triangles; under coherent motion fewer volumes are compared than from the roots, and a front grows short again
// where bodies part. A front that is given up each time, and one that cannot go up, fail by their counters.

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/tree/bvh.h"
#include "ref/tree/bvh_front.h"
#include "ref/tree/pair_order.h"
#include "ref/tree/volume_aabb.h"
#include "tests/shared/exact_pair.h"
#include "tests/shared/mesh_family.h"

enum { ROOM = 30000 };

typedef struct scene {
  or_mesh mesh[2];
  og_mesh view[2];
  og_bvh_layout at;
  unsigned char *block;
  og_volume_tree tree[2];
  og_front front;
  bool with_itself;
  og_index_pair pair[ROOM];
  og_pairs found;
  og_mesh_work work;
} scene;

// It takes the meshes. With no triangles in the second: the first with itself.
static void start(scene *s, or_mesh a, or_mesh b, int64_t room) {
  memset(s, 0, sizeof *s);
  s->with_itself = b.triangles == 0;
  s->mesh[0] = a;
  s->mesh[1] = b;
  s->at = og_bvh_lay_out(&og_volume_aabb, OG_BUILD_LONGEST_AXIS, a.triangles, b.triangles);
  s->block = calloc(s->at.end + 1, 1);
  assert_non_null(s->block);
  s->front.room = room;
  for (int k = 0; k < 2; k++) {
    const int of = s->with_itself ? 0 : k;
    s->view[k] = or_mesh_view(&s->mesh[of]);
    s->tree[k] = og_bvh_build(&og_volume_aabb, OG_BUILD_LONGEST_AXIS, s->block, &s->at, of, &s->view[k], &s->work);
    s->front.pair[k] = malloc((size_t)room * sizeof(og_node_pair));
    s->front.parent[k] = malloc(2 * (size_t)s->view[k].triangles * sizeof(int32_t));
    og_front_set_parents(&s->tree[k].tree, s->front.parent[k]);
  }
}

static void finish(scene *s) {
  for (int k = 0; k < 2; k++) {
    free(s->front.pair[k]);
    free(s->front.parent[k]);
    or_mesh_free(&s->mesh[k]);
  }
  free(s->block);
}

static og_outcome query(scene *s) {
  s->work = (og_mesh_work){0};
  s->found = (og_pairs){s->pair, ROOM, 0};
  for (int k = 0; k < 2; k++) og_tree_refit(&og_volume_aabb, &s->tree[k].tree, &s->view[k], s->tree[k].volume);
  og_walk w = {&s->view[0], s->with_itself ? NULL : &s->view[1], (og_node_pair *)(void *)(s->block + s->at.stack),
               &s->found, &s->work};
  return og_bvh_front_query(&w, &s->tree[0], &s->tree[1], &s->front);
}

// The same query from the roots: how many volumes it compares.
static int64_t tests_from_roots(scene *s) {
  og_mesh_work work = {0};
  og_pairs found = {s->pair, ROOM, 0};
  og_walk w = {&s->view[0], s->with_itself ? NULL : &s->view[1], (og_node_pair *)(void *)(s->block + s->at.stack),
               &found, &work};
  if (s->with_itself) og_walk_self(&og_volume_aabb, &w, &s->tree[0]);
  else og_walk_two(&og_volume_aabb, &w, &s->tree[0], &s->tree[1]);
  return work.volume_tests;
}

// ---- what is true of every query ----

static bool is_below(const og_tree *tree, int32_t node, int32_t place) {
  return tree->node[node].first <= place && place - tree->node[node].first < tree->node[node].count;
}

static bool covers(const scene *s, og_node_pair p, int32_t i, int32_t j) {
  return is_below(&s->tree[0].tree, p.a, i) && is_below(&s->tree[1].tree, p.b, j);
}

// Each pair of places is below one pair of the front; of a mesh with itself in one of both orders.
static void check_front(const scene *s) {
  for (int32_t i = 0; i < s->view[0].triangles; i++)
    for (int32_t j = s->with_itself ? i + 1 : 0; j < s->view[1].triangles; j++) {
      int64_t times = 0;
      for (int64_t k = 0; k < s->front.count; k++)
        times += covers(s, s->front.pair[0][k], i, j) || (s->with_itself && covers(s, s->front.pair[0][k], j, i));
      assert_int_equal(times, 1);
    }
}

static void check_pairs(scene *s) {
  static int64_t begin[ROOM];
  int64_t k = 0;
  assert_true(s->found.count <= ROOM);
  og_sort_pairs(&s->found, s->view[0].triangles, begin);
  for (int32_t i = 0; i < s->view[0].triangles; i++)
    for (int32_t j = s->with_itself ? i + 1 : 0; j < s->view[1].triangles; j++) {
      if (!og_mesh_triangles_meet(&s->view[0], s->with_itself ? NULL : &s->view[1], i, j)) continue;
      assert_true(k < s->found.count && s->pair[k].i == i && s->pair[k].j == j);
      k++;
    }
  assert_int_equal(k, s->found.count);
  const og_mesh_work *const w = &s->work;
  assert_int_equal(w->apart - w->overlapping + 2 * w->separate + 2 * w->meeting, w->begun);
}

static scene here;

// ---- by hand ----

static void two_triangles(void **state) {
  (void)state;
  or_mesh mesh[2] = {{0}, {0}};
  for (int k = 0; k < 2; k++) {
    or_mesh_point(&mesh[k], 0, 0, 0);
    or_mesh_point(&mesh[k], 1, 0, 0);
    or_mesh_point(&mesh[k], 0, 1, 0);
    or_mesh_triangle(&mesh[k], 0, 1, 2);
  }
  start(&here, mesh[0], mesh[1], 1);
  // At a corner, an ulp beyond it, far away, and back.
  const double x[] = {1, 1 + (double)OG_SCALAR_EPSILON, 8, 0.5};
  for (int k = 0; k < 4; k++) {
    here.mesh[1].point[0] = (og_vec3){(og_scalar)x[k], 0, 0};
    here.mesh[1].point[1] = (og_vec3){(og_scalar)x[k] + 1, 0, 0};
    here.mesh[1].point[2] = (og_vec3){(og_scalar)x[k], 1, 0};
    assert_int_equal(query(&here), OG_OUTCOME_ANSWERED);
    check_pairs(&here);
    assert_int_equal(here.found.count, k == 0 || k == 3);
    assert_true(here.front.count == 1 && here.work.volume_tests == 1 && here.front.tries == 0);
  }
  finish(&here);
}

// ---- any motion ----

static void shake(or_mesh *mesh, or_random *random, double by) {
  for (int32_t p = 0; p < mesh->points; p++) {
    const og_vec3 d = or_random_point(random, by);
    mesh->point[p] = og_add(mesh->point[p], d);
  }
}

// Points that jump by a little, by much, and all together.
static void any_motion(void **state) {
  (void)state;
  or_random random = or_random_seeded(41);
  int64_t raised = 0;
  for (int k = 0; k < 12; k++) {
    const or_mesh none = {0};
    start(&here, or_soup(&random, 3 + 2 * k, 1 + k % 4, k % 3), k % 3 == 0 ? none : or_soup(&random, 30 - 2 * k, 2, 1),
          4000);
    for (int frame = 0; frame < 20; frame++) {
      assert_int_equal(query(&here), OG_OUTCOME_ANSWERED);
      check_pairs(&here);
      check_front(&here);
      shake(&here.mesh[0], &random, frame % 3 == 0 ? 2 : 0.0625);
      or_mesh_move(&here.mesh[k % 3 == 0 ? 0 : 1], frame % 5 == 0 ? 2 : 0.75, frame % 4 == 3 ? 6 : 0.25, 0, 0);
    }
    raised += here.front.raised;
    finish(&here);
  }
  assert_true(raised > 100);
}

static void no_triangles(void **state) {
  (void)state;
  const or_mesh none = {0};
  start(&here, none, none, 1);
  assert_int_equal(query(&here), OG_OUTCOME_ANSWERED);
  assert_int_equal(here.found.count + here.front.count + here.work.volume_tests, 0);
  finish(&here);
}

// ---- coherent motion ----

enum { GIVEN_UP = 1, NEVER_UP = 2 };

// A sphere glides past another. Volumes compared after the first query, for each that the queries from the roots
// compare.
static double share_of_tests(int mutant, int64_t *longest) {
  int64_t tests = 0, from_roots = 0;
  start(&here, or_icosphere(3), or_icosphere(3), 20000);
  or_mesh_move(&here.mesh[1], 1, 2.0625, 0.25, -0.25);
  *longest = 0;
  for (int frame = 0; frame < 32; frame++) {
    if (mutant == GIVEN_UP) here.front.count = 0;
    const int64_t tries = here.front.tries;
    assert_int_equal(query(&here), OG_OUTCOME_ANSWERED);
    *longest = here.front.count > *longest ? here.front.count : *longest;
    tests += frame == 0 ? 0 : here.work.volume_tests + here.front.tries - tries;
    from_roots += frame == 0 ? 0 : tests_from_roots(&here);
    or_mesh_move(&here.mesh[1], 1, -0.00390625, 0.0078125, 0.0078125);
  }
  check_pairs(&here);
  finish(&here);
  return (double)tests / (double)from_roots;
}

static void fewer_tests_than_from_the_roots(void **state) {
  (void)state;
  int64_t longest;
  const double kept = share_of_tests(0, &longest), given_up = share_of_tests(GIVEN_UP, &longest);
  if (!(kept < 0.7)) fail_msg("%.3f of the tests from the roots", kept);
  assert_true(given_up == 1);
}

// Two spheres overlap, then part: after some queries one pair of nodes is left of the long front, the roots.
static int64_t left_after_parting(bool never_up, int64_t *before) {
  start(&here, or_icosphere(2), or_icosphere(2), 20000);
  if (never_up) // as if no two nodes had the same parent
    for (int k = 0; k < 2; k++)
      for (int32_t n = 0; n < og_tree_nodes(&here.tree[k].tree); n++) here.front.parent[k][n] = -1 - n;
  or_mesh_move(&here.mesh[1], 1, 0.5, 0, 0);
  query(&here);
  *before = here.front.count;
  or_mesh_move(&here.mesh[1], 1, 8, 0, 0);
  for (int frame = 0; frame < 16; frame++) {
    assert_int_equal(query(&here), OG_OUTCOME_ANSWERED);
    assert_int_equal(here.found.count, 0);
  }
  const int64_t left = here.front.count;
  finish(&here);
  return left;
}

static void a_front_goes_up(void **state) {
  (void)state;
  int64_t before;
  const int64_t left = left_after_parting(false, &before), stuck = left_after_parting(true, &before);
  assert_int_equal(left, 1);
  assert_true(before > 500 && stuck == before);
}

// ---- room ----

static void too_little_room(void **state) {
  (void)state;
  start(&here, or_icosphere(1), or_icosphere(1), 20000);
  or_mesh_move(&here.mesh[1], 1, 0.5, 0.25, 0);
  assert_int_equal(query(&here), OG_OUTCOME_ANSWERED);
  const int64_t needed = here.front.count;
  const int64_t rooms[] = {1, needed / 2, needed - 1, needed};
  for (int k = 0; k < 4; k++) {
    here.front.room = rooms[k];
    here.front.count = 0;
    for (int time = 0; time < 2; time++) {
      assert_int_equal(query(&here), k == 3 ? OG_OUTCOME_ANSWERED : OG_OUTCOME_FULL);
      assert_int_equal(here.front.count, k == 3 ? needed : 0);
      check_pairs(&here);
    }
  }
  check_front(&here);
  finish(&here);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(two_triangles),   cmocka_unit_test(any_motion),
      cmocka_unit_test(no_triangles),    cmocka_unit_test(fewer_tests_than_from_the_roots),
      cmocka_unit_test(a_front_goes_up), cmocka_unit_test(too_little_room),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
