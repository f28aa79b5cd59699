#ifndef OG_REDUCE_H
#define OG_REDUCE_H

/// What the distance sub-algorithms share: their working copy of the vertices, and how they hand back the answer.
/// Safe (proofs/eva.py): A, all functions.

#include "ref/closest/range.h"
#include "ref/simplex/simplex.h"

/// A power of two p with 1/2 <= p x < 1, or as near to that as the number type goes; 1 for x = 0. x finite, >= 0.
/*@ requires finite: \is_finite(x) && x >= 0;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures power: \is_finite(\result) && \result > 0;
*/
og_scalar og_unit_power(og_scalar x);

/// s = the vertices of the simplex times one power of two, so that the largest coordinate of all is in [1/2, 1): the
/// sub-algorithms form products of up to six coordinates, which must neither overflow nor vanish. The scaling rounds
/// nothing (but what is 2^-1022 times smaller than the largest coordinate, 2^-126 in binary32), and the weights do not
/// depend on it. Returns the power; zero, with s unspecified, where count is not 1 to 4 or a coordinate is not finite.
/*@ requires memory: \valid_read(simplex) && \valid(s + (0 .. 3)) && \separated(simplex, s + (0 .. 3));
    terminates \true;
    exits \false;
    assigns s[0 .. 3];
    ensures scale:  \result >= 0;
    ensures count:  \result != 0 ==> 1 <= simplex->count <= 4;
    ensures scaled: exact_arithmetic && \result != 0 ==>
                      \forall integer k; 0 <= k < simplex->count ==> is_scaled(s[k], \result, simplex->vertex[k].w);
*/
og_scalar og_unit_vertices(const og_simplex *simplex, og_vec3 s[4]);

/// The same for one vector, finite; *scale is the power.
/*@ requires memory: \valid(scale);
    terminates \true;
    exits \false;
    assigns *scale;
*/
og_vec3 og_unit_vector(og_vec3 a, og_scalar *scale);

/// Keeps the vertices of positive weight and divides the weights by their sum. weight[k] belongs to vertex k; where none
/// is positive no vertex is kept.
/*@ requires memory: \valid(simplex) && \valid_read(weight + (0 .. 3));
    requires count:  1 <= simplex->count <= 4;
    terminates \true;
    exits \false;
    assigns *simplex;
    ensures count: 0 <= simplex->count <= \old(simplex->count);
*/
void og_simplex_keep(og_simplex *simplex, const og_scalar weight[4]);

/// og_simplex_keep, and sets *nearest to the point that the weights make (to zero, where four vertices are left).
/*@ requires memory: \valid(simplex) && \valid(nearest) && \valid_read(weight + (0 .. 3));
    requires count:  1 <= simplex->count <= 4;
    terminates \true;
    exits \false;
    assigns *simplex, *nearest;
    ensures count: 0 <= simplex->count <= \old(simplex->count);
*/
void og_simplex_reduce(og_simplex *simplex, const og_scalar weight[4], og_vec3 *nearest);

#endif
