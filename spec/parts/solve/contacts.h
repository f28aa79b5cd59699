#ifndef OG_PARTS_SOLVE_CONTACTS_H
#define OG_PARTS_SOLVE_CONTACTS_H

/// Answers `contact` about bodies made of parts (spec/parts/contacts.h).
///
/// The checker's walk is walked: where boxes do not do, directions are tried as for the relation, and at the end two
/// parts are solved as a pair. Those that touch or overlap are asked what they share.
/// Cost: near linear where few parts of both are near each other, and that of each pair that meets.

#include "spec/contact/solve/contact.h"
#include "spec/parts/contacts.h"
#include "spec/parts/solve/parts.h"

typedef struct og_part_contacts_answer {
  og_status status;
  og_parts_refusal refusal; // OG_PARTS_ACCEPTED when answered
  og_part_contacts_certificate certificate;
  og_part_contacts_finding finding;
} og_part_contacts_answer;

void og_part_contacts_answer_init(og_part_contacts_answer *answer);
void og_part_contacts_answer_clear(og_part_contacts_answer *answer);

/// The solver's storage. One per thread.
typedef struct og_part_contacts_solver og_part_contacts_solver;
og_part_contacts_solver *og_part_contacts_solver_new(void);
void og_part_contacts_solver_free(og_part_contacts_solver *solver);
/// Steps after which one pair of parts is given up; 0 (the default) means never.
void og_part_contacts_solver_set_limit(og_part_contacts_solver *solver, size_t limit);

/// Returns answer->status.
og_status og_solve_part_contacts(og_part_contacts_solver *solver, const og_parts_problem *problem,
                                 og_part_contacts_answer *answer);

#endif
