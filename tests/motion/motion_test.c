// Two polytopes that move and turn: the enclosures are held against an oracle that samples the motion in plain
// rationals (tests/oracle/rigid.h), against exact sweeps where nothing turns, and against motions worked out by hand.

#include "spec/motion/spin.h"
#include "spec/pair/solve/solver.h"
#include "tests/motion/rigid_bench.h"

// ---- what is known by hand ----

static void test_by_hand(void **state) {
  bench *b = *state;
  set_box(&b->body[1], 1, 1, 1);
  // A falls from 4 to -2 and touches at 2.
  set_box(&b->body[0], 1, 1, 1);
  set_centres(&b->body[0], 0, 0, 4, 0, 0, -2);
  expect_first(b, 1, 3);
  // In contact at the start, and moving away.
  set_centres(&b->body[0], 0, 0, 2, 0, 0, 5);
  expect_first(b, 0, 1);
  // In contact at the end alone.
  set_centres(&b->body[0], 0, 0, 4, 0, 0, 2);
  expect_first(b, 1, 1);
  // Nothing moves.
  set_centres(&b->body[0], 0, 0, 3, 0, 0, 3);
  assert_int_equal(solve(b), OG_RIGID_NEVER);
  set_centres(&b->body[0], 0, 0, 2, 0, 0, 2);
  expect_first(b, 0, 1);
  // A turns at a distance.
  set_centres(&b->body[0], 0, 0, 4, 0, 0, 4);
  b->body[0].rotation[1][0] = 0.75;
  assert_int_equal(solve(b), OG_RIGID_NEVER);
}

// The corner (1, 1) turns with q = (0, 0, t, 1) and is at y = (1 + 2 t - t^2) / (1 + t^2): 7/5 at t = 1/3.
static void test_turning_corner(void **state) {
  bench *b = *state;
  set_box(&b->body[0], 1, 1, 1);
  b->body[0].rotation[1][2] = 1;
  set_box(&b->body[1], 8, 1, 8);
  // The wall begins at 1.40625 = 45/32, and 45 + 45 t^2 = 32 + 64 t - 32 t^2 at t = (32 - sqrt(1024 - 77 * 13)) / 77.
  set_centres(&b->body[1], 0, 1.40625 + 1, 0, 0, 1.40625 + 1, 0);
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  const double first = (32 - sqrt(1024.0 - 77 * 13)) / 77;
  assert_true(fabs(og_nearest_double(&b->finding.lo) - first) < 1e-11);
  // Five times as large, with the wall at 7.
  set_box(&b->body[0], 5, 5, 5);
  b->body[0].rotation[1][2] = 1;
  set_box(&b->body[1], 16, 1, 16);
  set_centres(&b->body[1], 0, 8, 0, 0, 8, 0);
  expect_first(b, 1, 3);
  // The greatest height, 5 sqrt(2), is never reached.
  set_centres(&b->body[1], 0, 8.0711, 0, 0, 8.0711, 0);
  assert_int_equal(solve(b), OG_RIGID_NEVER);
}

// The three cases that sampling misses: a bullet through paper, a slot between two faces, a long thin rod that turns.
static void test_tunnelling(void **state) {
  bench *b = *state;
  set_box(&b->body[0], 0.0078125, 0.0078125, 0.0078125);
  set_box(&b->body[1], 1, 1, 0x1p-20);
  set_centres(&b->body[0], 0, 0, 1024, 0, 0, -1024);
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  // Contact where the bullet's face is 0.0078125 + 2^-20 away.
  const double first = (1024 - 0.0078125 - 0x1p-20) / 2048;
  assert_true(fabs(og_nearest_double(&b->finding.lo) - first) < 0x1p-39);
  // A thin plate turns within a slot, and meets the face on either side of it.
  for (int side = -1; side <= 1; side += 2) {
    set_box(&b->body[0], 4, 0x1p-20, 1);
    set_box(&b->body[1], 4, 0x1p-20, 1);
    set_centres(&b->body[1], 0, 0.25 * side, 0, 0, 0.25 * side, 0);
    b->body[0].rotation[1][2] = 0.5;
    assert_int_equal(solve(b), OG_RIGID_FIRST);
  }
  set_box(&b->body[0], 64, 0x1p-6, 0x1p-6);
  b->body[0].rotation[1][2] = 0.875;
  set_box(&b->body[1], 0x1p-6, 0x1p-6, 0x1p-6);
  set_centres(&b->body[1], 32, 32, 0, 32, 32, 0);
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  assert_true(og_nearest_double(&b->finding.hi) < 0.5);
}

