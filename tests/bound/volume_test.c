// Points of many families, read from text: the volume found is the oracle's, which tries every sphere through at most
// four of the points. A certificate that is changed in one place is refused, unless it proves the same volume.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "spec/bound/solve/bound.h"
#include "tests/oracle/volume.h"
#include "tool/format/read_case.h"
#include "tool/format/text.h"
#include "tool/gen/random.h"

enum { MOST = 8, SLABS = 4, SETS = 100 };

typedef enum family {
  RANDOM,
  LATTICE,
  COSPHERICAL,
  DUPLICATES,
  COLLINEAR,
  COPLANAR,
  ONE_ULP,
  EXPONENTS,
  THIRDS,
  FAMILY_COUNT
} family;

typedef struct bench {
  og_random random;
  int axes;
  size_t count;
  mpq_t point[MOST][3], direction[SLABS][3], lo, hi, value;
  or_sphere truth;
  og_text points, directions, text;
  og_case one;
  og_complaint complaint;
  og_volume_answer answer;
} bench;

// ---- points ----

static int whole(bench *b, int reach) { return (int)og_random_integer(&b->random, -reach, reach); }

// Sum of squares 81: among them many that share a plane, a line through the centre, a face.
static void place_cospherical(bench *b, double x[3]) {
  static const int shapes[][3] = {{9, 0, 0}, {8, 4, 1}, {7, 4, 4}, {6, 6, 3}};
  const int *shape = shapes[og_random_integer(&b->random, 0, 3)];
  const int turn = (int)og_random_integer(&b->random, 0, 2);
  for (int k = 0; k < 3; k++) x[k] = og_random_flip(&b->random) ? shape[(k + turn) % 3] : -shape[(k + turn) % 3];
  if (b->axes == 2) { // a circle of radius 5
    const int swap = og_random_flip(&b->random), sign = og_random_flip(&b->random) ? 1 : -1;
    x[swap] = 3 * sign;
    x[1 - swap] = og_random_flip(&b->random) ? 4 : -4;
    x[2] = 0;
  }
}

static void place(bench *b, family f, size_t k, double x[3]) {
  const int t = whole(b, 4), u = whole(b, 3);
  for (int axis = 0; axis < 3; axis++) x[axis] = whole(b, 2);
  switch (f) {
  case RANDOM:
    for (int axis = 0; axis < 3; axis++) x[axis] = og_random_between(&b->random, -1, 1);
    break;
  case COSPHERICAL: place_cospherical(b, x); break;
  case DUPLICATES:
    for (int axis = 0; axis < 3; axis++) x[axis] = (double)(k % 2) * (axis + 1);
    break;
  case COLLINEAR:
    for (int axis = 0; axis < 3; axis++) x[axis] = 0.1 + t * (axis - 0.5);
    break;
  case COPLANAR:
    x[0] = t + 0.25 * u;
    x[1] = t - u;
    x[2] = 2 * u - 3 * t;
    break;
  case ONE_ULP:
    place_cospherical(b, x);
    x[0] = nextafter(x[0], og_random_flip(&b->random) ? 100 : -100);
    break;
  case EXPONENTS:
    for (int axis = 0; axis < 3; axis++)
      x[axis] = ldexp(x[axis] + 0.5, (int)og_random_integer(&b->random, -1060, 1000));
    break;
  case LATTICE:
  case THIRDS:
  case FAMILY_COUNT: break;
  }
}

// A vector into the text and the model; thirds of its numbers where `thirds`.
static void put(bench *b, og_text *text, mpq_t *model, const double x[3], bool thirds) {
  for (int axis = 0; axis < 3; axis++) {
    mpq_set_ui(model[axis], 0, 1);
    if (axis >= b->axes) continue;
    mpq_set_d(model[axis], x[axis]);
    og_text_add(text, axis == 0 ? "[" : ",");
    if (thirds) {
      mpq_set_si(model[axis], (long)x[axis], 3);
      mpq_canonicalize(model[axis]);
      og_text_format(text, "\"%d/3\"", (int)x[axis]);
    } else {
      og_text_format(text, "%.17g", x[axis]);
    }
  }
  og_text_add(text, "]");
}

