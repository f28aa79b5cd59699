#include "ref/world/reach.h"

#include "ref/bound/any_turn.h"
#include "ref/closest/range.h"

static og_scalar convex_reach(const og_rigid_shape *shape) {
  const og_vec3 origin = {0, 0, 0};
  const bool curved = shape->kind == OG_BODY_CYLINDER || shape->kind == OG_BODY_CONE;
  const og_scalar side = curved ? og_length((og_vec3){shape->half.x, 0, shape->half.z}) : 0;
  const og_scalar reach = og_sphere_any_turn(shape->vertex, shape->vertex_count, origin).outer + side + shape->radius;
  // The length, the sums, and a rotation that is off by 8 epsilon.
  return reach + 32 * OG_SCALAR_EPSILON * reach + OG_SCALAR_MIN;
}

og_scalar og_shape_reach(const og_rigid_shape *shape) {
  if (shape->parts == 0) return convex_reach(shape);
  og_scalar most = 0;
  /*@ loop invariant range: 0 <= p <= shape->parts;
      loop assigns p, most;
      loop variant shape->parts - p; */
  for (int32_t p = 0; p < shape->parts; p++) most = og_max(most, convex_reach(&shape->part[p]));
  return most;
}
