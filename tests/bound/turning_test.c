// Points that turn about a pivot, read from text. Turned once they are where Rodrigues' formula in rationals has them,
// and the box is theirs. For every turn the radius is the greatest distance, and no nearer point is a certificate.

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <gmp.h>

#include "spec/bound/solve/bound.h"
#include "tests/oracle/volume.h"
#include "tool/format/read_case.h"
#include "tool/format/text.h"
#include "tool/gen/random.h"

enum { MOST = 6, SETS = 200 };

typedef struct bench {
  og_random random;
  size_t count;
  mpq_t point[MOST][3], moved[MOST][3], pivot[3], q[4], row[3][3], axis[3], v[3], w[3], lo, hi, value, square;
  og_text text;
  og_case one;
  og_complaint complaint;
  og_volume_answer answer;
} bench;

static const mpq_t *read_only(mpq_t *x) { return (const mpq_t *)x; }

// A number with a numerator and a denominator into the text and the model.
static void put(bench *b, mpq_t to, const char *before) {
  mpq_set_si(to, (long)og_random_integer(&b->random, -9, 9), (unsigned long)og_random_integer(&b->random, 1, 4));
  mpq_canonicalize(to);
  char *number = mpq_get_str(NULL, 10, to);
  og_text_format(&b->text, "%s\"%s\"", before, number);
  free(number);
}

static void put_vector(bench *b, mpq_t *to, int count) {
  for (int k = 0; k < count; k++) put(b, to[k], k == 0 ? "[" : ",");
  og_text_add(&b->text, "]");
}

typedef enum manner { QUATERNION, MATRIX, EVERY_SPHERE, EVERY_BOX, MANNERS } manner;

static void make_case(bench *b, manner m, uint64_t seed) {
  og_random_start(&b->random, "turning", (uint64_t)m, seed);
  b->count = (size_t)og_random_integer(&b->random, 1, MOST);
  og_text_reset(&b->text);
  og_text_format(&b->text, "{\"id\":\"t\",\"question\":\"bound\",\"volume\":\"%s\",\"points\":[",
                 m == EVERY_SPHERE ? "sphere" : "aabb");
  for (size_t k = 0; k < b->count; k++) {
    if (k > 0) og_text_add(&b->text, ",");
    put_vector(b, b->point[k], 3);
  }
  og_text_add(&b->text, "],\"turn\":{\"pivot\":");
  put_vector(b, b->pivot, 3);
  if (m == QUATERNION) {
    const size_t before = b->text.length;
    do {
      b->text.length = before;
      og_text_add(&b->text, ",\"rotation\":");
      put_vector(b, b->q, 4);
    } while (mpq_sgn(b->q[0]) == 0 && mpq_sgn(b->q[1]) == 0 && mpq_sgn(b->q[2]) == 0 && mpq_sgn(b->q[3]) == 0);
  } else if (m == MATRIX) {
    og_text_add(&b->text, ",\"matrix\":[");
    for (int k = 0; k < 3; k++) {
      if (k > 0) og_text_add(&b->text, ",");
      put_vector(b, b->row[k], 3);
    }
    og_text_add(&b->text, "]");
  } else {
    og_text_add(&b->text, ",\"rotation\":\"every\"");
  }
  og_text_add(&b->text, "}}");
}

static void read_problem(bench *b) {
  og_case_reader *reader = og_case_reader_new(&og_default_case_limits, OG_QUESTION_COUNT);
  og_complaint_reset(&b->complaint);
  if (og_read_case(reader, b->text.at, b->text.length, &b->one, &b->complaint) != OG_INPUT_OK)
    fail_msg("%s: %s", b->complaint.text, b->text.at);
  og_case_reader_free(reader);
}

// ---- by definition ----

static void cross(mpq_t *r, mpq_t *x, mpq_t *y, mpq_t product) {
  for (int k = 0; k < 3; k++) {
    mpq_mul(r[k], x[(k + 1) % 3], y[(k + 2) % 3]);
    mpq_mul(product, x[(k + 2) % 3], y[(k + 1) % 3]);
    mpq_sub(r[k], r[k], product);
  }
}

