// Triangles of simple polygons, by every algorithm of the registry behind that door, against exact rationals: by hand,
// families, one ulp to each side of touching, extreme exponents, what is refused; and points counted in triangles.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "ref/polygon/triangulate_ears.h"
#include "ref/polygon/triangulate_monotone.h"
#include "ref/registry.h"
#include "tests/shared/random_pair.h"
#include "tests/shared/triangulation_fault.h"
#include "tool/run/make_triangulate.h"

enum { MOST = 200 };

typedef struct bench {
  og_made_triangulate made;
  or_random random;
  og_vec3 point[MOST];
  int count;
  long answered, refused, out_of_range, inside, outside, subjects;
} bench;

static int rounds(int most) { return getenv("ORIGO_TEST_PAIRS") == NULL ? most : most / 8; }

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  og_made_triangulate_init(&b->made);
  og_made_triangulate_hold(&b->made, MOST);
  b->random = or_random_seeded(1);
  *state = b;
  return b == NULL;
}

static int close_bench(void **state) {
  bench *b = *state;
  og_made_triangulate_clear(&b->made);
  free(b);
  return 0;
}

static void put(bench *b, double x, double y) {
  assert_true(b->count < MOST);
  b->point[b->count++] = (og_vec3){(og_scalar)x, (og_scalar)y, 0};
}

static void put_all(bench *b, const double (*xy)[2], int count) {
  b->count = 0;
  for (int k = 0; k < count; k++) put(b, xy[k][0], xy[k][1]);
}

// ---- judging ----

// Some points: at random in the box around the polygon, and half-way between corners.
static void count_points(bench *b, const char *id) {
  og_vec3 low = b->point[0], high = low;
  for (int k = 1; k < b->count; k++) {
    low = (og_vec3){og_min(low.x, b->point[k].x), og_min(low.y, b->point[k].y), 0};
    high = (og_vec3){og_max(high.x, b->point[k].x), og_max(high.y, b->point[k].y), 0};
  }
  for (int round = 0; round < 8; round++) {
    const double s = fabs(or_random_uniform(&b->random)), t = fabs(or_random_uniform(&b->random));
    og_vec3 p = {(og_scalar)((1 - s) * (double)low.x + s * (double)high.x),
                 (og_scalar)((1 - t) * (double)low.y + t * (double)high.y), 0};
    if (round % 2 == 0) {
      const og_vec3 u = b->point[or_random_int(&b->random, 0, b->count - 1)];
      const og_vec3 v = b->point[or_random_int(&b->random, 0, b->count - 1)];
      p = (og_vec3){u.x / 2 + v.x / 2, u.y / 2 + v.y / 2, 0};
    }
    const or_point_count found = or_count_triangles(b->point, b->count, &b->made.room, p);
    const bool once = found.inside == 1 ? found.on == 0 : found.inside == 0 && found.on >= 1;
    const bool right = found.place > 0   ? once
                       : found.place < 0 ? found.inside == 0 && found.on == 0
                                         : found.inside == 0 && found.on >= 1;
    if (!right) fail_msg("%s: a point at %d is in %d triangles, on %d", id, found.place, found.inside, found.on);
    b->inside += found.place > 0;
    b->outside += found.place < 0;
  }
}

static og_outcome judge_one(bench *b, const og_algorithm *algorithm) {
  const og_outcome outcome = og_triangulate_run(algorithm->triangulate, b->point, b->count, &b->made.room);
  const char *fault = or_triangulation_fault(b->point, b->count, outcome, &b->made.room);
  if (fault != NULL) {
    for (int k = 0; k < b->count; k++) printf("%a %a\n", (double)b->point[k].x, (double)b->point[k].y);
    fail_msg("%s: %s", algorithm->id, fault);
  }
  if (outcome == OG_OUTCOME_ANSWERED) count_points(b, algorithm->id);
  b->answered += outcome == OG_OUTCOME_ANSWERED;
  b->refused += outcome == OG_OUTCOME_DEGENERATE;
  b->out_of_range += outcome == OG_OUTCOME_OUT_OF_RANGE;
  b->subjects++;
  return outcome;
}

