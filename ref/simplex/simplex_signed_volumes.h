#ifndef OG_SIMPLEX_SIGNED_VOLUMES_H
#define OG_SIMPLEX_SIGNED_VOLUMES_H

/// Point of a simplex nearest to the origin, by signed volumes.                 (catalogue: simplex-signed-volumes)
///
/// A vertex is dropped where replacing it by the origin turns the simplex inside out: the signed volume (area, length)
/// changes sign or vanishes. S3D does so with volumes, S2D with areas on the coordinate plane on which the triangle is
/// largest, S1D with lengths on the longest axis; what remains when nothing is to be dropped gives the weights as
/// quotients of those same volumes. Contract and units: ref/simplex/simplex.h; the order of the vertices is free.
/// Outcome: ANSWERED; OUT_OF_RANGE for a coordinate that is not finite. Flat simplices are answered.
/// Cost: constant; one 3x3 determinant a vertex, at worst four triangles and their edges.
/// Source: Montanari, Petrinic, Barbieri 2017, 4 and algorithms 2 to 4; Varjus 2018, 5.2.1.
/// Limits: needles thinner than rounding: 1 in 170 off, some by the size.
/// Errors, proofs, measurements and tests: simplex_signed_volumes.md.

#include "ref/simplex/reduce.h"
#include "ref/simplex/simplex_logic.h"

/*@ // Beside coordinates up to m an edge has no length, or one whose square is not lost.
    predicate is_over(real d, real c, real m) = (4 * c) * (m * m) <= d;
    predicate is_long(og_vec3 a, og_vec3 b, real m) =
      distance2(a, b) == 0 || is_over(distance2(a, b), OG_SCALAR_MIN, m);
    predicate are_long{L}(og_simplex *s, real m) = OG_SCALAR_MIN <= m && are_within(s, s->count, m) &&
      (1 < s->count ==> is_long(s->vertex[0].w, s->vertex[1].w, m)) &&
      (2 < s->count ==> is_long(s->vertex[1].w, s->vertex[2].w, m) && is_long(s->vertex[0].w, s->vertex[2].w, m)) &&
      (3 < s->count ==> is_long(s->vertex[0].w, s->vertex[3].w, m) && is_long(s->vertex[1].w, s->vertex[3].w, m) &&
                        is_long(s->vertex[2].w, s->vertex[3].w, m)); */

/*@ requires memory: \valid(simplex) && \valid(nearest) && \separated(simplex, nearest);
    terminates \true;
    exits \false;
    assigns *simplex, *nearest;
    ensures outcome: \result == OG_OUTCOME_ANSWERED || \result == OG_OUTCOME_OUT_OF_RANGE;
    ensures count:   \result == OG_OUTCOME_ANSWERED ==> 1 <= simplex->count <= \old(simplex->count);
    ensures inside:  \result == OG_OUTCOME_ANSWERED && simplex->count == 4 ==> is_origin(*nearest);
    ensures part:    \result == OG_OUTCOME_ANSWERED ==> is_part(\old(*simplex), *simplex);
    ensures made:    exact_arithmetic && \result == OG_OUTCOME_ANSWERED ==> is_made(*nearest, *simplex);
    ensures nearest: exact_arithmetic && \result == OG_OUTCOME_ANSWERED ==>
                       \forall real m; are_long{Pre}(simplex, m) ==> off_simplex{Pre}(dot(*nearest, *nearest), simplex);
    ensures kept:    \result != OG_OUTCOME_ANSWERED ==> *simplex == \old(*simplex);
*/
og_outcome og_simplex_signed_volumes(og_simplex *simplex, og_vec3 *nearest);

#endif
