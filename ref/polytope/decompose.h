#ifndef OG_DECOMPOSE_H
#define OG_DECOMPOSE_H

/// Approximate convex decomposition of a solid by a tree of boxes and merging.                 (catalogue: decompose)
///
/// The box around the mesh is halved across its longest side until in each cell the hull of the solid's share exceeds the
/// share, in volume, by no more than the bound. The cut goes through the corner of the mesh that is nearest to the middle, and
/// through the middle where there is none. Then the parts are taken by size, the least first: each joins the part with which the hull of both
/// has least too much, while that is within the bound.
///
/// Any one length unit; the largest coordinate from 2^-200 to 2^200 (2^-20 to 2^20 in binary32). Cost: O(cells^2) hulls, and
/// O(cells) walks over all triangles. Failure: see the door; a bound that boxes cannot reach is FULL.
/// Source: Kravec, Approximate Convex Decomposition; Sutherland and Hodgman 1974 (clipping).
/// Limits: slanted or curved dents need many cells; a mesh that cuts itself is not noticed; parts are not the
/// fewest.
/// Errors, proofs, measurements and tests: decompose.md.

#include "ref/door/decompose.h"

/// As the door says it.
/*@ requires mesh:  is_mesh(mesh) && 4 <= mesh->points && 4 <= mesh->triangles <= OG_SOLID_MOST_TRIANGLES;
    requires bound: 0 <= bound <= 1;
    requires memory: \valid(room) && 1 <= room->cells && 4 <= room->points && \valid(room->cell + (0 .. room->cells - 1)) &&
                     \valid(room->part + (0 .. room->cells - 1)) && \valid(room->settled + (0 .. room->cells - 1)) &&
                     \valid(room->point + (0 .. room->points - 1)) && \valid(room->next + (0 .. room->points - 1)) &&
                     \valid(room->facet + (0 .. 2 * room->points - 1));
    requires work:   room->points <= room->work && 9 * mesh->triangles + 8 <= room->work &&
                     \valid(room->gathered + (0 .. room->work - 1)) && \valid(room->origin + (0 .. room->work - 1));
    terminates \true;
    exits \false;
    ensures counts: 0 <= \result.parts <= \result.cells <= room->cells && 0 <= \result.points <= room->points;
*/
og_decompose_claim og_decompose(const og_mesh *mesh, og_scalar bound, og_decompose_room *room);

#endif
