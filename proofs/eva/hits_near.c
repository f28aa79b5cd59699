#include "eva/arguments.h"
#include "ref/door/hit.h"

extern const og_algorithm og_algorithm_ray_ray;

// Figures within 2^-20 of given ones, so that what is divided by is never small.
static og_vec3 near(og_scalar x, og_scalar y, og_scalar z) { return og_add((og_vec3){x, y, z}, vector(0x1p-20)); }

// B alone, without bounds: two rays near the axes of x and of y
// Options: -eva-subdivide-non-linear 0
void drive_near_rays(void) {
  const og_flat a = {OG_FLAT_RAY, {near(-2, 0, 0)}, near(1, 0, 0)}, b = {OG_FLAT_RAY, {near(0, -2, 0)}, near(0, 1, 0)};
  const og_hit_claim claim = og_hit_run(og_algorithm_ray_ray.hit, &a, &b);
  for (int k = 0; k < 2; k++) {
    expect_number(claim.parameter[k]);
    expect_vector(claim.point[k]);
  }
}
