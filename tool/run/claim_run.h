#ifndef OG_CLAIM_RUN_H
#define OG_CLAIM_RUN_H

/// The claims of one algorithm about cases that are walked, in memory.

#include "tool/format/complaint.h"
#include "tool/run/answer_case.h"

typedef struct og_claim_run {
  const og_algorithm *algorithm;
  og_case_bench bench;
  og_small_case plain; // of a line in the ordinary form
  og_case_body body[2];
  og_text text; // the claim about the case taken last; its steps before it, where they are wanted
} og_claim_run;

void og_claim_run_init(og_claim_run *run, const og_algorithm *algorithm);
void og_claim_run_clear(og_claim_run *run);

/// Steps come before each claim from now on: at most so many marks a case (0: OG_MOST_MARKS). False, with the
/// complaint, where the algorithm cannot write its steps or no trace has so many marks.
bool og_claim_run_trace(og_claim_run *run, size_t marks, og_complaint *complaint);

/// Which cases a walk takes for it, and where plain ones go; `take`, `refuse` and the context are the caller's.
void og_claim_run_walk(og_claim_run *run, og_case_walk *walk);

/// Puts the claim into run->text. Otherwise says why not: a body has no exact form, or the claim that came with the
/// steps is another. Null where all is well.
const char *og_claim_run_take(og_claim_run *run, const og_walked_case *walked);
/// The same of a case of bodies that no algorithm has a door for.
void og_claim_run_refuse(og_claim_run *run, const char *id);

#endif
