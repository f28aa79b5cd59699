#ifndef OG_HALF_EDGE_H
#define OG_HALF_EDGE_H

/// A convex polyhedron as a half-edge mesh in memory of the caller.                    (catalogue: half-edge mesh)
///
/// Every edge is two half-edges, one for each of its faces; those of a face run counterclockwise seen from outside.
/// Faces are convex polygons, coplanar triangles merged or not (the maker says). Source: Varjus 2018, 2.5 fig. 4.

#include "ref/vec3.h"

typedef struct og_half_edge {
  int origin; // vertex it starts from
  int twin;   // the half-edge that runs against it
  int next;   // the next one around its face
  int face;
} og_half_edge;

typedef struct og_face_plane {
  og_vec3 normal;   // outward, unit length
  og_scalar offset; // normal . x on the plane
  int edge;         // one of its half-edges
} og_face_plane;

/// vertex_edge[v] is one half-edge that starts at v, or -1 for a vertex that is not on the hull.
typedef struct og_half_edge_mesh {
  int vertex_count, edge_count, face_count;
  const og_vec3 *vertex;
  og_half_edge *edge;
  og_face_plane *face;
  int *vertex_edge;
} og_half_edge_mesh;

#endif
