#ifndef OR_VECTOR_H
#define OR_VECTOR_H

/// Vectors of three rationals: the second oracle's own arithmetic, which shares nothing with spec/.

#include <gmp.h>
#include <stdbool.h>
#include <stddef.h>

typedef struct or_vec {
  mpq_t c[3];
} or_vec;

static inline void or_vec_init(or_vec *r) {
  for (int k = 0; k < 3; k++) mpq_init(r->c[k]);
}

static inline void or_vec_clear(or_vec *r) {
  for (int k = 0; k < 3; k++) mpq_clear(r->c[k]);
}

static inline void or_vec_set(or_vec *r, const or_vec *a) {
  for (int k = 0; k < 3; k++) mpq_set(r->c[k], a->c[k]);
}

static inline void or_vec_swap(or_vec *a, or_vec *b) {
  for (int k = 0; k < 3; k++) mpq_swap(a->c[k], b->c[k]);
}

static inline void or_vec_sub(or_vec *r, const or_vec *a, const or_vec *b) {
  for (int k = 0; k < 3; k++) mpq_sub(r->c[k], a->c[k], b->c[k]);
}

static inline bool or_vec_equal(const or_vec *a, const or_vec *b) {
  return mpq_equal(a->c[0], b->c[0]) && mpq_equal(a->c[1], b->c[1]) && mpq_equal(a->c[2], b->c[2]);
}

static inline bool or_vec_is_zero(const or_vec *a) {
  return mpq_sgn(a->c[0]) == 0 && mpq_sgn(a->c[1]) == 0 && mpq_sgn(a->c[2]) == 0;
}

/// r = r + k a; t is scratch.
static inline void or_vec_add_scaled(or_vec *r, const mpq_t k, const or_vec *a, mpq_t t) {
  for (int d = 0; d < 3; d++) {
    mpq_mul(t, k, a->c[d]);
    mpq_add(r->c[d], r->c[d], t);
  }
}

/// r = a . b; t is scratch.
static inline void or_dot(mpq_t r, const or_vec *a, const or_vec *b, mpq_t t) {
  mpq_mul(r, a->c[0], b->c[0]);
  mpq_mul(t, a->c[1], b->c[1]);
  mpq_add(r, r, t);
  mpq_mul(t, a->c[2], b->c[2]);
  mpq_add(r, r, t);
}

/// r = a x b; r is neither a nor b; t is scratch.
static inline void or_cross(or_vec *r, const or_vec *a, const or_vec *b, mpq_t t) {
  for (int k = 0; k < 3; k++) {
    const int u = (k + 1) % 3, v = (k + 2) % 3;
    mpq_mul(r->c[k], a->c[u], b->c[v]);
    mpq_mul(t, a->c[v], b->c[u]);
    mpq_sub(r->c[k], r->c[k], t);
  }
}

#endif
