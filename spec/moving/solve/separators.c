#include "spec/moving/solve/separators.h"

#include <math.h>

void og_poly_vector_init(og_poly_vector *v) {
  for (int axis = 0; axis < 3; axis++) og_poly_init(&v->x[axis]);
}

void og_poly_vector_clear(og_poly_vector *v) {
  for (int axis = 0; axis < 3; axis++) og_poly_clear(&v->x[axis]);
}

bool og_poly_vector_is_zero(const og_poly_vector *v) {
  return og_poly_is_zero(&v->x[0]) && og_poly_is_zero(&v->x[1]) && og_poly_is_zero(&v->x[2]);
}

void og_poly_vector_sub(og_poly_vector *r, const og_poly_vector *a, const og_poly_vector *b) {
  for (int axis = 0; axis < 3; axis++) {
    r->x[axis].degree = a->x[axis].degree;
    for (int k = 0; k <= a->x[axis].degree; k++) og_int_sub(&r->x[axis].c[k], &a->x[axis].c[k], &b->x[axis].c[k]);
  }
}

// r = r + sign a b; r has the degree of the product.
static void add_poly_product(og_poly *r, const og_poly *a, const og_poly *b, int sign) {
  for (int i = 0; i <= a->degree; i++)
    for (int j = 0; j <= b->degree; j++)
      if (sign > 0) og_int_addmul(&r->c[i + j], &a->c[i], &b->c[j]);
      else og_int_submul(&r->c[i + j], &a->c[i], &b->c[j]);
}

void og_poly_vector_minor(og_poly *r, const og_poly_vector *a, const og_poly_vector *b, int axis) {
  const int i = (axis + 1) % 3, j = (axis + 2) % 3;
  og_poly_set_zero(r, a->x[0].degree + b->x[0].degree);
  add_poly_product(r, &a->x[i], &b->x[j], 1);
  add_poly_product(r, &a->x[j], &b->x[i], -1);
}

void og_poly_vector_cross(og_poly_vector *r, const og_poly_vector *a, const og_poly_vector *b) {
  for (int axis = 0; axis < 3; axis++) og_poly_vector_minor(&r->x[axis], a, b, axis);
}

void og_poly_vector_dot(og_poly *r, const og_poly_vector *a, const og_poly_vector *b) {
  og_poly_set_zero(r, a->x[0].degree + b->x[0].degree);
  for (int axis = 0; axis < 3; axis++) add_poly_product(r, &a->x[axis], &b->x[axis], 1);
}

// ---- paths ----

void og_paths_init(og_paths *paths) {
  for (int k = 0; k < 4; k++) {
    og_poly_vector_init(&paths->point[k]);
    og_poly_vector_init(&paths->gap[k]);
  }
  for (int k = 0; k < 3; k++) og_poly_vector_init(&paths->edge[k]);
  og_poly_vector_init(&paths->normal);
  og_poly_init(&paths->height);
}

void og_paths_clear(og_paths *paths) {
  for (int k = 0; k < 4; k++) {
    og_poly_vector_clear(&paths->point[k]);
    og_poly_vector_clear(&paths->gap[k]);
  }
  for (int k = 0; k < 3; k++) og_poly_vector_clear(&paths->edge[k]);
  og_poly_vector_clear(&paths->normal);
  og_poly_clear(&paths->height);
}

static void set_path(og_poly_vector *r, const og_ivec *start, const og_ivec *end) {
  const og_int *const from[3] = {&start->x, &start->y, &start->z}, *const to[3] = {&end->x, &end->y, &end->z};
  for (int axis = 0; axis < 3; axis++) {
    r->x[axis].degree = 1;
    og_int_set(&r->x[axis].c[0], from[axis]);
    og_int_sub(&r->x[axis].c[1], to[axis], from[axis]);
  }
}

void og_paths_set(og_paths *paths, const og_moving_problem *problem) {
  const og_poly_vector *point = paths->point;
  paths->split = og_moving_split(problem);
  for (int k = 0; k < 4; k++) set_path(&paths->point[k], &problem->start[k], &problem->end[k]);
  paths->pairs = 0;
  for (int i = 0; i < paths->split; i++)
    for (int j = paths->split; j < 4; j++) og_poly_vector_sub(&paths->gap[paths->pairs++], &point[i], &point[j]);
  paths->edges = problem->of_edges ? 2 : 3;
  for (int k = 0; k < paths->edges; k++) {
    const int from = problem->of_edges ? 2 * k : k + 1, to = problem->of_edges ? 2 * k + 1 : (k + 1) % 3 + 1;
    og_poly_vector_sub(&paths->edge[k], &point[to], &point[from]);
  }
  og_poly_vector_cross(&paths->normal, &paths->edge[0], &paths->edge[1]);
  og_poly_vector_dot(&paths->height, &paths->normal, &paths->gap[0]);
}

