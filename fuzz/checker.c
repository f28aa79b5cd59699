// Certificates that nobody made in good faith: drawn from the input's bytes, or a true one with a few numbers changed.
// What the checker accepts must be true; the second oracle's brute force decides.

#include <string.h>

#include "fuzz/harness.h"
#include "spec/pair/solve/solver.h"
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
    or_change_certificate(&b->answer.certificate, random);
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
