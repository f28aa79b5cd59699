// Tampered certificates. Fixed: the solver's certificate of a real case. Varied: one number (plus one, minus
// one, negated, zero, doubled, exchanged with its neighbour), one index, one count, the kind, or the problem
// it is shown for. Must hold: the checker refuses it and says nothing, or what it then says is still true
// (the second oracle decides).
//
// ORIGO_TEST_PAIRS sets the number of pairs, an eighth of it, as each is tampered with hundreds of times
// (default 450 pairs).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "spec/pair/solve/solver.h"
#include "tests/shared/random_pair.h"
#include "tests/oracle/truth.h"
#include "tests/shared/wanted_pairs.h"

#define DEFAULT_PAIRS 450
#define MOST_SLOTS 4096

typedef struct tally {
  size_t certificates[OG_CERT_KIND_COUNT];
  size_t tampered, still_true;
  size_t refused[OG_REFUSED_COUNT];
} tally;

typedef struct bench {
  og_problem problem;
  og_solver *solver;
  og_checker *checker;
  og_answer answer;
  og_finding finding;
  or_truth *truth;
  or_pair pair;
  tally count;
} bench;

static bench *bench_new(void) {
  bench *b = calloc(1, sizeof *b);
  assert_non_null(b);
  og_problem_init(&b->problem);
  b->solver = og_solver_new();
  b->checker = og_checker_new();
  og_answer_init(&b->answer);
  og_finding_init(&b->finding);
  return b;
}

static void bench_free(bench *b) {
  og_problem_clear(&b->problem);
  og_solver_free(b->solver);
  og_checker_free(b->checker);
  og_answer_clear(&b->answer);
  og_finding_clear(&b->finding);
  free(b);
}

static bool same_value(const og_surd *a, const og_surd *b) {
  or_surd x, y;
  or_surd_init(&x);
  or_surd_init(&y);
  or_surd_read(&x, a);
  or_surd_read(&y, b);
  const bool same = or_surd_equal(&x, &y);
  or_surd_clear(&x);
  or_surd_clear(&y);
  return same;
}

// Does the finding say what the solver's (which the oracle confirmed) says? Spares most runs of the oracle.
static bool says_the_same(const og_finding *f, const og_finding *g) {
  if (f->relation != g->relation || f->has_distance != g->has_distance || f->has_depth != g->has_depth) return false;
  if (f->has_hit != g->has_hit || f->hit != g->hit || f->never_parts != g->never_parts) return false;
  if (f->has_distance && !same_value(&f->distance, &g->distance)) return false;
  if (f->has_depth && !same_value(&f->depth, &g->depth)) return false;
  if (f->hit && !same_value(&f->first, &g->first)) return false;
  return !f->hit || f->never_parts || same_value(&f->last, &g->last);
}

static bool is_empty(const og_finding *f) {
  return f->relation == OG_RELATION_NONE && !f->has_distance && !f->has_depth && !f->has_hit && !f->hit &&
         !f->never_parts;
}

// The certificate as it now stands must be refused or true.
static void judge(bench *b, const char *change) {
  const og_refusal refusal = og_check(b->checker, &b->problem, &b->answer.certificate, &b->finding);
  b->count.tampered++;
  b->count.refused[refusal]++;
  if (refusal != OG_ACCEPTED) {
    if (!is_empty(&b->finding)) fail_msg("%s: refused, yet something is found", change);
    return;
  }
  b->count.still_true++;
  if (says_the_same(&b->finding, &b->answer.finding)) return;
  const char *wrong = or_truth_against(b->truth, &b->finding);
  if (wrong == NULL) return;
  fprintf(stderr, "%s: %s accepted for the question %s, but its %s is wrong\n", change,
          og_certificate_kind_name(b->answer.certificate.kind), og_question_at(b->answer.question)->id, wrong);
  or_pair_print(stderr, &b->pair);
  fail();
}

// ---- every number of a certificate ----

typedef struct slots {
  size_t numbers, indices;
  og_int *number[MOST_SLOTS];
  uint32_t *index[MOST_SLOTS];
} slots;

static void add_number(slots *s, og_int *x) {
  if (s->numbers < MOST_SLOTS) s->number[s->numbers++] = x;
}

static void add_index(slots *s, uint32_t *x) {
  if (s->indices < MOST_SLOTS) s->index[s->indices++] = x;
}

static void add_vector(slots *s, og_ivec *v) {
  add_number(s, &v->x);
  add_number(s, &v->y);
  add_number(s, &v->z);
}

