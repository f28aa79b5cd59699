#ifndef PAIR_MESHES_H
#define PAIR_MESHES_H

/// Meshes for the bodies of pair_bodies.h.

#include "ref/polytope/hull_incremental.h"
#include "tests/cso/pair_bodies.h"

#define PAIR_MESHES_FACES (2 * PAIR_BODIES_POINTS)

typedef struct pair_mesh {
  og_half_edge_mesh mesh;
  og_half_edge edge[3 * PAIR_MESHES_FACES];
  og_face_plane face[PAIR_MESHES_FACES];
  int vertex_edge[PAIR_BODIES_POINTS];
} pair_mesh;

static inline og_outcome pair_mesh_make(pair_mesh *m, const og_vec3 *point, int count) {
  m->mesh = (og_half_edge_mesh){.edge = m->edge, .face = m->face, .vertex_edge = m->vertex_edge};
  return og_hull_incremental(&m->mesh, point, count);
}

/// The mesh of the points' hull, or null where it is flat.
static inline const og_half_edge_mesh *pair_mesh_of(pair_mesh *m, const og_vec3 *point, int count) {
  return pair_mesh_make(m, point, count) == OG_OUTCOME_ANSWERED ? &m->mesh : NULL;
}

typedef struct pair_meshes {
  pair_mesh a, b;
} pair_meshes;

static inline void pair_meshes_add(pair_bodies *bodies, pair_meshes *meshes) {
  bodies->a.mesh = pair_mesh_of(&meshes->a, bodies->a_point, bodies->na);
  bodies->b.mesh = pair_mesh_of(&meshes->b, bodies->b_point, bodies->nb);
}

#endif
