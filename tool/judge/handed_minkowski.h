#ifndef OG_HANDED_MINKOWSKI_H
#define OG_HANDED_MINKOWSKI_H

/// A case of the question `minkowski` as engines receive it, and the exact polytope of just these two bodies.

#include "spec/minkowski/problem.h"
#include "tool/judge/handed_hull.h"
#include "tool/run/case_walk.h"

typedef struct og_handed_minkowski {
  bool is_sum;
  size_t count[2], room[2];
  double *xyz[2];       // three numbers a point, rounded once
  og_handed_hull pairs; // its points are those of the pairs, exactly in its problem, rounded in its numbers
} og_handed_minkowski;

void og_handed_minkowski_init(og_handed_minkowski *r);
void og_handed_minkowski_clear(og_handed_minkowski *r);

/// Makes the case that an engine gets: both bodies as points in world space. False where a number is too large for the
/// format, or the point of a pair for binary64.
bool og_hand_over_minkowski(og_handed_minkowski *r, const og_hand_over *how, const og_walked_case *walked);

/// Solves it. False only through a defect of the solver.
bool og_handed_minkowski_solve(og_handed_minkowski *r);

/// Adds it to the text as a line of JSON, without a newline.
void og_write_handed_minkowski(og_text *text, const char *id, const og_handed_minkowski *c);

#endif
