#include "spec/primitive/solve/least_norm.h"

#include <stdlib.h>

#include "spec/number/allocation.h"

// Independent vectors of four components, one of them a point: no more than this many at a time.
#define MOST 5

void og_generators_init(og_generators *g) { *g = (og_generators){0, 0, NULL, NULL}; }

void og_generators_clear(og_generators *g) {
  for (size_t k = 0; k < g->capacity; k++) {
    og_rows_clear(&g->at[k].at, 1);
    mpq_clear(g->coefficient[k]);
  }
  free(g->at);
  free(g->coefficient);
}

og_generator *og_generators_add(og_generators *g, og_generates as) {
  if (g->count == g->capacity) {
    const size_t capacity = og_doubled(g->capacity);
    g->at = og_grow(g->at, capacity, sizeof *g->at);
    g->coefficient = og_grow(g->coefficient, capacity, sizeof *g->coefficient);
    for (size_t k = g->capacity; k < capacity; k++) {
      og_rows_init(&g->at[k].at, 1);
      mpq_init(g->coefficient[k]);
    }
    g->capacity = capacity;
  }
  g->at[g->count].as = as;
  return &g->at[g->count++];
}

typedef struct search {
  og_generators *g;
  size_t count;                // in use
  size_t used[MOST + 1];       // generators
  mpq_t now[MOST + 1];         // their coefficients
  mpq_t next[MOST + 1];        // those of the shortest vector that they generate without regard to signs
  mpq_t m[MOST + 2][MOST + 3]; // the equations for them
  mpq_t t, step;
  mpz_t dot;
  og_int den;
  og_row vector; // the sum of now[k] times its generator, up to a positive factor
} search;

static void search_init(search *s, og_generators *g) {
  s->g = g;
  s->count = 0;
  for (size_t k = 0; k <= MOST; k++) mpq_inits(s->now[k], s->next[k], NULL);
  for (size_t i = 0; i < MOST + 2; i++)
    for (size_t j = 0; j < MOST + 3; j++) mpq_init(s->m[i][j]);
  mpq_inits(s->t, s->step, NULL);
  mpz_init(s->dot);
  og_int_init(&s->den);
  og_rows_init(&s->vector, 1);
}

static void search_clear(search *s) {
  for (size_t k = 0; k <= MOST; k++) mpq_clears(s->now[k], s->next[k], NULL);
  for (size_t i = 0; i < MOST + 2; i++)
    for (size_t j = 0; j < MOST + 3; j++) mpq_clear(s->m[i][j]);
  mpq_clears(s->t, s->step, NULL);
  mpz_clear(s->dot);
  og_int_clear(&s->den);
  og_rows_clear(&s->vector, 1);
}

static void dot_rows(mpz_t r, const og_row *a, const og_row *b) {
  mpz_mul(r, a->at[0].z, b->at[0].z);
  for (size_t k = 1; k < 4; k++) mpz_addmul(r, a->at[k].z, b->at[k].z);
}

static og_generates kind_of(const search *s, size_t k) { return s->g->at[s->used[k]].as; }

// The equations G x + mu [point] = 0, sum of x over points = 1, with G the products of the generators in use.
static size_t set_equations(search *s) {
  const size_t n = s->count;
  for (size_t i = 0; i < n; i++) {
    for (size_t j = 0; j < n; j++) {
      dot_rows(s->dot, &s->g->at[s->used[i]].at, &s->g->at[s->used[j]].at);
      mpq_set_z(s->m[i][j], s->dot);
    }
    mpq_set_si(s->m[i][n], kind_of(s, i) == OG_GENERATES_POINT, 1);
    mpq_set(s->m[n][i], s->m[i][n]);
    mpq_set_si(s->m[i][n + 1], 0, 1);
  }
  mpq_set_si(s->m[n][n], 0, 1);
  mpq_set_si(s->m[n][n + 1], 1, 1);
  return n + 1;
}

// Gauss and Jordan; false where the equations are dependent.
static bool solve(search *s) {
  const size_t n = set_equations(s);
  for (size_t column = 0; column < n; column++) {
    size_t pivot = column;
    while (pivot < n && mpq_sgn(s->m[pivot][column]) == 0) pivot++;
    if (pivot == n) return false;
    for (size_t k = 0; k <= n; k++) mpq_swap(s->m[column][k], s->m[pivot][k]);
    for (size_t k = n + 1; k-- > column;) mpq_div(s->m[column][k], s->m[column][k], s->m[column][column]);
    for (size_t row = 0; row < n; row++) {
      if (row == column || mpq_sgn(s->m[row][column]) == 0) continue;
      for (size_t k = n + 1; k-- > column;) {
        mpq_mul(s->t, s->m[row][column], s->m[column][k]);
        mpq_sub(s->m[row][k], s->m[row][k], s->t);
      }
    }
  }
  for (size_t k = 0; k < s->count; k++) mpq_set(s->next[k], s->m[k][n]);
  return true;
}

static void put_to_use(search *s, size_t generator) {
  s->used[s->count] = generator;
  mpq_set_si(s->now[s->count++], 0, 1);
}

