#ifndef OG_ENCLOSURE_PROBLEM_H
#define OG_ENCLOSURE_PROBLEM_H

/// The questions `relation` and `distance` about two bodies of which one at least is a cylinder, a cone or an
/// ellipsoid.
///
/// A curved body is known by its frame, as spec/curved/problem.h says; any other is a polytope. The pair's radius is
/// that of both balls together.

#include "spec/curved/problem.h"

typedef struct og_enclosure_problem {
  og_curve curve[2]; // of A and of B; OG_CURVE_NONE of a polytope
  og_problem pair;   // the frame in place of a curved body
} og_enclosure_problem;

void og_enclosure_problem_init(og_enclosure_problem *problem);
void og_enclosure_problem_clear(og_enclosure_problem *problem);

/// Body 0 is A, body 1 is B.
static inline const og_points *og_enclosure_points(const og_enclosure_problem *problem, int body) {
  return body == 0 ? &problem->pair.a : &problem->pair.b;
}

#endif
