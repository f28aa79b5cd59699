#ifndef OG_JUDGE_OVERLAPS_H
#define OG_JUDGE_OVERLAPS_H

/// The judgement of claimed pairs of boxes: which are missed, invented, named twice.
///
/// Each state is judged: that before the first step, and that after each step, which is the state before with the pairs
/// begun, without those ended. So a pair that an engine keeps too long is invented once for every step for which it does.

#include "spec/overlaps/checker.h"
#include "tool/judge/claimed_pairs.h"
#include "tool/judge/judge.h"

typedef struct og_pair_fault {
  size_t count;      // over all states; 0: the rest is meaningless
  og_box_pair first; // in the earliest state, the least of them
  size_t step;       // after which; 0: before the first
} og_pair_fault;

typedef struct og_pair_faults {
  og_pair_fault missed;   // they overlap, and are not claimed
  og_pair_fault invented; // claimed, though they do not overlap, or are no two boxes that are there
  og_pair_fault repeated; // named twice in a list; begun though it was there, or ended though it was not
  double gap;         // of those invented: how far apart two are along the axis that parts them most, the greatest of
                      // these; infinite where there are no two such boxes
  bool is_incomplete; // no pairs, or not as many steps as the case has
} og_pair_faults;

/// What is wrong with the claim. `truth`: the exact answer about the scene. Pairs with a box of which `hostile` is true
/// are not judged, and such a scene has no steps; null: there are none. The claim's lists are sorted in place. Cost: for each state linear in its pairs and
/// boxes, besides sorting what is claimed.
og_pair_faults og_find_pair_faults(const og_box_scene *scene, const bool *hostile, const og_overlaps_finding *truth,
                                   og_claimed_pairs *claimed);

/// The checks OG_CHECK_MISSED, INVENTED and REPEATED: gross where there is one such pair, as comparing rounds nothing.
/// The error of invented pairs is the gap: it is tolerable up to what the user allows, and up to the margin that the
/// engine documents. Not of an incomplete claim. Returns the verdict without the margin. Where something else than an answer was stated, that is judged
/// and `faults` is not looked at.
og_judged og_judge_pairs(og_stated stated, const og_pair_faults *faults, double allowed, double margin,
                         og_judgement *judgement);

#endif
