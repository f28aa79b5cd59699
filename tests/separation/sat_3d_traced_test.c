// The steps that sat-3d writes: the claim is the plain one, bit for bit; each axis on which the bodies are projected
// is a step with the faces or edges that it is made of; no vertex lies beyond the point that bounds A - B; the bound
// is the greatest gap so far, and the last one is what is claimed.

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "ref/door/pair.h"
#include "ref/support/direction.h"
#include "ref/traced_registry.h"
#include "tests/shared/random_sweep.h"
#include "tests/shared/trace_rooms.h"

extern const og_algorithm og_algorithm_sat_3d;

enum { SEEDS = 30 };

static or_sweep made;

typedef struct asked {
  const og_body *a, *b;
  og_claim claim;
} asked;

static void run_traced(void *context, og_trace *trace) {
  asked *const q = context;
  const og_traced *const traced = og_traced_find(&og_algorithm_sat_3d);
  assert_true(traced != NULL && traced->pair != NULL);
  q->claim = og_algorithm_sat_3d.pair->run(q->a, q->b);
  const og_claim claim = traced->pair(q->a, q->b, trace);
  or_assert_same_claim(&claim, &q->claim);
}

// ---- what the marks say ----

static og_scalar size_of(const og_half_edge_mesh *mesh) {
  og_scalar size = 0;
  for (int k = 0; k < mesh->vertex_count; k++) size = og_max(size, og_largest(mesh->vertex[k]));
  return size;
}

// A face has the edge on its boundary, and the axis is its normal.
static void look_at_face(const og_half_edge_mesh *mesh, const og_trace_mark *mark, og_vec3 direction) {
  int h = 0;
  while (mesh->edge[h].origin != mark->index[2] || mesh->edge[mesh->edge[h].twin].origin != mark->index[3]) h++;
  assert_true(h < mesh->edge_count);
  const og_vec3 normal = mesh->face[mesh->edge[h].face].normal;
  assert_true(or_same_vector(direction, normal) || or_same_vector(og_neg(direction), normal));
}

// An edge is at right angles to the axis, but for rounding of its ends.
static void look_at_edge(const og_half_edge_mesh *mesh, const og_trace_mark *mark, og_vec3 direction) {
  const og_vec3 e = og_sub(mesh->vertex[mark->index[3]], mesh->vertex[mark->index[2]]);
  assert_true(og_abs(og_dot(e, direction)) <= 64 * OG_SCALAR_EPSILON * size_of(mesh));
}

// None of its vertices lies farther that way than p, which is one of them.
static void is_extreme(const og_half_edge_mesh *mesh, og_vec3 direction, og_vec3 p, og_scalar slack) {
  bool is_vertex = false;
  for (int k = 0; k < mesh->vertex_count; k++) {
    is_vertex = is_vertex || or_same_vector(mesh->vertex[k], p);
    assert_true(og_dot(direction, og_sub(mesh->vertex[k], p)) <= slack);
  }
  assert_true(is_vertex);
}

typedef struct axes {
  int faces[2], edges;
  og_scalar best;
} axes;

// The marks of a step from `at` on; returns the mark behind them.
static int look_at_step(const asked *q, const og_trace *trace, int at, axes *found) {
  const og_half_edge_mesh *const mesh[2] = {q->a->mesh, q->b->mesh};
  const og_trace_mark *const first = &trace->marks[at + 1];
  const int features = first[1].kind == OG_TRACE_FEATURE ? 2 : 1;
  const og_trace_mark *const mark = first + features;
  assert_true(trace->marks[at].kind == OG_TRACE_STEP && first->kind == OG_TRACE_FEATURE);
  assert_true(mark[0].kind == OG_TRACE_DIRECTION && mark[1].kind == OG_TRACE_SUPPORT);
  assert_true(mark[2].kind == OG_TRACE_NEAREST && mark[3].kind == OG_TRACE_BOUND);
  const og_vec3 direction = mark[0].vector[0];
  assert_true(og_abs(og_norm(direction) - 1) <= 8 * OG_SCALAR_EPSILON);
  for (int k = 0; k < features; k++) {
    const int body = first[k].index[0];
    assert_true(body == 0 || body == 1);
    assert_int_equal(first[k].index[1], features == 1 ? 3 : 2);
    if (features == 1) look_at_face(mesh[body], &first[k], direction);
    else look_at_edge(mesh[k], &first[k], direction);
  }
  if (features == 1) found->faces[first->index[0]]++;
  else found->edges++;
  const og_scalar slack = 32 * OG_SCALAR_EPSILON * og_max(size_of(mesh[0]), size_of(mesh[1]));
  is_extreme(mesh[0], direction, mark[1].vector[1], slack);
  is_extreme(mesh[1], og_neg(direction), mark[1].vector[2], slack);
  assert_true(or_same_vector(mark[1].vector[0], og_sub(mark[1].vector[1], mark[1].vector[2])));
  // The gap is what bounds A - B from the origin, with its sign.
  const og_scalar gap = og_dot(mark[2].vector[0], direction) < 0 ? mark[2].number : -mark[2].number;
  assert_true(og_abs(gap + og_dot(direction, mark[1].vector[0])) <= slack);
  found->best = og_max(found->best, gap);
  assert_true(mark[3].number == found->best);
  return at + 1 + features + 4;
}

