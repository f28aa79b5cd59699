// Bodies with constant angular velocities: quaternions and chords are held against MPFR's sine and cosine, enclosures
// against an oracle that samples the motion with them (tests/oracle/rigid.h), and against rational motions of the same
// path.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/motion/solve/motion.h"
#include "spec/motion/spin.h"
#include "spec/number/nearest.h"
#include "tests/oracle/rigid.h"
#include "tests/shared/wanted_pairs.h"
#include "tool/gen/random.h"

typedef struct bench {
  og_random random;
  or_rigid body[2];
  og_exact_body core[2], at;
  og_rational pose[2][2][7], spin[2][3], number, from, to;
  og_rigid_problem problem, chord;
  og_rigid_solver *solver;
  og_rigid_checker *checker;
  og_rigid_answer answer;
  og_rigid_finding finding;
  og_int deviation;
  mpq_t time, step, place[3], sum, bound;
  long count[OG_RIGID_KIND_COUNT];
} bench;

// ---- from doubles to a problem: points and radii are multiples of 2^-20 ----

static og_rigid_status set_problem(bench *b) {
  int culprit;
  og_rigid_input input[2];
  for (int k = 0; k < 2; k++) {
    const or_rigid *body = &b->body[k];
    og_exact_body *core = &b->core[k];
    og_exact_body_resize(core, body->count);
    for (size_t n = 0; n < body->count; n++) {
      og_int *const parts[3] = {&core->point[n].x, &core->point[n].y, &core->point[n].z};
      for (int axis = 0; axis < 3; axis++) mpz_set_d(parts[axis]->z, ldexp(body->point[n][axis], 20));
    }
    og_int_set_si(&core->den, 1L << 20);
    mpz_set_d(core->radius.z, ldexp(body->radius, 20));
    input[k].core = core;
    for (int end = 0; end < 2; end++) {
      og_rational *pose = b->pose[k][end];
      for (int i = 0; i < 3; i++) og_rational_from_double(&pose[i], body->centre[end][i]);
      for (int i = 0; i < 4; i++) og_rational_from_double(&pose[3 + i], body->rotation[end][i]);
      input[k].centre[end] = pose;
      input[k].rotation[end] = &pose[3];
    }
    for (int i = 0; i < 3; i++) og_rational_from_double(&b->spin[k][i], body->spin[i]);
    input[k].spin = body->spins ? b->spin[k] : NULL;
  }
  return og_rigid_problem_set(&b->problem, input, 1 << 20, &culprit);
}

static void set_box(or_rigid *body, double x, double y, double z) {
  memset(body, 0, sizeof *body);
  body->count = 8;
  for (int k = 0; k < 8; k++) {
    const double corner[3] = {k & 1 ? x : -x, k & 2 ? y : -y, k & 4 ? z : -z};
    memcpy(body->point[k], corner, sizeof corner);
  }
  body->rotation[0][3] = body->rotation[1][3] = 1;
}

static void set_centres(or_rigid *body, double x0, double y0, double z0, double x1, double y1, double z1) {
  const double centres[2][3] = {{x0, y0, z0}, {x1, y1, z1}};
  memcpy(body->centre, centres, sizeof centres);
}

static void set_spin(or_rigid *body, double x, double y, double z) {
  const double spin[3] = {x, y, z};
  body->spins = true;
  memcpy(body->spin, spin, sizeof spin);
}

static og_rigid_kind solve(bench *b) {
  assert_int_equal(set_problem(b), OG_RIGID_OK);
  assert_int_not_equal(og_solve_rigid(b->solver, &b->problem, &b->answer), OG_RIGID_REFUSED);
  assert_int_equal(og_check_rigid(b->checker, &b->problem, &b->answer.certificate, &b->finding), OG_RIGID_ACCEPTED);
  b->count[b->finding.kind]++;
  return b->finding.kind;
}

static bool is_near(double x, double y) { return fabs(x - y) < 1e-10; }

static bool encloses(const bench *b, double time) {
  return is_near(og_nearest_double(&b->finding.lo), time) && is_near(og_nearest_double(&b->finding.hi), time);
}

// ---- quaternions and chords ----

static double coarse(og_random *random, double most) {
  return ldexp(nearbyint(ldexp(og_random_between(random, -most, most), 12)), -12);
}

