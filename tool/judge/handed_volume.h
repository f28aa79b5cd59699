#ifndef OG_HANDED_VOLUME_H
#define OG_HANDED_VOLUME_H

/// A case of the question `bound` as engines receive it, and the exact smallest volume of just these points.

#include "spec/bound/solve/bound.h"
#include "tool/format/text.h"
#include "tool/judge/hand_over.h"
#include "tool/judge/handed_extent.h"

typedef struct og_handed_volume {
  size_t count, direction_count, room, direction_room;
  double *xyz, *direction;   // three numbers each, rounded once; of a body that turns before the turn
  double pivot[3], row[9];   // of a body that turns, and of one turn its matrix
  og_volume_problem problem; // of just these
  og_volume_answer answer;
  og_handed_extent extent;
} og_handed_volume;

void og_handed_volume_init(og_handed_volume *r);
void og_handed_volume_clear(og_handed_volume *r);

/// Makes the case that an engine gets. False where a number is too large for the format, or a direction rounds to zero.
/// A rotation is given as its matrix, rounded, so that what is judged is what was given.
bool og_hand_over_volume(og_handed_volume *r, const og_hand_over *how, const og_volume_problem *from);

/// Other points, finite ones, three numbers each, of as many axes as before; not solved.
void og_handed_volume_take_points(og_handed_volume *r, const double *xyz, size_t count);
/// Gives a k-DOP other directions, likewise. False where one is zero, or there is none.
bool og_handed_volume_take_directions(og_handed_volume *r, const double *xyz, size_t count);

/// Solves it. False only through a defect of the solver.
bool og_handed_volume_solve(og_handed_volume *r);

/// Adds it to the text as a line of JSON, without a newline.
void og_write_handed_volume(og_text *text, const char *id, const og_handed_volume *c);

#endif
