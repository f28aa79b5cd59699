#ifndef OG_PRINCIPAL_AXES_H
#define OG_PRINCIPAL_AXES_H

/// The axes along which points vary most, next and least: those of their covariance.
///
/// Eight rounds of Jacobi's rotations; then the axes are made orthonormal again. Any input gives three axes. Where points do
/// not vary, or rounding decides, they are some axes.
/// Source: Rasku 2003, 6.1.1; Jacobi 1846.
/// Limits: each dot product of two axes is within 8 OG_SCALAR_EPSILON of 0 or 1.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for within 2^-20 of a covariance, x and z as well
/// as y and z not correlated (some: others).

#include "ref/bound/bound_logic.h"

// Sums over points: of their squares and products, about their mean, in a unit in which they are at most 1.
typedef struct og_covariance {
  og_scalar xx, yy, zz, xy, xz, yz;
} og_covariance;

/*@ requires sums: \valid(sum);
    terminates \true; exits \false; assigns *sum;
    ensures xx: is_finite_point(p) && \is_finite(\old(sum->xx)) ==> sum->xx >= \old(sum->xx);
    ensures yy: is_finite_point(p) && \is_finite(\old(sum->yy)) ==> sum->yy >= \old(sum->yy);
    ensures zz: is_finite_point(p) && \is_finite(\old(sum->zz)) ==> sum->zz >= \old(sum->zz); */
static inline void og_covariance_add(og_covariance *sum, og_vec3 p) {
  sum->xx += p.x * p.x;
  sum->yy += p.y * p.y;
  sum->zz += p.z * p.z;
  sum->xy += p.x * p.y;
  sum->xz += p.x * p.z;
  sum->yz += p.y * p.z;
}

/*@ requires sums: \valid_read(sum);
    terminates \true; exits \false; assigns \nothing;
    ensures axes: -1e30 <= sum->xx <= 1e30 && -1e30 <= sum->yy <= 1e30 && -1e30 <= sum->zz <= 1e30 &&
      -1e30 <= sum->xy <= 1e30 && -1e30 <= sum->xz <= 1e30 && -1e30 <= sum->yz <= 1e30 ==>
      are_axes(\result.row[0], \result.row[1], \result.row[2], 8 * OG_SCALAR_EPSILON); */
og_mat3 og_principal_axes(const og_covariance *sum);

#endif
