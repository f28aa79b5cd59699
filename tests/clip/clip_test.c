// Two convex polygons of many families, from the line of the case to the line of the answer: the corners are those of
// the oracle, which knows only half-planes; they begin with the least and turn left. The certificate is accepted. A
// list with a point within the hull of its others is refused.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>
#include <jansson.h>

#include "spec/contact/solve/contact.h"
#include "tests/oracle/shared.h"
#include "tool/format/read_case.h"
#include "tool/format/write_contact.h"
#include "tool/gen/random.h"

enum { SETS = 60, MOST = 7 };

typedef enum family { LATTICE, RANDOM, ONE_ULP, COLLINEAR, EXPONENTS, FAMILY_COUNT } family;

typedef struct bench {
  og_random random;
  og_case_reader *reader;
  og_case one;
  og_contact_solver *solver;
  og_contact_answer answer;
  og_checker *checker;
  og_contact_finding finding;
  og_text text;
  int kinds[4]; // how often so many corners, at most 3
  int refused;
  size_t count[2]; // of the lists a and b
  double x[2][MOST][2];
} bench;

static int whole(bench *b, int lo, int hi) { return (int)og_random_integer(&b->random, lo, hi); }

static double moved(bench *b, double x) {
  const int way = whole(b, -1, 1);
  return way == 0 ? x : nextafter(x, 100 * way);
}

static void place(bench *b, family f, double x[2]) {
  for (int axis = 0; axis < 2; axis++) {
    const int k = whole(b, -2, 2);
    switch (f) {
    case LATTICE: x[axis] = k; break;
    case RANDOM: x[axis] = og_random_between(&b->random, -1, 1); break;
    case ONE_ULP: x[axis] = moved(b, k + 3); break;
    case COLLINEAR: x[axis] = axis == 0 ? k : 2 * x[0] + (whole(b, 0, 5) == 0); break;
    case EXPONENTS: x[axis] = ldexp(k, whole(b, -1060, 1000)); break;
    case FAMILY_COUNT: break;
    }
  }
}

// ---- corners ----

typedef struct corner {
  mpq_t x, y;
} corner;

static void read_corner(corner *c, const json_t *value) {
  assert_int_equal(json_array_size(value), 2);
  mpq_inits(c->x, c->y, NULL);
  assert_int_equal(mpq_set_str(c->x, json_string_value(json_array_get(value, 0)), 10), 0);
  assert_int_equal(mpq_set_str(c->y, json_string_value(json_array_get(value, 1)), 10), 0);
}

// The sign of (q - p) x (r - p)
static int turn(const corner *p, const corner *q, const corner *r) {
  mpq_t u, v, product, value;
  mpq_inits(u, v, product, value, NULL);
  mpq_sub(u, q->x, p->x);
  mpq_sub(v, r->y, p->y);
  mpq_mul(value, u, v);
  mpq_sub(u, q->y, p->y);
  mpq_sub(v, r->x, p->x);
  mpq_mul(product, u, v);
  const int sign = mpq_cmp(value, product);
  mpq_clears(u, v, product, value, NULL);
  return (sign > 0) - (sign < 0);
}

static bool is_less(const corner *p, const corner *q) {
  const int order = mpq_cmp(p->x, q->x);
  return order != 0 ? order < 0 : mpq_cmp(p->y, q->y) < 0;
}

// ---- what is asked ----

static void make_list(bench *b, family f, int list) {
  b->count[list] = (size_t)whole(b, 1, f == EXPONENTS ? 4 : MOST);
  for (size_t k = 0; k < b->count[list]; k++) place(b, f, b->x[list][k]);
}

// A point is not within the hull where all points are on one side of a line through it and another, or on that.
static bool is_outer(const corner *c, size_t count, size_t k) {
  bool alone = true;
  for (size_t i = 0; i < count; i++) {
    if (!is_less(&c[i], &c[k]) && !is_less(&c[k], &c[i])) continue;
    bool left = false, right = false;
    for (size_t j = 0; j < count; j++) {
      left = left || turn(&c[k], &c[i], &c[j]) > 0;
      right = right || turn(&c[k], &c[i], &c[j]) < 0;
    }
    if (!left || !right) return true;
    alone = false;
  }
  return alone;
}

// Drops points within the hull of the others, and says whether there were any.
static bool drop_inner(bench *b, int list) {
  const size_t count = b->count[list];
  corner c[MOST];
  bool outer[MOST];
  for (size_t k = 0; k < count; k++) {
    mpq_inits(c[k].x, c[k].y, NULL);
    mpq_set_d(c[k].x, b->x[list][k][0]);
    mpq_set_d(c[k].y, b->x[list][k][1]);
  }
  for (size_t k = 0; k < count; k++) outer[k] = is_outer(c, count, k);
  b->count[list] = 0;
  for (size_t k = 0; k < count; k++) {
    mpq_clears(c[k].x, c[k].y, NULL);
    if (outer[k]) memcpy(b->x[list][b->count[list]++], b->x[list][k], sizeof b->x[list][k]);
  }
  return b->count[list] < count;
}

