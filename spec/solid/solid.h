#ifndef OG_SOLID_H
#define OG_SOLID_H

/// Is a mesh the boundary of a solid, and how often does it go around a point?
///
/// Points of equal coordinates count as one. The mesh bounds a solid where (1) each triangle has an area, (2) each edge
/// has two triangles, which run it in opposite ways, (3) two triangles have no more in common than points and an edge
/// that both name, and (4) just outside each of its pieces, on the side from which a triangle turns counterclockwise,
/// it goes around no point. Then it goes around each point once or not at all (docs/trust/certificates.md), and the
/// solid is where it does, with the triangles.
/// Cost: near linear in a good order of the triangles. (4) asks once for each piece, which has a tree's cost.

#include "spec/mesh_pairs/meeting.h"
#include "spec/overlaps/walk.h"
#include "spec/parts/tree.h"

typedef enum og_solid_fault {
  OG_SOLID_SOUND,
  OG_SOLID_FLAT,    // a triangle has no area
  OG_SOLID_OPEN,    // an edge has other than two triangles, or two that run it the same way
  OG_SOLID_MEETS,   // two triangles meet that are no neighbours, or have more in common than what they share
  OG_SOLID_TURNED,  // a piece is inside out, or lies in another piece that turns the same way
  OG_SOLID_CROWDED, // more pairs of boxes overlap than the limit: nothing is known
  OG_SOLID_FAULTS
} og_solid_fault;

/// One phrase a fault.
const char *og_solid_fault_text(og_solid_fault fault);

/// A point: at / weight, with weight > 0. The box holds it.
typedef struct og_weighted_point {
  og_ivec at;
  og_int weight;
  og_box_ends box;
} og_weighted_point;

void og_weighted_point_init(og_weighted_point *point);
void og_weighted_point_clear(og_weighted_point *point);
/// No point yet: its weight is 0.
void og_weighted_point_reset(og_weighted_point *point);
/// Adds the point of that number, with a weight >= 0: the point is the weighted mean.
void og_weighted_point_add(og_weighted_point *point, const og_points *points, int32_t number, const og_int *weight);

/// A mesh that is looked at, and working storage.
typedef struct og_solid {
  const og_points *points;
  const og_part_list *list; // triangles
  og_part_tree tree;
  og_triangles named; // the triangles, by the lowest number of the points that are equal
  int32_t *neighbour; // 3 t + k: the triangle beyond the edge of t from corner k to corner k + 1
  int32_t *piece;     // of each triangle: the lowest one of its piece
  struct og_solid_room *room;
} og_solid;

void og_solid_init(og_solid *solid);
void og_solid_clear(og_solid *solid);

/// Looks at a mesh, whose parts are triangles; the order is a permutation of them. Both have to outlive the questions
/// below. `most` limits the pairs of boxes that overlap.
og_solid_fault og_solid_examine(og_solid *solid, const og_points *points, const og_part_list *list,
                                const int32_t *order, size_t most);

/// The number of times that a sound mesh goes around the point: 0 or 1. False where the point is on it.
bool og_solid_winding(og_solid *solid, const og_weighted_point *point, int *winding);

#endif
