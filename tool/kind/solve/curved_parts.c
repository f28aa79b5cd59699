// A cylinder or a cone beside a body made of parts: how an answer is found and told.

#include "spec/number/nearest.h"
#include "spec/parts/solve/curved.h"
#include "tool/format/write_curved_parts.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_curved_parts_solver *solver;
  og_curved_parts_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  kept *own = memory;
  own->solver = og_curved_parts_solver_new();
  if (run->width != NULL) og_curved_parts_solver_set_width(own->solver, run->width);
  og_curved_parts_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_curved_parts_answer_clear(&own->answer);
  og_curved_parts_solver_free(own->solver);
}

static og_curved_parts_problem problem_of(const og_case *one) {
  return (og_curved_parts_problem){&one->parts, {one->part_curve[0], one->part_curve[1]}};
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_curved_parts_certificate *certificate = &own->answer.certificate;
  const og_curved_parts_problem problem = problem_of(&run->one);
  const og_enclosure_status status = og_solve_curved_parts(own->solver, run->one.question, &problem, &own->answer);
  if (status == OG_ENCLOSURE_REFUSED) return og_ask_refused(run, og_curved_parts_refusal_text(own->answer.refusal));
  if (status != OG_ENCLOSURE_ANSWERED)
    og_ask_report_wide(run, status, &certificate->apart, &certificate->places.hi);
  return og_enclosed(status, og_curved_parts_relation(certificate));
}

static void write(og_ask_run *run, const void *memory) {
  const og_curved_parts_problem problem = problem_of(&run->one);
  og_write_curved_parts(&run->text, run->one.id, run->one.question, &problem,
                        &((const kept *)memory)->answer.certificate);
}

static void show(const void *memory, og_cells *cells) {
  const og_curved_parts_certificate *certificate = &((const kept *)memory)->answer.certificate;
  const og_relation relation = og_curved_parts_relation(certificate);
  const bool is_range = og_curved_parts_has_range(certificate);
  const double hi = is_range ? og_nearest_double(&certificate->places.hi) : 0;
  cells->relation = relation == OG_RELATION_NONE ? "undecided" : og_relation_name(relation);
  cells->certificate = "curved-parts";
  if (is_range) og_cells_format(cells, "up to %.7g", hi);
  if (cells->question == OG_DISTANCE) og_cells_round(cells, hi);
}

const og_asked_kind og_asked_curved_parts = {sizeof(kept), begin, solve, write, show, end};
