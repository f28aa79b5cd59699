#include "tests/oracle/cells.h"

#include <stdlib.h>
#include <string.h>

// ---- making cells ----

static or_cell *add_cell(or_cells *cells, size_t dims, const or_vec *at) {
  or_cell *cell = &cells->cell[cells->count++];
  memset(cell, 0, sizeof *cell);
  cell->dims = dims;
  or_vec_init(&cell->at);
  or_vec_set(&cell->at, at);
  for (size_t k = 0; k < 3; k++) or_vec_init(&cell->along[k]);
  return cell;
}

// The cell spanned from point p[i] to the others of the list: a simplex of `dims` dimensions.
static void add_simplex(or_cells *cells, const or_vec *p, const size_t *corner, size_t dims) {
  or_cell *cell = add_cell(cells, dims, &p[corner[0]]);
  for (size_t k = 0; k < dims; k++) {
    or_vec_sub(&cell->along[k], &p[corner[k + 1]], &p[corner[0]]);
    cell->from_zero[k] = true;
  }
  cell->simplex = dims > 0;
}

static void add_simplices(or_cells *cells, const or_vec *p, size_t count) {
  for (unsigned set = 1; set < 1u << count; set++) {
    size_t corner[4] = {0}, corners = 0;
    for (size_t k = 0; k < count; k++)
      if ((set >> k & 1) != 0) corner[corners++] = k;
    add_simplex(cells, p, corner, corners - 1);
  }
}

// From corner `low`, along the axes of `set`: a corner, edge, face or the inside of a box.
static void add_box_cell(or_cells *cells, const or_vec *p, unsigned low, unsigned set) {
  or_cell *cell = add_cell(cells, 0, &p[low]);
  for (unsigned axis = 0; axis < 3; axis++) {
    if ((set >> axis & 1) == 0) continue;
    or_vec_sub(&cell->along[cell->dims], &p[low | 1u << axis], &p[low]);
    cell->from_zero[cell->dims] = cell->to_one[cell->dims] = true;
    cell->dims++;
  }
}

static void add_box_cells(or_cells *cells, const or_vec *p) {
  for (unsigned set = 0; set < 8; set++)
    for (unsigned low = 0; low < 8; low++)
      if ((low & set) == 0) add_box_cell(cells, p, low, set);
}

// A point, with every choice of the directions: planes that are parallel or cross have no unique nearest points, but
// their points and lines have.
static void add_endless(or_cells *cells, const or_vec *at, const or_vec *direction, const og_exact_body *body) {
  for (unsigned set = 0; set < 1u << body->direction_count; set++) {
    or_cell *cell = add_cell(cells, 0, at);
    for (size_t k = 0; k < body->direction_count; k++) {
      if ((set >> k & 1) == 0) continue;
      or_vec_set(&cell->along[cell->dims], &direction[k]);
      cell->from_zero[cell->dims++] = !body->endless[k];
    }
  }
}

static void set_vector(or_vec *r, const og_ivec *v, const og_int *den) {
  mpz_set(mpq_numref(r->c[0]), v->x.z);
  mpz_set(mpq_numref(r->c[1]), v->y.z);
  mpz_set(mpq_numref(r->c[2]), v->z.z);
  for (int k = 0; k < 3; k++) {
    mpz_set(mpq_denref(r->c[k]), den->z);
    mpq_canonicalize(r->c[k]);
  }
}

static or_cells *cells_new(void) {
  or_cells *cells = malloc(sizeof *cells);
  if (cells == NULL) abort();
  cells->count = 0;
  return cells;
}

or_cells *or_cells_new(og_shape_kind kind, const og_exact_body *body) {
  or_cells *cells = cells_new();
  or_vec p[8], direction[OG_MAX_DIRECTIONS];
  if (body->count > 8) abort();
  for (size_t k = 0; k < 8; k++) or_vec_init(&p[k]);
  for (size_t k = 0; k < OG_MAX_DIRECTIONS; k++) or_vec_init(&direction[k]);
  for (size_t k = 0; k < body->count; k++) set_vector(&p[k], &body->point[k], &body->den);
  for (size_t k = 0; k < body->direction_count; k++) set_vector(&direction[k], &body->direction[k], &body->den);
  if (kind == OG_SHAPE_BOX) add_box_cells(cells, p);
  else if (body->direction_count > 0) add_endless(cells, &p[0], direction, body);
  else add_simplices(cells, p, body->count);
  for (size_t k = 0; k < 8; k++) or_vec_clear(&p[k]);
  for (size_t k = 0; k < OG_MAX_DIRECTIONS; k++) or_vec_clear(&direction[k]);
  return cells;
}

or_cells *or_cells_of_points(const or_vec *a, const or_vec *b, const or_vec *c) {
  or_cells *cells = cells_new();
  or_vec p[3];
  const or_vec *const from[3] = {a, b, c};
  for (size_t k = 0; k < 3; k++) or_vec_init(&p[k]);
  for (size_t k = 0; k < 3; k++) or_vec_set(&p[k], from[k]);
  add_simplices(cells, p, 3);
  for (size_t k = 0; k < 3; k++) or_vec_clear(&p[k]);
  return cells;
}

void or_cells_free(or_cells *cells) {
  for (size_t k = 0; k < cells->count; k++) {
    or_vec_clear(&cells->cell[k].at);
    for (size_t i = 0; i < 3; i++) or_vec_clear(&cells->cell[k].along[i]);
  }
  free(cells);
}

