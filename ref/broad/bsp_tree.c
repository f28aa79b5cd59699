#include "ref/broad/bsp_tree.h"

static og_plane choose(const og_aabb *box, const int32_t *entry, int32_t count, int depth) {
  (void)depth;
  og_plane best = {-1, 0};
  int least = 2001;
  for (int direction = 0; direction < OG_DIRECTIONS; direction++) {
    int cost = 0;
    const og_plane plane = og_median_plane(box, entry, count, direction, &cost);
    if (cost >= least) continue;
    best = plane;
    least = cost;
  }
  return best;
}

og_overlaps_work og_bsp_tree(const og_aabb *box, int32_t count, int32_t *entry, og_pairs *pairs) {
  return og_plane_cells(box, count, choose, entry, pairs);
}

static void list(og_scene *s) { s->work = og_bsp_tree(s->box, s->count, og_plane_cells_of(s), &s->now); }

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_scene_step((og_scene *)scene, list, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps bsp_tree_door = {
    .bytes = og_plane_cells_bytes, .start = og_scene_start, .step = step, .work = og_scene_work};

const og_algorithm og_algorithm_bsp_tree = {
    .id = "bsp-tree",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/bsp_tree",
    .source = "Varjus 2018, 3.1; Fuchs, Kedem and Naylor 1980",
    .cost = "O(n log n + k) where boxes do not crowd",
    .limits = "quadratic where many boxes have a point in common",
    .overlaps = &bsp_tree_door,
};
