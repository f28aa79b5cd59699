#ifndef OG_JUDGE_OBB_H
#define OG_JUDGE_OBB_H

/// The part of the judgement of volumes that is about boxes with axes of their own.

#include "tool/judge/claimed_volume.h"
#include "tool/judge/handed_volume.h"
#include "tool/judge/judge.h"

/// Adds the checks skew, outside and larger. The claim says all that such a box needs. `reached`: the tolerance where
/// points are far from the origin; `plain`: of angles and volumes.
void og_judge_obb(og_judgement *judgement, const og_handed_volume *truth, const og_claimed_volume *volume,
                  og_tolerance reached, og_tolerance plain);

#endif
