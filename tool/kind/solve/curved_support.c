// The support of a cylinder or a cone: how an answer is found and told.

#include "spec/curved/solve/support.h"
#include "tool/format/write_curved_support.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_curved_support_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  (void)run;
  kept *own = memory;
  og_curved_support_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_curved_support_answer_clear(&own->answer);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_curved_support_refusal why = og_solve_curved_support(&run->one.curved_support, &own->answer);
  return why == OG_CURVED_SUPPORT_ACCEPTED ? og_settled(OG_ASK_FOUND)
                                           : og_ask_refused(run, og_curved_support_refusal_text(why));
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  const og_curved_support_answer *answer = &own->answer;
  og_write_curved_support(&run->text, run->one.id, answer->face, &answer->finding);
}

static void show(const void *memory, og_cells *cells) {
  const og_curved_support_answer *answer = &((const kept *)memory)->answer;
  cells->relation = og_curved_face_name(answer->face);
  cells->certificate = "extreme";
  og_cells_surd(cells, &answer->finding.value);
}

const og_asked_kind og_asked_curved_support = {sizeof(kept), begin, solve, write, show, end};
