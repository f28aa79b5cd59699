#include "tool/study/primitive_probe.h"

#include <string.h>

#include "ref/closest/range.h"
#include "tool/run/exact_pair.h"
#include "tool/run/round_quotient.h"

void og_probe_init(og_probe *probe) {
  memset(probe, 0, sizeof *probe);
  og_truth_init(&probe->truth);
  og_surd_init(&probe->claimed);
  og_world_body_init(&probe->world);
}

void og_probe_clear(og_probe *probe) {
  og_truth_clear(&probe->truth);
  og_surd_clear(&probe->claimed);
  og_world_body_clear(&probe->world);
}

void og_probe_start(og_probe *probe, const og_figure *figure) {
  probe->figure = figure;
  probe->outcome = OG_OUTCOME_ANSWERED;
  probe->finite = true;
  probe->wrong = false;
  probe->error = probe->size = probe->value = 0;
}

void og_probe_compare(og_probe *probe, double size) {
  probe->error = og_surd_gap(&probe->claimed, &probe->truth.value);
  probe->value = og_surd_to_double(&probe->truth.value);
  probe->size = size;
}

void og_probe_compare_scalar(og_probe *probe, og_scalar claimed, double size) {
  probe->finite = isfinite(claimed);
  if (!probe->finite) return;
  probe->error = og_error_of((double)claimed, &probe->truth.value);
  probe->value = og_surd_to_double(&probe->truth.value);
  probe->size = size;
}

double og_spread(const og_vec3 *point, size_t count) {
  double spread = 0;
  for (size_t k = 1; k < count; k++) spread = fmax(spread, (double)og_largest(og_sub(point[k], point[0])));
  return spread;
}

double og_orientation_allows(const og_orientation *orientation) {
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
