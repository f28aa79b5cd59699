#ifndef OG_VECTOR_H
#define OG_VECTOR_H

/// Vectors of three exact integers: points, directions and normals on a lattice.

#include "spec/number/integer.h"

typedef struct og_ivec {
  og_int x, y, z;
} og_ivec;

// same: what was written elsewhere left a alone. Provers follow a sum of products only in such small steps.
/*@ predicate same{K, L}(og_ivec *a) =
      \at(val(&a->x), K) == \at(val(&a->x), L) && \at(val(&a->y), K) == \at(val(&a->y), L) &&
      \at(val(&a->z), K) == \at(val(&a->z), L);
    // As `same`, but without calling in the lemma about dot products.
    predicate still{K, L}(og_ivec *a) =
      \at(val(&a->x), K) == \at(val(&a->x), L) && \at(val(&a->y), K) == \at(val(&a->y), L) &&
      \at(val(&a->z), K) == \at(val(&a->z), L);
    predicate is_zero{L}(og_ivec *a) = val(&a->x) == 0 && val(&a->y) == 0 && val(&a->z) == 0;
    logic real sum3(real ax, real ay, real az, real bx, real by, real bz) = ax * bx + ay * by + az * bz;
    logic real minor(real a, real b, real c, real d) = a * d - b * c;

    logic real dot{L}(og_ivec *a, og_ivec *b) =
      sum3(val(&a->x), val(&a->y), val(&a->z), val(&b->x), val(&b->y), val(&b->z));
    logic real cross_x{L}(og_ivec *a, og_ivec *b) = minor(val(&a->y), val(&a->z), val(&b->y), val(&b->z));
    logic real cross_y{L}(og_ivec *a, og_ivec *b) = minor(val(&a->z), val(&a->x), val(&b->z), val(&b->x));
    logic real cross_z{L}(og_ivec *a, og_ivec *b) = minor(val(&a->x), val(&a->y), val(&b->x), val(&b->y));

    lemma dot_of_same{K, L}: \forall og_ivec *a, *b;
      same{K, L}(a) ==> same{K, L}(b) ==> dot{K}(a, b) == dot{L}(a, b); */

/*@ requires valid: \valid(r);
    terminates \true;
    exits \false;
    assigns val(&r->x), val(&r->y), val(&r->z);
    ensures x: val(&r->x) == 0;
    ensures y: val(&r->y) == 0;
    ensures z: val(&r->z) == 0; */
static inline void og_ivec_init(og_ivec *r) {
  og_int_init(&r->x);
  og_int_init(&r->y);
  og_int_init(&r->z);
}

/*@ requires valid: \valid(r);
    terminates \true;
    exits \false;
    assigns \nothing; */
static inline void og_ivec_clear(og_ivec *r) {
  og_int_clear(&r->x);
  og_int_clear(&r->y);
  og_int_clear(&r->z);
}

/*@ requires valid: \valid(r) && \valid_read(a);
    requires apart: (r == a || \separated(r, a));
    terminates \true;
    exits \false;
    assigns val(&r->x), val(&r->y), val(&r->z);
    ensures x: val(&r->x) == \old(val(&a->x));
    ensures y: val(&r->y) == \old(val(&a->y));
    ensures z: val(&r->z) == \old(val(&a->z)); */
static inline void og_ivec_set(og_ivec *r, const og_ivec *a) {
  og_int_set(&r->x, &a->x);
  og_int_set(&r->y, &a->y);
  og_int_set(&r->z, &a->z);
}

/*@ requires valid: \valid(r);
    terminates \true;
    exits \false;
    assigns val(&r->x), val(&r->y), val(&r->z);
    ensures x: val(&r->x) == 0;
    ensures y: val(&r->y) == 0;
    ensures z: val(&r->z) == 0; */
static inline void og_ivec_set_zero(og_ivec *r) {
  og_int_set_si(&r->x, 0);
  og_int_set_si(&r->y, 0);
  og_int_set_si(&r->z, 0);
}

/*@ requires valid: \valid_read(a);
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures zero: \result <==> is_zero(a); */
static inline bool og_ivec_is_zero(const og_ivec *a) {
  return og_int_sign(&a->x) == 0 && og_int_sign(&a->y) == 0 && og_int_sign(&a->z) == 0;
}

