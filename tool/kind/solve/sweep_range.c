// The sweep of a pair with a curved body: how an answer is found and told.

#include "spec/enclosure/solve/sweep.h"
#include "spec/number/nearest.h"
#include "tool/format/write_sweep_range.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_sweep_range_solver *solver;
  og_sweep_range_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  kept *own = memory;
  own->solver = og_sweep_range_solver_new();
  if (run->width != NULL) og_sweep_range_solver_set_width(own->solver, run->width);
  else og_sweep_range_solver_want_double(own->solver);
  og_sweep_range_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_sweep_range_answer_clear(&own->answer);
  og_sweep_range_solver_free(own->solver);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  static const int outcome[OG_SWEEP_RANGE_KIND_COUNT] = {OG_ASK_UNDECIDED, OG_ASK_HIT, OG_ASK_MISS, OG_ASK_UNDECIDED};
  const og_enclosure_status status = og_solve_sweep_range(own->solver, &run->one.enclosure, &own->answer);
  if (status == OG_ENCLOSURE_REFUSED) return og_ask_refused(run, og_sweep_refusal_text(own->answer.refusal));
  const og_sweep_range *range = &own->answer.range;
  if (status == OG_ENCLOSURE_WIDE) og_ask_report_wide(run, status, &range->lo, &range->hi);
  else if (status != OG_ENCLOSURE_ANSWERED)
    og_ask_complain(run, " after the time %.17g: the bodies touch, or nearly so (--width goes on)\n",
                    og_nearest_double(&range->lo));
  return (og_asked){status == OG_ENCLOSURE_ANSWERED, true, false, outcome[range->kind]};
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  og_write_sweep_range(&run->text, run->one.id, &run->one.enclosure, &own->answer.range);
}

static void show(const void *memory, og_cells *cells) {
  static const char *const found[OG_SWEEP_RANGE_KIND_COUNT] = {"undecided", "hit", "miss", "undecided"};
  const og_sweep_range *range = &((const kept *)memory)->answer.range;
  const double hi = og_nearest_double(&range->hi);
  cells->relation = found[range->kind];
  cells->certificate = og_sweep_range_name(range->kind);
  if (range->kind != OG_SWEEP_RANGE_FIRST) return;
  og_cells_format(cells, "up to %.7g", hi);
  og_cells_round(cells, hi);
}

const og_asked_kind og_asked_sweep_range = {sizeof(kept), begin, solve, write, show, end};
