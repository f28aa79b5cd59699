// Ellipsoids beside everything. Round ones are spheres, whose distances, depths and relations the exact solver knows.
// Under a linear map a ball becomes an ellipsoid, and how it lies beside a polytope or another ball stays the same. Two
// ellipsoids are as far apart as Lagrange's equations say, solved in long doubles. Then pairs by hand that touch, and
// flat, thin and straight ones.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/enclosure/solve/enclosure.h"
#include "spec/number/nearest.h"
#include "tests/shared/random_pair.h"
#include "tests/shared/wanted_pairs.h"

typedef struct bench {
  or_random random;
  og_enclosure_solver *solver;
  og_enclosure_answer answer;
  og_depth_answer depth;
  og_enclosure_problem problem;
  og_exact_body body[2], ball[2];
  og_problem exact;
  og_solver *exact_solver;
  og_answer truth;
  og_surd bound;
  long matrix[3][3]; // of the linear map
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  b->random = or_random_seeded(7);
  b->solver = og_enclosure_solver_new();
  og_enclosure_solver_want_double(b->solver);
  og_enclosure_answer_init(&b->answer);
  og_depth_answer_init(&b->depth);
  og_enclosure_problem_init(&b->problem);
  for (int k = 0; k < 2; k++) {
    og_exact_body_init(&b->body[k]);
    og_exact_body_init(&b->ball[k]);
  }
  og_problem_init(&b->exact);
  b->exact_solver = og_solver_new();
  og_answer_init(&b->truth);
  og_surd_init(&b->bound);
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  og_enclosure_solver_free(b->solver);
  og_enclosure_answer_clear(&b->answer);
  og_depth_answer_clear(&b->depth);
  og_enclosure_problem_clear(&b->problem);
  for (int k = 0; k < 2; k++) {
    og_exact_body_clear(&b->body[k]);
    og_exact_body_clear(&b->ball[k]);
  }
  og_problem_clear(&b->exact);
  og_solver_free(b->exact_solver);
  og_answer_clear(&b->truth);
  og_surd_clear(&b->bound);
  free(b);
  return 0;
}

// ---- bodies ----

static void set_vector(og_ivec *v, long x, long y, long z) {
  og_int_set_si(&v->x, x);
  og_int_set_si(&v->y, y);
  og_int_set_si(&v->z, z);
}

static void set_sizes(og_exact_body *body, size_t count, long radius, long den) {
  og_exact_body_resize(body, count);
  og_int_set_si(&body->radius, radius);
  og_int_set_si(&body->den, den);
}

// The frame of a ball, turned by a random quaternion of small integers.
static void set_round_frame(bench *b, og_exact_body *frame, const long centre[3], long radius) {
  long q[4], r[3][3];
  do
    for (int k = 0; k < 4; k++) q[k] = or_random_int(&b->random, -2, 2);
  while (q[0] == 0 && q[1] == 0 && q[2] == 0 && q[3] == 0);
  const long x = q[0], y = q[1], z = q[2], w = q[3], norm = x * x + y * y + z * z + w * w;
  const long of[3][3] = {{w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)},
                         {2 * (x * y - w * z), w * w - x * x + y * y - z * z, 2 * (y * z + w * x)},
                         {2 * (x * z + w * y), 2 * (y * z - w * x), w * w - x * x - y * y + z * z}};
  memcpy(r, of, sizeof r);
  set_sizes(frame, 4, 0, norm);
  set_vector(&frame->point[0], norm * centre[0], norm * centre[1], norm * centre[2]);
  for (int k = 0; k < 3; k++)
    set_vector(&frame->point[k + 1], norm * centre[0] + radius * r[k][0], norm * centre[1] + radius * r[k][1],
               norm * centre[2] + radius * r[k][2]);
}

static void set_ball(og_exact_body *ball, const long centre[3], long radius) {
  set_sizes(ball, 1, radius, 1);
  set_vector(&ball->point[0], centre[0], centre[1], centre[2]);
}

// A point, a segment, a triangle or a hull of a few points, with a ball or none.
static void set_polytope(bench *b, og_exact_body *body, size_t count, long radius, long from) {
  set_sizes(body, count, radius, 1);
  for (size_t k = 0; k < count; k++)
    set_vector(&body->point[k], from + or_random_int(&b->random, -4, 4), or_random_int(&b->random, -4, 4),
               or_random_int(&b->random, -4, 4));
}

static void set_problem(bench *b, og_curve of_a, og_curve of_b) {
  b->problem.curve[0] = of_a;
  b->problem.curve[1] = of_b;
  assert_int_equal(og_problem_set_exact(&b->problem.pair, &b->body[0], &b->body[1], NULL), OG_PROBLEM_OK);
}

static og_relation solve_exactly(bench *b, og_question question) {
  assert_int_equal(og_problem_set_exact(&b->exact, &b->ball[0], &b->ball[1], NULL), OG_PROBLEM_OK);
  assert_int_equal(og_solve(b->exact_solver, question, &b->exact, NULL, &b->truth), OG_ANSWERED);
  return b->truth.finding.relation;
}

static void copy_body(og_exact_body *to, const og_exact_body *from) {
  og_exact_body_resize(to, from->count);
  for (size_t k = 0; k < from->count; k++) og_ivec_set(&to->point[k], &from->point[k]);
  og_int_set(&to->radius, &from->radius);
  og_int_set(&to->den, &from->den);
}

