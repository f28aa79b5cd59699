// The steps that gjk, mpr and epa write. The claim is the plain one, bit for bit, with any room, and nothing is written
// beyond it. Support points are differences of vertices, and none is farther in the direction of their step. Simplexes
// of gjk have weights that name v (those of the other sub-algorithms are off where simplexes are thin). No lower bound
// is above the exact distance, of epa none above the exact depth, but for rounding. The faces of epa's polytope are
// closed, and their planes hold their corners.
//
// Pairs are those of all families, in both precisions: apart, touching, meeting, one ulp to each side.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/closest/range.h"
#include "ref/door/pair.h"
#include "ref/support/direction.h"
#include "ref/support/hull_scan.h"
#include "ref/support/rounded.h"
#include "ref/traced_registry.h"
#include "tests/shared/exact_bench.h"
#include "tests/shared/random_pair.h"

extern const og_algorithm og_algorithm_epa, og_algorithm_gjk, og_algorithm_gjk_backup, og_algorithm_gjk_johnson,
    og_algorithm_gjk_voronoi, og_algorithm_mpr;

enum { SEEDS = 60, ROOM = 40000 };

// Lower bounds above the exact value, as fractions of the largest coordinate; measured: 2.0 eps.
#define BOUND (8 * OG_SCALAR_EPSILON)
// v off the point that the weights name (a rounding of each product and sum); and corners off the plane of their face.
#define OFF (64 * OG_SCALAR_EPSILON)

static const og_algorithm *const subject[] = {&og_algorithm_gjk,        &og_algorithm_gjk_johnson,
                                              &og_algorithm_gjk_backup, &og_algorithm_gjk_voronoi,
                                              &og_algorithm_mpr,        &og_algorithm_epa};
enum { SUBJECTS = sizeof subject / sizeof *subject };

// ---- bodies ----

typedef struct body_room {
  og_vec3 point[OR_PAIR_POINTS];
  double exact[3 * OR_PAIR_POINTS];
  og_hull hull;
  og_rounded ball;
  og_body body;
} body_room;

typedef struct made_pair {
  body_room a, b;
  double size; // the largest coordinate or radius
  exact_bench exact;
  bool meet;
  double distance, depth; // exact, where there are no balls
} made_pair;

static made_pair made;

static void make_body(body_room *r, const double *xyz, size_t count, double radius) {
  for (size_t k = 0; k < count; k++) {
    r->point[k] = (og_vec3){(og_scalar)xyz[3 * k], (og_scalar)xyz[3 * k + 1], (og_scalar)xyz[3 * k + 2]};
    const double rounded[3] = {(double)r->point[k].x, (double)r->point[k].y, (double)r->point[k].z};
    memcpy(r->exact + 3 * k, rounded, sizeof rounded);
    made.size = fmax(made.size, (double)og_largest(r->point[k]));
  }
  r->hull = (og_hull){(int)count, r->point};
  r->body =
      (og_body){.kind = OG_BODY_HULL, .vertex_count = (int)count, .vertex = r->point, .radius = (og_scalar)radius};
  r->body.core = og_convex_hull(&r->hull);
  r->ball = (og_rounded){r->body.core, r->body.radius};
  r->body.convex = radius > 0 ? og_convex_rounded(&r->ball) : r->body.core;
  made.size = fmax(made.size, (double)r->body.radius);
}

// The pair of that family and seed; every third one with its balls, of which nothing exact is asked.
static bool make_pair(size_t family, uint64_t seed) {
  static or_pair pair;
  or_pair_make(&pair, family, seed);
  const bool has_balls = seed % 3 == 2;
  made.size = 0;
  make_body(&made.a, pair.a, pair.na, has_balls ? pair.ra : 0);
  make_body(&made.b, pair.b, pair.nb, has_balls ? pair.rb : 0);
  if (has_balls || !isfinite(made.size)) return false;
  exact_bench *const e = &made.exact;
  if (og_problem_set_doubles(&e->problem, made.a.exact, pair.na, 0, made.b.exact, pair.nb, 0) != OG_PROBLEM_OK)
    return false;
  assert_int_equal(og_solve(e->solver, OG_DISTANCE, &e->problem, NULL, &e->answer), OG_ANSWERED);
  const og_finding *const found = &e->answer.finding;
  made.meet = found->relation != OG_SEPARATED;
  made.distance = made.depth = 0;
  if (found->has_distance) made.distance = og_surd_to_double(&found->distance);
  if (!made.meet) return true;
  assert_int_equal(og_solve(e->solver, OG_DEPTH, &e->problem, NULL, &e->answer), OG_ANSWERED);
  if (found->has_depth) made.depth = og_surd_to_double(&found->depth);
  return true;
}

// ---- claims ----

