#ifndef OG_ROOT_H
#define OG_ROOT_H

/// Numbers a + b sqrt(D) with integers a, b and one radicand D >= 0 for all: the arithmetic of rounded sweeps.
///
/// Contracts speak of the real number, root_of(r, D); the lemmas say why a and b are computed as they are.

#include "spec/number/vector.h"

typedef struct og_root {
  og_int a, b;
} og_root;

/*@ logic real root(real a, real b, real d) = a + b * \sqrt(d);
    logic real root_of{L}(og_root *r, og_int *d) = root(val(&r->a), val(&r->b), val(d));

    // Names for what is computed, so that provers need not think about products.
    logic real plus_product(real sum, real w, real x) = sum + w * x;
    logic real products_difference(real w, real s, real m, real p) = w * s - m * p;
    logic real root_less(real a, real b, real e, real f, real d) = root(a, b, d) - root(e, f, d);
    logic real root_times(real a, real b, real e, real f, real d) = root(a, b, d) * root(e, f, d);
    logic real root_scaled(real k, real a, real b, real d) = k * root(a, b, d);
    logic real root_plus_scaled(real k, real a, real b, real e, real f, real d) = plus_product(root(e, f, d), root(a,
          b, d), k);
    logic real root_scaled_less_scaled(real k, real a, real b, real m, real e, real f, real d) =
      products_difference(root(a, b, d), k, m, root(e, f, d));
    logic real root_dot(real nx, real ny, real nz, real ox, real oy, real oz, real x, real y, real z, real d) =
      sum3(root(nx, ox, d), root(ny, oy, d), root(nz, oz, d), x, y, z);
    logic real root_dot_root(real nx, real ny, real nz, real ox, real oy, real oz,
                             real px, real py, real pz, real qx, real qy, real qz, real d) =
      sum3(root(nx, ox, d), root(ny, oy, d), root(nz, oz, d), root(px, qx, d), root(py, qy, d), root(pz, qz, d));
*/

/// r = a + b sqrt(D)
/*@ requires valid: \valid(r) && \valid_read(a) && \valid_read(b);
    requires apart: \separated(r, a) && \separated(r, b);
    terminates \true;
    exits \false;
    assigns val(&r->a), val(&r->b);
    ensures a: val(&r->a) == \old(val(a));
    ensures b: val(&r->b) == \old(val(b)); */
void og_root_set(og_root *r, const og_int *a, const og_int *b);

/// r = x y; r is neither x nor y.
/*@ requires valid: \valid(r) && \valid_read(x) && \valid_read(y) && \valid_read(D);
    requires apart: \separated(r, x) && \separated(r, y) && \separated(r, D);
    requires radicand: val(D) >= 0;
    terminates \true;
    exits \false;
    assigns val(&r->a), val(&r->b);
    ensures product: root_of(r, D) ==
      \old(root_times(val(&x->a), val(&x->b), val(&y->a), val(&y->b), val(D))); */
void og_root_mul(og_root *r, const og_root *x, const og_root *y, const og_int *D);

/// r = x - y
/*@ requires valid: \valid(r) && \valid_read(x) && \valid_read(y);
    requires apart: (r == x || \separated(r, x)) && (r == y || \separated(r, y));
    terminates \true;
    exits \false;
    assigns val(&r->a), val(&r->b);
    ensures difference: \forall real d; root(val(&r->a), val(&r->b), d) ==
      root_less(\old(val(&x->a)), \old(val(&x->b)), \old(val(&y->a)), \old(val(&y->b)), d); */
void og_root_sub(og_root *r, const og_root *x, const og_root *y);

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
int og_root_sign(const og_root *r, const og_int *D, og_int *s, og_int *t);

/// The sign of x - y. r, s and t are numbers to work with.
/*@ requires valid: \valid(r) && \valid_read(x) && \valid_read(y) && \valid_read(D) && \valid(s) && \valid(t);
    requires apart: \separated(r, s, t, x) && \separated(r, s, t, y) && \separated(r, s, t, D);
    requires radicand: val(D) >= 0;
    terminates \true;
    exits \false;
    assigns val(&r->a), val(&r->b), val(s), val(t);
    ensures sign: \result == sgn(\old(root_of(x, D)) - \old(root_of(y, D))); */
