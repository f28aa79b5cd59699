// The hull of points: how a claimed answer is read and checked.

#include "tool/format/read_hull.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_hull_claim claim;
  og_hull_finding finding;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_hull_claim_init(&own->claim);
  og_hull_finding_init(&own->finding);
}

static void end(void *memory) {
  kept *own = memory;
  og_hull_claim_clear(&own->claim);
  og_hull_finding_clear(&own->finding);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  kept *own = memory;
  og_hull_claim *claim = &own->claim;
  return og_note_answer(run, og_read_hull_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_hull_claim *claim = &own->claim;
  if (!og_answers_the_question(run, claim->line.question)) return;
  const og_hull_refusal refusal = og_check_hull(&run->one.hull, &claim->certificate, &own->finding);
  if (refusal == OG_HULL_ACCEPTED) og_compare_hull_claim(&run->reason, claim, &own->finding);
  else og_check_refuse(run, "facets", og_hull_refusal_text(refusal));
}

const og_checked_kind og_checked_hull = {sizeof(kept), begin, read, judge, end};