// A body with one point, a spin of any size up to 2^most radians, and a quaternion at the start.
static void random_spinning(bench *b, or_rigid *body, int most) {
  memset(body, 0, sizeof *body);
  body->count = 4;
  for (int k = 0; k < 12; k++) body->point[k / 3][k % 3] = coarse(&b->random, 1.5);
  for (int axis = 0; axis < 3; axis++)
    for (int end = 0; end < 2; end++) body->centre[end][axis] = coarse(&b->random, 4);
  for (int k = 0; k < 4; k++) body->rotation[0][k] = body->rotation[1][k] = coarse(&b->random, 1);
  body->rotation[0][3] = body->rotation[1][3] += 2;
  const double size = ldexp(1, (int)og_random_integer(&b->random, -8, most));
  set_spin(body, size * coarse(&b->random, 0.5), size * coarse(&b->random, 0.5), size * coarse(&b->random, 0.5));
}

static void set_fraction(og_rational *r, long num, long den) {
  og_rational_set_si(r, num);
  mpz_set_si(r->den.z, den);
  og_rational_set_quotient(r, &r->num, &r->den);
}

// How far each point of the chord's A at its time `part` is from where the oracle has it, as a square; at most `most`.
static void expect_within(bench *b, const og_rational *part, const mpq_t most) {
  og_rigid_body_at(&b->at, &b->chord, 0, part);
  for (size_t n = 0; n < b->body[0].count; n++) {
    or_rigid_place(b->place, &b->body[0], n, b->time);
    const og_int *const parts[3] = {&b->at.point[n].x, &b->at.point[n].y, &b->at.point[n].z};
    mpq_set_ui(b->sum, 0, 1);
    for (int axis = 0; axis < 3; axis++) {
      mpq_set_num(b->step, parts[axis]->z);
      mpq_set_den(b->step, b->at.den.z);
      mpq_canonicalize(b->step);
      mpq_sub(b->step, b->step, b->place[axis]);
      mpq_mul(b->step, b->step, b->step);
      mpq_add(b->sum, b->sum, b->step);
    }
    assert_true(mpq_cmp(b->sum, most) <= 0);
  }
}

// (deviation / den)^2, and 2^-600 for what MPFR rounds.
static void set_bound(bench *b) {
  mpq_set_num(b->bound, b->deviation.z);
  mpq_set_den(b->bound, b->chord.den.z);
  mpq_canonicalize(b->bound);
  mpq_mul(b->bound, b->bound, b->bound);
  mpq_set_ui(b->sum, 1, 1);
  mpq_div_2exp(b->sum, b->sum, 600);
  mpq_add(b->bound, b->bound, b->sum);
}

// Every point of a chord is within the deviation of where it truly is, at the chord's ends and in between.
static void test_chords(void **state) {
  bench *b = *state;
  static const unsigned bits[] = {32, 64, 96, 200};
  const long rounds = wanted_pairs(200);
  for (long round = 0; round < rounds; round++) {
    random_spinning(b, &b->body[0], 19);
    set_box(&b->body[1], 1, 1, 1);
    assert_int_equal(set_problem(b), OG_RIGID_OK);
    const long den = 1L << og_random_integer(&b->random, 1, 30), num = (long)og_random_integer(&b->random, 0, den - 1);
    const long length = round % 5 == 0   ? 0
                        : round % 5 == 1 ? den - num
                                         : (long)og_random_integer(&b->random, 1, den - num);
    set_fraction(&b->from, num, den);
    set_fraction(&b->to, num + length, den);
    og_spin_chord(&b->chord, &b->deviation, &b->problem, &b->from, &b->to, bits[round % 4]);
    set_bound(b);
    for (long k = 0; k <= 4; k++) {
      set_fraction(&b->number, k, 4);
      mpq_set_si(b->time, 4 * num + k * length, (unsigned long)(4 * den));
      mpq_canonicalize(b->time);
      expect_within(b, &b->number, b->bound);
    }
    // A slow turn, worked out well, deviates little: no more than the square of its angle.
    const double angle = sqrt(pow(b->body[0].spin[0], 2) + pow(b->body[0].spin[1], 2) + pow(b->body[0].spin[2], 2));
    const double part = (double)length / (double)den * angle;
    const double deviation = mpq_get_d(b->bound);
    if (part < 1) assert_true(sqrt(deviation) <= 3 * part * part / 16 + ldexp(1, 24 - (int)bits[round % 4]));
  }
}