// All algorithms; what the judge says is right is what all of them said.
static og_outcome judge(bench *b) {
  og_outcome outcome = OG_OUTCOME_COUNT;
  for (int k = 0; k < og_algorithm_count(); k++)
    if (og_algorithm_at(k)->triangulate != NULL) outcome = judge_one(b, og_algorithm_at(k));
  return outcome;
}

static void reverse(bench *b) {
  for (int i = 0, k = b->count - 1; i < k; i++, k--) {
    const og_vec3 p = b->point[i];
    b->point[i] = b->point[k];
    b->point[k] = p;
  }
}

// From another corner on.
static void turn_round(bench *b, int by) {
  og_vec3 old[MOST];
  for (int k = 0; k < b->count; k++) old[k] = b->point[k];
  for (int k = 0; k < b->count; k++) b->point[k] = old[(k + by) % b->count];
}

// The polygon, the other way round, and from elsewhere on.
static og_outcome judge_ways(bench *b) {
  const og_outcome outcome = judge(b);
  reverse(b);
  assert_int_equal(judge(b), outcome);
  turn_round(b, or_random_int(&b->random, 0, b->count - 1));
  assert_int_equal(judge(b), outcome);
  return outcome;
}

static og_outcome outcome_of(bench *b, const double (*xy)[2], int count) {
  put_all(b, xy, count);
  return judge_ways(b);
}

// ---- by hand ----

static void triangles_by_hand(void **state) {
  bench *b = *state;
  const double triangle[][2] = {{0, 0}, {2, 0}, {0, 1}};
  assert_int_equal(outcome_of(b, triangle, 3), OG_OUTCOME_ANSWERED);
  put_all(b, triangle, 3);
  assert_int_equal(og_triangulate_ears(b->point, 3, &b->made.room), OG_OUTCOME_ANSWERED);
  assert_int_equal(b->made.room.triangle_count, 1);
  assert_int_equal(b->made.room.triangle[0][0], 2);
  assert_int_equal(b->made.room.triangle[0][1], 0);
  assert_int_equal(b->made.room.triangle[0][2], 1);
  // A dart has one diagonal, from its blunt corner to the one across.
  const double dart[][2] = {{0, 0}, {4, 4}, {0, 1}, {-4, 4}};
  assert_int_equal(outcome_of(b, dart, 4), OG_OUTCOME_ANSWERED);
  put_all(b, dart, 4);
  assert_int_equal(og_triangulate_ears(b->point, 4, &b->made.room), OG_OUTCOME_ANSWERED);
  for (int k = 0; k < 2; k++) {
    int ends = 0;
    for (int i = 0; i < 3; i++) ends += b->made.room.triangle[k][i] == 0 || b->made.room.triangle[k][i] == 2;
    assert_int_equal(ends, 2);
  }
}

// Straight angles and points that are there twice: the triangles have an area each, and none of a point again.
static void straight_and_repeated(void **state) {
  bench *b = *state;
  const double straight[][2] = {{0, 0}, {1, 0}, {2, 0}, {4, 0}, {0, 4}, {0, 1}};
  assert_int_equal(outcome_of(b, straight, 6), OG_OUTCOME_ANSWERED);
  const double repeated[][2] = {{0, 0}, {0, 0}, {2, 0}, {2, 2}, {2, 2}, {2, 2}, {0, 2}, {0, 0}};
  assert_int_equal(outcome_of(b, repeated, 8), OG_OUTCOME_ANSWERED);
  assert_int_equal(b->made.room.triangle_count, 2);
  const double zeros[][2] = {{0.0, 0}, {-0.0, 0}, {2, -0.0}, {2, 2}};
  assert_int_equal(outcome_of(b, zeros, 4), OG_OUTCOME_ANSWERED);
  assert_int_equal(b->made.room.triangle_count, 1);
}

