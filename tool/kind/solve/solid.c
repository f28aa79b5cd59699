// Solid meshes: how an answer is found and told.

#include "spec/solid/solve/solid.h"
#include "tool/format/write_solid.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_solid_solver *solver;
  og_solid_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  kept *own = memory;
  own->solver = og_solid_solver_new();
  og_solid_solver_set_limits(own->solver, run->limit, run->max_pairs);
  og_solid_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_solid_answer_clear(&own->answer);
  og_solid_solver_free(own->solver);
}

static og_solid_problem problem_of(const og_case *one) {
  return (og_solid_problem){&one->parts, {one->solid[0], one->solid[1]}};
}

static og_asked tell_open(og_ask_run *run, const kept *own) {
  const og_asked undecided = {false, false, false, OG_ASK_UNDECIDED};
  const char *why = og_solid_solver_text(own->solver, &own->answer);
  if (own->answer.given_up) return og_ask_gave_up(run);
  switch (own->answer.refusal) {
  case OG_SOLID_REFUSED_LIMIT: return og_ask_too_many(run);
  case OG_SOLID_REFUSED_MESH: og_ask_complain(run, ": a mesh bounds no solid: %s\n", why); return undecided;
  case OG_SOLID_REFUSED_FLAT: og_ask_complain(run, ": %s\n", why); return undecided;
  case OG_SOLID_ACCEPTED:
  case OG_SOLID_REFUSED_ORDER:
  case OG_SOLID_REFUSED_SURFACE:
  case OG_SOLID_REFUSED_COUNT: break;
  }
  return og_ask_refused(run, why);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_solid_problem problem = problem_of(&run->one);
  const og_finding *finding = &own->answer.finding.of_pair;
  if (!og_solve_solid(own->solver, run->one.question, &problem, &own->answer)) return tell_open(run, own);
  if (!og_question_translates(run->one.question)) return og_settled((int)finding->relation);
  return og_settled(finding->hit ? OG_ASK_HIT : OG_ASK_MISS);
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  const og_solid_answer *answer = &own->answer;
  const og_solid_problem problem = problem_of(&run->one);
  og_write_solid(&run->text, run->one.id, run->one.question, &problem, &answer->surface.certificate, &answer->finding);
}

static void show(const void *memory, og_cells *cells) {
  const og_finding *finding = &((const kept *)memory)->answer.finding.of_pair;
  const bool moves = og_question_translates(cells->question);
  cells->relation = moves ? finding->hit ? "hit" : "miss" : og_relation_name(finding->relation);
  cells->certificate = "solid";
  if (moves && finding->hit) og_cells_surd(cells, &finding->first);
  if (cells->question == OG_DISTANCE) og_cells_surd(cells, &finding->distance);
  if (cells->question == OG_DEPTH && finding->has_depth) og_cells_surd(cells, &finding->depth);
}

const og_asked_kind og_asked_solid = {sizeof(kept), begin, solve, write, show, end};
