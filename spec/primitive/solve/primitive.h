#ifndef OG_PRIMITIVE_SOLVE_PRIMITIVE_H
#define OG_PRIMITIVE_SOLVE_PRIMITIVE_H

/// The exact solver of questions about primitives: answers, with a certificate that og_check_primitive accepted.

#include "spec/primitive/checker.h"

typedef struct og_primitive_answer {
  og_primitive_refusal refusal; // OG_PRIMITIVE_ACCEPTED; anything else is a defect of the solver
  og_primitive_certificate certificate;
  og_primitive_finding finding; // what the checker found the certificate to prove
} og_primitive_answer;

void og_primitive_answer_init(og_primitive_answer *answer);
void og_primitive_answer_clear(og_primitive_answer *answer);

/// Answers the primitive's question. Cost: linear in the points for support; for the others a few exact systems of at
/// most six unknowns, and for hit the choices of three planes out of the bodies' own. Always ends.
og_primitive_refusal og_solve_primitive(const og_primitive *primitive, og_primitive_answer *answer);

#endif
