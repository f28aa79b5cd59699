// Simplices of the figure's first points: of 2, 3 and 4 vertices in turn.

#include <string.h>

#include "ref/closest/range.h"
#include "tool/study/primitive_probe.h"

static og_simplex simplex_of(const og_figure *figure) {
  og_simplex s;
  memset(&s, 0, sizeof s);
  s.count = 2 + (int)(figure->index % 3);
  for (int k = 0; k < s.count; k++) {
    s.vertex[k].w = figure->point[k];
    s.vertex[k].a = (og_support){figure->point[k], k};
    s.weight[k] = 1; // of a former step
  }
  return s;
}

// What is left is a mean of vertices: weights that are positive and have the sum 1, but for four epsilons.
static bool is_mean(const og_simplex *s) {
  bool good = s->count >= 1 && s->count <= 4;
  double sum = 0;
  for (int k = 0; k < s->count && good; k++) {
    good = s->weight[k] > 0;
    sum += (double)s->weight[k];
  }
  return good && fabs(sum - 1) <= 4 * (double)OG_SCALAR_EPSILON;
}

bool og_probe_simplex(og_probe *probe, const og_door_simplex *door) {
  const og_vec3 *p = probe->figure->point;
  og_simplex s = simplex_of(probe->figure);
  double size = 0;
  for (int k = 0; k < s.count; k++) size = fmax(size, (double)og_largest(p[k]));
  if (!og_truth_simplex(&probe->truth, p, (size_t)s.count)) return false;
  og_vec3 nearest;
  probe->outcome = door->run(&s, &nearest);
  if (probe->outcome != OG_OUTCOME_ANSWERED) return true;
  probe->finite = og_is_finite(nearest);
  if (!probe->finite) return true;
  probe->wrong = !is_mean(&s);
  og_exact_length(&probe->truth, &probe->claimed, nearest);
  og_probe_compare(probe, size);
  return true;
}

void og_say_simplex(og_probe *probe, const og_door_simplex *door) {
  og_simplex s = simplex_of(probe->figure);
  og_vec3 nearest;
  probe->outcome = door->run(&s, &nearest);
  if (probe->outcome != OG_OUTCOME_ANSWERED) return;
  og_probe_said_vector(probe, nearest, 1);
  for (int k = 0; k < s.count; k++) og_probe_said(probe, s.weight[k], 0);
}
