// Meshes whose vertices move, most of them degenerate: when they first meet, and in which pairs, is what all pairs say
// one by one to the oracle, which decides by Sturm's theorem. A certificate that is changed is refused, unless it
// proves the same.
//
// ORIGO_TEST_MESHES sets the number of meshes held against the oracle; ORIGO_TEST_PAIRS, if it is set, makes fewer.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/mesh_motion/solve/mesh_motion.h"
#include "spec/mesh_motion/times.h"
#include "spec/moving/solve/moving.h"
#include "spec/number/nearest.h"
#include "tests/oracle/moving.h"
#include "tool/gen/random.h"

typedef enum family {
  LATTICE,
  TINY_LATTICE,
  PLANAR,
  STATIC,
  ONE_MOVES,
  TRANSLATED,
  SHEETS,
  SHARED,
  GENERAL,
  FAMILY_COUNT
} family;

enum { POINTS = 5, TRIANGLES = 2, CORNERS = 3 };

// One mesh: POINTS points at the start, and behind them as many at the end.
typedef struct mesh {
  double xyz[6 * POINTS];
  int32_t triangle[TRIANGLES][CORNERS];
} mesh;

typedef struct bench {
  og_random random;
  bool with_itself;
  mesh side[2];
  og_mesh_problem problem;
  og_mesh_motion_answer answer;
  og_mesh_motion_finding finding;
  mpq_t start[4][3], end[4][3], number;
  or_time truth;
  or_poly root;
  // How often each kind came up.
  int never, at_start, at_end, rational, irrational, several, pieces;
} bench;

static int rounds(void) {
  const char *wanted = getenv("ORIGO_TEST_MESHES");
  if (wanted != NULL) return atoi(wanted) / FAMILY_COUNT + 1;
  return getenv("ORIGO_TEST_PAIRS") == NULL ? 25 : 10;
}

// ---- meshes ----

static double whole(bench *b, int reach) { return (double)og_random_integer(&b->random, -reach, reach); }

static void place_points(bench *b, mesh *m, family f, double above) {
  const double shift[3] = {whole(b, 2), whole(b, 2), whole(b, 2)};
  const int mover = (int)og_random_integer(&b->random, 0, POINTS - 1), reach = f == TINY_LATTICE ? 1 : 3;
  for (int k = 0; k < 3 * POINTS; k++) {
    double *start = &m->xyz[k], *end = &m->xyz[3 * POINTS + k];
    *start = f == GENERAL ? whole(b, 1000) / 1024 : whole(b, reach);
    *end = f == GENERAL ? whole(b, 1000) / 1024 : whole(b, reach);
    if (f == PLANAR && k % 3 == 2) *start = *end = 0;
    if (f == STATIC || (f == ONE_MOVES && k / 3 != mover)) *end = *start;
    if (f == TRANSLATED) *end = *start + shift[k % 3];
    if (f == SHEETS) *end = *start;
    if (f == SHEETS && k % 3 == 2) {
      *start = above;
      *end = -above * (double)og_random_integer(&b->random, 1, 2);
    }
  }
  if (f != SHARED) return;
  // One point is where another is, at one time.
  const size_t from = 3 * (size_t)og_random_integer(&b->random, 0, 2 * POINTS - 1),
               to = 3 * (size_t)og_random_integer(&b->random, 0, 2 * POINTS - 1);
  for (size_t k = 0; k < 3; k++) m->xyz[to + k] = m->xyz[from + k];
}

// Triangles may share points, and now and then name one twice.
static void place_triangles(bench *b, mesh *m, og_triangles *triangles) {
  og_triangles_resize(triangles, TRIANGLES);
  for (int t = 0; t < TRIANGLES; t++) {
    const int first = (int)og_random_integer(&b->random, 0, POINTS - 1);
    for (int k = 0; k < CORNERS; k++)
      m->triangle[t][k] = t == 0 ? (first + k) % POINTS : (int32_t)og_random_integer(&b->random, 0, POINTS - 1);
    memcpy(triangles->of[t].at, m->triangle[t], sizeof m->triangle[t]);
  }
}

static void set_problem(bench *b) {
  b->problem.with_itself = b->with_itself;
  const double *other = b->with_itself ? NULL : b->side[1].xyz;
  assert_int_equal(og_mesh_problem_set_doubles(&b->problem, b->side[0].xyz, 2 * POINTS, other, 2 * POINTS),
                   OG_PROBLEM_OK);
}