// However a body has turned, its points are within the deviation of those on its axis; and the farthest is as far.
static void test_around_axes(void **state) {
  bench *b = *state;
  const long rounds = wanted_pairs(100);
  for (long round = 0; round < rounds; round++) {
    random_spinning(b, &b->body[0], 19);
    set_box(&b->body[1], 1, 1, 1);
    if (round % 2 == 0) random_spinning(b, &b->body[1], 3);
    assert_int_equal(set_problem(b), OG_RIGID_OK);
    const long den = 1L << og_random_integer(&b->random, 1, 30), num = (long)og_random_integer(&b->random, 0, den - 1);
    const long length = (long)og_random_integer(&b->random, 1, den - num);
    set_fraction(&b->from, num, den);
    set_fraction(&b->to, num + length, den);
    og_spin_round(&b->chord, &b->deviation, &b->problem, &b->from, &b->to, 96);
    assert_false(b->chord.body[0].spins || b->chord.body[1].spins);
    set_bound(b);
    for (long k = 0; k <= 4; k++) {
      set_fraction(&b->number, k, 4);
      mpq_set_si(b->time, 4 * num + k * length, (unsigned long)(4 * den));
      mpq_canonicalize(b->time);
      expect_within(b, &b->number, b->bound);
    }
    // A has the farthest point at its distance from the axis; where B spins as well, its own comes on top.
    const double *s = b->body[0].spin;
    const double spin = sqrt(s[0] * s[0] + s[1] * s[1] + s[2] * s[2]);
    if (round % 2 == 0 || spin == 0) continue;
    // s x R p over |s|, with R p from the oracle at t = 0.
    double farthest = 0;
    mpq_set_ui(b->time, 0, 1);
    for (size_t n = 0; n < b->body[0].count; n++) {
      or_rigid_place(b->place, &b->body[0], n, b->time);
      double p[3];
      for (int axis = 0; axis < 3; axis++) p[axis] = mpq_get_d(b->place[axis]) - b->body[0].centre[0][axis];
      const double x = s[1] * p[2] - s[2] * p[1], y = s[2] * p[0] - s[0] * p[2], z = s[0] * p[1] - s[1] * p[0];
      farthest = fmax(farthest, sqrt(x * x + y * y + z * z) / spin);
    }
    assert_true(fabs(sqrt(mpq_get_d(b->bound)) - farthest) < 1e-6);
  }
}

// At a single time a chord is as near as its bits.
static void test_bits(void **state) {
  bench *b = *state;
  random_spinning(b, &b->body[0], 4);
  set_box(&b->body[1], 1, 1, 1);
  assert_int_equal(set_problem(b), OG_RIGID_OK);
  set_fraction(&b->from, 3, 7);
  double last = 1;
  for (unsigned bits = 32; bits <= 400; bits += 64) {
    og_spin_chord(&b->chord, &b->deviation, &b->problem, &b->from, &b->from, bits);
    const double deviation =
        exp2((double)mpz_sizeinbase(b->deviation.z, 2) - (double)mpz_sizeinbase(b->chord.den.z, 2));
    assert_true(deviation < ldexp(1, 6 - (int)bits) && deviation < last);
    last = deviation;
  }
  // Nothing has turned yet: exact.
  set_fraction(&b->from, 0, 1);
  og_spin_chord(&b->chord, &b->deviation, &b->problem, &b->from, &b->from, 96);
  assert_int_equal(og_int_sign(&b->deviation), 0);
}

// ---- what is known by hand ----

