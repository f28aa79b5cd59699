#include "tool/run/exact_pair.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

void og_exact_pair_init(og_exact_pair *pair) {
  memset(pair, 0, sizeof *pair);
  og_surd_init(&pair->distance);
  og_surd_init(&pair->depth);
  pair->solver = og_solver_new();
  og_answer_init(&pair->answer);
  og_problem_init(&pair->problem);
}

void og_exact_pair_clear(og_exact_pair *pair) {
  og_surd_clear(&pair->distance);
  og_surd_clear(&pair->depth);
  og_solver_free(pair->solver);
  og_answer_clear(&pair->answer);
  og_problem_clear(&pair->problem);
  free(pair->xyz);
}

static void put_vertices(double *xyz, const og_body *body) {
  for (int k = 0; k < body->vertex_count; k++) {
    xyz[3 * k] = (double)body->vertex[k].x;
    xyz[3 * k + 1] = (double)body->vertex[k].y;
    xyz[3 * k + 2] = (double)body->vertex[k].z;
  }
}

bool og_exact_pair_set(og_exact_pair *pair, const og_body *a, const og_body *b) {
  const size_t count_a = (size_t)a->vertex_count, count_b = (size_t)b->vertex_count, numbers = 3 * (count_a + count_b);
  if (numbers > pair->capacity) {
    pair->xyz = og_grow(pair->xyz, numbers, sizeof *pair->xyz);
    pair->capacity = numbers;
  }
  double *of_b = pair->xyz + 3 * count_a;
  put_vertices(pair->xyz, a);
  put_vertices(of_b, b);
  return og_problem_set_doubles(&pair->problem, pair->xyz, count_a, (double)a->radius, of_b, count_b,
                                (double)b->radius) == OG_PROBLEM_OK;
}

static bool ask(og_exact_pair *pair, og_question question) {
  return og_solve(pair->solver, question, &pair->problem, NULL, &pair->answer) == OG_ANSWERED;
}

bool og_exact_pair_solve(og_exact_pair *pair, const og_body *a, const og_body *b) {
  if (!og_exact_pair_set(pair, a, b) || !ask(pair, OG_DISTANCE)) return false;
  pair->relation = pair->answer.finding.relation;
  og_surd_set(&pair->distance, &pair->answer.finding.distance);
  og_surd_set_zero(&pair->depth);
  if (pair->relation == OG_PENETRATING) {
    if (!ask(pair, OG_DEPTH)) return false;
    og_surd_set(&pair->depth, &pair->answer.finding.depth);
  }
  pair->signed_distance =
      pair->relation == OG_PENETRATING ? -og_surd_to_double(&pair->depth) : og_surd_to_double(&pair->distance);
  return true;
}

bool og_exact_pair_relate(og_exact_pair *pair, const og_body *a, const og_body *b) {
  if (!og_exact_pair_set(pair, a, b) || !ask(pair, OG_RELATION)) return false;
  pair->relation = pair->answer.finding.relation;
  return true;
}

// x = k 2^e with an integer k; x is finite.
static void split(mpz_t k, long *e, double x) {
  int exponent;
  const double mantissa = frexp(x, &exponent);
  mpz_set_d(k, ldexp(mantissa, 53));
  *e = exponent - 53L;
}

double og_error_of(double claimed, const og_surd *exact) {
  if (!isfinite(claimed)) return HUGE_VAL;
  og_surd off;
  og_surd_init(&off);
  og_surd_set(&off, exact);
  mpz_t k;
  mpz_init(k);
  long e;
  split(k, &e, claimed);
  // Over the power of two common to both: (p + s sqrt(q)) / m - k = (p - k m + s sqrt(q)) / m.
  if (e < off.e) {
    mpz_mul_2exp(off.p.z, off.p.z, (mp_bitcnt_t)(off.e - e));
    mpz_mul_2exp(off.q.z, off.q.z, 2 * (mp_bitcnt_t)(off.e - e));
    off.e = e;
  } else {
    mpz_mul_2exp(k, k, (mp_bitcnt_t)(e - off.e));
  }
  mpz_submul(off.p.z, k, off.m.z);
  const double error = fabs(og_surd_to_double(&off));
  mpz_clear(k);
  og_surd_clear(&off);
  return error;
}