// ---- pairs of cells ----

typedef struct pair_solver {
  or_vec u[3]; // the directions of A, then those of B reversed
  or_vec offset, point;
  mpq_t m[3][4], square, t;
} pair_solver;

static void solver_init(pair_solver *s) {
  for (int i = 0; i < 3; i++) or_vec_init(&s->u[i]);
  or_vec_init(&s->offset);
  or_vec_init(&s->point);
  for (int i = 0; i < 12; i++) mpq_init(s->m[i / 4][i % 4]);
  mpq_inits(s->square, s->t, NULL);
}

static void solver_clear(pair_solver *s) {
  for (int i = 0; i < 3; i++) or_vec_clear(&s->u[i]);
  or_vec_clear(&s->offset);
  or_vec_clear(&s->point);
  for (int i = 0; i < 12; i++) mpq_clear(s->m[i / 4][i % 4]);
  mpq_clears(s->square, s->t, NULL);
}

// The normal equations u_i . (offset + sum t_j u_j) = 0; false where they are dependent.
static bool solve_equations(pair_solver *s, size_t n) {
  for (size_t i = 0; i < n; i++) {
    for (size_t j = 0; j < n; j++) or_dot(s->m[i][j], &s->u[i], &s->u[j], s->t);
    or_dot(s->m[i][n], &s->u[i], &s->offset, s->t);
    mpq_neg(s->m[i][n], s->m[i][n]);
  }
  for (size_t column = 0; column < n; column++) {
    size_t pivot = column;
    while (pivot < n && mpq_sgn(s->m[pivot][column]) == 0) pivot++;
    if (pivot == n) return false;
    for (size_t k = 0; k <= n; k++) mpq_swap(s->m[pivot][k], s->m[column][k]);
    for (size_t row = 0; row < n; row++) {
      if (row == column) continue;
      mpq_t factor;
      mpq_init(factor);
      mpq_div(factor, s->m[row][column], s->m[column][column]);
      for (size_t k = 0; k <= n; k++) {
        mpq_mul(s->t, factor, s->m[column][k]);
        mpq_sub(s->m[row][k], s->m[row][k], s->t);
      }
      mpq_clear(factor);
    }
  }
  for (size_t k = 0; k < n; k++) mpq_div(s->m[k][n], s->m[k][n], s->m[k][k]);
  return true;
}

// Are the parameters, from row `first` on, those of a point of the cell?
static bool in_cell(pair_solver *s, const or_cell *cell, size_t first, size_t n) {
  mpq_t sum;
  mpq_init(sum);
  bool in = true;
  for (size_t k = 0; k < cell->dims && in; k++) {
    mpq_t *t = &s->m[first + k][n];
    mpq_add(sum, sum, *t);
    if (cell->from_zero[k] && mpq_sgn(*t) < 0) in = false;
    if (cell->to_one[k] && mpq_cmp_si(*t, 1, 1) > 0) in = false;
  }
  if (cell->simplex && mpq_cmp_si(sum, 1, 1) > 0) in = false;
  mpq_clear(sum);
  return in;
}

static void visit_pair(pair_solver *s, const or_cell *a, const or_cell *b, or_cell_visitor visit, void *context) {
  const size_t n = a->dims + b->dims;
  if (n > 3) return;
  for (size_t k = 0; k < a->dims; k++) or_vec_set(&s->u[k], &a->along[k]);
  for (size_t k = 0; k < b->dims; k++) {
    or_vec_set(&s->u[a->dims + k], &b->along[k]);
    for (int i = 0; i < 3; i++) mpq_neg(s->u[a->dims + k].c[i], s->u[a->dims + k].c[i]);
  }
  or_vec_sub(&s->offset, &a->at, &b->at);
  if (!solve_equations(s, n) || !in_cell(s, a, 0, n) || !in_cell(s, b, a->dims, n)) return;
  or_vec_set(&s->point, &a->at);
  for (size_t k = 0; k < n; k++) or_vec_add_scaled(&s->offset, s->m[k][n], &s->u[k], s->t);
  for (size_t k = 0; k < a->dims; k++) or_vec_add_scaled(&s->point, s->m[k][n], &s->u[k], s->t);
  or_dot(s->square, &s->offset, &s->offset, s->t);
  visit(context, a, b, &s->point, s->square);
}

void or_cells_visit(const or_cells *a, const or_cells *b, or_cell_visitor visit, void *context) {
  pair_solver s;
  solver_init(&s);
  for (size_t i = 0; i < a->count; i++)
    for (size_t j = 0; j < b->count; j++) visit_pair(&s, &a->cell[i], &b->cell[j], visit, context);
  solver_clear(&s);
}

typedef struct least {
  bool found;
  mpq_t square;
} least;

static void take_least(void *context, const or_cell *a, const or_cell *b, const or_vec *point, const mpq_t square) {
  (void)a;
  (void)b;
  (void)point;
  least *best = context;
  if (best->found && mpq_cmp(square, best->square) >= 0) return;
  best->found = true;
  mpq_set(best->square, square);
}

void or_cells_distance(mpq_t square, const or_cells *a, const or_cells *b) {
  least best = {.found = false};
  mpq_init(best.square);
  or_cells_visit(a, b, take_least, &best);
  mpq_set(square, best.square);
  mpq_clear(best.square);
}
