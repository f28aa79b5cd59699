#include "ref/world/mid.h"

size_t og_mid_bytes(const og_door_mesh_pairs *door, int32_t most) { return og_mesh_pairs_bytes(door, most, most); }

void og_mid_start(og_mid_room *room, int32_t most) {
  /*@ loop invariant range: 0 <= k;
      loop assigns k, room->triangle[0 .. most - 1];
      loop variant most - k; */
  for (int32_t k = 0; k < most; k++) room->triangle[k] = (og_mesh_triangle){{2 * k, 2 * k + 1, 2 * k + 1}};
}

static og_mesh boxes_of(const og_mid_side *side, og_vec3 *point, const og_mesh_triangle *triangle) {
  /*@ loop invariant range: 0 <= k;
      loop assigns k, point[0 .. 2 * side->parts - 1];
      loop variant side->parts - k; */
  for (int32_t k = 0; k < side->parts; k++) {
    point[2 * k] = side->part[k].box.lo;
    point[2 * k + 1] = side->part[k].box.hi;
  }
  return (og_mesh){point, 2 * side->parts, triangle, side->parts, true};
}

og_outcome og_mid_list(const og_door_mesh_pairs *door, og_mid_room *room, og_index_pair of, const og_mid_side *a,
                       const og_mid_side *b, og_part_pairs *near) {
  const og_mesh of_a = boxes_of(a, room->point[0], room->triangle), of_b = boxes_of(b, room->point[1], room->triangle);
  og_mesh_work work;
  const og_outcome outcome = og_mesh_pairs_run(door, room->block, &of_a, &of_b, &room->found, &work);
  if (outcome != OG_OUTCOME_ANSWERED) return outcome;
  if (room->found.count > near->room - near->count) return OG_OUTCOME_FULL;
  /*@ loop invariant range: 0 <= k <= room->found.count;
      loop variant room->found.count - k; */
  for (int64_t k = 0; k < room->found.count; k++) {
    const og_index_pair parts = room->found.pair[k];
    // An algorithm that breaks its promise must not lead out of memory.
    if (parts.i < 0 || parts.i >= a->parts || parts.j < 0 || parts.j >= b->parts) return OG_OUTCOME_DEGENERATE;
    near->pair[near->count++] = (og_part_pair){of, parts.i, parts.j};
  }
  return OG_OUTCOME_ANSWERED;
}
