#ifndef OG_JUDGE_TURNING_H
#define OG_JUDGE_TURNING_H

/// The judgement of a claimed sphere or aabb that is to hold points however they turn about a pivot.
///
///   outside  how far a point is outside in its worst pose. Of the outer sphere or box, where there is one
///   larger   by how much the radius is larger than the farthest point's distance from the pivot; by how much an end is
///            beyond that distance, the farthest of all
///
/// The farthest point reaches every place of the sphere around the pivot. So a sphere around another centre has to
/// reach that far beyond it. Whether there is an error is decided by exact numbers, each with one square root.

#include "tool/judge/claimed_volume.h"
#include "tool/judge/handed_volume.h"
#include "tool/judge/judge.h"

/// Adds the checks. The claim has all that its volume needs (og_claims_volume), and is finite.
void og_judge_turning(og_judgement *judgement, const og_handed_volume *truth, const og_claimed_volume *volume,
                      og_tolerance tolerance);

#endif
