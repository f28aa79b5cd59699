// The hull of points: how an answer is found and told.

#include "spec/hull/solve/hull.h"
#include "tool/format/write_hull.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_hull_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  (void)run;
  kept *own = memory;
  og_hull_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_hull_answer_clear(&own->answer);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_hull_refusal why = og_solve_hull(&run->one.hull, &own->answer);
  return why == OG_HULL_ACCEPTED ? og_settled(OG_ASK_FOUND) : og_ask_refused(run, og_hull_refusal_text(why));
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  og_write_hull(&run->text, run->one.id, &own->answer.certificate, &own->answer.finding);
}

static void show(const void *memory, og_cells *cells) {
  const og_hull_finding *finding = &((const kept *)memory)->answer.finding;
  og_cells_format(cells, "%d-D, vertices: %zu, facets: %zu", finding->dimension, finding->vertex_count,
                  finding->facets.count);
  cells->certificate = "facets";
}

const og_asked_kind og_asked_hull = {sizeof(kept), begin, solve, write, show, end};
