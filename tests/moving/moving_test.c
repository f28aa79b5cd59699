// Four moving points of many families, most of them degenerate: whether, when and between which features they first
// meet is what the oracle finds by Sturm's theorem. A certificate that is changed is refused, unless it proves the
// same.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/moving/solve/moving.h"
#include "spec/number/nearest.h"
#include "tests/oracle/moving.h"
#include "tool/gen/random.h"

typedef enum family {
  LATTICE,
  TINY_LATTICE,
  PLANAR,
  COLLINEAR,
  COLLAPSE,
  STATIC,
  ONE_MOVES,
  TRANSLATED,
  POINTLIKE,
  SHARED,
  GENERAL,
  FAMILY_COUNT
} family;

typedef struct bench {
  og_random random;
  og_moving_problem problem;
  og_moving_answer answer, changed;
  double start[12], end[12];
  mpq_t exact_start[4][3], exact_end[4][3], number;
  or_time truth;
  or_poly root;
  // How often each kind came up, of both questions.
  int never, at_start, at_end, rational, irrational, planar_irrational, corners, sides, pieces;
} bench;

static int rounds(void) { return getenv("ORIGO_TEST_PAIRS") == NULL ? 300 : 12; }

static double whole(bench *b, int reach) { return (double)og_random_integer(&b->random, -reach, reach); }

static void place_random(bench *b, int reach) {
  for (int k = 0; k < 12; k++) {
    b->start[k] = whole(b, reach);
    b->end[k] = whole(b, reach);
  }
}

// Some points equal others, at one time or at both.
static void share_points(bench *b) {
  const size_t from = 3 * (size_t)og_random_integer(&b->random, 0, 3),
               to = 3 * (size_t)og_random_integer(&b->random, 0, 3);
  if (og_random_flip(&b->random)) memcpy(&b->start[to], &b->start[from], 3 * sizeof *b->start);
  else memcpy(&b->end[to], &b->end[from], 3 * sizeof *b->end);
}

static void place_family(bench *b, family f) {
  place_random(b, f == TINY_LATTICE ? 1 : 2);
  const double shift[3] = {whole(b, 2), whole(b, 2), whole(b, 2)};
  const int mover = (int)og_random_integer(&b->random, 0, 3);
  for (int k = 0; k < 12; k++) {
    const int axis = k % 3;
    if (f == PLANAR && axis == 2) b->start[k] = b->end[k] = 0;
    if (f == COLLINEAR && axis > 0) b->start[k] = b->end[k] = 0;
    if (f == COLLAPSE) b->end[k] = shift[axis] - b->start[k];
    if (f == STATIC || (f == ONE_MOVES && k / 3 != mover)) b->end[k] = b->start[k];
    if (f == TRANSLATED && k / 3 < 2) b->end[k] = b->start[k] + shift[axis];
    if (f == POINTLIKE && k >= 9) {
      b->start[k] = b->start[k - 3];
      b->end[k] = b->end[k - 3];
    }
    if (f == GENERAL) {
      b->start[k] = og_random_between(&b->random, -1, 1);
      b->end[k] = og_random_between(&b->random, -1, 1);
    }
  }
  if (f == SHARED) share_points(b);
}

static void set_exact(bench *b) {
  for (int k = 0; k < 12; k++) {
    mpq_set_d(b->exact_start[k / 3][k % 3], b->start[k]);
    mpq_set_d(b->exact_end[k / 3][k % 3], b->end[k]);
  }
}

static void to_mpq(mpq_t r, const og_rational *a) {
  mpz_set(mpq_numref(r), a->num.z);
  mpz_set(mpq_denref(r), a->den.z);
}

static void to_oracle(or_poly *r, const og_poly *p) {
  for (int k = 0; k < 8; k++) mpq_set_ui(r->c[k], 0, 1);
  for (int k = 0; k <= p->degree; k++) mpq_set_z(r->c[k], p->c[k].z);
  r->degree = p->degree;
}

