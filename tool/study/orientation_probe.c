// Orientations of the figure's first points.

#include "ref/closest/range.h"
#include "tool/run/round_quotient.h"
#include "tool/study/primitive_probe.h"

double og_orientation_allows(const og_orientation_claim *orientation) {
  return (double)orientation->error + og_scalar_ulp((double)orientation->determinant) / 2;
}

bool og_orientation_has_own_unit(const og_vec3 *point, size_t count) {
  og_scalar size = 0;
  for (size_t k = 0; k + 1 < count; k++) {
    og_vec3 edge = og_sub(point[k], point[count - 1]);
    if (count == 3) edge.z = 0;
    size = og_max(size, og_largest(edge));
  }
  return og_range_exponent(size) == 0;
}

// A figure in another unit is judged by the sign alone.
bool og_probe_orientation(og_probe *probe, const og_door_orientation *door) {
  const og_vec3 *p = probe->figure->point;
  const size_t count = (size_t)door->count;
  if (!og_truth_orientation(&probe->truth, p, count)) return false;
  const og_orientation_claim r = door->run(p);
  probe->outcome = r.outcome;
  probe->finite = isfinite(r.determinant) && isfinite(r.error);
  probe->wrong = r.outcome == OG_OUTCOME_ANSWERED && r.sign != og_surd_sign(&probe->truth.value);
  if (!r.has_determinant || !probe->finite || !og_orientation_has_own_unit(p, count)) return true;
  og_probe_compare_scalar(probe, r.determinant, pow(og_spread(p, count), (double)count - 1));
  probe->wrong = probe->wrong || !(probe->error <= og_orientation_allows(&r));
  return true;
}

void og_say_orientation(og_probe *probe, const og_door_orientation *door) {
  const og_orientation_claim claim = og_orientation_run(door, probe->figure->point);
  probe->outcome = claim.outcome;
  og_probe_said(probe, (og_scalar)claim.sign, 0);
  og_probe_said(probe, claim.determinant, door->count - 1);
  probe->finite = probe->finite && og_finite(claim.error);
}
