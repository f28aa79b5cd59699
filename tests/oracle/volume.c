#include "tests/oracle/volume.h"

#include <stdbool.h>

void or_sphere_init(or_sphere *sphere) {
  for (int k = 0; k < 3; k++) mpq_init(sphere->centre[k]);
  mpq_init(sphere->square);
}

void or_sphere_clear(or_sphere *sphere) {
  for (int k = 0; k < 3; k++) mpq_clear(sphere->centre[k]);
  mpq_clear(sphere->square);
}

static void add_product(mpq_t sum, const mpq_t a, const mpq_t b) {
  mpq_t product;
  mpq_init(product);
  mpq_mul(product, a, b);
  mpq_add(sum, sum, product);
  mpq_clear(product);
}

static void set_distance2(mpq_t r, mpq_t *a, mpq_t *b) {
  mpq_t difference;
  mpq_init(difference);
  mpq_set_ui(r, 0, 1);
  for (int k = 0; k < 3; k++) {
    mpq_sub(difference, a[k], b[k]);
    add_product(r, difference, difference);
  }
  mpq_clear(difference);
}

// ---- linear equations of up to three unknowns: row i is matrix[i][0 .. size - 1], and the right side matrix[i][3]
// ----

static void take_off(mpq_t *row, mpq_t *other, int column) {
  mpq_t factor, product;
  mpq_inits(factor, product, NULL);
  mpq_div(factor, row[column], other[column]);
  for (int k = 0; k < 4; k++) {
    mpq_mul(product, factor, other[k]);
    mpq_sub(row[k], row[k], product);
  }
  mpq_clears(factor, product, NULL);
}

// Gauss and Jordan; false where the equations are dependent. The unknowns end up in matrix[i][3].
static bool solve(mpq_t matrix[3][4], int size) {
  for (int column = 0; column < size; column++) {
    int pivot = column;
    while (pivot < size && mpq_sgn(matrix[pivot][column]) == 0) pivot++;
    if (pivot == size) return false;
    for (int k = 0; k < 4; k++) mpq_swap(matrix[pivot][k], matrix[column][k]);
    for (int row = 0; row < size; row++)
      if (row != column) take_off(matrix[row], matrix[column], column);
  }
  for (int row = 0; row < size; row++) mpq_div(matrix[row][3], matrix[row][3], matrix[row][row]);
  return true;
}

// ---- the sphere through some of the points, with its centre in their plane or line ----

typedef struct equations {
  mpq_t edge[3][3], matrix[3][4];
} equations;

// Equally far from the first point and from each other: 2 (centre - first) . edge = edge . edge.
static bool set_through(or_sphere *sphere, equations *e, mpq_t (*point)[3], const size_t *chosen, int size) {
  mpq_t *first = point[chosen[0]];
  for (int i = 0; i + 1 < size; i++)
    for (int k = 0; k < 3; k++) mpq_sub(e->edge[i][k], point[chosen[i + 1]][k], first[k]);
  for (int i = 0; i + 1 < size; i++) {
    for (int j = 0; j + 1 < size; j++) {
      mpq_set_ui(e->matrix[i][j], 0, 1);
      for (int k = 0; k < 3; k++) add_product(e->matrix[i][j], e->edge[i][k], e->edge[j][k]);
      if (i == j) mpq_div_2exp(e->matrix[i][3], e->matrix[i][i], 1);
    }
  }
  if (!solve(e->matrix, size - 1)) return false;
  for (int k = 0; k < 3; k++) {
    mpq_set(sphere->centre[k], first[k]);
    for (int i = 0; i + 1 < size; i++) add_product(sphere->centre[k], e->matrix[i][3], e->edge[i][k]);
  }
  set_distance2(sphere->square, sphere->centre, first);
  return true;
}

static bool holds_all(const or_sphere *sphere, mpq_t (*point)[3], size_t count) {
  bool holds = true;
  mpq_t square;
  mpq_init(square);
  for (size_t k = 0; k < count && holds; k++) {
    set_distance2(square, (mpq_t *)sphere->centre, point[k]);
    holds = mpq_cmp(square, sphere->square) <= 0;
  }
  mpq_clear(square);
  return holds;
}

typedef struct search {
  mpq_t (*point)[3];
  size_t count;
  or_sphere *best, trial;
  bool found;
  equations equations;
} search;

static void try_chosen(search *s, const size_t *chosen, int size) {
  or_sphere *t = &s->trial;
  if (!set_through(t, &s->equations, s->point, chosen, size)) return;
  if ((s->found && mpq_cmp(t->square, s->best->square) >= 0) || !holds_all(t, s->point, s->count)) return;
  s->found = true;
  for (int k = 0; k < 3; k++) mpq_set(s->best->centre[k], t->centre[k]);
  mpq_set(s->best->square, t->square);
}

static void try_from(search *s, size_t *chosen, int size, size_t from) {
  if (size > 0) try_chosen(s, chosen, size);
  if (size == 4) return;
  for (size_t k = from; k < s->count; k++) {
    chosen[size] = k;
    try_from(s, chosen, size + 1, k + 1);
  }
}

void or_smallest_sphere(or_sphere *sphere, mpq_t (*point)[3], size_t count) {
  search s = {.point = point, .count = count, .best = sphere};
  size_t chosen[4];
  or_sphere_init(&s.trial);
  for (int i = 0; i < 3; i++) {
    for (int k = 0; k < 3; k++) mpq_init(s.equations.edge[i][k]);
    for (int k = 0; k < 4; k++) mpq_init(s.equations.matrix[i][k]);
  }
  try_from(&s, chosen, 0, 0);
  or_sphere_clear(&s.trial);
  for (int i = 0; i < 3; i++) {
    for (int k = 0; k < 3; k++) mpq_clear(s.equations.edge[i][k]);
    for (int k = 0; k < 4; k++) mpq_clear(s.equations.matrix[i][k]);
  }
}

// ---- slabs ----

void or_slab(mpq_t lo, mpq_t hi, const mpq_t direction[3], mpq_t (*point)[3], size_t count) {
  mpq_t reach;
  mpq_init(reach);
  for (size_t k = 0; k < count; k++) {
    mpq_set_ui(reach, 0, 1);
    for (int axis = 0; axis < 3; axis++) add_product(reach, direction[axis], point[k][axis]);
    if (k == 0 || mpq_cmp(reach, lo) < 0) mpq_set(lo, reach);
    if (k == 0 || mpq_cmp(reach, hi) > 0) mpq_set(hi, reach);
  }
  mpq_clear(reach);
}