// More axes than there is room for steps.
static bool are_too_many(const og_half_edge_mesh *a, const og_half_edge_mesh *b) {
  return a != NULL && b != NULL && a->face_count + b->face_count + a->edge_count / 2 * (b->edge_count / 2) > 8000;
}

static bool look_at_marks(const asked *q, const og_trace *trace) {
  axes found = {.best = -OG_SCALAR_MAX};
  int at = 0, steps = 0;
  for (; at < trace->count; steps++) at = look_at_step(q, trace, at, &found);
  assert_int_equal(steps, q->claim.iterations);
  if (q->claim.outcome != OG_OUTCOME_ANSWERED) return false;
  if (q->claim.verdict == OG_VERDICT_APART) {
    assert_true(found.best > 0 && trace->marks[trace->count - 2].number == found.best);
    return found.edges > 0;
  }
  assert_true(q->claim.depth == og_max(0, -found.best));
  assert_int_equal(found.faces[0], q->a->mesh->face_count);
  assert_int_equal(found.faces[1], q->b->mesh->face_count);
  return false;
}

static void pairs_of_all_families(void **state) {
  (void)state;
  int apart = 0, meet = 0, by_edges = 0, refused = 0;
  for (int family = 0; family < or_sweep_family_count(); family++)
    for (int seed = 0; seed < SEEDS; seed++) {
      or_sweep_make(&made, family, (uint64_t)seed);
      asked q = {.a = made.input.a, .b = made.input.b};
      if (are_too_many(q.a->mesh, q.b->mesh)) continue;
      const og_trace *const trace = or_trace_rooms(run_traced, &q);
      if (q.claim.outcome != OG_OUTCOME_ANSWERED) {
        assert_int_equal(trace->count, 0);
        refused++;
        continue;
      }
      by_edges += look_at_marks(&q, trace);
      apart += q.claim.verdict == OG_VERDICT_APART;
      meet += q.claim.verdict == OG_VERDICT_MEET;
    }
  print_message("%d apart, of these %d by edges, %d meet, %d refused\n", apart, by_edges, meet, refused);
  assert_true(apart > 100 && by_edges > 5 && meet > 20 && refused > 0);
}

// Vertices beyond the domain: a claim without a number, and no step.
static void out_of_range(void **state) {
  (void)state;
  static og_vec3 far[OR_PAIR_POINTS];
  int found = 0;
  for (int family = 0; family < or_sweep_family_count() && found == 0; family++) {
    or_sweep_make(&made, family, 0);
    if (made.input.a->mesh == NULL || made.input.b->mesh == NULL || made.input.a->radius > 0 ||
        made.input.b->radius > 0)
      continue;
    og_half_edge_mesh mesh = *made.input.a->mesh;
    assert_true(mesh.vertex_count <= OR_PAIR_POINTS);
    for (int k = 0; k < mesh.vertex_count; k++) far[k] = (og_vec3){OG_SCALAR_MAX / 2, 0, 0};
    mesh.vertex = far;
    og_body body = *made.input.a;
    body.mesh = &mesh;
    asked q = {.a = &body, .b = made.input.b};
    assert_int_equal(or_trace_rooms(run_traced, &q)->count, 0);
    assert_int_equal(q.claim.outcome, OG_OUTCOME_OUT_OF_RANGE);
    found++;
  }
  assert_int_equal(found, 1);
}

int main(void) {
  or_sweep_init(&made);
  const struct CMUnitTest tests[] = {cmocka_unit_test(pairs_of_all_families), cmocka_unit_test(out_of_range)};
  const int failed = cmocka_run_group_tests(tests, NULL, NULL);
  or_sweep_clear(&made);
  return failed;
}
