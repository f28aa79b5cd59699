#include "ref/broad/grid_hierarchical.h"

// The finest level at whose cells the box spans two along each axis at most: 2^(finest - level) finest cells are as long
// as it is, from the first that it reaches to the last.
static int32_t resolution_of(const og_reach *r) {
  int32_t length = 0;
  for (int k = 0; k < 3; k++) length = og_greater(length, r->hi[k] - r->lo[k]);
  int32_t level = OG_FINEST_LEVEL;
  while (length > (int32_t)1 << (OG_FINEST_LEVEL - level)) level--; // ends at 0: there are 2^finest cells
  return level;
}

og_overlaps_work og_grid_hierarchical(const og_aabb *box, int32_t count, const og_cell_table *table, og_pairs *pairs) {
  og_overlaps_work work = {0, 0, 0};
  if (count < 1) return work;
  const og_lattice lattice = og_cubes_over(box, count, 3, (int32_t)1 << OG_FINEST_LEVEL);
  bool is_used[OG_FINEST_LEVEL + 1] = {false};
  for (int32_t k = 0; k < count; k++) {
    og_cell_item *const item = &table->item[k];
    item->reach = og_reach_of(&lattice, &box[k]);
    item->level = resolution_of(&item->reach);
    is_used[item->level] = true;
  }
  for (int32_t level = 0; level <= OG_FINEST_LEVEL; level++)
    if (is_used[level]) og_cell_table_level(table, box, count, level, OG_FINEST_LEVEL - level, pairs, &work);
  return work;
}

// ---- behind the door ----

static void list(og_scene *s) {
  const og_cell_table table = og_cell_table_of(s);
  s->work = og_grid_hierarchical(s->box, s->count, &table, &s->now);
}

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_scene_step((og_scene *)scene, list, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps grid_hierarchical_door = {
    .bytes = og_cell_table_bytes, .start = og_scene_start, .step = step, .work = og_scene_work};

const og_algorithm og_algorithm_grid_hierarchical = {
    .id = "grid-hierarchical",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/grid_hierarchical",
    .source = "Kravec, question 1",
    .cost = "O(n l + k) for l levels in use",
    .limits = "quadratic where boxes crowd in one cell of their size",
    .overlaps = &grid_hierarchical_door,
};
