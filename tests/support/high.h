#ifndef SUPPORT_HIGH_H
#define SUPPORT_HIGH_H

/// Heights of bodies in 512 bits: what a support mapping should have found, so close that only its own error counts.

#include <mpfr.h>

#include "ref/support/affine_image.h"
#include "ref/support/box.h"
#include "ref/support/capsule.h"
#include "ref/support/cone.h"
#include "ref/support/cylinder.h"
#include "ref/support/ellipsoid.h"
#include "ref/support/hull_scan.h"
#include "ref/support/minkowski_difference.h"
#include "ref/support/minkowski_sum.h"
#include "ref/support/point.h"
#include "ref/support/rounded.h"
#include "ref/support/segment.h"
#include "ref/support/sphere.h"
#include "ref/support/triangle.h"

#define HIGH_BITS 512

typedef struct high_vec {
  mpfr_t c[3];
} high_vec;

static inline void high_init(high_vec *v) {
  for (int k = 0; k < 3; k++) mpfr_init2(v->c[k], HIGH_BITS);
}
static inline void high_clear(high_vec *v) {
  for (int k = 0; k < 3; k++) mpfr_clear(v->c[k]);
}
static inline void high_set(high_vec *v, og_vec3 a) {
  mpfr_set_d(v->c[0], (double)a.x, MPFR_RNDN);
  mpfr_set_d(v->c[1], (double)a.y, MPFR_RNDN);
  mpfr_set_d(v->c[2], (double)a.z, MPFR_RNDN);
}
/// r = d . a
static inline void high_dot(mpfr_t r, const high_vec *d, og_vec3 a) {
  const double x[3] = {(double)a.x, (double)a.y, (double)a.z};
  mpfr_t t;
  mpfr_init2(t, HIGH_BITS);
  mpfr_set_ui(r, 0, MPFR_RNDN);
  for (int k = 0; k < 3; k++) {
    mpfr_mul_d(t, d->c[k], x[k], MPFR_RNDN);
    mpfr_add(r, r, t, MPFR_RNDN);
  }
  mpfr_clear(t);
}
/// r = |(h.x d.x, h.y d.y, h.z d.z)|
static inline void high_length(mpfr_t r, const high_vec *d, og_vec3 h) {
  const double x[3] = {(double)h.x, (double)h.y, (double)h.z};
  mpfr_t t;
  mpfr_init2(t, HIGH_BITS);
  mpfr_set_ui(r, 0, MPFR_RNDN);
  for (int k = 0; k < 3; k++) {
    mpfr_mul_d(t, d->c[k], x[k], MPFR_RNDN);
    mpfr_sqr(t, t, MPFR_RNDN);
    mpfr_add(r, r, t, MPFR_RNDN);
  }
  mpfr_sqrt(r, r, MPFR_RNDN);
  mpfr_clear(t);
}

static inline void high_largest(mpfr_t r, const high_vec *d, const og_vec3 *point, int count) {
  mpfr_t t;
  mpfr_init2(t, HIGH_BITS);
  high_dot(r, d, point[0]);
  for (int k = 1; k < count; k++) {
    high_dot(t, d, point[k]);
    if (mpfr_greater_p(t, r)) mpfr_set(r, t, MPFR_RNDN);
  }
  mpfr_clear(t);
}

