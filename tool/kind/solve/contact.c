// What two bodies share: how an answer is found and told.

#include "spec/contact/solve/contact.h"
#include "tool/format/write_contact.h"
#include "tool/format/write_plane.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_contact_solver *solver;
  og_contact_answer answer;
  bool is_along, is_plane; // was the case along a direction, of the plane?
} kept;

static void begin(og_ask_run *run, void *memory) {
  kept *own = memory;
  own->solver = og_contact_solver_new();
  og_contact_solver_set_limit(own->solver, run->limit);
  og_contact_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_contact_answer_clear(&own->answer);
  og_contact_solver_free(own->solver);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  own->is_along = run->one.kind == OG_CASE_CONTACT_ALONG;
  own->is_plane = run->one.is_plane;
  const og_status status =
      own->is_along ? og_solve_contact_along(own->solver, &run->one.problem, &run->one.along, &own->answer)
                    : og_solve_contact(own->solver, &run->one.problem, &own->answer);
  if (status == OG_GAVE_UP) return og_ask_gave_up(run);
  if (status != OG_ANSWERED) return og_ask_refused(run, og_contact_refusal_text(own->answer.refusal));
  return og_settled(own->is_along ? OG_ASK_FOUND : (int)own->answer.finding.relation);
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  const og_contact_answer *answer = &own->answer;
  if (own->is_plane)
    og_write_plane_contact(&run->text, run->one.id, own->is_along, &answer->certificate, &answer->finding);
  else if (own->is_along) og_write_contact_along(&run->text, run->one.id, &answer->certificate, &answer->finding);
  else og_write_contact(&run->text, run->one.id, run->one.question, &answer->certificate, &answer->finding);
}

static void show(const void *memory, og_cells *cells) {
  const kept *own = memory;
  const og_contact_answer *answer = &own->answer;
  const og_contact_finding *finding = &answer->finding;
  if (!own->is_along) cells->relation = og_relation_name(finding->relation);
  cells->certificate = og_contact_proof_name(&answer->certificate);
  if (own->is_along) og_cells_surd(cells, &finding->depth);
  else if (finding->count > 0)
    og_cells_format(cells, "%s, corners: %zu", own->is_plane ? finding->count > 2 ? "segment" : "point"
                                                             : og_contact_kind_name(finding),
                    own->is_plane ? finding->count / 2 : finding->count);
}

const og_asked_kind og_asked_contact = {sizeof(kept), begin, solve, write, show, end};
