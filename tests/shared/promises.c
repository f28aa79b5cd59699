#include "tests/shared/promises.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "tests/shared/thinness.h"

// ---- what is promised ----

static double or_usual(double promised, double usual) {
  return promised == 0 ? usual : promised == OG_ANY ? HUGE_VAL : promised;
}

or_promise or_promise_of(const og_algorithm *algorithm) {
  const og_pair_promises *p = &algorithm->pair->promises;
  or_promise all = {p,
                    or_usual(p->change, 4),
                    or_usual(p->near, 2),
                    or_usual(p->verdict, 8),
                    or_usual(p->distance, 8),
                    or_usual(p->depth, 8),
                    OR_PROMISE_LOW};
  if (p->least_exponent != 0 && p->least_exponent > all.low) all.low = p->least_exponent;
  return all;
}

// ---- running ----

void or_promise_bench_init(or_promise_bench *bench) {
  og_world_body_init(&bench->a);
  og_world_body_init(&bench->b);
  og_exact_pair_init(&bench->exact);
  bench->text[0] = '\0';
}

void or_promise_bench_clear(or_promise_bench *bench) {
  og_world_body_clear(&bench->a);
  og_world_body_clear(&bench->b);
  og_exact_pair_clear(&bench->exact);
}

void or_promise_enter(or_promise_bench *bench, const or_body_pair *pair) {
  og_copy_body(&bench->a, &pair->a);
  og_copy_body(&bench->b, &pair->b);
}

bool or_promise_takes_too_long(const or_promise_bench *bench, const og_algorithm *algorithm) {
  const int most = algorithm->pair->most_vertices;
  return most > 0 && bench->a.body.vertex_count + bench->b.body.vertex_count > most;
}

og_claim or_promise_run(const or_promise_bench *bench, const og_algorithm *algorithm) {
  return og_pair_run(algorithm->pair, &bench->a.body, &bench->b.body);
}

// ---- well-formed claims ----

// Axes: the faces and the pairs of edges (both ways of a body thinner than rounding, sat_gauss.h), twice in sat-cached
// and one more for its memory; 15 for two boxes.
static int axis_bound(const or_promise_bench *bench) {
  const og_half_edge_mesh *a = bench->a.body.mesh, *b = bench->b.body.mesh;
  if (a == NULL || b == NULL) return 15;
  return 15 + 2 * (a->face_count + b->face_count + 2 * (a->edge_count / 2) * (b->edge_count / 2)) + 1;
}

static int iteration_bound(const or_promise_bench *bench, const og_algorithm *algorithm) {
  const og_pair_promises *promises = &algorithm->pair->promises;
  switch (promises->bound) {
  case OG_BOUND_BY_NUMBER: return promises->iterations;
  case OG_BOUND_BY_AXES: return axis_bound(bench);
  default: return INT_MAX; // its own test holds it to its bound
  }
}

static bool is_length(og_scalar x) { return isfinite(x) && x >= 0; }

static bool is_well_formed(const or_promise_bench *bench, const og_algorithm *algorithm, const og_claim *c) {
  if (c->outcome < OG_OUTCOME_ANSWERED || c->outcome > OG_OUTCOME_OUT_OF_RANGE) return false;
  if (!is_length(c->distance) || !is_length(c->depth)) return false;
  if (!og_is_finite(c->a) || !og_is_finite(c->b) || !og_is_finite(c->normal)) return false;
  if (c->has_normal && og_abs(og_norm2(c->normal) - 1) > 16 * OG_SCALAR_EPSILON) return false;
  if (c->iterations < 0 || c->iterations > iteration_bound(bench, algorithm)) return false;
  if (c->simplex_count < 0 || c->simplex_count > 4) return false;
  for (int k = 0; k < c->simplex_count; k++)
    if (c->simplex[k][0] < -1 || c->simplex[k][0] >= bench->a.body.vertex_count || c->simplex[k][1] < -1 ||
        c->simplex[k][1] >= bench->b.body.vertex_count)
      return false;
  // Input that is refused has no answer; a search given up may know one already.
  return c->outcome != OG_OUTCOME_OUT_OF_RANGE || (c->verdict == OG_VERDICT_NONE && !c->has_distance && !c->has_depth);
}

bool or_promise_well_formed(or_promise_bench *bench, const og_algorithm *algorithm, const char *name,
                            const og_claim *claim) {
  if (is_well_formed(bench, algorithm, claim)) return true;
  snprintf(bench->text, sizeof bench->text, "%s, %s: outcome %d distance %g depth %g normal %g %g %g iterations %d",
           algorithm->id, name, claim->outcome, (double)claim->distance, (double)claim->depth, (double)claim->normal.x,
           (double)claim->normal.y, (double)claim->normal.z, claim->iterations);
  return false;
}

