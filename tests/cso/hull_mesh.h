#ifndef HULL_MESH_H
#define HULL_MESH_H

/// Room for the mesh of a body of pair_bodies.h, as hull-incremental makes it.

#include "ref/polytope/hull_incremental.h"
#include "tests/cso/pair_bodies.h"

#define HULL_MESH_FACES (2 * PAIR_BODIES_POINTS)

typedef struct hull_mesh {
  og_half_edge_mesh mesh;
  og_half_edge edge[3 * HULL_MESH_FACES];
  og_face_plane face[HULL_MESH_FACES];
  int vertex_edge[PAIR_BODIES_POINTS];
} hull_mesh;

static inline og_outcome hull_mesh_make(hull_mesh *m, const og_vec3 *point, int count) {
  m->mesh = (og_half_edge_mesh){.edge = m->edge, .face = m->face, .vertex_edge = m->vertex_edge};
  return og_hull_incremental(&m->mesh, point, count);
}

/// The points' mesh, or null where their hull is flat.
static inline const og_half_edge_mesh *hull_mesh_of(hull_mesh *m, const og_vec3 *point, int count) {
  return hull_mesh_make(m, point, count) == OG_OUTCOME_ANSWERED ? &m->mesh : NULL;
}

#endif
