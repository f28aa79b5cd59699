#ifndef OG_BOUND_SOLVE_BOX_H
#define OG_BOUND_SOLVE_BOX_H

/// The part of the solver of `bound` that is about boxes with axes of their own.
///
/// In the plane: rotating calipers around the exact hull, in integers (Toussaint 1983). In space: the best box of a
/// search in doubles (box_search.h), with axes made exact; it is compared with the hull's volume.

#include "spec/bound/solve/bound.h"

/// The problem has at least one point, and fewer than 2^29. The answer is set, but for its steps.
void og_solve_volume_box(const og_volume_problem *problem, og_volume_answer *answer);

#endif