static void refused(void **state) {
  bench *b = *state;
  const double bow_tie[][2] = {{0, 0}, {2, 2}, {2, 0}, {0, 2}}, flat[][2] = {{0, 0}, {1, 0}, {2, 0}, {3, 0}};
  const double point[][2] = {{1, 1}, {1, 1}, {1, 1}}, segment[][2] = {{0, 0}, {0, 0}, {3, 1}, {3, 1}};
  // A spike, two squares that share a corner, one that touches an edge from within, an edge along another; the star
  // whose turn is 2, all of whose corners are convex; and a curve that goes round twice and turns left only.
  const double spike[][2] = {{0, 0}, {2, 0}, {3, 0}, {2, 0}, {2, 2}},
               shared[][2] = {{0, 0}, {1, 0}, {1, 1}, {2, 1}, {2, 2}, {1, 2}, {1, 1}, {0, 1}};
  const double back[][2] = {{0, 0}, {3, 0}, {2, 0}, {2, 2}},
               from_within[][2] = {{0, 0}, {4, 0}, {4, 4}, {2, 0}, {0, 4}};
  const double along[][2] = {{0, 0}, {4, 0}, {4, 4}, {3, 0}, {1, 0}, {0, 4}};
  const double star[][2] = {{0, 4}, {-3, -4}, {4, 1}, {-4, 1}, {3, -4}};
  const double twice[][2] = {{0, 0}, {6, 0}, {6, 6}, {0, 6}, {1, 1}, {5, 1}, {5, 5}, {1, 5}};
  const struct {
    const double (*xy)[2];
    int count;
  } bad[] = {{bow_tie, 4}, {flat, 4},        {point, 3}, {segment, 4}, {spike, 5}, {shared, 8},
             {back, 4},    {from_within, 5}, {along, 6}, {star, 5},    {twice, 8}};
  for (size_t k = 0; k < sizeof bad / sizeof *bad; k++)
    assert_int_equal(outcome_of(b, bad[k].xy, bad[k].count), OG_OUTCOME_DEGENERATE);
  put_all(b, bow_tie, 4);
  for (b->count = 2; b->count >= -1; b->count--) assert_int_equal(judge(b), OG_OUTCOME_DEGENERATE);
  const double square[][2] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  const double wrong[] = {(double)NAN, (double)INFINITY, -(double)INFINITY};
  for (int k = 0; k < 6; k++) {
    put_all(b, square, 4);
    if (k % 2 == 0) b->point[k / 2].x = (og_scalar)wrong[k / 2];
    else b->point[k / 2].y = (og_scalar)wrong[k / 2];
    assert_int_equal(judge(b), OG_OUTCOME_OUT_OF_RANGE);
    og_made_triangulate *made = &b->made;
    assert_int_equal(og_triangulate_ears(b->point, b->count, &made->room), OG_OUTCOME_OUT_OF_RANGE);
    assert_int_equal(og_triangulate_monotone(b->point, b->count, &made->room), OG_OUTCOME_OUT_OF_RANGE);
    assert_int_equal(made->room.triangle_count, 0);
  }
}

// ---- one ulp ----

static og_scalar ulp_up(og_scalar x) {
  return sizeof(og_scalar) == 4 ? (og_scalar)nextafterf((float)x, 9) : (og_scalar)nextafter((double)x, 9);
}
static og_scalar ulp_down(og_scalar x) {
  return sizeof(og_scalar) == 4 ? (og_scalar)nextafterf((float)x, -9) : (og_scalar)nextafter((double)x, -9);
}