static void place(bench *b, family f) {
  b->with_itself = og_random_flip(&b->random);
  for (int k = 0; k < 2; k++) {
    place_points(b, &b->side[k], f, k == 0 ? 0 : 1);
    place_triangles(b, &b->side[k], k == 0 ? &b->problem.a : &b->problem.b);
  }
  if (b->with_itself) b->problem.b.count = 0;
  set_problem(b);
}

// ---- all pairs, one by one ----

static void to_mpq(mpq_t r, const og_rational *a) {
  mpz_set(mpq_numref(r), a->num.z);
  mpz_set(mpq_denref(r), a->den.z);
}

// Is the time of the pair that of the answer?
static bool is_at_first(bench *b) {
  const og_moving_finding *first = &b->answer.finding.first;
  if (first->is_rational) {
    to_mpq(b->number, &first->time);
    return or_time_compare(&b->truth, b->number) == 0;
  }
  for (int k = 0; k < 8; k++) mpq_set_ui(b->root.c[k], 0, 1);
  for (int k = 0; k <= first->root.degree; k++) mpq_set_z(b->root.c[k], first->root.c[k].z);
  b->root.degree = first->root.degree;
  if (!or_time_is_root_of(&b->truth, &b->root)) return false;
  to_mpq(b->number, &first->lo);
  if (or_time_compare(&b->truth, b->number) <= 0) return false;
  to_mpq(b->number, &first->hi);
  return or_time_compare(&b->truth, b->number) < 0;
}

static bool is_after_first(bench *b) {
  const og_moving_finding *first = &b->answer.finding.first;
  to_mpq(b->number, first->is_rational ? &first->time : &first->hi);
  const int order = or_time_compare(&b->truth, b->number);
  return first->is_rational ? order > 0 : order >= 0;
}

static void take_point(bench *b, int at, const mesh *m, int32_t number) {
  for (int k = 0; k < 3; k++) {
    mpq_set_d(b->start[at][k], m->xyz[3 * number + k]);
    mpq_set_d(b->end[at][k], m->xyz[3 * (POINTS + number) + k]);
  }
}

static bool is_among(int32_t number, const int32_t *of, int count) {
  for (int k = 0; k < count; k++)
    if (of[k] == number) return true;
  return false;
}

static int8_t sort(int32_t at[3], int count) {
  for (int i = 0; i < count; i++)
    for (int j = i + 1; j < count; j++)
      if (at[j] < at[i]) {
        const int32_t greater = at[i];
        at[i] = at[j];
        at[j] = greater;
      }
  return (int8_t)count;
}

// The number of a feature whose points are given in any order.
static int32_t number_of(const bench *b, int body, const int32_t *at, int count) {
  og_motion_feature f = {(int8_t)body, 0, {0, 0, 0}};
  memcpy(f.at, at, (size_t)count * sizeof *at);
  f.size = sort(f.at, count);
  const size_t found = og_motion_features_find(&b->answer.finding.features, &f);
  assert_true(found < b->answer.finding.features.count);
  return (int32_t)found;
}

// Does the answer list the pair, the lesser number first?
static bool is_listed(const bench *b, int32_t x, int32_t y) {
  for (size_t k = 0; k < b->answer.certificate.first_count; k++) {
    const og_motion_pair pair = b->answer.certificate.first[k].pair;
    if (pair.x == (x < y ? x : y) && pair.y == (x < y ? y : x)) return true;
  }
  return false;
}

static void compare_pair(bench *b, int of_x, const int32_t *x, int count_x, int of_y, const int32_t *y, int count_y) {
  if (b->with_itself)
    for (int i = 0; i < count_x; i++)
      if (is_among(x[i], y, count_y)) return;
  for (int k = 0; k < count_x; k++) take_point(b, k, &b->side[of_x], x[k]);
  for (int k = 0; k < count_y; k++) take_point(b, count_x + k, &b->side[of_y], y[k]);
  const bool listed = is_listed(b, number_of(b, of_x, x, count_x), number_of(b, of_y, y, count_y));
  if (!or_first_contact(&b->truth, b->start, b->end, count_x)) {
    assert_false(listed);
    return;
  }
  assert_true(b->answer.finding.first.hit);
  if (listed) assert_true(is_at_first(b));
  else assert_true(is_after_first(b));
}

