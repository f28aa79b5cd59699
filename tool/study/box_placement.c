#include "tool/study/box_placement.h"

#include <stdlib.h>

#include "ref/support/box.h"
#include "spec/number/allocation.h"
#include "tool/study/scatter.h"

// ---- the list ----

static const struct {
  const char *name;
  double half[3];
} shapes[] = {{"cube", {1, 1, 1}}, {"brick", {1, 0.5, 0.25}}, {"plate", {1, 1, 0.0625}}, {"rod", {1, 0.0625, 0.0625}}};
static const double gaps[] = {0x1p-10, 0x1p-7, 0x1p-5, 0x1p-4, 0x1p-3, 0x1p-2, 0x1p-1, 1, 4};
enum { SHAPES = sizeof shapes / sizeof *shapes, GAPS = sizeof gaps / sizeof *gaps };

static const og_box_placement others[] = {
    {OG_PLACING_BALL, "ball", "any", {0, 0, 0}, (double)NAN},
    {OG_PLACING_AABB, "AABB", "any", {0, 0, 0}, (double)NAN},
    {OG_PLACING_TREES, "trees", "parts", {0, 0, 0}, (double)NAN},
};
enum { OTHERS = sizeof others / sizeof *others };

int og_box_placement_count(void) { return SHAPES * GAPS + OTHERS; }

og_box_placement og_box_placement_at(int index) {
  if (index >= SHAPES * GAPS) return others[index - SHAPES * GAPS];
  const double *half = shapes[index / GAPS].half;
  return (og_box_placement){
      OG_PLACING_GAP, "gap", shapes[index / GAPS].name, {half[0], half[1], half[2]}, gaps[index % GAPS]};
}

// ---- boxes ----

static og_obb make_box(const double half[3], og_vec3 centre, og_random *random) {
  const og_mat3 m = og_scatter_rotation(random); // its rows are as good as its columns
  return (og_obb){centre, {m.row[0], m.row[1], m.row[2]}, {(og_scalar)half[0], (og_scalar)half[1], (og_scalar)half[2]}};
}

static og_scalar reach(const og_obb *box, og_vec3 axis) {
  og_scalar sum = 0;
  for (int k = 0; k < 3; k++) sum += box->half[k] * og_abs(og_dot(axis, box->axis[k]));
  return sum;
}

static og_scalar diagonal(const og_obb *box) { return og_norm((og_vec3){box->half[0], box->half[1], box->half[2]}); }

void og_obb_corners(og_vec3 corner[8], const og_obb *box) {
  const og_vec3 *c = box->axis;
  const og_box whole = {box->centre,
                        {box->half[0], box->half[1], box->half[2]},
                        {{{c[0].x, c[1].x, c[2].x}, {c[0].y, c[1].y, c[2].y}, {c[0].z, c[1].z, c[2].z}}}};
  for (int k = 0; k < 8; k++) corner[k] = og_box_corner(&whole, k);
}

// ---- gap ----

// How far apart along `line` are the centres of boxes that touch? Only there the line leaves the obstacle, whose face
// planes are perpendicular to the 15 axes: the first of them that it meets.
static og_scalar touching_at(const og_obb *a, const og_obb *b, og_vec3 line) {
  og_vec3 axis[15];
  for (int i = 0; i < 3; i++) {
    axis[i] = a->axis[i];
    axis[3 + i] = b->axis[i];
    for (int j = 0; j < 3; j++) axis[6 + 3 * i + j] = og_cross(a->axis[i], b->axis[j]);
  }
  og_scalar first = OG_SCALAR_MAX;
  for (int k = 0; k < 15; k++) {
    const og_scalar along = og_abs(og_dot(axis[k], line));
    if (along > 0) first = og_min(first, (reach(a, axis[k]) + reach(b, axis[k])) / along);
  }
  return first;
}

static void draw_gap(const og_box_placement *placement, og_random *random, og_obb *a, og_obb *b) {
  const og_vec3 origin = {0, 0, 0};
  *a = make_box(placement->half, origin, random);
  *b = make_box(placement->half, origin, random);
  const og_vec3 line = og_scatter_rounded(og_scatter_direction(random));
  b->centre = og_scale(touching_at(a, b, line) + (og_scalar)placement->gap * diagonal(a), line);
}

// ---- ball, AABB ----

static og_obb draw_box(og_random *random) {
  double half[3], at[3];
  for (int k = 0; k < 3; k++) half[k] = og_random_between(random, 0.05, 1);
  for (int k = 0; k < 3; k++) at[k] = og_random_between(random, -2, 2);
  return make_box(half, (og_vec3){(og_scalar)at[0], (og_scalar)at[1], (og_scalar)at[2]}, random);
}

static bool upright_boxes_meet(const og_obb *a, const og_obb *b) {
  const og_vec3 apart = og_sub(b->centre, a->centre);
  const og_vec3 x = {1, 0, 0}, y = {0, 1, 0}, z = {0, 0, 1};
  return og_abs(apart.x) <= reach(a, x) + reach(b, x) && og_abs(apart.y) <= reach(a, y) + reach(b, y) &&
         og_abs(apart.z) <= reach(a, z) + reach(b, z);
}

static bool balls_meet(const og_obb *a, const og_obb *b) {
  return og_norm(og_sub(b->centre, a->centre)) <= diagonal(a) + diagonal(b);
}

// One pair in three or so is kept: a thousand draws in vain do not happen.
static void draw_scattered(const og_box_placement *placement, og_random *random, og_obb *a, og_obb *b) {
  for (int draw = 0; draw < 1000; draw++) {
    *a = draw_box(random);
    *b = draw_box(random);
    if (placement->placing == OG_PLACING_BALL ? balls_meet(a, b) : upright_boxes_meet(a, b)) break;
  }
}

// ---- trees ----

static void draw_trees(uint64_t seed, size_t count, og_box_take take, void *context) {
  og_box_tree *tree = og_grow(NULL, 2, sizeof *tree);
  og_box_tree_torus(&tree[0], (og_scalar)0.375);
  og_box_tree_torus(&tree[1], (og_scalar)0.125);
  for (size_t k = 0; k < (count + 24) / 25; k++) {
    og_random random;
    og_random_start(&random, "trees", seed, k);
    og_box_pose pose[2];
    for (int i = 0; i < 2; i++) pose[i] = (og_box_pose){og_scatter_rotation(&random), {0, 0, 0}};
    const double most = (double)(tree[0].radius + tree[1].radius);
    const og_vec3 line = og_scatter_rounded(og_scatter_direction(&random));
    pose[1].translation = og_scale((og_scalar)og_random_between(&random, 0, most), line);
    og_box_tree_traverse(&tree[0], pose[0], &tree[1], pose[1], take, context);
  }
  free(tree);
}

void og_box_placement_draw(const og_box_placement *placement, uint64_t seed, size_t count, og_box_take take,
                           void *context) {
  if (placement->placing == OG_PLACING_TREES) {
    draw_trees(seed, count, take, context);
    return;
  }
  for (size_t k = 0; k < count; k++) {
    og_random random;
    og_random_start(&random, placement->name, seed, k);
    og_obb a, b;
    if (placement->placing == OG_PLACING_GAP) draw_gap(placement, &random, &a, &b);
    else draw_scattered(placement, &random, &a, &b);
    take(context, &a, &b);
  }
}
