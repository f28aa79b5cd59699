#include "tests/oracle/triangles.h"

enum { WEIGHTS = 6, ROWS = 5, MOST = 64 };

void or_triangle_init(or_triangle *t) {
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < 3; i++) mpq_init(t->corner[k][i]);
}

void or_triangle_clear(or_triangle *t) {
  for (int k = 0; k < 3; k++)
    for (int i = 0; i < 3; i++) mpq_clear(t->corner[k][i]);
}

// All basic solutions, and the common points that they stand for.
typedef struct solutions {
  int count;
  mpq_t weight[MOST][WEIGHTS];
  mpq_t point[MOST][3];
} solutions;

static void solutions_init(solutions *s) {
  s->count = 0;
  for (int k = 0; k < MOST; k++) {
    for (int w = 0; w < WEIGHTS; w++) mpq_init(s->weight[k][w]);
    for (int i = 0; i < 3; i++) mpq_init(s->point[k][i]);
  }
}

static void solutions_clear(solutions *s) {
  for (int k = 0; k < MOST; k++) {
    for (int w = 0; w < WEIGHTS; w++) mpq_clear(s->weight[k][w]);
    for (int i = 0; i < 3; i++) mpq_clear(s->point[k][i]);
  }
}

// ---- elimination ----

typedef struct matrix {
  int rows, columns;
  mpq_t at[12][WEIGHTS + 1];
} matrix;

static void matrix_init(matrix *m) {
  for (int r = 0; r < 12; r++)
    for (int c = 0; c <= WEIGHTS; c++) mpq_init(m->at[r][c]);
}

static void matrix_clear(matrix *m) {
  for (int r = 0; r < 12; r++)
    for (int c = 0; c <= WEIGHTS; c++) mpq_clear(m->at[r][c]);
}

static void swap_rows(matrix *m, int r, int s) {
  for (int c = 0; c <= WEIGHTS; c++) mpq_swap(m->at[r][c], m->at[s][c]);
}

static void clear_column(matrix *m, int row, int column) {
  mpq_t factor, product;
  mpq_init(factor);
  mpq_init(product);
  for (int r = 0; r < m->rows; r++) {
    if (r == row || mpq_sgn(m->at[r][column]) == 0) continue;
    mpq_div(factor, m->at[r][column], m->at[row][column]);
    for (int c = 0; c <= WEIGHTS; c++) {
      mpq_mul(product, factor, m->at[row][c]);
      mpq_sub(m->at[r][c], m->at[r][c], product);
    }
  }
  mpq_clear(factor);
  mpq_clear(product);
}

// Gauss and Jordan over the first columns; the rank. Row k has its leading entry in column k if all have one.
static int eliminate(matrix *m) {
  int rank = 0;
  for (int column = 0; column < m->columns && rank < m->rows; column++) {
    int row = rank;
    while (row < m->rows && mpq_sgn(m->at[row][column]) == 0) row++;
    if (row == m->rows) continue;
    swap_rows(m, rank, row);
    clear_column(m, rank++, column);
  }
  return rank;
}

// ---- basic solutions ----

static void fill(matrix *m, const or_triangle *a, const or_triangle *b, const int *used, int count) {
  m->rows = ROWS;
  m->columns = count;
  for (int r = 0; r < ROWS; r++)
    for (int c = 0; c <= WEIGHTS; c++) mpq_set_si(m->at[r][c], 0, 1);
  for (int c = 0; c < count; c++) {
    const bool of_a = used[c] < 3;
    for (int i = 0; i < 3; i++) {
      mpq_set(m->at[i][c], of_a ? a->corner[used[c]][i] : b->corner[used[c] - 3][i]);
      if (!of_a) mpq_neg(m->at[i][c], m->at[i][c]);
    }
    mpq_set_si(m->at[of_a ? 3 : 4][c], 1, 1);
  }
  mpq_set_si(m->at[3][WEIGHTS], 1, 1);
  mpq_set_si(m->at[4][WEIGHTS], 1, 1);
}

static void keep(solutions *s, const matrix *m, const or_triangle *a, const int *used, int count) {
  mpq_t product;
  mpq_init(product);
  for (int w = 0; w < WEIGHTS; w++) mpq_set_si(s->weight[s->count][w], 0, 1);
  for (int c = 0; c < count; c++) mpq_div(s->weight[s->count][used[c]], m->at[c][WEIGHTS], m->at[c][c]);
  for (int i = 0; i < 3; i++) {
    mpq_set_si(s->point[s->count][i], 0, 1);
    for (int w = 0; w < 3; w++) {
      mpq_mul(product, s->weight[s->count][w], a->corner[w][i]);
      mpq_add(s->point[s->count][i], s->point[s->count][i], product);
    }
  }
  s->count++;
  mpq_clear(product);
}

// A solution with these weights alone: there is one at most where their columns are independent.
static void try_set(solutions *s, matrix *m, const or_triangle *a, const or_triangle *b, int set) {
  int used[WEIGHTS], count = 0;
  for (int w = 0; w < WEIGHTS; w++)
    if ((set >> w & 1) != 0) used[count++] = w;
  if (count > ROWS) return;
  fill(m, a, b, used, count);
  if (eliminate(m) < count) return;
  for (int r = count; r < ROWS; r++)
    if (mpq_sgn(m->at[r][WEIGHTS]) != 0) return;
  for (int c = 0; c < count; c++)
    if (mpq_sgn(m->at[c][WEIGHTS]) * mpq_sgn(m->at[c][c]) < 0) return;
  keep(s, m, a, used, count);
}

