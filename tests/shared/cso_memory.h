#ifndef OR_CSO_MEMORY_H
#define OR_CSO_MEMORY_H

/// Memory for two small solids and for what an algorithm behind the door `cso` makes of them.

#include "ref/door/cso.h"
#include "ref/polytope/hull_incremental.h"

enum {
  OR_CSO_POINTS = 14, // of each
  OR_CSO_PAIRS = OR_CSO_POINTS * OR_CSO_POINTS,
  OR_CSO_EDGES = 6 * OR_CSO_POINTS,
};

typedef struct or_solid {
  og_vec3 point[OR_CSO_POINTS];
  og_half_edge_mesh mesh;
  og_half_edge edge[OR_CSO_EDGES];
  og_face_plane face[2 * OR_CSO_POINTS];
  int first[OR_CSO_POINTS];
} or_solid;

typedef struct or_cso_memory {
  or_solid a, b;
  int end[OR_CSO_EDGES * OR_CSO_EDGES];
  og_cso_corner corner[4 * OR_CSO_EDGES * OR_CSO_EDGES];
  og_difference_face face[OR_CSO_EDGES * OR_CSO_EDGES];
  bool seen[2 * OR_CSO_EDGES + OR_CSO_EDGES * OR_CSO_EDGES];
  og_vec3 point[OR_CSO_PAIRS];
  og_half_edge mesh_edge[6 * OR_CSO_PAIRS];
  og_face_plane mesh_face[2 * OR_CSO_PAIRS];
  int mesh_first[OR_CSO_PAIRS];
  og_quickhull_face quick_face[3 * OR_CSO_PAIRS];
  int quick_next[OR_CSO_PAIRS], quick_start[OR_CSO_PAIRS];
  og_cso_room room;
} or_cso_memory;

static inline bool or_solid_make(or_solid *s, int count) {
  s->mesh = (og_half_edge_mesh){.edge = s->edge, .face = s->face, .vertex_edge = s->first};
  return og_hull_incremental(&s->mesh, s->point, count) == OG_OUTCOME_ANSWERED;
}

/// Of the first points of each; false where a solid is flat.
static inline bool or_cso_make(or_cso_memory *m, int of_a, int of_b) {
  m->room = (og_cso_room){.end = m->end, .corner = m->corner, .face = m->face, .seen = m->seen, .point = m->point};
  m->room.mesh = (og_half_edge_mesh){.edge = m->mesh_edge, .face = m->mesh_face, .vertex_edge = m->mesh_first};
  m->room.quick = (og_quickhull_room){m->quick_face, m->quick_next, m->quick_start};
  return or_solid_make(&m->a, of_a) && or_solid_make(&m->b, of_b);
}

#endif
