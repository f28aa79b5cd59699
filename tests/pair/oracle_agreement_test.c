// The solver against the second oracle: every answer is the same rational (or root of one), over all families
// of random and degenerate pairs, with and without a (nonsensical) guess, and another run of the checker
// accepts every certificate.
//
// ORIGO_TEST_PAIRS sets the number of pairs (default 10,020: 334 a family).

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <cmocka.h>

#include "tests/shared/agreement.h"
#include "tests/shared/wanted_pairs.h"

#define DEFAULT_PAIRS 10020
#define SHOWN 5 // disagreements printed in full

static void solver_and_oracle_agree(void **state) {
  (void)state;
  or_agreement agreement;
  or_agreement_init(&agreement);
  const size_t families = or_pair_family_count(), wanted = (size_t)wanted_pairs(DEFAULT_PAIRS);
  size_t disagreements = 0;
  static or_pair pair;
  for (size_t k = 0; k < wanted; k++) {
    or_pair_make(&pair, k % families, k / families);
    const char *wrong = or_agreement_about(&agreement, &pair);
    if (wrong == NULL || disagreements++ >= SHOWN) continue;
    fprintf(stderr, "%s: ", wrong);
    or_agreement_print(stderr, &agreement);
    or_pair_print(stderr, &pair);
  }
  printf("%zu pairs of %zu families (%zu each), %zu answers, %zu more given up at a limit: %zu disagreements\n",
         agreement.pairs, families, wanted / families, agreement.answers, agreement.gave_up, disagreements);
  or_agreement_clear(&agreement);
  assert_int_equal(disagreements, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(solver_and_oracle_agree)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