static void set_ball(or_rigid *body, double radius) {
  set_box(body, 0, 0, 0);
  body->count = 1;
  body->radius = radius;
}

// Balls around a point, a segment and a box: first contact where the distance is the sum of the radii.
static void test_rounded_by_hand(void **state) {
  bench *b = *state;
  // A ball falls from 4 to -2 on a cube and touches at 2, a fraction of the time.
  set_ball(&b->body[0], 1);
  set_box(&b->body[1], 1, 1, 1);
  set_centres(&b->body[0], 0, 0, 4, 0, 0, -2);
  expect_first(b, 1, 3);
  // A rounded cube does the same; the ball turns, which makes no difference.
  b->body[0].rotation[1][0] = 0.5;
  b->body[0].radius = b->body[1].radius = 0.5;
  expect_first(b, 1, 3);
  // Two balls on a line of slope 3/4: 3 apart at (2.4, 0, 1.8), after two fifths of the way.
  set_ball(&b->body[0], 1);
  set_ball(&b->body[1], 2);
  set_centres(&b->body[0], 4, 0, 3, 0, 0, 0);
  expect_first(b, 2, 5);
  // In contact at the start, at the end alone, one 2^-20 short of it, and at no time.
  set_centres(&b->body[0], 0, 0, 3, 0, 0, 9);
  expect_first(b, 0, 1);
  set_centres(&b->body[0], 0, 0, 9, 0, 0, 3);
  expect_first(b, 1, 1);
  set_centres(&b->body[0], 0, 0, 9, 0, 0, 3 + 0x1p-20);
  assert_int_equal(solve(b), OG_RIGID_NEVER);
  set_centres(&b->body[0], 0, 0, 9, 0, 0, 3 - 0x1p-20);
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  // One ulp further, and one ulp nearer.
  set_centres(&b->body[0], 0, 0, 9, 0, 0, nextafter(3, 4));
  assert_int_equal(solve(b), OG_RIGID_NEVER);
  set_centres(&b->body[0], 0, 0, 9, 0, 0, nextafter(3, 2));
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  // Past each other at a height of 3.01, and touching for one moment at 3.
  set_centres(&b->body[0], -4, 0, 3.01, 4, 0, 3.01);
  assert_int_equal(solve(b), OG_RIGID_NEVER);
  set_centres(&b->body[0], -4, 0, 3, 4, 0, 3);
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  assert_int_equal(b->answer.outcome, OG_RIGID_ANSWERED);
  assert_true(og_nearest_double(&b->finding.lo) >= 0.5 - 0x1p-40 && og_nearest_double(&b->finding.hi) == 0.5);
  // 2^-20 lower they come together slowly.
  set_centres(&b->body[0], -4, 0, 3 - 0x1p-20, 4, 0, 3 - 0x1p-20);
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  assert_int_equal(b->answer.outcome, OG_RIGID_ANSWERED);
  // A capsule of length 5 turns by q = (0, 0, t, 1): its end (5, 0) is at y = 10 t / (1 + t^2), 3 at t = 1/3. Balls of
  // 1/2 around both make a wall at 4 just as near.
  set_ball(&b->body[0], 0.5);
  b->body[0].count = 2;
  b->body[0].point[1][0] = 5;
  b->body[0].rotation[1][2] = 1;
  set_box(&b->body[1], 16, 1, 16);
  b->body[1].radius = 0.5;
  set_centres(&b->body[1], 0, 5, 0, 0, 5, 0);
  expect_first(b, 1, 3);
}