static void compare_triangles(bench *b, int of_x, const int32_t *x, int of_y, const int32_t *y) {
  for (int i = 0; i < 3; i++) {
    compare_pair(b, of_x, &x[i], 1, of_y, y, 3);
    compare_pair(b, of_y, &y[i], 1, of_x, x, 3);
  }
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      const int32_t p[2] = {x[i], x[(i + 1) % 3]}, q[2] = {y[j], y[(j + 1) % 3]};
      if (p[0] != p[1] && q[0] != q[1]) compare_pair(b, of_x, p, 2, of_y, q, 2);
    }
}

static void count_kind(bench *b) {
  const og_moving_finding *first = &b->answer.finding.first;
  b->never += !first->hit;
  b->pieces += b->answer.certificate.pieces.count > b->answer.certificate.apart_count;
  if (!first->hit) return;
  b->several += b->answer.certificate.first_count > 1;
  b->rational += first->is_rational;
  b->irrational += !first->is_rational;
  b->at_start += first->is_rational && og_rational_sign(&first->time) == 0;
  b->at_end += first->is_rational && og_int_compare(&first->time.num, &first->time.den) == 0;
}

static void solve(bench *b) {
  const og_mesh_motion_refusal refusal = og_solve_mesh_motion(&b->problem, &b->answer);
  if (refusal != OG_MESH_MOTION_ACCEPTED) fail_msg("%s", og_mesh_motion_refusal_text(refusal));
}

static void compare_with_oracle(bench *b) {
  solve(b);
  const int other = b->with_itself ? 0 : 1;
  for (int i = 0; i < TRIANGLES; i++)
    for (int j = b->with_itself ? i + 1 : 0; j < TRIANGLES; j++)
      compare_triangles(b, 0, b->side[0].triangle[i], other, b->side[other].triangle[j]);
  count_kind(b);
}

static void test_families(void **state) {
  bench *b = *state;
  for (family f = LATTICE; f < FAMILY_COUNT; f++)
    for (int round = 0; round < rounds(); round++) {
      place(b, f);
      compare_with_oracle(b);
    }
  const int few = rounds() / 10;
  assert_true(b->never > few && b->at_start > few && b->rational > few && b->irrational > few && b->several > few);
  assert_true(b->at_end > 0 && b->pieces > 0);
}

// ---- single cases ----

// A triangle falls on another, which is still; and stops one ulp above it, upon it, or one ulp below.
static void set_falling(bench *b, double end) {
  static const double below[9] = {-1, -1, 0, 3, -1, 0, -1, 3, 0}, above[9] = {0, 0, 1, 1, 0, 1, 0, 1, 1};
  b->with_itself = false;
  for (int k = 0; k < 2; k++) {
    mesh *m = &b->side[k];
    memset(m, 0, sizeof *m);
    memcpy(m->xyz, k == 0 ? below : above, sizeof below);
    memcpy(&m->xyz[3 * POINTS], m->xyz, 3 * POINTS * sizeof *m->xyz);
    og_triangles *triangles = k == 0 ? &b->problem.a : &b->problem.b;
    og_triangles_resize(triangles, TRIANGLES);
    for (int t = 0; t < TRIANGLES; t++)
      for (int i = 0; i < 3; i++) m->triangle[t][i] = triangles->of[t].at[i] = i;
  }
  for (int i = 0; i < 3; i++) b->side[1].xyz[3 * POINTS + 3 * i + 2] = end;
  set_problem(b);
}

static void test_beside(void **state) {
  bench *b = *state;
  const struct {
    double end;
    bool hit;
  } stops[] = {{-1, true}, {0x1p-1074, false}, {0, true}, {-0x1p-1074, true}, {0x1p-52, false}, {-0x1p1023, true}};
  for (size_t k = 0; k < sizeof stops / sizeof *stops; k++) {
    set_falling(b, stops[k].end);
    compare_with_oracle(b);
    assert_int_equal(b->answer.finding.first.hit, stops[k].hit);
    if (stops[k].hit) assert_int_equal(b->answer.certificate.first_count, 3); // its corners, and no edges
  }
}