// A spike from the top down to the edge at y = 1: an ulp above it, on it, an ulp below.
static void a_spike_an_ulp_from_an_edge(void **state) {
  bench *b = *state;
  const double box[][2] = {{0, 1}, {4, 1}, {4, 4}, {3, 4}, {2, 1}, {1, 4}, {0, 4}};
  const og_scalar at[] = {ulp_up(1), 1, ulp_down(1)};
  for (int k = 0; k < 3; k++) {
    put_all(b, box, 7);
    b->point[4].y = at[k];
    assert_int_equal(judge_ways(b), k == 0 ? OG_OUTCOME_ANSWERED : OG_OUTCOME_DEGENERATE);
  }
}

// A corner an ulp to each side of a slanted edge, and on it: a notch, a straight angle and a bump; all are simple.
static void a_notch_of_an_ulp(void **state) {
  bench *b = *state;
  for (int k = -1; k <= 1; k++) {
    const double box[][2] = {{0, 0}, {8, 0}, {5, 1}, {2, 2}, {-1, 3}};
    put_all(b, box, 5);
    if (k != 0) b->point[3].y = k > 0 ? ulp_up(2) : ulp_down(2);
    assert_int_equal(judge_ways(b), OG_OUTCOME_ANSWERED);
  }
  // The diagonal of an ear passes a blunt corner by an ulp, on either side, or through it.
  for (int k = -1; k <= 1; k++) {
    const double ear[][2] = {{0, 0}, {3, -3}, {6, 0}, {6, 3}, {3, 0}, {0, 3}};
    put_all(b, ear, 6);
    if (k != 0) b->point[4].y = k > 0 ? OG_SCALAR_EPSILON : -OG_SCALAR_EPSILON;
    assert_int_equal(judge_ways(b), OG_OUTCOME_ANSWERED);
  }
}

// ---- families ----

static const double whole_turn = 6.283185307179586;

static void convex(bench *b) {
  const int n = or_random_int(&b->random, 3, 40);
  const double start = or_random_uniform(&b->random);
  for (int k = 0; k < n; k++) put(b, 3 * cos(start + whole_turn * k / n), sin(start + whole_turn * k / n));
}

static void star(bench *b) {
  const int n = or_random_int(&b->random, 3, 30);
  for (int k = 0; k < 2 * n; k++) {
    const double r = k % 2 == 0 ? 1 : 0.2 + 0.5 * fabs(or_random_uniform(&b->random));
    put(b, r * cos(whole_turn * k / (2 * n)), r * sin(whole_turn * k / (2 * n)));
  }
}

static void comb(bench *b) {
  const int teeth = or_random_int(&b->random, 1, 40), slant = or_random_int(&b->random, -4, 4);
  put(b, 2 * teeth, -1);
  for (int k = teeth - 1; k >= 0; k--) {
    put(b, 2 * k + 2, 0);
    put(b, 2 * k + 1 + slant, 30 + or_random_int(&b->random, 0, 2));
  }
  put(b, 0, 0);
  put(b, 0, -1);
}