static void add_combination(slots *s, og_combination *c) {
  for (size_t k = 0; k < c->count; k++) add_number(s, &c->weight[k]);
  for (size_t k = 0; k < c->count; k++) add_number(s, &c->root_weight[k]);
  for (size_t k = 0; k < c->count; k++) add_index(s, &c->pair[k].i);
  for (size_t k = 0; k < c->count; k++) add_index(s, &c->pair[k].j);
}

static void add_end(slots *s, og_sweep_end *end) {
  add_combination(s, &end->witness);
  add_number(s, &end->radicand);
  add_number(s, &end->time_p);
  add_number(s, &end->time_q);
  add_number(s, &end->time_m);
  add_vector(s, &end->direction);
}

static void find_slots(slots *s, og_certificate *c) {
  s->numbers = s->indices = 0;
  add_combination(s, &c->witness);
  add_vector(s, &c->direction);
  for (size_t k = 0; k < c->triangle_count; k++)
    for (int corner = 0; corner < 3; corner++) {
      add_index(s, &c->triangle[k].corner[corner]);
      add_index(s, &c->triangle[k].twin[corner]);
    }
  add_index(s, &c->face);
  if (c->kind != OG_CERT_SWEEP) return;
  add_end(s, &c->first);
  add_end(s, &c->last);
}

static void tamper_number(bench *b, og_int *x, og_int *neighbour) {
  og_int old;
  og_int_init(&old);
  og_int_set(&old, x);
  mpz_add_ui(x->z, old.z, 1);
  judge(b, "one more");
  mpz_sub_ui(x->z, old.z, 1);
  judge(b, "one less");
  mpz_neg(x->z, old.z);
  judge(b, "negated");
  mpz_set_ui(x->z, 0);
  judge(b, "zero");
  mpz_mul_2exp(x->z, old.z, 1);
  judge(b, "doubled");
  mpz_mul_2exp(x->z, old.z, 200);
  mpz_add_ui(x->z, x->z, 1);
  judge(b, "huge");
  og_int_set(x, &old);
  if (neighbour != NULL) {
    og_int_swap(x, neighbour);
    judge(b, "exchanged");
    og_int_swap(x, neighbour);
  }
  og_int_clear(&old);
}

static void tamper_index(bench *b, uint32_t *x, uint32_t *neighbour) {
  const uint32_t old = *x;
  const uint32_t others[] = {old + 1, old - 1, 0, old ^ 1u, 1000000, UINT32_MAX, UINT32_MAX / 3 + 1};
  for (size_t k = 0; k < sizeof others / sizeof *others; k++) {
    *x = others[k];
    judge(b, "another index");
  }
  *x = old;
  if (neighbour == NULL) return;
  *x = *neighbour;
  *neighbour = old;
  judge(b, "indices exchanged");
  *neighbour = *x;
  *x = old;
}

static void tamper_count(bench *b, size_t *count) {
  const size_t old = *count;
  for (*count = 0; *count < old; ++*count) judge(b, "truncated");
}

static void tamper_shape(bench *b) {
  og_certificate *c = &b->answer.certificate;
  tamper_count(b, &c->witness.count);
  tamper_count(b, &c->triangle_count);
  if (c->kind == OG_CERT_SWEEP) {
    tamper_count(b, &c->first.witness.count);
    tamper_count(b, &c->last.witness.count);
    const og_sweep_end first = c->first, last = c->last;
    c->first = last;
    judge(b, "first replaced by last");
    c->last = first;
    judge(b, "first and last exchanged");
    c->first = first;
    judge(b, "last replaced by first");
    c->last = last;
  }
  c->never_parts = !c->never_parts;
  judge(b, "never parts toggled");
  c->never_parts = !c->never_parts;
  const og_certificate_kind kind = c->kind;
  for (int other = 0; other <= OG_CERT_KIND_COUNT + 1; other++) {
    c->kind = (og_certificate_kind)other;
    judge(b, "another kind");
  }
  c->kind = kind;
}

// For another problem the solver's finding is no longer known to be true: only the oracle counts.
static void tamper_problem(bench *b, const or_pair *other) {
  og_finding trusted = b->answer.finding;
  b->answer.finding = (og_finding){.relation = OG_RELATION_NONE};
  or_truth *truth = b->truth;
  const or_pair pair = b->pair;
  b->pair = *other;
  assert_int_equal(or_pair_problem(&b->problem, other), OG_PROBLEM_OK);
  b->truth = or_truth_new(&b->problem);
  judge(b, "another problem");
  or_truth_free(b->truth);
  b->truth = truth;
  b->pair = pair;
  b->answer.finding = trusted;
  assert_int_equal(or_pair_problem(&b->problem, &pair), OG_PROBLEM_OK);
}

