// Triangles of a polygon: how an answer is found and told.

#include "spec/number/nearest.h"
#include "spec/triangulate/solve/triangulate.h"
#include "tool/format/write_triangulation.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_triangulation_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  (void)run;
  kept *own = memory;
  og_triangulation_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_triangulation_answer_clear(&own->answer);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_triangulation_refusal why = og_solve_triangulation(&run->one.polygon, &own->answer);
  return why == OG_TRIANGULATION_ACCEPTED ? og_settled(OG_ASK_FOUND)
                                          : og_ask_refused(run, og_triangulation_refusal_text(why));
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  const og_triangulation_answer *answer = &own->answer;
  og_write_triangulation(&run->text, run->one.id, &answer->certificate, &answer->finding);
}

static void show(const void *memory, og_cells *cells) {
  const og_triangulation_answer *answer = &((const kept *)memory)->answer;
  const og_triangulation_certificate *certificate = &answer->certificate;
  cells->certificate = og_triangulation_proof_name(certificate->proof);
  if (certificate->proof == OG_PROOF_EDGES)
    og_cells_format(cells, "%s, edges: %u, %u", og_polygon_fault_name(answer->finding.fault),
                    (unsigned)certificate->edge[0], (unsigned)certificate->edge[1]);
  if (certificate->proof == OG_PROOF_PLACE)
    og_cells_format(cells, "overlapping, %ld times", answer->finding.times);
  if (certificate->proof == OG_PROOF_TRIANGLES) {
    og_cells_format(cells, "triangles: %zu", certificate->triangles.count);
    og_cells_round(cells, og_nearest_double(&answer->finding.area));
  }
}

const og_asked_kind og_asked_triangulate = {sizeof(kept), begin, solve, write, show, end};
