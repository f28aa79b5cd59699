// The steps that clipping by half-planes writes: the claim is the plain one, bit for bit; what is left after each line
// lies on its kept side and within what was left before, but for rounding; the last corners are the answer.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "ref/door/clip_traced.h"
#include "ref/polytope/hull_2d.h"
#include "ref/traced_registry.h"
#include "tests/shared/random_pair.h"
#include "tests/shared/trace_rooms.h"

extern const og_algorithm og_algorithm_clip_halfplanes;

enum { MOST = 12, CORNERS = 8 * 2 * MOST };

typedef struct figure {
  og_vec2 vertex[MOST];
  og_polygon polygon;
} figure;

static figure a, b;
static int capacity = CORNERS;
static og_clip_claim claim;
static og_vec2 answer[CORNERS];

// The hull of some points; false where it has no area.
static bool put(figure *c, const og_vec2 *point, int count) {
  og_vec3 lifted[MOST];
  int corner[MOST + 1], order[MOST];
  for (int k = 0; k < count; k++) lifted[k] = (og_vec3){point[k].x, point[k].y, 0};
  const og_hull_2d_result hull = og_hull_2d(lifted, count, corner, order);
  for (int k = 0; k < hull.corner_count; k++) c->vertex[k] = point[corner[k]];
  c->polygon = (og_polygon){hull.corner_count, c->vertex};
  return hull.corner_count >= 3;
}

static void run_traced(void *context, og_trace *trace) {
  (void)context;
  static og_vec2 corner[2][CORNERS], scratch[2 * MOST + 2];
  static og_vec3 point[CORNERS];
  const og_traced *const traced = og_traced_find(&og_algorithm_clip_halfplanes);
  assert_non_null(traced);
  og_clip_room room = {corner[0], capacity, scratch, point};
  const og_clip_claim plain = og_clip_run(og_algorithm_clip_halfplanes.clip, &a.polygon, &b.polygon, &room);
  room.corner = corner[1];
  claim = og_clip_run_traced(traced->clip, &a.polygon, &b.polygon, &room, trace);
  assert_true(claim.outcome == plain.outcome && claim.count == plain.count);
  for (int k = 0; k < claim.count; k++) {
    assert_true(or_same_number(corner[0][k].x, corner[1][k].x) && or_same_number(corner[0][k].y, corner[1][k].y));
    answer[k] = corner[1][k];
  }
}

// ---- what the marks say ----

static double size_of(void) {
  double size = 0;
  for (int k = 0; k < a.polygon.count; k++)
    size = fmax(size, fmax(fabs((double)a.vertex[k].x), fabs((double)a.vertex[k].y)));
  for (int k = 0; k < b.polygon.count; k++)
    size = fmax(size, fmax(fabs((double)b.vertex[k].x), fabs((double)b.vertex[k].y)));
  return size;
}

static double height(const og_trace_mark *plane, og_vec3 p) {
  return (double)plane->vector[0].x * (double)p.x + (double)plane->vector[0].y * (double)p.y - (double)plane->number;
}

// The points from there to the end of their step.
static int count_points(const og_trace *trace, int from) {
  int count = 0;
  while (from + count < trace->count && trace->marks[from + count].kind == OG_TRACE_POINT) {
    assert_int_equal(trace->marks[from + count].index[0], count);
    assert_true((double)trace->marks[from + count].vector[0].z == 0);
    count++;
  }
  return count;
}

// Each new corner lies on one of the old edges or is an old corner: its distance from the nearest of them.
static double off_edges(const og_trace_mark *old, int count, og_vec3 p) {
  double least = HUGE_VAL;
  for (int k = 0; k < count; k++) {
    const og_vec3 u = old[k].vector[0], v = old[(k + 1) % count].vector[0];
    const double ex = (double)v.x - (double)u.x, ey = (double)v.y - (double)u.y, length2 = ex * ex + ey * ey;
    const double dx = (double)p.x - (double)u.x, dy = (double)p.y - (double)u.y;
    const double t = length2 > 0 ? fmin(1, fmax(0, (dx * ex + dy * ey) / length2)) : 0;
    least = fmin(least, hypot(dx - t * ex, dy - t * ey));
  }
  return least;
}

