#ifndef OG_HANDED_HULL_H
#define OG_HANDED_HULL_H

/// A case of the question `hull` as engines receive it, and the exact hull of just these points.

#include "spec/hull/solve/hull.h"
#include "spec/question.h"
#include "tool/format/text.h"
#include "tool/judge/hand_over.h"
#include "tool/judge/handed_extent.h"

typedef struct og_handed_hull {
  size_t count, room;
  double *xyz;             // three numbers a point, rounded once
  og_hull_problem problem; // of just these
  og_hull_answer answer;
  og_handed_extent extent;
} og_handed_hull;

void og_handed_hull_init(og_handed_hull *r);
void og_handed_hull_clear(og_handed_hull *r);

/// Makes the case that an engine gets. False where a number is too large for the format.
bool og_hand_over_hull(og_handed_hull *r, const og_hand_over *how, const og_hull_problem *from);

/// Other points, finite ones, three numbers each, of as many axes as before; not solved. False where they are no
/// problem.
bool og_handed_hull_take_points(og_handed_hull *r, const double *xyz, size_t count);

/// Solves it. False only through a defect of the solver.
bool og_handed_hull_solve(og_handed_hull *r);

/// Adds the points that are numbered from `from` to before `to` as a list.
void og_write_handed_list(og_text *text, const og_handed_hull *c, size_t from, size_t to);
/// Adds it to the text as a line of JSON, without a newline; with the name of the question, OG_HULL or OG_TRIANGULATE.
void og_write_handed_points(og_text *text, const char *id, og_question question, const og_handed_hull *c);

#endif
