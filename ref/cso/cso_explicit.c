#include "ref/cso/cso_explicit.h"

og_cso_claim og_cso_explicit(const og_half_edge_mesh *a, const og_half_edge_mesh *b, og_cso_room *room) {
  const int count = a->vertex_count * b->vertex_count;
  for (int i = 0; i < a->vertex_count; i++)
    for (int j = 0; j < b->vertex_count; j++) room->point[i * b->vertex_count + j] = og_sub(a->vertex[i], b->vertex[j]);
  int joined;
  og_cso_claim claim = {.outcome = og_hull_quickhull(&room->mesh, room->point, count, &room->quick, &joined)};
  if (claim.outcome != OG_OUTCOME_ANSWERED) return claim;
  for (int f = 0; f < room->mesh.face_count; f++) {
    int e = room->mesh.face[f].edge;
    for (int k = 0; k < 3; k++, e = room->mesh.edge[e].next) {
      const int point = room->mesh.edge[e].origin;
      room->corner[claim.corners++] = (og_cso_corner){point / b->vertex_count, point % b->vertex_count};
    }
    room->end[claim.faces++] = claim.corners;
  }
  return claim;
}

// ---- what is known of it ----

static const og_door_cso cso_explicit_door = {.run = og_cso_explicit, .rounded = true};

const og_algorithm og_algorithm_cso_explicit = {
    .id = "cso-explicit",
    .row = "3.2",
    .questions = "minkowski",
    .path = "ref/cso/cso_explicit",
    .source = "Rasku 2003, 6.4.2",
    .cost = "O(n m log(n m)), expected",
    .limits = "differences are rounded; coplanar faces come as thin triangles",
    .cso = &cso_explicit_door,
};
