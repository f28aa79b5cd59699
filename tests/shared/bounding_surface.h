#ifndef OR_BOUNDING_SURFACE_H
#define OR_BOUNDING_SURFACE_H

/// What the door `bound` takes beside points: their convex hull and triangles over them.

#include "ref/door/bound.h"
#include "ref/polytope/hull_quickhull.h"

typedef struct or_bounding_surface {
  int most;
  og_half_edge_mesh hull;
  og_quickhull_room room;
  og_mesh_triangle *triangle;
} or_bounding_surface;

/// Memory for so many points.
void or_bounding_surface_init(or_bounding_surface *surface, int most);
void or_bounding_surface_clear(or_bounding_surface *surface);

/// Sets the input's hull, or null where there is none, and its triangles: each point with the two after it, around.
void or_add_surface(or_bounding_surface *surface, og_bounding_input *in);

/// May an algorithm refuse the input for what these are?
bool or_surface_is_refused(const og_door_bound *door, const og_bounding_input *in);

#endif
