#include "ref/pairs/segment_normal.h"

#include "ref/closest/range.h"

typedef struct best {
  og_vec3 normal;
  og_scalar gap;
} best;

// How far p lies beyond q along n; n has unit length.
static og_scalar gap_along(og_vec3 n, og_vec3 u, og_vec3 v, og_vec3 w) {
  return og_dot(n, w) + og_min(0, og_dot(n, u)) - og_max(0, og_dot(n, v));
}

// Both senses of a candidate; a null one is passed over.
static void consider(best *found, og_vec3 candidate, og_vec3 u, og_vec3 v, og_vec3 w) {
  og_scalar length;
  const og_vec3 n = og_direction_of(candidate, &length);
  if (!(og_largest(n) > 0)) return;
  const og_scalar ahead = gap_along(n, u, v, w), behind = gap_along(og_neg(n), u, v, w);
  if (ahead > found->gap) *found = (best){n, ahead};
  if (behind > found->gap) *found = (best){og_neg(n), behind};
}

// What remains of a beside its part along b.
static og_vec3 perpendicular_part(og_vec3 a, og_vec3 b) {
  const og_scalar length2 = og_norm2(b);
  return length2 > 0 ? og_add_scaled(a, -og_dot(a, b) / length2, b) : a;
}

// Any vector perpendicular to b: its cross product with the axis that it has least of.
static og_vec3 any_perpendicular(og_vec3 b) {
  const og_scalar x = og_abs(b.x), y = og_abs(b.y), z = og_abs(b.z);
  if (z <= x && z <= y) return (og_vec3){b.y, -b.x, 0};
  return y <= x ? (og_vec3){-b.z, 0, b.x} : (og_vec3){0, b.z, -b.y};
}

og_vec3 og_segment_normal(og_vec3 u, og_vec3 v, og_vec3 w, og_vec3 offset) {
  const og_vec3 common = og_cross(u, v);
  const og_vec3 longer = og_largest(u) >= og_largest(v) ? u : v;
  best found = {{0, 0, 1}, -OG_SCALAR_MAX}; // two points that coincide: any direction
  consider(&found, offset, u, v, w);
  consider(&found, perpendicular_part(offset, u), u, v, w);
  consider(&found, perpendicular_part(offset, v), u, v, w);
  consider(&found, perpendicular_part(common, longer), u, v, w);
  consider(&found, any_perpendicular(longer), u, v, w);
  return found.normal;
}
