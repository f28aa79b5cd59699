#include "tool/study/box_tree.h"

#include <stdlib.h>

#include "ref/separation/sat_obb.h"
#include "tool/study/torus.h"

// ---- building ----

typedef struct triangle {
  og_vec3 low, high, middle; // its box, and that box's middle
  int place; // before the sort: of equal ones the first stays first, whatever the library sorts by
} triangle;

typedef struct builder {
  og_box_tree *tree;
  triangle triangle[OG_BOX_TREE_TRIANGLES];
} builder;

static og_vec3 lower(og_vec3 a, og_vec3 b) { return (og_vec3){og_min(a.x, b.x), og_min(a.y, b.y), og_min(a.z, b.z)}; }
static og_vec3 upper(og_vec3 a, og_vec3 b) { return (og_vec3){og_max(a.x, b.x), og_max(a.y, b.y), og_max(a.z, b.z)}; }

static int by_place(const void *a, const void *b) {
  return ((const triangle *)a)->place - ((const triangle *)b)->place;
}

static int by_x(const void *a, const void *b) {
  const og_scalar x = ((const triangle *)a)->middle.x, y = ((const triangle *)b)->middle.x;
  return x != y ? (x > y) - (x < y) : by_place(a, b);
}
static int by_y(const void *a, const void *b) {
  const og_scalar x = ((const triangle *)a)->middle.y, y = ((const triangle *)b)->middle.y;
  return x != y ? (x > y) - (x < y) : by_place(a, b);
}
static int by_z(const void *a, const void *b) {
  const og_scalar x = ((const triangle *)a)->middle.z, y = ((const triangle *)b)->middle.z;
  return x != y ? (x > y) - (x < y) : by_place(a, b);
}

// The node over triangles first .. first + count - 1. As deep as log2 of the count.
static int build(builder *b, int first, int count) {
  og_vec3 low = b->triangle[first].low, high = b->triangle[first].high;
  for (int k = first + 1; k < first + count; k++) {
    low = lower(low, b->triangle[k].low);
    high = upper(high, b->triangle[k].high);
  }
  const int index = b->tree->node_count++;
  const og_scalar half = (og_scalar)0.5;
  const og_vec3 size = og_scale(half, og_sub(high, low));
  b->tree->node[index] = (og_box_node){og_scale(half, og_add(high, low)), size, {-1, -1}};
  if (count == 1) return index;
  int (*const order)(const void *, const void *) = size.x >= size.y && size.x >= size.z ? by_x
                                                   : size.y >= size.z                   ? by_y
                                                                                        : by_z;
  for (int k = first; k < first + count; k++) b->triangle[k].place = k;
  qsort(b->triangle + first, (size_t)count, sizeof *b->triangle, order);
  const int left = build(b, first, count / 2), right = build(b, first + count / 2, count - count / 2);
  b->tree->node[index].child[0] = left;
  b->tree->node[index].child[1] = right;
  return index;
}

static triangle make_triangle(og_vec3 p, og_vec3 q, og_vec3 r) {
  const og_vec3 low = lower(lower(p, q), r), high = upper(upper(p, q), r);
  return (triangle){low, high, og_add(low, high), 0};
}

void og_box_tree_torus(og_box_tree *tree, og_scalar tube) {
  builder b = {.tree = tree};
  int count = 0;
  for (int i = 0; i < OG_TORUS_AROUND; i++)
    for (int j = 0; j < OG_TORUS_ACROSS; j++) {
      const og_vec3 p = og_torus_point((double)tube, i, j), q = og_torus_point((double)tube, i + 1, j),
                    r = og_torus_point((double)tube, i + 1, j + 1), s = og_torus_point((double)tube, i, j + 1);
      b.triangle[count++] = make_triangle(p, q, r);
      b.triangle[count++] = make_triangle(p, r, s);
    }
  tree->node_count = 0;
  tree->radius = 1 + tube;
  build(&b, 0, count);
}

// ---- traversal ----

typedef struct walk {
  const og_box_tree *a, *b;
  og_box_pose pose_a, pose_b;
  og_box_take take;
  void *context;
} walk;

static og_obb box_of(const og_box_node *node, const og_box_pose *pose) {
  const og_mat3 *m = &pose->rotation;
  return (og_obb){og_add(og_apply(m, node->centre), pose->translation),
                  {{m->row[0].x, m->row[1].x, m->row[2].x},
                   {m->row[0].y, m->row[1].y, m->row[2].y},
                   {m->row[0].z, m->row[1].z, m->row[2].z}},
                  {node->half.x, node->half.y, node->half.z}};
}

// As deep as both trees together.
static void visit(const walk *w, int of_a, int of_b) {
  const og_box_node *a = &w->a->node[of_a], *b = &w->b->node[of_b];
  const og_obb box_a = box_of(a, &w->pose_a), box_b = box_of(b, &w->pose_b);
  w->take(w->context, &box_a, &box_b);
  if (og_sat_obb(&box_a, &box_b).apart) return;
  const bool is_leaf_a = a->child[0] < 0, is_leaf_b = b->child[0] < 0;
  if (is_leaf_a && is_leaf_b) return;
  const bool into_a = is_leaf_b || (!is_leaf_a && og_norm2(a->half) >= og_norm2(b->half));
  for (int k = 0; k < 2; k++) visit(w, into_a ? a->child[k] : of_a, into_a ? of_b : b->child[k]);
}

void og_box_tree_traverse(const og_box_tree *a, og_box_pose pose_a, const og_box_tree *b, og_box_pose pose_b,
                          og_box_take take, void *context) {
  const walk w = {a, b, pose_a, pose_b, take, context};
  visit(&w, 0, 0);
}
