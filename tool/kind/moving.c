// Features that move: how a claimed answer is read and checked.

#include "tool/format/read_moving.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_moving_claim claim;
  og_moving_finding finding;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_moving_claim_init(&own->claim);
  og_moving_finding_init(&own->finding);
}

static void end(void *memory) {
  kept *own = memory;
  og_moving_claim_clear(&own->claim);
  og_moving_finding_clear(&own->finding);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  kept *own = memory;
  og_moving_claim *claim = &own->claim;
  return og_note_answer(run, og_read_moving_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_moving_claim *claim = &own->claim;
  const og_moving_problem *problem = &run->one.moving;
  if (!og_answers_the_question(run, claim->line.question)) return;
  const og_moving_refusal refusal = og_check_moving(problem, &claim->certificate, &own->finding);
  if (refusal == OG_MOVING_ACCEPTED) og_compare_moving_claim(&run->reason, claim, problem, &own->finding);
  else og_check_refuse(run, og_moving_proof_name(&claim->certificate), og_moving_refusal_text(refusal));
}

const og_checked_kind og_checked_moving = {sizeof(kept), begin, read, judge, end};
