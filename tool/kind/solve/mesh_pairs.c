// Pairs of triangles of two meshes that meet: how an answer is found and told.

#include "spec/mesh_pairs/solve/mesh_pairs.h"
#include "tool/format/write_meshes.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_mesh_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  (void)run;
  kept *own = memory;
  og_mesh_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_mesh_answer_clear(&own->answer);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_mesh_refusal why = og_solve_meshes(&run->one.meshes, run->max_pairs, &own->answer);
  if (why == OG_MESH_REFUSED_LIMIT) return og_ask_too_many(run);
  return why == OG_MESH_ACCEPTED ? og_settled(OG_ASK_FOUND) : og_ask_refused(run, og_mesh_refusal_text(why));
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  const og_mesh_answer *answer = &own->answer;
  og_write_meshes(&run->text, run->one.id, &run->one.meshes, &answer->certificate, &answer->finding);
}

static void show(const void *memory, og_cells *cells) {
  og_cells_format(cells, "%zu pairs", ((const kept *)memory)->answer.finding.count);
  cells->certificate = "orders";
}

const og_asked_kind og_asked_mesh_pairs = {sizeof(kept), begin, solve, write, show, end};
