// Polytopes that move and turn: how a claimed answer is read and checked.

#include "tool/format/read_rigid.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_rigid_claim claim;
  og_rigid_finding finding;
  og_rigid_checker *checker;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_rigid_claim_init(&own->claim);
  og_rigid_finding_init(&own->finding);
  own->checker = og_rigid_checker_new();
}

static void end(void *memory) {
  kept *own = memory;
  og_rigid_claim_clear(&own->claim);
  og_rigid_finding_clear(&own->finding);
  og_rigid_checker_free(own->checker);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  kept *own = memory;
  og_rigid_claim *claim = &own->claim;
  return og_note_answer(run, og_read_rigid_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_rigid_claim *claim = &own->claim;
  if (!og_answers_the_question(run, claim->line.question)) return;
  const og_rigid_refusal refusal = og_check_rigid(own->checker, &run->one.rigid, &claim->certificate, &own->finding);
  if (refusal != OG_RIGID_ACCEPTED) {
    og_check_refuse(run, og_rigid_kind_name(claim->certificate.kind), og_rigid_refusal_text(refusal));
    return;
  }
  if (og_compare_rigid_claim(&run->reason, claim, &own->finding) > 0) return;
  run->limited = own->finding.kind == OG_RIGID_CLEAR;
  if (run->limited) og_text_add(&run->reason, "the certificate is accepted, but it shows no contact");
}

const og_checked_kind og_checked_motion = {sizeof(kept), begin, read, judge, end};
