#ifndef OG_JUDGE_OVERLAPS_H
#define OG_JUDGE_OVERLAPS_H

/// The judgement of claimed pairs of boxes: which are missed, invented, named twice.
///
/// Each state is judged: that before the first step, and that after each step, which is the state before with the pairs
/// begun, without those ended. So a pair that an engine keeps too long is invented once for every step for which it
/// does.

#include "spec/overlaps/checker.h"
#include "tool/judge/pair_faults.h"

/// What is wrong with the claim. `truth`: the exact answer about the scene. Pairs with a box of which `hostile` is true
/// are not judged, and such a scene has no steps; null: there are none. The claim's lists are sorted in place. Cost:
/// for each state linear in its pairs and boxes, besides sorting what is claimed.
og_pair_faults og_find_pair_faults(const og_box_scene *scene, const bool *hostile, const og_overlaps_finding *truth,
                                   og_claimed_pairs *claimed);

#endif