// The corner (1, 1, .) of a cube that turns by 1 radian reaches a wall at height 1.25: at sin(pi / 4 + t) sqrt(2) =
// 1.25.
static void test_turning_corner(void **state) {
  bench *b = *state;
  const double first = asin(1.25 / sqrt(2)) - acos(-1) / 4;
  set_box(&b->body[0], 1, 1, 1);
  set_spin(&b->body[0], 0, 0, 1);
  set_box(&b->body[1], 8, 1, 8);
  set_centres(&b->body[1], 0, 2.25, 0, 0, 2.25, 0);
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  assert_int_equal(b->answer.outcome, OG_RIGID_ANSWERED);
  assert_true(encloses(b, first));
  // Sixty-four times as fast; and backwards.
  set_spin(&b->body[0], 0, 0, 64);
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  assert_true(encloses(b, first / 64));
  set_spin(&b->body[0], 0, 0, -1);
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  assert_true(encloses(b, first));
  // With balls around both: 1/4 nearer, where the corner's height is 1. A cube does not turn to get there.
  b->body[0].radius = b->body[1].radius = 0.125;
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  assert_int_equal(og_rational_sign(&b->finding.hi), 0);
  // The greatest height, sqrt(2), is not reached, in more than ten turns.
  set_box(&b->body[0], 1, 1, 1);
  set_spin(&b->body[0], 0, 0, 64);
  set_centres(&b->body[1], 0, 2.4143, 0, 0, 2.4143, 0);
  b->body[1].radius = 0;
  assert_int_equal(solve(b), OG_RIGID_NEVER);
  set_centres(&b->body[1], 0, 2.4142, 0, 0, 2.4142, 0);
  assert_int_equal(solve(b), OG_RIGID_FIRST);
}

// Both turn alike, and the angular velocity of one alone is no rational motion: contact after the other has turned.
static void test_both(void **state) {
  bench *b = *state;
  set_box(&b->body[0], 4, 0.25, 0.25);
  set_spin(&b->body[0], 0, 0, 0.5);
  set_box(&b->body[1], 4, 0.25, 0.25);
  set_spin(&b->body[1], 0, 0, -0.5);
  set_centres(&b->body[1], 0, 2, 0, 0, 2, 0);
  // By symmetry A's corner (4, 1/4) reaches the line of height 1.
  const double first = (asin(1 / hypot(4, 0.25)) - atan(0.0625)) / 0.5;
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  assert_true(encloses(b, first));
  // One body follows a rational path meanwhile.
  b->body[1].spins = false;
  b->body[1].rotation[1][0] = 0.25;
  assert_int_equal(solve(b), OG_RIGID_FIRST);
}

static void test_bad_spins(void **state) {
  bench *b = *state;
  set_box(&b->body[0], 1, 1, 1);
  set_box(&b->body[1], 1, 1, 1);
  set_spin(&b->body[0], 0x1p20, 0, 0);
  assert_int_equal(set_problem(b), OG_RIGID_FAST);
  set_spin(&b->body[0], nextafter(0x1p20, 0), 0, 0);
  assert_int_equal(set_problem(b), OG_RIGID_OK);
  // More than half a turn is fine; no turn is a rational motion.
  set_spin(&b->body[0], 0, 0, 0);
  assert_int_equal(set_problem(b), OG_RIGID_OK);
  assert_false(og_rigid_problem_spins(&b->problem));
  b->body[0].rotation[0][3] = 0;
  assert_int_equal(set_problem(b), OG_RIGID_ZERO_ROTATION);
}

// ---- the oracle ----

static void random_motion(bench *b) {
  for (int k = 0; k < 2; k++) random_spinning(b, &b->body[k], 3);
  or_rigid *a = &b->body[0], *other = &b->body[1];
  for (int axis = 0; axis < 3; axis++) {
    a->centre[1][axis] = coarse(&b->random, 4) - a->centre[0][axis] / 2;
    other->centre[0][axis] = other->centre[1][axis] = 0;
  }
  if (og_random_flip(&b->random)) other->spins = false;
}

static int relation_at(bench *b) { return or_rigid_relation(&b->body[0], &b->body[1], b->time); }

static void set_time(bench *b, const og_rational *time) {
  mpq_set_num(b->time, time->num.z);
  mpq_set_den(b->time, time->den.z);
}

// Apart at so many times before lo, spread over all of it, and a billionth before it.
static void expect_apart_before(bench *b, int samples) {
  for (int k = 0; k <= samples; k++) {
    set_time(b, &b->finding.lo);
    if (mpq_sgn(b->time) == 0) return;
    if (k < samples) mpq_set_ui(b->step, (unsigned long)k, (unsigned long)samples);
    else mpq_set_ui(b->step, 999999999, 1000000000);
    mpq_canonicalize(b->step);
    mpq_mul(b->time, b->time, b->step);
    assert_int_equal(relation_at(b), -1);
  }
}

