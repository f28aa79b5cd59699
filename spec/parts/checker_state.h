#ifndef OG_PARTS_CHECKER_STATE_H
#define OG_PARTS_CHECKER_STATE_H

/// What the files of the checker for bodies made of parts share. Not for its callers.

#include "spec/parts/checker.h"

/// Two parts that neither boxes nor a block part, where the walk does not refuse them.
typedef og_parts_refusal (*og_parts_open_pair)(og_parts_checker *checker, void *context,
                                               const og_parts_problem *problem, const int32_t part[2]);

struct og_parts_checker {
  og_checker *of_pair;
  og_problem pair;
  og_parts_bar bar;
  og_parts_numbers numbers;
  og_part_tree tree[2];
  og_finding late; // of the late pair at hand
  bool has_first;  // of bodies that move: do the two parts named meet,
  og_surd first;   // and when first?
  og_parts_open_pair open; // null: they are refused, or late
  void *open_context;
  bool *seen;
  size_t room;
  size_t limit, left; // what a walk may cost, and what is left of that; no limit: 0
};

/// Are there parts of these numbers?
/*@ requires problem: \valid_read(problem) && \valid_read(part + (0 .. 1));
    terminates \true; exits \false; assigns \nothing;
    ensures is: \result != 0 <==>
      0 <= part[0] < problem->part[0].count && 0 <= part[1] < problem->part[1].count; */
static inline bool og_parts_has_both(const og_parts_problem *problem, const int32_t part[2]) {
  return part[0] >= 0 && part[0] < problem->part[0].count && part[1] >= 0 && part[1] < problem->part[1].count;
}

/// Do the orders, the blocks and the late pairs show that all parts are beyond the bar?
og_parts_refusal og_parts_check_others(og_parts_checker *c, const og_parts_problem *problem,
                                       const og_parts_certificate *certificate);

/// Does the pair's own certificate show that it meets no sooner than `first`, or where there is none never?
bool og_parts_meets_late(og_parts_checker *c, const og_parts_problem *problem, const og_parts_late_pair *late);

#endif
