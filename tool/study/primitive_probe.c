#include "tool/study/primitive_probe.h"

#include <string.h>

#include "ref/closest/range.h"

void og_probe_init(og_probe *probe) {
  memset(probe, 0, sizeof *probe);
  og_truth_init(&probe->truth);
  og_surd_init(&probe->claimed);
  og_world_body_init(&probe->world);
  og_hull_judge_init(&probe->hull);
  og_exact_pair_init(&probe->pair);
}

void og_probe_clear(og_probe *probe) {
  og_truth_clear(&probe->truth);
  og_surd_clear(&probe->claimed);
  og_world_body_clear(&probe->world);
  og_hull_judge_clear(&probe->hull);
  og_exact_pair_clear(&probe->pair);
}

void og_probe_start(og_probe *probe, const og_figure *figure) {
  probe->figure = figure;
  probe->outcome = OG_OUTCOME_ANSWERED;
  probe->finite = true;
  probe->wrong = false;
  probe->error = probe->size = probe->value = 0;
  probe->said_count = 0;
}

void og_probe_said(og_probe *probe, og_scalar x, int power) {
  probe->finite = probe->finite && og_finite(x);
  if (probe->said_count == OG_PROBE_NUMBERS) return;
  probe->power[probe->said_count] = power;
  probe->said[probe->said_count++] = (double)x;
}

void og_probe_said_vector(og_probe *probe, og_vec3 v, int power) {
  og_probe_said(probe, v.x, power);
  og_probe_said(probe, v.y, power);
  og_probe_said(probe, v.z, power);
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

og_flat og_figure_flat(const og_figure *figure, og_flat_kind kind, int first) {
  og_flat flat = {.kind = kind};
  for (int k = 0; k < og_flat_points(kind); k++) flat.point[k] = figure->point[first + k];
  if (kind >= OG_FLAT_LINE) flat.along = figure->direction;
  return flat;
}