static void test_bad_motions(void **state) {
  bench *b = *state;
  set_box(&b->body[0], 1, 1, 1);
  set_box(&b->body[1], 1, 1, 1);
  b->body[0].rotation[1][3] = -1;
  assert_int_equal(set_problem(b), OG_RIGID_HALF_TURN);
  b->body[0].rotation[1][3] = 0;
  assert_int_equal(set_problem(b), OG_RIGID_ZERO_ROTATION);
  b->body[0].rotation[1][0] = 1;
  assert_int_equal(set_problem(b), OG_RIGID_HALF_TURN);
  b->body[0].rotation[1][3] = 0x1p-30;
  assert_int_equal(set_problem(b), OG_RIGID_OK);
}

// ---- the oracle ----

static void random_body(bench *b, or_rigid *body, int kind) {
  if (kind == 0) set_box(body, 0.5 + fabs(coarse(&b->random, 1)), 0.5, 0.25);
  else {
    memset(body, 0, sizeof *body);
    body->count = 4;
    for (int k = 0; k < 12; k++) body->point[k / 3][k % 3] = coarse(&b->random, 1.5);
    for (int end = 0; end < 2; end++) body->rotation[end][3] = 1;
  }
  for (int k = 0; k < 4; k++) {
    body->rotation[0][k] += coarse(&b->random, 0.5);
    body->rotation[1][k] += coarse(&b->random, 0.5);
  }
}

static void random_motion(bench *b, bool of_boxes) {
  for (int k = 0; k < 2; k++) random_body(b, &b->body[k], of_boxes && k == 0 ? 0 : 1);
  or_rigid *a = &b->body[0];
  for (int axis = 0; axis < 3; axis++) {
    a->centre[0][axis] = coarse(&b->random, 4);
    a->centre[1][axis] = coarse(&b->random, 4) - a->centre[0][axis] / 2;
  }
}

// Points, segments, triangles or all of the corners, with balls around them.
static void round_bodies(bench *b) {
  for (int k = 0; k < 2; k++) {
    or_rigid *body = &b->body[k];
    body->count = (size_t)og_random_integer(&b->random, 1, (int64_t)body->count);
    body->radius = fabs(coarse(&b->random, 1)) + 0x1p-10;
  }
}

static void compare_with_oracle(bench *b, bool rounded) {
  const long rounds = wanted_pairs(300);
  memset(b->count, 0, sizeof b->count);
  for (long round = 0; round < rounds; round++) {
    random_motion(b, round % 4 == 0);
    if (rounded) round_bodies(b);
    if (set_problem(b) != OG_RIGID_OK) continue;
    const og_rigid_kind kind = solve(b);
    expect_apart_before(b, round % 4 == 0 ? 2 : 6);
    set_time(b, &b->finding.hi);
    if (kind == OG_RIGID_FIRST) assert_true(relation_at(b) >= 0);
    if (kind == OG_RIGID_NEVER) assert_int_equal(relation_at(b), -1);
    set_time(b, &b->finding.lo);
    if (kind == OG_RIGID_FIRST && !og_rational_equal(&b->finding.lo, &b->finding.hi)) assert_true(relation_at(b) <= 0);
  }
  assert_int_equal(b->count[OG_RIGID_CLEAR], 0);
  assert_true(b->count[OG_RIGID_FIRST] > rounds / 8 && b->count[OG_RIGID_NEVER] > rounds / 8);
}

static void test_against_oracle(void **state) { compare_with_oracle(*state, false); }
static void test_rounded_against_oracle(void **state) { compare_with_oracle(*state, true); }

