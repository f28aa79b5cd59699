#ifndef OG_HANDED_CURVED_H
#define OG_HANDED_CURVED_H

/// A case with a cylinder or a cone as engines receive it, and what is known of its distance or depth: two bounds.

#include "spec/enclosure/solve/enclosure.h"
#include "tool/judge/hand_over.h"
#include "tool/run/exact_pair.h"
#include "tool/run/exact_body.h"
#include "tool/run/extent.h"

typedef struct og_handed_curved {
  og_case_body body[2]; // A, B, as handed over
  og_relation relation; // NONE where it is not decided: they touch, or nearly so
  og_surd low, high;    // of the signed distance: the distance, or minus the depth
  og_extent extent;     // of both bodies
  double reach;         // the largest of size and coordinates, in sizes: at least 1; 1 where the size is 0
  // storage
  og_enclosure_problem problem, probe;
  og_enclosure_solver *solver;
  og_enclosure_answer answer;
  og_depth_range depth;
  og_exact_pair pair; // of a polytope and a point
  og_exact_body other;
  og_rational bound;
} og_handed_curved;

void og_handed_curved_init(og_handed_curved *r);
void og_handed_curved_clear(og_handed_curved *r);

/// Takes the bodies, of which one at least is a cylinder or a cone, and finds the bounds, each of them certified. False
/// where a number of them makes no body, or through a defect of the solver.
bool og_handed_curved_solve(og_handed_curved *r, const og_small_case *c);
/// The same in two parts: the bodies, and the bounds of what is in r->problem.
bool og_handed_curved_take(og_handed_curved *r, const og_small_case *c);
bool og_handed_curved_bound(og_handed_curved *r);

/// A lower bound of the distance of a point from A (0) or B (1). It is the distance where that is no cylinder or cone.
bool og_handed_curved_probe(og_handed_curved *r, int which, const og_rational point[3], og_surd *distance);

/// A lower bound of the distance of the bodies, which are set. False only through a defect of the solver.
bool og_handed_curved_distance(og_handed_curved *r, og_surd *distance);

/// A lower bound of the depth that is left where A is moved by way / den (den > 0).
bool og_handed_curved_depth_moved(og_handed_curved *r, const og_ivec *way, const og_int *den, og_surd *depth);

/// An upper bound of the gap along n, which is not zero: below zero they overlap along it.
bool og_handed_curved_gap(og_handed_curved *r, const og_ivec *n, og_surd *gap);

#endif