static og_relation relation_of(bench *b, og_question question) {
  const og_enclosure_status status = og_solve_enclosure(b->solver, question, &b->problem, &b->answer);
  assert_true(status == OG_ENCLOSURE_ANSWERED || status == OG_ENCLOSURE_UNDECIDED);
  return og_enclosure_relation(&b->answer.certificate);
}

// ---- round ones ----

static int compare_to(bench *b, const og_surd *value, const og_rational *bound) {
  og_surd_set_zero(&b->bound);
  og_int_set(&b->bound.p, &bound->num);
  og_int_set(&b->bound.m, &bound->den);
  return og_surd_compare(value, &b->bound);
}

static void expect_between(bench *b, const og_rational *lo, const og_surd *value, const og_rational *hi) {
  assert_true(compare_to(b, value, lo) >= 0 && compare_to(b, value, hi) <= 0);
}

// The double is that of the exact distance, to the last bit.
static void expect_distance(bench *b) {
  double distance;
  const og_enclosure_certificate *found = &b->answer.certificate;
  expect_between(b, &found->lo, &b->truth.finding.distance, &found->hi);
  assert_true(og_enclosure_double(&distance, found));
  assert_true(distance == og_surd_to_double(&b->truth.finding.distance));
}

static void expect_depth(bench *b) {
  og_solve_depth_range(b->solver, &b->problem, &b->depth);
  assert_int_equal(b->depth.refusal, OG_DEPTH_ACCEPTED);
  assert_int_equal(solve_exactly(b, OG_DEPTH), OG_PENETRATING);
  assert_int_equal(og_depth_range_relation(&b->depth.range), OG_PENETRATING);
  expect_between(b, &b->depth.range.lo, &b->truth.finding.depth, &b->depth.range.hi);
}

// ---- what is refused ----

static bool is_accepted(bench *b) {
  return og_check_enclosure(&b->problem, &b->answer.certificate) == OG_ENCLOSURE_ACCEPTED;
}

static void step_number(og_int *n, long by) {
  if (by > 0) mpz_add_ui(n->z, n->z, (unsigned long)by);
  else mpz_sub_ui(n->z, n->z, (unsigned long)-by);
}

// A millionth of the distance beyond what is true, and other relations.
static void refuse_false_range(bench *b) {
  og_enclosure_certificate *c = &b->answer.certificate;
  og_rational *const ends[] = {&c->lo, &c->hi};
  og_rational kept;
  og_rational_init(&kept);
  for (int end = 0; end < 2; end++) {
    og_rational_set(&kept, ends[end]);
    mpz_mul_ui(ends[end]->num.z, ends[end]->num.z, end == 0 ? 1000001 : 999999);
    mpz_mul_ui(ends[end]->den.z, ends[end]->den.z, 1000000);
    if (end == 0) og_rational_set(&c->hi, &c->lo);
    else og_rational_set(&c->lo, &c->hi);
    assert_false(is_accepted(b));
    og_rational_set(ends[end], &kept);
  }
  og_rational_clear(&kept);
  for (og_enclosure_kind kind = OG_ENCLOSURE_TOUCHING; kind <= OG_ENCLOSURE_PENETRATING; kind++) {
    c->kind = kind;
    assert_false(is_accepted(b));
  }
}

// An ellipsoid has one tangent plane at a place: no other direction, and no other place.
static void refuse_false_contact(bench *b, int ellipsoid) {
  og_enclosure_certificate *c = &b->answer.certificate;
  og_body_place *place = &c->place[0][ellipsoid];
  og_int *const numbers[] = {&c->direction.x, &c->direction.y, &c->direction.z, &place->x, &place->y, &place->z};
  c->kind = OG_ENCLOSURE_PENETRATING;
  assert_false(is_accepted(b));
  c->kind = OG_ENCLOSURE_TOUCHING;
  og_ivec_neg(&c->direction, &c->direction);
  assert_false(is_accepted(b));
  og_ivec_neg(&c->direction, &c->direction);
  og_ivec other;
  og_ivec_init(&other);
  for (int k = 0; k < 6; k++)
    for (long by = -1; by <= 1; by += 2) {
      og_ivec_set(&other, &c->direction);
      step_number(numbers[k], by);
      og_ivec_cross(&other, &other, &c->direction);
      if (k >= 3 || !og_ivec_is_zero(&other)) assert_false(is_accepted(b));
      step_number(numbers[k], -by);
    }
  og_ivec_clear(&other);
  assert_true(is_accepted(b));
}

static void refuse_false_combination(bench *b) {
  og_enclosure_certificate *c = &b->answer.certificate;
  if (c->count < 4) return;
  for (size_t k = 0; k < c->count; k++) {
    step_number(&c->weight[k], 1);
    assert_false(is_accepted(b));
    step_number(&c->weight[k], -1);
  }
  c->kind = OG_ENCLOSURE_TOUCHING;
  assert_false(is_accepted(b));
}

