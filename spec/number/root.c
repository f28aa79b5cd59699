#include "spec/number/root.h"

// Why the parts are computed as they are. The lemmas stand here and not in the header, where they would be in the
// way of
// every other proof.
/*@ lemma square_of_root: \forall real d; d >= 0 ==> \sqrt(d) >= 0 && \sqrt(d) * \sqrt(d) == d;
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
    lemma scaled_root: \forall real p, q, k, a, b, d; p == k * a ==> q == k * b ==>
      root(p, q, d) == root_scaled(k, a, b, d);
    lemma plus_scaled_root: \forall real p, q, k, a, b, e, f, d; p == e + a * k ==> q == f + b * k ==>
      root(p, q, d) == root_plus_scaled(k, a, b, e, f, d);
    lemma scaled_less_scaled_root: \forall real p, q, k, a, b, m, e, f, d; p == a * k - m * e ==> q == b * k - m * f ==>
      root(p, q, d) == root_scaled_less_scaled(k, a, b, m, e, f, d);
    lemma dot_of_root: \forall real nx, ny, nz, ox, oy, oz, x, y, z, d;
      root_dot(nx, ny, nz, ox, oy, oz, x, y, z, d) == root(sum3(nx, ny, nz, x, y, z), sum3(ox, oy, oz, x, y, z), d);
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

void og_root_set(og_root *r, const og_int *a, const og_int *b) {
  og_int_set(&r->a, a);
  og_int_set(&r->b, b);
}

void og_root_mul(og_root *r, const og_root *x, const og_root *y, const og_int *D) {
  og_int_mul(&r->a, &x->b, &y->b);
  og_int_mul(&r->a, &r->a, D);
  og_int_addmul(&r->a, &x->a, &y->a);
  //@ assert a: val(&r->a) == \at(val(&x->b) * val(&y->b) * val(D) + val(&x->a) * val(&y->a), Pre);
  og_int_mul(&r->b, &x->a, &y->b);
  og_int_addmul(&r->b, &x->b, &y->a);
  //@ assert b: val(&r->b) == \at(val(&x->a) * val(&y->b) + val(&x->b) * val(&y->a), Pre);
}

void og_root_sub(og_root *r, const og_root *x, const og_root *y) {
  og_int_sub(&r->a, &x->a, &y->a);
  og_int_sub(&r->b, &x->b, &y->b);
}

int og_root_sign(const og_root *r, const og_int *D, og_int *s, og_int *t) {
  const int a = og_int_sign(&r->a), b = og_int_sign(D) == 0 ? 0 : og_int_sign(&r->b);
  if (a == b || b == 0) return a;
  if (a == 0) return b;
  og_int_mul(s, &r->a, &r->a);
  og_int_mul(t, &r->b, &r->b);
  og_int_mul(t, t, D);
  const int order = og_int_compare(s, t);
  return order == 0 ? 0 : order > 0 ? a : b;
}

int og_root_compare(const og_root *x, const og_root *y, const og_int *D, og_root *r, og_int *s, og_int *t) {
  og_root_sub(r, x, y);
  //@ assert difference: root_of(r, D) == \at(root_of(x, D), Pre) - \at(root_of(y, D), Pre);
  return og_root_sign(r, D, s, t);
}

void og_root_dot(og_root *r, const og_ivec *n, const og_ivec *o, const og_ivec *p, const og_ivec *q, const og_int *D,
                 og_int *t) {
  og_ivec_dot(&r->a, n, p);
  //@ assert o: same{Pre, Here}(o);
  //@ assert q: same{Pre, Here}(q);
  og_ivec_dot(t, o, q);
  //@ assert D: val(D) == \at(val(D), Pre);
  og_int_addmul(&r->a, t, D);
  //@ assert sum: val(&r->a) == \at(dot(n, p), Pre) + \at(dot(o, q), Pre) * \at(val(D), Pre);
  /*@ assert a: val(&r->a) == \at(dot_part(val(&n->x), val(&n->y), val(&n->z), val(&o->x), val(&o->y), val(&o->z),
        val(&p->x),
        val(&p->y), val(&p->z), val(&q->x), val(&q->y), val(&q->z), val(D)), Pre); */
  //@ assert n_still: same{Pre, Here}(n);
  //@ assert q_still: same{Pre, Here}(q);
  og_ivec_dot(&r->b, n, q);
  //@ assert o_last: same{Pre, Here}(o);
  //@ assert p_last: same{Pre, Here}(p);
  og_ivec_dot(t, o, p);
  og_int_add(&r->b, &r->b, t);
  /*@ assert b: val(&r->b) == \at(dot_root_part(val(&n->x), val(&n->y), val(&n->z), val(&o->x), val(&o->y),
        val(&o->z), val(&p->x),
        val(&p->y), val(&p->z), val(&q->x), val(&q->y), val(&q->z)), Pre); */
}

void og_root_scale(og_root *r, const og_int *k, const og_root *x) {
  og_int_mul(&r->a, k, &x->a);
  og_int_mul(&r->b, k, &x->b);
}

void og_root_along(og_root *r, const og_ivec *n, const og_ivec *o, const og_ivec *p) {
  og_ivec_dot(&r->a, n, p);
  //@ assert o: same{Pre, Here}(o);
  //@ assert p: same{Pre, Here}(p);
  og_ivec_dot(&r->b, o, p);
}

void og_root_vec_addmul(og_ivec *n, og_ivec *o, const og_root *x, const og_ivec *p) {
  og_ivec_addmul(n, &x->a, p);
  og_ivec_addmul(o, &x->b, p);
}

void og_root_vec_difference(og_ivec *n, og_ivec *o, const og_root *x, const og_ivec *v, const og_int *m,
                            const og_ivec *p, const og_ivec *q) {
  og_ivec_scale(n, &x->a, v);
  og_ivec_scale(o, &x->b, v);
  og_ivec_submul(n, m, p);
  og_ivec_submul(o, m, q);
}