static void make_points(bench *b, family f, uint64_t seed) {
  og_random_start(&b->random, "bound", (uint64_t)f, seed);
  b->axes = (int)og_random_integer(&b->random, 2, 3);
  b->count = (size_t)og_random_integer(&b->random, 1, MOST);
  og_text_reset(&b->points);
  og_text_reset(&b->directions);
  for (size_t k = 0; k < b->count; k++) {
    double x[3];
    place(b, f, k, x);
    og_text_add(&b->points, k == 0 ? "[" : ",");
    put(b, &b->points, b->point[k], x, f == THIRDS);
  }
  og_text_add(&b->points, "]");
  for (int k = 0; k < SLABS; k++) {
    const double x[3] = {1 + k, whole(b, 3), whole(b, 3)};
    og_text_add(&b->directions, k == 0 ? "[" : ",");
    put(b, &b->directions, b->direction[k], x, f == THIRDS);
  }
  og_text_add(&b->directions, "]");
}

static void read_problem(bench *b, const char *volume) {
  og_case_reader *reader = og_case_reader_new(&og_default_case_limits, OG_QUESTION_COUNT);
  og_text_reset(&b->text);
  og_text_format(&b->text, "{\"id\":\"s\",\"question\":\"bound\",\"volume\":\"%s\",\"points\":%s", volume,
                 b->points.at);
  if (strcmp(volume, "k-dop") == 0) og_text_format(&b->text, ",\"directions\":%s", b->directions.at);
  og_text_add(&b->text, "}");
  og_complaint_reset(&b->complaint);
  if (og_read_case(reader, b->text.at, b->text.length, &b->one, &b->complaint) != OG_INPUT_OK)
    fail_msg("%s: %s", b->complaint.text, b->text.at);
  og_case_reader_free(reader);
}

// Rationals of two thousand bits take the oracle long; under slow instruments the caller asks for smaller runs.
static uint64_t sets_of(family f) {
  const uint64_t all = getenv("ORIGO_TEST_PAIRS") == NULL ? SETS : SETS / 10;
  return f == EXPONENTS ? all / 5 : all;
}

// ---- against the oracle ----

static bool equals(bench *b, const og_rational *found, const mpq_t truth) {
  mpz_set(mpq_numref(b->value), found->num.z);
  mpz_set(mpq_denref(b->value), found->den.z);
  return mpq_equal(b->value, truth) != 0;
}

static bool is_true_sphere(bench *b, const og_volume_finding *finding) {
  for (int axis = 0; axis < 3; axis++)
    if (!equals(b, &finding->centre[axis], b->truth.centre[axis])) return false;
  assert_int_equal(finding->radius.s, mpz_sgn(finding->radius.q.z));
  assert_int_equal(mpz_sgn(finding->radius.p.z), 0);
  assert_int_equal(finding->radius.e, 0);
  mpz_set(mpq_numref(b->value), finding->radius.q.z);
  mpz_mul(mpq_denref(b->value), finding->radius.m.z, finding->radius.m.z);
  mpq_canonicalize(b->value);
  return mpq_equal(b->value, b->truth.square) != 0;
}

static og_volume_refusal check(bench *b) {
  return og_check_volume(&b->one.volume, &b->answer.certificate, &b->answer.finding);
}

static void expect_other_weights_refused(bench *b) {
  og_volume_certificate *c = &b->answer.certificate;
  for (size_t k = 0; k < c->count; k++) {
    og_int *weight = &c->mark[k].weight;
    mpz_add_ui(weight->z, weight->z, 1);
    assert_true((check(b) == OG_VOLUME_ACCEPTED) == (c->count == 1));
    mpz_sub_ui(weight->z, weight->z, 1);
    og_int_neg(weight, weight);
    assert_int_equal(check(b), OG_VOLUME_REFUSED_WEIGHT);
    og_int_neg(weight, weight);
  }
  const size_t count = c->count;
  c->count = count - 1;
  assert_int_not_equal(check(b), OG_VOLUME_ACCEPTED);
  c->count = count;
}

