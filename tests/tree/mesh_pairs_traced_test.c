// The steps that a tree of boxes writes: pairs and work are the plain ones; parents hold their children, each pair of
// boxes that is compared comes once, and the triangles that are said to meet are the answer.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/door/mesh_pairs_traced.h"
#include "ref/traced_registry.h"
#include "ref/tree/bvh_aabb.h"
#include "tests/shared/mesh_family.h"
#include "tests/shared/trace_rooms.h"

enum { ROOM = 10000, BOXES = 4000 };

typedef struct asked {
  og_mesh a, b;
  bool with_itself;
  og_pairs pairs;
  og_mesh_work work;
  og_outcome outcome;
} asked;

static og_index_pair plain_room[ROOM], traced_room[ROOM];

static bool same_work(const og_mesh_work *v, const og_mesh_work *w) { return memcmp(v, w, sizeof *v) == 0; }

static void run_traced(void *context, og_trace *trace) {
  asked *const q = context;
  const og_mesh *const b = q->with_itself ? NULL : &q->b;
  const og_traced *const traced = og_traced_find(&og_algorithm_bvh_aabb);
  assert_non_null(traced);
  og_block block = {NULL, og_mesh_pairs_bytes(og_algorithm_bvh_aabb.mesh_pairs, q->a.triangles, b ? b->triangles : 0)};
  block.at = malloc(block.bytes + 1);
  assert_non_null(block.at);
  og_pairs plain = {plain_room, ROOM, 0};
  og_mesh_work work;
  q->outcome = og_mesh_pairs_run(og_algorithm_bvh_aabb.mesh_pairs, block, &q->a, b, &plain, &work);
  q->pairs = (og_pairs){traced_room, ROOM, 0};
  assert_int_equal(og_mesh_pairs_run_traced(traced->mesh_pairs, block, &q->a, b, &q->pairs, &q->work, trace),
                   q->outcome);
  free(block.at);
  assert_int_equal(q->pairs.count, plain.count);
  assert_true(same_work(&q->work, &work));
  if (q->outcome == OG_OUTCOME_ANSWERED)
    for (int64_t k = 0; k < plain.count; k++)
      assert_true(plain.pair[k].i == q->pairs.pair[k].i && plain.pair[k].j == q->pairs.pair[k].j);
}

// ---- what the marks say ----

static og_aabb box[BOXES];

static bool holds(og_aabb a, og_aabb b) {
  return a.lo.x <= b.lo.x && a.lo.y <= b.lo.y && a.lo.z <= b.lo.z && b.hi.x <= a.hi.x && b.hi.y <= a.hi.y &&
         b.hi.z <= a.hi.z;
}

// Preorder: the box one level up that came last is the parent.
static int take_boxes(const og_trace *trace) {
  int way[BOXES], boxes = 0;
  for (int k = 0; k < trace->count; k++) {
    const og_trace_mark *const mark = &trace->marks[k];
    if (mark->kind != OG_TRACE_BOX) continue;
    const int n = mark->index[0], l = mark->index[1];
    assert_true(0 <= n && n < BOXES && 0 <= l && l <= boxes);
    box[n] = (og_aabb){mark->vector[0], mark->vector[1]};

    way[l] = n;
    if (l > 0) assert_true(holds(box[way[l - 1]], box[n]));
    boxes++;
  }
  return boxes;
}

static bool is_listed_pair(const og_pairs *pairs, int i, int j) {
  for (int64_t k = 0; k < pairs->count; k++)
    if (pairs->pair[k].i == i && pairs->pair[k].j == j) return true;
  return false;
}

