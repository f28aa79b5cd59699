#ifndef OG_PAIR_FAULTS_H
#define OG_PAIR_FAULTS_H

/// What can be wrong with a claimed list of pairs, of boxes or of triangles, and how it is judged.

#include "tool/judge/claimed_pairs.h"
#include "tool/judge/judge.h"

typedef struct og_pair_fault {
  size_t count;      // over all states; 0: the rest is meaningless
  og_box_pair first; // in the earliest state, the least of them
  size_t step;       // after which; 0: before the first
} og_pair_fault;

typedef struct og_pair_faults {
  og_pair_fault missed;   // they overlap or meet, and are not claimed
  og_pair_fault invented; // claimed, though they do not, or are no two that are there
  og_pair_fault repeated; // named twice in a list; begun though it was there, or ended though it was not
  double gap;         // of those invented: how far apart two are, the greatest of these; infinite where there are no
                      // two
                      // such things
  bool is_incomplete; // no pairs, or not as many steps as the case has
} og_pair_faults;

/// Ascending by i, then by j: below zero, zero or above.
int og_order_of_pairs(og_box_pair a, og_box_pair b);

/// Counts the pair, and keeps it where it is the least of the earliest step.
void og_add_pair_fault(og_pair_fault *fault, og_box_pair pair, size_t step);

/// In ascending order; pairs named twice stay.
void og_sort_claimed(og_claimed_list *list);
/// The smaller number first in each.
void og_turn_claimed(og_claimed_list *list);

/// The checks OG_CHECK_MISSED, INVENTED and REPEATED: gross where there is one such pair, as comparing rounds nothing.
/// The error of invented pairs is the gap. Not of an incomplete claim.
void og_judgement_add_pairs(og_judgement *judgement, const og_pair_faults *faults);
/// Errors are tolerable up to what the user allows, and up to the margin that the engine documents. Returns the verdict
/// without the margin.
og_judged og_judgement_allow_pairs(og_judgement *judgement, const og_allowances *allowed, double margin);

/// The judgement of pairs alone: both. Where something else than an answer was stated, that is judged and `faults` is
/// not looked at.
og_judged og_judge_pairs(og_stated stated, const og_pair_faults *faults, const og_allowances *allowed, double margin,
                         og_judgement *judgement);

#endif