// Is the first time found that of the oracle?
static bool is_true_time(bench *b, const og_moving_finding *finding) {
  if (finding->is_rational) {
    to_mpq(b->number, &finding->time);
    return or_time_compare(&b->truth, b->number) == 0;
  }
  to_oracle(&b->root, &finding->root);
  if (!or_time_is_root_of(&b->truth, &b->root)) return false;
  to_mpq(b->number, &finding->lo);
  if (or_time_compare(&b->truth, b->number) <= 0) return false;
  to_mpq(b->number, &finding->hi);
  return or_time_compare(&b->truth, b->number) < 0;
}

static bool is_planar(const bench *b) {
  for (int k = 2; k < 12; k += 3)
    if (b->start[k] != 0 || b->end[k] != 0) return false;
  return true;
}

static void count_kind(bench *b) {
  const og_moving_finding *finding = &b->answer.finding;
  b->pieces += b->answer.certificate.count > 1;
  if (!finding->hit) {
    b->never++;
    return;
  }
  const int of_b = finding->meets[2] + finding->meets[3] + (b->problem.of_edges ? 0 : finding->meets[1]);
  b->corners += of_b == 1;
  b->sides += of_b == 2;
  b->rational += finding->is_rational;
  b->irrational += !finding->is_rational;
  b->planar_irrational += !finding->is_rational && is_planar(b);
  b->at_start += finding->is_rational && og_rational_sign(&finding->time) == 0;
  b->at_end += finding->is_rational && og_int_compare(&finding->time.num, &finding->time.den) == 0;
}

static void fail_with(const bench *b, const char *what) {
  for (int k = 0; k < 12; k++) print_message("%a%s", b->start[k], k == 11 ? "\n" : " ");
  for (int k = 0; k < 12; k++) print_message("%a%s", b->end[k], k == 11 ? "\n" : " ");
  fail_msg("%s, edges: %d", what, b->problem.of_edges);
}

// Answers, and holds it against the oracle.
static void compare_with_oracle(bench *b, bool of_edges) {
  assert_true(og_moving_problem_set_doubles(&b->problem, of_edges, b->start, b->end));
  set_exact(b);
  const og_moving_refusal refusal = og_solve_moving(&b->problem, &b->answer);
  if (refusal != OG_MOVING_ACCEPTED) fail_with(b, og_moving_refusal_text(refusal));
  const bool hit = or_first_contact(&b->truth, b->exact_start, b->exact_end, of_edges ? 2 : 1);
  if (hit != b->answer.finding.hit) fail_with(b, hit ? "the contact is missed" : "the contact is invented");
  if (hit && !is_true_time(b, &b->answer.finding)) fail_with(b, "the first time is wrong");
  count_kind(b);
}

static void test_families(void **state) {
  bench *b = *state;
  for (int of_edges = 0; of_edges < 2; of_edges++)
    for (family f = LATTICE; f < FAMILY_COUNT; f++)
      for (int round = 0; round < rounds(); round++) {
        place_family(b, f);
        compare_with_oracle(b, of_edges);
      }
  // Every kind of contact comes up.
  const int few = rounds() / 10;
  assert_true(b->never > few && b->at_start > few && b->at_end > few && b->rational > few && b->irrational > few);
  assert_true(b->planar_irrational > 0 && b->corners > few && b->sides > few && b->pieces > few);
}

// ---- single cases ----

static void place(bench *b, const double start[12], const double end[12]) {
  memcpy(b->start, start, sizeof b->start);
  memcpy(b->end, end, sizeof b->end);
}

static void expect_time(bench *b, const char *time) {
  assert_true(b->answer.finding.hit && b->answer.finding.is_rational);
  char *text = og_rational_to_text(&b->answer.finding.time);
  assert_string_equal(text, time);
  free(text);
}