// Where nothing turns, a sweep has the exact time.
static void test_against_sweeps(void **state) {
  bench *b = *state;
  og_solver *solver = og_solver_new();
  og_answer swept;
  og_problem pair;
  og_answer_init(&swept);
  og_problem_init(&pair);
  const double until = 1;
  long hits = 0;
  const long rounds = wanted_pairs(300);
  for (long round = 0; round < rounds; round++) {
    double points[2][3 * OR_RIGID_POINTS], velocity[3];
    static const double still[3] = {0, 0, 0};
    random_motion(b, round % 2 == 0);
    for (int k = 0; k < 2; k++) {
      or_rigid *body = &b->body[k];
      for (int end = 0; end < 2; end++)
        for (int i = 0; i < 4; i++) body->rotation[end][i] = i == 3;
      for (size_t n = 0; n < 3 * body->count; n++) points[k][n] = body->point[n / 3][n % 3] + body->centre[0][n % 3];
    }
    for (int axis = 0; axis < 3; axis++) velocity[axis] = b->body[0].centre[1][axis] - b->body[0].centre[0][axis];
    assert_int_equal(og_problem_set_doubles(&pair, points[0], b->body[0].count, 0, points[1], b->body[1].count, 0),
                     OG_PROBLEM_OK);
    assert_int_equal(og_problem_set_motion(&pair, velocity, still, &until), OG_PROBLEM_OK);
    assert_int_equal(og_solve(solver, OG_SWEEP, &pair, NULL, &swept), OG_ANSWERED);
    const og_rigid_kind kind = solve(b);
    assert_int_equal(kind, swept.finding.hit ? OG_RIGID_FIRST : OG_RIGID_NEVER);
    if (kind != OG_RIGID_FIRST) continue;
    hits++;
    const double first = og_surd_to_double(&swept.finding.first);
    assert_true(og_nearest_double(&b->finding.lo) <= first && first <= og_nearest_double(&b->finding.hi));
  }
  assert_true(hits > rounds / 8);
  og_answer_clear(&swept);
  og_problem_clear(&pair);
  og_solver_free(solver);
}

// A certificate that is changed anywhere is refused, or says what is true by the oracle.
static void test_changed_certificates(void **state) {
  bench *b = *state;
  long refused = 0;
  const long rounds = wanted_pairs(200);
  for (long round = 0; round < rounds; round++) {
    random_motion(b, false);
    if (round % 3 == 0) round_bodies(b);
    if (set_problem(b) != OG_RIGID_OK || solve(b) == OG_RIGID_CLEAR) continue;
    og_rigid_certificate *c = &b->answer.certificate;
    if (c->count == 0) continue;
    og_rigid_piece *piece = &c->piece[og_random_integer(&b->random, 0, (int64_t)c->count - 1)];
    switch (round % 7) {
    case 0: piece->frame = (og_rigid_frame)((piece->frame + 1) % OG_FRAME_COUNT); break;
    case 1: og_ivec_neg(&piece->direction, &piece->direction); break;
    case 2: og_rational_set_si(&piece->until, 1); break;
    case 3: c->count--; break;
    case 4: c->kind = OG_RIGID_NEVER; break;
    case 5: b->body[0].radius += 0x1p-6; assert_int_equal(set_problem(b), OG_RIGID_OK); break;
    default: og_rational_set_si(&c->hi, 1); break;
    }
    if (og_check_rigid(b->checker, &b->problem, c, &b->finding) != OG_RIGID_ACCEPTED) {
      refused++;
      continue;
    }
    expect_apart_before(b, 3);
    set_time(b, &b->finding.hi);
    if (b->finding.kind == OG_RIGID_FIRST) assert_true(relation_at(b) >= 0);
    if (b->finding.kind == OG_RIGID_NEVER) assert_int_equal(relation_at(b), -1);
  }
  assert_true(refused > rounds / 4);
}

// ---- what the checker refuses ----

static og_rigid_refusal check(bench *b) {
  return og_check_rigid(b->checker, &b->problem, &b->answer.certificate, &b->finding);
}

static void set_fraction(og_rational *r, long num, long den) {
  og_int_set_si(&r->num, num);
  og_int_set_si(&r->den, den);
}

// A box falls upon another, as above: the contact is at 1/3.
static void set_falling(bench *b) {
  set_box(&b->body[0], 1, 1, 1);
  set_box(&b->body[1], 1, 1, 1);
  set_centres(&b->body[0], 0, 0, 4, 0, 0, -2);
  expect_first(b, 1, 3);
  assert_int_equal(b->answer.certificate.count, 1);
}

