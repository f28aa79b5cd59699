// What broad phases make of boxes: cells, trees, lists of ends.

#include "tool/draw/boxes_page.h"

#include <stdlib.h>

#include "ref/broad/box_tree.h"
#include "ref/broad/cell_table.h"
#include "spec/number/allocation.h"

enum { MOST_BORDERS = 400 };

// ---- cells ----

// The lattice that grid-hash chooses.
static og_lattice hash_lattice(const og_drawn_boxes *drawn) {
  const int32_t most = (int32_t)1 << OG_CELL_BITS;
  const int64_t room = (int64_t)OG_CELL_ENTRIES * drawn->count;
  const og_extent e = og_extent_of_boxes(drawn->box, drawn->count);
  int32_t wanted[3] = {og_mean_cells(e.lo.x, e.hi.x, e.mean.x, most), og_mean_cells(e.lo.y, e.hi.y, e.mean.y, most),
                       og_mean_cells(e.lo.z, e.hi.z, e.mean.z, most)};
  for (;; og_coarsen(wanted)) {
    const og_lattice lattice = og_lattice_over(&e, wanted);
    int64_t entries = 0;
    for (int32_t k = 0; k < drawn->count && entries <= room; k++) {
      const og_reach reach = og_reach_of(&lattice, &drawn->box[k]);
      entries += og_reach_size(&reach, room);
    }
    if (entries <= room) return lattice;
  }
}

// Borders along an axis, on the back of the page and, in space, on the floor.
static void draw_borders(const og_boxes_page *p, const og_lattice_axis *cells, int axis) {
  for (int32_t k = 0; k <= cells->cells && cells->cells <= MOST_BORDERS; k++) {
    const double at = k == 0              ? p->lo.x[axis]
                      : k == cells->cells ? p->hi.x[axis]
                                          : 2 * ((double)cells->from + k / (double)cells->per_length);
    og_page_point a = p->lo, b = p->lo;
    a.x[axis] = b.x[axis] = at;
    b.x[axis == 0 ? 1 : 0] = p->hi.x[axis == 0 ? 1 : 0];
    og_boxes_page_line(p, "cell", a, b);
    if (p->drawn->axes < 3 || axis != 0) continue;
    b = a;
    b.x[2] = p->hi.x[2];
    og_boxes_page_line(p, "cell", a, b);
  }
}

void og_draw_hash_cells(const og_boxes_page *p, og_text *said) {
  const og_lattice lattice = hash_lattice(p->drawn);
  const og_lattice_axis *const axis[] = {&lattice.x, &lattice.y, &lattice.z};
  for (int a = 0; a < p->drawn->axes; a++) draw_borders(p, axis[a], a);
  og_text_format(said, "cells of grid-hash: %d x %d x %d", (int)lattice.x.cells, (int)lattice.y.cells,
                 (int)lattice.z.cells);
}

// ---- a tree ----

void og_draw_tree_nodes(const og_boxes_page *p, og_text *said) {
  const int32_t count = p->drawn->count;
  og_box_tree tree;
  og_box_node *const node = og_grow(NULL, 2 * (size_t)count + 1, sizeof *node);
  int32_t *const stack = og_grow(NULL, (size_t)count + 2, sizeof *stack);
  int32_t drawn = 0;
  og_box_tree_start(&tree, node, count);
  for (int32_t k = 0; k < count; k++) og_box_tree_insert(&tree, k, &p->drawn->box[k]);
  int32_t depth = 0;
  if (tree.root >= 0) stack[depth++] = tree.root;
  while (depth > 0) {
    const int32_t at = stack[--depth];
    if (at < count) continue; // a leaf is a box
    og_page_point lo = og_page_point_of(node[at].box.lo), hi = og_page_point_of(node[at].box.hi);
    if (p->drawn->axes == 1) lo.x[1] = p->lo.x[1], hi.x[1] = p->hi.x[1];
    og_boxes_page_box(p, "node", "node", lo, hi);
    drawn++;
    stack[depth++] = node[at].child[0];
    stack[depth++] = node[at].child[1];
  }
  og_text_format(said, "inner nodes of dynamic-tree: %d, height %d", (int)drawn,
                 count > 0 ? (int)node[tree.root].height : 0);
  free(node);
  free(stack);
}

// ---- lists of ends ----

// Off the boxes: along x below them, along y to their left, along z to their lower right. Upper ends stand farther off.
static void draw_end(const og_boxes_page *p, int axis, double at, bool is_upper) {
  const double off = is_upper ? 18 : 6, length = 10;
  og_page_point a = p->lo;
  if (axis == 2) a.x[0] = p->hi.x[0];
  a.x[axis] = at;
  const double x = og_boxes_page_x(p, a), y = og_boxes_page_y(p, a);
  const char *const looks = is_upper ? "upper-end" : "lower-end";
  if (axis == 0) og_svg_line(p->svg, looks, x, y + off, x, y + off + length);
  if (axis == 1) og_svg_line(p->svg, looks, x - off, y, x - off - length, y);
  if (axis == 2) og_svg_line(p->svg, looks, x + off, y, x + off + length, y);
}

void og_draw_end_lists(const og_boxes_page *p, og_text *said) {
  for (int axis = 0; axis < p->drawn->axes; axis++)
    for (int32_t k = 0; k < p->drawn->count; k++) {
      const og_page_point lo = og_page_point_of(p->drawn->box[k].lo), hi = og_page_point_of(p->drawn->box[k].hi);
      draw_end(p, axis, lo.x[axis], false);
      draw_end(p, axis, hi.x[axis], true);
    }
  og_text_format(said, "lists of sap-rebuild: %d ends along each axis, upper ones farther off",
                 2 * (int)p->drawn->count);
}
