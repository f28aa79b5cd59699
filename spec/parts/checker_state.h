#ifndef OG_PARTS_CHECKER_STATE_H
#define OG_PARTS_CHECKER_STATE_H

/// What the files of the checker for bodies made of parts share. Not for its callers.

#include "spec/parts/checker.h"

struct og_parts_checker {
  og_checker *of_pair;
  og_problem pair;
  og_parts_bar bar;
  og_parts_numbers numbers;
  og_part_tree tree[2];
  og_finding late; // of the late pair at hand
  bool has_first;  // of bodies that move: do the two parts named meet,
  og_surd first;   // and when first?
  bool *seen;
  size_t room;
};

/// Are there parts of these numbers?
static inline bool og_parts_has_both(const og_parts_problem *problem, const int32_t part[2]) {
  return part[0] >= 0 && part[0] < problem->part[0].count && part[1] >= 0 && part[1] < problem->part[1].count;
}

/// Do the orders, the blocks and the late pairs show that all parts are beyond the bar?
og_parts_refusal og_parts_check_others(og_parts_checker *c, const og_parts_problem *problem,
                                       const og_parts_certificate *certificate);

/// Does the pair's own certificate show that it meets no sooner than `first`, or where there is none never?
bool og_parts_meets_late(og_parts_checker *c, const og_parts_problem *problem, const og_parts_late_pair *late);

#endif