// A problem that is none: its certificate was right, and no other is accepted either.
static void tamper_signs(bench *b) {
  og_int *const number[] = {&b->problem.radius, &b->problem.until_den, &b->problem.unit_den};
  for (size_t k = 0; k < sizeof number / sizeof *number; k++) {
    og_int old;
    og_int_init(&old);
    og_int_swap(&old, number[k]);
    og_int_set_si(number[k], -1);
    judge(b, "a problem that is none");
    assert_int_equal(og_check(b->checker, &b->problem, &b->answer.certificate, &b->finding), OG_REFUSED_PROBLEM);
    og_int_swap(&old, number[k]);
    og_int_clear(&old);
  }
}

static void show_for_other_problems(bench *b, size_t family, uint64_t seed) {
  static or_pair other;
  or_pair_make(&other, family, seed + 1);
  tamper_problem(b, &other);
  other = b->pair;
  other.a[0] += 0.5;
  tamper_problem(b, &other);
  other = b->pair;
  other.b[3 * other.nb - 1] -= 1;
  tamper_problem(b, &other);
  other = b->pair;
  other.ra += 1;
  tamper_problem(b, &other);
  other = b->pair;
  for (int axis = 0; axis < 3; axis++) other.vb[axis] = -other.vb[axis];
  tamper_problem(b, &other);
  other = b->pair;
  other.has_until = !other.has_until;
  other.until = 0.25;
  tamper_problem(b, &other);
}

static void tamper_with(bench *b, size_t family, uint64_t seed) {
  static slots s;
  if (b->answer.certificate.triangle_count > 40) return; // the same tamperings, only more of them
  b->count.certificates[b->answer.certificate.kind]++;
  assert_null(or_truth_against(b->truth, &b->answer.finding));
  find_slots(&s, &b->answer.certificate);
  for (size_t k = 0; k < s.numbers; k++) tamper_number(b, s.number[k], k + 1 < s.numbers ? s.number[k + 1] : NULL);
  tamper_signs(b);
  for (size_t k = 0; k < s.indices; k++) tamper_index(b, s.index[k], k + 1 < s.indices ? s.index[k + 1] : NULL);
  tamper_shape(b);
  // Everything is as it was: the certificate is accepted again.
  assert_int_equal(og_check(b->checker, &b->problem, &b->answer.certificate, &b->finding), OG_ACCEPTED);
  assert_true(says_the_same(&b->finding, &b->answer.finding));
  show_for_other_problems(b, family, seed);
}

static void print_tally(const tally *t) {
  printf("%zu tamperings: %zu accepted and true; certificates:", t->tampered, t->still_true);
  for (int kind = 1; kind < OG_CERT_KIND_COUNT; kind++)
    printf(" %s %zu", og_certificate_kind_name((og_certificate_kind)kind), t->certificates[kind]);
  printf("\n");
}

static void tampered_certificates_are_refused_or_true(void **state) {
  (void)state;
  const size_t wanted = ((size_t)wanted_pairs(8 * DEFAULT_PAIRS) + 7) / 8;
  const size_t families = or_pair_family_count();
  bench *b = bench_new();
  for (size_t k = 0; k < wanted; k++) {
    const uint64_t seed = 2000000 + k / families;
    or_pair_make(&b->pair, k % families, seed);
    assert_int_equal(or_pair_problem(&b->problem, &b->pair), OG_PROBLEM_OK);
    b->truth = or_truth_new(&b->problem);
    for (og_question question = OG_RELATION; question < OG_PAIR_QUESTION_COUNT; question++) {
      assert_int_equal(og_solve(b->solver, question, &b->problem, NULL, &b->answer), OG_ANSWERED);
      tamper_with(b, k % families, seed);
    }
    or_truth_free(b->truth);
  }
  print_tally(&b->count);
  for (int kind = 1; kind < OG_CERT_KIND_COUNT && wanted >= families; kind++)
    if (b->count.certificates[kind] == 0)
      fail_msg("no certificate of the kind %s", og_certificate_kind_name((og_certificate_kind)kind));
  for (int refusal = 1; refusal < OG_REFUSED_COUNT && wanted >= families; refusal++)
    if (b->count.refused[refusal] == 0) fail_msg("never refused because %s", og_refusal_text((og_refusal)refusal));
  bench_free(b);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(tampered_certificates_are_refused_or_true)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
