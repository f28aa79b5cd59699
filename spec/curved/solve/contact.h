#ifndef OG_CURVED_SOLVE_CONTACT_H
#define OG_CURVED_SOLVE_CONTACT_H

/// Answers the question `contact` about a cylinder or a cone and a polytope (spec/curved/contact.h): their relation,
/// and of bodies that touch what the stand-in of the curved body's face and the polytope share. Cost: that of both
/// questions.

#include "spec/curved/contact.h"

typedef struct og_curved_contact_answer {
  og_curved_contact_refusal refusal; // OG_CURVED_CONTACT_ACCEPTED when answered
  og_curved_contact_certificate certificate;
  og_curved_contact_finding finding;
} og_curved_contact_answer;

void og_curved_contact_answer_init(og_curved_contact_answer *answer);
void og_curved_contact_answer_clear(og_curved_contact_answer *answer);

/// Working storage. One per thread.
typedef struct og_curved_contact_solver og_curved_contact_solver;
og_curved_contact_solver *og_curved_contact_solver_new(void);
void og_curved_contact_solver_free(og_curved_contact_solver *solver);

/// Returns answer->refusal, which only a defect makes another than OG_CURVED_CONTACT_ACCEPTED.
og_curved_contact_refusal og_solve_curved_contact(og_curved_contact_solver *solver, const og_curved_problem *problem,
                                                  og_curved_contact_answer *answer);

#endif