static void are_spheres(void **state) {
  bench *b = *state;
  int of[OG_PENETRATING + 1] = {0};
  const size_t pairs = (size_t)wanted_pairs(600);
  for (size_t pair = 0; pair < pairs; pair++) {
    const int which = or_random_int(&b->random, 0, 1), count = or_random_int(&b->random, 0, 5);
    const long centre[3] = {or_random_int(&b->random, -9, 9), or_random_int(&b->random, -3, 3), 0},
               radius = or_random_int(&b->random, 1, 5), ball = or_random_int(&b->random, 0, 3);
    set_round_frame(b, &b->body[which], centre, radius);
    set_ball(&b->ball[which], centre, radius);
    const long other[3] = {or_random_int(&b->random, -4, 4), or_random_int(&b->random, -4, 4), 0};
    if (count == 0) set_round_frame(b, &b->body[1 - which], other, 1 + ball);
    else set_polytope(b, &b->body[1 - which], (size_t)count, count > 2 ? 0 : ball, 0);
    if (count == 0) set_ball(&b->ball[1 - which], other, 1 + ball);
    else copy_body(&b->ball[1 - which], &b->body[1 - which]);
    const og_curve of_other = count == 0 ? OG_CURVE_ELLIPSOID : OG_CURVE_NONE;
    set_problem(b, which == 0 ? OG_CURVE_ELLIPSOID : of_other, which == 0 ? of_other : OG_CURVE_ELLIPSOID);
    const og_relation wanted = solve_exactly(b, OG_DISTANCE);
    assert_int_equal(relation_of(b, OG_RELATION), wanted);
    assert_int_equal(relation_of(b, OG_DISTANCE), wanted);
    of[wanted]++;
    if (wanted == OG_SEPARATED) {
      expect_distance(b);
      refuse_false_range(b);
    }
    if (wanted == OG_PENETRATING && pair % 8 == 0) expect_depth(b);
  }
  if (pairs >= 600) assert_true(of[OG_SEPARATED] > 100 && of[OG_TOUCHING] > 2 && of[OG_PENETRATING] > 100);
}

// ---- linear images ----

static void pick_matrix(bench *b) {
  long det;
  do {
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < 3; j++) b->matrix[i][j] = or_random_int(&b->random, -3, 3);
    const long(*m)[3] = (const long(*)[3])b->matrix;
    det = m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1]) - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0]) +
          m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0]);
  } while (det == 0);
}

static void map_points(bench *b, og_exact_body *body) {
  for (size_t k = 0; k < body->count; k++) {
    og_ivec *v = &body->point[k];
    long from[3], to[3] = {0, 0, 0};
    from[0] = mpz_get_si(v->x.z), from[1] = mpz_get_si(v->y.z), from[2] = mpz_get_si(v->z.z);
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < 3; j++) to[i] += b->matrix[i][j] * from[j];
    set_vector(v, to[0], to[1], to[2]);
  }
}

static void keep_their_relation(void **state) {
  bench *b = *state;
  int of[OG_PENETRATING + 1] = {0};
  const size_t pairs = (size_t)wanted_pairs(1500);
  for (size_t pair = 0; pair < pairs; pair++) {
    const int which = or_random_int(&b->random, 0, 1), count = or_random_int(&b->random, 0, 5);
    const long centre[3] = {or_random_int(&b->random, -6, 6), or_random_int(&b->random, -3, 3), 0},
               other[3] = {or_random_int(&b->random, -4, 4), or_random_int(&b->random, -4, 4), 0},
               radius = or_random_int(&b->random, 1, 5), ball = or_random_int(&b->random, 1, 5);
    pick_matrix(b);
    set_round_frame(b, &b->body[which], centre, radius);
    set_ball(&b->ball[which], centre, radius);
    if (count == 0) set_round_frame(b, &b->body[1 - which], other, ball);
    else set_polytope(b, &b->body[1 - which], (size_t)count, 0, 0);
    if (count == 0) set_ball(&b->ball[1 - which], other, ball);
    else copy_body(&b->ball[1 - which], &b->body[1 - which]);
    for (int k = 0; k < 2; k++) map_points(b, &b->body[k]);
    const og_curve of_other = count == 0 ? OG_CURVE_ELLIPSOID : OG_CURVE_NONE;
    set_problem(b, which == 0 ? OG_CURVE_ELLIPSOID : of_other, which == 0 ? of_other : OG_CURVE_ELLIPSOID);
    const og_relation wanted = solve_exactly(b, OG_RELATION);
    assert_int_equal(relation_of(b, OG_RELATION), wanted);
    if (wanted == OG_TOUCHING) refuse_false_contact(b, which);
    if (wanted == OG_PENETRATING) refuse_false_combination(b);
    of[wanted]++;
  }
  if (pairs >= 1500) assert_true(of[OG_SEPARATED] > 100 && of[OG_TOUCHING] > 10 && of[OG_PENETRATING] > 100);
}

// ---- Lagrange's equations ----

typedef long double real;

typedef struct lagrange {
  real c[2][3], arm[2][3][3]; // arm[body][k] is the k-th
  real x[2][3];               // a point of each unit sphere
  real alpha[2];
} lagrange;

static void point_of(const lagrange *l, int body, real p[3]) {
  for (int i = 0; i < 3; i++) {
    p[i] = l->c[body][i];
    for (int k = 0; k < 3; k++) p[i] += l->arm[body][k][i] * l->x[body][k];
  }
}

static real difference(const lagrange *l, real d[3]) {
  real p[2][3], square = 0;
  for (int body = 0; body < 2; body++) point_of(l, body, p[body]);
  for (int i = 0; i < 3; i++) {
    d[i] = p[0][i] - p[1][i];
    square += d[i] * d[i];
  }
  return sqrtl(square);
}