static void look_at_marks(const og_trace *trace) {
  const double slack = 32 * (double)OG_SCALAR_EPSILON * size_of();
  int lines = 0, old_at = 1, old = count_points(trace, 1);
  assert_int_equal(old, a.polygon.count);
  for (int k = 0; k < old; k++) {
    const og_vec3 p = trace->marks[1 + k].vector[0];
    assert_true(hypot((double)p.x - (double)a.vertex[k].x, (double)p.y - (double)a.vertex[k].y) <= slack);
  }
  for (int at = 1 + old; at < trace->count; lines++) {
    assert_int_equal(trace->marks[at].kind, OG_TRACE_STEP);
    const og_trace_mark *const plane = &trace->marks[at + 1];
    assert_int_equal(plane->kind, OG_TRACE_PLANE);
    for (int k = 0; k < b.polygon.count; k++) {
      const double h = height(plane, (og_vec3){b.vertex[k].x, b.vertex[k].y, 0});
      assert_true(k == lines || k == (lines + 1) % b.polygon.count ? fabs(h) <= slack : h >= -slack);
    }
    const int now = count_points(trace, at + 2);
    for (int k = 0; k < now; k++) {
      const og_vec3 p = trace->marks[at + 2 + k].vector[0];
      assert_true(height(plane, p) >= -slack);
      assert_true(off_edges(&trace->marks[old_at], old, p) <= slack);
    }
    old_at = at + 2;
    old = now;
    at = old_at + now;
  }
  assert_true(lines == b.polygon.count || old == 0);
  assert_int_equal(old, claim.count);
  for (int k = 0; k < old; k++)
    assert_true(or_same_vector(trace->marks[old_at + k].vector[0], (og_vec3){answer[k].x, answer[k].y, 0}));
}

static og_vec2 shifted(og_vec2 p, og_scalar by, int ulps) {
  const og_vec2 q = {p.x + by, p.y};
  return ulps == 0 ? q : (og_vec2){q.x * (1 + (og_scalar)ulps * OG_SCALAR_EPSILON), q.y};
}

// On a lattice, so that many touch, share corners and have edges along each other; and an ulp to each side.
static void lattice_polygons(void **state) {
  (void)state;
  or_random random = or_random_seeded(3);
  int shared = 0, empty = 0;
  for (int round = 0; round < 3000; round++) {
    og_vec2 point[2][MOST];
    int count[2];
    for (int i = 0; i < 2; i++) {
      count[i] = or_random_int(&random, 3, 10);
      for (int k = 0; k < count[i]; k++) {
        const og_vec2 p = {(og_scalar)or_random_int(&random, -6, 6), (og_scalar)or_random_int(&random, -6, 6)};
        point[i][k] = shifted(p, (og_scalar)(5 * i), i * (round % 3 - 1));
      }
    }
    if (!put(&a, point[0], count[0]) || !put(&b, point[1], count[1])) continue;
    const og_trace *const trace = or_trace_rooms(run_traced, NULL);
    if (claim.outcome != OG_OUTCOME_ANSWERED) continue;
    look_at_marks(trace);
    shared += claim.count > 2;
    empty += claim.count == 0;
  }
  assert_true(shared > 500 && empty > 50);
}

static void little_room(void **state) {
  (void)state;
  const og_vec2 up[] = {{-3, -2}, {3, -2}, {0, 4}}, down[] = {{-3, 2}, {0, -4}, {3, 2}};
  assert_true(put(&a, up, 3) && put(&b, down, 3));
  for (capacity = 0; capacity < 7; capacity++) {
    const og_trace *const trace = or_trace_rooms(run_traced, NULL);
    assert_int_equal(claim.outcome, capacity == 0  ? OG_OUTCOME_BAD_INPUT
                                    : capacity < 6 ? OG_OUTCOME_FULL
                                                   : OG_OUTCOME_ANSWERED);
    assert_true(capacity < 3 ? trace->count == 0 : trace->count > 4);
  }
  capacity = CORNERS;
}

static void bad_polygons_have_no_steps(void **state) {
  (void)state;
  const og_vec2 up[] = {{-3, -2}, {3, -2}, {0, 4}};
  assert_true(put(&a, up, 3) && put(&b, up, 3));
  b.polygon.count = 2;
  assert_int_equal(or_trace_rooms(run_traced, NULL)->count, 0);
  assert_int_equal(claim.outcome, OG_OUTCOME_DEGENERATE);
  b.polygon.count = 3;
  a.polygon.count = 2;
  assert_int_equal(or_trace_rooms(run_traced, NULL)->count, 0);
  assert_int_equal(claim.outcome, OG_OUTCOME_DEGENERATE);
  a.polygon.count = 3;
  b.vertex[1].y = (og_scalar)NAN;
  assert_int_equal(or_trace_rooms(run_traced, NULL)->count, 0);
  assert_int_not_equal(claim.outcome, OG_OUTCOME_ANSWERED);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(lattice_polygons),
      cmocka_unit_test(little_room),
      cmocka_unit_test(bad_polygons_have_no_steps),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
