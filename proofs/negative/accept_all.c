// Accepts without looking.
#include "spec/pair/checker_state.h"

/*@ requires problem:     problem_readable(problem);
    requires combination: combination_readable(combination);
    assigns \nothing;
    ensures range: \result == OG_ACCEPTED ==> in_range(problem, combination); */
og_refusal false_pairs(const og_problem *problem, const og_combination *combination) { return OG_ACCEPTED; }
