#include "ref/continuous/horizon.h"

#include "ref/closest/range.h"

// Of a product of a unit vector with the difference of two points: 16 half-epsilons of the largest coordinate are more
// than its three products, two sums and the difference take; and as much again for the radii.
static const og_scalar ROOM = 16 * OG_SCALAR_EPSILON;

og_scalar og_sweep_horizon(const og_sweep_input *in) {
  og_scalar speed;
  const og_vec3 way = og_direction_of(in->velocity, &speed);
  if (!(speed > 0)) return 0;
  const og_vec3 a = og_support_of(&in->a->core, way).point, b = og_support_of(&in->b->core, og_neg(way)).point;
  const og_scalar radius = in->a->radius + in->b->radius;
  const og_scalar size = og_max(og_largest(a), og_largest(b)) + radius;
  const og_scalar length = og_dot(way, og_sub(a, b)) + radius + ROOM * size;
  const og_scalar last = length > 0 ? length / speed : 0;
  return in->endless || last < in->until ? last : in->until;
}

og_scalar og_sweep_whole(const og_sweep_input *in) { return in->endless ? og_sweep_horizon(in) : in->until; }
