#ifndef OG_ROOT_H
#define OG_ROOT_H

/// Numbers a + b sqrt(D) with integers a, b and one radicand D >= 0 for all: the arithmetic of rounded sweeps.
///
/// Contracts speak of the real number, root_of(r, D); the lemmas say why a and b are computed as they are.

#include "spec/number/vector.h"

typedef struct og_root {
  og_int a, b;
} og_root;

// The lemmas on differences and products are about names of their own, so that provers use them where they are meant.
/*@ logic real root(real a, real b, real d) = a + b * \sqrt(d);
    logic real root_of{L}(og_root *r, og_int *d) = root(val(&r->a), val(&r->b), val(d));
    logic real root_less(real a, real b, real e, real f, real d) = root(a, b, d) - root(e, f, d);
    logic real root_times(real a, real b, real e, real f, real d) = root(a, b, d) * root(e, f, d);

    lemma square_of_root: \forall real d; d >= 0 ==> \sqrt(d) >= 0 && \sqrt(d) * \sqrt(d) == d;

    lemma sign_of_root: \forall real a, b, d; d >= 0 ==> sgn(a) == sgn(b) || b == 0 || d == 0 ==>
      sgn(root(a, b, d)) == sgn(a);
    lemma sign_of_pure_root: \forall real b, d; d > 0 ==> sgn(root(0, b, d)) == sgn(b);
    lemma sign_of_root_below: \forall real a, b, d; d >= 0 ==> a >= 0 ==> b <= 0 ==>
      sgn(root(a, b, d)) == sgn(a * a - b * b * d);
    lemma sign_of_root_above: \forall real a, b, d; d >= 0 ==> a <= 0 ==> b >= 0 ==>
      sgn(root(a, b, d)) == -sgn(a * a - b * b * d);

    lemma root_difference: \forall real a, b, e, f, d; root_less(a, b, e, f, d) == root(a - e, b - f, d);
    lemma root_product: \forall real a, b, e, f, d; d >= 0 ==>
      root_times(a, b, e, f, d) == root(b * f * d + a * e, a * f + b * e, d);
    lemma product_is_root: \forall real p, q, a, b, e, f, d; d >= 0 ==> p == b * f * d + a * e ==>
      q == a * f + b * e ==> root(p, q, d) == root_times(a, b, e, f, d);

    // What the parts of sums of products are: k (a + b r), and with vectors n + o r and p + q r for n, o, p, q integer.
    logic real root_scaled(real k, real a, real b, real d) = k * root(a, b, d);
    logic real root_less_scaled(real k, real m, real a, real b, real d) = m - k * root(a, b, d);
    logic real root_plus_scaled(real k, real a, real b, real e, real f, real d) = root(e, f, d) + root(a, b, d) * k;
    logic real products_difference(real w, real s, real m, real p) = w * s - m * p;
    logic real root_scaled_less_scaled(real k, real a, real b, real m, real e, real f, real d) =
      products_difference(root(a, b, d), k, m, root(e, f, d));
    lemma scaled_root: \forall real p, q, k, a, b, d; p == k * a ==> q == k * b ==>
      root(p, q, d) == root_scaled(k, a, b, d);
    lemma less_scaled_root: \forall real p, q, k, m, a, b, d; p == m - k * a ==> q == -(k * b) ==>
      root(p, q, d) == root_less_scaled(k, m, a, b, d);
    lemma plus_scaled_root: \forall real p, q, k, a, b, e, f, d; p == e + a * k ==> q == f + b * k ==>
      root(p, q, d) == root_plus_scaled(k, a, b, e, f, d);
    lemma scaled_less_scaled_root: \forall real p, q, k, a, b, m, e, f, d; p == a * k - m * e ==> q == b * k - m * f ==>
      root(p, q, d) == root_scaled_less_scaled(k, a, b, m, e, f, d);

    logic real root_dot(real nx, real ny, real nz, real ox, real oy, real oz, real x, real y, real z, real d) =
      sum3(root(nx, ox, d), root(ny, oy, d), root(nz, oz, d), x, y, z);
    lemma dot_of_root: \forall real nx, ny, nz, ox, oy, oz, x, y, z, d;
      root_dot(nx, ny, nz, ox, oy, oz, x, y, z, d) == root(sum3(nx, ny, nz, x, y, z), sum3(ox, oy, oz, x, y, z), d);
    logic real root_dot_root(real nx, real ny, real nz, real ox, real oy, real oz,
                             real px, real py, real pz, real qx, real qy, real qz, real d) =
      sum3(root(nx, ox, d), root(ny, oy, d), root(nz, oz, d), root(px, qx, d), root(py, qy, d), root(pz, qz, d));
    logic real dot_part(real nx, real ny, real nz, real ox, real oy, real oz,
                        real px, real py, real pz, real qx, real qy, real qz, real d) =
      sum3(nx, ny, nz, px, py, pz) + sum3(ox, oy, oz, qx, qy, qz) * d;
    logic real dot_root_part(real nx, real ny, real nz, real ox, real oy, real oz,
                             real px, real py, real pz, real qx, real qy, real qz) =
      sum3(nx, ny, nz, qx, qy, qz) + sum3(ox, oy, oz, px, py, pz);
    lemma dot_of_roots: \forall real nx, ny, nz, ox, oy, oz, px, py, pz, qx, qy, qz, d; d >= 0 ==>
      root_dot_root(nx, ny, nz, ox, oy, oz, px, py, pz, qx, qy, qz, d) ==
      root(dot_part(nx, ny, nz, ox, oy, oz, px, py, pz, qx, qy, qz, d),
           dot_root_part(nx, ny, nz, ox, oy, oz, px, py, pz, qx, qy, qz), d);
*/

