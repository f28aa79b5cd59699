// A ray and a cylinder or a cone: how an answer is found and told.

#include "spec/curved/solve/hit.h"
#include "tool/format/write_curved_hit.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_curved_hit_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  (void)run;
  kept *own = memory;
  og_curved_hit_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_curved_hit_answer_clear(&own->answer);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_curved_hit_refusal why = og_solve_curved_hit(&run->one.curved_hit, &own->answer);
  if (why != OG_CURVED_HIT_ACCEPTED) return og_ask_refused(run, og_curved_hit_refusal_text(why));
  return og_settled(own->answer.finding.meeting == OG_MEET_NOTHING ? OG_ASK_MISS : OG_ASK_HIT);
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  const og_curved_hit_answer *answer = &own->answer;
  og_write_curved_hit(&run->text, run->one.id, &answer->certificate, &answer->finding);
}

static void show(const void *memory, og_cells *cells) {
  const og_primitive_finding *finding = &((const kept *)memory)->answer.finding;
  const bool nothing = finding->meeting == OG_MEET_NOTHING;
  cells->relation = og_meeting_name(finding->meeting);
  cells->certificate = nothing ? "clear" : "chord";
  if (!nothing) og_cells_surd(cells, &finding->first);
}

const og_asked_kind og_asked_curved_hit = {sizeof(kept), begin, solve, write, show, end};
