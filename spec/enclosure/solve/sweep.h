#ifndef OG_ENCLOSURE_SOLVE_SWEEP_H
#define OG_ENCLOSURE_SOLVE_SWEEP_H

/// Encloses the first contact of two bodies that translate, of which one at least is a cylinder or a cone.
///
/// Conservative advancement: the distance at a time gives a direction along which the bodies stay apart for a while;
/// on the next look they are a width further. Near a contact that is Newton's method. Where the bodies recede along
/// this direction, a sum of two directions shows that they never meet: this one and the last one along which they came
/// nearer. See docs/develop/architecture.md.
/// Cost: some ten enclosures of a distance.

#include "spec/enclosure/solve/enclosure.h"
#include "spec/enclosure/sweep_range.h"

typedef struct og_sweep_range_answer {
  og_enclosure_status status; // UNDECIDED: the range is CLEAR. WIDE: it is wider than was asked for
  og_sweep_refusal refusal;
  og_sweep_range range;
  size_t looks; // at the distance at a time
} og_sweep_range_answer;

void og_sweep_range_answer_init(og_sweep_range_answer *answer);
void og_sweep_range_answer_clear(og_sweep_range_answer *answer);

/// Working numbers. One per thread.
typedef struct og_sweep_range_solver og_sweep_range_solver;
og_sweep_range_solver *og_sweep_range_solver_new(void);
void og_sweep_range_solver_free(og_sweep_range_solver *solver);
/// The width of the range asked for, in the input's unit of time, > 0. Before: 2^-40 times the size (enclosure.h)
/// over the least power of two that no coordinate of the relative velocity reaches.
void og_sweep_range_solver_set_width(og_sweep_range_solver *solver, const og_rational *width);

/// A range is made narrower until both ends round to the same double, where one more search does that.
void og_sweep_range_solver_want_double(og_sweep_range_solver *solver);

og_enclosure_status og_solve_sweep_range(og_sweep_range_solver *solver, const og_enclosure_problem *problem,
                                         og_sweep_range_answer *answer);

#endif
