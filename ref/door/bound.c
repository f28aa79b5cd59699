#include "ref/door/bound.h"

#include "ref/closest/range.h"

static og_outcome look_at_triangles(const og_bounding_input *in) {
  if (in->triangle_count < 1) return OG_OUTCOME_DEGENERATE;
  /*@ loop invariant counter: 0 <= k <= in->triangle_count;
      loop assigns k;
      loop variant in->triangle_count - k; */
  for (int k = 0; k < in->triangle_count; k++) {
    const int32_t *corner = in->triangle[k].corner;
    if (corner[0] < 0 || corner[1] < 0 || corner[2] < 0) return OG_OUTCOME_DEGENERATE;
    if (corner[0] >= in->count || corner[1] >= in->count || corner[2] >= in->count) return OG_OUTCOME_DEGENERATE;
  }
  return OG_OUTCOME_ANSWERED;
}

static og_outcome look_at_hull(const og_bounding_input *in) {
  const og_half_edge_mesh *hull = in->hull;
  if (hull == NULL || hull->vertex != in->point || hull->vertex_count != in->count) return OG_OUTCOME_DEGENERATE;
  return og_mesh_outcome(hull);
}

static og_outcome look_at(const og_door_bound *door, const og_bounding_input *in) {
  const bool is_k_dop = door->shape == OG_BOUNDING_K_DOP;
  if (in->count < 1 || (door->most > 0 && in->count > door->most)) return OG_OUTCOME_DEGENERATE;
  if (is_k_dop && in->direction_count < 1) return OG_OUTCOME_DEGENERATE;
  /*@ loop invariant counter: 0 <= k <= in->count;
      loop assigns k;
      loop variant in->count - k; */
  for (int k = 0; k < in->count; k++)
    if (!og_vec_in_range(in->point[k])) return OG_OUTCOME_OUT_OF_RANGE;
  /*@ loop invariant counter: 0 <= k;
      loop assigns k;
      loop variant in->count - k; */
  for (int k = 0; door->in_plane && k < in->count; k++)
    if (in->point[k].z != 0) return OG_OUTCOME_DEGENERATE;
  /*@ loop invariant counter: 0 <= k;
      loop assigns k;
      loop variant in->direction_count - k; */
  for (int k = 0; is_k_dop && k < in->direction_count; k++) {
    if (!og_vec_in_range(in->direction[k])) return OG_OUTCOME_OUT_OF_RANGE;
    if (og_largest(in->direction[k]) == 0) return OG_OUTCOME_DEGENERATE;
  }
  if (door->of_triangles) return look_at_triangles(in);
  return door->of_hull ? look_at_hull(in) : OG_OUTCOME_ANSWERED;
}

og_bounding_claim og_claim_of_box(const og_box_along *box, const og_bounding_room *room) {
  og_bounding_claim claim = {.outcome = OG_OUTCOME_ANSWERED, .slab_count = 3};
  /*@ loop invariant counter: 0 <= k <= 3;
      loop assigns k, claim.axis[0 .. 2], claim.outcome, room->slab[0 .. 2];
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++) {
    claim.axis[k] = box->axis[k];
    room->slab[k] = box->slab[k];
    if (!og_slab_is_finite(&box->slab[k])) claim.outcome = OG_OUTCOME_OUT_OF_RANGE;
  }
  return claim;
}

og_bounding_claim og_bound_run(const og_door_bound *door, const og_bounding_input *in, const og_bounding_room *room) {
  const og_outcome outcome = look_at(door, in);
  if (outcome != OG_OUTCOME_ANSWERED) return (og_bounding_claim){.outcome = outcome};
  return door->run(in, room);
}
