// Triangles of a polygon: how a claimed answer is read and checked.

#include "tool/format/read_triangulation.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_triangulation_claim claim;
  og_triangulation_finding finding;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_triangulation_claim_init(&own->claim);
  og_triangulation_finding_init(&own->finding);
}

static void end(void *memory) {
  kept *own = memory;
  og_triangulation_claim_clear(&own->claim);
  og_triangulation_finding_clear(&own->finding);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  kept *own = memory;
  og_triangulation_claim *claim = &own->claim;
  return og_note_answer(run, og_read_triangulation_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_triangulation_claim *claim = &own->claim;
  const og_triangulation_certificate *certificate = &claim->certificate;
  if (!og_answers_the_question(run, claim->line.question)) return;
  const og_triangulation_refusal refusal = og_check_triangulation(&run->one.polygon, certificate, &own->finding);
  if (refusal == OG_TRIANGULATION_ACCEPTED) og_compare_triangulation_claim(&run->reason, claim, &own->finding);
  else og_check_refuse(run, og_triangulation_proof_name(certificate->proof), og_triangulation_refusal_text(refusal));
}

const og_checked_kind og_checked_triangulate = {sizeof(kept), begin, read, judge, end};
