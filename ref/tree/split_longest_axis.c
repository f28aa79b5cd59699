#include "ref/tree/split.h"

//@ terminates \true; exits \false; assigns \nothing;
static inline og_scalar along(og_vec3 p, int axis) { return axis == 0 ? p.x : axis == 1 ? p.y : p.z; }

// Twice the centre of its box. Within OG_RANGE_LARGEST no sum overflows.
/*@ requires box: \valid_read(box); terminates \true; exits \false; assigns \nothing; */
static inline og_scalar centre_of(const og_aabb *box, int axis) { return along(box->lo, axis) + along(box->hi, axis); }

/*@ requires places: \valid(leaf + i) && \valid(leaf + j);
    terminates \true; exits \false; assigns leaf[i], leaf[j]; */
static inline void exchange(og_tree_leaf *leaf, int32_t i, int32_t j) {
  const og_tree_leaf other = leaf[i];
  leaf[i] = leaf[j];
  leaf[j] = other;
}

/*@ requires places: 0 < count && \valid_read(leaf + (0 .. count - 1));
    terminates \true; exits \false; assigns \nothing; */
static og_aabb box_of(const og_tree_leaf *leaf, int32_t count) {
  og_aabb box = leaf[0].box;
  /*@ loop invariant counter: 1 <= k <= count;
      loop assigns k, box;
      loop variant count - k; */
  for (int32_t k = 1; k < count; k++) box = og_aabb_joined(&box, &leaf[k].box);
  return box;
}

/*@ requires box: \valid_read(box); terminates \true; exits \false; assigns \nothing;
    ensures axis: 0 <= \result <= 2; */
static int longest_axis(const og_aabb *box) {
  const og_scalar x = box->hi.x - box->lo.x, y = box->hi.y - box->lo.y, z = box->hi.z - box->lo.z;
  return x >= y && x >= z ? 0 : y >= z ? 1 : 2;
}

// Places whose centre is below the middle come first.
/*@ requires places: 0 <= count && \valid(leaf + (0 .. count - 1));
    terminates \true; exits \false; assigns leaf[0 .. count - 1];
    ensures part: 0 <= \result <= count; */
static int32_t part(og_tree_leaf *leaf, int32_t count, int axis, og_scalar middle) {
  int32_t low = 0, high = count;
  /*@ loop invariant places: 0 <= low <= high <= count;
      loop assigns low, high, leaf[0 .. count - 1];
      loop variant high - low; */
  while (low < high) {
    if (centre_of(&leaf[low].box, axis) < middle) low++;
    else {
      high--;
      exchange(leaf, low, high);
    }
  }
  return low;
}

/*@ requires places: \valid_read(a) && \valid_read(b); terminates \true; exits \false; assigns \nothing; */
static inline bool is_before(const og_tree_leaf *a, const og_tree_leaf *b, int axis) {
  const og_scalar x = centre_of(&a->box, axis), y = centre_of(&b->box, axis);
  return x < y || (x == y && a->triangle < b->triangle);
}

/*@ requires places: 0 <= k <= count <= OG_MOST_TRIANGLES && \valid(leaf + (0 .. count - 1));
    terminates \true; exits \false; assigns leaf[0 .. count - 1]; */
static void sift_down(og_tree_leaf *leaf, int32_t k, int32_t count, int axis) {
  /*@ loop invariant place: 0 <= k <= count;
      loop assigns k, leaf[0 .. count - 1];
      loop variant count - k; */
  while (k < count / 2) {
    int32_t child = 2 * k + 1;
    if (child + 1 < count && is_before(&leaf[child], &leaf[child + 1], axis)) child++;
    if (!is_before(&leaf[k], &leaf[child], axis)) return;
    exchange(leaf, k, child);
    k = child;
  }
}

/*@ requires places: 0 < count <= OG_MOST_TRIANGLES && \valid(leaf + (0 .. count - 1));
    terminates \true; exits \false; assigns leaf[0 .. count - 1]; */
static void sort(og_tree_leaf *leaf, int32_t count, int axis) {
  /*@ loop invariant place: -1 <= k <= count / 2 - 1;
      loop assigns k, leaf[0 .. count - 1];
      loop variant k; */
  for (int32_t k = count / 2 - 1; k >= 0; k--) sift_down(leaf, k, count, axis);
  /*@ loop invariant last: 0 <= last < count;
      loop assigns last, leaf[0 .. count - 1];
      loop variant last; */
  for (int32_t last = count - 1; last > 0; last--) {
    exchange(leaf, 0, last);
    sift_down(leaf, 0, last, axis);
  }
}

int32_t og_split_longest_axis(og_tree_leaf *leaf, int32_t count) {
  const og_aabb box = box_of(leaf, count);
  const int axis = longest_axis(&box);
  const int32_t first = part(leaf, count, axis, centre_of(&box, axis));
  if (0 < first && first < count) return first;
  sort(leaf, count, axis);
  return count / 2;
}
