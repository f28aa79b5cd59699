#include "ref/bound/principal_axes.h"
#include "ref/tree/split.h"

// The centre of its box.
static inline og_vec3 centre_of(const og_tree_leaf *leaf) {
  return og_add(og_scale((og_scalar)0.5, leaf->box.lo), og_scale((og_scalar)0.5, leaf->box.hi));
}

static og_vec3 mean_of(const og_tree_leaf *leaf, int32_t count) {
  og_vec3 sum = {0, 0, 0};
  for (int32_t k = 0; k < count; k++) sum = og_add_scaled(sum, 1 / (og_scalar)count, centre_of(&leaf[k]));
  return sum;
}

static og_vec3 principal_axis(const og_tree_leaf *leaf, int32_t count, og_vec3 mean) {
  og_scalar size = 0;
  for (int32_t k = 0; k < count; k++) size = og_max(size, og_largest(og_sub(centre_of(&leaf[k]), mean)));
  og_covariance sum = {0};
  if (size < OG_SCALAR_MIN) return (og_vec3){1, 0, 0};
  for (int32_t k = 0; k < count; k++) {
    const og_vec3 p = og_sub(centre_of(&leaf[k]), mean);
    og_covariance_add(&sum, (og_vec3){p.x / size, p.y / size, p.z / size});
  }
  return og_principal_axes(&sum).row[0];
}

int32_t og_split_mean(og_tree_leaf *leaf, int32_t count) {
  const og_vec3 mean = mean_of(leaf, count), axis = principal_axis(leaf, count, mean);
  int32_t low = 0, high = count;
  while (low < high) {
    if (og_dot(og_sub(centre_of(&leaf[low]), mean), axis) < 0) {
      low++;
      continue;
    }
    const og_tree_leaf other = leaf[--high];
    leaf[high] = leaf[low];
    leaf[low] = other;
  }
  return low;
}
