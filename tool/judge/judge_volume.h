#ifndef OG_JUDGE_VOLUME_H
#define OG_JUDGE_VOLUME_H

/// The judgement of a claimed volume around points: a sphere, or the ends of slabs.
///
///   finite   is every number finite?
///   outside  how far a point is outside, the farthest of all. Where the claim has an outer radius or outer ends, of these
///   larger   by how much the radius is larger than that of the smallest sphere; by how much an end is beyond the
///            smallest slab's, the farthest of all; of a box with axes of its own how much more volume it has than the
///            best box known
///   skew     of such a box: how far its axes are off a right angle
///
/// Whether there is an error at all is decided by exact numbers. How large it is comes in doubles, right to some 2^-50.

#include "tool/judge/claimed_volume.h"
#include "tool/judge/handed_volume.h"
#include "tool/judge/judge.h"

/// Does the claim say all that a volume of the case's kind needs? Otherwise it is nonsense, and not to be judged.
bool og_claims_volume(const og_handed_volume *truth, const og_claimed_volume *volume);

/// `truth` is solved. Cost: linear.
og_judgement og_judge_volume(const og_handed_volume *truth, const og_statement *statement,
                             const og_claimed_volume *volume, og_tolerance tolerance);

#endif
