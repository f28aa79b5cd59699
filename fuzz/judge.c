// Claims of nonsense before the judge: any numbers, also infinite and NaN, about any pair. It ends, its errors are
// numbers that are not negative, and it is right: what is true is not called wrong, and what is false is not called
// right. What deepest points leave of the overlap is compared with the second oracle's answer for A moved.

#include <math.h>
#include <string.h>

#include "fuzz/harness.h"
#include "spec/pair/witness.h"
#include "tests/shared/exact_pair.h"
#include "tests/oracle/nearest.h"
#include "tests/oracle/planes.h"
#include "tests/shared/random_pair.h"
#include "tool/judge/judge.h"

typedef struct bench {
  og_fuzz_pairs pairs;
  og_world_body a, b;
  og_exact_pair *exact;
  og_statement statement;
  og_vec3 point[2]; // about the exact points of A and B
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

static og_vec3 rounded(const og_rational x[3]) {
  return (og_vec3){(og_scalar)(mpz_get_d(x[0].num.z) / mpz_get_d(x[0].den.z)),
                   (og_scalar)(mpz_get_d(x[1].num.z) / mpz_get_d(x[1].den.z)),
                   (og_scalar)(mpz_get_d(x[2].num.z) / mpz_get_d(x[2].den.z))};
}

// Of the cores: of bodies with balls they are but points of the right kind. Before the first judgement, which uses
// the answer up.
static void keep_points(bench *b) {
  const og_combination *combination = og_witness_combination(&b->exact->answer.certificate);
  og_witness witness;
  og_witness_init(&witness);
  b->point[0] = b->a.body.vertex[0];
  b->point[1] = b->b.body.vertex[0];
  if (combination != NULL && og_witness_points(&witness, &b->exact->problem, combination)) {
    b->point[0] = rounded(witness.a);
    b->point[1] = rounded(witness.b);
  }
  og_witness_clear(&witness);
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
  const bool is_swapped = or_random_int(random, 0, 3) == 0, is_truth = or_random_int(random, 0, 1) == 0;
  c.a = b->point[is_swapped];
  c.b = b->point[!is_swapped];
  if (!is_truth) c.a = draw_vector(random, c.a);
  if (!is_truth) c.b = draw_vector(random, c.b);
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

// ---- A, moved from its point to B's ----

static void add_way(or_bodies *bodies, const og_claim *claim) {
  or_vec from, way;
  or_vec_init(&from);
  or_vec_init(&way);
  or_vec_from(&from, claim->a);
  or_vec_from(&way, claim->b);
  or_vec_sub(&way, &way, &from);
  for (int d = 0; d < 3; d++) {
    mpq_div(way.c[d], way.c[d], bodies->unit);
    for (size_t k = 0; k < bodies->na; k++) mpq_add(bodies->a[k].c[d], bodies->a[k].c[d], way.c[d]);
  }
  or_vec_clear(&from);
  or_vec_clear(&way);
}

typedef struct overlap {
  bool any;
  double depth; // in the input's unit
} overlap;

// How far the bodies are in each other.
static overlap overlap_of(const or_bodies *bodies) {
  or_planes *planes = or_planes_new(bodies);
  or_vec origin;
  or_nearest nearest;
  mpq_t of_balls, of_cores; // squares of lengths
  or_vec_init(&origin);
  or_nearest_init(&nearest);
  mpq_inits(of_balls, of_cores, NULL);
  or_nearest_find(&nearest, bodies, &origin);
  mpq_mul(of_balls, bodies->radius, bodies->radius);
  if (nearest.inside) or_planes_depth_square(planes, of_cores);
  else mpq_set(of_cores, nearest.square);
  const bool any = nearest.inside ? mpq_sgn(of_balls) > 0 || mpq_sgn(of_cores) > 0 : mpq_cmp(of_balls, of_cores) > 0;
  for (int k = 0; k < 2; k++) {
    mpq_mul(of_balls, of_balls, bodies->unit);
    mpq_mul(of_cores, of_cores, bodies->unit);
  }
  const double depth =
      nearest.inside ? sqrt(mpq_get_d(of_balls)) + sqrt(mpq_get_d(of_cores)) : or_root_difference(of_balls, of_cores);
  mpq_clears(of_balls, of_cores, NULL);
  or_nearest_clear(&nearest);
  or_vec_clear(&origin);
  or_planes_free(planes);
  return (overlap){any, depth};
}

// Far from where squares are no doubles, and a depth computed from them is NaN.
static bool is_ordinary(double x) { return x > 0x1p-400 && x < 0x1p400; }

static void check_points_part(bench *b, const og_claim *claim, const og_judgement *judgement) {
  const og_checked *check = og_find_check(judgement, OG_CHECK_POINTS_PART);
  if (check == NULL) return;
  or_bodies *bodies = or_bodies_new(&b->exact->problem);
  add_way(bodies, claim);
  const overlap left = overlap_of(bodies);
  or_bodies_free(bodies);
  expect(b, left.any || (check->class == OG_ERROR_NONE && check->absolute == 0), "points that part, called others");
  expect(b, !left.any || check->absolute > 0 || !(left.depth >= 0x1p-400), "points that do not part, called right");
  expect(b, !left.any || !is_ordinary(check->absolute) || fabs(check->absolute - left.depth) <= 0x1p-40 * left.depth,
         "an overlap that is left and is not the second oracle's");
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

// The distance or the depth of the claim as a separation: the same error, in a check of its own.
static void check_separation(bench *b, const og_claim *claim, const og_judgement *judgement) {
  const bool apart = b->exact->relation == OG_SEPARATED;
  const og_checked *own = og_find_check(judgement, apart ? OG_CHECK_DISTANCE : OG_CHECK_DEPTH);
  if (own == NULL || !b->statement.finite) return;
  const double stated = apart ? (double)claim->distance : -(double)claim->depth;
  b->statement.has_separation = true;
  b->statement.has_distance = b->statement.has_depth = false;
  og_rational_from_double(&b->statement.separation, stated);
  const og_judgement again = og_judge(b->exact, &b->statement, og_scalar_tolerance());
  const og_checked *check = og_find_check(&again, OG_CHECK_SEPARATION);
  expect(b, check != NULL && check->absolute == own->absolute && check->class == own->class,
         "a separation with another error than the distance or depth that it is");
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
  keep_points(&b);
  or_random random = or_random_taped(data + half, size - half);
  for (int n = 0; n < 4; n++) {
    const og_claim claim = draw_claim(&b, &random);
    og_statement_of_claim(&b.statement, &claim);
    const og_judgement judgement = og_judge(b.exact, &b.statement, og_scalar_tolerance());
    check_judgement(&b, &claim, &judgement);
    // The second oracle takes longer than all the rest.
    if (n == 0) check_points_part(&b, &claim, &judgement);
    check_separation(&b, &claim, &judgement);
  }
  return 0;
}
