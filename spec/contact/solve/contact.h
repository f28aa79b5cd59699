#ifndef OG_CONTACT_SOLVE_CONTACT_H
#define OG_CONTACT_SOLVE_CONTACT_H

/// The solver of the question `contact`.
///
/// og_solve finds the relation, and of bodies that touch a plane between them. Bodies that overlap are moved by their
/// depth first, and the cores of rounded ones along their shortest way. The points of each body in the plane
/// have a hull there. What both hulls share has three kinds of corners: corners of one within the other, both
/// ways, and crossings of two edges. Its edges and ends lie on edges of the hulls, which are the certificate's sides.
/// Cost: that of the relation, and O(n log n) for n points in the plane.

#include "spec/contact/checker.h"
#include "spec/pair/solve/solver.h"

typedef struct og_contact_answer {
  og_status status;
  og_contact_refusal refusal; // OG_CONTACT_ACCEPTED when answered
  og_contact_certificate certificate;
  og_contact_finding finding; // what the checker found the certificate to prove
  size_t steps;               // of the search for the relation
} og_contact_answer;

void og_contact_answer_init(og_contact_answer *answer);
void og_contact_answer_clear(og_contact_answer *answer);

/// Working storage, with a solver and a checker of its own. One per thread.
typedef struct og_contact_solver og_contact_solver;
og_contact_solver *og_contact_solver_new(void);
void og_contact_solver_free(og_contact_solver *solver);
/// Steps after which the search for the relation gives up; 0 (the default) means never.
void og_contact_solver_set_limit(og_contact_solver *solver, size_t limit);

/// Answers the question. Returns answer->status.
og_status og_solve_contact(og_contact_solver *solver, const og_problem *problem, og_contact_answer *answer);

/// The same of bodies without radii that touch in a plane whose normal, from B to A, is known. OG_REFUSED where they do
/// not touch in such a plane.
og_status og_solve_contact_in(og_contact_solver *solver, const og_problem *problem, const og_ivec *normal,
                              og_contact_answer *answer);

/// Answers it along a direction from B to A, which is not zero (og_check_contact_along). Returns answer->status.
og_status og_solve_contact_along(og_contact_solver *solver, const og_problem *problem, const og_ivec *direction,
                                 og_contact_answer *answer);

#endif
