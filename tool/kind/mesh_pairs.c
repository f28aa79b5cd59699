// Pairs of triangles of two meshes that meet: how a claimed answer is read and checked.

#include "tool/format/read_meshes_answer.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_meshes_claim claim;
  og_mesh_finding finding;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_meshes_claim_init(&own->claim);
  og_mesh_finding_init(&own->finding);
}

static void end(void *memory) {
  kept *own = memory;
  og_meshes_claim_clear(&own->claim);
  og_mesh_finding_clear(&own->finding);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  kept *own = memory;
  og_meshes_claim *claim = &own->claim;
  return og_note_answer(run, og_read_meshes_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_meshes_claim *claim = &own->claim;
  const og_mesh_problem *meshes = &run->one.meshes;
  if (!og_answers_the_question(run, claim->line.question)) return;
  const og_mesh_refusal refusal = og_check_meshes(meshes, &claim->certificate, run->limits.max_pairs, &own->finding);
  run->limited = refusal == OG_MESH_REFUSED_LIMIT;
  if (refusal == OG_MESH_ACCEPTED) og_compare_meshes_claim(&run->reason, claim, meshes, &own->finding);
  else og_check_refuse(run, "orders", og_mesh_refusal_text(refusal));
}

const og_checked_kind og_checked_mesh_pairs = {sizeof(kept), begin, read, judge, end};
