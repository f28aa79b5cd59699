#ifndef OG_HANDED_MOVING_H
#define OG_HANDED_MOVING_H

/// A case of two features that move as engines receive it, and the exact answer about just that.

#include "spec/moving/solve/moving.h"
#include "tool/format/text.h"
#include "tool/judge/hand_over.h"

typedef struct og_handed_moving {
  double start[12], end[12]; // of the four points, three numbers each: rounded once
  og_moving_problem problem; // of just these
  og_moving_answer answer;
  double first; // time of the first contact, the nearest double; 0 where there is none
  double way;   // what a point of A and one of B travel on [0, 1], at most, together
  double size;  // the diagonal of the box around all points at both times; both in units of 2^exponent
  int exponent;
} og_handed_moving;

void og_handed_moving_init(og_handed_moving *r);
void og_handed_moving_clear(og_handed_moving *r);

/// Makes the case that an engine gets. False where a number is too large for the format.
bool og_hand_over_moving(og_handed_moving *r, const og_hand_over *how, const og_moving_problem *from);

/// Takes other points: r->start and r->end were written, and r->problem.of_edges stays. False where one is NaN or
/// infinite.
bool og_handed_moving_take_points(og_handed_moving *r);

/// Solves it. False only through a defect of the solver.
bool og_handed_moving_solve(og_handed_moving *r);

/// Adds it to the text as a line of JSON, without a newline.
void og_write_handed_moving(og_text *text, const char *id, const og_handed_moving *c);

#endif
