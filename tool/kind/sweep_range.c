// The sweep of a pair with a curved body: how a claimed answer is read and checked.

#include "tool/format/read_sweep_range.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_sweep_range_claim claim;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_sweep_range_claim_init(&own->claim);
}

static void end(void *memory) {
  kept *own = memory;
  og_sweep_range_claim_clear(&own->claim);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  kept *own = memory;
  og_sweep_range_claim *claim = &own->claim;
  return og_note_answer(run, og_read_sweep_range_claim(line, length, &run->one.enclosure, claim, &run->complaint),
                        &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_sweep_range_claim *claim = &own->claim;
  if (!og_answers_the_question(run, claim->line.question)) return;
  const og_sweep_refusal refusal = og_check_sweep_range(&run->one.enclosure, &claim->range);
  if (refusal != OG_SWEEP_ACCEPTED) {
    og_check_refuse(run, og_sweep_range_name(claim->range.kind), og_sweep_refusal_text(refusal));
    return;
  }
  if (og_compare_sweep_range_claim(&run->reason, claim) > 0) return;
  run->limited = claim->range.kind == OG_SWEEP_RANGE_CLEAR;
  if (run->limited) og_text_add(&run->reason, "the time before is clear, but not whether they meet after it");
}

const og_checked_kind og_checked_sweep_range = {sizeof(kept), begin, read, judge, end};
