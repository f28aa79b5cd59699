#include "tests/oracle/nearest.h"

#include <stdlib.h>

void or_nearest_init(or_nearest *nearest) {
  mpq_init(nearest->square);
  or_vec_init(&nearest->offset);
}

void or_nearest_clear(or_nearest *nearest) {
  mpq_clear(nearest->square);
  or_vec_clear(&nearest->offset);
}

typedef bool (*visitor)(void *, const or_feature *);

// Vertex i of A with the edges and triangles of B.
static bool visit_vertex_a(size_t i, size_t nb, visitor visit, void *context) {
  for (size_t j = 0; j < nb; j++)
    for (size_t k = j + 1; k < nb; k++) {
      if (visit(context, &(or_feature){1, false, {i, i, i}, {j, k, j}})) return true;
      for (size_t l = k + 1; l < nb; l++)
        if (visit(context, &(or_feature){2, false, {i, i, i}, {j, k, l}})) return true;
    }
  return false;
}

static bool visit_vertex_b(size_t j, size_t na, visitor visit, void *context) {
  for (size_t i = 0; i < na; i++)
    for (size_t k = i + 1; k < na; k++) {
      if (visit(context, &(or_feature){1, false, {i, k, i}, {j, j, j}})) return true;
      for (size_t l = k + 1; l < na; l++)
        if (visit(context, &(or_feature){2, false, {i, k, l}, {j, j, j}})) return true;
    }
  return false;
}

static bool visit_edges(size_t na, size_t nb, visitor visit, void *context) {
  for (size_t i = 0; i < na; i++)
    for (size_t k = i + 1; k < na; k++)
      for (size_t j = 0; j < nb; j++)
        for (size_t l = j + 1; l < nb; l++)
          if (visit(context, &(or_feature){2, true, {i, k, i}, {j, j, l}})) return true;
  return false;
}

bool or_features_visit(const or_bodies *bodies, visitor visit, void *context) {
  for (size_t i = 0; i < bodies->na; i++)
    for (size_t j = 0; j < bodies->nb; j++)
      if (visit(context, &(or_feature){0, false, {i, i, i}, {j, j, j}})) return true;
  for (size_t i = 0; i < bodies->na; i++)
    if (visit_vertex_a(i, bodies->nb, visit, context)) return true;
  for (size_t j = 0; j < bodies->nb; j++)
    if (visit_vertex_b(j, bodies->na, visit, context)) return true;
  return visit_edges(bodies->na, bodies->nb, visit, context);
}

typedef struct search {
  or_nearest *best;
  bool found;
  size_t nb;
  or_vec *p; // p[i nb + j] = a_i - b_j - y
  or_vec e1, e2, v;
  mpq_t g11, g12, g22, c1, c2, det, x, z, square, t;
} search;

static void offer(search *s, const or_feature *feature) {
  or_dot(s->square, &s->v, &s->v, s->t);
  if (s->found && mpq_cmp(s->square, s->best->square) >= 0) return;
  s->found = true;
  mpq_swap(s->square, s->best->square);
  or_vec_swap(&s->v, &s->best->offset);
  s->best->feature = *feature;
}

// The foot of the origin on the feature's line, if it is strictly between the ends.
static bool foot_on_segment(search *s, const or_vec *p) {
  or_dot(s->g11, &s->e1, &s->e1, s->t);
  or_dot(s->c1, p, &s->e1, s->t);
  mpq_neg(s->c1, s->c1);
  if (mpq_sgn(s->c1) <= 0 || mpq_cmp(s->c1, s->g11) >= 0) return false;
  mpq_div(s->x, s->c1, s->g11);
  or_vec_set(&s->v, p);
  or_vec_add_scaled(&s->v, s->x, &s->e1, s->t);
  return true;
}

