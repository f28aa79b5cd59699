// What the question `motion` has to decide: contacts of one moment at a fraction of time, misses whose last direction
// touches, quaternions of very different lengths, and the distance that a miss keeps. Bodies are of small whole
// numbers, so that many touch. The oracle samples the motions in plain rationals (tests/oracle/rigid.h).

#include "spec/motion/solve/close.h"
#include "tests/motion/rigid_bench.h"

// ---- cases that were undecided once ----

static void set_points(or_rigid *body, size_t count, const double points[][3]) {
  memset(body, 0, sizeof *body);
  body->count = count;
  memcpy(body->point, points, count * sizeof *points);
  body->rotation[0][3] = body->rotation[1][3] = 1;
}

static void set_turn(or_rigid *body, double x, double y, double z, double w) {
  const double turn[4] = {x, y, z, w};
  memcpy(body->rotation[1], turn, sizeof turn);
}

// Corner on corner, and edge on edge, at the end of time alone.
static void test_contact_at_the_end(void **state) {
  bench *b = *state;
  set_box(&b->body[0], 1, 1, 1);
  set_box(&b->body[1], 1, 1, 1);
  set_centres(&b->body[0], 0, 0, 0, 1, -5, 0);
  set_centres(&b->body[1], 3, -3, -2, 3, -3, -2);
  set_turn(&b->body[1], 0, 0, 1, 1);
  expect_first(b, 1, 1);
  set_centres(&b->body[0], 0, 0, 0, 1, -1, -3);
  set_centres(&b->body[1], 2, -3, -4, 2, -3, -4);
  set_turn(&b->body[1], 1, 0, 0, 1);
  expect_first(b, 1, 1);
}

// The direction that separates longest touches at the end, where the bodies are apart.
static void test_miss_at_the_end(void **state) {
  bench *b = *state;
  static const double point[1][3] = {{0, 0, 1}}, segment[2][3] = {{0, 1, 1}, {-1, -1, 0}};
  static const double hull[4][3] = {{-2, 2, 0}, {1, 2, 0}, {1, -1, -2}, {-1, 1, 0}};
  set_points(&b->body[0], 1, point);
  set_points(&b->body[1], 2, segment);
  set_centres(&b->body[0], 0, 0, 0, -1, -3, -1);
  set_turn(&b->body[1], 0, 1, 0, 1);
  assert_int_equal(solve(b), OG_RIGID_NEVER);
  set_box(&b->body[0], 1, 1, 1);
  set_points(&b->body[1], 4, hull);
  set_centres(&b->body[0], 0, 0, 0, 2, 3, 5);
  set_centres(&b->body[1], 5, -1, 6, 5, -1, 6);
  assert_int_equal(solve(b), OG_RIGID_NEVER);
}

// The box turns all but at once at the end; its edge passes at sqrt(5) below 2.5, and meets what begins at 2.1875.
static void test_lengths_by_hand(void **state) {
  bench *b = *state;
  static const int exponents[] = {5, 10, 14, 16, 20, 30, 50, 100, 150};
  for (size_t k = 0; k < sizeof exponents / sizeof *exponents; k++)
    for (int sign = -1; sign <= 1; sign += 2) {
      const double length = pow(10, sign * exponents[k]);
      set_box(&b->body[0], 1, 2, 1);
      set_box(&b->body[1], 1, 1, 1);
      set_turn(&b->body[0], length, 0, 0, length);
      set_centres(&b->body[1], 0, 0, 3.5, 0, 0, 3.5);
      assert_int_equal(solve(b), OG_RIGID_NEVER);
      set_centres(&b->body[1], 0, 0, 3.1875, 0, 0, 3.1875);
      assert_int_equal(solve(b), OG_RIGID_FIRST);
      assert_int_equal(b->answer.outcome, OG_RIGID_ANSWERED);
      set_time(b, &b->finding.hi);
      assert_true(relation_at(b) >= 0);
      set_time(b, &b->finding.lo);
      assert_true(relation_at(b) <= 0);
    }
}