// ---- the same pair, told otherwise ----

static bool swapped(or_body_pair *pair) {
  or_body_pair_swap(pair);
  return true;
}

static bool reversed(or_body_pair *pair) {
  or_body_pair_reverse(pair);
  return true;
}

static bool mirrored(or_body_pair *pair) {
  or_body_pair_mirror(pair);
  return true;
}

static bool shifted(or_body_pair *pair) {
  return or_body_pair_shift(pair, (og_vec3){(og_scalar)0.5, (og_scalar)-0.5, (og_scalar)0.25});
}

const or_pair_change or_pair_changes[OR_PAIR_CHANGES] = {
    {"swapped", swapped, true},
    {"with its vertices reversed", reversed, false},
    {"mirrored", mirrored, false},
    {"shifted", shifted, false},
};

void or_promise_normalise(or_body_pair *pair) {
  enum { LAST = sizeof(og_scalar) == 4 ? -149 : -1074 }; // the exponent of the smallest subnormal number
  int exponent;
  const og_scalar largest = or_body_pair_largest(pair);
  if (!(largest > 0)) return;
  (void)frexp((double)largest, &exponent);
  if (or_body_pair_last_bit(pair) - exponent >= LAST) or_body_pair_scale(pair, -exponent);
}

// Not zero where all bodies are the origin.
static double unit_of(const or_body_pair *pair) {
  return fmax((double)OG_SCALAR_EPSILON * (double)or_body_pair_largest(pair), DBL_MIN);
}

static double signed_length(const og_claim *c) {
  return c->verdict == OG_VERDICT_APART ? (double)c->distance : -(double)c->depth;
}

static bool compare_verdicts(or_promise_bench *bench, const og_algorithm *algorithm, const or_body_pair *pair,
                             const char *how, or_promise_worst *worst) {
  or_promise_enter(bench, pair);
  worst->verdicts++;
  if (!og_exact_pair_solve(&bench->exact, &bench->a.body, &bench->b.body)) {
    snprintf(bench->text, sizeof bench->text, "%s %s: the solver has no answer", pair->name, how);
    return false;
  }
  const double off = fabs(bench->exact.signed_distance) / unit_of(pair);
  worst->verdict = fmax(worst->verdict, off);
  if (off <= or_promise_of(algorithm).near) return true;
  snprintf(bench->text, sizeof bench->text, "%s, %s %s: another verdict %g epsilon from touching", algorithm->id,
           pair->name, how, off);
  return false;
}

static double let_off(const or_promise_bench *bench, const og_algorithm *algorithm, const or_body_pair *pair);

bool or_promise_compare(or_promise_bench *bench, const og_algorithm *algorithm, const or_body_pair *pair,
                        const char *how, const og_claim *before, const og_claim *after, int power,
                        or_promise_worst *worst) {
  const or_promise promise = or_promise_of(algorithm);
  worst->compared++;
  if (before->outcome != after->outcome) {
    worst->outcomes++;
    const bool answered = before->outcome == OG_OUTCOME_ANSWERED || after->outcome == OG_OUTCOME_ANSWERED;
    const bool ranged = before->outcome == OG_OUTCOME_OUT_OF_RANGE || after->outcome == OG_OUTCOME_OUT_OF_RANGE;
    if (promise.except->refusal == OG_REFUSES_EITHER) return true;
    if (promise.except->refusal == OG_GIVES_UP_EITHER && !answered && !ranged) return true;
    snprintf(bench->text, sizeof bench->text, "%s, %s %s: outcome %d became %d", algorithm->id, pair->name, how,
             before->outcome, after->outcome);
    return false;
  }
  if (before->outcome != OG_OUTCOME_ANSWERED) return true;
  if (before->verdict != after->verdict) return compare_verdicts(bench, algorithm, pair, how, worst);
  if (promise.change == HUGE_VAL || before->has_distance != after->has_distance ||
      before->has_depth != after->has_depth)
    return true;
  const double off = fabs(ldexp(signed_length(after), -power) - signed_length(before)) / unit_of(pair);
  worst->value = fmax(worst->value, off);
  // Errors that headers allow on thin bodies may be others of the pair changed.
  if (off <= promise.change || off * let_off(bench, algorithm, pair) <= promise.change) return true;
  snprintf(bench->text, sizeof bench->text, "%s, %s %s: a length changed by %g epsilon", algorithm->id, pair->name, how,
           off);
  return false;
}

// ---- what the headers say of the truth ----

