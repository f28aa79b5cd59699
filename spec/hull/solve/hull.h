#ifndef OG_HULL_SOLVE_HULL_H
#define OG_HULL_SOLVE_HULL_H

/// The solver of the question `hull`.
///
/// In space: quickhull with exact signs (Barber, Dobkin, Huhdanpaa 1996). A face is seen only from strictly beyond its
/// plane, so that coplanar points are no special case; coplanar triangles are joined at the end. In the plane: the
/// monotone chain (Andrew 1979). Doubles choose the farthest point and decide signs of which they are sure.
/// Expected cost: O(n log n); in the worst case O(n^2).

#include "spec/hull/checker.h"

typedef struct og_hull_answer {
  og_hull_refusal refusal; // OG_HULL_ACCEPTED; anything else is a defect of the solver
  og_hull_certificate certificate;
  og_hull_finding finding; // what the checker found the certificate to prove
  size_t steps;            // in space: how many points joined
} og_hull_answer;

void og_hull_answer_init(og_hull_answer *answer);
void og_hull_answer_clear(og_hull_answer *answer);

/// The problem has at least one point, and fewer than 2^29.
og_hull_refusal og_solve_hull(const og_hull_problem *problem, og_hull_answer *answer);

#endif
