// Pairs of boxes that overlap: how an answer is found and told.

#include <stdio.h>

#include "spec/overlaps/solve/overlaps.h"
#include "tool/format/write_overlaps.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_overlaps_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  (void)run;
  kept *own = memory;
  og_overlaps_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_overlaps_answer_clear(&own->answer);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_overlaps_refusal why = og_solve_overlaps(&run->one.scene, run->max_pairs, &own->answer);
  if (why == OG_OVERLAPS_REFUSED_LIMIT) return og_ask_too_many(run);
  return why == OG_OVERLAPS_ACCEPTED ? og_settled(OG_ASK_FOUND) : og_ask_refused(run, og_overlaps_refusal_text(why));
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  const og_overlaps_answer *answer = &own->answer;
  og_write_overlaps(&run->text, run->one.id, &run->one.scene, &answer->certificate, &answer->finding);
}

// The pairs before the first step are counted.
static void show(const void *memory, og_cells *cells) {
  const og_overlaps_finding *finding = &((const kept *)memory)->answer.finding;
  const size_t steps = finding->step_count;
  char steps_of[40] = "";
  if (steps > 0) snprintf(steps_of, sizeof steps_of, ", %zu step%s", steps, steps == 1 ? "" : "s");
  og_cells_format(cells, "%zu pairs%s", finding->first.count, steps_of);
  cells->certificate = "order";
}

const og_asked_kind og_asked_overlaps = {sizeof(kept), begin, solve, write, show, end};
