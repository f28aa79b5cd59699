#ifndef OG_PARTS_SOLVE_CURVED_H
#define OG_PARTS_SOLVE_CURVED_H

/// Answers `relation` and `distance` about a cylinder or a cone beside a body made of parts (spec/parts/curved.h).
///
/// The part whose box is nearest is asked first: it sets the lower bound. Then all parts are looked at in an order that
/// keeps near ones together, in halves. A range is done where a direction that parted others parts all of it, or one
/// between both boxes. A part that no direction parts is asked as a pair. What is nearer lowers the bound, so no block
/// before it is spoilt.
/// Cost: near linear where few parts are near the curved body.

#include "spec/curved/solve/curved.h"
#include "spec/enclosure/solve/enclosure.h"
#include "spec/parts/curved.h"

typedef struct og_curved_parts_answer {
  og_enclosure_status status;
  og_curved_parts_refusal refusal; // OG_CURVED_PARTS_ACCEPTED unless the status is OG_ENCLOSURE_REFUSED
  og_curved_parts_certificate certificate;
  size_t pairs; // parts asked as pairs
} og_curved_parts_answer;

void og_curved_parts_answer_init(og_curved_parts_answer *answer);
void og_curved_parts_answer_clear(og_curved_parts_answer *answer);

/// The solver's storage. One per thread.
typedef struct og_curved_parts_solver og_curved_parts_solver;
og_curved_parts_solver *og_curved_parts_solver_new(void);
void og_curved_parts_solver_free(og_curved_parts_solver *solver);
/// The range's width asked for (og_enclosure_solver_set_width).
void og_curved_parts_solver_set_width(og_curved_parts_solver *solver, const og_rational *width);

/// The question is OG_RELATION or OG_DISTANCE. Returns answer->status.
og_enclosure_status og_solve_curved_parts(og_curved_parts_solver *solver, og_question question,
                                          const og_curved_parts_problem *problem, og_curved_parts_answer *answer);

#endif
