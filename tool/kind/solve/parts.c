// Bodies made of parts: how an answer is found and told.

#include "spec/parts/solve/parts.h"
#include "tool/format/write_parts.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_parts_solver *solver;
  og_parts_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  kept *own = memory;
  own->solver = og_parts_solver_new();
  og_parts_solver_set_limit(own->solver, run->limit);
  og_parts_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_parts_answer_clear(&own->answer);
  og_parts_solver_free(own->solver);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_finding *finding = &own->answer.finding;
  const og_status status = og_solve_parts(own->solver, run->one.question, &run->one.parts, &own->answer);
  if (status == OG_GAVE_UP) return og_ask_gave_up(run);
  if (status != OG_ANSWERED) return og_ask_refused(run, og_parts_refusal_text(own->answer.refusal));
  if (!og_question_translates(run->one.question)) return og_settled((int)finding->relation);
  return og_settled(finding->hit ? OG_ASK_HIT : OG_ASK_MISS);
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  const og_parts_answer *answer = &own->answer;
  og_write_parts(&run->text, run->one.id, run->one.question, &run->one.parts, &answer->certificate, &answer->finding);
}

static void show(const void *memory, og_cells *cells) {
  const og_finding *finding = &((const kept *)memory)->answer.finding;
  const bool moves = og_question_translates(cells->question);
  cells->relation = moves ? finding->hit ? "hit" : "miss" : og_relation_name(finding->relation);
  cells->certificate = "parts";
  if (moves && finding->hit) og_cells_surd(cells, &finding->first);
  if (cells->question == OG_DISTANCE) og_cells_surd(cells, &finding->distance);
  if (cells->question == OG_DEPTH && finding->has_depth) og_cells_surd(cells, &finding->depth);
}

const og_asked_kind og_asked_parts = {sizeof(kept), begin, solve, write, show, end};