static void test_bad_problems(void **state) {
  bench *b = *state;
  set_falling(b, -1);
  b->problem.a.of[0].at[2] = POINTS;
  assert_int_equal(og_solve_mesh_motion(&b->problem, &b->answer), OG_MESH_MOTION_REFUSED_PROBLEM);
  b->problem.a.of[0].at[2] = -1;
  assert_int_equal(og_solve_mesh_motion(&b->problem, &b->answer), OG_MESH_MOTION_REFUSED_PROBLEM);
  set_falling(b, -1);
  b->problem.b.of[1].at[0] = POINTS;
  assert_int_equal(og_solve_mesh_motion(&b->problem, &b->answer), OG_MESH_MOTION_REFUSED_PROBLEM);
  set_falling(b, -1);
  b->problem.points.b.count--;
  assert_int_equal(og_solve_mesh_motion(&b->problem, &b->answer), OG_MESH_MOTION_REFUSED_PROBLEM);
  // Without triangles nothing can meet.
  set_falling(b, -1);
  b->problem.a.count = b->problem.b.count = 0;
  solve(b);
  assert_false(b->answer.finding.first.hit);
  assert_string_equal(og_mesh_motion_refusal_text(OG_MESH_MOTION_ACCEPTED), "accepted");
  assert_string_equal(og_mesh_motion_refusal_text(OG_MESH_MOTION_REFUSED_COUNT), "unknown refusal");
}

// ---- certificates that are changed ----

static og_mesh_motion_refusal check(bench *b) {
  return og_check_mesh_motion(&b->problem, &b->answer.certificate, &b->finding);
}

static void test_what_is_refused(void **state) {
  bench *b = *state;
  og_mesh_motion_certificate *c = &b->answer.certificate;
  set_falling(b, -1);
  solve(b);
  assert_int_equal(check(b), OG_MESH_MOTION_ACCEPTED);
  og_rational_set_si(&c->until, 0);
  assert_int_equal(check(b), OG_MESH_MOTION_REFUSED_UNTIL);
  og_rational_set_si(&c->until, 2);
  assert_int_equal(check(b), OG_MESH_MOTION_REFUSED_UNTIL);
  og_rational_set_si(&c->until, -1);
  assert_int_equal(check(b), OG_MESH_MOTION_REFUSED_UNTIL);
  og_int_set_si(&c->until.den, -1);
  assert_int_equal(check(b), OG_MESH_MOTION_REFUSED_UNTIL);
  og_rational_set(&c->until, &c->first[0].proof.time);
  assert_int_equal(check(b), OG_MESH_MOTION_ACCEPTED);
  c->first_count--; // it meets, too
  assert_int_equal(check(b), OG_MESH_MOTION_REFUSED_MISSING);
  c->first_count++;
  const og_motion_pair kept = c->first[1].pair;
  c->first[1].pair = c->first[0].pair;
  assert_int_equal(check(b), OG_MESH_MOTION_REFUSED_PAIR);
  c->first[1].pair = (og_motion_pair){kept.y, kept.x};
  assert_int_equal(check(b), OG_MESH_MOTION_REFUSED_PAIR);
  c->first[1].pair = (og_motion_pair){kept.x, 1000};
  assert_int_equal(check(b), OG_MESH_MOTION_REFUSED_PAIR);
  c->first[1].pair = kept;
  c->first[1].proof.hit = false;
  assert_int_equal(check(b), OG_MESH_MOTION_REFUSED_FIRST);
  c->first[1].proof.hit = true;
  og_mesh_motion_add_apart(c, c->first[1].pair)->pieces = 1;
  assert_int_equal(check(b), OG_MESH_MOTION_REFUSED_APART);
  c->apart[c->apart_count - 1].pieces = 0;
  assert_int_equal(check(b), OG_MESH_MOTION_REFUSED_APART);
  c->apart[c->apart_count - 1].pair.x = -1;
  assert_int_equal(check(b), OG_MESH_MOTION_REFUSED_PAIR);
  // One that is late: two points of B fall at 1/2, one at 3/4.
  set_falling(b, -1);
  b->side[1].xyz[3 * POINTS + 2] = -1.0 / 3;
  set_problem(b);
  solve(b);
  assert_int_equal(c->first_count, 2);
  og_moving_problem pair;
  og_moving_answer late;
  og_moving_problem_init(&pair);
  og_moving_answer_init(&late);
  const og_motion_feature vertex = {1, 1, {0, 0, 0}}, face = {0, 3, {0, 1, 2}};
  const og_motion_features *features = &b->answer.finding.features;
  const og_motion_pair own = {(int32_t)og_motion_features_find(features, &face),
                              (int32_t)og_motion_features_find(features, &vertex)};
  og_motion_take_pair(&pair, &b->problem.points, features, own);
  assert_int_equal(og_solve_moving(&pair, &late), OG_MOVING_ACCEPTED);
  c->first_count = 1;
  const og_motion_pair early = c->first[0].pair;
  og_moving_certificate *proof = og_mesh_motion_add_first(c, early), spare = *proof;
  *proof = late.certificate;
  c->first[1].pair = own;
  if (og_motion_compare_pairs(early, own) > 0) {
    const og_motion_first first = c->first[0];
    c->first[0] = c->first[1];
    c->first[1] = first;
  }
  assert_int_equal(check(b), OG_MESH_MOTION_REFUSED_TIMES);
  late.certificate = spare;
  og_moving_answer_clear(&late);
  og_moving_problem_clear(&pair);
}