static void expect_true(bench *b) {
  expect_apart_before(b, 6);
  set_time(b, &b->finding.hi);
  if (b->finding.kind == OG_RIGID_FIRST) assert_true(relation_at(b) >= 0);
  if (b->finding.kind == OG_RIGID_NEVER) assert_int_equal(relation_at(b), -1);
}

static void test_against_oracle(void **state) {
  bench *b = *state;
  const long rounds = wanted_pairs(100);
  memset(b->count, 0, sizeof b->count);
  for (long round = 0; round < rounds; round++) {
    random_motion(b);
    if (round % 3 == 0)
      for (int k = 0; k < 2; k++) b->body[k].radius = fabs(coarse(&b->random, 1)) + 0x1p-10;
    solve(b);
    expect_true(b);
  }
  assert_int_equal(b->count[OG_RIGID_CLEAR], 0);
  assert_true(b->count[OG_RIGID_FIRST] > rounds / 8 && b->count[OG_RIGID_NEVER] > rounds / 8);
}

// A cube spins fast below a wall: its edges reach sqrt(2). One span holds all turns. Where the wall is a little lower,
// some turn reaches it; where it comes down late, the turns before that do not count.
static void test_fast_spins(void **state) {
  bench *b = *state;
  static const double rates[] = {400, 4000, 1e6};
  for (int k = 0; k < 3; k++) {
    set_box(&b->body[0], 1, 1, 1);
    set_spin(&b->body[0], 0, 0, rates[k]);
    set_box(&b->body[1], 8, 1, 8);
    set_centres(&b->body[1], 0, 2.415, 0, 0, 2.415, 0);
    assert_int_equal(solve(b), OG_RIGID_NEVER);
    assert_int_equal(b->answer.certificate.span_count, 1);
    assert_true(b->answer.certificate.span[0].is_round);
    set_centres(&b->body[1], 0, 2.41, 0, 0, 2.41, 0);
    assert_int_equal(solve(b), OG_RIGID_FIRST);
    assert_true(og_nearest_double(&b->finding.hi) * rates[k] < acos(-1) / 4);
    set_centres(&b->body[1], 0, 10, 0, 0, 2, 0);
    assert_int_equal(solve(b), OG_RIGID_FIRST);
    assert_true(b->answer.certificate.span[0].is_round);
    const double late = og_nearest_double(&b->finding.lo);
    assert_true(late > (10 - 2.415) / 8 && late < (10 - 2.414) / 8 + 2 * acos(-1) / rates[k]);
  }
}

// A certificate that is changed anywhere is refused, or says what is true by the oracle.
static void test_changed_certificates(void **state) {
  bench *b = *state;
  long refused = 0;
  const long rounds = wanted_pairs(100);
  for (long round = 0; round < rounds; round++) {
    random_motion(b);
    if (solve(b) == OG_RIGID_CLEAR) continue;
    og_rigid_certificate *c = &b->answer.certificate;
    if (c->span_count == 0) continue;
    og_rigid_span *span = &c->span[og_random_integer(&b->random, 0, (int64_t)c->span_count - 1)];
    og_rigid_piece *piece = &c->piece[og_random_integer(&b->random, 0, (int64_t)c->count - 1)];
    switch (round % 11) {
    case 0: piece->frame = (og_rigid_frame)((piece->frame + 1) % OG_FRAME_COUNT); break;
    case 1: og_ivec_neg(&piece->direction, &piece->direction); break;
    case 2: og_rational_set_si(&piece->until, 1); break;
    case 3: og_rational_set_si(&span->until, 1); break;
    case 4: c->kind = OG_RIGID_NEVER; break;
    case 5: span->pieces++; break;
    case 6: c->bits = round % 20 == 6 ? 31 : 40; break;
    case 7: c->corners = 1; break;
    case 8: c->span_count--; break;
    case 9: span->is_round = !span->is_round; break;
    default: set_spin(&b->body[0], 8, 0, 0); assert_int_equal(set_problem(b), OG_RIGID_OK); break;
    }
    if (og_check_rigid(b->checker, &b->problem, c, &b->finding) != OG_RIGID_ACCEPTED) refused++;
    else expect_true(b);
  }
  assert_true(refused > rounds / 4);
}

