// Meshes that deform: how an answer is found and told.

#include "spec/mesh_motion/solve/mesh_motion.h"
#include "spec/number/nearest.h"
#include "tool/format/write_mesh_motion.h"
#include "tool/kind/solve/ask.h"

typedef struct kept {
  og_mesh_motion_answer answer;
} kept;

static void begin(og_ask_run *run, void *memory) {
  (void)run;
  kept *own = memory;
  og_mesh_motion_answer_init(&own->answer);
}

static void end(void *memory) {
  kept *own = memory;
  og_mesh_motion_answer_clear(&own->answer);
}

static og_asked solve(og_ask_run *run, void *memory) {
  kept *own = memory;
  const og_mesh_motion_refusal why = og_solve_mesh_motion(&run->one.meshes, &own->answer);
  if (why != OG_MESH_MOTION_ACCEPTED) return og_ask_refused(run, og_mesh_motion_refusal_text(why));
  return og_settled(own->answer.finding.first.hit ? OG_ASK_HIT : OG_ASK_MISS);
}

static void write(og_ask_run *run, const void *memory) {
  const kept *own = memory;
  og_write_mesh_motion(&run->text, run->one.id, &own->answer.certificate, &own->answer.finding);
}

static void show(const void *memory, og_cells *cells) {
  const og_mesh_motion_answer *answer = &((const kept *)memory)->answer;
  const og_moving_finding *first = &answer->finding.first;
  cells->relation = first->hit ? "hit" : "miss";
  cells->certificate = og_mesh_motion_proof_name(&answer->certificate);
  if (!first->hit) return;
  if (first->is_rational) {
    og_cells_rational(cells, &first->time);
    return;
  }
  og_cells_format(cells, "a root of degree %d", first->root.degree);
  og_cells_round(cells, og_nearest_double(&first->hi));
}

const og_asked_kind og_asked_mesh_motion = {sizeof(kept), begin, solve, write, show, end};
