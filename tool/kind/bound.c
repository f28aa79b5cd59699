// A smallest volume around points: how a claimed answer is read and checked.

#include "tool/format/read_volume.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_volume_claim claim;
  og_volume_finding finding;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_volume_claim_init(&own->claim);
  og_volume_finding_init(&own->finding);
}

static void end(void *memory) {
  kept *own = memory;
  og_volume_claim_clear(&own->claim);
  og_volume_finding_clear(&own->finding);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  kept *own = memory;
  og_volume_claim *claim = &own->claim;
  return og_note_answer(run, og_read_volume_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_volume_claim *claim = &own->claim;
  const og_volume_problem *problem = &run->one.volume;
  if (!og_answers_the_question(run, claim->line.question)) return;
  const og_volume_refusal refusal = og_check_volume(problem, &claim->certificate, &own->finding);
  if (refusal == OG_VOLUME_ACCEPTED) og_compare_volume_claim(&run->reason, claim, problem, &own->finding);
  else og_check_refuse(run, og_volume_proof_name(claim->certificate.proof), og_volume_refusal_text(refusal));
}

const og_checked_kind og_checked_bound = {sizeof(kept), begin, read, judge, end};
