// The depth of a pair with a curved body: how an answer is found and told.

#include "spec/enclosure/solve/enclosure.h"
#include "spec/number/nearest.h"
#include "tool/format/write_depth_range.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_enclosure_solver *solver;
  og_depth_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  kept *own = memory;
  own->solver = og_enclosure_solver_new();
  if (run->width != NULL) og_enclosure_solver_set_width(own->solver, run->width);
  else og_enclosure_solver_want_double(own->solver);
  og_depth_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_depth_answer_clear(&own->answer);
  og_enclosure_solver_free(own->solver);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_depth_range *range = &own->answer.range;
  const og_enclosure_status status = og_solve_depth_range(own->solver, &run->one.enclosure, &own->answer);
  if (status == OG_ENCLOSURE_REFUSED) return og_ask_refused(run, og_depth_refusal_text(own->answer.refusal));
  if (status != OG_ENCLOSURE_ANSWERED) {
    const bool of_distance = range->kind == OG_DEPTH_MEETING;
    og_ask_report_wide(run, status, of_distance ? &range->meeting.lo : &range->lo,
                       of_distance ? &range->meeting.hi : &range->hi);
  }
  return og_enclosed(status, og_depth_range_relation(range));
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  og_write_depth_range(&run->text, run->one.id, &run->one.enclosure, &own->answer.range);
}

static void show(const void *memory, og_cells *cells) {
  const og_depth_range *range = &((const kept *)memory)->answer.range;
  const bool is_deep = range->kind != OG_DEPTH_MEETING;
  const og_relation relation = og_depth_range_relation(range);
  const double hi = og_nearest_double(&range->hi);
  cells->relation = relation == OG_RELATION_NONE ? "undecided" : og_relation_name(relation);
  cells->certificate = og_depth_range_name(range);
  if (is_deep) og_cells_format(cells, "up to %.7g", hi);
  if (is_deep || relation == OG_TOUCHING) og_cells_round(cells, hi);
}

const og_asked_kind og_asked_depth_range = {sizeof(kept), begin, solve, write, show, end};