static void test_refused_times(void **state) {
  bench *b = *state;
  og_rigid_certificate *c = &b->answer.certificate;
  og_rational *until = &c->piece[0].until, *const times[] = {until, &c->hi};
  set_falling(b);
  static const long no_times[][2] = {{1, 0}, {-1, -3}, {-1, 3}, {4, 3}};
  for (int time = 0; time < 2; time++) {
    for (int k = 0; k < 4; k++) {
      set_fraction(times[time], no_times[k][0], no_times[k][1]);
      assert_int_equal(check(b), OG_RIGID_REFUSED_TIME);
    }
    set_fraction(times[time], 1, 3);
    assert_int_equal(check(b), OG_RIGID_ACCEPTED);
  }
  set_fraction(&c->hi, 1, 4); // before the end of the pieces
  assert_int_equal(check(b), OG_RIGID_REFUSED_TIME);
  set_fraction(&c->hi, 1, 2); // other differences
  assert_int_equal(check(b), OG_RIGID_REFUSED_APART);
  set_fraction(&c->hi, 1, 3);
  set_fraction(until, 1, 2);
  assert_int_equal(check(b), OG_RIGID_REFUSED_TOGETHER);
  set_fraction(until, 1, 3);
  c->kind = OG_RIGID_NEVER; // and at the end of the last piece they touch
  assert_int_equal(check(b), OG_RIGID_REFUSED_TOGETHER);
  set_fraction(until, 1, 4);
  assert_int_equal(check(b), OG_RIGID_REFUSED_SHORT);
}

static void test_refused_parts(void **state) {
  bench *b = *state;
  og_rigid_certificate *c = &b->answer.certificate;
  set_falling(b);
  const og_pair pair = c->contact.pair[0];
  const og_int *weight = &c->contact.weight[0];
  c->contact.pair[0].i = 8;
  assert_int_equal(check(b), OG_RIGID_REFUSED_INDEX);
  c->contact.pair[0] = (og_pair){pair.i, 8};
  assert_int_equal(check(b), OG_RIGID_REFUSED_INDEX);
  c->contact.pair[0] = pair;
  og_int_neg(&c->contact.weight[0], weight);
  assert_int_equal(check(b), OG_RIGID_REFUSED_WEIGHT);
  og_int_neg(&c->contact.weight[0], weight);
  const size_t count = c->contact.count;
  c->contact.count = 0;
  assert_int_equal(check(b), OG_RIGID_REFUSED_WEIGHT);
  c->contact.count = count;
  c->bits = OG_SPIN_LEAST_BITS;
  assert_int_equal(check(b), OG_RIGID_REFUSED_BITS);
  c->bits = 0;
  (void)og_rigid_certificate_add_span(c);
  assert_int_equal(check(b), OG_RIGID_REFUSED_BITS);
  c->span_count = 0;
  assert_int_equal(check(b), OG_RIGID_ACCEPTED);
}

static void test_refused_problems(void **state) {
  bench *b = *state;
  og_rigid_problem *problem = &b->problem;
  set_falling(b);
  og_int *const numbers[] = {&problem->den, &problem->body[0].spin_den, &problem->body[1].spin_den};
  for (int k = 0; k < 3; k++) {
    og_int_neg(numbers[k], numbers[k]);
    assert_int_equal(check(b), OG_RIGID_REFUSED_PROBLEM);
    og_int_neg(numbers[k], numbers[k]);
  }
  og_int_set_si(&problem->radius, -1);
  assert_int_equal(check(b), OG_RIGID_REFUSED_PROBLEM);
  og_int_set_si(&problem->radius, 0);
  for (int k = 0; k < 2; k++) {
    og_rigid_body *body = &problem->body[k];
    body->count = 0;
    assert_int_equal(check(b), OG_RIGID_REFUSED_PROBLEM);
    body->count = 8;
    og_int_neg(&body->cosine[1], &body->cosine[1]); // half a turn, the long way
    assert_int_equal(check(b), OG_RIGID_REFUSED_PROBLEM);
    og_int_neg(&body->cosine[1], &body->cosine[1]);
  }
  assert_int_equal(check(b), OG_RIGID_ACCEPTED);
  for (og_rigid_refusal r = OG_RIGID_ACCEPTED; r < OG_RIGID_REFUSED_COUNT; r++)
    assert_true(og_rigid_refusal_text(r)[0] != '\0');
}

