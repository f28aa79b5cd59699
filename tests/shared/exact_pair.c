#include "tests/shared/exact_pair.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "tests/oracle/surd.h"

void or_vec_from(or_vec *r, og_vec3 a) {
  mpq_set_d(r->c[0], (double)a.x);
  mpq_set_d(r->c[1], (double)a.y);
  mpq_set_d(r->c[2], (double)a.z);
}

void or_vec_between(or_vec *r, og_vec3 a, og_vec3 b, double t) {
  or_vec along;
  mpq_t k, scratch;
  or_vec_init(&along);
  mpq_inits(k, scratch, NULL);
  or_vec_from(r, a);
  or_vec_from(&along, b);
  or_vec_sub(&along, &along, r);
  mpq_set_d(k, t);
  or_vec_add_scaled(r, k, &along, scratch);
  mpq_clears(k, scratch, NULL);
  or_vec_clear(&along);
}

void or_square_between(mpq_t r, const or_vec *a, const or_vec *b) {
  or_vec d;
  mpq_t scratch;
  or_vec_init(&d);
  mpq_init(scratch);
  or_vec_sub(&d, a, b);
  or_dot(r, &d, &d, scratch);
  mpq_clear(scratch);
  or_vec_clear(&d);
}

// difference / (sqrt(x) + sqrt(y)), by floats of GMP, whose exponents have no end.
static double quotient(const mpq_t difference, const mpq_t x, const mpq_t y) {
  mpf_t of_x, of_y, r;
  mpf_init2(of_x, 256);
  mpf_init2(of_y, 256);
  mpf_init2(r, 256);
  mpf_set_q(of_x, x);
  mpf_set_q(of_y, y);
  mpf_sqrt(of_x, of_x);
  mpf_sqrt(of_y, of_y);
  mpf_add(of_x, of_x, of_y);
  mpf_set_q(r, difference);
  mpf_div(r, r, of_x);
  const double nearly = mpf_get_d(r);
  mpf_clear(of_x);
  mpf_clear(of_y);
  mpf_clear(r);
  return nearly;
}

double or_root_difference(const mpq_t x, const mpq_t y) {
  mpq_t difference;
  mpq_init(difference);
  mpq_sub(difference, x, y);
  const double sum = sqrt(mpq_get_d(x)) + sqrt(mpq_get_d(y));
  const bool fits = sum > 0x1p-500 && sum < 0x1p500; // doubles hold the squares
  const double r = mpq_sgn(difference) == 0 ? 0 : fits ? mpq_get_d(difference) / sum : quotient(difference, x, y);
  mpq_clear(difference);
  return r;
}

void or_exact_init(or_exact *exact) {
  exact->solver = og_solver_new();
  og_problem_init(&exact->problem);
  og_answer_init(&exact->answer);
}

void or_exact_clear(or_exact *exact) {
  og_solver_free(exact->solver);
  og_problem_clear(&exact->problem);
  og_answer_clear(&exact->answer);
}

static void must(bool condition, const char *what) {
  if (condition) return;
  fprintf(stderr, "exact answer: %s\n", what);
  abort();
}

static void put_points(double *xyz, const og_vec3 *point, size_t count) {
  for (size_t k = 0; k < count; k++) {
    xyz[3 * k] = (double)point[k].x;
    xyz[3 * k + 1] = (double)point[k].y;
    xyz[3 * k + 2] = (double)point[k].z;
  }
}

static void set_doubles(or_exact *exact, const og_vec3 *a, size_t na, double ra, const og_vec3 *b, size_t nb,
                        double rb) {
  double *xyz = malloc(3 * (na + nb) * sizeof *xyz);
  must(xyz != NULL, "out of memory");
  double *of_b = xyz + 3 * na;
  put_points(xyz, a, na);
  put_points(of_b, b, nb);
  const og_problem_status status = og_problem_set_doubles(&exact->problem, xyz, na, ra, of_b, nb, rb);
  free(xyz);
  must(status == OG_PROBLEM_OK, "not a problem");
}

void or_exact_square(or_exact *exact, mpq_t r, const og_vec3 *a, size_t na, const og_vec3 *b, size_t nb) {
  set_doubles(exact, a, na, 0, b, nb, 0);
  must(og_solve(exact->solver, OG_DISTANCE, &exact->problem, NULL, &exact->answer) == OG_ANSWERED, "no distance");
  or_surd distance;
  or_surd_init(&distance);
  or_surd_read(&distance, &exact->answer.finding.distance);
  // Without radii it is a rational, or a root alone.
  must(mpq_sgn(distance.u) == 0 || mpq_sgn(distance.v) == 0, "not a plain root");
  if (mpq_sgn(distance.v) == 0) mpq_mul(r, distance.u, distance.u);
  else {
    mpq_mul(r, distance.v, distance.v);
    mpq_mul(r, r, distance.d);
  }
  or_surd_clear(&distance);
}

