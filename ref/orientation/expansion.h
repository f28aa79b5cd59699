#ifndef OG_EXPANSION_H
#define OG_EXPANSION_H

/// Exact sums and products of floating-point numbers, as expansions.
///
/// An expansion is an unevaluated sum of numbers that do not overlap, from small to large, without zeros: its sign is
/// the sign of its last part. As long as nothing overflows or underflows, sums and products of expansions are exact.
/// Source: Shewchuk, "Adaptive Precision Floating-Point Arithmetic", 1997, 2 (theorems 10 and 19).
/// Safe (proofs/eva.py): A, 13 of 15 functions; by WP alone, 2 of 15; B, all that compute, for multiples of 2^-100,
/// |x| <= 1, up to 16 parts (some: others).

#include "ref/vec3.h"

/// Room for the determinant of orient3d: 2 parts a difference, 8 a product of two, 16 a minor, 64 times a third, of
/// three.
#define OG_EXPANSION_PARTS 192

typedef struct og_expansion {
  int count; // 0: zero
  og_scalar part[OG_EXPANSION_PARTS];
} og_expansion;

/*@ predicate expansion(og_expansion *e) = \valid_read(e) && 0 <= e->count <= OG_EXPANSION_PARTS;
    // Differences are factors: a part of one makes two parts with each part of the other factor.
    predicate difference(og_expansion *e) = \valid_read(e) && 0 <= e->count <= 2;
*/

/// a b = product + *rest, exactly.
//@ requires rest: \valid(rest); terminates \true; exits \false; assigns *rest;
static inline og_scalar og_two_product(og_scalar a, og_scalar b, og_scalar *rest) {
  const og_scalar product = a * b;
#ifdef OG_BINARY32
  *rest = fmaf(a, b, -product);
#else
  *rest = fma(a, b, -product);
#endif
  return product;
}

/// a + b = sum + *rest, exactly.
//@ requires rest: \valid(rest); terminates \true; exits \false; assigns *rest;
static inline og_scalar og_two_sum(og_scalar a, og_scalar b, og_scalar *rest) {
  const og_scalar sum = a + b;
  const og_scalar of_b = sum - a;
  const og_scalar of_a = sum - of_b;
  *rest = (a - of_a) + (b - of_b);
  return sum;
}

/// e += b. One part more at most.
/*@ requires sum: \valid(e) && 0 <= e->count < OG_EXPANSION_PARTS;
    terminates \true; exits \false; assigns *e;
    ensures parts: 0 <= e->count <= \old(e->count) + 1; */
static inline void og_expansion_grow(og_expansion *e, og_scalar b) {
  og_scalar sum = b;
  int count = 0;
  /*@ loop invariant counter: 0 <= count <= k <= e->count;
      loop assigns k, count, sum, e->part[0 .. OG_EXPANSION_PARTS - 1];
      loop variant e->count - k; */
  for (int k = 0; k < e->count; k++) {
    og_scalar rest;
    sum = og_two_sum(sum, e->part[k], &rest);
    if (rest != 0) e->part[count++] = rest;
  }
  if (sum != 0) e->part[count++] = sum;
  e->count = count;
}

/// e += k f, for k that is 1 or -1.
/*@ requires terms: \valid(e) && expansion(f) && \separated(e, f) && 0 <= e->count;
    requires room: e->count + f->count <= OG_EXPANSION_PARTS;
    terminates \true; exits \false; assigns *e;
    ensures parts: 0 <= e->count <= \old(e->count) + f->count; */
static inline void og_expansion_add(og_expansion *e, og_scalar k, const og_expansion *f) {
  /*@ loop invariant counter: 0 <= i <= f->count && 0 <= e->count <= \at(e->count, Pre) + i;
      loop assigns i, *e;
      loop variant f->count - i; */
  for (int i = 0; i < f->count; i++) og_expansion_grow(e, k * f->part[i]);
}

/// e = a - b. Both parts are set, whether they count or not.
/*@ requires memory: \valid(e);
    terminates \true; exits \false; assigns *e;
    ensures parts: 0 <= e->count <= 2; */
static inline void og_expansion_difference(og_expansion *e, og_scalar a, og_scalar b) {
  e->count = 0;
  e->part[0] = e->part[1] = 0;
  og_expansion_grow(e, a);
  if (b != 0) og_expansion_grow(e, -b);
}

/// r = e f, for a difference e; r is neither.
/*@ requires factors: \valid(r) && expansion(e) && expansion(f) && \separated(r, e) && \separated(r, f);
    requires room: e->count <= 2 && 4 * f->count <= OG_EXPANSION_PARTS;
    terminates \true; exits \false; assigns *r;
    ensures parts: 0 <= r->count <= 4 * f->count; */
static inline void og_expansion_product(og_expansion *r, const og_expansion *e, const og_expansion *f) {
  r->count = 0;
  /*@ loop invariant counter: 0 <= i <= e->count && 0 <= r->count;
      loop invariant first: i == 0 ==> r->count == 0;
      loop invariant second: i == 1 ==> r->count <= 2 * f->count;
      loop invariant done: i == 2 ==> r->count <= 4 * f->count;
      loop assigns i, *r;
      loop variant e->count - i; */
  for (int i = 0; i < e->count; i++) {
    /*@ loop invariant counter: 0 <= j <= f->count;
        loop invariant two: 0 <= r->count <= \at(r->count, LoopEntry) + 2 * j;
        loop assigns j, *r;
        loop variant f->count - j; */
    for (int j = 0; j < f->count; j++) {
      og_scalar rest;
      const og_scalar product = og_two_product(e->part[i], f->part[j], &rest);
      og_expansion_grow(r, rest);
      og_expansion_grow(r, product);
    }
  }
}