// What an error is multiplied by before it is held to a bound.
static double let_off(const or_promise_bench *bench, const og_algorithm *algorithm, const or_body_pair *pair) {
  const og_pair_promises *p = &algorithm->pair->promises;
  const double largest = (double)or_body_pair_largest(pair);
  const og_body *a = &bench->a.body, *b = &bench->b.body;
  if (p->except & OG_NOT_OF_FLAT_BODIES && !(or_body_is_solid(a, largest) && or_body_is_solid(b, largest))) return 0;
  if (p->except & OG_NOT_OF_SLIVER_FACES && (or_body_has_sliver(a, largest) || or_body_has_sliver(b, largest)))
    return 0;
  if (p->except & OG_NOT_OF_UNLIKE_LENGTHS && or_pair_cross_is_subnormal(pair)) return 0;
  if (p->thin == 0) return 1;
  const double thinness = or_pair_thinness(pair);
  return pow(p->except & OG_PARALLEL_PLANES ? fmin(thinness, or_pair_plane_sine(pair)) : thinness, p->thin);
}

static bool within(or_promise_bench *bench, const og_algorithm *algorithm, const or_body_pair *pair, const char *what,
                   double error, double bound) {
  const double off = error / unit_of(pair);
  if (off <= bound || off * let_off(bench, algorithm, pair) <= bound) return true;
  snprintf(bench->text, sizeof bench->text, "%s, %s: %s off by %g epsilon of the largest coordinate (thinness %g)",
           algorithm->id, pair->name, what, off, or_pair_thinness(pair));
  return false;
}

// Six times the volume of the four points of A - B that the walk ended on, over the cube of their largest coordinate; 1
// where there are no four.
static double simplex_volume(const or_promise_bench *bench, const og_claim *claim) {
  double w[4][3], size = 0;
  if (claim->simplex_count != 4) return 1;
  for (int k = 0; k < 4; k++) {
    if (claim->simplex[k][0] < 0 || claim->simplex[k][1] < 0) return 1;
    const og_vec3 a = bench->a.body.vertex[claim->simplex[k][0]], b = bench->b.body.vertex[claim->simplex[k][1]];
    w[k][0] = (double)a.x - (double)b.x;
    w[k][1] = (double)a.y - (double)b.y;
    w[k][2] = (double)a.z - (double)b.z;
    for (int i = 0; i < 3; i++) size = fmax(size, fabs(w[k][i]));
  }
  if (!(size > 0)) return 0;
  for (int k = 0; k < 4; k++)
    for (int i = 0; i < 3; i++) w[k][i] /= size;
  double e[3][3];
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < 3; i++) e[k][i] = w[k + 1][i] - w[0][i];
  double volume = 0;
  for (int i = 0; i < 3; i++) {
    const int j = (i + 1) % 3, k = (i + 2) % 3;
    volume += e[0][i] * (e[1][j] * e[2][k] - e[1][k] * e[2][j]);
  }
  return fmin(fabs(volume), 1);
}

// The verdict is known to be wrong.
static bool verdict_within(or_promise_bench *bench, const og_algorithm *algorithm, const or_body_pair *pair,
                           const og_claim *claim) {
  const og_pair_promises *p = &algorithm->pair->promises;
  if (p->misses && claim->verdict == OG_VERDICT_MEET) return true;
  if (bench->exact.relation == OG_TOUCHING) return true; // both answers are within the reach of rounding
  if (!og_exact_pair_solve(&bench->exact, &bench->a.body, &bench->b.body)) return true;
  const bool by_volume = p->except & OG_FLAT_SIMPLEX && claim->verdict == OG_VERDICT_MEET;
  const double off = fabs(bench->exact.signed_distance) * (by_volume ? simplex_volume(bench, claim) : 1);
  return within(bench, algorithm, pair, "a wrong verdict,", off, or_promise_of(algorithm).verdict);
}

bool or_promise_true(or_promise_bench *bench, const og_algorithm *algorithm, const or_body_pair *pair,
                     const og_claim *claim, og_question which) {
  const og_exact_pair *exact = &bench->exact;
  if (claim->outcome != OG_OUTCOME_ANSWERED) return true;
  const bool apart = exact->relation == OG_SEPARATED;
  if (claim->verdict != OG_VERDICT_NONE && (claim->verdict == OG_VERDICT_APART) != apart)
    return verdict_within(bench, algorithm, pair, claim);
  if (which == OG_DISTANCE && claim->has_distance && apart)
    return within(bench, algorithm, pair, "the distance", og_error_of((double)claim->distance, &exact->distance),
                  or_promise_of(algorithm).distance);
  if (which == OG_DEPTH && claim->has_depth && !apart)
    return within(bench, algorithm, pair, "the depth", og_error_of((double)claim->depth, &exact->depth),
                  or_promise_of(algorithm).depth);
  return true;
}
