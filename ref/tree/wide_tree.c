#include "ref/tree/wide_tree.h"

// The one of the most triangles that is no leaf; -1: all are leaves.
/*@ requires nodes: 0 < count <= OG_ARITY_MOST && \valid_read(of + (0 .. count - 1)) &&
                    \forall integer k; 0 <= k < count ==> \valid_read(tree->node + of[k]);
    terminates \true; exits \false; assigns \nothing; ensures one: -1 <= \result < count; */
static int largest(const og_tree *tree, const int32_t *of, int count) {
  int found = -1;
  int32_t most = 1;
  /*@ loop invariant so_far: 0 <= k <= count && -1 <= found < count;
      loop assigns k, found, most;
      loop variant count - k; */
  for (int k = 0; k < count; k++)
    if (tree->node[of[k]].count > most) {
      found = k;
      most = tree->node[of[k]].count;
    }
  return found;
}

// The binary nodes that become children of an inner node. A child's two stand together in its place, so that places stay in order.
/*@ requires tree: readable_tree(tree) && is_tree(tree) && 2 <= arity <= OG_ARITY_MOST;
    requires node: 0 <= node < 2 * tree->leaves - 1 && tree->node[node].child != 0;
    requires memory: \valid(of + (0 .. arity - 1));
    terminates \true; exits \false; assigns of[0 .. arity - 1]; ensures children: 2 <= \result <= arity; */
static int choose(const og_tree *tree, int32_t node, int arity, int32_t *of) {
  int count = 2;
  of[0] = tree->node[node].child;
  of[1] = of[0] + 1;
  /*@ loop invariant so_far: 2 <= count <= arity;
      loop assigns count, of[0 .. arity - 1];
      loop variant arity - count; */
  while (count < arity) {
    const int parted = largest(tree, of, count);
    if (parted < 0) break;
    /*@ loop invariant moved: parted < k <= count;
        loop assigns k, of[parted + 2 .. count];
        loop variant k; */
    for (int k = count; k > parted + 1; k--) of[k] = of[k - 1];
    of[parted] = tree->node[of[parted]].child;
    of[parted + 1] = of[parted] + 1;
    count++;
  }
  return count;
}

int32_t og_tree_widen(const og_tree *tree, int arity, og_wide_node *wide) {
  if (tree->leaves == 0) return 0;
  int32_t made = 1;
  wide[0] = (og_wide_node){0, 0, 0};
  // Each node names another binary node: there are no more of them.
  /*@ loop invariant made: 0 <= k <= made < 2 * tree->leaves;
      loop assigns k, made, wide[0 .. 2 * tree->leaves - 2];
      loop variant 2 * tree->leaves - k; */
  for (int32_t k = 0; k < made; k++) {
    if (tree->node[wide[k].of].child == 0) continue;
    int32_t of[OG_ARITY_MOST];
    wide[k].child = made;
    wide[k].children = choose(tree, wide[k].of, arity, of);
    /*@ loop invariant added: 0 <= c <= wide[k].children && made < 2 * tree->leaves;
        loop assigns c, made, wide[0 .. 2 * tree->leaves - 2];
        loop variant wide[k].children - c; */
    for (int c = 0; c < wide[k].children; c++) wide[made++] = (og_wide_node){of[c], 0, 0};
  }
  return made;
}
