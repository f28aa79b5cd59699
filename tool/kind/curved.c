// The relation of a cylinder or a cone with a polytope: how a claimed answer is read and checked.

#include "tool/format/read_curved.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_curved_claim claim;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_curved_claim_init(&own->claim);
}

static void end(void *memory) {
  kept *own = memory;
  og_curved_claim_clear(&own->claim);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  kept *own = memory;
  og_curved_claim *claim = &own->claim;
  return og_note_answer(run, og_read_curved_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_curved_claim *claim = &own->claim;
  if (!og_answers_the_question(run, claim->line.question)) return;
  const og_curved_refusal refusal = og_check_curved(&run->one.curved, &claim->certificate);
  if (refusal == OG_CURVED_ACCEPTED) og_compare_curved_claim(&run->reason, claim);
  else og_check_refuse(run, og_relation_name(claim->certificate.relation), og_curved_refusal_text(refusal));
}

const og_checked_kind og_checked_curved = {sizeof(kept), begin, read, judge, end};