static bool same_bits(og_scalar x, og_scalar y) { return memcmp(&x, &y, sizeof x) == 0; }
static bool same_vector(og_vec3 p, og_vec3 q) {
  return same_bits(p.x, q.x) && same_bits(p.y, q.y) && same_bits(p.z, q.z);
}

static void assert_same(const og_claim *c, const og_claim *d) {
  assert_true(c->outcome == d->outcome && c->verdict == d->verdict && c->iterations == d->iterations);
  assert_true(c->has_distance == d->has_distance && same_bits(c->distance, d->distance));
  assert_true(c->has_depth == d->has_depth && same_bits(c->depth, d->depth));
  assert_true(c->has_points == d->has_points && same_vector(c->a, d->a) && same_vector(c->b, d->b));
  assert_true(c->has_normal == d->has_normal && same_vector(c->normal, d->normal));
  assert_int_equal(c->simplex_count, d->simplex_count);
  for (int k = 0; k < c->simplex_count; k++)
    assert_true(c->simplex[k][0] == d->simplex[k][0] && c->simplex[k][1] == d->simplex[k][1]);
}

static og_trace_mark mark[ROOM + 1];

static og_trace run_in_room(const og_algorithm *algorithm, int room) {
  unsigned char canary[sizeof *mark];
  memset(canary, 0xa5, sizeof canary);
  memcpy(&mark[room], canary, sizeof canary);
  og_trace trace = {.marks = mark, .room = room};
  const og_traced *const traced = og_traced_find(algorithm);
  assert_non_null(traced);
  assert_ptr_equal(traced->algorithm, algorithm);
  const og_claim claim = traced->pair(&made.a.body, &made.b.body, &trace);
  const og_claim plain = algorithm->pair->run(&made.a.body, &made.b.body);
  assert_same(&claim, &plain);
  assert_memory_equal(&mark[room], canary, sizeof canary);
  assert_true(0 <= trace.count && trace.count <= room);
  return trace;
}

// ---- what the marks say ----

// In the computed products of the direction, brought into range as the algorithms do.
static void look_at_support(og_vec3 direction, const og_trace_mark *m) {
  const og_vec3 w = m->vector[0], p = m->vector[1], q = m->vector[2];
  assert_true(same_vector(w, og_sub(p, q)));
  if (made.a.body.radius > 0 || made.b.body.radius > 0) return;
  const og_vec3 d = og_direction_in_range(direction);
  bool is_of_a = false, is_of_b = false;
  for (int k = 0; k < made.a.hull.count; k++) {
    is_of_a = is_of_a || same_vector(p, made.a.point[k]);
    assert_true(og_dot(d, made.a.point[k]) <= og_dot(d, p));
  }
  for (int k = 0; k < made.b.hull.count; k++) {
    is_of_b = is_of_b || same_vector(q, made.b.point[k]);
    assert_true(og_dot(d, made.b.point[k]) >= og_dot(d, q));
  }
  assert_true(is_of_a && is_of_b);
}

typedef struct look {
  bool is_exact, is_depth;
  int steps;
  double above; // the most that a bound is above what it bounds, in BOUND's unit
  og_vec3 direction;
  og_vec3 point[ROOM]; // corners by place
  og_vec3 sum;         // of the step's corners with their weights
  og_scalar weights;
  double faces[3]; // the sum of the step's normals times their areas
} look;

static void end_step(const look *l) {
  for (int i = 0; i < 3; i++) assert_true(fabs(l->faces[i]) <= 64 * (double)OFF);
}

static void look_at_face(look *l, const og_trace_mark *m) {
  const og_scalar scale = 1 / (og_scalar)made.size;
  og_vec3 corner[3];
  for (int i = 0; i < 3; i++) {
    corner[i] = og_scale(scale, l->point[m->index[i]]);
    assert_true(og_abs(og_dot(corner[i], m->vector[0]) - scale * m->number) <= OFF);
  }
  assert_true(og_abs(og_norm(m->vector[0]) - 1) <= OFF);
  const og_vec3 area = og_cross(og_sub(corner[1], corner[0]), og_sub(corner[2], corner[0]));
  l->faces[0] += (double)area.x;
  l->faces[1] += (double)area.y;
  l->faces[2] += (double)area.z;
}