// With balls around both, and with few pieces: the balls take 1/4 off the way of 1/4 and more that is left.
static void test_lengths_of_balls(void **state) {
  bench *b = *state;
  set_box(&b->body[0], 1, 2, 1);
  set_box(&b->body[1], 1, 1, 1);
  b->body[0].radius = b->body[1].radius = 0.125;
  set_turn(&b->body[0], 0x1p-90, 0, 0, 0x1p-90);
  set_centres(&b->body[1], 0, 0, 3.5, 0, 0, 3.5);
  assert_int_equal(solve(b), OG_RIGID_NEVER);
  og_rigid_solver_set_limit(b->solver, 2);
  assert_int_equal(solve(b), OG_RIGID_CLEAR);
  assert_int_equal(b->answer.outcome, OG_RIGID_LIMIT);
  assert_int_equal(b->answer.certificate.count, 2);
  og_rigid_solver_set_limit(b->solver, 1000);
  set_centres(&b->body[1], 0, 0, 3.4375, 0, 0, 3.4375);
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  set_time(b, &b->finding.hi);
  assert_true(relation_at(b) >= 0);
}

// Where only one body turns and nothing else moves, its path is the same whatever the lengths.
static void test_lengths_at_random(void **state) {
  bench *b = *state;
  const long rounds = wanted_pairs(100);
  long hits = 0, count = 0;
  for (long round = 0; round < rounds; round++) {
    set_box(&b->body[0], 1, 2, 1);
    set_box(&b->body[1], 1, 1, 1);
    double turn[4], place[3];
    for (int k = 0; k < 4; k++) turn[k] = (double)og_random_integer(&b->random, k == 3, 3);
    for (int k = 0; k < 3; k++) place[k] = coarse(&b->random, k == 2 ? 3.5 : 2);
    set_centres(&b->body[1], place[0], place[1], place[2], place[0], place[1], place[2]);
    set_turn(&b->body[0], turn[0], turn[1], turn[2], turn[3]);
    const og_rigid_kind plain = solve(b);
    const int shift = (int)og_random_integer(&b->random, 12, 400) * (round % 2 == 0 ? 1 : -1);
    set_turn(&b->body[0], ldexp(turn[0], shift), ldexp(turn[1], shift), ldexp(turn[2], shift), ldexp(turn[3], shift));
    assert_int_equal(solve(b), plain);
    count++;
    if (plain == OG_RIGID_FIRST) hits++;
  }
  assert_true(hits > count / 10 && hits < count);
}

// ---- bodies of small whole numbers ----

static double whole(bench *b, int most) { return (double)og_random_integer(&b->random, -most, most); }

static void whole_body(bench *b, or_rigid *body) {
  static const double turns[][4] = {{0, 0, 0, 1}, {0, 0, 0, 1}, {1, 0, 0, 1}, {0, 1, 0, 1}, {0, 0, 1, 1},
                                    {0, 0, -1, 1}, {0, 0, 1, 2}, {1, 1, 0, 2}, {0, 1, 0, 3}, {1, 1, 1, 1}};
  if (og_random_integer(&b->random, 0, 2) == 0) {
    set_box(body, 1, 1, 1 + (double)og_random_integer(&b->random, 0, 1));
  } else {
    memset(body, 0, sizeof *body);
    body->count = (size_t)og_random_integer(&b->random, 1, 4);
    for (size_t n = 0; n < body->count; n++)
      for (int axis = 0; axis < 3; axis++) body->point[n][axis] = whole(b, 2);
    body->rotation[0][3] = 1;
  }
  const int64_t turn = og_random_integer(&b->random, 0, (int64_t)(sizeof turns / sizeof *turns) - 1);
  memcpy(body->rotation[1], turns[turn], sizeof turns[turn]);
}

static void whole_motion(bench *b) {
  for (int k = 0; k < 2; k++) whole_body(b, &b->body[k]);
  set_centres(&b->body[0], whole(b, 5), whole(b, 5), whole(b, 5), whole(b, 3), whole(b, 3), whole(b, 3));
  const double at[3] = {whole(b, 2), whole(b, 2), whole(b, 2)};
  set_centres(&b->body[1], at[0], at[1], at[2], at[0], at[1], at[2]);
}

