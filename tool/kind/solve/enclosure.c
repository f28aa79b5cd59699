// Relation and distance of a pair with a curved body: how an answer is found and told.

#include "spec/enclosure/solve/enclosure.h"
#include "spec/number/nearest.h"
#include "tool/format/write_enclosure.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_enclosure_solver *solver;
  og_enclosure_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  kept *own = memory;
  own->solver = og_enclosure_solver_new();
  if (run->width != NULL) og_enclosure_solver_set_width(own->solver, run->width);
  else og_enclosure_solver_want_double(own->solver);
  og_enclosure_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_enclosure_answer_clear(&own->answer);
  og_enclosure_solver_free(own->solver);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_enclosure_certificate *certificate = &own->answer.certificate;
  const og_enclosure_status status =
      og_solve_enclosure(own->solver, run->one.question, &run->one.enclosure, &own->answer);
  if (status == OG_ENCLOSURE_REFUSED) return og_ask_refused(run, og_enclosure_refusal_text(own->answer.refusal));
  if (status != OG_ENCLOSURE_ANSWERED) og_ask_report_wide(run, status, &certificate->lo, &certificate->hi);
  return og_enclosed(status, og_enclosure_relation(certificate));
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  og_write_enclosure(&run->text, run->one.id, run->one.question, &run->one.enclosure, &own->answer.certificate);
}

static void show(const void *memory, og_cells *cells) {
  const og_enclosure_certificate *certificate = &((const kept *)memory)->answer.certificate;
  const bool is_range = certificate->kind == OG_ENCLOSURE_RANGE;
  const og_relation relation = og_enclosure_relation(certificate);
  const double hi = is_range ? og_nearest_double(&certificate->hi) : 0;
  cells->relation = relation == OG_RELATION_NONE ? "undecided" : og_relation_name(relation);
  cells->certificate = og_enclosure_kind_name(certificate->kind);
  if (is_range) og_cells_format(cells, "up to %.7g", hi);
  if (cells->question == OG_DISTANCE) og_cells_round(cells, hi);
}

const og_asked_kind og_asked_enclosure = {sizeof(kept), begin, solve, write, show, end};