/*@ requires valid: \valid(a) && \valid(b);
    requires apart: a == b || \separated(a, b);
    terminates \true;
    exits \false;
    assigns val(&a->x), val(&a->y), val(&a->z),
            val(&b->x), val(&b->y), val(&b->z);
    ensures ax: val(&a->x) == \old(val(&b->x));
    ensures ay: val(&a->y) == \old(val(&b->y));
    ensures az: val(&a->z) == \old(val(&b->z));
    ensures bx: val(&b->x) == \old(val(&a->x));
    ensures by: val(&b->y) == \old(val(&a->y));
    ensures bz: val(&b->z) == \old(val(&a->z)); */
static inline void og_ivec_swap(og_ivec *a, og_ivec *b) {
  og_int_swap(&a->x, &b->x);
  og_int_swap(&a->y, &b->y);
  og_int_swap(&a->z, &b->z);
}

/*@ requires valid: \valid(r) && \valid_read(a);
    requires apart: (r == a || \separated(r, a));
    terminates \true;
    exits \false;
    assigns val(&r->x), val(&r->y), val(&r->z);
    ensures x: val(&r->x) == -\old(val(&a->x));
    ensures y: val(&r->y) == -\old(val(&a->y));
    ensures z: val(&r->z) == -\old(val(&a->z)); */
static inline void og_ivec_neg(og_ivec *r, const og_ivec *a) {
  og_int_neg(&r->x, &a->x);
  og_int_neg(&r->y, &a->y);
  og_int_neg(&r->z, &a->z);
}

/*@ requires valid: \valid(r) && \valid_read(a) && \valid_read(b);
    requires apart: (r == a || \separated(r, a)) && (r == b || \separated(r, b));
    terminates \true;
    exits \false;
    assigns val(&r->x), val(&r->y), val(&r->z);
    ensures x: val(&r->x) == \old(val(&a->x)) + \old(val(&b->x));
    ensures y: val(&r->y) == \old(val(&a->y)) + \old(val(&b->y));
    ensures z: val(&r->z) == \old(val(&a->z)) + \old(val(&b->z)); */
static inline void og_ivec_add(og_ivec *r, const og_ivec *a, const og_ivec *b) {
  og_int_add(&r->x, &a->x, &b->x);
  og_int_add(&r->y, &a->y, &b->y);
  og_int_add(&r->z, &a->z, &b->z);
}

/*@ requires valid: \valid(r) && \valid_read(a) && \valid_read(b);
    requires apart: (r == a || \separated(r, a)) && (r == b || \separated(r, b));
    terminates \true;
    exits \false;
    assigns val(&r->x), val(&r->y), val(&r->z);
    ensures x: val(&r->x) == \old(val(&a->x)) - \old(val(&b->x));
    ensures y: val(&r->y) == \old(val(&a->y)) - \old(val(&b->y));
    ensures z: val(&r->z) == \old(val(&a->z)) - \old(val(&b->z)); */
static inline void og_ivec_sub(og_ivec *r, const og_ivec *a, const og_ivec *b) {
  og_int_sub(&r->x, &a->x, &b->x);
  og_int_sub(&r->y, &a->y, &b->y);
  og_int_sub(&r->z, &a->z, &b->z);
}

/// r = k a
/*@ requires valid: \valid(r) && \valid_read(k) && \valid_read(a);
    requires apart: \separated(r, k) && (r == a || \separated(r, a));
    terminates \true;
    exits \false;
    assigns val(&r->x), val(&r->y), val(&r->z);
    ensures x: val(&r->x) == \old(val(k)) * \old(val(&a->x));
    ensures y: val(&r->y) == \old(val(k)) * \old(val(&a->y));
    ensures z: val(&r->z) == \old(val(k)) * \old(val(&a->z)); */
static inline void og_ivec_scale(og_ivec *r, const og_int *k, const og_ivec *a) {
  og_int_mul(&r->x, k, &a->x);
  og_int_mul(&r->y, k, &a->y);
  og_int_mul(&r->z, k, &a->z);
}

