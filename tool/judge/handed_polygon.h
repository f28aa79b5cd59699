#ifndef OG_HANDED_POLYGON_H
#define OG_HANDED_POLYGON_H

/// A case of the question `triangulate` as engines receive it, and what is exactly true of just this polygon.

#include "spec/triangulate/solve/triangulate.h"
#include "tool/judge/handed_hull.h"

typedef struct og_handed_polygon {
  og_handed_hull points; // rounded once; not solved
  og_polygon_problem whole; // the same with the holes, once it is solved
  og_triangulation_answer answer;
} og_handed_polygon;

void og_handed_polygon_init(og_handed_polygon *r);
void og_handed_polygon_clear(og_handed_polygon *r);

/// Makes the case that an engine gets. False where a number is too large for the format.
bool og_hand_over_polygon(og_handed_polygon *r, const og_hand_over *how, const og_polygon_problem *from);

/// Solves it. False only through a defect of the solver.
bool og_handed_polygon_solve(og_handed_polygon *r);

/// Adds it to the text as a line of JSON, without a newline.
void og_write_handed_polygon(og_text *text, const char *id, const og_handed_polygon *c);

#endif