static void write_list(bench *b, int list) {
  og_text_add(&b->text, list == 0 ? ",\"a\":[" : ",\"b\":[");
  for (size_t k = 0; k < b->count[list]; k++)
    og_text_format(&b->text, "%s[\"%a\",\"%a\"]", k > 0 ? "," : "", b->x[list][k][0], b->x[list][k][1]);
  og_text_add(&b->text, "]");
}

static og_input_status read_case(bench *b, family f, uint64_t seed) {
  og_complaint complaint = {.status = OG_INPUT_OK};
  og_complaint_reset(&complaint);
  og_text_reset(&b->text);
  og_text_format(&b->text, "{\"id\":\"%d-%d\",\"question\":\"clip\"", (int)f, (int)seed);
  for (int list = 0; list < 2; list++) write_list(b, list);
  og_text_add(&b->text, "}");
  og_case_reader_forget_ids(b->reader);
  return og_read_case(b->reader, b->text.at, b->text.length, &b->one, &complaint);
}

static void make_case(bench *b, family f, uint64_t seed) {
  og_random_start(&b->random, "clip", (uint64_t)f, seed);
  for (int list = 0; list < 2; list++) make_list(b, f, list);
  const og_input_status status = read_case(b, f, seed);
  const bool of_a = drop_inner(b, 0), of_b = drop_inner(b, 1);
  assert_int_equal(status, of_a || of_b ? OG_INPUT_BAD : OG_INPUT_OK);
  b->refused += of_a || of_b;
  assert_int_equal(read_case(b, f, seed), OG_INPUT_OK);
}

// ---- what is answered ----

static void expect_order(const corner *c, size_t count) {
  for (size_t k = 0; k < count; k++) {
    if (k > 0) assert_true(is_less(&c[0], &c[k]));
    if (count > 2) assert_int_equal(turn(&c[k], &c[(k + 1) % count], &c[(k + 2) % count]), 1);
  }
}

static void expect_same(const corner *c, size_t count, const or_shared *shared) {
  size_t found = 0;
  for (size_t k = 0; k < count; k++)
    for (size_t i = 0; i < shared->count; i++)
      found += mpq_equal(c[k].x, shared->corner[i].c[0]) && mpq_equal(c[k].y, shared->corner[i].c[1]);
  assert_int_equal(count, shared->count);
  assert_int_equal(found, count);
}

static void judge_line(bench *b) {
  json_t *line = json_loadb(b->text.at, b->text.length, 0, NULL);
  assert_non_null(line);
  assert_string_equal(json_string_value(json_object_get(line, "question")), "clip");
  const json_t *polygon = json_object_get(line, "polygon");
  const size_t count = json_array_size(polygon);
  corner c[2 * MOST];
  assert_true(json_is_array(polygon) && count <= sizeof c / sizeof *c);
  for (size_t k = 0; k < count; k++) read_corner(&c[k], json_array_get(polygon, k));
  or_shared *shared = or_shared_new(&b->one.problem);
  expect_same(c, count, shared);
  expect_order(c, count);
  or_shared_free(shared);
  for (size_t k = 0; k < count; k++) mpq_clears(c[k].x, c[k].y, NULL);
  json_decref(line);
  b->kinds[count < 3 ? count : 3]++;
}

static void test_clips(void **state) {
  bench *b = *state;
  const uint64_t sets = getenv("ORIGO_TEST_PAIRS") == NULL ? SETS : SETS / 10;
  for (family f = LATTICE; f < FAMILY_COUNT; f++)
    for (uint64_t seed = 0; seed < sets; seed++) {
      make_case(b, f, seed);
      assert_int_equal(og_solve_contact(b->solver, &b->one.problem, &b->answer), OG_ANSWERED);
      assert_int_equal(og_check_contact(b->checker, &b->one.problem, &b->answer.certificate, &b->finding),
                       OG_CONTACT_ACCEPTED);
      og_text_reset(&b->text);
      og_write_contact(&b->text, b->one.id, OG_CLIP, &b->answer.certificate, &b->finding);
      judge_line(b);
    }
  for (int k = 0; k < 4; k++) assert_true(b->kinds[k] > 0);
  assert_true(b->refused > 0);
}

int main(void) {
  bench b = {.reader = og_case_reader_new(&og_default_case_limits, OG_QUESTION_COUNT)};
  void *state = &b;
  og_case_init(&b.one);
  b.solver = og_contact_solver_new();
  og_contact_answer_init(&b.answer);
  b.checker = og_checker_new();
  og_contact_finding_init(&b.finding);
  og_text_init(&b.text);
  const struct CMUnitTest tests[] = {cmocka_unit_test_prestate(test_clips, state)};
  const int failed = cmocka_run_group_tests(tests, NULL, NULL);
  og_case_clear(&b.one);
  og_case_reader_free(b.reader);
  og_contact_solver_free(b.solver);
  og_contact_answer_clear(&b.answer);
  og_checker_free(b.checker);
  og_contact_finding_clear(&b.finding);
  og_text_clear(&b.text);
  return failed;
}