// A step of Frank and Wolfe: towards the farthest points against the difference. Both stay in their balls.
static void approach(lagrange *l) {
  real d[3], to[3] = {0, 0, 0}, up = 0, down = 0, way[2][3];
  difference(l, d);
  for (int body = 0; body < 2; body++) {
    real length = 0;
    for (int k = 0; k < 3; k++) {
      way[body][k] = 0;
      for (int i = 0; i < 3; i++) way[body][k] += (body == 0 ? -d[i] : d[i]) * l->arm[body][k][i];
      length += way[body][k] * way[body][k];
    }
    for (int k = 0; k < 3; k++) way[body][k] = (length > 0 ? way[body][k] / sqrtl(length) : 0) - l->x[body][k];
    for (int i = 0; i < 3; i++)
      for (int k = 0; k < 3; k++) to[i] += (body == 0 ? 1 : -1) * way[body][k] * l->arm[body][k][i];
  }
  for (int i = 0; i < 3; i++) {
    up -= to[i] * d[i];
    down += to[i] * to[i];
  }
  const real t = down > 0 ? fminl(1, fmaxl(0, up / down)) : 0;
  for (int body = 0; body < 2; body++)
    for (int k = 0; k < 3; k++) l->x[body][k] += t * way[body][k];
}

enum { UNKNOWNS = 8 };

static bool eliminate(real m[UNKNOWNS][UNKNOWNS + 1]) {
  for (int k = 0; k < UNKNOWNS; k++) {
    int pivot = k;
    for (int i = k + 1; i < UNKNOWNS; i++)
      if (fabsl(m[i][k]) > fabsl(m[pivot][k])) pivot = i;
    if (!(fabsl(m[pivot][k]) > 0)) return false;
    for (int j = 0; j <= UNKNOWNS; j++) {
      const real kept = m[k][j];
      m[k][j] = m[pivot][j];
      m[pivot][j] = kept;
    }
    for (int i = 0; i < UNKNOWNS; i++) {
      if (i == k) continue;
      const real factor = m[i][k] / m[k][k];
      for (int j = k; j <= UNKNOWNS; j++) m[i][j] -= factor * m[k][j];
    }
  }
  return true;
}

// F_A'(x - y) + alpha u = 0, F_B'(y - x) + beta v = 0, u.u = 1, v.v = 1. False where it is no step.
static bool step(lagrange *l, real *length) {
  real m[UNKNOWNS][UNKNOWNS + 1] = {{0}}, d[3];
  difference(l, d);
  for (int body = 0; body < 2; body++)
    for (int k = 0; k < 3; k++) {
      const int row = 3 * body + k;
      for (int other = 0; other < 2; other++)
        for (int j = 0; j < 3; j++)
          for (int i = 0; i < 3; i++)
            m[row][3 * other + j] += (body == other ? 1 : -1) * l->arm[body][k][i] * l->arm[other][j][i];
      m[row][row] += l->alpha[body];
      m[row][6 + body] = m[6 + body][row] = l->x[body][k];
      m[row][UNKNOWNS] = -l->alpha[body] * l->x[body][k];
      for (int i = 0; i < 3; i++) m[row][UNKNOWNS] -= (body == 0 ? d[i] : -d[i]) * l->arm[body][k][i];
    }
  for (int body = 0; body < 2; body++) {
    m[6 + body][UNKNOWNS] = 0.5L;
    for (int k = 0; k < 3; k++) m[6 + body][UNKNOWNS] -= 0.5L * l->x[body][k] * l->x[body][k];
  }
  if (!eliminate(m)) return false;
  *length = 0;
  for (int k = 0; k < 6; k++) {
    const real by = m[k][UNKNOWNS] / m[k][k];
    l->x[k / 3][k % 3] += by;
    *length = fmaxl(*length, fabsl(by));
  }
  for (int body = 0; body < 2; body++) l->alpha[body] += m[6 + body][UNKNOWNS] / m[6 + body][6 + body];
  return true;
}

static void start(lagrange *l) {
  real d[3];
  memset(l->x, 0, sizeof l->x);
  for (int k = 0; k < 400; k++) approach(l);
  difference(l, d);
  for (int body = 0; body < 2; body++) {
    real square = 0, length = 0;
    for (int k = 0; k < 3; k++) {
      real along = 0;
      for (int i = 0; i < 3; i++) along += d[i] * l->arm[body][k][i];
      square += along * along;
      length += l->x[body][k] * l->x[body][k];
    }
    l->alpha[body] = sqrtl(square);
    for (int k = 0; k < 3; k++) l->x[body][k] /= sqrtl(length);
  }
}

// The distance, where the equations are solved with both multipliers above zero: it is the least one.
static bool distance_by_lagrange(lagrange *l, real *distance) {
  real length = 1, d[3];
  start(l);
  for (int k = 0; k < 40 && length > 0x1p-45L; k++)
    if (!step(l, &length) || !(length < 4)) return false;
  *distance = difference(l, d);
  return length <= 0x1p-36L && l->alpha[0] > 0 && l->alpha[1] > 0;
}

// Frames of small integers, any three arms: the ellipsoids are sheared, and some nearly flat.
static void pick_frames(bench *b, lagrange *l) {
  for (int body = 0; body < 2; body++) {
    long at[4][3];
    for (int i = 0; i < 3; i++) at[0][i] = or_random_int(&b->random, -60, 60) + (i == 0 ? 40 * body : 0);
    for (int k = 1; k < 4; k++)
      for (int i = 0; i < 3; i++) at[k][i] = at[0][i] + or_random_int(&b->random, -20, 20);
    set_sizes(&b->body[body], 4, 0, 1);
    for (int k = 0; k < 4; k++) set_vector(&b->body[body].point[k], at[k][0], at[k][1], at[k][2]);
    for (int i = 0; i < 3; i++) l->c[body][i] = (real)at[0][i];
    for (int k = 0; k < 3; k++)
      for (int i = 0; i < 3; i++) l->arm[body][k][i] = (real)(at[k + 1][i] - at[0][i]);
  }
}

