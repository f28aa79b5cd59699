// The difference or the sum of two polytopes: how an answer is found and told.

#include "spec/minkowski/solve/minkowski.h"
#include "tool/format/write_minkowski.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_minkowski_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  (void)run;
  kept *own = memory;
  og_minkowski_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_minkowski_answer_clear(&own->answer);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_hull_refusal why = og_solve_minkowski(&run->one.minkowski, &own->answer);
  return why == OG_HULL_ACCEPTED ? og_settled(OG_ASK_FOUND) : og_ask_refused(run, og_hull_refusal_text(why));
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  og_write_minkowski(&run->text, run->one.id, &run->one.minkowski, &own->answer.hull.certificate, &own->answer.finding);
}

static void show(const void *memory, og_cells *cells) {
  const og_minkowski_finding *finding = &((const kept *)memory)->answer.finding;
  og_cells_format(cells, "%d-D, V %zu, E %zu, F %zu", finding->hull.dimension, finding->hull.vertex_count,
                  finding->edge_count, finding->facets.count);
  cells->certificate = "facets";
}

const og_asked_kind og_asked_minkowski = {sizeof(kept), begin, solve, write, show, end};
