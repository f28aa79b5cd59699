// The support of a cylinder or a cone: how a claimed answer is read and checked.

#include "tool/format/read_curved_support.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_curved_support_claim claim;
  og_primitive_finding finding;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_curved_support_claim_init(&own->claim);
  og_primitive_finding_init(&own->finding);
}

static void end(void *memory) {
  kept *own = memory;
  og_curved_support_claim_clear(&own->claim);
  og_primitive_finding_clear(&own->finding);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  kept *own = memory;
  og_curved_support_claim *claim = &own->claim;
  return og_note_answer(run, og_read_curved_support_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_curved_support_claim *claim = &own->claim;
  og_primitive_finding *finding = &own->finding;
  if (!og_answers_the_question(run, claim->line.question)) return;
  const og_curved_support_refusal refusal = og_check_curved_support(&run->one.curved_support, claim->face, finding);
  if (refusal == OG_CURVED_SUPPORT_ACCEPTED) og_compare_curved_support_claim(&run->reason, claim, finding);
  else og_check_refuse(run, NULL, og_curved_support_refusal_text(refusal));
}

const og_checked_kind og_checked_curved_support = {sizeof(kept), begin, read, judge, end};
