#ifndef OG_SIGNED_VOLUMES_PRINTED_H
#define OG_SIGNED_VOLUMES_PRINTED_H

/// The signed volumes sub-algorithm with the plain arithmetic of its description, for comparison.
///
/// The decisions are those of ref/simplex/simplex_signed_volumes.h. Here volumes and areas are the cofactors of the
/// matrix of the coordinates, written out; a triangle's normal is (s2 - s1) x (s3 - s1); and the nearest point is the
/// weighted sum of the vertices and nothing more. (The reference takes differences first, starts from the longest edge,
/// and makes the nearest point perpendicular to the simplex once more.) The paper never drops the newest vertex, as GJK
/// may; here any may go, as the question demands.
/// Contract, outcomes and units: ref/simplex/simplex.h.
/// Source: Montanari, Petrinic, Barbieri 2017, as Varjus 2018, 5.2.1 describes it: projection of the origin, minors of
/// the matrix of coordinates and ones, comparison of signs. Varjus does not say how the normal is formed; this is the
/// plain way.

#include "ref/simplex/simplex.h"

og_outcome og_simplex_signed_volumes_printed(og_simplex *simplex, og_vec3 *nearest);

#endif
