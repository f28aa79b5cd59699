#ifndef OG_VEC3_H
#define OG_VEC3_H

/// Vectors of three scalars, by value.

#include "ref/scalar.h"

typedef struct og_vec3 {
  og_scalar x, y, z;
} og_vec3;

static inline og_vec3 og_add(og_vec3 a, og_vec3 b) { return (og_vec3){a.x + b.x, a.y + b.y, a.z + b.z}; }
static inline og_vec3 og_sub(og_vec3 a, og_vec3 b) { return (og_vec3){a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline og_vec3 og_neg(og_vec3 a) { return (og_vec3){-a.x, -a.y, -a.z}; }
static inline og_vec3 og_scale(og_scalar k, og_vec3 a) { return (og_vec3){k * a.x, k * a.y, k * a.z}; }
/// a + k b
static inline og_vec3 og_add_scaled(og_vec3 a, og_scalar k, og_vec3 b) { return og_add(a, og_scale(k, b)); }
static inline og_scalar og_dot(og_vec3 a, og_vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline og_vec3 og_cross(og_vec3 a, og_vec3 b) {
  return (og_vec3){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
static inline og_scalar og_norm2(og_vec3 a) { return og_dot(a, a); }
static inline og_scalar og_norm(og_vec3 a) { return og_sqrt(og_norm2(a)); }
static inline bool og_is_finite(og_vec3 a) { return isfinite(a.x) && isfinite(a.y) && isfinite(a.z); }

/// A rotation or other linear map, by rows.
typedef struct og_mat3 {
  og_vec3 row[3];
} og_mat3;

static inline og_vec3 og_apply(const og_mat3 *m, og_vec3 a) {
  return (og_vec3){og_dot(m->row[0], a), og_dot(m->row[1], a), og_dot(m->row[2], a)};
}
/// The transposed map: the inverse of a rotation.
static inline og_vec3 og_apply_transposed(const og_mat3 *m, og_vec3 a) {
  return og_add(og_scale(a.x, m->row[0]), og_add(og_scale(a.y, m->row[1]), og_scale(a.z, m->row[2])));
}

#endif
