#ifndef OR_POLYGON_ORACLE_H
#define OR_POLYGON_ORACLE_H

/// A second oracle of another kind for cylinders and cones: prisms and pyramids over a polygon of 64 corners within the
/// circle, and over the same polygon enlarged until it holds the circle. The exact solver answers for those.

#include "spec/enclosure/problem.h"
#include "spec/number/rational.h"
#include "spec/pair/solve/solver.h"

typedef struct or_polygon_oracle {
  og_solver *solver;
  og_problem problem;
  og_answer answer;
  og_curved_axes axes;
} or_polygon_oracle;

/// Asserts that the polygon is within the circle and its enlargement around it.
void or_polygon_oracle_init(or_polygon_oracle *oracle);
void or_polygon_oracle_clear(or_polygon_oracle *oracle);

/// oracle->answer becomes that to `depth` of such bodies.
void or_polygon_depth(or_polygon_oracle *oracle, const og_enclosure_problem *problem, bool larger);

/// oracle->answer becomes that to `sweep` of such bodies, which move as the problem says.
void or_polygon_sweep(or_polygon_oracle *oracle, const og_enclosure_problem *problem, bool larger);

/// oracle->answer becomes that to `distance` of the bodies with the polygon in the circle's place, or with the larger
/// one.
void or_polygon_distance(or_polygon_oracle *oracle, const og_enclosure_problem *problem, bool larger);

/// -1, 0 or 1 as a number of such an answer is less than, equal to or more than the bound.
int or_polygon_order(const og_surd *number, const og_rational *bound);

#endif