static void look_at_mark(look *l, const og_trace_mark *m, bool has_weights) {
  switch (m->kind) {
  case OG_TRACE_STEP:
    end_step(l);
    l->sum = (og_vec3){0, 0, 0};
    l->weights = 0;
    memset(l->faces, 0, sizeof l->faces);
    l->steps++;
    return;
  case OG_TRACE_DIRECTION: l->direction = m->vector[0]; return;
  case OG_TRACE_SUPPORT: look_at_support(l->direction, m); return;
  case OG_TRACE_CORNER:
    assert_true(same_vector(m->vector[0], og_sub(m->vector[1], m->vector[2])));
    assert_in_range(m->index[0], 0, ROOM - 1);
    l->point[m->index[0]] = m->vector[0];
    l->weights += m->number;
    l->sum = og_add_scaled(l->sum, m->number / (og_scalar)made.size, m->vector[0]);
    return;
  case OG_TRACE_FACE: look_at_face(l, m); return;
  case OG_TRACE_NEAREST:
    if (!has_weights) return;
    assert_true(og_abs(l->weights - 1) <= OFF);
    assert_true(og_largest(og_sub(l->sum, og_scale(1 / (og_scalar)made.size, m->vector[0]))) <= OFF);
    return;
  case OG_TRACE_BOUND:
    if (l->is_exact)
      l->above = fmax(l->above, ((double)m->number - (l->is_depth ? made.depth : made.distance)) / made.size);
    return;
  case OG_TRACE_RAY: assert_true(og_abs(og_norm(m->vector[1]) - 1) <= OFF); return;
  default: fail_msg("a mark of kind %d", (int)m->kind);
  }
}

static double look_at(const og_trace *trace, const og_algorithm *algorithm, const og_claim *claim, bool is_exact) {
  static look l;
  memset(&l, 0, sizeof l);
  const bool is_epa = algorithm == &og_algorithm_epa, is_mpr = algorithm == &og_algorithm_mpr;
  const bool has_faces = is_epa && !(claim->verdict == OG_VERDICT_APART);
  l.is_depth = has_faces;
  l.is_exact = is_exact && (l.is_depth ? made.meet : true);
  assert_true(trace->count == 0 || mark[0].kind == OG_TRACE_STEP);
  for (int k = 0; k < trace->count; k++) look_at_mark(&l, &mark[k], algorithm == &og_algorithm_gjk);
  end_step(&l);
  if (claim->outcome == OG_OUTCOME_ANSWERED) {
    if (is_mpr) assert_int_equal(l.steps, claim->iterations + 1);
    else if (!is_epa) assert_int_equal(l.steps, claim->iterations);
    else assert_true(1 <= l.steps && l.steps <= claim->iterations + 1);
  }
  return l.above;
}

static bool is_thin(const char *family) {
  return strcmp(family, "extreme-exponents") == 0 || strcmp(family, "mixed-scales") == 0;
}

static void traces_say_what_is_so(void **state) {
  (void)state;
  static or_pair named;
  for (int s = 0; s < SUBJECTS; s++) {
    int apart = 0, meet = 0, marks = 0;
    double above = 0;
    for (size_t family = 0; family < or_pair_family_count(); family++)
      for (uint64_t seed = 0; seed < SEEDS; seed++) {
        const bool is_exact = make_pair(family, seed);
        or_pair_make(&named, family, seed);
        const og_trace trace = run_in_room(subject[s], ROOM);
        assert_false(trace.cut);
        const og_claim claim = subject[s]->pair->run(&made.a.body, &made.b.body);
        apart += claim.verdict == OG_VERDICT_APART;
        meet += claim.verdict == OG_VERDICT_MEET;
        marks += trace.count;
        if (is_thin(named.family) || !(made.size > 0)) continue;
        above = fmax(above, look_at(&trace, subject[s], &claim, is_exact));
      }
    print_message("%-12s %d apart, %d meet, %d marks; bounds at most %.1f eps above\n", subject[s]->id, apart, meet,
                  marks, above / (double)OG_SCALAR_EPSILON);
    assert_true(apart > 50 && meet > 50 && marks > 5000);
    assert_true(above <= (double)BOUND);
  }
}

static void any_room_gives_the_same_claim(void **state) {
  (void)state;
  for (int s = 0; s < SUBJECTS; s++)
    for (size_t family = 0; family < or_pair_family_count(); family++) {
      (void)make_pair(family, 1);
      const og_trace whole = run_in_room(subject[s], ROOM);
      const int rooms[] = {0, 1, whole.count - 1, whole.count};
      for (int k = 0; k < 4; k++) {
        if (rooms[k] < 0) continue;
        const og_trace trace = run_in_room(subject[s], rooms[k]);
        assert_int_equal(trace.count, rooms[k] < whole.count ? rooms[k] : whole.count);
        assert_int_equal(trace.cut, rooms[k] < whole.count);
      }
    }
}

static void others_have_no_trace(void **state) {
  (void)state;
  const og_algorithm other = {.id = "none"};
  assert_null(og_traced_find(&other));
}

int main(void) {
  exact_bench_open(&made.exact);
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(traces_say_what_is_so),
      cmocka_unit_test(any_room_gives_the_same_claim),
      cmocka_unit_test(others_have_no_trace),
  };
  const int failed = cmocka_run_group_tests(tests, NULL, NULL);
  exact_bench_close(&made.exact);
  return failed;
}
