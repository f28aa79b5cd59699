#ifndef OG_HULL_FAULT_H
#define OG_HULL_FAULT_H

/// What is wrong with a convex hull, exactly.

#include "ref/door/hull.h"
#include "spec/body/problem.h"

enum { OG_HULL_POINTS = 64 };

/// Room for the hull of OG_HULL_POINTS points, and working storage.
typedef struct og_hull_judge {
  og_hull_room room;
  og_half_edge edge[6 * OG_HULL_POINTS];
  og_face_plane face[2 * OG_HULL_POINTS];
  og_quickhull_face quick_face[3 * OG_HULL_POINTS];
  int quick_next[OG_HULL_POINTS], quick_start[OG_HULL_POINTS];
  int vertex_edge[OG_HULL_POINTS], corner[OG_HULL_POINTS + 1], order[OG_HULL_POINTS], facet[2 * OG_HULL_POINTS][3];
  og_exact_body exact; // the same points
  og_ivec u, v, normal;
  og_int offset, height;
} og_hull_judge;

/// The judge must stay where it is.
void og_hull_judge_init(og_hull_judge *judge);
void og_hull_judge_clear(og_hull_judge *judge);

/// What is wrong with judge->room as the hull of the points, or null. The points are finite, and their bits within the
/// domain of orient_exact. What is refused must be flat.
const char *og_hull_fault(og_hull_judge *judge, const og_door_hull *door, const og_vec3 *point, int count,
                          og_outcome outcome);

#endif