static void expect_other_points_prove_no_other(bench *b) {
  og_volume_certificate *c = &b->answer.certificate;
  for (size_t k = 0; k < c->count; k++) {
    const uint32_t right = c->mark[k].point;
    for (uint32_t wrong = 0; wrong <= b->count; wrong++) {
      c->mark[k].point = wrong;
      const og_volume_refusal refusal = check(b);
      assert_true(refusal != OG_VOLUME_ACCEPTED || is_true_sphere(b, &b->answer.finding));
      if (wrong == b->count) assert_int_equal(refusal, OG_VOLUME_REFUSED_INDEX);
    }
    c->mark[k].point = right;
  }
}

static void test_spheres(void **state) {
  bench *b = *state;
  for (family f = 0; f < FAMILY_COUNT; f++)
    for (uint64_t seed = 0; seed < sets_of(f); seed++) {
      make_points(b, f, seed);
      read_problem(b, "sphere");
      or_smallest_sphere(&b->truth, b->point, b->count);
      if (og_solve_volume(&b->one.volume, &b->answer) != OG_VOLUME_ACCEPTED)
        fail_msg("%s: %s", og_volume_refusal_text(b->answer.refusal), b->text.at);
      if (!is_true_sphere(b, &b->answer.finding)) fail_msg("not the smallest sphere: %s", b->text.at);
      assert_in_range(b->answer.certificate.count, 1, (unsigned)b->axes + 1);
      expect_other_weights_refused(b);
      expect_other_points_prove_no_other(b);
    }
}

static void expect_slabs(bench *b, mpq_t (*direction)[3], size_t count) {
  og_volume_certificate *c = &b->answer.certificate;
  const og_volume_finding *finding = &b->answer.finding;
  assert_int_equal(og_solve_volume(&b->one.volume, &b->answer), OG_VOLUME_ACCEPTED);
  assert_int_equal(finding->count, count);
  for (size_t k = 0; k < count; k++) {
    or_slab(b->lo, b->hi, (const mpq_t *)direction[k], b->point, b->count);
    assert_true(equals(b, &finding->lo[k], b->lo) && equals(b, &finding->hi[k], b->hi));
    og_volume_mark *mark = &c->mark[k];
    const og_volume_mark right = *mark;
    for (uint32_t wrong = 0; wrong <= b->count; wrong++)
      for (int end = 0; end < 2; end++) {
        *(end == 0 ? &mark->point : &mark->other) = wrong;
        const og_volume_refusal refusal = check(b);
        assert_true(refusal != OG_VOLUME_ACCEPTED ||
                    (equals(b, &finding->lo[k], b->lo) && equals(b, &finding->hi[k], b->hi)));
        if (wrong == b->count) assert_int_equal(refusal, OG_VOLUME_REFUSED_INDEX);
        *mark = right;
      }
    assert_int_equal(check(b), OG_VOLUME_ACCEPTED);
  }
  c->count = count - 1;
  assert_int_equal(check(b), OG_VOLUME_REFUSED_DIRECTIONS);
  c->count = count;
}

static void test_slabs(void **state) {
  bench *b = *state;
  for (family f = 0; f < FAMILY_COUNT; f++)
    for (uint64_t seed = 0; seed < sets_of(f); seed++) {
      make_points(b, f, seed);
      read_problem(b, "k-dop");
      expect_slabs(b, b->direction, SLABS);
      for (int k = 0; k < 3; k++)
        for (int axis = 0; axis < 3; axis++) mpq_set_ui(b->direction[k][axis], k == axis, 1);
      read_problem(b, "aabb");
      expect_slabs(b, b->direction, (size_t)b->axes);
    }
}

// ---- what no reader makes ----

