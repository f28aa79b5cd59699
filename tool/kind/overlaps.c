// Pairs of boxes that overlap: how a claimed answer is read and checked.

#include "tool/format/read_overlaps.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_overlaps_claim claim;
  og_overlaps_finding finding;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_overlaps_claim_init(&own->claim);
  og_overlaps_finding_init(&own->finding);
}

static void end(void *memory) {
  kept *own = memory;
  og_overlaps_claim_clear(&own->claim);
  og_overlaps_finding_clear(&own->finding);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  kept *own = memory;
  og_overlaps_claim *claim = &own->claim;
  return og_note_answer(run, og_read_overlaps_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_overlaps_claim *claim = &own->claim;
  if (!og_answers_the_question(run, claim->line.question)) return;
  const og_overlaps_refusal refusal =
      og_check_overlaps(&run->one.scene, &claim->certificate, run->limits.max_pairs, &own->finding);
  run->limited = refusal == OG_OVERLAPS_REFUSED_LIMIT;
  if (refusal == OG_OVERLAPS_ACCEPTED) og_compare_overlaps_claim(&run->reason, claim, &own->finding);
  else og_check_refuse(run, "order", og_overlaps_refusal_text(refusal));
}

const og_checked_kind og_checked_overlaps = {sizeof(kept), begin, read, judge, end};