static og_rigid_refusal check(bench *b) {
  return og_check_rigid(b->checker, &b->problem, &b->answer.certificate, &b->finding);
}

// Each part of a certificate is looked at.
static void test_refusals(void **state) {
  bench *b = *state;
  og_rigid_certificate *c = &b->answer.certificate;
  set_box(&b->body[0], 1, 1, 1);
  set_spin(&b->body[0], 0, 0, 1);
  set_box(&b->body[1], 8, 1, 8);
  set_centres(&b->body[1], 0, 2.25, 0, 0, 2.25, 0);
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  const unsigned bits = c->bits;
  c->bits = OG_SPIN_LEAST_BITS - 1;
  assert_int_equal(check(b), OG_RIGID_REFUSED_BITS);
  c->bits = OG_SPIN_MOST_BITS + 1;
  assert_int_equal(check(b), OG_RIGID_REFUSED_BITS);
  c->bits = bits;
  c->corners = 3;
  assert_int_equal(check(b), OG_RIGID_REFUSED_CORNERS);
  c->corners = 4;
  // Each corner is another point: none stands in for the next.
  const og_combination first = c->corner[0];
  c->corner[0] = c->corner[1];
  assert_int_equal(check(b), OG_RIGID_REFUSED_APART);
  c->corner[0] = first;
  og_rational_set(&b->number, &c->hi);
  og_rational_set_si(&c->hi, 2);
  assert_int_equal(check(b), OG_RIGID_REFUSED_TIME);
  og_rational_set_si(&c->hi, 0);
  assert_int_equal(check(b), OG_RIGID_REFUSED_TIME);
  og_rational_set(&c->hi, &b->number);
  c->span[0].pieces--;
  assert_int_equal(check(b), OG_RIGID_REFUSED_SPAN);
  c->span[0].pieces++;
  c->span[c->span_count - 1].pieces++;
  assert_int_equal(check(b), OG_RIGID_REFUSED_SPAN);
  c->span[c->span_count - 1].pieces--;
  c->count++;
  assert_int_equal(check(b), OG_RIGID_REFUSED_SPAN);
  c->count--;
  c->kind = OG_RIGID_NEVER;
  assert_int_equal(check(b), OG_RIGID_REFUSED_SHORT);
  c->kind = OG_RIGID_FIRST;
  og_rational_set(&b->number, &c->span[0].until);
  og_rational_set_si(&c->span[0].until, 0);
  assert_int_equal(check(b), OG_RIGID_REFUSED_TIME);
  og_rational_set(&c->span[0].until, &b->number);
  assert_int_equal(check(b), OG_RIGID_ACCEPTED);
  // Of a rational motion there are no spans.
  b->body[0].spins = false;
  assert_int_equal(set_problem(b), OG_RIGID_OK);
  assert_int_equal(check(b), OG_RIGID_REFUSED_BITS);
  // A spin that is too fast is refused by the checker, too.
  set_spin(&b->body[0], 0, 0, 1);
  assert_int_equal(set_problem(b), OG_RIGID_OK);
  mpz_mul_2exp(b->problem.body[0].spin.z.z, b->problem.body[0].spin.z.z, 20);
  assert_int_equal(check(b), OG_RIGID_REFUSED_PROBLEM);
  og_int_set_si(&b->problem.body[0].spin_den, 0);
  assert_int_equal(check(b), OG_RIGID_REFUSED_PROBLEM);
}

// ---- widths, limits ----

static void test_width(void **state) {
  bench *b = *state;
  og_rational_from_text(&b->number, "1e-40", 5);
  og_rigid_solver_set_width(b->solver, &b->number);
  set_box(&b->body[0], 1, 1, 1);
  set_spin(&b->body[0], 0, 0, 1);
  set_box(&b->body[1], 8, 1, 8);
  set_centres(&b->body[1], 0, 2.25, 0, 0, 2.25, 0);
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  assert_int_equal(b->answer.outcome, OG_RIGID_ANSWERED);
  set_time(b, &b->finding.lo);
  mpq_set(b->step, b->time);
  set_time(b, &b->finding.hi);
  mpq_sub(b->time, b->time, b->step);
  set_time(b, &b->finding.hi);
  mpq_sub(b->time, b->time, b->step);
  mpq_set_num(b->step, b->number.num.z);
  mpq_set_den(b->step, b->number.den.z);
  assert_true(mpq_cmp(b->time, b->step) <= 0);
  expect_true(b);
  og_rational_from_double(&b->number, 0x1p-40);
  og_rigid_solver_set_width(b->solver, &b->number);
}

