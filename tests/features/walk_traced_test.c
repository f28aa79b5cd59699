// The steps that lin-canny and v-clip write: the claim is the plain one, bit for bit; each step's features are of their
// bodies and other than the step's before; the last ones are as far apart as is claimed.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ref/closest/range.h"
#include "ref/door/pair.h"
#include "ref/traced_registry.h"
#include "tests/shared/random_sweep.h"
#include "tests/shared/trace_rooms.h"

extern const og_algorithm og_algorithm_v_clip, og_algorithm_lin_canny;

enum { SEEDS = 60 };

static const og_algorithm *const subject[] = {&og_algorithm_v_clip, &og_algorithm_lin_canny};
enum { SUBJECTS = sizeof subject / sizeof *subject };

static or_sweep made;

typedef struct asked {
  const og_algorithm *algorithm;
  const og_body *a, *b;
  og_claim claim;
} asked;

static void run_traced(void *context, og_trace *trace) {
  asked *const q = context;
  const og_traced *const traced = og_traced_find(q->algorithm);
  assert_true(traced != NULL && traced->pair != NULL);
  q->claim = q->algorithm->pair->run(q->a, q->b);
  const og_claim claim = traced->pair(q->a, q->b, trace);
  or_assert_same_claim(&claim, &q->claim);
}

// ---- what the marks say ----

static bool is_edge(const og_half_edge_mesh *mesh, int from, int to) {
  for (int h = 0; h < mesh->edge_count; h++)
    if (mesh->edge[h].origin == from && mesh->edge[mesh->edge[h].twin].origin == to) return true;
  return false;
}

static void look_at_feature(const asked *q, const og_trace_mark *mark, int side) {
  const og_half_edge_mesh *const mesh = side == 0 ? q->a->mesh : q->b->mesh;
  assert_true(mark->kind == OG_TRACE_FEATURE && mark->index[0] == side);
  const int count = mark->index[1], v = mark->index[2], w = mark->index[3];
  assert_true(1 <= count && count <= 3 && 0 <= v && v < mesh->vertex_count);
  if (count > 1) assert_true(is_edge(mesh, v, w));
}

static bool is_same_feature(const og_trace_mark *m, const og_trace_mark *n) {
  for (int k = 0; k < 4; k++)
    if (m->index[k] != n->index[k]) return false;
  return true;
}

static void look_at_marks(const asked *q, const og_trace *trace) {
  assert_int_equal(trace->count, 4 * q->claim.iterations);
  for (int k = 0; k < trace->count; k += 4) {
    const og_trace_mark *const mark = &trace->marks[k];
    assert_int_equal(mark[0].kind, OG_TRACE_STEP);
    for (int side = 0; side < 2; side++) look_at_feature(q, &mark[1 + side], side);
    if (k == 0) assert_true(mark[1].index[1] == 1 && mark[2].index[1] == 1);
    // A walk that goes round may come to the same pair at once.
    else if (q->claim.outcome == OG_OUTCOME_ANSWERED)
      assert_false(is_same_feature(&mark[1], &mark[-3]) && is_same_feature(&mark[2], &mark[-2]));
    assert_int_equal(mark[3].kind, OG_TRACE_NEAREST);
    assert_true(or_same_number(mark[3].number, og_length(mark[3].vector[0])));
  }
  if (q->claim.verdict == OG_VERDICT_APART && q->a->radius == 0 && q->b->radius == 0)
    assert_true(or_same_number(trace->marks[trace->count - 1].number, q->claim.distance));
}

static void pairs_of_all_families(void **state) {
  (void)state;
  for (int s = 0; s < SUBJECTS; s++) {
    int apart = 0, meet = 0, gave_up = 0, refused = 0;
    for (int family = 0; family < or_sweep_family_count(); family++)
      for (int seed = 0; seed < SEEDS; seed++) {
        or_sweep_make(&made, family, (uint64_t)seed);
        asked q = {.algorithm = subject[s], .a = made.input.a, .b = made.input.b};
        const og_trace *const trace = or_trace_rooms(run_traced, &q);
        if (q.a->mesh == NULL || q.b->mesh == NULL) {
          assert_true(trace->count == 0 && q.claim.outcome == OG_OUTCOME_DEGENERATE);
          refused++;
          continue;
        }
        look_at_marks(&q, trace);
        apart += q.claim.verdict == OG_VERDICT_APART;
        meet += q.claim.verdict == OG_VERDICT_MEET;
        gave_up += q.claim.outcome == OG_OUTCOME_ITERATION_LIMIT;
      }
    print_message("%s: %d apart, %d meet, %d gave up, %d without a mesh\n", subject[s]->id, apart, meet, gave_up,
                  refused);
    assert_true(apart > 100 && meet > 20 && refused > 0);
    if (subject[s] == &og_algorithm_lin_canny) assert_true(gave_up > 0);
  }
}

int main(void) {
  or_sweep_init(&made);
  const struct CMUnitTest tests[] = {cmocka_unit_test(pairs_of_all_families)};
  const int failed = cmocka_run_group_tests(tests, NULL, NULL);
  or_sweep_clear(&made);
  return failed;
}
