#ifndef OG_ENCLOSURE_SOLVE_ENCLOSURE_H
#define OG_ENCLOSURE_SOLVE_ENCLOSURE_H

/// Encloses the distance of two bodies of which one at least is a cylinder or a cone (spec/enclosure/problem.h).
///
/// Each curved body is replaced by the hull of some of its rational points. The exact solver finds the nearest points
/// of the two hulls, from above; the direction between them bounds the distance from below, and the farthest
/// points along it join the hulls. About two bits come with a round.
/// Cost: a round is one exact distance of hulls of a few dozen points. See docs/develop/architecture.md.

#include "spec/enclosure/depth_range.h"
#include "spec/pair/solve/solver.h"

typedef enum og_enclosure_status {
  OG_ENCLOSURE_ANSWERED,
  OG_ENCLOSURE_UNDECIDED, // the certificate is a range from 0 as narrow as was reached: it touches, or nearly so
  OG_ENCLOSURE_WIDE,      // the bodies are apart, and the range is wider than was asked for
  OG_ENCLOSURE_REFUSED,   // the checker did not accept the certificate: a defect of the solver
} og_enclosure_status;

typedef struct og_enclosure_answer {
  og_enclosure_status status;
  og_enclosure_refusal refusal;
  og_enclosure_certificate certificate;
  size_t rounds; // of all precisions together
} og_enclosure_answer;

void og_enclosure_answer_init(og_enclosure_answer *answer);
void og_enclosure_answer_clear(og_enclosure_answer *answer);

/// Working numbers. One per thread.
typedef struct og_enclosure_solver og_enclosure_solver;
og_enclosure_solver *og_enclosure_solver_new(void);
void og_enclosure_solver_free(og_enclosure_solver *solver);
/// The range's width asked for, in the input's unit of length, > 0. Before: 2^-40 of the size, which is the least power
/// of two that no difference of two coordinates of frames and points exceeds.
void og_enclosure_solver_set_width(og_enclosure_solver *solver, const og_rational *width);

/// Ranges are made narrower until both ends round to the same double, as far as a few more bits go: `distance` and
/// `depth`. And a distance that is a short fraction becomes a range of that width zero.
void og_enclosure_solver_want_double(og_enclosure_solver *solver);

/// Answers `distance`, or only `relation`: then the range is as wide as it may be with a lower bound above zero.
og_enclosure_status og_solve_enclosure(og_enclosure_solver *solver, og_question question,
                                       const og_enclosure_problem *problem, og_enclosure_answer *answer);

typedef struct og_depth_answer {
  og_enclosure_status status;
  og_depth_refusal refusal;
  og_depth_range range;
  og_enclosure_answer meeting; // of the relation
} og_depth_answer;

void og_depth_answer_init(og_depth_answer *answer);
void og_depth_answer_clear(og_depth_answer *answer);

/// Answers `depth`. Bodies that do not penetrate get the relation's certificate. The range is as wide as was asked for
/// where the axes are parallel, or where hulls of some 100 points get so far; otherwise OG_ENCLOSURE_WIDE.
og_enclosure_status og_solve_depth_range(og_enclosure_solver *solver, const og_enclosure_problem *problem,
                                         og_depth_answer *answer);

/// The range alone, of the kind HULLS or REVOLVED whatever the relation, which the checker would accept but has not
/// seen: for the judge. False for a problem that is none, or through a defect of the solver.
bool og_enclose_depth(og_enclosure_solver *solver, const og_enclosure_problem *problem, og_depth_range *range);

/// An upper bound of how far A lies ahead of B along the direction, which is not zero: below zero they overlap along
/// it. False for a problem that is none.
bool og_enclose_gap(og_enclosure_solver *solver, const og_enclosure_problem *problem, const og_ivec *direction,
                    og_rational *hi);

#endif
