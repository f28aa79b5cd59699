// Claims of nonsense before the judge: any numbers, also infinite and NaN, about any pair. It ends, its errors are
// numbers that are not negative, and it is right: what is true is not called wrong, and what is false is not called
// right.

#include <math.h>
#include <string.h>

#include "fuzz/harness.h"
#include "tests/oracle/random_pair.h"
#include "tool/judge/judge.h"

typedef struct bench {
  og_fuzz_pairs pairs;
  og_world_body a, b;
  og_exact_pair *exact;
  og_statement statement;
} bench;

static void expect(bench *b, bool condition, const char *what) {
  if (!condition) og_fuzz_found(what, &b->pairs.decoded);
}

static og_scalar draw(or_random *random, og_scalar truth) {
  switch (or_random_int(random, 0, 7)) {
  case 0: return 0;
  case 1: return (og_scalar)NAN;
  case 2: return (og_scalar)HUGE_VAL;
  case 3: return (og_scalar)or_random_int(random, -4, 4);
  case 4: return truth;
  case 5: return (og_scalar)nextafter((double)truth, or_random_int(random, 0, 1) == 0 ? -HUGE_VAL : HUGE_VAL);
  case 6: return -truth;
  default: {
    const uint64_t bits = or_random_bits(random);
    double x;
    memcpy(&x, &bits, sizeof x);
    return (og_scalar)x;
  }
  }
}

static og_vec3 draw_vector(or_random *random, og_vec3 truth) {
  og_vec3 r;
  r.x = draw(random, truth.x);
  r.y = draw(random, truth.y);
  r.z = draw(random, truth.z);
  return r;
}

static og_claim draw_claim(const bench *b, or_random *random) {
  const og_scalar distance = (og_scalar)og_surd_to_double(&b->exact->distance);
  const og_scalar depth = (og_scalar)og_surd_to_double(&b->exact->depth);
  og_claim c;
  memset(&c, 0, sizeof c);
  c.outcome = (og_outcome)(or_random_int(random, 0, 7) < 6 ? 0 : or_random_int(random, 0, 3));
  c.verdict = (og_verdict)or_random_int(random, 0, 2);
  const int has = or_random_int(random, 0, 15);
  c.has_distance = has & 1;
  c.has_depth = has & 2;
  c.has_points = has & 4;
  c.has_normal = has & 8;
  c.distance = draw(random, distance);
  c.depth = draw(random, depth);
  c.a = draw_vector(random, b->a.body.vertex[0]);
  c.b = draw_vector(random, b->b.body.vertex[0]);
  c.normal = draw_vector(random, (og_vec3){1, 0, 0});
  return c;
}

// The verdict alone is right or wrong whatever else was said, unless that is no number.
static void check_verdict(bench *b, const og_claim *claim, const og_judgement *judgement) {
  const og_checked *verdict = og_find_check(judgement, OG_CHECK_VERDICT);
  if (verdict == NULL || claim->verdict == OG_VERDICT_NONE) return;
  const bool apart = b->exact->relation == OG_SEPARATED;
  const bool is_true = (claim->verdict == OG_VERDICT_APART) == apart;
  expect(b, !is_true || verdict->judged == OG_RIGHT, "a true verdict that is not called right");
  expect(b, is_true || b->exact->relation == OG_TOUCHING || verdict->judged != OG_RIGHT,
         "a false verdict called right");
}

static void check_length(bench *b, const og_judgement *judgement, og_check_what what, og_scalar said,
                         const og_surd *exact) {
  const og_checked *check = og_find_check(judgement, what);
  if (check == NULL) return;
  const double error = og_error_of((double)said, exact);
  expect(b, check->absolute == error, "an error that is not the difference of what was said and what is true");
}

static void check_judgement(bench *b, const og_claim *claim, const og_judgement *judgement) {
  expect(b, judgement->count > 0 && judgement->count <= OG_CHECK_COUNT, "a judgement of nothing");
  for (int k = 0; k < judgement->count; k++) {
    const og_checked *c = &judgement->check[k];
    expect(b, c->absolute >= 0 && c->fraction >= 0 && c->relative >= 0 && c->ulps >= 0, "an error that is no number");
    expect(b, c->judged <= judgement->judged, "a judgement better than its worst check");
  }
  const bool finite = og_find_check(judgement, OG_CHECK_FINITE) == NULL ||
                      og_find_check(judgement, OG_CHECK_FINITE)->judged == OG_RIGHT;
  if (claim->outcome != OG_OUTCOME_ANSWERED || !finite) return;
  check_verdict(b, claim, judgement);
  if (b->exact->relation == OG_SEPARATED)
    check_length(b, judgement, OG_CHECK_DISTANCE, claim->distance, &b->exact->distance);
  if (b->exact->relation == OG_PENETRATING) check_length(b, judgement, OG_CHECK_DEPTH, claim->depth, &b->exact->depth);
}

// The first half of the input makes the bodies, the second half the claim.
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static bench b;
  static og_exact_pair exact;
  if (b.exact == NULL) {
    og_exact_pair_init(&exact);
    og_statement_init(&b.statement);
    b.exact = &exact;
  }
  const size_t half = size / 2 / OG_DECODED_RECORD * OG_DECODED_RECORD;
  const or_body_pair *pair = og_fuzz_pair(&b.pairs, data, half, OG_FUZZ_FEW_POINTS);
  if (!b.pairs.decoded.finite) return 0;
  og_copy_body(&b.a, &pair->a);
  og_copy_body(&b.b, &pair->b);
  expect(&b, og_exact_pair_solve(b.exact, &b.a.body, &b.b.body), "the solver has no answer");
  or_random random = or_random_taped(data + half, size - half);
  for (int n = 0; n < 4; n++) {
    const og_claim claim = draw_claim(&b, &random);
    og_statement_of_claim(&b.statement, &claim);
    const og_judgement judgement = og_judge(b.exact, &b.statement, og_scalar_tolerance());
    check_judgement(&b, &claim, &judgement);
  }
  return 0;
}
