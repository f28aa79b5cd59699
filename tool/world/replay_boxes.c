#include "tool/world/replay_boxes.h"

#include <stdlib.h>

#include "ref/broad/box_tree.h"
#include "spec/number/allocation.h"

static void add_box(og_text *text, const og_aabb *box) {
  og_text_format(text, "%.7g,%.7g,%.7g,%.7g,%.7g,%.7g", (double)box->lo.x, (double)box->lo.y, (double)box->lo.z,
                 (double)box->hi.x, (double)box->hi.y, (double)box->hi.z);
}

// From the root on; a leaf is a body's own box.
static void add_nodes(og_text *text, const og_box_tree *tree, int32_t *stack) {
  const char *between = "";
  int32_t depth = 0;
  if (tree->root >= 0) stack[depth++] = tree->root, stack[depth++] = 0;
  while (depth > 0) {
    const int32_t level = stack[--depth], at = stack[--depth];
    if (at < tree->boxes) continue;
    og_text_format(text, "%s[%d,", between, (int)level);
    add_box(text, &tree->node[at].box);
    og_text_add(text, "]");
    between = ",";
    for (int k = 0; k < 2; k++) stack[depth++] = tree->node[at].child[k], stack[depth++] = level + 1;
  }
}

void og_replay_boxes_write(og_text *text, const og_world_state *now, int32_t bodies) {
  og_box_node *const node = og_grow(NULL, 2 * (size_t)bodies + 1, sizeof *node);
  int32_t *const stack = og_grow(NULL, 2 * ((size_t)bodies + 2), sizeof *stack);
  og_box_tree tree;
  og_box_tree_start(&tree, node, bodies);
  og_text_add(text, ",\"boxes\":[");
  for (int32_t k = 0; k < bodies; k++) {
    const og_world_body_state *body = &now->body[k];
    og_text_add(text, k == 0 ? "" : ",");
    og_text_add(text, body->is_there ? "[" : "null");
    if (!body->is_there) continue;
    add_box(text, &body->box);
    og_text_add(text, "]");
    og_box_tree_insert(&tree, k, &body->box);
  }
  og_text_add(text, "],\"tree\":[");
  add_nodes(text, &tree, stack);
  og_text_add(text, "]");
  free(node);
  free(stack);
}
