// Polytopes that move and turn: how an answer is found and told.

#include "spec/motion/solve/motion.h"
#include "spec/number/nearest.h"
#include "tool/format/write_rigid.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_rigid_solver *solver;
  og_rigid_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  kept *own = memory;
  own->solver = og_rigid_solver_new();
  if (run->width != NULL) og_rigid_solver_set_width(own->solver, run->width);
  if (run->limit > 0) og_rigid_solver_set_limit(own->solver, run->limit);
  og_rigid_solver_set_apart(own->solver, run->apart);
  og_rigid_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_rigid_answer_clear(&own->answer);
  og_rigid_solver_free(own->solver);
}

static void report(og_ask_run *run, og_rigid_outcome outcome, const og_rational *lo) {
  const char *wide = run->width != NULL && og_nearest_double(run->width) < OG_RIGID_NARROWEST
                         ? "the enclosure is wider than was asked for; none is made narrower than 2^-256 (1e-77)"
                         : "the enclosure is wider than was asked for";
  og_ask_complain(run, " after the time %.17g: %s\n", og_nearest_double(lo),
                  outcome == OG_RIGID_WIDE   ? wide
                  : outcome == OG_RIGID_LONG ? "its numbers, or those of the times, need more than 4096 bits"
                  : outcome == OG_RIGID_LIMIT
                      ? "until then the certificate needs as many pieces as it may have (--limit allows more)"
                      : "the bodies touch, or nearly so, and no contact was found (--width and "
                        "--limit go on)");
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_rigid_outcome outcome = og_solve_rigid(own->solver, &run->one.rigid, &own->answer);
  if (outcome == OG_RIGID_REFUSED) return og_ask_refused(run, og_rigid_refusal_text(own->answer.refusal));
  if (outcome != OG_RIGID_ANSWERED) report(run, outcome, &own->answer.finding.lo);
  const og_rigid_kind kind = own->answer.finding.kind;
  const int found = kind == OG_RIGID_CLEAR ? OG_ASK_UNDECIDED : kind == OG_RIGID_FIRST ? OG_ASK_HIT : OG_ASK_MISS;
  return (og_asked){outcome == OG_RIGID_ANSWERED, true, false, found};
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  og_write_rigid(&run->text, run->one.id, &own->answer.certificate, &own->answer.finding);
}

static void show(const void *memory, og_cells *cells) {
  static const char *const outcomes[OG_RIGID_KIND_COUNT] = {"undecided", "hit", "miss"};
  const og_rigid_finding *finding = &((const kept *)memory)->answer.finding;
  cells->relation = outcomes[finding->kind];
  cells->certificate = og_rigid_kind_name(finding->kind);
  if (finding->kind != OG_RIGID_FIRST) return;
  if (og_rational_equal(&finding->lo, &finding->hi)) og_cells_rational(cells, &finding->hi);
  else og_cells_round(cells, og_nearest_double(&finding->hi));
}

const og_asked_kind og_asked_motion = {sizeof(kept), begin, solve, write, show, end};
