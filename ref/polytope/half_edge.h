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

// Memory and indices as og_mesh_check finds them sound; what else it looks at is not stated here.
/*@ predicate mesh_memory{L}(og_half_edge_mesh *m) =
      \valid_read(m) && 0 <= m->vertex_count && 0 <= m->edge_count && 0 <= m->face_count &&
      \valid_read(m->vertex + (0 .. m->vertex_count - 1)) && \valid_read(m->vertex_edge + (0 .. m->vertex_count - 1)) &&
      \valid_read(m->edge + (0 .. m->edge_count - 1)) && \valid_read(m->face + (0 .. m->face_count - 1));
    predicate half_edge_indices{L}(og_half_edge_mesh *m, integer h) =
      0 <= m->edge[h].origin < m->vertex_count && 0 <= m->edge[h].twin < m->edge_count &&
      0 <= m->edge[h].next < m->edge_count && 0 <= m->edge[h].face < m->face_count;
    predicate face_index{L}(og_half_edge_mesh *m, integer f) = 0 <= m->face[f].edge < m->edge_count;
    predicate vertex_index{L}(og_half_edge_mesh *m, integer v) = -1 <= m->vertex_edge[v] < m->edge_count;
    predicate mesh_indices{L}(og_half_edge_mesh *m) =
      (\forall integer h; 0 <= h < m->edge_count ==> half_edge_indices(m, h)) &&
      (\forall integer f; 0 <= f < m->face_count ==> face_index(m, f)) &&
      (\forall integer v; 0 <= v < m->vertex_count ==> vertex_index(m, v));
    predicate sound_mesh{L}(og_half_edge_mesh *m) = mesh_memory(m) && mesh_indices(m);
*/

#endif
