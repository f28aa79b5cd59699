// Questions about primitives: how a claimed answer is read and checked.

#include "tool/format/read_primitive.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_primitive_claim claim;
  og_primitive_finding finding;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_primitive_claim_init(&own->claim);
  og_primitive_finding_init(&own->finding);
}

static void end(void *memory) {
  kept *own = memory;
  og_primitive_claim_clear(&own->claim);
  og_primitive_finding_clear(&own->finding);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  kept *own = memory;
  const og_input_status status =
      og_read_primitive_claim(line, length, &run->one.primitive, &own->claim, &run->complaint);
  og_note_id(run, own->claim.id, false);
  return status;
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_primitive_certificate *certificate = &own->claim.certificate;
  if (!og_answers_the_question(run, own->claim.question)) return;
  const og_primitive_refusal refusal = og_check_primitive(&run->one.primitive, certificate, &own->finding);
  if (refusal == OG_PRIMITIVE_ACCEPTED)
    og_compare_primitive_claim(&run->reason, &own->claim, &run->one.primitive, &own->finding);
  else og_check_refuse(run, og_primitive_kind_name(certificate->kind), og_primitive_refusal_text(refusal));
}

const og_checked_kind og_checked_primitive = {sizeof(kept), begin, read, judge, end};
