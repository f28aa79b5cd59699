#ifndef OG_SIMPLEX_SIGNED_VOLUMES_H
#define OG_SIMPLEX_SIGNED_VOLUMES_H

/// Point of a simplex nearest to the origin, by signed volumes.                 (catalogue: simplex-signed-volumes)
///
/// A vertex is dropped where replacing it by the origin turns the simplex inside out: the signed volume (area, length)
/// changes sign or vanishes. S3D does so with volumes, S2D with areas on the coordinate plane on which the triangle is
/// largest, S1D with lengths on the longest axis; what remains when nothing is to be dropped gives the weights as
/// quotients of those same volumes. Contract and units: ref/simplex/simplex.h; the order of the vertices is free (the
/// paper keeps the newest in every case, as GJK may; here any may go, as the question demands).
/// Outcome: ANSWERED; OUT_OF_RANGE for a coordinate that is not finite. Flat simplices are answered.
/// Cost: constant; one 3x3 determinant a vertex, at worst four triangles and their edges.
/// Source: Montanari, Petrinic, Barbieri 2017, 4 and algorithms 2 to 4; Varjus 2018, 5.2.1.
/// The normal of a triangle is taken from its longest edge and what of the next is perpendicular to that, and *nearest is
/// made perpendicular to the edges once more: on thin simplices plain products lose both to rounding.
/// Limits (binary64, 20,000 simplices of a kind): the distance is right to 2 OG_SCALAR_EPSILON of the largest coordinate
/// in general position, on lattices, and on flat simplices down to 2^-50; tetrahedra thinner than about 1e-8 of their
/// length may lose the right face to rounding: errors up to 1.2e7 OG_SCALAR_EPSILON (2.7e-9 of the size) were seen.
/// Flat to less than rounding, 1 in 100 (at 2^-52) to 1 in 15 (at 2^-56) has an error of up to the size, needles below
/// 2^-52 likewise: the volumes' signs are noise, and the face that matters is not searched. Johnson is right to 3e-12 of
/// the size on the flat ones (origo study simplex-accuracy).

#include "ref/simplex/simplex.h"

/*@ requires memory: \valid(simplex) && \valid(nearest) && \separated(simplex, nearest);
    terminates \true;
    exits \false;
    assigns *simplex, *nearest;
    ensures outcome: \result == OG_OUTCOME_ANSWERED || \result == OG_OUTCOME_OUT_OF_RANGE;
    ensures count:   \result == OG_OUTCOME_ANSWERED ==> 1 <= simplex->count <= \old(simplex->count);
    ensures inside:  \result == OG_OUTCOME_ANSWERED && simplex->count == 4 ==>
                       nearest->x == 0 && nearest->y == 0 && nearest->z == 0;
    ensures kept:    \result != OG_OUTCOME_ANSWERED ==> *simplex == \old(*simplex);
*/
og_outcome og_simplex_signed_volumes(og_simplex *simplex, og_vec3 *nearest);

#endif
