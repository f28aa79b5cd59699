#ifndef OG_JOHNSON_DETERMINANTS_H
#define OG_JOHNSON_DETERMINANTS_H

/// The determinants of Johnson's sub-algorithm, for all sub-simplices at once.
///
/// A subset of the vertices is a number with one bit a vertex. determinant[X][i], for i in X, divided by their sum over
/// X is the weight of vertex i for the point of aff(X) nearest to the origin. They follow from those of smaller sets:
///   D_i({i}) = 1,   D_j(X + j) = sum over i in X of D_i(X) (y_k - y_j) . y_i,   any k in X.
/// Source: Johnson 1987; Gilbert, Johnson, Keerthi 1988, 4; van den Bergen 2003, 4.3.2; Varjus 2018, 5.2.1.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 1.

#include "ref/simplex/simplex.h"

typedef struct og_johnson {
  int count;                    // vertices, 1 to 4
  og_scalar determinant[16][4]; // zero where the vertex is not in the subset
} og_johnson;

/// For `count` points of magnitude at most 1 (the determinants of four are of sixth degree). Cost: constant.
/*@ requires count:  1 <= count <= 4;
    requires points: \valid_read(y + (0 .. count - 1));
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures count: \result.count == count;
*/
og_johnson og_johnson_determinants(const og_vec3 *y, int count);

/// Is the nearest point of the subset's affine hull in the interior of the subset? (All its determinants are positive.)
/*@ requires memory: \valid_read(johnson);
    requires subset: 1 <= subset < 16;
    terminates \true;
    exits \false;
    assigns \nothing;
*/
bool og_johnson_is_interior(const og_johnson *johnson, int subset);

#endif