// With v and w the quaternion's vector and number and n its square: p + 2 (w (v x p) + v x (v x p)) / n.
static void rotate(bench *b, mpq_t *to, mpq_t *from) {
  mpq_set_ui(b->square, 0, 1);
  for (int k = 0; k < 4; k++) {
    mpq_mul(b->value, b->q[k], b->q[k]);
    mpq_add(b->square, b->square, b->value);
  }
  cross(b->v, b->q, from, b->value);
  cross(b->w, b->q, b->v, b->value);
  for (int k = 0; k < 3; k++) {
    mpq_mul(to[k], b->q[3], b->v[k]);
    mpq_add(to[k], to[k], b->w[k]);
    mpq_add(to[k], to[k], to[k]);
    mpq_div(to[k], to[k], b->square);
    mpq_add(to[k], to[k], from[k]);
  }
}

static void multiply(bench *b, mpq_t *to, mpq_t *from) {
  for (int k = 0; k < 3; k++) {
    mpq_set_ui(to[k], 0, 1);
    for (int i = 0; i < 3; i++) {
      mpq_mul(b->value, b->row[k][i], from[i]);
      mpq_add(to[k], to[k], b->value);
    }
  }
}

static void turn_points(bench *b, manner m) {
  mpq_t arm[3];
  for (int k = 0; k < 3; k++) mpq_init(arm[k]);
  for (size_t k = 0; k < b->count; k++) {
    for (int i = 0; i < 3; i++) mpq_sub(arm[i], b->point[k][i], b->pivot[i]);
    if (m == QUATERNION) rotate(b, b->moved[k], arm);
    else multiply(b, b->moved[k], arm);
    for (int i = 0; i < 3; i++) mpq_add(b->moved[k][i], b->moved[k][i], b->pivot[i]);
  }
  for (int k = 0; k < 3; k++) mpq_clear(arm[k]);
}

static bool equals(bench *b, const og_rational *found, const mpq_t truth) {
  mpz_set(mpq_numref(b->value), found->num.z);
  mpz_set(mpq_denref(b->value), found->den.z);
  return mpq_equal(b->value, truth) != 0;
}

static void test_once(void **state) {
  bench *b = *state;
  for (manner m = QUATERNION; m <= MATRIX; m++)
    for (uint64_t seed = 0; seed < SETS; seed++) {
      make_case(b, m, seed);
      read_problem(b);
      turn_points(b, m);
      assert_int_equal(og_solve_volume(&b->one.volume, &b->answer), OG_VOLUME_ACCEPTED);
      assert_int_equal(b->answer.finding.count, 3);
      for (int axis = 0; axis < 3; axis++) {
        for (int k = 0; k < 3; k++) mpq_set_ui(b->axis[k], k == axis, 1);
        or_slab(b->lo, b->hi, read_only(b->axis), b->moved, b->count);
        if (!equals(b, &b->answer.finding.lo[axis], b->lo) || !equals(b, &b->answer.finding.hi[axis], b->hi))
          fail_msg("another box: %s", b->text.at);
      }
    }
}

static void set_distance(bench *b, mpq_t r, size_t point) {
  mpq_set_ui(r, 0, 1);
  for (int k = 0; k < 3; k++) {
    mpq_sub(b->value, b->point[point][k], b->pivot[k]);
    mpq_mul(b->value, b->value, b->value);
    mpq_add(r, r, b->value);
  }
}

static bool has_square(bench *b, const og_surd *radius, const mpq_t square) {
  assert_int_equal(mpz_sgn(radius->p.z), 0);
  mpz_set(mpq_numref(b->value), radius->q.z);
  mpz_mul(mpq_denref(b->value), radius->m.z, radius->m.z);
  mpq_canonicalize(b->value);
  return mpq_equal(b->value, square) != 0;
}