/// Sets the first `most` parts, none of which counts.
/*@ requires memory: \valid(e) && 0 <= most <= OG_EXPANSION_PARTS;
    terminates \true; exits \false; assigns *e;
    ensures none: e->count == 0; */
static inline void og_expansion_clear(og_expansion *e, int most) {
  e->count = 0;
  /*@ loop invariant counter: 0 <= k <= most;
      loop assigns k, e->part[0 .. OG_EXPANSION_PARTS - 1];
      loop variant most - k; */
  for (int k = 0; k < most; k++) e->part[k] = 0;
}

/// r = a d - b c, for differences; r is none of them. All 16 parts that it may have are set, whether they count or not.
/*@ requires memory: \valid(r) && \separated(r, a) && \separated(r, b) && \separated(r, c) && \separated(r, d);
    requires differences: difference(a) && difference(b) && difference(c) && difference(d);
    terminates \true; exits \false; assigns *r;
    ensures parts: 0 <= r->count <= 16; */
static inline void og_expansion_minor(og_expansion *r, const og_expansion *a, const og_expansion *b,
                                      const og_expansion *c, const og_expansion *d) {
  og_expansion t;
  og_expansion_clear(r, 16);
  og_expansion_clear(&t, 8);
  og_expansion_product(r, a, d);
  og_expansion_product(&t, b, c);
  og_expansion_add(r, -1, &t);
}

/// r += e f, for a difference e; r is neither.
/*@ requires memory: \valid(r) && \separated(r, e) && \separated(r, f) && 0 <= r->count;
    requires factors: difference(e) && expansion(f);
    requires room: r->count + 4 * f->count <= OG_EXPANSION_PARTS;
    terminates \true; exits \false; assigns *r;
    ensures parts: 0 <= r->count <= \old(r->count) + 4 * f->count; */
static inline void og_expansion_add_product(og_expansion *r, const og_expansion *e, const og_expansion *f) {
  og_expansion t;
  og_expansion_product(&t, e, f);
  og_expansion_add(r, 1, &t);
}

/*@ requires expansion: expansion(e);
    terminates \true; exits \false; assigns \nothing;
    ensures sign: -1 <= \result <= 1; */
static inline int og_expansion_sign(const og_expansion *e) {
  return e->count == 0 ? 0 : e->part[e->count - 1] > 0 ? 1 : -1;
}

/// The sum, rounded: off by less than OG_SCALAR_EPSILON of itself.
//@ requires expansion: expansion(e); terminates \true; exits \false; assigns \nothing;
static inline og_scalar og_expansion_value(const og_expansion *e) {
  og_scalar sum = 0;
  /*@ loop invariant counter: 0 <= k <= e->count;
      loop assigns k, sum;
      loop variant e->count - k; */
  for (int k = 0; k < e->count; k++) sum += e->part[k];
  return sum;
}

// ---- vectors ----

// Coordinates are brought to this power of two, high in the range: six products of three differences still fit
// (3 * 301 + 3 < 1024, 3 * 41 + 3 < 128), and there is the most room below for their last bits.
#ifdef OG_BINARY32
#define OG_EXPANSION_HIGH 40
#else
#define OG_EXPANSION_HIGH 300
#endif

/// The power of two by which coordinates up to `size` get there.
//@ terminates \true; exits \false; assigns \nothing;
static inline int og_expansion_rise(og_scalar size) {
  int exponent;
  (void)frexp((double)size, &exponent);
  return OG_EXPANSION_HIGH - exponent;
}

/// 2^rise (a - o), exactly.
typedef struct og_expansion_vec {
  og_expansion x, y, z;
} og_expansion_vec;

/*@ predicate differences(og_expansion_vec *d) =
      \valid_read(d) && 0 <= d->x.count <= 2 && 0 <= d->y.count <= 2 && 0 <= d->z.count <= 2; */

//@ terminates \true; exits \false; assigns \nothing;
static inline og_scalar og_raised(og_scalar x, int rise) { return (og_scalar)ldexp((double)x, rise); }

/*@ requires memory: \valid(d);
    terminates \true; exits \false; assigns *d;
    ensures differences: differences(d); */
static inline void og_expansion_vec_difference(og_expansion_vec *d, og_vec3 a, og_vec3 o, int rise) {
  og_expansion_difference(&d->x, og_raised(a.x, rise), og_raised(o.x, rise));
  og_expansion_difference(&d->y, og_raised(a.y, rise), og_raised(o.y, rise));
  og_expansion_difference(&d->z, og_raised(a.z, rise), og_raised(o.z, rise));
}

/// determinant = u . (v x w); it is none of theirs.
/*@ requires memory: \valid(determinant) && \separated(determinant, u) && \separated(determinant, v) &&
                     \separated(determinant, w);
    requires differences: differences(u) && differences(v) && differences(w);
    terminates \true; exits \false; assigns *determinant;
    ensures parts: expansion(determinant); */
static inline void og_expansion_determinant(og_expansion *determinant, const og_expansion_vec *u,
                                            const og_expansion_vec *v, const og_expansion_vec *w) {
  og_expansion minor;
  og_expansion_minor(&minor, &v->y, &v->z, &w->y, &w->z);
  og_expansion_product(determinant, &u->x, &minor);
  og_expansion_minor(&minor, &v->z, &v->x, &w->z, &w->x);
  //@ assert second: 0 <= u->y.count <= 2;
  og_expansion_add_product(determinant, &u->y, &minor);
  og_expansion_minor(&minor, &v->x, &v->y, &w->x, &w->y);
  //@ assert third: 0 <= u->z.count <= 2;
  og_expansion_add_product(determinant, &u->z, &minor);
}

#endif
