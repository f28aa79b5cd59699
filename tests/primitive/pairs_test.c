// How far differences and sums of two bodies reach, against each body's own reach: the maxima add up, and what reaches
// the sum of both are the pairs of what reaches each. And certificates tampered with. In plain rationals.
//
// ORIGO_TEST_PAIRS sets the number of problems (default 3,000).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>

#include "spec/primitive/pairs.h"
#include "spec/primitive/solve/primitive.h"
#include "tests/shared/random_primitive.h"
#include "tests/shared/wanted_pairs.h"

typedef struct bench {
  or_random random;
  og_shape shape;
  og_exact_body a, b;
  og_primitive primitive;
  og_primitive_answer answer;
} bench;

static void bench_start(bench *t, uint64_t seed) {
  t->random = or_random_seeded(seed);
  og_shape_init(&t->shape);
  og_exact_body_init(&t->a);
  og_exact_body_init(&t->b);
  og_primitive_init(&t->primitive);
  og_primitive_answer_init(&t->answer);
}

static void bench_end(bench *t) {
  og_shape_clear(&t->shape);
  og_exact_body_clear(&t->a);
  og_exact_body_clear(&t->b);
  og_primitive_clear(&t->primitive);
  og_primitive_answer_clear(&t->answer);
}

static void quotient(mpq_t r, const mpz_t num, const mpz_t den) {
  mpz_set(mpq_numref(r), num);
  mpz_set(mpq_denref(r), den);
  mpq_canonicalize(r);
}

// The height of a point times the direction's denominator, times `sign`.
static void height_of(mpq_t r, const bench *t, const og_exact_body *body, size_t k, int sign) {
  const og_ivec *d = &t->primitive.direction, *p = &body->point[k];
  mpz_t sum;
  mpz_init(sum);
  mpz_addmul(sum, d->x.z, p->x.z);
  mpz_addmul(sum, d->y.z, p->y.z);
  mpz_addmul(sum, d->z.z, p->z.z);
  mpz_mul_si(sum, sum, sign);
  quotient(r, sum, body->den.z);
  mpz_clear(sum);
}

// Adds how far the body reaches along +-d; `reaches` says of each point whether it does.
static void add_reach(mpq_t total, const bench *t, const og_exact_body *body, int sign, bool *reaches) {
  mpq_t most, height;
  mpq_inits(most, height, NULL);
  height_of(most, t, body, 0, sign);
  for (size_t k = 1; k < body->count; k++) {
    height_of(height, t, body, k, sign);
    if (mpq_cmp(height, most) > 0) mpq_set(most, height);
  }
  for (size_t k = 0; k < body->count; k++) {
    height_of(height, t, body, k, sign);
    reaches[k] = mpq_equal(height, most) != 0;
  }
  mpq_add(total, total, most);
  mpq_clears(most, height, NULL);
}

// Both radii, squared, times d.d.
static void set_root(mpq_t r, const bench *t) {
  const og_ivec *d = &t->primitive.direction;
  mpq_t other;
  mpz_t square;
  mpq_init(other);
  mpz_init(square);
  quotient(r, t->a.radius.z, t->a.den.z);
  quotient(other, t->b.radius.z, t->b.den.z);
  mpq_add(r, r, other);
  mpq_mul(r, r, r);
  mpz_addmul(square, d->x.z, d->x.z);
  mpz_addmul(square, d->y.z, d->y.z);
  mpz_addmul(square, d->z.z, d->z.z);
  mpq_set_z(other, square);
  mpq_mul(r, r, other);
  mpq_clear(other);
  mpz_clear(square);
}

// value = (p + sqrt(q)) / m, and m is the denominator of both bodies times the direction's.
static void assert_value(const bench *t, const mpq_t reach) {
  const og_surd *value = &t->answer.finding.value;
  mpq_t proved, root;
  mpz_t m;
  mpq_inits(proved, root, NULL);
  mpz_init(m);
  assert_int_equal(value->e, 0);
  assert_true(mpz_divisible_p(value->m.z, t->primitive.direction_den.z));
  mpz_divexact(m, value->m.z, t->primitive.direction_den.z);
  quotient(proved, value->p.z, m);
  assert_true(mpq_equal(proved, reach));
  mpz_mul(m, m, m);
  quotient(proved, value->q.z, m);
  set_root(root, t);
  assert_true(mpq_equal(proved, root));
  assert_int_equal(value->s, mpq_sgn(root));
  mpq_clears(proved, root, NULL);
  mpz_clear(m);
}

