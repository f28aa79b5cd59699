// Certificates made at random. Fixed: a small problem. Varied: a certificate of any kind with small random
// numbers, some of them shaped so that they come close to proving something. Must hold: what the checker
// accepts is true (the second oracle decides). The problems are small lattices, on which many a random
// certificate is right.
//
// ORIGO_TEST_PAIRS sets the number of problems (default 12,000).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "spec/pair/checker.h"
#include "tests/shared/random_certificate.h"
#include "tests/shared/random_pair.h"
#include "tests/oracle/truth.h"
#include "tests/shared/wanted_pairs.h"

#define DEFAULT_PROBLEMS 12000
#define CERTIFICATES_EACH 300

typedef struct tally {
  size_t tried, irrational, accepted[OG_CERT_KIND_COUNT];
} tally;

static void what_is_accepted_is_true(void **state) {
  (void)state;
  static const char *const small_families[] = {"unit-lattice",    "segments-and-points",  "flat-and-flat",
                                               "rounded-lattice", "spheres-and-capsules", "nested",
                                               "symmetric",       "grazing-sweep",        "boxes"};
  const size_t wanted = (size_t)wanted_pairs(DEFAULT_PROBLEMS);
  og_problem problem;
  og_certificate certificate;
  og_finding finding;
  og_problem_init(&problem);
  og_certificate_init(&certificate);
  og_finding_init(&finding);
  og_checker *checker = og_checker_new();
  tally count = {0};
  static or_pair pair;
  or_random random = or_random_seeded(5);
  size_t problems = 0;
  for (uint64_t seed = 3000000; problems < wanted; seed++) {
    const char *family = small_families[seed % (sizeof small_families / sizeof *small_families)];
    size_t k = 0;
    do or_pair_make(&pair, k++, seed);
    while (strcmp(pair.family, family) != 0);
    problems++;
    assert_int_equal(or_pair_problem(&problem, &pair), OG_PROBLEM_OK);
    or_truth *truth = or_truth_new(&problem);
    for (int n = 0; n < CERTIFICATES_EACH; n++) {
      or_random_certificate(&certificate, &problem, &random);
      const og_refusal refusal = og_check(checker, &problem, &certificate, &finding);
      count.tried++;
      if (refusal != OG_ACCEPTED) continue;
      assert_in_range(certificate.kind, 1, OG_CERT_KIND_COUNT - 1);
      count.accepted[certificate.kind]++;
      count.irrational += certificate.kind == OG_CERT_SWEEP && finding.first.s != 0;
      const char *wrong = or_truth_against(truth, &finding);
      if (wrong == NULL) continue;
      fprintf(stderr, "%s: accepted, but its %s is wrong\n", og_certificate_kind_name(certificate.kind), wrong);
      or_pair_print(stderr, &pair);
      fail();
    }
    or_truth_free(truth);
  }
  printf("%zu random certificates for %zu problems; accepted, all true:", count.tried, problems);
  for (int kind = 1; kind < OG_CERT_KIND_COUNT; kind++)
    printf(" %s %zu", og_certificate_kind_name((og_certificate_kind)kind), count.accepted[kind]);
  printf(" (%zu sweeps at irrational times)\n", count.irrational);
  // The test would be empty if nothing were accepted.
  for (int kind = 1; kind < OG_CERT_KIND_COUNT && wanted >= DEFAULT_PROBLEMS; kind++)
    if (count.accepted[kind] == 0 || count.irrational == 0)
      fail_msg("no random certificate of the kind %s was right", og_certificate_kind_name((og_certificate_kind)kind));
  og_problem_clear(&problem);
  og_certificate_clear(&certificate);
  og_finding_clear(&finding);
  og_checker_free(checker);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(what_is_accepted_is_true)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