static void test_every(void **state) {
  bench *b = *state;
  for (manner m = EVERY_SPHERE; m <= EVERY_BOX; m++)
    for (uint64_t seed = 0; seed < SETS; seed++) {
      make_case(b, m, seed);
      read_problem(b);
      mpq_set_ui(b->hi, 0, 1);
      for (size_t k = 0; k < b->count; k++) {
        set_distance(b, b->square, k);
        if (mpq_cmp(b->square, b->hi) > 0) mpq_set(b->hi, b->square);
      }
      assert_int_equal(og_solve_volume(&b->one.volume, &b->answer), OG_VOLUME_ACCEPTED);
      const og_volume_finding *finding = &b->answer.finding;
      if (!has_square(b, &finding->radius, b->hi)) fail_msg("another radius: %s", b->text.at);
      for (int k = 0; k < 3; k++) assert_true(equals(b, &finding->centre[k], b->pivot[k]));
      for (size_t k = 0; k < b->count; k++) {
        b->answer.certificate.mark[0].point = (uint32_t)k;
        set_distance(b, b->square, k);
        const og_volume_refusal wanted =
            mpq_equal(b->square, b->hi) != 0 ? OG_VOLUME_ACCEPTED : OG_VOLUME_REFUSED_OUTSIDE;
        assert_int_equal(og_check_volume(&b->one.volume, &b->answer.certificate, &b->answer.finding), wanted);
      }
    }
}

// What no reader makes, and certificates of other kinds.
static void test_refusals(void **state) {
  bench *b = *state;
  og_volume_problem *problem = &b->one.volume;
  og_volume_certificate *c = &b->answer.certificate;
  og_volume_finding *finding = &b->answer.finding;
  make_case(b, EVERY_SPHERE, 1);
  read_problem(b);
  assert_int_equal(og_solve_volume(problem, &b->answer), OG_VOLUME_ACCEPTED);
  c->mark[0].point = (uint32_t)b->count;
  assert_int_equal(og_check_volume(problem, c, finding), OG_VOLUME_REFUSED_INDEX);
  c->count = 0;
  assert_int_equal(og_check_volume(problem, c, finding), OG_VOLUME_REFUSED_INDEX);
  c->count = 1;
  c->mark[0].point = 0;
  c->proof = OG_PROOF_SUPPORT;
  assert_int_equal(og_check_volume(problem, c, finding), OG_VOLUME_REFUSED_KIND);
  c->proof = OG_PROOF_FARTHEST;
  og_int_set_si(&problem->turn.pivot.den, 0);
  assert_int_equal(og_check_volume(problem, c, finding), OG_VOLUME_REFUSED_PROBLEM);
  og_int_set_si(&problem->turn.pivot.den, 1);
  problem->kind = OG_VOLUME_K_DOP;
  assert_int_equal(og_check_volume(problem, c, finding), OG_VOLUME_REFUSED_PROBLEM);
  problem->kind = OG_VOLUME_SPHERE;
  problem->turn.pivot.count = 0;
  assert_int_equal(og_check_volume(problem, c, finding), OG_VOLUME_REFUSED_PROBLEM);
  problem->turn.kind = OG_TURNING_NONE;
  assert_int_equal(og_check_volume(problem, c, finding), OG_VOLUME_REFUSED_KIND);
}

static void visit(bench *b, void (*each)(mpq_t)) {
  for (int i = 0; i < 3; i++) {
    for (int k = 0; k < MOST; k++) {
      each(b->point[k][i]);
      each(b->moved[k][i]);
    }
    for (int k = 0; k < 3; k++) each(b->row[k][i]);
    each(b->pivot[i]);
    each(b->axis[i]);
    each(b->v[i]);
    each(b->w[i]);
  }
  for (int k = 0; k < 4; k++) each(b->q[k]);
  each(b->lo);
  each(b->hi);
  each(b->value);
  each(b->square);
}

static void start(mpq_t x) { mpq_init(x); }
static void end(mpq_t x) { mpq_clear(x); }

static int set_up(void **state) {
  bench *b = calloc(1, sizeof *b);
  visit(b, start);
  og_text_init(&b->text);
  og_case_init(&b->one);
  og_volume_answer_init(&b->answer);
  *state = b;
  return 0;
}

static int tear_down(void **state) {
  bench *b = *state;
  visit(b, end);
  og_text_clear(&b->text);
  og_case_clear(&b->one);
  og_volume_answer_clear(&b->answer);
  free(b);
  return 0;
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_once), cmocka_unit_test(test_every),
                                     cmocka_unit_test(test_refusals)};
  return cmocka_run_group_tests(tests, set_up, tear_down);
}
