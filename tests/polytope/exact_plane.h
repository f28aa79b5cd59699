#ifndef POLYTOPE_EXACT_PLANE_H
#define POLYTOPE_EXACT_PLANE_H

/// Exact heights over planes through three points, in integers: for coordinates whose bits lie within 2^-400 .. 2^400.

#include <gmp.h>
#include <math.h>

#include "ref/vec3.h"

enum { EXACT_SHIFT = 400 };

typedef struct exact_point {
  mpz_t c[3];
} exact_point;

static inline void exact_init(exact_point *p, og_vec3 a) {
  const double x[3] = {(double)a.x, (double)a.y, (double)a.z};
  for (int k = 0; k < 3; k++) mpz_init_set_d(p->c[k], ldexp(x[k], EXACT_SHIFT));
}
static inline void exact_clear(exact_point *p) {
  for (int k = 0; k < 3; k++) mpz_clear(p->c[k]);
}

/// A plane through three points, with its normal's length.
typedef struct exact_plane {
  exact_point at, normal;
  double length; // of normal 2^-length_exp
  long length_exp;
} exact_plane;

static inline void exact_plane_init(exact_plane *plane, const exact_point *a, const exact_point *b,
                                    const exact_point *c) {
  mpz_t u[3], v[3];
  for (int k = 0; k < 3; k++) {
    mpz_inits(u[k], v[k], plane->normal.c[k], (mpz_ptr)0);
    mpz_init_set(plane->at.c[k], a->c[k]);
    mpz_sub(u[k], b->c[k], a->c[k]);
    mpz_sub(v[k], c->c[k], a->c[k]);
  }
  for (int k = 0; k < 3; k++) {
    const int i = (k + 1) % 3, j = (k + 2) % 3;
    mpz_mul(plane->normal.c[k], u[i], v[j]);
    mpz_submul(plane->normal.c[k], u[j], v[i]);
  }
  mpz_t square;
  mpz_init(square);
  for (int k = 0; k < 3; k++) mpz_addmul(square, plane->normal.c[k], plane->normal.c[k]);
  // The root of square 2^-2e, with an even shift.
  long e;
  double m = mpz_get_d_2exp(&e, square);
  if (e % 2 != 0) m *= 2, e--;
  plane->length = sqrt(m);
  plane->length_exp = e / 2;
  mpz_clear(square);
  for (int k = 0; k < 3; k++) mpz_clears(u[k], v[k], (mpz_ptr)0);
}
static inline void exact_plane_clear(exact_plane *plane) {
  exact_clear(&plane->at);
  exact_clear(&plane->normal);
}

/// The height of p over the plane: its sign is exact. Infinite (HUGE_VAL) where the three points are on one line.
static inline double exact_height(const exact_plane *plane, const exact_point *p) {
  mpz_t sum, t;
  mpz_inits(sum, t, (mpz_ptr)0);
  for (int k = 0; k < 3; k++) {
    mpz_sub(t, p->c[k], plane->at.c[k]);
    mpz_addmul(sum, t, plane->normal.c[k]);
  }
  long e;
  const double m = mpz_get_d_2exp(&e, sum);
  const double height =
      plane->length == 0 ? HUGE_VAL : ldexp(m / plane->length, (int)(e - plane->length_exp - EXACT_SHIFT));
  mpz_clears(sum, t, (mpz_ptr)0);
  return height;
}

#endif
