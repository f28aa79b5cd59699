#include "ref/closest/point_plane.h"

#include "ref/closest/range.h"

og_plane_point og_point_plane(og_vec3 on, og_vec3 normal, og_vec3 q) {
  if (!og_vec_in_range(on) || !og_vec_in_range(normal) || !og_vec_in_range(q))
    return (og_plane_point){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  if (!(og_largest(normal) > 0)) return (og_plane_point){.outcome = OG_OUTCOME_DEGENERATE};
  // Only the sense of the normal matters, so its unit is chosen to suit; offsets up to 2^1022 times 3 stay finite.
  const og_vec3 n = og_vec_times_power(normal, -og_range_exponent(og_largest(normal)));
  const og_vec3 unit = og_scale(1 / og_norm(n), n);
  const og_vec3 offset = og_sub(q, on);
  const og_scalar distance = og_dot(unit, offset);
  return (og_plane_point){OG_OUTCOME_ANSWERED, distance, og_add_scaled(q, -distance, unit)};
}
