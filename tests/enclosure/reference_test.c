// The algorithms that look at support mappings alone, on cylinders and cones, against certified enclosures. A family is
// a way in which two bodies nearly touch: rim on face, rim on rim, apex on face, rim and side, side along side, axes
// one ulp from parallel, discs, needles, any way. In each the gap is from a thousandth inwards over one ulp to a
// length.

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "ref/door/pair.h"
#include "ref/registry.h"
#include "spec/enclosure/solve/enclosure.h"
#include "spec/number/nearest.h"
#include "tests/shared/curved_pair.h"
#include "tests/shared/wanted_pairs.h"

typedef struct bench {
  curved_pair pair;
  og_enclosure_solver *solver;
  og_enclosure_answer answer;
} bench;

static int open_bench(void **state) {
  bench *b = calloc(1, sizeof *b);
  curved_pair_init(&b->pair, 1);
  b->solver = og_enclosure_solver_new();
  og_enclosure_answer_init(&b->answer);
  *state = b;
  return 0;
}

static int close_bench(void **state) {
  bench *b = *state;
  og_enclosure_solver_free(b->solver);
  og_enclosure_answer_clear(&b->answer);
  curved_pair_clear(&b->pair);
  free(b);
  return 0;
}

// The pair, and the truth about it.
static void make_pair(bench *b, curved_family which) {
  og_rational width;
  assert_true(curved_pair_make(&b->pair, which));
  og_rational_init(&width);
  og_rational_set_si(&width, 1);
  mpz_mul_2exp(width.den.z, width.den.z, 60);
  og_enclosure_solver_set_width(b->solver, &width);
  og_rational_clear(&width);
  const og_enclosure_status status = og_solve_enclosure(b->solver, OG_DISTANCE, &b->pair.problem, &b->answer);
  assert_true(status == OG_ENCLOSURE_ANSWERED || status == OG_ENCLOSURE_UNDECIDED);
}

// ---- what the algorithms say ----

typedef struct tally {
  long asked, refused, wrong;
  double worst; // error of a distance, in epsilons of the size
} tally;

// Beyond this many epsilons of the size a verdict is wrong. What rounds the bodies' turns makes 8 of them.
static double slack(const bench *b) { return 4096 * (double)OG_SCALAR_EPSILON * b->pair.size; }

static void add_claim(const bench *b, const og_claim *claim, curved_family which, tally *t) {
  const og_enclosure_certificate *truth = &b->answer.certificate;
  const bool ranges = truth->kind == OG_ENCLOSURE_RANGE;
  const double lo = ranges ? og_nearest_double(&truth->lo) : 0, hi = ranges ? og_nearest_double(&truth->hi) : 0;
  t->asked++;
  if (claim->outcome != OG_OUTCOME_ANSWERED) {
    t->refused++;
    return;
  }
  if (claim->verdict == OG_VERDICT_MEET) t->wrong += lo > slack(b);
  const bool deep = which != CURVED_ANY_WAY && b->pair.gap < -slack(b);
  if (claim->verdict == OG_VERDICT_APART) t->wrong += deep && og_enclosure_relation(truth) == OG_PENETRATING;
  if (!claim->has_distance) return;
  const double said = (double)claim->distance, off = fmax(said - hi, lo - said);
  t->worst = fmax(t->worst, off / ((double)OG_SCALAR_EPSILON * b->pair.size));
}

static const og_algorithm *next_algorithm(int *k) {
  for (; *k < og_algorithm_count(); (*k)++) {
    const og_algorithm *one = og_algorithm_at(*k);
    if (one->pair != NULL && one->pair->takes == OG_TAKES_ANY) return og_algorithm_at((*k)++);
  }
  return NULL;
}

static void print_tally(const char *id, const tally *t) {
  for (int f = 0; f < CURVED_FAMILIES; f++)
    print_message("| `%s` | %s | %.1f %% | %ld | %.2g |\n", id, curved_family_name((curved_family)f),
                  100.0 * (double)t[f].refused / (double)t[f].asked, t[f].wrong, t[f].worst);
}

// What each keeps on these families. Those that are not named call some bodies far apart MEET: their simplex of four
// points is as flat as rounding (ref/cso/gjk.md).
static void expect_kept(const char *id, const tally *t) {
  static const char *const right[] = {"gjk", "gjk-boolean", "gjk-isa", "epa", "epa-split", "mpr", "chung-wang", NULL};
  const bool is_gjk = strcmp(id, "gjk") == 0, has_distance = is_gjk || strncmp(id, "epa", 3) == 0;
  bool is_right = false;
  for (int k = 0; right[k] != NULL; k++) is_right = is_right || strcmp(id, right[k]) == 0;
  for (int f = 0; f < CURVED_FAMILIES; f++) {
    if (is_right && t[f].wrong > 0)
      fail_msg("%s: %ld wrong verdicts, %s", id, t[f].wrong, curved_family_name((curved_family)f));
    if (has_distance && t[f].worst > 64)
      fail_msg("%s: off by %g epsilon, %s", id, t[f].worst, curved_family_name((curved_family)f));
    if (is_gjk) assert_int_equal(t[f].refused, 0);
    assert_true(t[f].refused < t[f].asked);
  }
}

static void agree_with_enclosures(void **state) {
  bench *b = *state;
  static tally tallies[64][CURVED_FAMILIES];
  const long rounds = wanted_pairs(200);
  memset(tallies, 0, sizeof tallies);
  int index = 0, algorithms = 0;
  for (curved_family f = CURVED_RIM_ON_FACE; f < CURVED_FAMILIES; f++)
    for (long round = 0; round < rounds; round++) {
      make_pair(b, f);
      index = algorithms = 0;
      for (const og_algorithm *one; (one = next_algorithm(&index)) != NULL; algorithms++) {
        const og_claim claim = og_pair_run(one->pair, &b->pair.world[0].body, &b->pair.world[1].body);
        add_claim(b, &claim, f, &tallies[algorithms][f]);
      }
    }
  index = 0;
  for (int k = 0; k < algorithms; k++) {
    const char *id = next_algorithm(&index)->id;
    print_tally(id, tallies[k]);
    expect_kept(id, tallies[k]);
  }
  assert_int_equal(algorithms, 11);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(agree_with_enclosures, open_bench, close_bench),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
