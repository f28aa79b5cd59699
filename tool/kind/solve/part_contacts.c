// What bodies made of parts share: how an answer is found and told.

#include "spec/parts/solve/contacts.h"
#include "tool/format/write_part_contacts.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_part_contacts_solver *solver;
  og_part_contacts_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  kept *own = memory;
  own->solver = og_part_contacts_solver_new();
  og_part_contacts_solver_set_limit(own->solver, run->limit);
  og_part_contacts_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_part_contacts_answer_clear(&own->answer);
  og_part_contacts_solver_free(own->solver);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_status status = og_solve_part_contacts(own->solver, &run->one.parts, &own->answer);
  if (status == OG_GAVE_UP) return og_ask_gave_up(run);
  if (status != OG_ANSWERED) return og_ask_refused(run, og_parts_refusal_text(own->answer.refusal));
  return og_settled((int)own->answer.finding.relation);
}

static void write(og_ask_run *run, const void *memory) {
  const og_part_contacts_answer *answer = &((const kept *)memory)->answer;
  og_write_part_contacts(&run->text, run->one.id, &answer->certificate, &answer->finding);
}

static void show(const void *memory, og_cells *cells) {
  const og_part_contacts_finding *finding = &((const kept *)memory)->answer.finding;
  cells->relation = og_relation_name(finding->relation);
  cells->certificate = "contacts";
  if (finding->count > 0) og_cells_format(cells, "contacts: %zu", finding->count);
}

const og_asked_kind og_asked_part_contacts = {sizeof(kept), begin, solve, write, show, end};
