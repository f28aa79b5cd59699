#ifndef OG_DOOR_DECOMPOSE_H
#define OG_DOOR_DECOMPOSE_H

/// The door for approximate convex decomposition: convex parts of a solid, whose surface is a triangle mesh.
///
/// The box around the mesh is divided into cells, and each cell belongs to one part, or to none. A part is what of the
/// solid lies in its cells, and its hull. Every algorithm behind it promises: the cells fill the box and do not overlap; each
/// part's facets close and have its points on their inner side, exactly; the volume of a part's hull exceeds that of the part by no
/// more than claim.most + 2 part.rounding; what lies in cells of no part has no volume above claim.rounding; every point of the
/// solid is in the hull of its cell's part, or beyond a facet by no more than claim.beyond.
///
/// Many decompositions are right. A box of everything is none: parts and what their hulls hold too much belong together.
/// Safe (proofs/eva.py): A, 1 of 3 functions; B, all that compute, for |x| <= 1.

#include "ref/algorithm.h"
#include "ref/outcome.h"
#include "ref/polytope/hull_quickhull.h"
#include "ref/polytope/solid_check.h"

typedef struct og_decompose_cell {
  og_aabb box;
  int part; // or -1
} og_decompose_cell;

typedef struct og_decompose_part {
  og_scalar volume;        // of the solid in its cells
  og_scalar hull_volume;   //
  og_scalar rounding;      // how far both together may be off
  int first;               // point of its own; room->next has the others
  int first_facet, facets; // its facets, in room->facet
} og_decompose_part;

/// The caller's memory: how much there is of cells and points says how far it may divide.
typedef struct og_decompose_room {
  int cells, points, work;
  og_decompose_cell *cell; // cells
  og_decompose_part *part; // cells
  og_vec3 *point;          // points: corners of the parts' hulls, and some of none
  int *next;               // points: the next point of the same part, or -1
  int (*facet)[3];         // 2 points: numbers of points, counterclockwise seen from outside
  og_vec3 *gathered;       // work: the points of one hull
  int *origin;             // work: which of `point` they are
  og_half_edge_mesh hull;  // og_hull_edge_room(work), og_hull_face_room(work) and work
  og_quickhull_room quick; // of so many points
  bool *settled;           // cells: parts that no other can join
  int *start, *edge;       // a number for each point of the mesh; three for each triangle
} og_decompose_room;

/// How many points there must be room for in one hull.
/*@ requires counts: 0 <= triangles <= OG_SOLID_MOST_TRIANGLES && 0 <= points;
    terminates \true; exits \false; assigns \nothing;
    ensures enough: \result >= points && \result >= 9 * triangles + 8; */
static inline int og_decompose_work(int triangles, int points) {
  return points > 9 * triangles + 8 ? points : 9 * triangles + 8;
}

typedef struct og_decompose_claim {
  og_outcome outcome;
  og_solid_fault fault;          // why a mesh is refused
  int cells, parts, points;      // how many are set
  og_scalar volume, hull_volume; // of the whole mesh
  og_scalar most;                // by what a part's hull may exceed the part
  og_scalar rounding;            // of volume and hull_volume together
  og_scalar beyond;              // a length: how far rounding moves points
  int hulls;                     // how many were made
} og_decompose_claim;

struct og_door_decompose {
  /// Takes a mesh that og_solid_check finds sound, and 0 <= bound <= 1.
  og_decompose_claim (*run)(const og_mesh *mesh, og_scalar bound, og_decompose_room *room);
};

/// Runs it on any mesh. bound: what a part's hull may have too much, as a part of the volume of the whole mesh's hull.
/// BAD_INPUT: an index out of range, a bound that is none. OUT_OF_RANGE: points not finite or outside the domain
/// (solid_check.h). DEGENERATE: an open mesh, too few triangles or too many, no volume. FULL: the bound needs more cells or
/// points. There are no parts then.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires mesh: \valid_read(mesh);
    requires memory: \valid(room) && 0 <= room->cells && 0 <= room->points && 0 <= room->work;
    terminates \true;
    exits \false;
    ensures bad: bound < 0 || 1 < bound ==> \result.outcome == OG_OUTCOME_BAD_INPUT;
    ensures none: \result.outcome != OG_OUTCOME_ANSWERED ==> \result.parts == 0;
*/
og_decompose_claim og_decompose_run(const og_door_decompose *door, const og_mesh *mesh, og_scalar bound,
                                    og_decompose_room *room);

#endif
