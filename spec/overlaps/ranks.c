#include "spec/overlaps/ranks.h"

#include <stdlib.h>

#include "spec/number/allocation.h"

// a b' - b a' for the quotients a / a' and b / b'.
static int compare_rationals(const og_rational *a, const og_rational *b) {
  og_int left, right;
  og_int_init(&left);
  og_int_init(&right);
  og_int_mul(&left, &a->num, &b->den);
  og_int_mul(&right, &b->num, &a->den);
  const int sign = og_int_compare(&left, &right);
  og_int_clear(&left);
  og_int_clear(&right);
  return sign < 0 ? -1 : sign > 0;
}

static int compare_doubles(double a, double b) { return a < b ? -1 : a > b; }

int og_compare_ends(const og_end *a, const og_end *b) {
  if (a->exact == NULL && b->exact == NULL) return compare_doubles(a->near, b->near);
  // Rounding to the nearest keeps the order, so different doubles settle it.
  const int near = compare_doubles(a->near, b->near);
  if (near != 0) return near;
  if (a->exact != NULL && b->exact != NULL) return compare_rationals(a->exact, b->exact);
  og_rational other;
  og_rational_init(&other);
  og_rational_from_double(&other, a->exact == NULL ? a->near : b->near);
  const int sign = a->exact == NULL ? compare_rationals(&other, b->exact) : compare_rationals(a->exact, &other);
  og_rational_clear(&other);
  return sign;
}

// An end of a slot, and where its rank goes.
typedef struct ranked_end {
  og_end end;
  double *rank;
} ranked_end;

static int in_order(const void *a, const void *b) {
  const ranked_end *left = a, *right = b;
  return og_compare_ends(&left->end, &right->end);
}

static double *along(og_triple *t, int axis) { return axis == 0 ? &t->x : axis == 1 ? &t->y : &t->z; }

static ranked_end make_ranked(og_box_ends *rank, const og_box_scene *scene, int32_t slot, int end) {
  og_box_ends *to = &rank[slot], near = scene->near[slot];
  const ranked_end made = {{*along(end < 3 ? &near.lo : &near.hi, end % 3), og_box_scene_odd(scene, slot, end)},
                           along(end < 3 ? &to->lo : &to->hi, end % 3)};
  return made;
}

static void rank_axis(og_box_ends *rank, const og_box_scene *scene, int axis, ranked_end *ends) {
  const size_t count = 2 * (size_t)scene->slot_count;
  for (int32_t slot = 0; slot < scene->slot_count; slot++)
    for (int side = 0; side < 2; side++)
      ends[2 * (size_t)slot + (size_t)side] = make_ranked(rank, scene, slot, axis + 3 * side);
  qsort(ends, count, sizeof *ends, in_order);
  double next = 0;
  for (size_t k = 0; k < count; k++) {
    const int step = k == 0 ? 0 : og_compare_ends(&ends[k - 1].end, &ends[k].end);
    if (step > 0) abort();
    next += step < 0;
    *ends[k].rank = next;
  }
}

void og_rank_ends(og_box_ends *rank, const og_box_scene *scene) {
  bool odd[3] = {false, false, false};
  for (size_t k = 0; k < scene->odd_count; k++) odd[scene->odd[k].end % 3] = true;
  for (int32_t slot = 0; slot < scene->slot_count; slot++) rank[slot] = scene->near[slot];
  ranked_end *ends = og_grow(NULL, 2 * (size_t)scene->slot_count, sizeof *ends);
  for (int axis = 0; axis < 3; axis++)
    if (odd[axis]) rank_axis(rank, scene, axis, ends);
  free(ends);
}