// ---- times that are roots ----

// A mesh of two triangles with their points at both times: 15 numbers each.
static void set_mesh(bench *b, int side, const double start[3 * POINTS], const double end[3 * POINTS],
                     const int32_t triangle[TRIANGLES][CORNERS]) {
  og_triangles *triangles = side == 0 ? &b->problem.a : &b->problem.b;
  memcpy(b->side[side].xyz, start, 3 * POINTS * sizeof *start);
  memcpy(&b->side[side].xyz[3 * POINTS], end, 3 * POINTS * sizeof *end);
  og_triangles_resize(triangles, TRIANGLES);
  for (int t = 0; t < TRIANGLES; t++) {
    memcpy(b->side[side].triangle[t], triangle[t], sizeof triangle[t]);
    memcpy(triangles->of[t].at, triangle[t], sizeof triangle[t]);
  }
}

// In the plane z = 0 an edge of A from (0, 0) turns up to (1, t), and half of it is an edge of another triangle.
static void set_turning(bench *b) {
  const double start[3 * POINTS] = {0, 0, 0, 1, 0, 0, 0.5, 0, 0, 0, -1, 1, 0, -1, 2};
  const double end[3 * POINTS] = {0, 0, 0, 1, 1, 0, 0.5, 0.5, 0, 0, -1, 1, 0, -1, 2};
  const int32_t triangle[TRIANGLES][CORNERS] = {{0, 1, 3}, {0, 2, 4}};
  b->with_itself = false;
  set_mesh(b, 0, start, end, triangle);
}

// Two points of B in one place move along y = 1/2 and meet the edge at sqrt(1/2). A third meets its end at 3/4.
static void set_twins(bench *b) {
  const double start[3 * POINTS] = {0, 0.5, 0, 0, 0.5, 0, -3, 0, 0, 0, 9, 0, 0, 9, 1};
  const double end[3 * POINTS] = {1, 0.5, 0, 1, 0.5, 0, 1, 0, 0, 0, 9, 0, 0, 9, 1};
  const int32_t triangle[TRIANGLES][CORNERS] = {{0, 1, 2}, {0, 1, 2}};
  set_turning(b);
  set_mesh(b, 1, start, end, triangle);
  set_problem(b);
}

static og_motion_pair pair_of(const bench *b, const og_motion_feature *x, const og_motion_feature *y) {
  const og_motion_features *features = &b->answer.finding.features;
  return (og_motion_pair){(int32_t)og_motion_features_find(features, x), (int32_t)og_motion_features_find(features, y)};
}

// Puts the pair's own proof into `first`, and returns what the checker says. The answer is spoilt.
static og_mesh_motion_refusal check_with(bench *b, og_motion_pair own) {
  og_mesh_motion_certificate *c = &b->answer.certificate;
  og_moving_problem pair;
  og_moving_answer of_pair;
  og_moving_problem_init(&pair);
  og_moving_answer_init(&of_pair);
  og_motion_take_pair(&pair, &b->problem.points, &b->answer.finding.features, own);
  assert_int_equal(og_solve_moving(&pair, &of_pair), OG_MOVING_ACCEPTED);
  og_moving_certificate *proof = og_mesh_motion_add_first(c, own), spare = *proof;
  *proof = of_pair.certificate;
  of_pair.certificate = spare;
  for (size_t k = c->first_count - 1; k > 0; k--) {
    if (og_motion_compare_pairs(c->first[k - 1].pair, c->first[k].pair) < 0) break;
    const og_motion_first swapped = c->first[k];
    c->first[k] = c->first[k - 1];
    c->first[k - 1] = swapped;
  }
  og_moving_answer_clear(&of_pair);
  og_moving_problem_clear(&pair);
  return check(b);
}

static void add_to(og_int *number, long by) {
  og_int step;
  og_int_init(&step);
  og_int_set_si(&step, by);
  og_int_add(number, number, &step);
  og_int_clear(&step);
}

