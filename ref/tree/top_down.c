#include "ref/tree/top_down.h"

#include "ref/tree/split.h"
#include "ref/tree/split_centre.h"

/*@ requires tree: writable_tree(tree) && 0 <= first && 1 < count <= tree->leaves - first;
    requires keys: rule == OG_BUILD_CODES ==> \valid_read(key + (0 .. tree->leaves - 1));
    requires mesh: rule == OG_BUILD_CENTRE ==> is_mesh(mesh) && mesh->triangles == tree->leaves;
    terminates \true; exits \false; assigns tree->leaf[0 .. tree->leaves - 1];
    ensures part: 0 < \result < count; */
static int32_t split(const og_tree *tree, int32_t first, int32_t count, og_build_rule rule, const og_mesh *mesh,
                     const uint64_t *key) {
  int32_t part = 0;
  if (rule == OG_BUILD_CODES) part = og_split_codes(key + first, count);
  else if (rule == OG_BUILD_MEAN) part = og_split_mean(tree->leaf + first, count);
  else if (rule == OG_BUILD_CENTRE) part = og_split_centre(mesh, tree->leaf + first, count);
  else part = og_split_longest_axis(tree->leaf + first, count);
  return 0 < part && part < count ? part : count / 2;
}

// The two children of a node of these places, of which the first gets `part`.
/*@ requires memory: \valid(node + (child .. child + 1)) && 0 <= child <= 2 * OG_MOST_TRIANGLES;
    requires room: 0 <= first && 0 < part < count <= OG_MOST_TRIANGLES - first &&
                   child + 2 * count - 2 <= 2 * OG_MOST_TRIANGLES;
    terminates \true; exits \false; assigns node[child], node[child + 1];
    ensures first: node[child].child == child + 2 && node[child].first == first && node[child].count == part;
    ensures second: node[child + 1].child == child + 2 * part && node[child + 1].first == first + part &&
                    node[child + 1].count == count - part; */
static void make_children(og_tree_node *node, int32_t child, int32_t first, int32_t count, int32_t part) {
  node[child].child = child + 2;
  node[child].first = first;
  node[child].count = part;
  node[child + 1].child = child + 2 * part;
  node[child + 1].first = first + part;
  node[child + 1].count = count - part;
}

void og_build_top_down(og_tree *tree, og_build_rule rule, const og_mesh *mesh, const uint64_t *key) {
  og_tree_node *const node = tree->node;
  const int32_t leaves = tree->leaves, nodes = 2 * leaves - 1;
  node[0] = (og_tree_node){1, 0, leaves};
  // A node is made before its number comes: it is below one with a lesser number.
  for (int32_t k = 0; k < nodes; k++) {
    const int32_t first = node[k].first, count = node[k].count, child = node[k].child;
    if (count == 1) {
      node[k].child = 0;
      continue;
    }
    const int32_t part = split(tree, first, count, rule, mesh, key);
    make_children(node, child, first, count, part);
  }
}
