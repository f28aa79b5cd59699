#include "tool/study/impact_findings.h"

static double missed_percent(const og_impact_tally *t) {
  return t->contacts > 0 ? 100.0 * (double)t->missed / (double)t->contacts : 0;
}

static double mean_calls(const og_impact_tally *t) { return t->asked > 0 ? t->sum_calls / (double)t->asked : 0; }

static void conclude_tunnelling(og_sheet *sheet, const og_impact_group *turns, const og_impact_group *translates) {
  const og_impact_tally all = og_impact_both(turns, translates, "sampling", OG_IMPACT_THICKNESS, -1);
  const og_impact_tally ends[4] = {
      og_impact_both(turns, translates, "sampling", OG_IMPACT_THICKNESS, 0),
      og_impact_both(turns, translates, "sampling", OG_IMPACT_THICKNESS, OG_IMPACT_THICK - 1),
      og_impact_both(turns, translates, "sampling", OG_IMPACT_DISTANCE, 0),
      og_impact_both(turns, translates, "sampling", OG_IMPACT_DISTANCE, OG_IMPACT_FAR - 1)};
  double percent[4];
  for (int k = 0; k < 4; k++) percent[k] = missed_percent(&ends[k]);
  const int grows = (percent[1] > percent[0]) + (percent[3] > percent[2]);
  og_sheet_verdict(sheet, OG_UNNUMBERED,
                   grows == 2   ? OG_CLAIM_REPRODUCED
                   : grows == 1 ? OG_CLAIM_PARTLY
                                : OG_CLAIM_REFUTED,
                   "tunnelling: of %zu contacts sampling misses %zu: %.0f %% of those of the thickest bodies and "
                   "%.0f %% of the thinnest; %.0f %% over the least distance and %.0f %% over the largest",
                   all.contacts, all.missed, percent[0], percent[1], percent[2], percent[3]);
}

static void conclude_misses(og_sheet *sheet, const og_impact_group *turns, const og_impact_group *translates) {
  static const char *const ids[3] = {"conservative-advancement", "ccd-bisect", "sampling-enlarged"};
  og_impact_tally of[3];
  for (int k = 0; k < 3; k++) of[k] = og_impact_both(turns, translates, ids[k], OG_IMPACT_THICKNESS, -1);
  const og_impact_tally catto = og_impact_those(turns, "bilateral-advancement", OG_IMPACT_THICKNESS, -1);
  const bool sound = of[0].missed + of[0].late + of[0].gave_up == 0;
  og_sheet_verdict(sheet, OG_UNNUMBERED,
                   !sound                            ? OG_CLAIM_REFUTED
                   : of[1].missed + of[2].missed > 0 ? OG_CLAIM_PARTLY
                                                     : OG_CLAIM_REPRODUCED,
                   "misses: conservative-advancement misses %zu and is late at %zu, ccd-bisect misses %zu, "
                   "sampling-enlarged misses %zu and invents %zu; of bodies that turn bilateral-advancement misses %zu "
                   "of %zu and is late at %zu",
                   of[0].missed, of[0].late, of[1].missed, of[2].missed, of[2].invented, catto.missed, catto.contacts,
                   catto.late);
}

static void conclude_cost(og_sheet *sheet, const og_impact_group *turns) {
  static const char *const ids[3] = {"conservative-advancement", "bilateral-advancement", "ccd-bisect"};
  double calls[3][2], far_calls[2];
  for (int k = 0; k < 3; k++)
    for (int end = 0; end < 2; end++) {
      const og_impact_tally t = og_impact_those(turns, ids[k], OG_IMPACT_SPIN, end == 0 ? 0 : OG_IMPACT_SPINS - 1);
      calls[k][end] = mean_calls(&t);
    }
  for (int end = 0; end < 2; end++) {
    const og_impact_tally t = og_impact_those(turns, ids[0], OG_IMPACT_DISTANCE, end == 0 ? 0 : OG_IMPACT_FAR - 1);
    far_calls[end] = mean_calls(&t);
  }
  const int grows = (calls[0][1] > calls[0][0]) + (calls[0][1] > calls[1][1]);
  og_sheet_verdict(sheet, OG_UNNUMBERED,
                   grows == 2   ? OG_CLAIM_REPRODUCED
                   : grows == 1 ? OG_CLAIM_PARTLY
                                : OG_CLAIM_REFUTED,
                   "cost: from 0.1 to 30 radians the mean calls of conservative-advancement grow from %.4g to %.4g, of "
                   "bilateral-advancement from %.4g to %.4g, of ccd-bisect from %.4g to %.4g; from the least distance "
                   "to the largest those of conservative-advancement go from %.4g to %.4g",
                   calls[0][0], calls[0][1], calls[1][0], calls[1][1], calls[2][0], calls[2][1], far_calls[0],
                   far_calls[1]);
}

void og_impact_conclude(og_sheet *sheet, const og_impact_group *turns, const og_impact_group *translates) {
  conclude_tunnelling(sheet, turns, translates);
  conclude_misses(sheet, turns, translates);
  conclude_cost(sheet, turns);
}
