#include "ref/broad/grid_hash.h"

// Enters all boxes in their cells; false where that takes more entries than there is room for.
static bool reach_cells(const og_lattice *lattice, const og_aabb *box, int32_t count, og_cell_item *item) {
  const int64_t room = (int64_t)OG_CELL_ENTRIES * count;
  int64_t entries = 0;
  for (int32_t k = 0; k < count; k++) {
    item[k] = (og_cell_item){og_reach_of(lattice, &box[k]), 0};
    entries += og_reach_size(&item[k].reach, room);
    if (entries > room) return false;
  }
  return true;
}

og_overlaps_work og_grid_hash(const og_aabb *box, int32_t count, const og_cell_table *table, og_pairs *pairs) {
  og_overlaps_work work = {0, 0, 0};
  if (count < 1) return work;
  const int32_t most = (int32_t)1 << OG_CELL_BITS;
  const og_extent e = og_extent_of_boxes(box, count);
  int32_t wanted[3] = {og_mean_cells(e.lo.x, e.hi.x, e.mean.x, most), og_mean_cells(e.lo.y, e.hi.y, e.mean.y, most),
                       og_mean_cells(e.lo.z, e.hi.z, e.mean.z, most)};
  og_lattice lattice = og_lattice_over(&e, wanted);
  // Each round halves the most divided axis: after at most 63 there is one cell.
  while (!reach_cells(&lattice, box, count, table->item)) {
    og_coarsen(wanted);
    lattice = og_lattice_over(&e, wanted);
  }
  og_cell_table_level(table, box, count, 0, 0, pairs, &work);
  return work;
}

// ---- behind the door ----

static void list(og_scene *s) {
  const og_cell_table table = og_cell_table_of(s);
  s->work = og_grid_hash(s->box, s->count, &table, &s->now);
}

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_scene_step((og_scene *)scene, list, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps grid_hash_door = {
    .bytes = og_cell_table_bytes, .start = og_scene_start, .step = step, .work = og_scene_work};

const og_algorithm og_algorithm_grid_hash = {
    .id = "grid-hash",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/grid_hash",
    .source = "Varjus 2018, 3.1",
    .cost = "O(n + k) for even sizes",
    .limits = "quadratic where boxes crowd in one cell, or some are much larger than most",
    .overlaps = &grid_hash_door,
};
