// The relation of a cylinder or a cone with a polytope: how an answer is found and told.

#include "spec/curved/solve/curved.h"
#include "tool/format/write_curved.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_curved_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  (void)run;
  kept *own = memory;
  og_curved_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_curved_answer_clear(&own->answer);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_curved_refusal why = og_solve_curved(&run->one.curved, &own->answer);
  if (why != OG_CURVED_ACCEPTED) return og_ask_refused(run, og_curved_refusal_text(why));
  return og_settled((int)own->answer.certificate.relation);
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  og_write_curved(&run->text, run->one.id, &own->answer.certificate);
}

static void show(const void *memory, og_cells *cells) {
  cells->relation = cells->certificate = og_relation_name(((const kept *)memory)->answer.certificate.relation);
}

const og_asked_kind og_asked_curved = {sizeof(kept), begin, solve, write, show, end};