// The foot of the origin on the feature's plane, if it is strictly inside: Cramer's rule on the normal
// equations.
static bool foot_on_plane(search *s, const or_vec *p, bool parallelogram) {
  or_dot(s->g11, &s->e1, &s->e1, s->t);
  or_dot(s->g12, &s->e1, &s->e2, s->t);
  or_dot(s->g22, &s->e2, &s->e2, s->t);
  mpq_mul(s->det, s->g11, s->g22);
  mpq_mul(s->t, s->g12, s->g12);
  mpq_sub(s->det, s->det, s->t);
  if (mpq_sgn(s->det) == 0) return false;
  or_dot(s->c1, p, &s->e1, s->t);
  or_dot(s->c2, p, &s->e2, s->t);
  mpq_mul(s->x, s->c2, s->g12);
  mpq_mul(s->t, s->c1, s->g22);
  mpq_sub(s->x, s->x, s->t);
  if (mpq_sgn(s->x) <= 0) return false;
  mpq_mul(s->z, s->c1, s->g12);
  mpq_mul(s->t, s->c2, s->g11);
  mpq_sub(s->z, s->z, s->t);
  if (mpq_sgn(s->z) <= 0) return false;
  if (parallelogram) {
    if (mpq_cmp(s->x, s->det) >= 0 || mpq_cmp(s->z, s->det) >= 0) return false;
  } else {
    mpq_add(s->t, s->x, s->z);
    if (mpq_cmp(s->t, s->det) >= 0) return false;
  }
  mpq_div(s->x, s->x, s->det);
  mpq_div(s->z, s->z, s->det);
  or_vec_set(&s->v, p);
  or_vec_add_scaled(&s->v, s->x, &s->e1, s->t);
  or_vec_add_scaled(&s->v, s->z, &s->e2, s->t);
  return true;
}

static bool try_feature(void *context, const or_feature *f) {
  search *s = context;
  const or_vec *p = &s->p[f->i[0] * s->nb + f->j[0]];
  if (f->dims == 0) {
    or_vec_set(&s->v, p);
    offer(s, f);
    return false;
  }
  or_vec_sub(&s->e1, &s->p[f->i[1] * s->nb + f->j[1]], p);
  if (f->dims == 1) {
    if (foot_on_segment(s, p)) offer(s, f);
    return false;
  }
  or_vec_sub(&s->e2, &s->p[f->i[2] * s->nb + f->j[2]], p);
  if (foot_on_plane(s, p, f->parallelogram)) offer(s, f);
  return false;
}

// Is V.p >= V.V > 0 for all p?
static bool offset_separates(search *s, size_t count) {
  if (mpq_sgn(s->best->square) == 0) return false;
  for (size_t k = 0; k < count; k++) {
    or_dot(s->x, &s->best->offset, &s->p[k], s->t);
    if (mpq_cmp(s->x, s->best->square) < 0) return false;
  }
  return true;
}

void or_nearest_find(or_nearest *nearest, const or_bodies *bodies, const or_vec *y) {
  search s = {.best = nearest, .nb = bodies->nb};
  const size_t count = bodies->na * bodies->nb;
  s.p = calloc(count, sizeof *s.p);
  if (s.p == NULL) abort();
  mpq_inits(s.g11, s.g12, s.g22, s.c1, s.c2, s.det, s.x, s.z, s.square, s.t, NULL);
  or_vec_init(&s.e1);
  or_vec_init(&s.e2);
  or_vec_init(&s.v);
  for (size_t k = 0; k < count; k++) {
    or_vec_init(&s.p[k]);
    or_vec_sub(&s.p[k], &bodies->a[k / s.nb], &bodies->b[k % s.nb]);
    or_vec_sub(&s.p[k], &s.p[k], y);
  }
  or_features_visit(bodies, try_feature, &s);
  nearest->inside = !offset_separates(&s, count);
  for (size_t k = 0; k < count; k++) or_vec_clear(&s.p[k]);
  free(s.p);
  or_vec_clear(&s.e1);
  or_vec_clear(&s.e2);
  or_vec_clear(&s.v);
  mpq_clears(s.g11, s.g12, s.g22, s.c1, s.c2, s.det, s.x, s.z, s.square, s.t, NULL);
}
