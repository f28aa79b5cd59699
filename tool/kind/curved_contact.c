// What a cylinder or a cone shares with a polytope: how a claimed answer is read and checked.

#include "tool/format/read_curved_contact.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_curved_contact_claim claim;
  og_curved_contact_finding finding;
  og_curved_faces *faces;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  own->faces = og_curved_faces_new();
  og_curved_contact_claim_init(&own->claim);
  og_curved_contact_finding_init(&own->finding);
}

static void end(void *memory) {
  kept *own = memory;
  og_curved_faces_free(own->faces);
  og_curved_contact_claim_clear(&own->claim);
  og_curved_contact_finding_clear(&own->finding);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  kept *own = memory;
  og_curved_contact_claim *claim = &own->claim;
  return og_note_answer(run, og_read_curved_contact_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_curved_contact_claim *claim = &own->claim;
  og_curved_contact_finding *finding = &own->finding;
  if (!og_answers_the_question(run, claim->line.question)) return;
  const og_curved_contact_refusal refusal =
      og_check_curved_contact(own->faces, &run->one.curved, &claim->certificate, finding);
  if (refusal == OG_CURVED_CONTACT_ACCEPTED) og_compare_curved_contact_claim(&run->reason, claim, finding);
  else og_check_refuse(run, NULL, og_curved_contact_refusal_text(refusal));
}

const og_checked_kind og_checked_curved_contact = {sizeof(kept), begin, read, judge, end};