// ---- separators ----

void og_separators_init(og_separators *separators) { separators->count = separators->made = 0; }

void og_separators_clear(og_separators *separators) {
  for (int k = 0; k < separators->made; k++) {
    og_poly_vector_clear(&separators->at[k].direction);
    for (int i = 0; i < 4; i++) og_poly_clear(&separators->at[k].along[i]);
  }
}

// The next one, zero in all coordinates.
static og_poly_vector *next_direction(og_separators *separators) {
  og_separator *next = &separators->at[separators->count];
  if (separators->count == separators->made) {
    separators->made++;
    og_poly_vector_init(&next->direction);
    for (int i = 0; i < 4; i++) og_poly_init(&next->along[i]);
  }
  return &next->direction;
}

// Keeps what next_direction gave, where it is not zero.
static void keep_direction(og_separators *separators, const og_paths *paths) {
  og_separator *next = &separators->at[separators->count];
  if (og_poly_vector_is_zero(&next->direction)) return;
  next->count = paths->pairs;
  for (int k = 0; k < paths->pairs; k++) {
    og_poly_vector_dot(&next->along[k], &next->direction, &paths->gap[k]);
    og_poly_to_doubles(next->near[k], &next->along[k]);
  }
  separators->count++;
}

static void add_copy(og_separators *separators, const og_paths *paths, const og_poly_vector *v) {
  og_poly_vector *direction = next_direction(separators);
  for (int axis = 0; axis < 3; axis++) og_poly_set(&direction->x[axis], &v->x[axis]);
  keep_direction(separators, paths);
}

// From the edge's line towards the point whose difference to one of the line is w: (e . e) w - (w . e) e = (e x w) x e.
static void add_towards(og_separators *separators, const og_paths *paths, const og_poly_vector *e,
                        const og_poly_vector *w) {
  og_poly_vector cross;
  og_poly_vector_init(&cross);
  og_poly_vector_cross(&cross, e, w);
  og_poly_vector_cross(next_direction(separators), &cross, e);
  og_poly_vector_clear(&cross);
  keep_direction(separators, paths);
}

static void add_height(og_separators *separators, const og_paths *paths) {
  og_separator *next = &separators->at[separators->count];
  if (og_poly_is_zero(&paths->height)) return;
  og_poly_vector *direction = next_direction(separators);
  for (int axis = 0; axis < 3; axis++) og_poly_set(&direction->x[axis], &paths->normal.x[axis]);
  next->count = 1;
  og_poly_set(&next->along[0], &paths->height);
  og_poly_to_doubles(next->near[0], &paths->height);
  separators->count++;
}

void og_separators_set(og_separators *separators, const og_paths *paths) {
  separators->count = 0;
  add_height(separators, paths);
  for (int k = 0; k < paths->edges; k++) {
    og_poly_vector_cross(next_direction(separators), &paths->normal, &paths->edge[k]);
    keep_direction(separators, paths);
  }
  if (paths->split == 1) {
    for (int k = 0; k < 3; k++) add_towards(separators, paths, &paths->edge[k], &paths->gap[k]);
  } else {
    // gap 00, 01, 10, 11: both ends of the one edge to the other's line, and the other way round.
    add_towards(separators, paths, &paths->edge[1], &paths->gap[0]);
    add_towards(separators, paths, &paths->edge[1], &paths->gap[2]);
    add_towards(separators, paths, &paths->edge[0], &paths->gap[0]);
    add_towards(separators, paths, &paths->edge[0], &paths->gap[1]);
  }
  for (int k = 0; k < paths->edges; k++) add_copy(separators, paths, &paths->edge[k]);
  for (int k = 0; k < paths->pairs; k++) add_copy(separators, paths, &paths->gap[k]);
}

// Rounding is below 2^-48 of the sum of all terms' sizes, and what og_poly_to_doubles drops below 2^-1000.
static int near_sign(const double *c, int degree, double t) {
  double sum = 0, size = 0;
  for (int k = degree; k >= 0; k--) {
    sum = sum * t + c[k];
    size = size * t + fabs(c[k]);
  }
  return fabs(sum) > 0x1p-40 * size && fabs(sum) > 0x1p-900 ? (sum > 0 ? 1 : -1) : 0;
}

bool og_separator_may(const og_separator *separator, double from, double to) {
  int seen = 0;
  for (int k = 0; k < separator->count; k++)
    for (int step = 0; step <= 2; step++) {
      const double t = from + 0.5 * step * (to - from);
      const int sign = near_sign(separator->near[k], separator->along[k].degree, t);
      if (sign != 0 && sign == -seen) return false;
      if (sign != 0) seen = sign;
    }
  return true;
}
