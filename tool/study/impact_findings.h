#ifndef OG_STUDY_IMPACT_FINDINGS_H
#define OG_STUDY_IMPACT_FINDINGS_H

/// What follows from the study continuous-cost: its three verdicts.

#include "tool/study/impact_tally.h"
#include "tool/study/sheet.h"

void og_impact_conclude(og_sheet *sheet, const og_impact_group *turns, const og_impact_group *translates);

#endif