static void test_refusals(void **state) {
  bench *b = *state;
  og_volume_problem *problem = &b->one.volume;
  make_points(b, LATTICE, 1);
  read_problem(b, "sphere");
  assert_int_equal(og_solve_volume(problem, &b->answer), OG_VOLUME_ACCEPTED);
  b->answer.certificate.proof = OG_PROOF_SLABS;
  assert_int_equal(check(b), OG_VOLUME_REFUSED_KIND);
  b->answer.certificate.proof = OG_PROOF_SUPPORT;
  problem->kind = OG_VOLUME_AABB;
  assert_int_equal(check(b), OG_VOLUME_REFUSED_KIND);
  problem->kind = OG_VOLUME_SPHERE;
  for (int which = 0; which < 2; which++) {
    og_int *den = which == 0 ? &problem->points.den : &problem->directions.den;
    og_int_set_si(den, 0);
    assert_int_equal(check(b), OG_VOLUME_REFUSED_PROBLEM);
    og_int_set_si(den, 1);
  }
  og_volume_certificate_reset(&b->answer.certificate, OG_PROOF_SUPPORT);
  assert_int_equal(check(b), OG_VOLUME_REFUSED_WEIGHT);
  problem->points.count = 0;
  assert_int_equal(check(b), OG_VOLUME_REFUSED_PROBLEM);
  for (int refusal = 0; refusal < OG_VOLUME_REFUSED_COUNT; refusal++)
    assert_true(strlen(og_volume_refusal_text((og_volume_refusal)refusal)) > 7);
}

// Thousands of points: the sphere does not depend on their order.
static void test_many(void **state) {
  bench *b = *state;
  enum { COUNT = 3000 };
  og_volume_problem *problem = &b->one.volume;
  problem->kind = OG_VOLUME_SPHERE;
  problem->axes = 3;
  b->axes = 3;
  for (int kind = 0; kind < 3; kind++) {
    og_exact_body_resize(&problem->points, COUNT);
    og_int_set_si(&problem->points.den, 1024);
    og_random_start(&b->random, "many", 1, (uint64_t)kind);
    for (size_t k = 0; k < COUNT; k++) {
      double x[3] = {whole(b, 3), whole(b, 3), whole(b, 3)};
      if (kind == 1) place_cospherical(b, x);
      if (kind == 2) x[2] = x[0] * 1000000 + og_random_between(&b->random, -1000, 1000);
      og_ivec *point = &problem->points.point[k];
      mpz_set_d(point->x.z, x[0]);
      mpz_set_d(point->y.z, x[1]);
      mpz_set_d(point->z.z, x[2]);
    }
    assert_int_equal(og_solve_volume(problem, &b->answer), OG_VOLUME_ACCEPTED);
    assert_in_range(b->answer.steps, 1, 40);
    og_surd radius;
    og_surd_init(&radius);
    og_surd_set(&radius, &b->answer.finding.radius);
    for (size_t k = COUNT - 1; k > 0; k--)
      og_ivec_swap(&problem->points.point[k], &problem->points.point[og_random_integer(&b->random, 0, (int64_t)k)]);
    assert_int_equal(og_solve_volume(problem, &b->answer), OG_VOLUME_ACCEPTED);
    assert_int_equal(og_surd_compare(&radius, &b->answer.finding.radius), 0);
    if (kind == 1) assert_true(og_surd_to_double(&radius) == 9.0 / 1024);
    og_surd_clear(&radius);
  }
}

static int set_up(void **state) {
  bench *b = calloc(1, sizeof *b);
  for (int axis = 0; axis < 3; axis++) {
    for (int k = 0; k < MOST; k++) mpq_init(b->point[k][axis]);
    for (int k = 0; k < SLABS; k++) mpq_init(b->direction[k][axis]);
  }
  mpq_inits(b->lo, b->hi, b->value, NULL);
  or_sphere_init(&b->truth);
  og_text_init(&b->text);
  og_text_init(&b->points);
  og_text_init(&b->directions);
  og_case_init(&b->one);
  og_volume_answer_init(&b->answer);
  *state = b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  for (int axis = 0; axis < 3; axis++) {
    for (int k = 0; k < MOST; k++) mpq_clear(b->point[k][axis]);
    for (int k = 0; k < SLABS; k++) mpq_clear(b->direction[k][axis]);
  }
  mpq_clears(b->lo, b->hi, b->value, NULL);
  or_sphere_clear(&b->truth);
  og_text_clear(&b->text);
  og_text_clear(&b->points);
  og_text_clear(&b->directions);
  og_case_clear(&b->one);
  og_volume_answer_clear(&b->answer);
  free(b);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_spheres, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_slabs, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_refusals, set_up, tear_down),
      cmocka_unit_test_setup_teardown(test_many, set_up, tear_down),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
