#ifndef OG_MINKOWSKI_PROBLEM_H
#define OG_MINKOWSKI_PROBLEM_H

/// The question `minkowski`: the difference A - B or the sum A + B of two polytopes, as a polytope.
///
/// It is the hull of what the pairs of points make: each point of A less each of B, or plus each of B. Pair (i, j) has
/// the number i count_b + j.

#include "spec/hull/problem.h"

/// The most pairs that are taken.
#define OG_MINKOWSKI_MOST_PAIRS ((size_t)(1 << 29) - 1)

typedef struct og_minkowski_problem {
  bool is_sum;             // A + B; otherwise A - B
  size_t count_a, count_b; // points of each
  og_hull_problem pairs;   // in space
} og_minkowski_problem;

void og_minkowski_problem_init(og_minkowski_problem *problem);
void og_minkowski_problem_clear(og_minkowski_problem *problem);

/// Sets all pairs, exactly, at most OG_MINKOWSKI_MOST_PAIRS. The bodies' radii are left out. On any other status than
/// OG_PROBLEM_OK the problem must not be used. Cost: linear in the pairs.
og_problem_status og_minkowski_problem_set_exact(og_minkowski_problem *problem, bool is_sum, const og_exact_body *a,
                                                 const og_exact_body *b);
/// The same of two bodies that are on one lattice.
void og_minkowski_problem_set_lattice(og_minkowski_problem *problem, bool is_sum, const og_problem *bodies);

#endif
