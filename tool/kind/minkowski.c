// The difference or the sum of two polytopes: how a claimed answer is read and checked.

#include "tool/format/read_minkowski.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_minkowski_claim claim;
  og_minkowski_finding finding;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_minkowski_claim_init(&own->claim);
  og_minkowski_finding_init(&own->finding);
}

static void end(void *memory) {
  kept *own = memory;
  og_minkowski_claim_clear(&own->claim);
  og_minkowski_finding_clear(&own->finding);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  kept *own = memory;
  og_minkowski_claim *claim = &own->claim;
  return og_note_answer(run, og_read_minkowski_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_minkowski_claim *claim = &own->claim;
  if (!og_answers_the_question(run, claim->line.question)) return;
  const og_hull_refusal refusal = og_check_minkowski(&run->one.minkowski, &claim->certificate, &own->finding);
  if (refusal == OG_HULL_ACCEPTED) og_compare_minkowski_claim(&run->reason, claim, &run->one.minkowski, &own->finding);
  else og_check_refuse(run, "facets", og_hull_refusal_text(refusal));
}

const og_checked_kind og_checked_minkowski = {sizeof(kept), begin, read, judge, end};