static void test_one_root(void **state) {
  bench *b = *state;
  og_mesh_motion_certificate *c = &b->answer.certificate;
  set_twins(b);
  compare_with_oracle(b);
  assert_true(c->first_count > 1 && c->first[0].proof.root.degree == 2);
  // The others' intervals may be longer: 4 / 2^62, the root in the middle.
  add_to(&c->first[0].proof.lo.num, 1);
  assert_int_equal(check(b), OG_MESH_MOTION_ACCEPTED);
  // The same polynomial with other signs: not shown to be the same, unless all have them.
  for (size_t k = 0; k < c->first_count; k++) {
    og_poly *root = &c->first[k].proof.root;
    for (int i = 0; i <= root->degree; i++) og_int_neg(&root->c[i], &root->c[i]);
    assert_int_equal(check(b), k + 1 < c->first_count ? OG_MESH_MOTION_REFUSED_TIMES : OG_MESH_MOTION_ACCEPTED);
  }
  // Until a time within the interval: it has to be behind the root.
  og_rational lo, hi;
  og_rational_init(&lo);
  og_rational_init(&hi);
  og_rational_set(&lo, &c->first[0].proof.lo);
  og_rational_set(&hi, &c->first[0].proof.hi);
  og_rational_set(&c->until, &lo);
  assert_int_equal(check(b), OG_MESH_MOTION_REFUSED_UNTIL);
  int before = 0, behind = 0;
  for (int round = 0; round < 12; round++) {
    og_int_mul(&c->until.num, &lo.num, &hi.den);
    og_int_addmul(&c->until.num, &hi.num, &lo.den);
    og_int_mul(&c->until.den, &lo.den, &hi.den);
    og_int_add(&c->until.den, &c->until.den, &c->until.den);
    const og_poly *root = &c->first[0].proof.root;
    const bool is_behind = og_poly_sign_at(root, &c->until) != og_poly_sign_at(root, &lo);
    assert_int_equal(check(b), is_behind ? OG_MESH_MOTION_ACCEPTED : OG_MESH_MOTION_REFUSED_UNTIL);
    og_rational_set(is_behind ? &hi : &lo, &c->until);
    before += !is_behind;
    behind += is_behind;
  }
  assert_true(before > 0 && behind > 0);
  og_rational_clear(&lo);
  og_rational_clear(&hi);
  // A pair that meets at 3/4 is not at that root.
  solve(b);
  const og_motion_feature third = {1, 1, {2, 0, 0}}, face = {0, 3, {0, 1, 3}};
  assert_int_equal(check_with(b, pair_of(b, &face, &third)), OG_MESH_MOTION_REFUSED_TIMES);
}

static void set_fraction(og_rational *r, long num, long den) {
  og_int_set_si(&r->num, num);
  og_int_set_si(&r->den, den);
}

// 8 t^2 - 8 t + 1 has the roots 0.146 and 0.854.
static void test_intervals(void **state) {
  (void)state;
  static const struct {
    long lo[2], hi[2]; // hundredths
    bool is_one;
  } cases[] = {{{10, 12}, {20, 18}, true},  {{12, 10}, {18, 20}, true},  {{10, 80}, {20, 90}, false},
               {{80, 82}, {90, 88}, true},  {{82, 80}, {88, 90}, true},  {{80, 10}, {90, 20}, false}};
  og_poly p, q;
  og_rational lo[2], hi[2];
  og_poly_init(&p);
  og_poly_init(&q);
  for (int k = 0; k < 2; k++) {
    og_rational_init(&lo[k]);
    og_rational_init(&hi[k]);
  }
  og_poly_set_zero(&p, 2);
  og_int_set_si(&p.c[0], 1);
  og_int_set_si(&p.c[1], -8);
  og_int_set_si(&p.c[2], 8);
  og_poly_set(&q, &p);
  const og_motion_root a = {&p, &lo[0], &hi[0]}, b = {&q, &lo[1], &hi[1]};
  for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
    for (int i = 0; i < 2; i++) {
      set_fraction(&lo[i], cases[k].lo[i], 100);
      set_fraction(&hi[i], cases[k].hi[i], 100);
    }
    assert_int_equal(og_motion_is_one_root(a, b), cases[k].is_one);
  }
  set_fraction(&lo[0], 80, 100);
  set_fraction(&hi[0], 90, 100);
  og_int_set_si(&q.c[0], 2);
  assert_false(og_motion_is_one_root(a, b));
  q.degree = 1;
  assert_false(og_motion_is_one_root(a, b));
  og_poly_clear(&p);
  og_poly_clear(&q);
  for (int k = 0; k < 2; k++) {
    og_rational_clear(&lo[k]);
    og_rational_clear(&hi[k]);
  }
}

