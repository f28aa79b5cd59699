#include "tool/study/impact_tally.h"

#include <math.h>
#include <string.h>

const og_impact_level og_impact_spins[OG_IMPACT_SPINS] = {{"0.1", 0.1}, {"1", 1}, {"5", 5}, {"30", 30}};
const og_impact_level og_impact_thick[OG_IMPACT_THICK] = {
    {"2^-1", 0x1p-1}, {"2^-4", 0x1p-4}, {"2^-7", 0x1p-7}, {"2^-10", 0x1p-10}};
const og_impact_level og_impact_far[OG_IMPACT_FAR] = {{"1", 1}, {"10", 10}, {"100", 100}, {"1000", 1000}};

static const double LATE = 0x1p-10;

void og_impact_compare(og_impact_tally *t, const og_impact *impact, const og_impact_said *s) {
  const bool hit = impact->truth == OG_IMPACT_FIRST;
  t->asked++;
  t->contacts += hit;
  t->gave_up += !s->known;
  t->missed += s->known && hit && !s->hit;
  t->invented += s->known && !hit && s->hit;
  t->sum_calls += s->calls;
  t->most_calls = fmax(t->most_calls, s->calls);
  if (!s->known || !s->hit || !hit || !s->has_time) return;
  const double after = (s->time - impact->first) * impact->speed;
  t->timed++;
  t->late += after > LATE;
  t->most_late = fmax(t->most_late, after);
  t->sum_early += fmax(0, -after);
  t->most_early = fmax(t->most_early, -after);
}

void og_impact_add(og_impact_tally *sum, const og_impact_tally *t) {
  sum->asked += t->asked;
  sum->contacts += t->contacts;
  sum->missed += t->missed;
  sum->invented += t->invented;
  sum->gave_up += t->gave_up;
  sum->late += t->late;
  sum->timed += t->timed;
  sum->most_late = fmax(sum->most_late, t->most_late);
  sum->sum_early += t->sum_early;
  sum->most_early = fmax(sum->most_early, t->most_early);
  sum->sum_calls += t->sum_calls;
  sum->most_calls = fmax(sum->most_calls, t->most_calls);
}

og_impact_tally og_impact_total(const og_impact_group *g, int k, const int of[3]) {
  og_impact_tally sum;
  memset(&sum, 0, sizeof sum);
  for (int s = 0; s < g->spins; s++)
    for (int t = 0; t < OG_IMPACT_THICK; t++)
      for (int d = 0; d < OG_IMPACT_FAR; d++)
        if ((of[0] < 0 || of[0] == s) && (of[1] < 0 || of[1] == t) && (of[2] < 0 || of[2] == d))
          og_impact_add(&sum, &g->kind[k].of[s][t][d]);
  return sum;
}

og_impact_tally og_impact_those(const og_impact_group *g, const char *id, int which, int n) {
  int k = 0;
  while (k + 1 < g->count && strcmp(g->kind[k].id, id) != 0) k++;
  int of[3] = {-1, -1, -1};
  of[which] = n;
  return og_impact_total(g, k, of);
}

og_impact_tally og_impact_both(const og_impact_group *turns, const og_impact_group *translates, const char *id,
                               int which, int n) {
  og_impact_tally sum = og_impact_those(turns, id, which, n);
  const og_impact_tally more = og_impact_those(translates, id, which, n);
  og_impact_add(&sum, &more);
  return sum;
}
