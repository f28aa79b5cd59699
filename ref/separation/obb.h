#ifndef OG_OBB_H
#define OG_OBB_H

/// Oriented boxes, and a pair of them in the frame of the first.
///
/// All that the tests on 6 and on 15 axes need is the vector between the centres and the nine cosines between the
/// axes. Domain: coordinates up to OG_SCALAR_MAX / 16, a pair no smaller than OG_SCALAR_MIN / OG_SCALAR_EPSILON.
/// Safe (proofs/eva.py): A, all functions.

#include "ref/body.h"
#include "ref/claim.h"

typedef struct og_obb {
  og_vec3 centre;
  og_vec3 axis[3];   // orthonormal
  og_scalar half[3]; // half the edges along the axes, >= 0
} og_obb;

typedef struct og_obb_pair {
  og_scalar cosine[3][3];   // [i][j]: axis i of A times axis j of B
  og_scalar absolute[3][3]; // their magnitudes
  og_scalar apart_a[3];     // centre of B minus centre of A, along the axes of A
  og_scalar apart_b[3];     // the same along the axes of B
  const og_obb *a, *b;
  og_scalar error; // bound on the rounding error of any of the 15 comparisons
} og_obb_pair;

/// What a test on a pair of boxes found.
typedef struct og_obb_separation {
  og_outcome outcome;
  bool apart;   // on `axis`, by more than the rounding error: certain
  int index;    // of the separating axis: 0-2 axes of A, 3-5 of B, 6 + 3i + j axis i of A x axis j of B; -1 if none
  og_vec3 axis; // that axis in unit length, from B to A
  int axes;     // axes tested
} og_obb_separation;

/// Prepares the pair. DEGENERATE where axes are not orthonormal to within 16 epsilon, a half edge is negative or the
/// pair has no extent; OUT_OF_RANGE outside the domain or not finite. Cost: constant.
/*@ requires memory: \valid(pair) && \valid_read(a) && \valid_read(b) && \separated(pair, a) && \separated(pair, b);
    terminates \true;
    exits \false;
    assigns *pair;
*/
og_outcome og_obb_pair_make(og_obb_pair *pair, const og_obb *a, const og_obb *b);

/// Tests the axes of A, then those of B; result->index >= 0 where one separates.
/*@ requires memory: \valid_read(pair) && \valid_read(pair->a) && \valid_read(pair->b) && \valid(result) && \separated(result, pair);
    terminates \true;
    exits \false;
    assigns *result;
*/
void og_obb_try_faces(const og_obb_pair *pair, og_obb_separation *result);

/// Tests the nine cross products, axis i of A with axis j of B.
/*@ requires memory: \valid_read(pair) && \valid_read(pair->a) && \valid_read(pair->b) && \valid(result) && \separated(result, pair);
    terminates \true;
    exits \false;
    assigns *result;
*/
void og_obb_try_edges(const og_obb_pair *pair, og_obb_separation *result);

/// The box of a body of kind OG_BODY_BOX.
/*@ requires memory: \valid_read(body);
    terminates \true;
    exits \false;
    assigns \nothing;
*/
og_obb og_obb_of_body(const og_body *body);

/// The claim on relation alone: iterations count the axes.
/*@ requires memory: \valid_read(found);
    terminates \true;
    exits \false;
    assigns \nothing;
*/
og_claim og_obb_claim(const og_obb_separation *found);

#endif
