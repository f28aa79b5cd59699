#include "ref/broad/quadtree.h"

og_overlaps_work og_quadtree(const og_aabb *box, int32_t count, og_cell_tree *tree, og_pairs *pairs) {
  return og_cell_tree_pairs(box, count, 2, tree, pairs);
}

static void list(og_scene *s) {
  og_cell_tree tree = og_cell_tree_of(s);
  s->work = og_quadtree(s->box, s->count, &tree, &s->now);
}

static og_outcome step(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended) {
  return og_scene_step((og_scene *)scene, list, change, count, begun, ended);
}

// ---- what is known of it ----

static const og_door_overlaps quadtree_door = {
    .bytes = og_cell_tree_bytes, .start = og_scene_start, .step = step, .work = og_scene_work};

const og_algorithm og_algorithm_quadtree = {
    .id = "quadtree",
    .row = "3.9",
    .questions = "overlaps",
    .path = "ref/broad/quadtree",
    .source = "Varjus 2018, 3.1, table 2",
    .cost = "O(n log n + k) for flat scenes where few boxes are cut",
    .limits = "quadratic where boxes are piled along z, and in the boxes that the lines of one node cut",
    .overlaps = &quadtree_door,
};
