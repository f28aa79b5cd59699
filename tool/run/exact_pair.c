#include "tool/run/exact_pair.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "spec/number/rational.h"
#include "tool/run/exact_body.h"

void og_exact_pair_init(og_exact_pair *pair) {
  memset(pair, 0, sizeof *pair);
  og_surd_init(&pair->distance);
  og_surd_init(&pair->depth);
  pair->solver = og_solver_new();
  og_answer_init(&pair->answer);
  og_problem_init(&pair->problem);
  og_problem_init(&pair->probe);
  og_surd_init(&pair->size);
  og_exact_body_init(&pair->a);
  og_exact_body_init(&pair->b);
  og_exact_body_init(&pair->other);
}

void og_exact_pair_clear(og_exact_pair *pair) {
  og_surd_clear(&pair->distance);
  og_surd_clear(&pair->depth);
  og_solver_free(pair->solver);
  og_answer_clear(&pair->answer);
  og_problem_clear(&pair->problem);
  og_problem_clear(&pair->probe);
  og_surd_clear(&pair->size);
  og_exact_body_clear(&pair->a);
  og_exact_body_clear(&pair->b);
  og_exact_body_clear(&pair->other);
  free(pair->xyz);
}

static void put_vertices(double *xyz, const og_body *body) {
  for (int k = 0; k < body->vertex_count; k++) {
    xyz[3 * k] = (double)body->vertex[k].x;
    xyz[3 * k + 1] = (double)body->vertex[k].y;
    xyz[3 * k + 2] = (double)body->vertex[k].z;
  }
}

static bool set_hulls(og_exact_pair *pair, og_double_hull a, og_double_hull b) {
  pair->of_doubles = true;
  pair->hull[0] = a;
  pair->hull[1] = b;
  return og_problem_set_doubles(&pair->problem, a.xyz, a.count, a.radius, b.xyz, b.count, b.radius) == OG_PROBLEM_OK;
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
  return set_hulls(pair, (og_double_hull){count_a, pair->xyz, (double)a->radius},
                   (og_double_hull){count_b, of_b, (double)b->radius});
}

// ---- their size ----

static const og_int *coordinate(const og_ivec *v, int axis) { return axis == 0 ? &v->x : axis == 1 ? &v->y : &v->z; }

// The ends of the body along an axis, its ball included, times `factor`.
static void interval(og_int *low, og_int *high, const og_exact_body *body, int axis, const og_int *factor) {
  const og_int *least = coordinate(&body->point[0], axis), *most = least;
  for (size_t k = 1; k < body->count; k++) {
    const og_int *x = coordinate(&body->point[k], axis);
    if (og_int_compare(x, least) < 0) least = x;
    if (og_int_compare(x, most) > 0) most = x;
  }
  og_int_sub(low, least, &body->radius);
  og_int_add(high, most, &body->radius);
  og_int_mul(low, low, factor);
  og_int_mul(high, high, factor);
}

static double scaled_down(const og_surd *a, int exponent) {
  og_surd scaled = *a; // shares the numbers
  scaled.e -= exponent;
  return og_surd_to_double(&scaled);
}

// Exponent and mantissa of a square root that is not zero: first the exponent of its bits alone, so that no double
// overflows.
static double mantissa_of(const og_surd *a, int *exponent) {
  const int roughly = (int)((long)mpz_sizeinbase(a->q.z, 2) / 2 - (long)mpz_sizeinbase(a->m.z, 2) + a->e);
  const double mantissa = frexp(scaled_down(a, roughly), exponent);
  *exponent += roughly;
  return mantissa;
}

static void raise_to(og_int *most, const og_int *x) {
  if (mpz_cmpabs(x->z, most->z) > 0) mpz_abs(most->z, x->z);
}

// From pair->size, a square root, and the largest coordinate.
static void measure_in_sizes(og_exact_pair *pair, const og_surd *farthest) {
  pair->exponent = 0;
  pair->diagonal = pair->size.s == 0 ? 0 : mantissa_of(&pair->size, &pair->exponent);
  pair->reach = pair->diagonal == 0 ? 1 : fmax(1, scaled_down(farthest, pair->exponent) / pair->diagonal);
}

static int axes_of(const og_exact_pair *pair) { return pair->is_flat ? 2 : 3; }