// A vertex that falls on a triangle in the plane z = 0; there are one ulp and extreme exponents to each side of it.
static void test_beside(void **state) {
  bench *b = *state;
  const double still[9] = {0, 0, 0, 1, 0, 0, 0, 1, 0};
  double start[12] = {0.5, 0.5, 1}, end[12] = {0.5, 0.5, -1};
  memcpy(&start[3], still, sizeof still);
  memcpy(&end[3], still, sizeof still);
  place(b, start, end);
  compare_with_oracle(b, false);
  expect_time(b, "1/2");
  assert_false(b->answer.finding.meets[1]);
  assert_true(b->answer.finding.meets[2] && b->answer.finding.meets[3]);
  b->start[0] = b->end[0] = nextafter(0.5, 1);
  compare_with_oracle(b, false);
  assert_false(b->answer.finding.hit);
  b->start[0] = b->end[0] = nextafter(0.5, 0);
  compare_with_oracle(b, false);
  expect_time(b, "1/2");
  assert_true(b->answer.finding.meets[1]);
  // It stops on the triangle, just above it, and just below.
  for (int k = -1; k <= 1; k++) {
    b->end[2] = k * 0x1p-1074;
    compare_with_oracle(b, false);
    assert_int_equal(b->answer.finding.hit, k <= 0);
  }
  // The greatest and the least numbers together: doubles cannot tell.
  b->start[2] = 0x1p1023;
  b->end[2] = -1e-300;
  compare_with_oracle(b, false);
  assert_true(b->answer.finding.hit);
  b->end[2] = 1e-300;
  compare_with_oracle(b, false);
  assert_false(b->answer.finding.hit);
  b->start[2] = -1e-300;
  b->end[2] = 0x1.fffffffffffffp1023;
  compare_with_oracle(b, false);
  assert_true(b->answer.finding.hit);
}

// They come so near at a time of about 1e-600 that pieces of time have numerators and denominators beyond the doubles.
static void test_shortest_pieces(void **state) {
  bench *b = *state;
  place(b,
        (double[]){-0x1.4e71f2a3dfcb1p-999, 0x1.3639c2ac3b464p+1015, -0x1.fa977404e299ap-997, 0x1.32bf174337704p-992,
                   -0x1.ab65002a0c483p+1017, 0x1.3823e9b2fea7ep-995, -0x1.3beb994d9ecacp+1019, 0x1.2341454ccd57cp+1021,
                   -0x1.df8cf578fdd0ep+1020, -0x1.652b76e4ecd58p+1018, 0x1.68b9fd740760cp+1021,
                   -0x1.026d9be3f177dp-990},
        (double[]){-0x1.f798ef168cae6p+1019, -0x1.d022b2c50967p+1017, 0x1.e5c0522510bcp-997, -0x1.15a57c288dc58p-994,
                   0x1.be7a6ba7c3c7cp+1018, 0x1.634b502630435p-995, 0x1.3a702fab62032p-999, -0x1.56137df8ebe5ep+1021,
                   -0x1.ac545c4b2e858p-990, 0x1.56a513e4c794ap+1021, -0x1.9d4fa6c8737cp-997, 0x1.ca32c8b1e9931p-992});
  assert_true(og_moving_problem_set_doubles(&b->problem, false, b->start, b->end));
  assert_int_equal(og_solve_moving(&b->problem, &b->answer), OG_MOVING_ACCEPTED);
  assert_false(b->answer.finding.hit);
  assert_true(b->answer.certificate.count > 1000);
}

// Two edges shrink onto the end of each other. The contact is a root of a quadratic, 2^-124 of the time before a zero
// of the height at the end, where the points are in one plane again: an interval in one double's cell holds both.
static void test_shrinking(void **state) {
  bench *b = *state;
  place(b,
        (double[]){0x1p79, 0x1.0000000000007p80, -0x1p80, 0x1p79, 0x1p80, -0x1p80, 0x1p79, 0x1.ffffffffffffbp77,
                   0x1.8p79, 2, 4, -4},
        (double[]){0.5, 0.25, -0.5, 2, 1, 3, 0.5, 0.25, -0.5, 2, 4, -4});
  compare_with_oracle(b, true);
  assert_true(b->answer.finding.hit && !b->answer.finding.is_rational);
  assert_true(og_nearest_double(&b->answer.finding.lo) == 1 && og_nearest_double(&b->answer.finding.hi) == 1);
}

