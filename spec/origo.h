#ifndef ORIGO_H
#define ORIGO_H

/// Origo: exact answers about collisions of convex bodies, each with a certificate that a checker accepted.
///
///   og_problem problem;                                  // two bodies, exactly
///   og_problem_init(&problem);
///   og_problem_set_doubles(&problem, a, na, 0.0, b, nb, 0.0);
///   og_solver *solver = og_solver_new();                 // one per thread
///   og_answer answer;
///   og_answer_init(&answer);
///   if (og_solve(solver, OG_DISTANCE, &problem, NULL, &answer) == OG_ANSWERED)
///     printf("%a\n", og_surd_to_double(&answer.finding.distance));
///
/// Whoever does not trust the solver gives answer.certificate to og_check, which shares no code with it.

#include <gmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The system's headers come first, outside: some of them are C++ when read by a C++ compiler.
#ifdef __cplusplus
extern "C" {
#endif

#include "spec/body/problem.h"
#include "spec/body/shape.h"
#include "spec/number/rational.h"
#include "spec/number/surd.h"
#include "spec/pair/certificate.h"
#include "spec/pair/checker.h"
#include "spec/pair/solve/solver.h"
#include "spec/pair/witness.h"
#include "spec/primitive/checker.h"
#include "spec/primitive/solve/primitive.h"
#include "spec/question.h"

#ifdef __cplusplus
}
#endif

#endif
