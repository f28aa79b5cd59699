// A smallest volume around points: how an answer is found and told.

#include "spec/bound/solve/bound.h"
#include "tool/format/write_volume.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_volume_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  (void)run;
  kept *own = memory;
  og_volume_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_volume_answer_clear(&own->answer);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_volume_refusal why = og_solve_volume(&run->one.volume, &own->answer);
  return why == OG_VOLUME_ACCEPTED ? og_settled(OG_ASK_FOUND) : og_ask_refused(run, og_volume_refusal_text(why));
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  const og_volume_answer *answer = &own->answer;
  og_write_volume(&run->text, run->one.id, &run->one.volume, &answer->certificate, &answer->finding);
}

static void show(const void *memory, og_cells *cells) {
  const og_volume_answer *answer = &((const kept *)memory)->answer;
  const og_volume_finding *finding = &answer->finding;
  const og_volume_proof proof = answer->certificate.proof;
  cells->certificate = og_volume_proof_name(proof);
  if (proof == OG_PROOF_SUPPORT || proof == OG_PROOF_FARTHEST) og_cells_surd(cells, &finding->radius);
  if (proof == OG_PROOF_SLABS) og_cells_format(cells, "%zu slab%s", finding->count, finding->count == 1 ? "" : "s");
  if (proof == OG_PROOF_BOX) og_cells_rational(cells, &finding->at_most);
}

const og_asked_kind og_asked_bound = {sizeof(kept), begin, solve, write, show, end};