static real to_real(const og_rational *r) {
  mpf_t f;
  mpf_init2(f, 256);
  mpf_set_z(f, r->num.z);
  mpf_t g;
  mpf_init2(g, 256);
  mpf_set_z(g, r->den.z);
  mpf_div(f, f, g);
  const double high = mpf_get_d(f);
  mpf_set_d(g, high);
  mpf_sub(f, f, g);
  const real value = (real)high + (real)mpf_get_d(f);
  mpf_clear(f);
  mpf_clear(g);
  return value;
}

static void obey_lagrange(void **state) {
  bench *b = *state;
  size_t compared = 0, apart = 0;
  const size_t pairs = (size_t)wanted_pairs(2000);
  for (size_t pair = 0; pair < pairs; pair++) {
    lagrange l;
    real distance;
    pick_frames(b, &l);
    set_problem(b, OG_CURVE_ELLIPSOID, OG_CURVE_ELLIPSOID);
    if (relation_of(b, OG_DISTANCE) != OG_SEPARATED) continue;
    apart++;
    if (!distance_by_lagrange(&l, &distance)) continue;
    compared++;
    const real lo = to_real(&b->answer.certificate.lo), hi = to_real(&b->answer.certificate.hi);
    if (distance < lo - 0x1p-44L || distance > hi + 0x1p-44L)
      fail_msg("pair %zu: %.20Lg is not between %.20Lg and %.20Lg", pair, distance, lo, hi);
    double nearest;
    assert_true(og_enclosure_double(&nearest, &b->answer.certificate));
  }
  assert_true(10 * compared > 9 * apart && 3 * apart > pairs);
}

// ---- by hand ----

typedef struct hand {
  const char *name;
  og_curve curve;     // of B; NONE: a hull
  long count, radius; // of B
  long point[8][3];   // of B's frame, or its points
  long flat;          // A's last arm: 1, or 0
} hand;

// A has the arms (3,0,0), (0,2,0), (0,0,flat) around the origin. B parts from it along z, or along x where `count` is
// negative.
static const hand hands[] = {
    {"point", OG_CURVE_NONE, 1, 0, {{0, 0, 1}}, 1},
    {"ball", OG_CURVE_NONE, 1, 2, {{0, 0, 3}}, 1},
    {"ball at the end", OG_CURVE_NONE, -1, 2, {{5, 0, 0}}, 1},
    {"capsule", OG_CURVE_NONE, 2, 1, {{-2, 0, 2}, {1, 0, 2}}, 1},
    {"capsule's end", OG_CURVE_NONE, -2, 1, {{4, 0, 0}, {7, 1, 0}}, 1},
    {"segment", OG_CURVE_NONE, 2, 0, {{-7, 0, 1}, {1, 0, 1}}, 1},
    {"edge", OG_CURVE_NONE, 3, 0, {{-7, 0, 1}, {1, 0, 1}, {0, 0, 5}}, 1},
    {"face", OG_CURVE_NONE, 4, 0, {{-7, -3, 1}, {6, -2, 1}, {1, 8, 1}, {0, 0, 5}}, 1},
    {"ellipsoid", OG_CURVE_ELLIPSOID, 4, 0, {{0, 0, 4}, {2, 0, 4}, {0, 5, 4}, {0, 0, 7}}, 1},
    {"ellipsoid beside", OG_CURVE_ELLIPSOID, -4, 0, {{8, 0, 0}, {8, 3, 0}, {8, 0, 1}, {13, 0, 0}}, 1},
    {"sheared ellipsoid", OG_CURVE_ELLIPSOID, 4, 0, {{0, 0, 4}, {2, 1, 4}, {-1, 5, 4}, {0, 0, 7}}, 1},
    {"cylinder", OG_CURVE_CYLINDER, 4, 0, {{0, 0, 3}, {1, 0, 3}, {0, 1, 3}, {0, 0, 5}}, 1},
    {"apex", OG_CURVE_CONE, 4, 0, {{0, 0, 3}, {1, 0, 3}, {0, 1, 3}, {0, 0, 1}}, 1},
    {"flat on a face", OG_CURVE_NONE, 4, 0, {{-7, -3, 0}, {6, -2, 0}, {1, 8, 0}, {0, 0, 5}}, 0},
    {"flat on a point", OG_CURVE_NONE, 4, 0, {{0, 0, 0}, {6, -2, 4}, {1, 8, 4}, {-5, -5, 5}}, 0},
};
enum { HANDS = sizeof hands / sizeof *hands };

// B moved by way 2^-bits out.
static void set_hand(bench *b, const hand *h, long way, mp_bitcnt_t bits) {
  const size_t count = (size_t)labs(h->count);
  set_sizes(&b->body[0], 4, 0, 1);
  for (int k = 0; k < 4; k++)
    set_vector(&b->body[0].point[k], k == 1 ? 3 : 0, k == 2 ? 2 : 0, k == 3 ? h->flat : 0);
  set_sizes(&b->body[1], count, h->radius, 1);
  mpz_mul_2exp(b->body[1].den.z, b->body[1].den.z, bits);
  mpz_mul_2exp(b->body[1].radius.z, b->body[1].radius.z, bits);
  for (size_t k = 0; k < count; k++) {
    og_ivec *v = &b->body[1].point[k];
    og_int *const out = h->count < 0 ? &v->x : &v->z, *const parts[3] = {&v->x, &v->y, &v->z};
    set_vector(v, h->point[k][0], h->point[k][1], h->point[k][2]);
    for (int i = 0; i < 3; i++) mpz_mul_2exp(parts[i]->z, parts[i]->z, bits);
    if (way > 0) mpz_add_ui(out->z, out->z, (unsigned long)way);
    if (way < 0) mpz_sub_ui(out->z, out->z, (unsigned long)-way);
  }
  set_problem(b, OG_CURVE_ELLIPSOID, h->curve);
}

