// Relation and distance of a pair with a curved body: how a claimed answer is read and checked.

#include "tool/format/read_enclosure.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_enclosure_claim claim;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_enclosure_claim_init(&own->claim);
}

static void end(void *memory) {
  kept *own = memory;
  og_enclosure_claim_clear(&own->claim);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  kept *own = memory;
  og_enclosure_claim *claim = &own->claim;
  return og_note_answer(run, og_read_enclosure_claim(line, length, &run->one.enclosure, claim, &run->complaint),
                        &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_enclosure_claim *claim = &own->claim;
  if (!og_answers_the_question(run, claim->line.question)) return;
  const og_enclosure_refusal refusal = og_check_enclosure(&run->one.enclosure, &claim->certificate);
  if (refusal != OG_ENCLOSURE_ACCEPTED) {
    og_check_refuse(run, og_enclosure_kind_name(claim->certificate.kind), og_enclosure_refusal_text(refusal));
    return;
  }
  if (og_compare_enclosure_claim(&run->reason, run->one.question, claim) > 0) return;
  run->limited = og_enclosure_relation(&claim->certificate) == OG_RELATION_NONE;
  if (run->limited) og_text_add(&run->reason, "the enclosure is accepted, but it begins at zero");
}

const og_checked_kind og_checked_enclosure = {sizeof(kept), begin, read, judge, end};