int og_root_compare(const og_root *x, const og_root *y, const og_int *D, og_root *r, og_int *s, og_int *t);

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
void og_root_dot(og_root *r, const og_ivec *n, const og_ivec *o, const og_ivec *p, const og_ivec *q, const og_int *D,
                 og_int *t);

/// r = k x
/*@ requires valid: \valid(r) && \valid_read(k) && \valid_read(x);
    requires apart: \separated(r, k) && (r == x || \separated(r, x));
    terminates \true;
    exits \false;
    assigns val(&r->a), val(&r->b);
    ensures scaled: \forall real d; root(val(&r->a), val(&r->b), d) ==
      root_scaled(\old(val(k)), \old(val(&x->a)), \old(val(&x->b)), d); */
void og_root_scale(og_root *r, const og_int *k, const og_root *x);

/// r = (n + o sqrt(D)) . p
/*@ requires valid: \valid(r) && \valid_read(n) && \valid_read(o) && \valid_read(p);
    requires apart: \separated(r, n) && \separated(r, o) && \separated(r, p);
    terminates \true;
    exits \false;
    assigns val(&r->a), val(&r->b);
    ensures along: \forall real d; root(val(&r->a), val(&r->b), d) == root_dot(\old(val(&n->x)), \old(val(&n->y)),
      \old(val(&n->z)), \old(val(&o->x)), \old(val(&o->y)), \old(val(&o->z)), \old(val(&p->x)), \old(val(&p->y)),
      \old(val(&p->z)), d); */
void og_root_along(og_root *r, const og_ivec *n, const og_ivec *o, const og_ivec *p);

/// n + o sqrt(D) = n + o sqrt(D) + x p, the vector n + o sqrt(D) in two parts.
/*@ requires valid: \valid(n) && \valid(o) && \valid_read(x) && \valid_read(p);
    requires apart: \separated(n, o) && \separated(n, x) && \separated(n, p) && \separated(o, x) && \separated(o, p);
    terminates \true;
    exits \false;
    assigns val(&n->x), val(&n->y), val(&n->z), val(&o->x), val(&o->y), val(&o->z);
    ensures x: \forall real d; root(val(&n->x), val(&o->x), d) == \old(root_plus_scaled(val(&p->x), val(&x->a),
      val(&x->b), val(&n->x), val(&o->x), d));
    ensures y: \forall real d; root(val(&n->y), val(&o->y), d) == \old(root_plus_scaled(val(&p->y), val(&x->a),
      val(&x->b), val(&n->y), val(&o->y), d));
    ensures z: \forall real d; root(val(&n->z), val(&o->z), d) == \old(root_plus_scaled(val(&p->z), val(&x->a),
      val(&x->b), val(&n->z), val(&o->z), d)); */
void og_root_vec_addmul(og_ivec *n, og_ivec *o, const og_root *x, const og_ivec *p);

/// n + o sqrt(D) = x v - m (p + q sqrt(D))
/*@ requires valid: \valid(n) && \valid(o) && \valid_read(x) && \valid_read(v) && \valid_read(m) && \valid_read(p) &&
                    \valid_read(q);
    requires apart: \separated(n, o) && \separated(n, x) && \separated(n, v) && \separated(n, m) && \separated(n, p) &&
                    \separated(n, q) && \separated(o, x) && \separated(o, v) && \separated(o, m) && \separated(o, p) &&
                    \separated(o, q);
    terminates \true;
    exits \false;
    assigns val(&n->x), val(&n->y), val(&n->z), val(&o->x), val(&o->y), val(&o->z);
    ensures x: \forall real d; root(val(&n->x), val(&o->x), d) == \old(root_scaled_less_scaled(val(&v->x), val(&x->a),
      val(&x->b), val(m), val(&p->x), val(&q->x), d));
    ensures y: \forall real d; root(val(&n->y), val(&o->y), d) == \old(root_scaled_less_scaled(val(&v->y), val(&x->a),
      val(&x->b), val(m), val(&p->y), val(&q->y), d));
    ensures z: \forall real d; root(val(&n->z), val(&o->z), d) == \old(root_scaled_less_scaled(val(&v->z), val(&x->a),
      val(&x->b), val(m), val(&p->z), val(&q->z), d)); */
void og_root_vec_difference(og_ivec *n, og_ivec *o, const og_root *x, const og_ivec *v, const og_int *m,
                            const og_ivec *p, const og_ivec *q);

#endif
