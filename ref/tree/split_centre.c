#include "ref/tree/split_centre.h"

#include "ref/tree/volume_obb.h"

// Of which half edge is none longer: the first such.
/*@ requires half: \valid_read(half + (0 .. 2));
    terminates \true; exits \false; assigns \nothing;
    ensures axis: 0 <= \result <= 2;
    ensures longest: \forall integer k; 0 <= k < 3 ==> !(half[k] > half[\result]); */
static int longest(const og_scalar *half) {
  return half[0] >= half[1] && half[0] >= half[2] ? 0 : half[1] >= half[2] ? 1 : 2;
}

// Is the mean of its corners below the plane through the centre, across the axis?
static bool is_below(const og_mesh *mesh, int32_t triangle, og_vec3 centre, og_vec3 axis) {
  og_vec3 corner[3];
  og_mesh_corners(mesh, triangle, corner);
  og_scalar sum = 0;
  for (int c = 0; c < 3; c++) sum += og_dot(og_sub(corner[c], centre), axis);
  return sum < 0;
}

// Places below the plane come first.
static int32_t part(const og_mesh *mesh, og_tree_leaf *leaf, int32_t count, og_vec3 centre, og_vec3 axis) {
  int32_t low = 0, high = count;
  while (low < high) {
    if (is_below(mesh, leaf[low].triangle, centre, axis)) {
      low++;
      continue;
    }
    const og_tree_leaf other = leaf[--high];
    leaf[high] = leaf[low];
    leaf[low] = other;
  }
  return low;
}

int32_t og_split_centre(const og_mesh *mesh, og_tree_leaf *leaf, int32_t count) {
  og_tree_obb box;
  og_volume_obb.of_places(&box, mesh, leaf, count);
  return part(mesh, leaf, count, box.centre, box.axes.row[longest(box.half)]);
}