static void look_at_marks(const asked *q, const og_trace *trace) {
  const int nodes_a = q->a.triangles > 0 ? 2 * q->a.triangles - 1 : 0;
  const int nodes_b = !q->with_itself && q->b.triangles > 0 ? 2 * q->b.triangles - 1 : 0;
  assert_int_equal(take_boxes(trace), nodes_a + nodes_b);
  int64_t boxes_compared = 0, overlapping = 0, triangles = 0, meeting = 0;
  for (int k = 0; k < trace->count; k++) {
    const og_trace_mark *const mark = &trace->marks[k];
    if (mark->kind != OG_TRACE_PAIR) continue;
    const int i = mark->index[0], j = mark->index[1];
    const bool meet = mark->number == 1;
    assert_true(meet || mark->number == 0);
    if (mark->index[2] == 0) {
      assert_int_equal(trace->marks[k - 1].kind, OG_TRACE_STEP);
      assert_true(0 <= i && i < nodes_a && (q->with_itself ? i != j && 0 <= j : nodes_a <= j));
      assert_true(j < nodes_a + nodes_b && meet == og_aabb_overlap(&box[i], &box[j]));
      boxes_compared++;
      overlapping += meet;
    } else {
      assert_int_equal(is_listed_pair(&q->pairs, i, j), meet);
      triangles++;
      meeting += meet;
    }
  }
  assert_true(boxes_compared == q->work.volume_tests && overlapping == q->work.overlapping);
  assert_true(triangles == q->work.triangle_tests && meeting == q->pairs.count);
  assert_int_equal(or_trace_count(trace, OG_TRACE_STEP), boxes_compared + 1);
}

static int64_t ask(const or_mesh *a, const or_mesh *b) {
  asked q = {.a = or_mesh_view(a), .with_itself = b == NULL};
  if (b != NULL) q.b = or_mesh_view(b);
  const og_trace *const trace = or_trace_rooms(run_traced, &q);
  assert_int_equal(q.outcome, OG_OUTCOME_ANSWERED);
  look_at_marks(&q, trace);
  return q.pairs.count;
}

static void meshes_by_hand(void **state) {
  (void)state;
  or_mesh a = or_icosphere(1), b = or_cube(), c = or_grid(5), d = or_needles(30, 0.01), none = {0};
  int64_t pairs = 0;
  for (int k = 0; k < 9; k++) {
    pairs += ask(&a, &b) + ask(&b, &c) + ask(&c, &d) + ask(&d, &a);
    or_mesh_move(&b, 1, 0.25, 0.125, 0);
    or_mesh_move(&d, 1, 0, 0, k == 4 ? 9 : 0);
  }
  assert_true(pairs > 100);
  assert_int_equal(ask(&a, NULL), 0);
  assert_int_equal(ask(&none, &a) + ask(&a, &none) + ask(&none, NULL), 0);
  or_mesh_join(&a, &b);
  or_mesh_join(&a, &d);
  (void)ask(&a, NULL);
  or_mesh_free(&a);
  or_mesh_free(&b);
  or_mesh_free(&c);
  or_mesh_free(&d);
}

static void soups(void **state) {
  (void)state;
  or_random random = or_random_seeded(5);
  int64_t pairs = 0;
  for (int n = 0; n < 60; n++) {
    or_mesh a = or_soup(&random, 1 + n % 17, 4, n % 8), b = or_soup(&random, 1 + n % 11, 4, n % 8);
    pairs += ask(&a, &b) + ask(&a, NULL);
    or_mesh_free(&a);
    or_mesh_free(&b);
  }
  assert_true(pairs > 500);
}

static void refused_meshes_have_no_steps(void **state) {
  (void)state;
  or_mesh a = or_cube(), b = or_cube();
  asked q = {.a = or_mesh_view(&a), .b = or_mesh_view(&b)};
  a.triangle[3].corner[1] = a.points;
  assert_int_equal(or_trace_rooms(run_traced, &q)->count, 0);
  assert_int_equal(q.outcome, OG_OUTCOME_BAD_INPUT);
  a.triangle[3].corner[1] = 0;
  b.point[2].y = OG_SCALAR_MAX;
  assert_int_equal(or_trace_rooms(run_traced, &q)->count, 0);
  assert_int_equal(q.outcome, OG_OUTCOME_OUT_OF_RANGE);
  b.point[2].y = 0;
  a.point[2].y = OG_SCALAR_MAX;
  assert_int_equal(or_trace_rooms(run_traced, &q)->count, 0);
  assert_int_equal(q.outcome, OG_OUTCOME_OUT_OF_RANGE);
  a.point[2].y = 0;
  q.a.of_boxes = true;
  assert_int_equal(or_trace_rooms(run_traced, &q)->count, 0);
  assert_int_equal(q.outcome, OG_OUTCOME_BAD_INPUT);
  or_mesh_free(&a);
  or_mesh_free(&b);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(meshes_by_hand),
      cmocka_unit_test(soups),
      cmocka_unit_test(refused_meshes_have_no_steps),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
