// Forgets what the motion takes of the gap: a plane that the bodies cross in time would do.
#include "spec/pair/checker_state.h"

/*@ requires working: working(c, problem);
    requires certificate: \valid_read(certificate) && \separated(c, certificate);
    requires until: val(&problem->until_den) == 1;
    assigns *c;
    ensures miss: \result ==> miss_cert{Pre}(problem, certificate); */
bool false_miss(og_checker *c, const og_problem *problem, const og_certificate *certificate) {
  og_check_gap(c, problem, &certificate->direction);
  return og_int_sign(&c->gap) > 0 && og_int_sign(&problem->radius) == 0;
}