/// r = r + k a
/*@ requires valid: \valid(r) && \valid_read(k) && \valid_read(a);
    requires apart: \separated(r, k) && (r == a || \separated(r, a));
    terminates \true;
    exits \false;
    assigns val(&r->x), val(&r->y), val(&r->z);
    ensures x: val(&r->x) == \old(val(&r->x)) + \old(val(k)) * \old(val(&a->x));
    ensures y: val(&r->y) == \old(val(&r->y)) + \old(val(k)) * \old(val(&a->y));
    ensures z: val(&r->z) == \old(val(&r->z)) + \old(val(k)) * \old(val(&a->z)); */
static inline void og_ivec_addmul(og_ivec *r, const og_int *k, const og_ivec *a) {
  og_int_addmul(&r->x, k, &a->x);
  og_int_addmul(&r->y, k, &a->y);
  og_int_addmul(&r->z, k, &a->z);
}

/// r = r - k a
/*@ requires valid: \valid(r) && \valid_read(k) && \valid_read(a);
    requires apart: \separated(r, k) && (r == a || \separated(r, a));
    terminates \true;
    exits \false;
    assigns val(&r->x), val(&r->y), val(&r->z);
    ensures x: val(&r->x) == \old(val(&r->x)) - \old(val(k)) * \old(val(&a->x));
    ensures y: val(&r->y) == \old(val(&r->y)) - \old(val(k)) * \old(val(&a->y));
    ensures z: val(&r->z) == \old(val(&r->z)) - \old(val(k)) * \old(val(&a->z)); */
static inline void og_ivec_submul(og_ivec *r, const og_int *k, const og_ivec *a) {
  og_int_submul(&r->x, k, &a->x);
  og_int_submul(&r->y, k, &a->y);
  og_int_submul(&r->z, k, &a->z);
}

/// r = a . b; r is none of the six components.
/*@ requires valid: \valid(r) && \valid_read(a) && \valid_read(b);
    requires apart: \separated(r, a) && \separated(r, b);
    terminates \true;
    exits \false;
    assigns val(r);
    ensures dot: val(r) == \old(dot(a, b)); */
static inline void og_ivec_dot(og_int *r, const og_ivec *a, const og_ivec *b) {
  og_int_mul(r, &a->x, &b->x);
  //@ assert a: same{Pre, Here}(a);
  //@ assert b: same{Pre, Here}(b);
  og_int_addmul(r, &a->y, &b->y);
  //@ assert a_still: same{Pre, Here}(a);
  //@ assert b_still: same{Pre, Here}(b);
  og_int_addmul(r, &a->z, &b->z);
}

/// r = a x b; r is neither a nor b.
/*@ requires valid: \valid(r) && \valid_read(a) && \valid_read(b);
    requires apart: \separated(r, a) && \separated(r, b);
    terminates \true;
    exits \false;
    assigns val(&r->x), val(&r->y), val(&r->z);
    ensures x: val(&r->x) == \old(cross_x(a, b));
    ensures y: val(&r->y) == \old(cross_y(a, b));
    ensures z: val(&r->z) == \old(cross_z(a, b)); */
static inline void og_ivec_cross(og_ivec *r, const og_ivec *a, const og_ivec *b) {
  og_int_mul(&r->x, &a->y, &b->z);
  og_int_submul(&r->x, &a->z, &b->y);
  //@ assert x: val(&r->x) == \at(cross_x(a, b), Pre);
  //@ assert a: same{Pre, Here}(a);
  //@ assert b: same{Pre, Here}(b);
  og_int_mul(&r->y, &a->z, &b->x);
  og_int_submul(&r->y, &a->x, &b->z);
  //@ assert y: val(&r->y) == \at(cross_y(a, b), Pre);
  //@ assert a_still: same{Pre, Here}(a);
  //@ assert b_still: same{Pre, Here}(b);
  og_int_mul(&r->z, &a->x, &b->y);
  //@ assert a_last: same{Pre, Here}(a);
  //@ assert b_last: same{Pre, Here}(b);
  og_int_submul(&r->z, &a->y, &b->x);
}

#endif