// The cubic has a double or a triple root, or roots without contact before the one with it.
static void test_roots(void **state) {
  bench *b = *state;
  // Edges that cross along x and y turn in step, touch at 1/2 and are apart before and after.
  place(b, (double[]){-1, 0, 1, 1, 0, 1, 0, -1, 0, 0, 1, 0}, (double[]){-1, 0, -1, 1, 0, -1, 0, -1, 0, 0, 1, 0});
  compare_with_oracle(b, true);
  expect_time(b, "1/2");
  // All points meet in one place at 1/3, a triple root.
  place(b, (double[]){1, 1, 1, -1, -1, 1, 1, -1, -1, -1, 1, -1}, (double[]){-2, -2, -2, 2, 2, -2, -2, 2, 2, 2, -2, 2});
  compare_with_oracle(b, false);
  expect_time(b, "1/3");
  compare_with_oracle(b, true);
  expect_time(b, "1/3");
  // In one plane a point meets a segment that turns at sqrt(1/2), the root of 2 t^2 - 1.
  place(b, (double[]){0, 0.5, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0}, (double[]){1, 0.5, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0});
  compare_with_oracle(b, false);
  const og_moving_finding *finding = &b->answer.finding;
  assert_true(finding->hit && !finding->is_rational);
  assert_int_equal(finding->root.degree, 2);
  assert_int_equal(mpz_get_si(finding->root.c[0].z), -1);
  assert_int_equal(mpz_get_si(finding->root.c[1].z), 0);
  assert_int_equal(mpz_get_si(finding->root.c[2].z), 2);
  assert_true(fabs(mpz_get_d(finding->lo.num.z) / mpz_get_d(finding->lo.den.z) - sqrt(0.5)) < 0x1p-51);
  // The triangle's plane passes the vertex at 1/4, beside the triangle; it meets it later.
  place(b, (double[]){3, 0, 1, -1, -1, 0, 1, -1, 0, 0, 1, 0}, (double[]){-3, 0, -1, -1, -1, 4, 1, -1, 4, 0, 1, -4});
  compare_with_oracle(b, false);
}

// ---- certificates that are changed ----