static void solve(solutions *s, const or_triangle *a, const or_triangle *b) {
  matrix m;
  matrix_init(&m);
  for (int set = 1; set < MOST; set++) try_set(s, &m, a, b, set);
  matrix_clear(&m);
}

// ---- kinds ----

static void put_difference(matrix *m, const mpq_t to[3], const mpq_t from[3]) {
  for (int i = 0; i < 3; i++) mpq_sub(m->at[m->rows][i], to[i], from[i]);
  m->rows++;
}

static void start_differences(matrix *m) {
  m->rows = 0;
  m->columns = 3;
  for (int r = 0; r < 12; r++)
    for (int c = 0; c <= WEIGHTS; c++) mpq_set_si(m->at[r][c], 0, 1);
}

// The dimension of all six corners together.
static int dimension_of_both(const or_triangle *a, const or_triangle *b) {
  matrix m;
  matrix_init(&m);
  start_differences(&m);
  for (int k = 0; k < 3; k++) {
    if (k > 0) put_difference(&m, a->corner[k], a->corner[0]);
    put_difference(&m, b->corner[k], a->corner[0]);
  }
  const int rank = eliminate(&m);
  matrix_clear(&m);
  return rank;
}

// The dimension of what is common.
static int dimension_of(const solutions *s) {
  matrix m;
  int rank = 0;
  matrix_init(&m);
  for (int k = 1; k < s->count && rank < 2; k++)
    for (int l = 1; l < k && rank < 2; l++) {
      start_differences(&m);
      put_difference(&m, s->point[k], s->point[0]);
      put_difference(&m, s->point[l], s->point[0]);
      const int here = eliminate(&m);
      if (here > rank) rank = here;
    }
  matrix_clear(&m);
  return rank;
}

// The relative interiors meet where every weight can be other than zero: then the mean of all has none that is zero.
static bool interiors_meet(const solutions *s) {
  for (int w = 0; w < WEIGHTS; w++) {
    bool some = false;
    for (int k = 0; k < s->count; k++) some = some || mpq_sgn(s->weight[k][w]) > 0;
    if (!some) return false;
  }
  return true;
}

static or_common kind_of(const solutions *s, const or_triangle *a, const or_triangle *b) {
  if (s->count == 0) return OR_APART;
  if (dimension_of_both(a, b) == 3) return interiors_meet(s) ? OR_CROSSING : OR_TOUCHING;
  return dimension_of(s) == 2 ? OR_COPLANAR : OR_TOUCHING;
}

or_common or_triangles_meet(const or_triangle *a, const or_triangle *b) {
  solutions s;
  solutions_init(&s);
  solve(&s, a, b);
  const or_common kind = kind_of(&s, a, b);
  solutions_clear(&s);
  return kind;
}

// ---- beyond what is shared ----

static bool names(const or_triangle *t, int count, int name) {
  for (int k = 0; k < count; k++)
    if (t->name[k] == name) return true;
  return false;
}

// Is the point a mixture of u and v?
static bool is_between(const mpq_t point[3], const mpq_t u[3], const mpq_t v[3]) {
  for (int i = 0; i < 3; i++) {
    if (mpq_equal(u[i], v[i])) continue;
    // The share is (point - u) / (v - u) along the first axis on which u and v differ.
    mpq_t share, span, here;
    mpq_inits(share, span, here, NULL);
    mpq_sub(share, point[i], u[i]);
    mpq_sub(span, v[i], u[i]);
    mpq_div(share, share, span);
    bool good = mpq_sgn(share) >= 0 && mpq_cmp_si(share, 1, 1) <= 0;
    for (int j = 0; j < 3; j++) {
      mpq_sub(here, v[j], u[j]);
      mpq_mul(here, here, share);
      mpq_add(here, here, u[j]);
      good = good && mpq_equal(here, point[j]) != 0;
    }
    mpq_clears(share, span, here, NULL);
    return good;
  }
  return mpq_equal(point[0], u[0]) && mpq_equal(point[1], u[1]) && mpq_equal(point[2], u[2]);
}

// Is there more than the points that both name and the edge between two of these?
static bool has_more(const solutions *s, const or_triangle *a, const int *common, int count) {
  if (count == 3) return dimension_of(s) == 2;
  for (int k = 0; k < s->count; k++)
    if (!is_between(s->point[k], a->corner[common[0]], a->corner[common[count - 1]])) return true;
  return false;
}

or_common or_triangles_meet_beyond(const or_triangle *a, const or_triangle *b) {
  int common[3], count = 0;
  for (int k = 0; k < 3; k++)
    if (!names(a, k, a->name[k]) && names(b, 3, a->name[k])) common[count++] = k;
  if (count == 0) return or_triangles_meet(a, b);
  solutions s;
  solutions_init(&s);
  solve(&s, a, b);
  const or_common kind = has_more(&s, a, common, count) ? kind_of(&s, a, b) : OR_APART;
  solutions_clear(&s);
  return kind;
}