// What touches for one moment alone is undecided, with what is proved until then; so is what needs more pieces or bits.
static void test_limits(void **state) {
  bench *b = *state;
  set_box(&b->body[0], 1, 1, 1);
  b->body[0].count = 1;
  set_spin(&b->body[0], 0, 0, 1);
  set_box(&b->body[1], 8, 0, 8);
  set_centres(&b->body[1], 0, 1.25, 0, 0, 1.25, 0);
  b->body[0].point[0][0] = b->body[0].point[0][1] = 1;
  assert_int_equal(solve(b), OG_RIGID_CLEAR);
  assert_int_equal(b->answer.outcome, OG_RIGID_UNDECIDED);
  expect_apart_before(b, 6);
  assert_true(og_nearest_double(&b->finding.lo) > 0.2);
  set_box(&b->body[1], 8, 1, 8);
  set_centres(&b->body[1], 0, 2.25, 0, 0, 2.25, 0);
  og_rigid_solver_set_limit(b->solver, 1);
  assert_int_equal(solve(b), OG_RIGID_CLEAR);
  og_rigid_solver_set_limit(b->solver, 1000);
  og_rigid_solver_set_bits(b->solver, 8);
  assert_int_equal(solve(b), OG_RIGID_CLEAR);
  assert_int_equal(b->answer.outcome, OG_RIGID_LONG);
  og_rigid_solver_set_bits(b->solver, OG_RIGID_BITS);
}

static int set_up(void **state) {
  bench *b = calloc(1, sizeof *b);
  og_random_start(&b->random, "spin", 24, 0);
  og_rigid_problem_init(&b->problem);
  og_rigid_problem_init(&b->chord);
  og_rigid_answer_init(&b->answer);
  og_rigid_finding_init(&b->finding);
  og_int_init(&b->deviation);
  og_rational *const numbers[] = {&b->number, &b->from, &b->to};
  for (int k = 0; k < 3; k++) og_rational_init(numbers[k]);
  for (int k = 0; k < 28; k++) og_rational_init(&b->pose[k / 14][k / 7 % 2][k % 7]);
  for (int k = 0; k < 6; k++) og_rational_init(&b->spin[k / 3][k % 3]);
  for (int k = 0; k < 2; k++) og_exact_body_init(&b->core[k]);
  og_exact_body_init(&b->at);
  mpq_inits(b->time, b->step, b->sum, b->bound, b->place[0], b->place[1], b->place[2], NULL);
  b->solver = og_rigid_solver_new();
  b->checker = og_rigid_checker_new();
  *state = b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  og_rigid_problem_clear(&b->problem);
  og_rigid_problem_clear(&b->chord);
  og_rigid_answer_clear(&b->answer);
  og_rigid_finding_clear(&b->finding);
  og_int_clear(&b->deviation);
  og_rational *const numbers[] = {&b->number, &b->from, &b->to};
  for (int k = 0; k < 3; k++) og_rational_clear(numbers[k]);
  for (int k = 0; k < 28; k++) og_rational_clear(&b->pose[k / 14][k / 7 % 2][k % 7]);
  for (int k = 0; k < 6; k++) og_rational_clear(&b->spin[k / 3][k % 3]);
  for (int k = 0; k < 2; k++) og_exact_body_clear(&b->core[k]);
  og_exact_body_clear(&b->at);
  mpq_clears(b->time, b->step, b->sum, b->bound, b->place[0], b->place[1], b->place[2], NULL);
  og_rigid_solver_free(b->solver);
  og_rigid_checker_free(b->checker);
  free(b);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_chords),         cmocka_unit_test(test_bits),
      cmocka_unit_test(test_turning_corner), cmocka_unit_test(test_both),
      cmocka_unit_test(test_bad_spins),      cmocka_unit_test(test_against_oracle),
      cmocka_unit_test(test_changed_certificates), cmocka_unit_test(test_refusals),
      cmocka_unit_test(test_width),          cmocka_unit_test(test_limits),
      cmocka_unit_test(test_around_axes),    cmocka_unit_test(test_fast_spins),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
