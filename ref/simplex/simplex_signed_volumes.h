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
/// Faces whose volume is no more than rounding are searched whichever sign it has.
/// Cost: constant; one 3x3 determinant a vertex, at worst four triangles and their edges.
/// Source: Montanari, Petrinic, Barbieri 2017, 4 and algorithms 2 to 4; Varjus 2018, 5.2.1.
/// The normal of a thin triangle is taken from its longest edge and what of the next is perpendicular to that: plain
/// products lose it to rounding. *nearest is the foot itself, a multiple of that normal (of a segment: what is
/// perpendicular to it), not the sum of the weighted vertices: so the direction of a short one is as good as that of a
/// long one.
/// Limits (binary64, 20,000 simplices of a kind): the distance is right to 2 OG_SCALAR_EPSILON of the largest coordinate
/// in general position, on lattices, on flat simplices and on needles down to 2^-50; among 120,000 flat ones a single
/// error of 1e13 OG_SCALAR_EPSILON (the wrong face, lost to rounding) was seen. Needles below
/// rounding: 5 of 8,000 off by up to a third of the size (origo study simplex-accuracy).
/// Proved (docs/verification.md): in real arithmetic, that the answer is the point of the vertices and weights that are
/// left, and that no point of the simplex is nearer, flat ones included, if each edge has the length zero or a square of
/// 4 OG_SCALAR_MIN times that of the largest coordinate (or of OG_SCALAR_MIN, if that is larger) at least. (Shorter ones
/// count as any of their points.) A face searched for being unsure does then not hide that the origin is inside.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for |x| <= 2^100.
///
/// Measured on 6,600 figures of docs/studies/primitives.md, errors over the size (docs/studies/limits.py):
///             answered  none  wrong  not finite   median    worst  median ulp
///   binary64     6,600     0      0           0  1.4e-33  2.0e-16      3.4e-2
///   binary32     6,600     0      0           0        0   1.4e-1           0

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
