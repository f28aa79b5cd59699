#ifndef OG_AXES_H
#define OG_AXES_H

/// What the pairs with boxes ask of a box before they start.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for multiples of 2^-100, |x| <= 2^100.

#include "ref/closest/range.h"
#include "ref/outcome.h"
#include "ref/support/box.h"

// Axes that are each rounded to within 4 OG_SCALAR_EPSILON a component (a rotation made from a rounded quaternion is)
// have products that are off by at most 2 * 4 * sqrt(3) OG_SCALAR_EPSILON, and 2 more for computing them: 16. Twice
// that is taken: a matrix that was a product of two such rotations.
#define OG_AXES_ERROR (32 * OG_SCALAR_EPSILON)

/// Are the columns orthonormal but for rounding? (False for NaN.)
static inline bool og_axes_orthonormal(const og_mat3 *m) {
  const og_vec3 x = {m->row[0].x, m->row[1].x, m->row[2].x}, y = {m->row[0].y, m->row[1].y, m->row[2].y},
                z = {m->row[0].z, m->row[1].z, m->row[2].z};
  return og_abs(og_norm2(x) - 1) <= OG_AXES_ERROR && og_abs(og_norm2(y) - 1) <= OG_AXES_ERROR &&
         og_abs(og_norm2(z) - 1) <= OG_AXES_ERROR && og_abs(og_dot(x, y)) <= OG_AXES_ERROR &&
         og_abs(og_dot(y, z)) <= OG_AXES_ERROR && og_abs(og_dot(z, x)) <= OG_AXES_ERROR;
}

/// ANSWERED for a box that can be taken; DEGENERATE for a negative half edge or axes that are not orthonormal.
static inline og_outcome og_box_outcome(const og_box *box) {
  if (!og_vec_in_range(box->centre) || !og_vec_in_range(box->half)) return OG_OUTCOME_OUT_OF_RANGE;
  if (box->half.x < 0 || box->half.y < 0 || box->half.z < 0) return OG_OUTCOME_DEGENERATE;
  return og_axes_orthonormal(&box->rotation) ? OG_OUTCOME_ANSWERED : OG_OUTCOME_DEGENERATE;
}

#endif
