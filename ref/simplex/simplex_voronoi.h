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
/// Limits: triangles thinner than 1e-8: distance off by up to the size (1 in 7 needles).
/// Errors, proofs, measurements and tests: simplex_voronoi.md.

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
