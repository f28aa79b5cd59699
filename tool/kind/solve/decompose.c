// A mesh and its parts: how an answer is found and told.

#include <math.h>

#include "spec/decompose/solve/decompose.h"
#include "spec/number/nearest.h"
#include "tool/format/write_decomposition.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_decomposition_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  (void)run;
  kept *own = memory;
  og_decomposition_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_decomposition_answer_clear(&own->answer);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_decomposition_refusal why = og_solve_decomposition(&run->one.decomposition, &own->answer);
  return why == OG_DECOMPOSITION_ACCEPTED ? og_settled(OG_ASK_FOUND)
                                          : og_ask_refused(run, og_decomposition_refusal_text(why));
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  const og_decomposition_answer *answer = &own->answer;
  og_write_decomposition(&run->text, run->one.id, &answer->certificate, &answer->finding);
}

// What is wrong and where, or how many parts; the worst part's concavity.
static void show(const void *memory, og_cells *cells) {
  const og_decomposition_answer *answer = &((const kept *)memory)->answer;
  const og_decomposition_finding *finding = &answer->finding;
  const og_decomposition_proof proof = answer->certificate.proof;
  const char *fault = og_decomposition_fault_name(finding->fault);
  double worst = -HUGE_VAL;
  if (finding->fault == OG_DECOMPOSITION_VALID) og_cells_format(cells, "valid, parts: %zu", finding->count);
  else if (proof == OG_DECOMPOSITION_BY_TRIANGLE)
    og_cells_format(cells, "%s, triangle %u", fault, (unsigned)finding->triangle);
  else og_cells_format(cells, "%s, part %u", fault, (unsigned)finding->part);
  cells->certificate = og_decomposition_proof_name(proof);
  if (proof != OG_DECOMPOSITION_BY_HULLS && proof != OG_DECOMPOSITION_BY_HULL) return;
  for (size_t k = 0; k < finding->count; k++) worst = fmax(worst, og_nearest_double(&finding->measure[k].concavity));
  if (finding->count > 0) og_cells_round(cells, worst);
}

const og_asked_kind og_asked_decompose = {sizeof(kept), begin, solve, write, show, end};
