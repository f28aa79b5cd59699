// A mesh and its parts: how a claimed answer is read and checked.

#include "tool/format/read_decomposition.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_decomposition_claim claim;
  og_decomposition_finding finding;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_decomposition_claim_init(&own->claim);
  og_decomposition_finding_init(&own->finding);
}

static void end(void *memory) {
  kept *own = memory;
  og_decomposition_claim_clear(&own->claim);
  og_decomposition_finding_clear(&own->finding);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  kept *own = memory;
  og_decomposition_claim *claim = &own->claim;
  return og_note_answer(run, og_read_decomposition_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_decomposition_claim *claim = &own->claim;
  const og_decomposition_certificate *certificate = &claim->certificate;
  if (!og_answers_the_question(run, claim->line.question)) return;
  const og_decomposition_refusal refusal = og_check_decomposition(&run->one.decomposition, certificate, &own->finding);
  if (refusal == OG_DECOMPOSITION_ACCEPTED) og_compare_decomposition_claim(&run->reason, claim, &own->finding);
  else og_check_refuse(run, og_decomposition_proof_name(certificate->proof), og_decomposition_refusal_text(refusal));
}

const og_checked_kind og_checked_decompose = {sizeof(kept), begin, read, judge, end};