static or_pair_truth truth(or_exact *exact) {
  or_pair_truth r = {.relation = OG_RELATION_NONE};
  og_finding *finding = &exact->answer.finding;
  must(og_solve(exact->solver, OG_DISTANCE, &exact->problem, NULL, &exact->answer) == OG_ANSWERED, "no distance");
  r.relation = finding->relation;
  if (r.relation == OG_SEPARATED) r.distance = og_surd_to_double(&finding->distance);
  if (r.relation != OG_PENETRATING) return r;
  must(og_solve(exact->solver, OG_DEPTH, &exact->problem, NULL, &exact->answer) == OG_ANSWERED, "no depth");
  must(finding->has_depth, "depth left open");
  r.depth = og_surd_to_double(&finding->depth);
  return r;
}

or_pair_truth or_exact_doubles(or_exact *exact, const og_vec3 *a, size_t na, double radius_a, const og_vec3 *b,
                               size_t nb, double radius_b) {
  set_doubles(exact, a, na, radius_a, b, nb, radius_b);
  return truth(exact);
}

static void set_body(og_exact_body *body, const or_vec *point, size_t count, double radius) {
  mpq_t r;
  mpq_init(r);
  mpq_set_d(r, radius);
  og_exact_body_resize(body, count);
  mpz_set(body->den.z, mpq_denref(r));
  for (size_t k = 0; k < count; k++)
    for (int d = 0; d < 3; d++) mpz_lcm(body->den.z, body->den.z, mpq_denref(point[k].c[d]));
  for (size_t k = 0; k < count; k++) {
    og_int *coordinate[3] = {&body->point[k].x, &body->point[k].y, &body->point[k].z};
    for (int d = 0; d < 3; d++) {
      mpz_divexact(coordinate[d]->z, body->den.z, mpq_denref(point[k].c[d]));
      mpz_mul(coordinate[d]->z, coordinate[d]->z, mpq_numref(point[k].c[d]));
    }
  }
  mpz_divexact(body->radius.z, body->den.z, mpq_denref(r));
  mpz_mul(body->radius.z, body->radius.z, mpq_numref(r));
  mpq_clear(r);
}

or_pair_truth or_exact_rationals(or_exact *exact, const or_vec *a, size_t na, double radius_a, const or_vec *b,
                                 size_t nb, double radius_b) {
  og_exact_body body_a, body_b;
  og_exact_body_init(&body_a);
  og_exact_body_init(&body_b);
  set_body(&body_a, a, na, radius_a);
  set_body(&body_b, b, nb, radius_b);
  must(og_problem_set_exact(&exact->problem, &body_a, &body_b, NULL) == OG_PROBLEM_OK, "not a problem");
  og_exact_body_clear(&body_a);
  og_exact_body_clear(&body_b);
  return truth(exact);
}

void or_tally_add(or_tally *tally, double error) {
  if (tally->count == tally->capacity) {
    tally->capacity = tally->capacity == 0 ? 1024 : 2 * tally->capacity;
    tally->value = realloc(tally->value, tally->capacity * sizeof *tally->value);
    must(tally->value != NULL, "out of memory");
  }
  tally->value[tally->count++] = fabs(error);
}

double or_tally_worst(const or_tally *tally) {
  double worst = 0;
  for (size_t k = 0; k < tally->count; k++) {
    if (isnan(tally->value[k])) return tally->value[k];
    if (tally->value[k] > worst) worst = tally->value[k];
  }
  return worst;
}

static int by_size(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

double or_tally_median(or_tally *tally) {
  if (tally->count == 0) return (double)NAN;
  qsort(tally->value, tally->count, sizeof *tally->value, by_size);
  return tally->value[tally->count / 2];
}

double or_tally_report(or_tally *tally, const char *name, double unit, const char *unit_name) {
  const double worst = or_tally_worst(tally) / unit;
  must(tally->count > 0, "nothing measured");
  qsort(tally->value, tally->count, sizeof *tally->value, by_size);
  printf("%-44s %8zu cases  median %9.3g  worst %9.3g %s\n", name, tally->count, tally->value[tally->count / 2] / unit,
         worst, unit_name);
  free(tally->value);
  *tally = (or_tally){0};
  return worst;
}

og_vec3 or_random_point(or_random *random, double size) {
  const og_scalar x = (og_scalar)(size * or_random_uniform(random));
  const og_scalar y = (og_scalar)(size * or_random_uniform(random));
  const og_scalar z = (og_scalar)(size * or_random_uniform(random));
  return (og_vec3){x, y, z};
}

og_vec3 or_random_lattice_point(or_random *random, int size) {
  const og_scalar x = (og_scalar)or_random_int(random, -size, size);
  const og_scalar y = (og_scalar)or_random_int(random, -size, size);
  const og_scalar z = (og_scalar)or_random_int(random, -size, size);
  return (og_vec3){x, y, z};
}

og_vec3 or_random_near(or_random *random, og_vec3 a, int most) {
  const og_scalar distance = (og_scalar)ldexp(1, -or_random_int(random, 0, most));
  return og_add_scaled(a, distance, or_random_point(random, 1));
}