// The oracle tells the relation of bodies of which one is solid. The first is made a box where it has to.
static void make_solid(bench *b) {
  double centres[2][3], turn[4];
  or_rigid *body = &b->body[0];
  memcpy(centres, body->centre, sizeof centres);
  memcpy(turn, body->rotation[1], sizeof turn);
  set_box(body, 1, 1, 1);
  memcpy(body->centre, centres, sizeof centres);
  memcpy(body->rotation[1], turn, sizeof turn);
}

static void expect_oracle_agrees(bench *b, int samples) {
  expect_apart_before(b, samples);
  set_time(b, &b->finding.hi);
  if (b->finding.kind == OG_RIGID_FIRST) assert_true(relation_at(b) >= 0);
  if (b->finding.kind == OG_RIGID_NEVER) assert_int_equal(relation_at(b), -1);
  set_time(b, &b->finding.lo);
  if (b->finding.kind == OG_RIGID_FIRST && !og_rational_equal(&b->finding.lo, &b->finding.hi))
    assert_true(relation_at(b) <= 0);
}

// Solids and points, segments, triangles and hulls are decided as the oracle has it. Of 10,000 seven were not, which
// touch for one moment at a time such as sqrt(2) - 1.
static void test_whole_numbers(void **state) {
  bench *b = *state;
  const long rounds = wanted_pairs(400);
  long exact = 0;
  memset(b->count, 0, sizeof b->count);
  for (long round = 0; round < rounds; round++) {
    whole_motion(b);
    make_solid(b);
    solve(b);
    expect_oracle_agrees(b, 3);
    if (b->finding.kind == OG_RIGID_FIRST && og_rational_equal(&b->finding.lo, &b->finding.hi)) exact++;
  }
  assert_true(b->count[OG_RIGID_CLEAR] <= rounds / 200);
  assert_true(b->count[OG_RIGID_FIRST] > rounds / 8 && b->count[OG_RIGID_NEVER] > rounds / 8 && exact > rounds / 10);
}

// ---- the same motion in other words ----


static bool enclosures_meet(bench *b, const og_rational *lo, const og_rational *hi) {
  return og_nearest_double(&b->finding.lo) <= og_nearest_double(hi) &&
         og_nearest_double(lo) <= og_nearest_double(&b->finding.hi);
}

static void move_and_scale(or_rigid *body, const double by[3], double scale) {
  for (int axis = 0; axis < 3; axis++) {
    for (int end = 0; end < 2; end++) body->centre[end][axis] = scale * (body->centre[end][axis] + by[axis]);
    for (size_t n = 0; n < body->count; n++) body->point[n][axis] *= scale;
  }
}

static void reverse(or_rigid *body) {
  or_rigid old = *body;
  memcpy(body->centre[0], old.centre[1], sizeof old.centre[0]);
  memcpy(body->centre[1], old.centre[0], sizeof old.centre[0]);
  memcpy(body->rotation[0], old.rotation[1], sizeof old.rotation[0]);
  memcpy(body->rotation[1], old.rotation[0], sizeof old.rotation[0]);
}

static void test_metamorphic(void **state) {
  bench *b = *state;
  const long rounds = wanted_pairs(300);
  og_rational lo, hi;
  og_rational_init(&lo);
  og_rational_init(&hi);
  long undecided = 0;
  for (long round = 0; round < rounds; round++) {
    whole_motion(b);
    const og_rigid_kind kind = solve(b);
    if (kind == OG_RIGID_CLEAR) undecided++;
    if (kind == OG_RIGID_CLEAR) continue;
    og_rational_set(&lo, &b->finding.lo);
    og_rational_set(&hi, &b->finding.hi);
    const or_rigid a = b->body[0];
    b->body[0] = b->body[1];
    b->body[1] = a;
    assert_int_equal(solve(b), kind);
    if (kind == OG_RIGID_FIRST) assert_true(enclosures_meet(b, &lo, &hi));
    const double by[3] = {whole(b, 9), whole(b, 9), whole(b, 9)};
    const double scale = ldexp(1, (int)og_random_integer(&b->random, -6, 9));
    for (int k = 0; k < 2; k++) move_and_scale(&b->body[k], by, scale);
    assert_int_equal(solve(b), kind);
    if (kind == OG_RIGID_FIRST) assert_true(enclosures_meet(b, &lo, &hi));
    for (int k = 0; k < 2; k++) reverse(&b->body[k]);
    if (kind == OG_RIGID_NEVER) assert_int_equal(solve(b), OG_RIGID_NEVER);
    else assert_int_not_equal(solve(b), OG_RIGID_NEVER);
  }
  assert_true(undecided <= rounds / 100);
  og_rational_clear(&lo);
  og_rational_clear(&hi);
}

