#ifndef OG_EXACT_PAIR_H
#define OG_EXACT_PAIR_H

/// The exact truth about two bodies: what algorithms and engines are measured against.

#include "ref/body.h"
#include "spec/number/rational.h"
#include "spec/pair/solve/solver.h"

/// The hull of points, 3 numbers each, and a ball.
typedef struct og_double_hull {
  size_t count;
  const double *xyz;
  double radius;
} og_double_hull;

typedef struct og_exact_pair {
  og_relation relation;
  og_surd distance;       // 0 unless separated
  og_surd depth;          // 0 unless penetrating
  double signed_distance; // the distance, or minus the depth, rounded to binary64

  bool is_flat;    // of bodies of the plane, as prisms: sizes are without their height
  bool of_doubles; // how the bodies came in: as `hull`, or as a and b
  og_double_hull hull[2];
  og_exact_body a, b; // of doubles: not always made
  og_problem problem; // of the two
  og_surd size;       // the diagonal of the box around both bodies
  int exponent;       // 2^(exponent - 1) <= size < 2^exponent; 0 where the size is 0
  double diagonal;    // size / 2^exponent
  double reach;       // the largest of size and coordinates, in sizes: at least 1; 1 where the size is 0

  og_solver *solver;
  og_answer answer;
  og_problem probe; // other questions asked on the way
  og_exact_body other; // a point, or A moved
  size_t capacity; // numbers of `xyz`
  double *xyz;
} og_exact_pair;

void og_exact_pair_init(og_exact_pair *pair);
void og_exact_pair_clear(og_exact_pair *pair);

/// Solves for the hulls of the vertices, as they are, and the balls. Every answer was accepted by the checker. False
/// only through a defect of the solver.
bool og_exact_pair_solve(og_exact_pair *pair, const og_body *a, const og_body *b);
/// The same for bodies of any rational coordinates.
bool og_exact_pair_solve_exact(og_exact_pair *pair, const og_exact_body *a, const og_exact_body *b);

/// The same for hulls of doubles, whose numbers must stay as long as the pair is asked about them. It is quicker.
bool og_exact_pair_solve_hulls(og_exact_pair *pair, og_double_hull a, og_double_hull b);

/// The exact distance of a point from one of the pair's bodies, A (0) or B (1): 0 for points of it. False only through
/// a defect of the solver.
bool og_exact_pair_probe(og_exact_pair *pair, int which, const og_rational point[3], og_surd *distance);

/// The exact distance of a point from the surface of one of the bodies, from either side. All of a flat body is
/// surface.
bool og_exact_pair_off_surface(og_exact_pair *pair, int which, const og_rational point[3], og_surd *distance);

/// Sets pair->probe: A moved by way / den (den > 0), and B. False where that is no problem.
bool og_exact_pair_set_moved(og_exact_pair *pair, const og_ivec *way, const og_int *den);

/// The exact depth that is left where A is moved by way / den (den > 0): 0 where the bodies do not overlap then. False
/// only through a defect of the solver.
bool og_exact_pair_depth_moved(og_exact_pair *pair, const og_ivec *way, const og_int *den, og_surd *depth);

/// The relation alone, which is quicker; the other answers are left as they were.
bool og_exact_pair_relate(og_exact_pair *pair, const og_body *a, const og_body *b);

/// Only sets pair->problem: the same hulls and balls. False where a number is not finite.
bool og_exact_pair_set(og_exact_pair *pair, const og_body *a, const og_body *b);

/// |claimed - exact|, correctly rounded; infinite where the claim is not finite.
double og_error_of(double claimed, const og_surd *exact);

#endif