static void copy_certificate(og_moving_certificate *to, const og_moving_certificate *from) {
  og_moving_certificate_reset(to);
  to->hit = from->hit;
  for (size_t k = 0; k < from->count; k++) {
    og_moving_piece *piece = og_moving_certificate_add(to);
    og_rational_set(&piece->until, &from->piece[k].until);
    piece->controls = from->piece[k].controls;
    for (int i = 0; i < piece->controls; i++) og_ivec_set(&piece->control[i], &from->piece[k].control[i]);
  }
  og_poly_set(&to->root, &from->root);
  og_rational_set(&to->time, &from->time);
  og_rational_set(&to->lo, &from->lo);
  og_rational_set(&to->hi, &from->hi);
  for (int k = 0; k < 4; k++) og_poly_set(&to->weight[k], &from->weight[k]);
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

static void change_certificate(bench *b, og_moving_certificate *c) {
  const size_t at = c->count == 0 ? 0 : (size_t)og_random_integer(&b->random, 0, (int64_t)c->count - 1);
  og_moving_piece *piece = c->count == 0 ? NULL : &c->piece[at];
  const int point = (int)og_random_integer(&b->random, 0, 3);
  switch (og_random_integer(&b->random, 0, 9)) {
  case 0: c->hit = !c->hit; break;
  case 1: change_number(b, &c->root.c[og_random_integer(&b->random, 0, c->root.degree)]); break;
  case 2: change_rational(b, &c->time); break;
  case 3: change_rational(b, og_random_flip(&b->random) ? &c->lo : &c->hi); break;
  case 4: change_number(b, &c->weight[point].c[og_random_integer(&b->random, 0, c->weight[point].degree)]); break;
  case 5: c->root.degree = (int)og_random_integer(&b->random, 0, 4); break;
  case 6: c->weight[point].degree = (int)og_random_integer(&b->random, 0, 3); break;
  case 7:
    if (c->count > 0) c->count--;
    break;
  case 8:
    if (piece != NULL) change_rational(b, &piece->until);
    break;
  default:
    if (piece == NULL) break;
    og_ivec *control = &piece->control[og_random_integer(&b->random, 0, piece->controls - 1)];
    if (og_random_flip(&b->random)) piece->controls = (int)og_random_integer(&b->random, 0, 5);
    else change_number(b, og_random_flip(&b->random) ? &control->x : &control->z);
  }
}

static void test_changed(void **state) {
  bench *b = *state;
  int refusals[OG_MOVING_REFUSED_COUNT] = {0};
  for (int round = 0; round < 120 + 10 * rounds(); round++) {
    const bool of_edges = round % 2;
    place_family(b, (family)(round % FAMILY_COUNT));
    compare_with_oracle(b, of_edges);
    copy_certificate(&b->changed.certificate, &b->answer.certificate);
    change_certificate(b, &b->changed.certificate);
    const og_moving_refusal refusal = og_check_moving(&b->problem, &b->changed.certificate, &b->changed.finding);
    refusals[refusal]++;
    if (refusal != OG_MOVING_ACCEPTED) continue;
    if (b->changed.finding.hit != b->answer.finding.hit) fail_with(b, "the other answer was accepted");
    if (b->answer.finding.hit && !is_true_time(b, &b->changed.finding)) fail_with(b, "another time was accepted");
  }
  for (og_moving_refusal r = OG_MOVING_ACCEPTED; r < OG_MOVING_REFUSED_COUNT; r++)
    if (r != OG_MOVING_REFUSED_PROBLEM && refusals[r] == 0) fail_msg("never: %s", og_moving_refusal_text(r));
  og_int_set_si(&b->problem.den, 0);
  assert_int_equal(og_check_moving(&b->problem, &b->answer.certificate, &b->changed.finding),
                   OG_MOVING_REFUSED_PROBLEM);
  assert_string_equal(og_moving_refusal_text(OG_MOVING_REFUSED_COUNT), "unknown refusal");
}

static void test_not_finite(void **state) {
  bench *b = *state;
  place_family(b, LATTICE);
  b->start[7] = (double)NAN;
  assert_false(og_moving_problem_set_doubles(&b->problem, false, b->start, b->end));
  b->start[7] = 0;
  b->end[11] = (double)INFINITY;
  assert_false(og_moving_problem_set_doubles(&b->problem, false, b->start, b->end));
}

static int set_up(void **state) {
  bench *b = calloc(1, sizeof *b);
  og_random_start(&b->random, "moving", 1, 0);
  og_moving_problem_init(&b->problem);
  og_moving_answer_init(&b->answer);
  og_moving_answer_init(&b->changed);
  for (int k = 0; k < 12; k++) mpq_inits(b->exact_start[k / 3][k % 3], b->exact_end[k / 3][k % 3], NULL);
  mpq_init(b->number);
  or_time_init(&b->truth);
  or_poly_init(&b->root);
  *state = b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  og_moving_problem_clear(&b->problem);
  og_moving_answer_clear(&b->answer);
  og_moving_answer_clear(&b->changed);
  for (int k = 0; k < 12; k++) mpq_clears(b->exact_start[k / 3][k % 3], b->exact_end[k / 3][k % 3], NULL);
  mpq_clear(b->number);
  or_time_clear(&b->truth);
  or_poly_clear(&b->root);
  free(b);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_families, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_beside, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_shortest_pieces, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_shrinking, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_roots, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_changed, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_not_finite, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