static void assert_pairs(const bench *t, bool is_sum) {
  bool of_a[8], of_b[8];
  mpq_t reach;
  mpq_init(reach);
  add_reach(reach, t, &t->a, 1, of_a);
  add_reach(reach, t, &t->b, is_sum ? 1 : -1, of_b);
  assert_value(t, reach);
  const og_primitive_certificate *c = &t->answer.certificate;
  size_t reached = 0;
  for (size_t i = 0; i < t->a.count; i++)
    for (size_t j = 0; j < t->b.count; j++) {
      if (!of_a[i] || !of_b[j]) continue;
      assert_true(reached < c->vertex_count);
      assert_int_equal(c->vertex[reached++], i * t->b.count + j);
    }
  assert_int_equal(reached, c->vertex_count);
  mpq_clear(reach);
}

// A pair too few, each other pair instead of the last one, and a pair too many.
static int tamper(bench *t) {
  og_primitive_certificate *c = &t->answer.certificate;
  og_primitive_finding finding;
  og_primitive_finding_init(&finding);
  const size_t count = c->vertex_count, pairs = t->a.count * t->b.count;
  const uint32_t was = c->vertex[count - 1];
  int refused = 0;
  c->vertex_count--;
  refused += og_check_primitive(&t->primitive, c, &finding) != OG_PRIMITIVE_ACCEPTED;
  c->vertex_count = count;
  for (uint32_t wrong = 0; wrong <= pairs; wrong++) {
    c->vertex[count - 1] = wrong;
    refused += og_check_primitive(&t->primitive, c, &finding) != OG_PRIMITIVE_ACCEPTED;
  }
  c->vertex[count - 1] = was;
  *og_certificate_add_vertex(c) = was;
  refused += og_check_primitive(&t->primitive, c, &finding) != OG_PRIMITIVE_ACCEPTED;
  og_primitive_finding_clear(&finding);
  assert_int_equal(refused, pairs + 2); // all but the right one
  return refused;
}

static void draw_body(bench *t, og_exact_body *body) {
  static const og_shape_kind kinds[] = {OG_SHAPE_POINT, OG_SHAPE_SEGMENT, OG_SHAPE_TRIANGLE,
                                        OG_SHAPE_HULL,  OG_SHAPE_BOX,     OG_SHAPE_SPHERE};
  const or_grain grain = (or_grain)or_random_int(&t->random, 0, OR_GRAIN_COUNT - 1);
  or_random_primitive(&t->shape, body, kinds[or_random_int(&t->random, 0, 5)], grain, &t->random);
}

static void maxima_add_up(void **state) {
  (void)state;
  bench t;
  bench_start(&t, 11);
  const long wanted = wanted_pairs(3000);
  for (long k = 0; k < wanted && k < 3000; k++) {
    const bool is_sum = k % 2 == 1;
    draw_body(&t, &t.a);
    draw_body(&t, &t.b);
    og_primitive_set_pairs(&t.primitive, is_sum, &t.a, &t.b);
    og_int *const parts[3] = {&t.primitive.direction.x, &t.primitive.direction.y, &t.primitive.direction.z};
    for (int axis = 0; axis < 3; axis++) og_int_set_si(parts[axis], or_random_int(&t.random, -2, 2));
    og_int_set_si(&t.primitive.direction_den, or_random_int(&t.random, 1, 3));
    assert_int_equal(og_solve_primitive(&t.primitive, &t.answer), OG_PRIMITIVE_ACCEPTED);
    assert_pairs(&t, is_sum);
    assert_true(tamper(&t) > 0);
  }
  bench_end(&t);
}

// A box with halves 1, 2, 3 less a ball of radius 2 about (1, 0, 0), along (1, -1, 0): 3 - 1 + 2 |d|.
static void by_hand(void **state) {
  (void)state;
  bench t;
  bench_start(&t, 1);
  og_shape_reset(&t.shape, OG_SHAPE_BOX);
  for (int k = 0; k < 3; k++) og_rational_set_si(&t.shape.half[k], k + 1);
  assert_int_equal(og_shape_to_body(&t.a, &t.shape, 10000), OG_SHAPE_OK);
  og_shape_reset(&t.shape, OG_SHAPE_SPHERE);
  og_rational_set_si(&t.shape.radius, 2);
  og_rational_set_si(&t.shape.translation[0], 1);
  assert_int_equal(og_shape_to_body(&t.b, &t.shape, 10000), OG_SHAPE_OK);
  static const char *const texts[2] = {"sqrt(8)+2", "sqrt(8)+4"};
  for (int is_sum = 0; is_sum < 2; is_sum++) {
    og_primitive_set_pairs(&t.primitive, is_sum == 1, &t.a, &t.b);
    og_int_set_si(&t.primitive.direction.x, 1);
    og_int_set_si(&t.primitive.direction.y, -1);
    assert_int_equal(og_solve_primitive(&t.primitive, &t.answer), OG_PRIMITIVE_ACCEPTED);
    char *text = og_surd_to_text(&t.answer.finding.value);
    assert_string_equal(text, texts[is_sum]);
    free(text);
    assert_int_equal(t.answer.certificate.vertex_count, 2);
  }
  bench_end(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(maxima_add_up), cmocka_unit_test(by_hand)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