static void expect_hand(bench *b, long way, mp_bitcnt_t bits, og_relation wanted) {
  for (int k = 0; k < HANDS; k++) {
    set_hand(b, &hands[k], way, bits);
    for (og_question q = OG_RELATION; q <= OG_DISTANCE; q++)
      if (relation_of(b, q) != wanted)
        fail_msg("%s, moved by %ld 2^-%lu: %s", hands[k].name, way, (unsigned long)bits,
                 og_relation_name(og_enclosure_relation(&b->answer.certificate)));
  }
}

static void touch_by_hand(void **state) { expect_hand(*state, 0, 0, OG_TOUCHING); }

static void part_and_penetrate(void **state) {
  static const mp_bitcnt_t bits[] = {10, 52, 200, 400};
  for (int k = 0; k < 4; k++) {
    expect_hand(*state, 1, bits[k], OG_SEPARATED);
    expect_hand(*state, -1, bits[k], OG_PENETRATING);
  }
}

// ---- contacts of long fractions ----

// A rational point (x, y) / d of the unit circle.
static void pick_circle(bench *b, long of[3]) {
  const long t = or_random_int(&b->random, 60, 90), s = or_random_int(&b->random, 20, 50);
  of[0] = t * t - s * s;
  of[1] = 2 * s * t;
  of[2] = t * t + s * s;
}

static void set_product(og_int *r, long a, long b, long c, long d) {
  og_int_set_si(r, a);
  mpz_mul_si(r->z, r->z, b);
  mpz_mul_si(r->z, r->z, c);
  mpz_mul_si(r->z, r->z, d);
}

// With u = (a, b) / d and n = (p, q) / r the half axes (a r / (d p), b r / (d q), 1) have the normal n at the place u,
// which is (a^2 r / (d^2 p), b^2 r / (d^2 q)). All of that times d^2 p q r, A is body `which`.
typedef struct long_contact {
  long u[3], n[3];
  long kind; // of B: 0 a point, 1 a segment across, 2 a triangle, 3 a ball, 4 a capsule, 5 an ellipsoid
} long_contact;

static void set_long_frame(og_exact_body *body, const long_contact *l, int sign) {
  const long a = l->u[0], bb = l->u[1], d = l->u[2], p = l->n[0], q = l->n[1], r = l->n[2];
  set_sizes(body, 4, 0, 1);
  for (int k = 0; k < 4; k++) set_vector(&body->point[k], 0, 0, 0);
  if (sign < 0) { // the mirror image about the contact
    set_product(&body->point[0].x, 2 * a * a, r, q, r);
    set_product(&body->point[0].y, 2 * bb * bb, r, p, r);
    for (int k = 1; k < 4; k++) og_ivec_set(&body->point[k], &body->point[0]);
  }
  og_int t;
  og_int_init(&t);
  set_product(&t, a * r, d, q, r);
  og_int_add(&body->point[1].x, &body->point[1].x, &t);
  set_product(&t, bb * r, d, p, r);
  og_int_add(&body->point[2].y, &body->point[2].y, &t);
  set_product(&t, d * d, p, q, r);
  og_int_add(&body->point[3].z, &body->point[3].z, &t);
  og_int_clear(&t);
}

// The contact, and `out` lengths along n from there, and `along` across it in the plane.
static void set_long_point(og_ivec *v, const long_contact *l, long out, long along, long up) {
  const long a = l->u[0], bb = l->u[1], d = l->u[2], p = l->n[0], q = l->n[1], r = l->n[2];
  og_int t;
  og_int_init(&t);
  set_product(&v->x, a * a, r, q, r);
  set_product(&v->y, bb * bb, r, p, r);
  set_product(&v->z, up * d * d, p, q, r);
  set_product(&t, out * d * d, p * p, q, 1);
  og_int_add(&v->x, &v->x, &t);
  set_product(&t, out * d * d, q * q, p, 1);
  og_int_add(&v->y, &v->y, &t);
  set_product(&t, -along * d * d, p * q, q, 1);
  og_int_add(&v->x, &v->x, &t);
  set_product(&t, along * d * d, p * p, q, 1);
  og_int_add(&v->y, &v->y, &t);
  og_int_clear(&t);
}

static void set_long_body(og_exact_body *body, const long_contact *l) {
  static const size_t counts[] = {1, 2, 3, 1, 2};
  if (l->kind == 5) {
    set_long_frame(body, l, -1);
    return;
  }
  const long ball = l->kind >= 3 ? 2 : 0;
  set_sizes(body, counts[l->kind], 0, 1);
  set_product(&body->radius, ball * l->u[2] * l->u[2], l->n[0], l->n[1], l->n[2]);
  set_long_point(&body->point[0], l, ball, l->kind == 1 ? -3 : 0, l->kind == 4 ? -2 : 0);
  if (l->kind == 1) set_long_point(&body->point[1], l, 0, 2, 0);
  if (l->kind == 4) set_long_point(&body->point[1], l, 2, 0, 1);
  if (l->kind != 2) return;
  set_long_point(&body->point[0], l, 0, 2, 1);
  set_long_point(&body->point[1], l, 0, -1, 1);
  set_long_point(&body->point[2], l, 0, 0, -1);
}