// ---- the distance that a miss keeps ----

static bool is_apart_with(bench *b, double radius, int samples) {
  const double old = b->body[1].radius;
  bool is_apart = true;
  b->body[1].radius += radius;
  for (int k = 0; k <= samples; k++) {
    mpq_set_ui(b->time, (unsigned long)k, (unsigned long)samples);
    mpq_canonicalize(b->time);
    is_apart = is_apart && relation_at(b) < 0;
  }
  b->body[1].radius = old;
  return is_apart;
}

// It is kept at samples; with a hundredth more the bodies would meet.
static void test_distance_kept(void **state) {
  bench *b = *state;
  const long rounds = wanted_pairs(100);
  long kept = 0;
  og_rigid_solver_set_apart(b->solver, true);
  for (long round = 0; round < rounds; round++) {
    whole_motion(b);
    if (round % 3 == 0) b->body[1].radius = 0.5;
    if (solve(b) != OG_RIGID_NEVER) {
      assert_int_equal(og_rational_sign(&b->finding.apart), 0);
      continue;
    }
    kept++;
    assert_true(og_rational_sign(&b->finding.apart) > 0);
    const double apart = og_nearest_double(&b->finding.apart);
    assert_true(is_apart_with(b, apart, 8));
    // Points and radii of the problem are multiples of 2^-20.
    b->body[1].radius += ldexp(ceil(ldexp(apart * 1.01, 20)), -20);
    assert_int_not_equal(solve(b), OG_RIGID_NEVER);
  }
  assert_true(kept > rounds / 4);
  og_rigid_solver_set_apart(b->solver, false);
}

static og_rigid_refusal check(bench *b) {
  return og_check_rigid(b->checker, &b->problem, &b->answer.certificate, &b->finding);
}

// A certificate with a number changed is refused, or says what is true: samples have it so.
static void test_changed_distances(void **state) {
  bench *b = *state;
  const long rounds = wanted_pairs(200);
  long refused = 0, changed = 0;
  og_rigid_solver_set_apart(b->solver, true);
  for (long round = 0; round < rounds; round++) {
    whole_motion(b);
    if (solve(b) != OG_RIGID_NEVER) continue;
    og_rigid_certificate *c = &b->answer.certificate;
    og_rigid_piece *piece = &c->piece[og_random_integer(&b->random, 0, (int64_t)c->count - 1)];
    changed++;
    switch (round % 5) {
    case 0: og_int_set_si(&c->apart.den, og_random_integer(&b->random, 1, 4096)); break;
    case 1: mpz_mul_ui(c->apart.num.z, c->apart.num.z, (unsigned long)og_random_integer(&b->random, 2, 9)); break;
    case 2: og_rational_set_si(&piece->until, 1); break;
    case 3: og_int_add(&piece->direction.x, &piece->direction.x, &c->apart.num); break;
    default: piece->frame = (og_rigid_frame)((piece->frame + 1) % OG_FRAME_COUNT); break;
    }
    if (check(b) != OG_RIGID_ACCEPTED) refused++;
    else assert_true(is_apart_with(b, og_nearest_double(&b->finding.apart) * (1 - 0x1p-40), 8));
  }
  assert_true(refused > changed / 4);
  og_rigid_solver_set_apart(b->solver, false);
}

