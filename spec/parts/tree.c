#include "spec/parts/tree.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "spec/overlaps/near_box.h"

// ---- ranges ----

og_parts_range og_parts_whole(const og_parts_problem *problem) {
  return (og_parts_range){{0, 0}, {problem->part[0].count, problem->part[1].count}};
}

/*@ requires range: 0 <= lo < hi;
    terminates \true; exits \false; assigns \nothing;
    ensures within: lo <= \result < hi;
    ensures halves: hi - lo >= 2 ==> lo < \result; */
static int32_t middle(int32_t lo, int32_t hi) { return lo + (hi - lo) / 2; }

void og_parts_halves(const og_parts_range *range, og_parts_range half[2]) {
  const int body = range->hi[0] - range->lo[0] >= range->hi[1] - range->lo[1] ? 0 : 1;
  half[0] = half[1] = *range;
  half[0].hi[body] = half[1].lo[body] = middle(range->lo[body], range->hi[body]);
}

// ---- boxes ----

og_box_ends og_box_of_part(const og_points *points, const og_part_list *list, int32_t k) {
  og_box_ends box = og_near_box_empty();
  size_t count;
  const int32_t *point = og_part_points(list, k, &count);
  for (size_t c = 0; c < count; c++) og_near_box_add(&box, &points->approx[3 * (size_t)point[c]]);
  return box;
}

static double lesser(double a, double b) { return a < b ? a : b; }
static double greater(double a, double b) { return a < b ? b : a; }

static og_box_ends around(const og_box_ends *a, const og_box_ends *b) {
  return (og_box_ends){{lesser(a->lo.x, b->lo.x), lesser(a->lo.y, b->lo.y), lesser(a->lo.z, b->lo.z)},
                       {greater(a->hi.x, b->hi.x), greater(a->hi.y, b->hi.y), greater(a->hi.z, b->hi.z)}};
}

// How far apart two intervals are.
static double apart(double lo_a, double hi_a, double lo_b, double hi_b) {
  return lo_b > hi_a ? lo_b - hi_a : lo_a > hi_b ? lo_a - hi_b : 0;
}

double og_box_gap(const og_box_ends *a, const og_box_ends *b) {
  const double x = apart(a->lo.x, a->hi.x, b->lo.x, b->hi.x), y = apart(a->lo.y, a->hi.y, b->lo.y, b->hi.y),
               z = apart(a->lo.z, a->hi.z, b->lo.z, b->hi.z);
  return x * x + y * y + z * z;
}

// ---- the tree ----

void og_part_tree_init(og_part_tree *tree) { memset(tree, 0, sizeof *tree); }

void og_part_tree_clear(og_part_tree *tree) {
  free(tree->box);
  free(tree->node);
}

const og_box_ends *og_part_tree_bound(const og_part_tree *tree, int32_t lo, int32_t hi) {
  return hi - lo == 1 ? &tree->box[lo] : &tree->node[middle(lo, hi)];
}

static void build(og_part_tree *tree, int32_t lo, int32_t hi) {
  if (hi - lo < 2) return;
  const int32_t at = middle(lo, hi);
  build(tree, lo, at);
  build(tree, at, hi);
  tree->node[at] = around(og_part_tree_bound(tree, lo, at), og_part_tree_bound(tree, at, hi));
}

void og_part_tree_build(og_part_tree *tree, const og_points *points, const og_part_list *list, const int32_t *order) {
  const size_t count = (size_t)list->count;
  if (count > tree->room) {
    tree->room = count;
    tree->box = og_grow(tree->box, count, sizeof *tree->box);
    tree->node = og_grow(tree->node, count, sizeof *tree->node);
  }
  tree->order = order;
  for (int32_t p = 0; p < list->count; p++) tree->box[p] = og_box_of_part(points, list, order[p]);
  build(tree, 0, list->count);
}