// Moves B by 2^-bits of a step along n, or against it.
static void move_long(og_exact_body *body, const long_contact *l, long way, mp_bitcnt_t bits) {
  mpz_mul_2exp(body->den.z, body->den.z, bits);
  mpz_mul_2exp(body->radius.z, body->radius.z, bits);
  for (size_t k = 0; k < body->count; k++) {
    og_ivec *v = &body->point[k];
    og_int *const parts[3] = {&v->x, &v->y, &v->z};
    for (int i = 0; i < 3; i++) mpz_mul_2exp(parts[i]->z, parts[i]->z, bits);
    step_number(&v->x, way * l->n[0]);
    step_number(&v->y, way * l->n[1]);
  }
}

static void touch_at_long_fractions(void **state) {
  bench *b = *state;
  static const long ways[] = {0, 1, -1};
  static const og_relation wanted[] = {OG_TOUCHING, OG_SEPARATED, OG_PENETRATING};
  const long groups = wanted_share(20);
  for (long group = 0; group < groups; group++)
    for (long kind = 0; kind < 6; kind++)
      for (int k = 0; k < 3; k++) {
        long_contact l = {.kind = kind};
        const int which = or_random_int(&b->random, 0, 1);
        pick_circle(b, l.u);
        pick_circle(b, l.n);
        set_long_frame(&b->body[which], &l, 1);
        set_long_body(&b->body[1 - which], &l);
        move_long(&b->body[1 - which], &l, ways[k], group % 2 == 0 ? 0 : 200);
        const og_curve of_other = kind == 5 ? OG_CURVE_ELLIPSOID : OG_CURVE_NONE;
        set_problem(b, which == 0 ? OG_CURVE_ELLIPSOID : of_other, which == 0 ? of_other : OG_CURVE_ELLIPSOID);
        for (og_question q = OG_RELATION; q <= OG_DISTANCE; q++)
          if (relation_of(b, q) != wanted[k])
            fail_msg("kind %ld, moved by %ld: %s, %d of %d %d", kind, ways[k],
                     og_relation_name(og_enclosure_relation(&b->answer.certificate)), (int)group, (int)l.u[2],
                     (int)l.n[2]);
      }
}

// A disc in that plane instead: what is apart is decided, and no relation is wrong.
static void discs_are_never_wrong(void **state) {
  bench *b = *state;
  for (long kind = 0; kind < 6; kind++)
    for (long way = 0; way <= 1; way++) {
      long_contact l = {.kind = kind};
      const int which = kind == 5 && way == 0 ? 1 : 0; // of two ellipsoids B, too
      pick_circle(b, l.u);
      pick_circle(b, l.n);
      set_long_frame(&b->body[which], &l, 1);
      og_ivec_set(&b->body[which].point[3], &b->body[which].point[0]);
      set_long_body(&b->body[1 - which], &l);
      move_long(&b->body[1 - which], &l, way, 200);
      set_problem(b, OG_CURVE_ELLIPSOID, kind == 5 ? OG_CURVE_ELLIPSOID : OG_CURVE_NONE);
      const og_relation found = relation_of(b, OG_RELATION);
      if (way == 1) assert_int_equal(found, OG_SEPARATED);
      else assert_true(found == OG_RELATION_NONE || found == OG_TOUCHING);
    }
}

// The cap of a cylinder lies in that plane, not with its middle at the contact: no guess finds that, and none is wrong.
static void caps_are_never_wrong(void **state) {
  bench *b = *state;
  for (long way = -1; way <= 1; way++) {
    long_contact l = {.kind = 0};
    pick_circle(b, l.u);
    pick_circle(b, l.n);
    set_long_frame(&b->body[0], &l, 1);
    set_sizes(&b->body[1], 4, 0, 1);
    og_ivec *point = b->body[1].point;
    set_long_point(&point[0], &l, 2 * l.n[2], l.n[2], 0);
    set_long_point(&point[1], &l, 2 * l.n[2], 4 * l.n[2], 0);
    set_long_point(&point[2], &l, 2 * l.n[2], l.n[2], 0);
    set_product(&point[2].z, 3 * l.u[2] * l.u[2] * l.n[2], l.n[0] * l.n[1], l.n[2], 1);
    set_long_point(&point[3], &l, 4 * l.n[2], l.n[2], 0);
    move_long(&b->body[1], &l, way, 0);
    set_problem(b, OG_CURVE_ELLIPSOID, OG_CURVE_CYLINDER);
    const og_relation found = relation_of(b, OG_RELATION);
    if (way == 0) assert_true(found == OG_RELATION_NONE || found == OG_TOUCHING);
    else assert_int_equal(found, way > 0 ? OG_SEPARATED : OG_PENETRATING);
  }
}

// ---- arms in one plane, or on one line ----

typedef struct flat {
  const char *name;
  long arm[3][3]; // of A, around the origin
  og_curve curve; // of B
  long count, point[4][3], radius;
} flat;