// ---- widths, limits ----

static void test_width(void **state) {
  bench *b = *state;
  og_rational width;
  og_rational_init(&width);
  og_rational_from_text(&width, "1e-60", 5);
  og_rigid_solver_set_width(b->solver, &width);
  set_box(&b->body[0], 1, 1, 1);
  set_box(&b->body[1], 1, 1, 1);
  set_centres(&b->body[0], 0, 0, 4, 0, 0.25, -1);
  b->body[0].rotation[1][0] = 0.25;
  b->body[0].rotation[1][1] = 0.125;
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  assert_int_equal(b->answer.outcome, OG_RIGID_ANSWERED);
  // hi - lo <= 10^-60
  mpq_set_num(b->step, b->finding.lo.num.z);
  mpq_set_den(b->step, b->finding.lo.den.z);
  set_time(b, &b->finding.hi);
  mpq_sub(b->time, b->time, b->step);
  mpq_set_num(b->step, width.num.z);
  mpq_set_den(b->step, width.den.z);
  assert_true(mpq_cmp(b->time, b->step) <= 0);
  // As narrow as any, which is too wide; what is found exactly never is.
  og_rational_from_text(&width, "1e-300", 6);
  og_rigid_solver_set_width(b->solver, &width);
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  assert_int_equal(b->answer.outcome, OG_RIGID_WIDE);
  mpq_set_num(b->step, b->finding.lo.num.z);
  mpq_set_den(b->step, b->finding.lo.den.z);
  set_time(b, &b->finding.hi);
  mpq_sub(b->time, b->time, b->step);
  mpq_set_d(b->step, OG_RIGID_NARROWEST);
  assert_true(mpq_sgn(b->time) > 0 && mpq_cmp(b->time, b->step) <= 0);
  set_box(&b->body[0], 1, 1, 1);
  set_centres(&b->body[0], 0, 0, 4, 0, 0, 0);
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  assert_int_equal(b->answer.outcome, OG_RIGID_ANSWERED);
  og_rational_from_double(&width, 0x1p-40);
  og_rigid_solver_set_width(b->solver, &width);
  og_rational_clear(&width);
}

// No piece is allowed that reaches the end: undecided, and what is proved stays proved.
static void test_limit(void **state) {
  bench *b = *state;
  set_box(&b->body[0], 1, 1, 1);
  set_box(&b->body[1], 1, 1, 1);
  set_centres(&b->body[0], 0, 0, 4, 0, 4, 0);
  b->body[0].rotation[1][0] = 1;
  assert_int_equal(solve(b), OG_RIGID_NEVER);
  assert_int_equal(b->answer.certificate.count, 2);
  og_rigid_solver_set_limit(b->solver, 1);
  assert_int_equal(solve(b), OG_RIGID_CLEAR);
  assert_int_equal(b->answer.outcome, OG_RIGID_LIMIT);
  assert_int_equal(b->answer.certificate.count, 1);
  og_rigid_solver_set_limit(b->solver, 1000);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_by_hand),        cmocka_unit_test(test_turning_corner),
      cmocka_unit_test(test_rounded_by_hand), cmocka_unit_test(test_rounded_against_oracle),
      cmocka_unit_test(test_tunnelling),     cmocka_unit_test(test_bad_motions),
      cmocka_unit_test(test_against_oracle), cmocka_unit_test(test_against_sweeps),
      cmocka_unit_test(test_changed_certificates),
      cmocka_unit_test(test_refused_times),  cmocka_unit_test(test_refused_parts),
      cmocka_unit_test(test_refused_problems),
      cmocka_unit_test(test_width),          cmocka_unit_test(test_limit),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