// A band that winds inwards, on a lattice: out along one side and back along the other.
static void spiral(bench *b) {
  const int turns = or_random_int(&b->random, 1, 12);
  static const int way[4][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
  double x = 0, y = 0;
  og_vec3 inner[MOST];
  int n = 0;
  for (int k = 0; k < 4 * turns; k++) {
    const double length = 4 * (4 * turns - k);
    inner[n++] =
        (og_vec3){(og_scalar)(x + way[k % 4][0] - way[k % 4][1]), (og_scalar)(y + way[k % 4][1] + way[k % 4][0]), 0};
    put(b, x, y);
    x += length * way[k % 4][0];
    y += length * way[k % 4][1];
  }
  put(b, x, y);
  for (int k = n - 1; k >= 0; k--) put(b, (double)inner[k].x, (double)inner[k].y);
}

// Points around a centre, in the order of their angles.
static int by_angle(const void *p, const void *q) {
  const og_vec3 *a = p, *c = q;
  const double of_a = atan2((double)a->y, (double)a->x), of_c = atan2((double)c->y, (double)c->x);
  return (of_a > of_c) - (of_a < of_c);
}

static void radial(bench *b) {
  const int n = or_random_int(&b->random, 3, 60);
  for (int k = 0; k < n; k++) put(b, or_random_uniform(&b->random), or_random_uniform(&b->random));
  qsort(b->point, (size_t)n, sizeof *b->point, by_angle);
}

static double way_of(const og_vec3 *p, const og_vec3 *q) { return hypot((double)(p->x - q->x), (double)(p->y - q->y)); }

// Points in any order, of which parts are turned round as long as that makes the way shorter: no edges cross then.
static void shorten(bench *b) {
  for (bool shorter = true; shorter;) {
    shorter = false;
    for (int i = 0; i + 2 < b->count; i++)
      for (int k = i + 2; k < b->count; k++) {
        const og_vec3 *p = b->point, *last = &p[(k + 1) % b->count];
        if (!(way_of(&p[i], &p[k]) + way_of(&p[i + 1], last) < way_of(&p[i], &p[i + 1]) + way_of(&p[k], last) - 1e-6))
          continue;
        for (int u = i + 1, v = k; u < v; u++, v--) {
          const og_vec3 held = b->point[u];
          b->point[u] = b->point[v];
          b->point[v] = held;
        }
        shorter = true;
      }
  }
}

static void shortest(bench *b) {
  const int n = or_random_int(&b->random, 3, 40);
  for (int k = 0; k < n; k++) put(b, or_random_uniform(&b->random), or_random_uniform(&b->random));
  shorten(b);
}

// On a lattice, with many corners on lines; some touch, and are refused.
static void lattice(bench *b) {
  const int n = or_random_int(&b->random, 3, 14), size = or_random_int(&b->random, 2, 8);
  for (int k = 0; k < n; k++) put(b, or_random_int(&b->random, -size, size), or_random_int(&b->random, -size, size));
  shorten(b);
}

// Points in any order: few are simple.
static void any(bench *b) {
  const int n = or_random_int(&b->random, 3, 7);
  for (int k = 0; k < n; k++) put(b, or_random_int(&b->random, -3, 3), or_random_int(&b->random, -3, 3));
}

// Polygons of a lattice with points put on their edges, and points repeated.
static void runs(bench *b) {
  og_vec3 old[MOST];
  lattice(b);
  const int n = b->count;
  for (int k = 0; k < n; k++) old[k] = b->point[k];
  b->count = 0;
  for (int k = 0; k < n; k++) {
    const og_vec3 p = old[k], q = old[(k + 1) % n];
    for (int i = 0; i < 4; i++) {
      if (i > 0 && or_random_int(&b->random, 0, 1) == 0) continue;
      const int again = or_random_int(&b->random, 0, 9) == 0 ? 2 : 1;
      for (int m = 0; m < again; m++)
        put(b, (4 - i) * (double)p.x + i * (double)q.x, (4 - i) * (double)p.y + i * (double)q.y);
    }
  }
}

// The same with every number an ulp off, perhaps.
static void almost_runs(bench *b) {
  runs(b);
  for (int k = 0; k < b->count; k++) {
    const int way = or_random_int(&b->random, -2, 2);
    if (way == 1) b->point[k].x *= 1 + OG_SCALAR_EPSILON;
    if (way == -1) b->point[k].y *= 1 - OG_SCALAR_EPSILON / 2;
  }
}

typedef struct family {
  const char *name;
  void (*make)(bench *b);
  int rounds, least; // so many of 1,000 are simple, at least
} family;

static const family families[] = {
    {"convex", convex, 60, 1000},      {"star", star, 60, 1000},      {"comb", comb, 60, 1000},
    {"spiral", spiral, 24, 1000},      {"radial", radial, 100, 1000}, {"shortest", shortest, 100, 1000},
    {"lattice", lattice, 400, 900},    {"any order", any, 1200, 200}, {"runs", runs, 200, 900},
    {"almost", almost_runs, 300, 500},
};
enum { FAMILIES = sizeof families / sizeof *families };

static void families_hold(void **state) {
  bench *b = *state;
  for (int f = 0; f < FAMILIES; f++) {
    int simple = 0;
    const int all = rounds(families[f].rounds);
    for (int round = 0; round < all; round++) {
      b->count = 0;
      families[f].make(b);
      simple += judge_ways(b) == OG_OUTCOME_ANSWERED;
    }
    printf("%-10s %4d of %4d simple\n", families[f].name, simple, all);
    if (simple * 1000 < families[f].least * all) fail_msg("%s: only %d are simple", families[f].name, simple);
  }
  assert_true(b->refused > 100 && b->inside > 1000 && b->outside > 1000);
}

// ---- exponents ----

static og_scalar power(og_scalar x, int exponent) { return (og_scalar)ldexp((double)x, exponent); }

// Scaled by a power of two, to both ends of the range, all answers are as before.
static void scaled(void **state) {
  bench *b = *state;
  const int low = OG_SCALAR_MIN_EXP - OG_SCALAR_MANT_DIG + 1, high = sizeof(og_scalar) == 4 ? 124 : 1020;
  for (int round = 0; round < rounds(200); round++) {
    b->count = 0;
    lattice(b);
    const og_outcome outcome = judge(b);
    // Integers of up to 4 bits: the lowest exponent makes multiples of the smallest number of them.
    const int by = round % 4 == 0 ? low : round % 4 == 1 ? high - 1 : or_random_int(&b->random, low, high - 1);
    for (int k = 0; k < b->count; k++) b->point[k] = (og_vec3){power(b->point[k].x, by), power(b->point[k].y, by), 0};
    assert_int_equal(judge(b), outcome);
  }
}

// Corners at distances that are far apart in scale: simple and answered up to the stated span, OUT_OF_RANGE beyond it.
static void far_apart(void **state) {
  bench *b = *state;
  const int span = sizeof(og_scalar) == 4 ? 110 : 800;
  const long before = b->out_of_range;
  for (int k = 1; k <= span + 3; k += k < span - 3 ? 7 : 1) {
    // A notch whose tip is 2^-k above the lower edge; 1 has its bit below 2^1.
    const double box[][2] = {{0, 0}, {1, 0}, {1, 1}, {0.75, 1}, {0.5, ldexp(1, -k)}, {0.25, 1}, {0, 1}};
    put_all(b, box, 7);
    assert_int_equal(judge_ways(b), 1 + k <= span ? OG_OUTCOME_ANSWERED : OG_OUTCOME_OUT_OF_RANGE);
  }
  assert_true(b->out_of_range > before);
}

// Coordinates of any exponents within a span.
static void any_exponents(void **state) {
  bench *b = *state;
  const int most = sizeof(og_scalar) == 4 ? 105 : 790;
  long simple = 0;
  for (int round = 0; round < rounds(1200); round++) {
    b->count = 0;
    const int n = or_random_int(&b->random, 3, 8), down = or_random_int(&b->random, 1, most);
    for (int k = 0; k < n; k++)
      put(b, ldexp(or_random_int(&b->random, -3, 3), -or_random_int(&b->random, 0, down)),
          ldexp(or_random_int(&b->random, -3, 3), -or_random_int(&b->random, 0, down)));
    if (round % 2 == 0) qsort(b->point, (size_t)n, sizeof *b->point, by_angle);
    simple += judge_ways(b) == OG_OUTCOME_ANSWERED;
  }
  assert_true(simple > rounds(200));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(triangles_by_hand),
      cmocka_unit_test(straight_and_repeated),
      cmocka_unit_test(refused),
      cmocka_unit_test(a_spike_an_ulp_from_an_edge),
      cmocka_unit_test(a_notch_of_an_ulp),
      cmocka_unit_test(families_hold),
      cmocka_unit_test(scaled),
      cmocka_unit_test(far_apart),
      cmocka_unit_test(any_exponents),
  };
  return cmocka_run_group_tests(tests, open_bench, close_bench);
}