// A point meets the edge at one root of 8 t^2 - 8 t + 1, and the shorter edge at the other one.
static void test_two_roots(void **state) {
  bench *b = *state;
  const double start[3 * POINTS] = {1, 0.125, 0, 5, 9, 0, 6, 9, 0, 0, 9, 0, 0, 9, 1};
  const double end[3 * POINTS] = {0, 0.125, 0, 5, 9, 0, 6, 9, 0, 0, 9, 0, 0, 9, 1};
  const int32_t triangle[TRIANGLES][CORNERS] = {{0, 1, 2}, {0, 1, 2}};
  set_turning(b);
  set_mesh(b, 1, start, end, triangle);
  set_problem(b);
  compare_with_oracle(b);
  assert_true(b->answer.finding.first.hit && !b->answer.finding.first.is_rational);
  const og_motion_feature point = {1, 1, {0, 0, 0}}, face = {0, 3, {0, 2, 4}};
  assert_int_equal(check_with(b, pair_of(b, &face, &point)), OG_MESH_MOTION_REFUSED_TIMES);
  // The same with the shorter edge first.
  for (int i = 0; i < 6 * POINTS; i++)
    if (i % (3 * POINTS) / 3 == 1) {
      const double longer = b->side[0].xyz[i];
      b->side[0].xyz[i] = b->side[0].xyz[i + 3];
      b->side[0].xyz[i + 3] = longer;
    }
  set_problem(b);
  compare_with_oracle(b);
}

// One pair at a rational, another at a root, either of them first, in either order of the triangles.
static void test_mixed_times(void **state) {
  bench *b = *state;
  for (int k = 0; k < 8; k++) {
    const double at = k % 2 == 0 ? -3 : -1, y = k < 4 ? 0.5 : 0.125; // meets the end at 3/4 or 1/2; roots 0.71, 0.35
    double start[3 * POINTS] = {0, y, 0, at, 0, 0, 0, 9, 0, 0, 9, 1, 0, 9, 2};
    double end[3 * POINTS] = {1, y, 0, 1, 0, 0, 0, 9, 0, 0, 9, 1, 0, 9, 2};
    const int32_t triangle[TRIANGLES][CORNERS] = {{0, 2, 3}, {1, 3, 4}};
    for (int i = 0; i < 3 && k / 2 % 2 == 1; i++) {
      const double s = start[i], e = end[i];
      start[i] = start[3 + i];
      end[i] = end[3 + i];
      start[3 + i] = s;
      end[3 + i] = e;
    }
    set_turning(b);
    set_mesh(b, 1, start, end, triangle);
    set_problem(b);
    compare_with_oracle(b);
    if (k != 1) continue;
    // The pairs at 1/2 come first; the other one has a root, which is no such time.
    const og_motion_feature point = {1, 1, {0, 0, 0}}, face = {0, 3, {0, 1, 3}};
    assert_int_equal(check_with(b, pair_of(b, &face, &point)), OG_MESH_MOTION_REFUSED_TIMES);
  }
}

static void change_number(bench *b, og_int *number) {
  og_int one;
  og_int_init(&one);
  og_int_set_si(&one, 1);
  switch (og_random_integer(&b->random, 0, 3)) {
  case 0: og_int_add(number, number, &one); break;
  case 1: og_int_sub(number, number, &one); break;
  case 2: og_int_neg(number, number); break;
  default: og_int_set_si(number, 0);
  }
  og_int_clear(&one);
}

static void change_rational(bench *b, og_rational *number) {
  change_number(b, og_random_flip(&b->random) ? &number->num : &number->den);
}

static size_t one_of(bench *b, size_t count) { return (size_t)og_random_integer(&b->random, 0, (int64_t)count - 1); }

static void change_pair(bench *b, og_motion_pair *pair) {
  int32_t *number = og_random_flip(&b->random) ? &pair->x : &pair->y;
  *number += og_random_flip(&b->random) ? 1 : -1;
}

static void change_proof(bench *b, og_moving_certificate *proof) {
  const int point = (int)og_random_integer(&b->random, 0, 3);
  switch (og_random_integer(&b->random, 0, 4)) {
  case 0: change_rational(b, &proof->time); break;
  case 1: change_rational(b, og_random_flip(&b->random) ? &proof->lo : &proof->hi); break;
  case 2: change_number(b, &proof->weight[point].c[0]); break;
  case 3: change_number(b, &proof->root.c[og_random_integer(&b->random, 0, proof->root.degree)]); break;
  default:
    if (proof->count > 0) change_rational(b, &proof->piece[one_of(b, proof->count)].until);
  }
}