// Over the product of the bodies' denominators: no gcd is needed, and none would shorten much.
static void measure_exact(og_exact_pair *pair) {
  const og_exact_body *a = &pair->a, *b = &pair->b;
  og_int low_a, high_a, low_b, high_b;
  og_surd farthest, *size = &pair->size;
  og_int_init(&low_a);
  og_int_init(&high_a);
  og_int_init(&low_b);
  og_int_init(&high_b);
  og_surd_init(&farthest);
  og_surd_set_zero(size);
  for (int axis = 0; axis < axes_of(pair); axis++) {
    interval(&low_a, &high_a, a, axis, &b->den);
    interval(&low_b, &high_b, b, axis, &a->den);
    if (og_int_compare(&low_b, &low_a) < 0) og_int_swap(&low_a, &low_b);
    if (og_int_compare(&high_b, &high_a) > 0) og_int_swap(&high_a, &high_b);
    raise_to(&farthest.p, &low_a);
    raise_to(&farthest.p, &high_a);
    og_int_sub(&high_a, &high_a, &low_a);
    og_int_addmul(&size->q, &high_a, &high_a);
  }
  og_int_mul(&size->m, &a->den, &b->den);
  og_int_set(&farthest.m, &size->m);
  size->s = og_int_sign(&size->q);
  measure_in_sizes(pair, &farthest);
  og_int_clear(&low_a);
  og_int_clear(&high_a);
  og_int_clear(&low_b);
  og_int_clear(&high_b);
  og_surd_clear(&farthest);
}

// The points that are farthest along an axis, both ways: of A, or where k >= count of A, of B.
static void find_ends(size_t *least, size_t *most, const og_double_hull hull[2], size_t axis) {
  double low = hull[0].xyz[axis], high = low;
  *least = *most = 0;
  for (size_t k = 1; k < hull[0].count + hull[1].count; k++) {
    const double x = k < hull[0].count ? hull[0].xyz[3 * k + axis] : hull[1].xyz[3 * (k - hull[0].count) + axis];
    if (x < low) {
      low = x;
      *least = k;
    }
    if (x > high) {
      high = x;
      *most = k;
    }
  }
}

static const og_int *lattice_coordinate(const og_problem *problem, size_t k, int axis) {
  return coordinate(k < problem->a.count ? &problem->a.at[k] : &problem->b.at[k - problem->a.count], axis);
}

// Hulls of doubles without balls: their problem has the same numbers as integers.
static void measure_hulls(og_exact_pair *pair) {
  const og_problem *problem = &pair->problem;
  og_int length;
  og_surd farthest, *size = &pair->size;
  og_int_init(&length);
  og_surd_init(&farthest);
  og_surd_set_zero(size);
  for (int axis = 0; axis < axes_of(pair); axis++) {
    size_t least, most;
    find_ends(&least, &most, pair->hull, (size_t)axis);
    const og_int *low = lattice_coordinate(problem, least, axis), *high = lattice_coordinate(problem, most, axis);
    raise_to(&farthest.p, low);
    raise_to(&farthest.p, high);
    og_int_sub(&length, high, low);
    og_int_addmul(&size->q, &length, &length);
  }
  size->e = farthest.e = problem->unit_exp;
  size->s = og_int_sign(&size->q);
  measure_in_sizes(pair, &farthest);
  og_int_clear(&length);
  og_surd_clear(&farthest);
}

// ---- the answers ----

static bool ask(og_exact_pair *pair, og_question question, const og_problem *problem) {
  return og_solve(pair->solver, question, problem, NULL, &pair->answer) == OG_ANSWERED;
}

// Cores that are apart say all in one certificate; of cores that meet only the depth tells how they lie.
static bool find(og_exact_pair *pair, const og_problem *problem) {
  if (og_solve_gap(pair->solver, problem, NULL, &pair->answer) != OG_ANSWERED) return false;
  return pair->answer.finding.relation != OG_RELATION_NONE || ask(pair, OG_DEPTH, problem);
}

static bool solve(og_exact_pair *pair) {
  const og_finding *finding = &pair->answer.finding;
  if (!find(pair, &pair->problem)) return false;
  pair->relation = finding->relation;
  og_surd_set_zero(&pair->distance);
  og_surd_set_zero(&pair->depth);
  if (pair->relation == OG_SEPARATED) og_surd_set(&pair->distance, &finding->distance);
  if (pair->relation == OG_PENETRATING) og_surd_set(&pair->depth, &finding->depth);
  pair->signed_distance =
      pair->relation == OG_PENETRATING ? -og_surd_to_double(&pair->depth) : og_surd_to_double(&pair->distance);
  return true;
}

static void make_exact(og_exact_body *body, const og_double_hull *hull) {
  og_exact_body_of_doubles(body, hull->xyz, hull->count, hull->radius);
}

static bool solve_hulls(og_exact_pair *pair) {
  if (pair->hull[0].radius == 0 && pair->hull[1].radius == 0) {
    measure_hulls(pair);
  } else {
    make_exact(&pair->a, &pair->hull[0]);
    make_exact(&pair->b, &pair->hull[1]);
    measure_exact(pair);
  }
  return solve(pair);
}

