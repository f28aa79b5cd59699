#include "ref/door/cso.h"

#include "ref/polytope/hull_incremental.h"

og_cso_sizes og_cso_sizes_of(const og_half_edge_mesh *a, const og_half_edge_mesh *b) {
  const int limit = 1 << 24;
  const long long edges = (long long)a->edge_count * b->edge_count,
                  points = (long long)a->vertex_count * b->vertex_count;
  if (edges >= limit || points >= limit || a->face_count >= limit || b->face_count >= limit) return (og_cso_sizes){0};
  // An edge is two half-edges: a quarter of the pairs of half-edges are pairs of edges.
  const int of_faces = a->face_count + b->face_count, parallelograms = (int)edges / 4,
            of_hull = og_hull_face_room((int)points);
  const int faces = of_faces + parallelograms, corners = a->edge_count + b->edge_count + 4 * parallelograms;
  return (og_cso_sizes){
      .faces = faces > of_hull ? faces : of_hull,
      .corners = corners > 3 * of_hull ? corners : 3 * of_hull,
      .seen = of_faces + (int)edges,
      .points = (int)points,
  };
}

static bool all_finite(const og_half_edge_mesh *mesh) {
  /*@ loop invariant counter: 0 <= k <= mesh->vertex_count;
      loop assigns k;
      loop variant mesh->vertex_count - k; */
  for (int k = 0; k < mesh->vertex_count; k++)
    if (!og_is_finite(mesh->vertex[k])) return false;
  return true;
}

og_cso_claim og_cso_run(const og_door_cso *door, const og_half_edge_mesh *a, const og_half_edge_mesh *b,
                        og_cso_room *room) {
  if (a->face_count < 1 || b->face_count < 1) return (og_cso_claim){.outcome = OG_OUTCOME_DEGENERATE};
  if (og_cso_sizes_of(a, b).faces == 0 || !all_finite(a) || !all_finite(b))
    return (og_cso_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  return door->run(a, b, room);
}
