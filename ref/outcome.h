#ifndef OG_OUTCOME_H
#define OG_OUTCOME_H

/// What every algorithm of the reference says first: whether it has an answer at all.
typedef enum og_outcome {
  OG_OUTCOME_ANSWERED,
  OG_OUTCOME_ITERATION_LIMIT, // the stated bound was reached; the result holds the best so far
  OG_OUTCOME_DEGENERATE,      // input that the algorithm does not take (its header says which)
  OG_OUTCOME_OUT_OF_RANGE,    // numbers outside the stated domain, or not finite
  OG_OUTCOME_FULL,            // the memory given is too small: nothing changed
  OG_OUTCOME_BAD_INPUT,       // input that means nothing, such as a box with lo > hi: nothing changed
  OG_OUTCOME_COUNT
} og_outcome;

#endif
