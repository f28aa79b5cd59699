#ifndef OG_SIMPLEX_VORONOI_H
#define OG_SIMPLEX_VORONOI_H

/// Point of a simplex nearest to the origin, by Voronoi regions.                        (catalogue: simplex-voronoi)
///
/// A triangle is searched vertex regions first, then edges, then the face, all from six dot products; of a tetrahedron,
/// every face that has the origin and the fourth vertex on different sides is searched as a triangle, and the nearest
/// point is taken. Contract and units: ref/simplex/simplex.h.
/// Outcome: ANSWERED; OUT_OF_RANGE for a coordinate that is not finite; DEGENERATE where rounding on a triangle without
/// area leaves all regions empty. The book calls the origin inside a tetrahedron without volume; here a vertex *on* the
/// plane of the other three hides nothing, and the faces are searched.
/// Cost: constant. Source: Ericson 2005, 5.1.2, 5.1.5, 5.1.6; Kravec, GJK.
/// Limits (binary64, 20,000 simplices of a kind): the distance is right to 2 OG_SCALAR_EPSILON of the largest coordinate in
/// general position and on lattices. On triangles thinner than about 1e-8 of their length the signs of va, vb, vc are
/// noise, and the error may be of the size itself: 1 in 10,000 of flat simplices, 1 in 7 of needles.
/// Proved (docs/verification.md): in real arithmetic, that no point of the simplex is nearer than the answer, flat
/// simplices included, and that the answer is the point of the vertices and weights that are left.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100.
///
/// Measured on 6,600 figures of docs/studies/primitives.md, errors over the size (docs/studies/limits.py):
///             answered  none  wrong  not finite   median   worst  median ulp
///   binary64     6,599     1      0           0  2.3e-33  3.0e-1      1.2e-2
///   binary32     6,600     0      0           0        0  2.0e-1           0

#include "ref/simplex/simplex_logic.h"

/*@ requires memory: \valid(simplex) && \valid(nearest) && \separated(simplex, nearest);
    terminates \true;
    exits \false;
    assigns *simplex, *nearest;
    ensures outcome: \result == OG_OUTCOME_ANSWERED || \result == OG_OUTCOME_DEGENERATE ||
                     \result == OG_OUTCOME_OUT_OF_RANGE;
    ensures count:   \result == OG_OUTCOME_ANSWERED ==> 1 <= simplex->count <= \old(simplex->count);
    ensures inside:  \result == OG_OUTCOME_ANSWERED && simplex->count == 4 ==> is_origin(*nearest);
    ensures part:    \result == OG_OUTCOME_ANSWERED ==> is_part(\old(*simplex), *simplex);
    ensures made:    exact_arithmetic && \result == OG_OUTCOME_ANSWERED ==> is_made(*nearest, *simplex);
    ensures nearest: exact_arithmetic && \result == OG_OUTCOME_ANSWERED ==>
                       off_simplex{Pre}(dot(*nearest, *nearest), simplex);
    ensures kept:    \result != OG_OUTCOME_ANSWERED ==> *simplex == \old(*simplex);
*/
og_outcome og_simplex_voronoi(og_simplex *simplex, og_vec3 *nearest);

#endif