static void drop(search *s, size_t k) {
  s->count--;
  for (; k < s->count; k++) {
    s->used[k] = s->used[k + 1];
    mpq_swap(s->now[k], s->now[k + 1]);
    mpq_swap(s->next[k], s->next[k + 1]);
  }
}

// The farthest that the coefficients can go towards `next` without a negative one: s->step, at most 1.
static void find_step(search *s) {
  mpq_set_si(s->step, 1, 1);
  for (size_t k = 0; k < s->count; k++) {
    if (kind_of(s, k) == OG_GENERATES_LINE || mpq_sgn(s->next[k]) >= 0) continue;
    mpq_sub(s->t, s->now[k], s->next[k]);
    mpq_div(s->t, s->now[k], s->t);
    if (mpq_cmp(s->t, s->step) < 0) mpq_set(s->step, s->t);
  }
}

// Goes there and drops what has become zero; true if nothing was in the way.
static bool advance(search *s) {
  find_step(s);
  const bool whole = mpq_cmp_si(s->step, 1, 1) == 0;
  for (size_t k = 0; k < s->count; k++) {
    mpq_sub(s->t, s->next[k], s->now[k]);
    mpq_mul(s->t, s->t, s->step);
    mpq_add(s->now[k], s->now[k], s->t);
  }
  for (size_t k = s->count; k-- > 0;)
    if (kind_of(s, k) != OG_GENERATES_LINE && mpq_sgn(s->now[k]) == 0) drop(s, k);
  return whole;
}

// s->vector and s->den: the sum of the generators in use and what it is to be divided by.
static void set_vector(search *s) {
  mpz_set_si(s->den.z, 1);
  for (size_t k = 0; k < s->count; k++) mpz_lcm(s->den.z, s->den.z, mpq_denref(s->now[k]));
  for (size_t i = 0; i < 4; i++) og_int_set_si(&s->vector.at[i], 0);
  for (size_t k = 0; k < s->count; k++) {
    mpz_divexact(s->dot, s->den.z, mpq_denref(s->now[k]));
    mpz_mul(s->dot, s->dot, mpq_numref(s->now[k]));
    for (size_t i = 0; i < 4; i++) mpz_addmul(s->vector.at[i].z, s->dot, s->g->at[s->used[k]].at.at[i].z);
  }
}

// A ray that leads down, or else the point that lies lowest along the vector, if below it; count where there is none.
static size_t find_lower(search *s) {
  mpz_t lowest;
  mpz_init(lowest);
  dot_rows(lowest, &s->vector, &s->vector);
  // vector / den is the vector: a point p is lower where vector . p den < vector . vector.
  size_t found = s->g->count;
  for (size_t k = 0; k < s->g->count; k++) {
    const og_generator *one = &s->g->at[k];
    if (one->as == OG_GENERATES_LINE) continue;
    dot_rows(s->dot, &s->vector, &one->at);
    if (one->as == OG_GENERATES_RAY && mpz_sgn(s->dot) < 0) {
      found = k;
      break;
    }
    if (one->as == OG_GENERATES_RAY) continue;
    mpz_mul(s->dot, s->dot, s->den.z);
    if (mpz_cmp(s->dot, lowest) >= 0) continue;
    mpz_set(lowest, s->dot);
    found = k;
  }
  mpz_clear(lowest);
  return found;
}

// The first point and as many lines as are independent.
static void start(search *s) {
  size_t first = 0;
  while (s->g->at[first].as != OG_GENERATES_POINT) first++;
  put_to_use(s, first);
  mpq_set_si(s->now[0], 1, 1);
  for (size_t k = 0; k < s->g->count; k++) {
    if (s->g->at[k].as != OG_GENERATES_LINE) continue;
    put_to_use(s, k);
    if (!solve(s)) s->count--;
  }
  solve(s);
  advance(s);
}

void og_least_norm(og_generators *g) {
  search s;
  search_init(&s, g);
  start(&s);
  for (;;) {
    set_vector(&s);
    const size_t lower = find_lower(&s);
    if (lower == g->count) break;
    put_to_use(&s, lower);
    do solve(&s);
    while (!advance(&s));
  }
  for (size_t k = 0; k < g->count; k++) mpq_set_si(g->coefficient[k], 0, 1);
  for (size_t k = 0; k < s.count; k++) mpq_set(g->coefficient[s.used[k]], s.now[k]);
  search_clear(&s);
}

void og_least_denominator(mpz_t den, const og_generators *g) {
  mpz_set_si(den, 1);
  for (size_t k = 0; k < g->count; k++) mpz_lcm(den, den, mpq_denref(g->coefficient[k]));
}

void og_least_vector(og_row *r, const og_generators *g) {
  mpz_t den, factor;
  mpz_inits(den, factor, NULL);
  og_least_denominator(den, g);
  for (size_t i = 0; i < 4; i++) og_int_set_si(&r->at[i], 0);
  for (size_t k = 0; k < g->count; k++) {
    mpz_divexact(factor, den, mpq_denref(g->coefficient[k]));
    mpz_mul(factor, factor, mpq_numref(g->coefficient[k]));
    for (size_t i = 0; i < 4; i++) mpz_addmul(r->at[i].z, factor, g->at[k].at.at[i].z);
  }
  mpz_clears(den, factor, NULL);
}