static const flat flats[] = {
    {"three arms in a plane, a point on it", {{3, 0, 0}, {0, 2, 0}, {1, 1, 0}}, OG_CURVE_NONE, 1, {{1, 0, 0}}, 0},
    {"three arms in a plane, a cap", {{3, 0, 0}, {0, 2, 0}, {1, 1, 0}}, OG_CURVE_CYLINDER, 4,
     {{1, 0, 1}, {2, 0, 1}, {1, 1, 1}, {1, 0, 2}}, 0},
    {"three arms in a plane, an apex", {{3, 0, 0}, {0, 2, 0}, {1, 1, 0}}, OG_CURVE_CONE, 4,
     {{1, 0, 1}, {2, 0, 1}, {1, 1, 1}, {1, 0, 0}}, 0},
    {"a segment, a side at its end", {{1, 0, 0}, {0, 0, 0}, {0, 0, 0}}, OG_CURVE_CYLINDER, 4,
     {{2, 0, 0}, {3, 0, 0}, {2, 1, 0}, {2, 0, 2}}, 0},
    {"a segment, a side along it", {{0, 0, 1}, {0, 0, 0}, {0, 0, 0}}, OG_CURVE_CYLINDER, 4,
     {{1, 0, 0}, {2, 0, 0}, {1, 1, 0}, {1, 0, 2}}, 0},
    {"a segment, a ball", {{0, 0, 0}, {0, 0, 3}, {0, 0, 0}}, OG_CURVE_NONE, 1, {{2, 0, 1}}, 2},
};

static void may_be_flat(void **state) {
  bench *b = *state;
  for (size_t k = 0; k < sizeof flats / sizeof *flats; k++) {
    const flat *f = &flats[k];
    set_sizes(&b->body[0], 4, 0, 1);
    set_vector(&b->body[0].point[0], 0, 0, 0);
    for (int arm = 0; arm < 3; arm++)
      set_vector(&b->body[0].point[arm + 1], f->arm[arm][0], f->arm[arm][1], f->arm[arm][2]);
    set_sizes(&b->body[1], (size_t)f->count, f->radius, 1);
    for (long i = 0; i < f->count; i++)
      set_vector(&b->body[1].point[i], f->point[i][0], f->point[i][1], f->point[i][2]);
    set_problem(b, OG_CURVE_ELLIPSOID, f->curve);
    const og_relation found = relation_of(b, OG_DISTANCE);
    if (found != OG_TOUCHING) fail_msg("%s: %s", f->name, og_relation_name(found));
  }
}

// A frame has four points.
static void frames_have_four_points(void **state) {
  bench *b = *state;
  set_hand(b, &hands[0], 0, 0);
  b->problem.pair.a.count = 3;
  assert_int_equal(og_solve_enclosure(b->solver, OG_DISTANCE, &b->problem, &b->answer), OG_ENCLOSURE_REFUSED);
  assert_int_equal(b->answer.refusal, OG_ENCLOSURE_REFUSED_PROBLEM);
  b->problem.pair.a.count = 4;
}

// A capsule whose line would touch at a point beyond its end.
static void ends_may_be_short(void **state) {
  bench *b = *state;
  static const mp_bitcnt_t bits[] = {4, 10, 20, 24, 28, 32, 36, 40, 44, 48, 52, 60, 90, 150};
  for (size_t k = 0; k < sizeof bits / sizeof *bits; k++) {
    hand h = {"capsule", OG_CURVE_NONE, 2, 1, {{0, 0, 2}, {1, 0, 2}}, 1};
    set_hand(b, &h, 0, bits[k]);
    step_number(&b->body[1].point[0].x, 1);
    set_problem(b, OG_CURVE_ELLIPSOID, OG_CURVE_NONE);
    assert_int_equal(relation_of(b, OG_RELATION), OG_SEPARATED);
  }
}

// ---- thin ones ----

// Arms of 1, 1 and 2^-100, and of 1, 2^-100 and 2^-100, beside a point, two lengths away along each axis.
static void may_be_thin(void **state) {
  bench *b = *state;
  for (int thin = 1; thin <= 3; thin++)
    for (int axis = 0; axis < 3; axis++) {
      double distance;
      set_sizes(&b->body[0], 4, 0, 1);
      mpz_mul_2exp(b->body[0].den.z, b->body[0].den.z, 100);
      set_vector(&b->body[0].point[0], 0, 0, 0);
      for (int k = 0; k < 3; k++) {
        og_ivec *v = &b->body[0].point[k + 1];
        og_int *const parts[3] = {&v->x, &v->y, &v->z};
        set_vector(v, k == 0, k == 1, k == 2);
        if (k < 3 - thin || thin == 3) mpz_mul_2exp(parts[k]->z, parts[k]->z, thin == 3 ? 50 : 100);
      }
      set_sizes(&b->body[1], 1, 0, 1);
      set_vector(&b->body[1].point[0], axis == 0 ? 2 : 0, axis == 1 ? 2 : 0, axis == 2 ? 2 : 0);
      set_problem(b, OG_CURVE_ELLIPSOID, OG_CURVE_NONE);
      assert_int_equal(relation_of(b, OG_DISTANCE), OG_SEPARATED);
      assert_true(og_enclosure_double(&distance, &b->answer.certificate));
      assert_true(distance == (thin == 3 ? 2 - 0x1p-50 : axis < 3 - thin ? 1 : 2));
    }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(are_spheres, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(keep_their_relation, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(obey_lagrange, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(touch_by_hand, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(part_and_penetrate, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(touch_at_long_fractions, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(discs_are_never_wrong, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(caps_are_never_wrong, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(may_be_flat, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(frames_have_four_points, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(ends_may_be_short, open_bench, close_bench),
      cmocka_unit_test_setup_teardown(may_be_thin, open_bench, close_bench),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