static void change_piece(bench *b, og_moving_piece *piece) {
  og_ivec *control = &piece->control[one_of(b, (size_t)piece->controls)];
  switch (og_random_integer(&b->random, 0, 2)) {
  case 0: change_rational(b, &piece->until); break;
  case 1: change_number(b, og_random_flip(&b->random) ? &control->x : &control->y); break;
  default: change_number(b, &control->z);
  }
}

static void change_certificate(bench *b) {
  og_mesh_motion_certificate *c = &b->answer.certificate;
  const bool has_first = c->first_count > 0, has_apart = c->apart_count > 0;
  switch (og_random_integer(&b->random, 0, 6)) {
  case 0: change_rational(b, &c->until); break;
  case 1: c->first_count -= has_first; break;
  case 2: c->apart_count -= has_apart; break;
  case 3:
    if (has_first) change_pair(b, &c->first[one_of(b, c->first_count)].pair);
    break;
  case 4:
    if (has_apart) change_pair(b, &c->apart[one_of(b, c->apart_count)].pair);
    break;
  case 5:
    if (has_first) change_proof(b, &c->first[one_of(b, c->first_count)].proof);
    break;
  default:
    if (has_apart) change_piece(b, &c->pieces.piece[one_of(b, c->pieces.count)]);
  }
}

static double least_of(const og_moving_finding *f) { return og_nearest_double(f->is_rational ? &f->time : &f->lo); }
static double most_of(const og_moving_finding *f) { return og_nearest_double(f->is_rational ? &f->time : &f->hi); }

// What is accepted still has the same pairs and the same time.
static void test_changed(void **state) {
  bench *b = *state;
  int refused = 0, accepted = 0;
  for (int round = 0; round < 2 * rounds() || refused + accepted < 200; round++) {
    place(b, (family)og_random_integer(&b->random, LATTICE, FAMILY_COUNT - 1));
    solve(b);
    const size_t count = b->answer.certificate.first_count;
    og_motion_pair *pair = calloc(count + 1, sizeof *pair);
    for (size_t k = 0; k < count; k++) pair[k] = b->answer.certificate.first[k].pair;
    change_certificate(b);
    if (check(b) == OG_MESH_MOTION_ACCEPTED) {
      const og_moving_finding *f = &b->finding.first, *g = &b->answer.finding.first;
      accepted++;
      assert_int_equal(b->answer.certificate.first_count, count);
      for (size_t k = 0; k < count; k++)
        assert_int_equal(og_motion_compare_pairs(b->answer.certificate.first[k].pair, pair[k]), 0);
      assert_int_equal(f->hit, g->hit);
      if (f->hit) assert_true(least_of(f) <= most_of(g) && least_of(g) <= most_of(f));
    } else {
      refused++;
    }
    free(pair);
  }
  assert_true(refused >= 60 && accepted > 0);
}

// ---- the bench ----

static int make(void **state) {
  bench *b = calloc(1, sizeof *b);
  if (b == NULL) return 1;
  og_random_start(&b->random, "mesh_motion_test", 1, 0);
  og_mesh_problem_init(&b->problem);
  og_mesh_motion_answer_init(&b->answer);
  og_mesh_motion_finding_init(&b->finding);
  for (int k = 0; k < 12; k++) {
    mpq_init(b->start[k / 3][k % 3]);
    mpq_init(b->end[k / 3][k % 3]);
  }
  mpq_init(b->number);
  or_time_init(&b->truth);
  or_poly_init(&b->root);
  *state = b;
  return 0;
}

static int unmake(void **state) {
  bench *b = *state;
  og_mesh_problem_clear(&b->problem);
  og_mesh_motion_answer_clear(&b->answer);
  og_mesh_motion_finding_clear(&b->finding);
  for (int k = 0; k < 12; k++) {
    mpq_clear(b->start[k / 3][k % 3]);
    mpq_clear(b->end[k / 3][k % 3]);
  }
  mpq_clear(b->number);
  or_time_clear(&b->truth);
  or_poly_clear(&b->root);
  free(b);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_families), cmocka_unit_test(test_beside), cmocka_unit_test(test_bad_problems),
      cmocka_unit_test(test_what_is_refused), cmocka_unit_test(test_one_root), cmocka_unit_test(test_two_roots),
      cmocka_unit_test(test_mixed_times), cmocka_unit_test(test_intervals), cmocka_unit_test(test_changed),
  };
  return cmocka_run_group_tests(tests, make, unmake);
}
