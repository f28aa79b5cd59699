// Looks at the first end only.
#include "spec/pair/checker_state.h"

/*@ requires working: working(c, problem);
    requires certificate: \valid_read(certificate) && \separated(c, certificate);
    requires ends: reading_end(c, &certificate->first) && reading_end(c, &certificate->last);
    assigns *c;
    ensures sweep: \result == OG_ACCEPTED ==> sweep_cert{Pre}(problem, certificate); */
og_refusal false_sweep(og_checker *c, const og_problem *problem, const og_certificate *certificate) {
  return og_check_sweep_end(c, problem, &certificate->first, 1);
}
