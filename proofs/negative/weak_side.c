// Lets the plane touch where it must separate: the comparison is one equality too weak.
#include "spec/pair/checker_state.h"

/*@ requires working: working(c, problem);
    requires n: \valid_read(n) && \separated(n, c);
    assigns *c;
    ensures apart: \result ==> none_below{Pre}(n, problem, val(&c->gap)) && val(&c->gap) > 0; */
bool false_apart(og_checker *c, const og_problem *problem, const og_ivec *n) {
  og_check_gap(c, problem, n);
  return og_int_sign(&c->gap) >= 0;
}
