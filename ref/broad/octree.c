#include "ref/broad/octree.h"

og_overlaps_work og_octree(const og_aabb *box, int32_t count, og_cell_tree *tree, og_pairs *pairs) {
  return og_cell_tree_pairs(box, count, 3, tree, pairs);
}

static void list(og_scene *s) {
  og_cell_tree tree = og_cell_tree_of(s);
  s->work = og_octree(s->box, s->count, &tree, &s->now);
}

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_scene_step((og_scene *)scene, list, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps octree_door = {
    .bytes = og_cell_tree_bytes, .start = og_scene_start, .step = step, .work = og_scene_work};

const og_algorithm og_algorithm_octree = {
    .id = "octree",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/octree",
    .source = "Varjus 2018, 3.1; Ericson 2005, 7.3",
    .cost = "O(n log n + k) where few boxes are cut",
    .limits = "quadratic in the boxes that the planes of one node cut, however small they are",
    .overlaps = &octree_door,
};
