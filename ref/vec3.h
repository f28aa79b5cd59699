#ifndef OG_VEC3_H
#define OG_VEC3_H

/// Vectors of three scalars, by value.
///
/// Proved (docs/trust/verification.md): the sums, differences and multiples are those of the components, each rounded
/// once. A dot product is a function of its arguments, computed_dot, of which nothing else is said: what is proved with
/// it holds of the values computed, however they were rounded. In real arithmetic (exact_arithmetic) it is the sum
/// of the products.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100 (some: others).

#include "ref/scalar.h"

typedef struct og_vec3 {
  og_scalar x, y, z;
} og_vec3;

/*@ logic real dot(og_vec3 a, og_vec3 b) = a.x * b.x + a.y * b.y + a.z * b.z;
    logic real distance2(og_vec3 a, og_vec3 b) =
      (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) + (a.z - b.z) * (a.z - b.z);
    predicate is_moved(og_vec3 r, og_vec3 a, real k, og_vec3 b) = // r = a + k b
      r.x == a.x + k * b.x && r.y == a.y + k * b.y && r.z == a.z + k * b.z;
    predicate is_scaled(og_vec3 r, real k, og_vec3 a) = r.x == k * a.x && r.y == k * a.y && r.z == k * a.z;
    predicate is_cross(og_vec3 r, og_vec3 a, og_vec3 b) =
      r.x == a.y * b.z - a.z * b.y && r.y == a.z * b.x - a.x * b.z && r.z == a.x * b.y - a.y * b.x;

    lemma dot_of_self: \forall og_vec3 a; dot(a, a) >= 0;
    lemma dot_commutes: \forall og_vec3 a, b; dot(a, b) == dot(b, a);
    lemma dot_of_moved: \forall og_vec3 r, a, b, c, real k;
      is_moved(r, a, k, b) ==> dot(r, c) == dot(a, c) + k * dot(b, c);
    lemma dot_of_scaled: \forall og_vec3 r, a, b, real k; is_scaled(r, k, a) ==> dot(r, b) == k * dot(a, b);
    lemma dot_of_products: \forall og_vec3 m, n, a, b, c, d; is_cross(m, a, b) && is_cross(n, c, d) ==>
      dot(m, n) == dot(a, c) * dot(b, d) - dot(a, d) * dot(b, c);
    lemma schwarz: \forall og_vec3 a, b; dot(a, b) * dot(a, b) <= dot(a, a) * dot(b, b); */

/*@ terminates \true; exits \false; assigns \nothing;
    ensures x: \result.x == computed_sum(a.x, b.x);
    ensures y: \result.y == computed_sum(a.y, b.y);
    ensures z: \result.z == computed_sum(a.z, b.z); */
static inline og_vec3 og_add(og_vec3 a, og_vec3 b) { return (og_vec3){a.x + b.x, a.y + b.y, a.z + b.z}; }
/*@ terminates \true; exits \false; assigns \nothing;
    ensures x: \result.x == computed_difference(a.x, b.x);
    ensures y: \result.y == computed_difference(a.y, b.y);
    ensures z: \result.z == computed_difference(a.z, b.z);
    ensures moved: exact_arithmetic ==> is_moved(\result, a, -1.0, b); */
static inline og_vec3 og_sub(og_vec3 a, og_vec3 b) { return (og_vec3){a.x - b.x, a.y - b.y, a.z - b.z}; }
/*@ terminates \true; exits \false; assigns \nothing;
    ensures opposite: \result.x == -a.x && \result.y == -a.y && \result.z == -a.z; */
static inline og_vec3 og_neg(og_vec3 a) { return (og_vec3){-a.x, -a.y, -a.z}; }
/*@ terminates \true; exits \false; assigns \nothing;
    ensures x: \result.x == computed_product(k, a.x);
    ensures y: \result.y == computed_product(k, a.y);
    ensures z: \result.z == computed_product(k, a.z);
    ensures scaled: exact_arithmetic ==> is_scaled(\result, k, a); */
static inline og_vec3 og_scale(og_scalar k, og_vec3 a) { return (og_vec3){k * a.x, k * a.y, k * a.z}; }
/// a + k b
/*@ terminates \true; exits \false; assigns \nothing;
    ensures moved: exact_arithmetic ==> is_moved(\result, a, k, b); */
static inline og_vec3 og_add_scaled(og_vec3 a, og_scalar k, og_vec3 b) { return og_add(a, og_scale(k, b)); }
#ifdef OG_MODEL_REAL
/*@ logic real computed_dot(og_vec3 a, og_vec3 b) = dot(a, b); */
#else
/*@ logic real computed_dot(og_vec3 a, og_vec3 b) = computed_sum(
      computed_sum(computed_product(a.x, b.x), computed_product(a.y, b.y)), computed_product(a.z, b.z)); */
#endif
/*@ terminates \true; exits \false; assigns \nothing;
    ensures value: \result == computed_dot(a, b);
    ensures exact: exact_arithmetic ==> \result == dot(a, b); */
static inline og_scalar og_dot(og_vec3 a, og_vec3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
/*@ terminates \true; exits \false; assigns \nothing;
    ensures product: exact_arithmetic ==> is_cross(\result, a, b); */
static inline og_vec3 og_cross(og_vec3 a, og_vec3 b) {
  return (og_vec3){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
/// a . a, bit for bit; written as squares, none of which is negative.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures square: exact_arithmetic ==> \result == dot(a, a); */
static inline og_scalar og_norm2(og_vec3 a) { return a.x * a.x + a.y * a.y + a.z * a.z; }
/*@ terminates \true; exits \false; assigns \nothing;
    ensures length: exact_arithmetic ==> \result >= 0 && \result * \result == dot(a, a); */
static inline og_scalar og_norm(og_vec3 a) { return og_sqrt(og_norm2(a)); }
//@ terminates \true; exits \false; assigns \nothing;
static inline bool og_is_finite(og_vec3 a) { return og_finite(a.x) && og_finite(a.y) && og_finite(a.z); }

/// A rotation or other linear map, by rows.
typedef struct og_mat3 {
  og_vec3 row[3];
} og_mat3;

/*@ requires map: \valid_read(m); terminates \true; exits \false; assigns \nothing;
    ensures x: \result.x == computed_dot(m->row[0], a);
    ensures y: \result.y == computed_dot(m->row[1], a);
    ensures z: \result.z == computed_dot(m->row[2], a); */
static inline og_vec3 og_apply(const og_mat3 *m, og_vec3 a) {
  return (og_vec3){og_dot(m->row[0], a), og_dot(m->row[1], a), og_dot(m->row[2], a)};
}
/// The transposed map: the inverse of a rotation.
/*@ requires map: \valid_read(m); terminates \true; exits \false; assigns \nothing;
    ensures x: \result.x == computed_sum(computed_product(a.x, m->row[0].x),
               computed_sum(computed_product(a.y, m->row[1].x), computed_product(a.z, m->row[2].x)));
    ensures y: \result.y == computed_sum(computed_product(a.x, m->row[0].y),
               computed_sum(computed_product(a.y, m->row[1].y), computed_product(a.z, m->row[2].y)));
    ensures z: \result.z == computed_sum(computed_product(a.x, m->row[0].z),
               computed_sum(computed_product(a.y, m->row[1].z), computed_product(a.z, m->row[2].z))); */
static inline og_vec3 og_apply_transposed(const og_mat3 *m, og_vec3 a) {
  return og_add(og_scale(a.x, m->row[0]), og_add(og_scale(a.y, m->row[1]), og_scale(a.z, m->row[2])));
}

#endif