// A box falls past another at a distance of 1.
static void test_refused_distances(void **state) {
  bench *b = *state;
  og_rational *apart = &b->answer.certificate.apart;
  set_box(&b->body[0], 1, 1, 1);
  set_box(&b->body[1], 1, 1, 1);
  set_centres(&b->body[0], 3, 0, 4, 3, 0, -4);
  assert_int_equal(solve(b), OG_RIGID_NEVER);
  assert_int_equal(og_rational_sign(apart), 0);
  og_rigid_certificate *c = &b->answer.certificate;
  c->count = 0;
  og_rigid_piece *piece = og_rigid_certificate_add(c);
  og_rational_set_si(&piece->until, 1);
  piece->frame = OG_FRAME_WORLD;
  og_int_set_si(&piece->direction.x, 1);
  og_int_set_si(&piece->direction.y, 0);
  og_int_set_si(&piece->direction.z, 0);
  // (num / den, what the checker says): 1 is not kept, all that is less is.
  static const struct {
    long num, den;
    og_rigid_refusal refusal;
  } claims[] = {{1, 1, OG_RIGID_REFUSED_TOGETHER},   {999999, 1000000, OG_RIGID_ACCEPTED},
                {0, 1, OG_RIGID_ACCEPTED},           {1000001, 1000000, OG_RIGID_REFUSED_TOGETHER},
                {-1, 2, OG_RIGID_REFUSED_KEPT},      {1, 0, OG_RIGID_REFUSED_KEPT},
                {1, -2, OG_RIGID_REFUSED_KEPT}};
  for (size_t k = 0; k < sizeof claims / sizeof *claims; k++) {
    og_int_set_si(&apart->num, claims[k].num);
    og_int_set_si(&apart->den, claims[k].den);
    assert_int_equal(check(b), claims[k].refusal);
  }
  og_rational_set_si(apart, 1);
  c->kind = OG_RIGID_CLEAR;
  assert_int_equal(check(b), OG_RIGID_REFUSED_KEPT);
}

// Turning about its middle, a box passes a wall that is nearer and nearer: the bound follows.
static void test_distances_by_hand(void **state) {
  bench *b = *state;
  og_rigid_solver_set_apart(b->solver, true);
  for (int k = 1; k <= 18; k++) {
    set_box(&b->body[0], 3, 4, 1);
    set_box(&b->body[1], 8, 1, 8);
    set_turn(&b->body[0], 0, 0, 1, 1);
    // The corner is 5 from the middle, and upright within the turn.
    const double height = 6 + ldexp(1, -k);
    set_centres(&b->body[1], 0, height, 0, 0, height, 0);
    assert_int_equal(solve(b), OG_RIGID_NEVER);
    const double apart = og_nearest_double(&b->finding.apart);
    assert_true(apart < ldexp(1, -k) && apart > ldexp(0.99, -k));
  }
  og_rigid_solver_set_apart(b->solver, false);
}

// ---- what the search cannot do ----

// Too little time is left for a direction, or for a piece.
static void test_too_close(void **state) {
  bench *b = *state;
  set_box(&b->body[0], 1, 1, 1);
  set_box(&b->body[1], 1, 1, 1);
  // Corner beside corner, and above each other only after 1 - 1e-40.
  set_centres(&b->body[0], -2, 0, 1, 0, 0, -1e-40);
  set_centres(&b->body[1], 2, 0, 2, 2, 0, 2);
  assert_int_equal(solve(b), OG_RIGID_CLEAR);
  assert_int_equal(b->answer.outcome, OG_RIGID_UNDECIDED);
  // They meet at 2^-100.
  og_rational width;
  og_rational_init(&width);
  set_centres(&b->body[0], -0x1p-100, 0, 0, 1, 0, 0);
  set_centres(&b->body[1], 2, 0, 0, 2, 0, 0);
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  assert_int_equal(b->answer.outcome, OG_RIGID_ANSWERED);
  og_rational_from_double(&width, 0x1p-60);
  og_rigid_solver_set_width(b->solver, &width);
  assert_int_equal(solve(b), OG_RIGID_FIRST);
  assert_int_equal(b->answer.outcome, OG_RIGID_WIDE);
  og_rational_from_double(&width, 0x1p-40);
  og_rigid_solver_set_width(b->solver, &width);
  og_rational_clear(&width);
}

