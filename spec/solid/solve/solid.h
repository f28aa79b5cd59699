#ifndef OG_SOLID_SOLVE_SOLID_H
#define OG_SOLID_SOLVE_SOLID_H

/// Answers `relation`, `distance`, `depth`, `hit` and `sweep` about bodies of which one at least is a solid mesh.
///
/// The surfaces are solved as bodies made of parts; the checker finds the rest. Cost: that of both.

#include "spec/parts/solve/parts.h"
#include "spec/solid/checker.h"

typedef struct og_solid_answer {
  bool given_up;            // the limit of steps was reached
  og_solid_refusal refusal; // OG_SOLID_ACCEPTED, or why the question stays open
  og_parts_answer surface;  // its certificate is the answer's
  og_solid_finding finding;
} og_solid_answer;

void og_solid_answer_init(og_solid_answer *answer);
void og_solid_answer_clear(og_solid_answer *answer);

/// The solver's storage. One per thread.
typedef struct og_solid_solver og_solid_solver;
og_solid_solver *og_solid_solver_new(void);
void og_solid_solver_free(og_solid_solver *solver);
/// Steps after which one pair of parts is given up, and what the checker may cost; 0 (the default): any number.
void og_solid_solver_set_limits(og_solid_solver *solver, size_t steps, size_t cost);
/// Why the question stays open, where the checker refused.
const char *og_solid_solver_text(const og_solid_solver *solver, const og_solid_answer *answer);

/// The question is OG_RELATION, OG_DISTANCE, OG_DEPTH of a point, OG_HIT or OG_SWEEP. True where it is settled.
bool og_solve_solid(og_solid_solver *solver, og_question question, const og_solid_problem *problem,
                    og_solid_answer *answer);

#endif