/// r = a + b sqrt(D)
/*@ requires valid: \valid(r) && \valid_read(a) && \valid_read(b);
    requires apart: \separated(r, a) && \separated(r, b);
    terminates \true;
    exits \false;
    assigns val(&r->a), val(&r->b);
    ensures a: val(&r->a) == \old(val(a));
    ensures b: val(&r->b) == \old(val(b)); */
static inline void og_root_set(og_root *r, const og_int *a, const og_int *b) {
  og_int_set(&r->a, a);
  og_int_set(&r->b, b);
}

/// r = x y; r is neither x nor y.
/*@ requires valid: \valid(r) && \valid_read(x) && \valid_read(y) && \valid_read(D);
    requires apart: \separated(r, x) && \separated(r, y) && \separated(r, D);
    requires radicand: val(D) >= 0;
    terminates \true;
    exits \false;
    assigns val(&r->a), val(&r->b);
    ensures product: root_of(r, D) ==
      \old(root_times(val(&x->a), val(&x->b), val(&y->a), val(&y->b), val(D))); */
static inline void og_root_mul(og_root *r, const og_root *x, const og_root *y, const og_int *D) {
  og_int_mul(&r->a, &x->b, &y->b);
  og_int_mul(&r->a, &r->a, D);
  og_int_addmul(&r->a, &x->a, &y->a);
  //@ assert a: val(&r->a) == \at(val(&x->b) * val(&y->b) * val(D) + val(&x->a) * val(&y->a), Pre);
  og_int_mul(&r->b, &x->a, &y->b);
  og_int_addmul(&r->b, &x->b, &y->a);
  //@ assert b: val(&r->b) == \at(val(&x->a) * val(&y->b) + val(&x->b) * val(&y->a), Pre);
}

/// r = x - y
/*@ requires valid: \valid(r) && \valid_read(x) && \valid_read(y);
    requires apart: (r == x || \separated(r, x)) && (r == y || \separated(r, y));
    terminates \true;
    exits \false;
    assigns val(&r->a), val(&r->b);
    ensures difference: \forall real d; root(val(&r->a), val(&r->b), d) ==
      root_less(\old(val(&x->a)), \old(val(&x->b)), \old(val(&y->a)), \old(val(&y->b)), d); */
static inline void og_root_sub(og_root *r, const og_root *x, const og_root *y) {
  og_int_sub(&r->a, &x->a, &y->a);
  og_int_sub(&r->b, &x->b, &y->b);
}

/*@ requires valid: \valid(x) && \valid(y);
    requires apart: \separated(x, y);
    terminates \true;
    exits \false;
    assigns val(&x->a), val(&x->b), val(&y->a), val(&y->b);
    ensures xa: val(&x->a) == \old(val(&y->a));
    ensures xb: val(&x->b) == \old(val(&y->b));
    ensures ya: val(&y->a) == \old(val(&x->a));
    ensures yb: val(&y->b) == \old(val(&x->b)); */