// Balls that touch for one moment at 1/2 need pieces that become shorter: of so many at most.
static void test_few_pieces(void **state) {
  bench *b = *state;
  long of[OG_RIGID_REFUSED + 1] = {0};
  for (size_t limit = 1; limit <= 40; limit++) {
    set_box(&b->body[0], 0, 0, 0);
    set_box(&b->body[1], 0, 0, 0);
    b->body[0].count = b->body[1].count = 1;
    b->body[0].radius = 1;
    b->body[1].radius = 2;
    set_centres(&b->body[0], -4, 0, 3, 4, 0, 3);
    og_rigid_solver_set_limit(b->solver, limit);
    solve(b);
    of[b->answer.outcome]++;
    assert_true(b->answer.certificate.count <= limit);
  }
  assert_true(of[OG_RIGID_WIDE] > 0 && of[OG_RIGID_LIMIT] > 0);
  og_rigid_solver_set_limit(b->solver, 1000);
}

// With no more pieces than a miss needs, it may say no distance, and stays a miss.
static void test_distance_of_few_pieces(void **state) {
  bench *b = *state;
  long without = 0;
  for (long round = 0; round < 60; round++) {
    whole_motion(b);
    if (solve(b) != OG_RIGID_NEVER) continue;
    const size_t count = b->answer.certificate.count;
    og_rigid_solver_set_limit(b->solver, count);
    og_rigid_solver_set_apart(b->solver, true);
    assert_int_equal(solve(b), OG_RIGID_NEVER);
    assert_true(b->answer.certificate.count <= count);
    if (og_rational_sign(&b->finding.apart) == 0) without++;
    og_rigid_solver_set_apart(b->solver, false);
    og_rigid_solver_set_limit(b->solver, 1000);
  }
  assert_true(without > 0);
}

// ---- a simple fraction ----

static void test_simplest(void **state) {
  bench *b = *state;
  og_rational from, to, found;
  og_rational *const all[] = {&from, &to, &found};
  for (int k = 0; k < 3; k++) og_rational_init(all[k]);
  for (long round = 0; round < wanted_share(2000); round++) {
    const long most = round % 3 == 0 ? 8 : 200;
    const long b1 = og_random_integer(&b->random, 1, most), d1 = og_random_integer(&b->random, 1, most);
    const long a1 = og_random_integer(&b->random, 0, 2 * b1), c1 = og_random_integer(&b->random, 0, 2 * d1);
    if (a1 * d1 >= c1 * b1) continue;
    og_int_set_si(&from.num, a1);
    og_int_set_si(&from.den, b1);
    og_int_set_si(&to.num, c1);
    og_int_set_si(&to.den, d1);
    og_simplest_between(&found, &from, &to);
    // The least denominator q with a whole p, from < p / q <= to; of these the least p.
    long q = 1;
    while (c1 * q / d1 * b1 <= a1 * q) q++;
    const long p = a1 * q / b1 + 1;
    assert_int_equal(mpz_get_si(found.den.z), q);
    assert_int_equal(mpz_get_si(found.num.z), p);
  }
  for (int k = 0; k < 3; k++) og_rational_clear(all[k]);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_contact_at_the_end), cmocka_unit_test(test_miss_at_the_end),
      cmocka_unit_test(test_lengths_by_hand),    cmocka_unit_test(test_lengths_at_random),
      cmocka_unit_test(test_lengths_of_balls),
      cmocka_unit_test(test_whole_numbers),      cmocka_unit_test(test_metamorphic),
      cmocka_unit_test(test_distance_kept),      cmocka_unit_test(test_changed_distances),
      cmocka_unit_test(test_refused_distances),  cmocka_unit_test(test_distances_by_hand),
      cmocka_unit_test(test_too_close),          cmocka_unit_test(test_few_pieces),
      cmocka_unit_test(test_distance_of_few_pieces),
      cmocka_unit_test(test_simplest),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
