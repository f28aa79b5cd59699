// Questions about primitives: how an answer is found and told.

#include "spec/primitive/solve/primitive.h"
#include "tool/format/write_primitive.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_primitive_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  (void)run;
  kept *own = memory;
  og_primitive_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_primitive_answer_clear(&own->answer);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_primitive_refusal why = og_solve_primitive(&run->one.primitive, &own->answer);
  if (why != OG_PRIMITIVE_ACCEPTED) return og_ask_refused(run, og_primitive_refusal_text(why));
  if (run->one.question != OG_HIT) return og_settled(OG_ASK_FOUND);
  return og_settled(own->answer.finding.meeting == OG_MEET_NOTHING ? OG_ASK_MISS : OG_ASK_HIT);
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  const og_primitive_answer *answer = &own->answer;
  og_write_primitive(&run->text, run->one.id, &run->one.primitive, &answer->certificate, &answer->finding);
}

static void show(const void *memory, og_cells *cells) {
  const og_primitive_answer *answer = &((const kept *)memory)->answer;
  const bool is_hit = cells->question == OG_HIT, has_value = !is_hit || answer->certificate.kind == OG_PRIMITIVE_CHORD;
  if (is_hit) cells->relation = og_meeting_name(answer->finding.meeting);
  cells->certificate = og_primitive_kind_name(answer->certificate.kind);
  if (has_value) og_cells_surd(cells, is_hit ? &answer->finding.first : &answer->finding.value);
}

const og_asked_kind og_asked_primitive = {sizeof(kept), begin, solve, write, show, end};