static inline void og_root_swap(og_root *x, og_root *y) {
  og_int_swap(&x->a, &y->a);
  og_int_swap(&x->b, &y->b);
}

/// The sign of r: -1, 0 or 1. s and t are numbers to work with.
/*@ requires valid: \valid_read(r) && \valid_read(D) && \valid(s) && \valid(t);
    requires apart: \separated(s, t, r) && \separated(s, t, D);
    requires radicand: val(D) >= 0;
    terminates \true;
    exits \false;
    assigns val(s), val(t);
    ensures sign: \result == sgn(\old(root_of(r, D))); */
static inline int og_root_sign(const og_root *r, const og_int *D, og_int *s, og_int *t) {
  const int a = og_int_sign(&r->a), b = og_int_sign(D) == 0 ? 0 : og_int_sign(&r->b);
  if (a == b || b == 0) return a;
  if (a == 0) return b;
  og_int_mul(s, &r->a, &r->a);
  og_int_mul(t, &r->b, &r->b);
  og_int_mul(t, t, D);
  const int order = og_int_compare(s, t);
  return order == 0 ? 0 : order > 0 ? a : b;
}

/// The sign of x - y. r, s and t are numbers to work with.
/*@ requires valid: \valid(r) && \valid_read(x) && \valid_read(y) && \valid_read(D) && \valid(s) && \valid(t);
    requires apart: \separated(r, s, t, x) && \separated(r, s, t, y) && \separated(r, s, t, D);
    requires radicand: val(D) >= 0;
    terminates \true;
    exits \false;
    assigns val(&r->a), val(&r->b), val(s), val(t);
    ensures sign: \result == sgn(\old(root_of(x, D)) - \old(root_of(y, D))); */
static inline int og_root_compare(const og_root *x, const og_root *y, const og_int *D, og_root *r, og_int *s, og_int *t) {
  og_root_sub(r, x, y);
  //@ assert difference: root_of(r, D) == \at(root_of(x, D), Pre) - \at(root_of(y, D), Pre);
  return og_root_sign(r, D, s, t);
}

/// r = (n + o sqrt(D)) . (p + q sqrt(D)); t is a number to work with.
/*@ requires valid: \valid(r) && \valid(t) && \valid_read(n) && \valid_read(o) && \valid_read(p) && \valid_read(q) &&
                    \valid_read(D);
    requires apart: \separated(r, t, n) && \separated(r, t, o) && \separated(r, t, p) && \separated(r, t, q) &&
                    \separated(r, t, D);
    requires radicand: val(D) >= 0;
    terminates \true;
    exits \false;
    assigns val(&r->a), val(&r->b), val(t);
    ensures dot: root_of(r, D) == \old(root_dot_root(val(&n->x), val(&n->y), val(&n->z), val(&o->x), val(&o->y),
      val(&o->z), val(&p->x), val(&p->y), val(&p->z), val(&q->x), val(&q->y), val(&q->z), val(D))); */
static inline void og_root_dot(og_root *r, const og_ivec *n, const og_ivec *o, const og_ivec *p, const og_ivec *q,
                               const og_int *D, og_int *t) {
  og_ivec_dot(&r->a, n, p);
  //@ assert o: same{Pre, Here}(o);
  //@ assert q: same{Pre, Here}(q);
  og_ivec_dot(t, o, q);
  og_int_addmul(&r->a, t, D);
  /*@ assert a: val(&r->a) == \at(dot_part(val(&n->x), val(&n->y), val(&n->z), val(&o->x), val(&o->y), val(&o->z), val(&p->x),
        val(&p->y), val(&p->z), val(&q->x), val(&q->y), val(&q->z), val(D)), Pre); */
  //@ assert n_still: same{Pre, Here}(n);
  //@ assert q_still: same{Pre, Here}(q);
  og_ivec_dot(&r->b, n, q);
  //@ assert o_last: same{Pre, Here}(o);
  //@ assert p_last: same{Pre, Here}(p);
  og_ivec_dot(t, o, p);
  og_int_add(&r->b, &r->b, t);
  /*@ assert b: val(&r->b) == \at(dot_root_part(val(&n->x), val(&n->y), val(&n->z), val(&o->x), val(&o->y), val(&o->z), val(&p->x),
        val(&p->y), val(&p->z), val(&q->x), val(&q->y), val(&q->z)), Pre); */
}

#endif
