#include "tool/study/turning_samples.h"

#include "ref/continuous/sampling.h"

og_turning_result og_turning_sampling_enlarged(og_turning_pair *pair) {
  const og_scalar speed = og_norm(pair->velocity) + og_abs(pair->spin) * og_turning_radius(pair);
  og_turning_result r = {.known = true};
  og_vec3 n = {0, 0, 0};
  for (int k = 0; k <= OG_SAMPLES; k++) {
    r.time = (og_scalar)k / OG_SAMPLES;
    const og_moment m = og_turning_moment(pair, r.time, n);
    r.calls++;
    r.hit = m.meet || m.gap <= speed / (2 * OG_SAMPLES);
    if (r.hit) return r;
    n = m.normal;
  }
  return r;
}
