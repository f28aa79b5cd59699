// Certificates that nobody made in good faith: drawn from the input's bytes, or a true one with a few numbers changed.
// What the checker accepts must be true; the second oracle's brute force decides.

#include <string.h>

#include "fuzz/harness.h"
#include "spec/solver/solver.h"
#include "tests/shared/random_certificate.h"
#include "tests/oracle/truth.h"

enum { MOST = 4, SPAN = 200, TRIES = 8 };

typedef struct bench {
  og_fuzz_pairs pairs;
  og_problem problem;
  og_solver *solver;
  og_checker *checker;
  og_answer answer;
  og_certificate drawn;
  og_finding finding;
  or_truth *truth; // of the problem; null until it is asked for
} bench;

static void init(bench *b) {
  og_problem_init(&b->problem);
  b->solver = og_solver_new();
  b->checker = og_checker_new();
  og_answer_init(&b->answer);
  og_certificate_init(&b->drawn);
  og_finding_init(&b->finding);
}

// The truth costs more than the rest together: it is found out when a certificate is accepted.
static void expect_true(bench *b, const og_certificate *certificate) {
  if (og_check(b->checker, &b->problem, certificate, &b->finding) != OG_ACCEPTED) return;
  if (b->truth == NULL) b->truth = or_truth_new(&b->problem);
  const char *wrong = or_truth_against(b->truth, &b->finding);
  if (wrong != NULL) og_fuzz_found(wrong, &b->pairs.decoded);
}

static void change_integer(og_int *x, or_random *random) {
  og_int by;
  og_int_init(&by);
  og_int_set_si(&by, or_random_int(random, -2, 2));
  switch (or_random_int(random, 0, 3)) {
  case 0: og_int_neg(x, x); break;
  case 1: og_int_set(x, &by); break;
  default: og_int_add(x, x, &by);
  }
  og_int_clear(&by);
}

static void change_vector(og_ivec *v, or_random *random) {
  og_int *const part[3] = {&v->x, &v->y, &v->z};
  change_integer(part[or_random_int(random, 0, 2)], random);
}

static void change_combination(og_combination *c, or_random *random) {
  if (c->count == 0) return;
  const size_t k = (size_t)or_random_int(random, 0, 255) % c->count;
  switch (or_random_int(random, 0, 4)) {
  case 0: c->pair[k].i ^= (uint32_t)or_random_int(random, 0, 7); break;
  case 1: c->pair[k].j ^= (uint32_t)or_random_int(random, 0, 7); break;
  case 2: change_integer(&c->root_weight[k], random); break;
  case 3: c->count--; break;
  default: change_integer(&c->weight[k], random);
  }
}

static void change_end(og_sweep_end *end, or_random *random) {
  og_int *const number[] = {&end->time_p, &end->time_q, &end->time_m, &end->radicand};
  switch (or_random_int(random, 0, 2)) {
  case 0: change_vector(&end->direction, random); break;
  case 1: change_combination(&end->witness, random); break;
  default: change_integer(number[or_random_int(random, 0, 3)], random);
  }
}

static void change(og_certificate *c, or_random *random) {
  switch (or_random_int(random, 0, 7)) {
  case 0: c->kind = (og_certificate_kind)or_random_int(random, 0, OG_CERT_KIND_COUNT); break;
  case 1: change_vector(&c->direction, random); break;
  case 2: change_combination(&c->witness, random); break;
  case 3: change_end(&c->first, random); break;
  case 4: change_end(&c->last, random); break;
  case 5: c->never_parts = !c->never_parts; break;
  case 6: c->face = (uint32_t)or_random_int(random, 0, 15); break;
  default:
    if (c->triangle_count > 0) {
      og_triangle *t = &c->triangle[(size_t)or_random_int(random, 0, 255) % c->triangle_count];
      const int corner = or_random_int(random, 0, 2);
      if (or_random_int(random, 0, 1) == 0) t->corner[corner] = (uint32_t)or_random_int(random, 0, 15);
      else t->twin[corner] = (uint32_t)or_random_int(random, 0, 63);
    }
  }
}

static void try_certificates(bench *b, or_random *random) {
  for (int n = 0; n < TRIES; n++) {
    or_random_certificate(&b->drawn, &b->problem, random);
    expect_true(b, &b->drawn);
  }
  const og_question question = (og_question)or_random_int(random, OG_RELATION, OG_PAIR_QUESTION_COUNT - 1);
  if (og_solve(b->solver, question, &b->problem, NULL, &b->answer) != OG_ANSWERED)
    og_fuzz_found("the solver has no answer", &b->pairs.decoded);
  // Every change on top of the last: some lead back to what is true.
  for (int n = 0; n < TRIES; n++) {
    change(&b->answer.certificate, random);
    expect_true(b, &b->answer.certificate);
  }
}

// The first half of the input makes the problem, the second half is what is drawn.
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  if (b.solver == NULL) init(&b);
  const size_t half = size / 2 / OG_DECODED_RECORD * OG_DECODED_RECORD;
  og_fuzz_pair(&b.pairs, data, half, MOST);
  or_pair pair;
  int most;
  (void)frexp((double)or_body_pair_largest(&b.pairs.decoded.pair), &most);
  if (!or_decoded_to_pair(&pair, &b.pairs.decoded) || pair.na + pair.nb > 2 * MOST) return 0;
  if (most - or_body_pair_last_bit(&b.pairs.decoded.pair) > SPAN) return 0;
  if (or_pair_problem(&b.problem, &pair) != OG_PROBLEM_OK) og_fuzz_found("the problem is refused", &b.pairs.decoded);
  or_random random = or_random_taped(data + half, size - half);
  try_certificates(&b, &random);
  or_truth_free(b.truth);
  b.truth = NULL;
  return 0;
}
