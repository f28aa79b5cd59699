#ifndef OG_VECTOR_H
#define OG_VECTOR_H

/// Vectors of three exact integers: points, directions and normals on a lattice.

#include "spec/number/integer.h"

typedef struct og_ivec {
  og_int x, y, z;
} og_ivec;

static inline void og_ivec_init(og_ivec *r) {
  og_int_init(&r->x);
  og_int_init(&r->y);
  og_int_init(&r->z);
}

static inline void og_ivec_clear(og_ivec *r) {
  og_int_clear(&r->x);
  og_int_clear(&r->y);
  og_int_clear(&r->z);
}

static inline void og_ivec_set(og_ivec *r, const og_ivec *a) {
  og_int_set(&r->x, &a->x);
  og_int_set(&r->y, &a->y);
  og_int_set(&r->z, &a->z);
}

static inline void og_ivec_set_zero(og_ivec *r) {
  og_int_set_si(&r->x, 0);
  og_int_set_si(&r->y, 0);
  og_int_set_si(&r->z, 0);
}

static inline bool og_ivec_is_zero(const og_ivec *a) {
  return og_int_sign(&a->x) == 0 && og_int_sign(&a->y) == 0 && og_int_sign(&a->z) == 0;
}

static inline void og_ivec_swap(og_ivec *a, og_ivec *b) {
  og_int_swap(&a->x, &b->x);
  og_int_swap(&a->y, &b->y);
  og_int_swap(&a->z, &b->z);
}

static inline void og_ivec_neg(og_ivec *r, const og_ivec *a) {
  og_int_neg(&r->x, &a->x);
  og_int_neg(&r->y, &a->y);
  og_int_neg(&r->z, &a->z);
}

static inline void og_ivec_add(og_ivec *r, const og_ivec *a, const og_ivec *b) {
  og_int_add(&r->x, &a->x, &b->x);
  og_int_add(&r->y, &a->y, &b->y);
  og_int_add(&r->z, &a->z, &b->z);
}

static inline void og_ivec_sub(og_ivec *r, const og_ivec *a, const og_ivec *b) {
  og_int_sub(&r->x, &a->x, &b->x);
  og_int_sub(&r->y, &a->y, &b->y);
  og_int_sub(&r->z, &a->z, &b->z);
}

/// r = k a
static inline void og_ivec_scale(og_ivec *r, const og_int *k, const og_ivec *a) {
  og_int_mul(&r->x, k, &a->x);
  og_int_mul(&r->y, k, &a->y);
  og_int_mul(&r->z, k, &a->z);
}

/// r = r + k a
static inline void og_ivec_addmul(og_ivec *r, const og_int *k, const og_ivec *a) {
  og_int_addmul(&r->x, k, &a->x);
  og_int_addmul(&r->y, k, &a->y);
  og_int_addmul(&r->z, k, &a->z);
}

/// r = r - k a
static inline void og_ivec_submul(og_ivec *r, const og_int *k, const og_ivec *a) {
  og_int_submul(&r->x, k, &a->x);
  og_int_submul(&r->y, k, &a->y);
  og_int_submul(&r->z, k, &a->z);
}

/// r = a . b; r is none of the six components.
static inline void og_ivec_dot(og_int *r, const og_ivec *a, const og_ivec *b) {
  og_int_mul(r, &a->x, &b->x);
  og_int_addmul(r, &a->y, &b->y);
  og_int_addmul(r, &a->z, &b->z);
}

/// r = a x b; r is neither a nor b.
static inline void og_ivec_cross(og_ivec *r, const og_ivec *a, const og_ivec *b) {
  og_int_mul(&r->x, &a->y, &b->z);
  og_int_submul(&r->x, &a->z, &b->y);
  og_int_mul(&r->y, &a->z, &b->x);
  og_int_submul(&r->y, &a->x, &b->z);
  og_int_mul(&r->z, &a->x, &b->y);
  og_int_submul(&r->z, &a->y, &b->x);
}

#endif
