// Reads one point past the end.
#include "spec/pair/checker_state.h"

/*@ requires problem: problem_readable(problem) && \valid(r) && \valid_read(n) && \separated(r, n);
    requires apart:   \separated(r, problem->a.at + (0 .. problem->a.count));
    assigns val(r); */
void false_last(og_int *r, const og_ivec *n, const og_problem *problem) {
  og_ivec_dot(r, n, &problem->a.at[problem->a.count]);
}