/// r = the largest d . x over the body, from the shape's definition and not from its support mapping.
static inline void high_height(mpfr_t r, const og_convex *body, const high_vec *d) {
  const void *shape = body->shape;
  mpfr_t t;
  mpfr_init2(t, HIGH_BITS);
  if (body->map == og_point_support) {
    high_dot(r, d, ((const og_point *)shape)->at);
  } else if (body->map == og_segment_support) {
    high_largest(r, d, ((const og_segment *)shape)->end, 2);
  } else if (body->map == og_triangle_support) {
    high_largest(r, d, ((const og_triangle_corners *)shape)->corner, 3);
  } else if (body->map == og_hull_scan) {
    high_largest(r, d, ((const og_hull *)shape)->vertex, ((const og_hull *)shape)->count);
  } else if (body->map == og_sphere_support) {
    const og_sphere *s = shape;
    high_length(r, d, (og_vec3){s->radius, s->radius, s->radius});
    high_dot(t, d, s->centre);
    mpfr_add(r, r, t, MPFR_RNDN);
  } else if (body->map == og_capsule_support) {
    const og_capsule *s = shape;
    const og_vec3 end[2] = {s->a, s->b};
    high_length(r, d, (og_vec3){s->radius, s->radius, s->radius});
    high_largest(t, d, end, 2);
    mpfr_add(r, r, t, MPFR_RNDN);
  } else if (body->map == og_rounded_support) {
    const og_rounded *s = shape;
    high_length(r, d, (og_vec3){s->radius, s->radius, s->radius});
    high_height(t, &s->core, d);
    mpfr_add(r, r, t, MPFR_RNDN);
  } else if (body->map == og_ellipsoid_support) {
    high_length(r, d, ((const og_ellipsoid *)shape)->half);
  } else if (body->map == og_cylinder_support) {
    const og_cylinder *s = shape;
    high_length(r, d, (og_vec3){s->radius, s->radius, 0});
    high_length(t, d, (og_vec3){0, 0, s->half_height});
    mpfr_add(r, r, t, MPFR_RNDN);
  } else if (body->map == og_cone_support) {
    const og_cone *s = shape;
    high_length(r, d, (og_vec3){s->radius, s->radius, 0});
    high_dot(t, d, (og_vec3){0, 0, s->half_height});
    mpfr_sub(r, r, t, MPFR_RNDN);
    if (mpfr_greater_p(t, r)) mpfr_set(r, t, MPFR_RNDN);
  } else if (body->map == og_box_support) {
    const og_box *s = shape;
    high_dot(r, d, s->centre);
    const og_scalar half[3] = {s->half.x, s->half.y, s->half.z};
    for (int k = 0; k < 3; k++) {
      const og_vec3 *row = s->rotation.row;
      const og_vec3 axis = k == 0   ? (og_vec3){row[0].x, row[1].x, row[2].x}
                           : k == 1 ? (og_vec3){row[0].y, row[1].y, row[2].y}
                                    : (og_vec3){row[0].z, row[1].z, row[2].z};
      high_dot(t, d, axis);
      mpfr_abs(t, t, MPFR_RNDN);
      mpfr_mul_d(t, t, (double)half[k], MPFR_RNDN);
      mpfr_add(r, r, t, MPFR_RNDN);
    }
  } else if (body->map == og_minkowski_sum_support) {
    high_height(r, &((const og_minkowski_sum *)shape)->a, d);
    high_height(t, &((const og_minkowski_sum *)shape)->b, d);
    mpfr_add(r, r, t, MPFR_RNDN);
  } else if (body->map == og_minkowski_difference_support) {
    high_vec against;
    high_init(&against);
    for (int k = 0; k < 3; k++) mpfr_neg(against.c[k], d->c[k], MPFR_RNDN);
    high_height(r, &((const og_minkowski_difference *)shape)->a, d);
    high_height(t, &((const og_minkowski_difference *)shape)->b, &against);
    mpfr_add(r, r, t, MPFR_RNDN);
    high_clear(&against);
  } else if (body->map == og_affine_image_support) {
    const og_affine_image *s = shape;
    high_vec back;
    high_init(&back);
    const og_vec3 *row = s->matrix.row;
    high_dot(back.c[0], d, (og_vec3){row[0].x, row[1].x, row[2].x});
    high_dot(back.c[1], d, (og_vec3){row[0].y, row[1].y, row[2].y});
    high_dot(back.c[2], d, (og_vec3){row[0].z, row[1].z, row[2].z});
    high_height(r, &s->body, &back);
    high_dot(t, d, s->translation);
    mpfr_add(r, r, t, MPFR_RNDN);
    high_clear(&back);
  } else {
    mpfr_set_nan(r);
  }
  mpfr_clear(t);
}

#endif
