// Takes the first contact for the last: what stands ahead of the plane then are the times before.
#include "spec/pair/checker_state.h"

/*@ requires working: working(c, problem);
    requires end: reading_end(c, end);
    assigns *c;
    ensures end: \result == OG_ACCEPTED ==> end_accepted{Pre}(problem, end, -1); */
og_refusal false_last(og_checker *c, const og_problem *problem, const og_sweep_end *end) {
  return og_check_sweep_end(c, problem, end, 1);
}
