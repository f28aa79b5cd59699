// The depth of a pair with a curved body: how a claimed answer is read and checked.

#include "tool/format/read_depth_range.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_depth_range_claim claim;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_depth_range_claim_init(&own->claim);
}

static void end(void *memory) {
  kept *own = memory;
  og_depth_range_claim_clear(&own->claim);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  kept *own = memory;
  og_depth_range_claim *claim = &own->claim;
  return og_note_answer(run, og_read_depth_range_claim(line, length, &run->one.enclosure, claim, &run->complaint),
                        &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_depth_range_claim *claim = &own->claim;
  if (!og_answers_the_question(run, claim->line.question)) return;
  const og_depth_refusal refusal = og_check_depth_range(&run->one.enclosure, &claim->range);
  if (refusal != OG_DEPTH_ACCEPTED) {
    og_check_refuse(run, og_depth_range_name(&claim->range), og_depth_refusal_text(refusal));
    return;
  }
  if (og_compare_depth_range_claim(&run->reason, claim) > 0) return;
  const og_relation relation = og_depth_range_relation(&claim->range);
  run->limited = relation == OG_RELATION_NONE || (relation == OG_PENETRATING && claim->range.kind == OG_DEPTH_MEETING);
  if (run->limited)
    og_text_add(&run->reason, relation == OG_RELATION_NONE ? "the enclosure is accepted, but it begins at zero"
                                                           : "the relation is accepted, but the depth has no bounds");
}

const og_checked_kind og_checked_depth_range = {sizeof(kept), begin, read, judge, end};