bool og_exact_pair_solve(og_exact_pair *pair, const og_body *a, const og_body *b) {
  return og_exact_pair_set(pair, a, b) && solve_hulls(pair);
}

bool og_exact_pair_solve_hulls(og_exact_pair *pair, og_double_hull a, og_double_hull b) {
  return set_hulls(pair, a, b) && solve_hulls(pair);
}

bool og_exact_pair_relate(og_exact_pair *pair, const og_body *a, const og_body *b) {
  if (!og_exact_pair_set(pair, a, b) || !ask(pair, OG_RELATION, &pair->problem)) return false;
  pair->relation = pair->answer.finding.relation;
  return true;
}

bool og_exact_pair_solve_exact(og_exact_pair *pair, const og_exact_body *a, const og_exact_body *b) {
  pair->of_doubles = false;
  og_exact_body_copy(&pair->a, a);
  og_exact_body_copy(&pair->b, b);
  if (og_problem_set_exact(&pair->problem, a, b, NULL) != OG_PROBLEM_OK) return false;
  measure_exact(pair);
  return solve(pair);
}

// ---- points ----

// A rational that is a double is that one over a power of two.
static bool is_double(double *x, const og_rational *r) {
  const mp_bitcnt_t bits = mpz_scan1(r->den.z, 0);
  if (mpz_sizeinbase(r->num.z, 2) > DBL_MANT_DIG || mpz_sizeinbase(r->den.z, 2) != bits + 1 || bits > 1000)
    return false;
  *x = ldexp(mpz_get_d(r->num.z), -(int)bits);
  return true;
}

static bool set_probe_of_doubles(og_exact_pair *pair, const og_double_hull *hull, const og_rational point[3]) {
  double xyz[3];
  for (int k = 0; k < 3; k++)
    if (!is_double(&xyz[k], &point[k])) return false;
  return og_problem_set_doubles(&pair->probe, xyz, 1, 0, hull->xyz, hull->count, hull->radius) == OG_PROBLEM_OK;
}

static bool set_probe(og_exact_pair *pair, int which, const og_rational point[3]) {
  const og_double_hull *hull = &pair->hull[which];
  og_exact_body *at = &pair->other, *body = which == 0 ? &pair->a : &pair->b;
  if (pair->of_doubles) {
    if (set_probe_of_doubles(pair, hull, point)) return true;
    make_exact(body, hull);
  }
  og_exact_body_of_rationals(at, point, 1);
  return og_problem_set_exact(&pair->probe, at, body, NULL) == OG_PROBLEM_OK;
}

bool og_exact_pair_probe(og_exact_pair *pair, int which, const og_rational point[3], og_surd *distance) {
  if (!set_probe(pair, which, point)) return false;
  if (og_solve_gap(pair->solver, &pair->probe, NULL, &pair->answer) != OG_ANSWERED) return false;
  og_surd_set(distance, &pair->answer.finding.distance);
  return true;
}

bool og_exact_pair_off_surface(og_exact_pair *pair, int which, const og_rational point[3], og_surd *distance) {
  if (!set_probe(pair, which, point) || !find(pair, &pair->probe)) return false;
  const og_finding *finding = &pair->answer.finding;
  og_surd_set(distance, finding->relation == OG_PENETRATING ? &finding->depth : &finding->distance);
  return true;
}

// ---- A, moved ----

bool og_exact_pair_set_moved(og_exact_pair *pair, const og_ivec *way, const og_int *den) {
  if (pair->of_doubles) {
    make_exact(&pair->a, &pair->hull[0]);
    make_exact(&pair->b, &pair->hull[1]);
  }
  og_exact_body_move(&pair->other, &pair->a, way, den);
  return og_problem_set_exact(&pair->probe, &pair->other, &pair->b, NULL) == OG_PROBLEM_OK;
}

bool og_exact_pair_depth_moved(og_exact_pair *pair, const og_ivec *way, const og_int *den, og_surd *depth) {
  if (!og_exact_pair_set_moved(pair, way, den) || !find(pair, &pair->probe)) return false;
  og_surd_set_zero(depth);
  if (pair->answer.finding.relation == OG_PENETRATING) og_surd_set(depth, &pair->answer.finding.depth);
  return true;
}

double og_error_of(double claimed, const og_surd *exact) {
  if (!isfinite(claimed)) return HUGE_VAL;
  int exponent;
  const double mantissa = frexp(claimed, &exponent);
  og_surd stated;
  og_surd_init(&stated);
  mpz_set_d(stated.p.z, ldexp(mantissa, DBL_MANT_DIG));
  stated.e = exponent - DBL_MANT_DIG;
  const double error = og_surd_gap(&stated, exact);
  og_surd_clear(&stated);
  return error;
}
