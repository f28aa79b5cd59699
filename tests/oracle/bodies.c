#include "tests/oracle/bodies.h"

#include <stdlib.h>

static void scale_power(mpq_t x, long e) {
  if (e >= 0) mpq_mul_2exp(x, x, (mp_bitcnt_t)e);
  else mpq_div_2exp(x, x, (mp_bitcnt_t)-e);
}

static or_bodies *bodies_sized(size_t na, size_t nb) {
  or_bodies *r = calloc(1, sizeof *r);
  if (r == NULL) abort();
  r->a = calloc(na, sizeof *r->a);
  r->b = calloc(nb, sizeof *r->b);
  if (r->a == NULL || r->b == NULL) abort();
  mpq_inits(r->radius, r->until, r->unit, NULL);
  or_vec_init(&r->velocity);
  return r;
}

// A hull does not change when a repeated point is dropped.
static void add_point(or_vec *points, size_t *count, const or_vec *p) {
  for (size_t k = 0; k < *count; k++)
    if (or_vec_equal(&points[k], p)) return;
  or_vec_init(&points[*count]);
  or_vec_set(&points[*count], p);
  ++*count;
}

static void vec_from_lattice(or_vec *r, const og_ivec *a) {
  mpq_set_z(r->c[0], a->x.z);
  mpq_set_z(r->c[1], a->y.z);
  mpq_set_z(r->c[2], a->z.z);
}

or_bodies *or_bodies_new(const og_problem *problem) {
  or_bodies *r = bodies_sized(problem->a.count, problem->b.count);
  or_vec p;
  or_vec_init(&p);
  for (size_t i = 0; i < problem->a.count; i++) {
    vec_from_lattice(&p, &problem->a.at[i]);
    add_point(r->a, &r->na, &p);
  }
  for (size_t j = 0; j < problem->b.count; j++) {
    vec_from_lattice(&p, &problem->b.at[j]);
    add_point(r->b, &r->nb, &p);
  }
  or_vec_clear(&p);
  mpq_set_z(r->radius, problem->radius.z);
  vec_from_lattice(&r->velocity, &problem->velocity);
  r->has_until = problem->has_until;
  if (r->has_until) {
    mpq_set_num(r->until, problem->until_num.z);
    mpq_set_den(r->until, problem->until_den.z);
    mpq_canonicalize(r->until);
  }
  mpq_set_ui(r->unit, 1, 1);
  mpq_set_den(r->unit, problem->unit_den.z);
  scale_power(r->unit, problem->unit_exp);
  return r;
}

or_bodies *or_bodies_swept(const or_bodies *bodies, const mpq_t duration) {
  or_bodies *r = bodies_sized(bodies->na, 2 * bodies->nb);
  or_vec p;
  mpq_t t;
  or_vec_init(&p);
  mpq_init(t);
  for (size_t i = 0; i < bodies->na; i++) add_point(r->a, &r->na, &bodies->a[i]);
  for (size_t j = 0; j < bodies->nb; j++) {
    add_point(r->b, &r->nb, &bodies->b[j]);
    or_vec_set(&p, &bodies->b[j]);
    or_vec_add_scaled(&p, duration, &bodies->velocity, t);
    add_point(r->b, &r->nb, &p);
  }
  or_vec_clear(&p);
  mpq_clear(t);
  mpq_set(r->radius, bodies->radius);
  mpq_set(r->unit, bodies->unit);
  return r;
}

void or_bodies_free(or_bodies *bodies) {
  if (bodies == NULL) return;
  for (size_t i = 0; i < bodies->na; i++) or_vec_clear(&bodies->a[i]);
  for (size_t j = 0; j < bodies->nb; j++) or_vec_clear(&bodies->b[j]);
  free(bodies->a);
  free(bodies->b);
  mpq_clears(bodies->radius, bodies->until, bodies->unit, NULL);
  or_vec_clear(&bodies->velocity);
  free(bodies);
}
