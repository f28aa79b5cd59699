#ifndef OG_TRIANGULATE_SOLVE_TRIANGULATE_H
#define OG_TRIANGULATE_SOLVE_TRIANGULATE_H

/// The solver of the question `triangulate`.
///
/// A polygon with edges that cross, or without an area, is answered with two edges at fault. Ears of a simple one
/// without holes are cut off, one after the other: corners with a triangle that has no other corner in it or on it
/// (Meisters 1975). Corners on a straight side are no special case: no ear has its tip there, and no diagonal runs
/// through one. Others are swept (sweep.h); that tells a place that they run round twice, or the other way.
/// Cost: that of edges.h, and three looks into a tree (point_tree.h) for each corner, or that of sweep.h.

#include "spec/triangulate/checker.h"

typedef struct og_triangulation_answer {
  og_triangulation_refusal refusal; // OG_TRIANGULATION_ACCEPTED; anything else is a defect of the solver
  og_triangulation_certificate certificate;
  og_triangulation_finding finding; // what the checker found the certificate to prove
} og_triangulation_answer;

void og_triangulation_answer_init(og_triangulation_answer *answer);
void og_triangulation_answer_clear(og_triangulation_answer *answer);

/// The problem is a polygon (og_is_polygon, og_are_rings) of fewer than 2^31 points.
og_triangulation_refusal og_solve_triangulation(const og_polygon_problem *problem, og_triangulation_answer *answer);

#endif
