// What a cylinder or a cone shares with a polytope: how an answer is found and told.

#include "spec/curved/solve/contact.h"
#include "tool/format/write_curved_contact.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_curved_contact_solver *solver;
  og_curved_contact_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  (void)run;
  kept *own = memory;
  own->solver = og_curved_contact_solver_new();
  og_curved_contact_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_curved_contact_answer_clear(&own->answer);
  og_curved_contact_solver_free(own->solver);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_curved_contact_refusal why = og_solve_curved_contact(own->solver, &run->one.curved, &own->answer);
  return why == OG_CURVED_CONTACT_ACCEPTED ? og_settled((int)own->answer.finding.relation)
                                           : og_ask_refused(run, og_curved_contact_refusal_text(own->answer.refusal));
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  const og_curved_contact_answer *answer = &own->answer;
  og_write_curved_contact(&run->text, run->one.id, &answer->certificate, &answer->finding);
}

static void show(const void *memory, og_cells *cells) {
  const og_curved_contact_finding *finding = &((const kept *)memory)->answer.finding;
  const bool touches = finding->relation == OG_TOUCHING;
  cells->relation = og_relation_name(finding->relation);
  cells->certificate = touches ? "faces" : cells->relation;
  if (touches) og_cells_format(cells, "%s", og_curved_shared_name(finding));
}

const og_asked_kind og_asked_curved_contact = {sizeof(kept), begin, solve, write, show, end};
