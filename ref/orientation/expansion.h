#ifndef OG_EXPANSION_H
#define OG_EXPANSION_H

/// Exact sums and products of floating-point numbers, as expansions.
///
/// An expansion is an unevaluated sum of numbers that do not overlap, from small to large, without zeros: its sign is
/// the sign of its last part. As long as nothing overflows or underflows, sums and products of expansions are exact.
/// Source: Shewchuk, "Adaptive Precision Floating-Point Arithmetic", 1997, 2 (theorems 10 and 19).
/// Safe (proofs/eva.py): A, 11 of 13 functions.

#include "ref/vec3.h"

/// Room for the determinant of orient3d: 2 parts a difference, 8 a product of two, 16 a minor, 64 times a third, of
/// three.
#define OG_EXPANSION_PARTS 192

typedef struct og_expansion {
  int count; // 0: zero
  og_scalar part[OG_EXPANSION_PARTS];
} og_expansion;

/// a b = product + *rest, exactly.
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
static inline og_scalar og_two_sum(og_scalar a, og_scalar b, og_scalar *rest) {
  const og_scalar sum = a + b;
  const og_scalar of_b = sum - a;
  const og_scalar of_a = sum - of_b;
  *rest = (a - of_a) + (b - of_b);
  return sum;
}

/// e += b. One part more at most.
static inline void og_expansion_grow(og_expansion *e, og_scalar b) {
  og_scalar sum = b;
  int count = 0;
  for (int k = 0; k < e->count; k++) {
    og_scalar rest;
    sum = og_two_sum(sum, e->part[k], &rest);
    if (rest != 0) e->part[count++] = rest;
  }
  if (sum != 0) e->part[count++] = sum;
  e->count = count;
}

/// e += k f, for k that is 1 or -1.
static inline void og_expansion_add(og_expansion *e, og_scalar k, const og_expansion *f) {
  for (int i = 0; i < f->count; i++) og_expansion_grow(e, k * f->part[i]);
}

/// e = a - b
static inline void og_expansion_difference(og_expansion *e, og_scalar a, og_scalar b) {
  e->count = 0;
  og_expansion_grow(e, a);
  og_expansion_grow(e, -b);
}

/// r = e f; r is neither.
static inline void og_expansion_product(og_expansion *r, const og_expansion *e, const og_expansion *f) {
  r->count = 0;
  for (int i = 0; i < e->count; i++) {
    for (int j = 0; j < f->count; j++) {
      og_scalar rest;
      const og_scalar product = og_two_product(e->part[i], f->part[j], &rest);
      og_expansion_grow(r, rest);
      og_expansion_grow(r, product);
    }
  }
}

/// r = a d - b c; r is none of them.
static inline void og_expansion_minor(og_expansion *r, const og_expansion *a, const og_expansion *b,
                                      const og_expansion *c, const og_expansion *d) {
  og_expansion t;
  og_expansion_product(r, a, d);
  og_expansion_product(&t, b, c);
  og_expansion_add(r, -1, &t);
}

static inline int og_expansion_sign(const og_expansion *e) {
  return e->count == 0 ? 0 : e->part[e->count - 1] > 0 ? 1 : -1;
}

/// The sum, rounded: off by less than OG_SCALAR_EPSILON of itself.
static inline og_scalar og_expansion_value(const og_expansion *e) {
  og_scalar sum = 0;
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
static inline int og_expansion_rise(og_scalar size) {
  int exponent;
  (void)frexp((double)size, &exponent);
  return OG_EXPANSION_HIGH - exponent;
}

/// 2^rise (a - o), exactly.
typedef struct og_expansion_vec {
  og_expansion x, y, z;
} og_expansion_vec;

static inline og_scalar og_raised(og_scalar x, int rise) { return (og_scalar)ldexp((double)x, rise); }

static inline void og_expansion_vec_difference(og_expansion_vec *d, og_vec3 a, og_vec3 o, int rise) {
  og_expansion_difference(&d->x, og_raised(a.x, rise), og_raised(o.x, rise));
  og_expansion_difference(&d->y, og_raised(a.y, rise), og_raised(o.y, rise));
  og_expansion_difference(&d->z, og_raised(a.z, rise), og_raised(o.z, rise));
}

/// determinant = u . (v x w); it is none of theirs.
static inline void og_expansion_determinant(og_expansion *determinant, const og_expansion_vec *u,
                                            const og_expansion_vec *v, const og_expansion_vec *w) {
  og_expansion yz, zx, xy, t;
  og_expansion_minor(&yz, &v->y, &v->z, &w->y, &w->z);
  og_expansion_minor(&zx, &v->z, &v->x, &w->z, &w->x);
  og_expansion_minor(&xy, &v->x, &v->y, &w->x, &w->y);
  og_expansion_product(determinant, &u->x, &yz);
  og_expansion_product(&t, &u->y, &zx);
  og_expansion_add(determinant, 1, &t);
  og_expansion_product(&t, &u->z, &xy);
  og_expansion_add(determinant, 1, &t);
}

#endif
