// Meshes that deform: how a claimed answer is read and checked.

#include "tool/format/read_mesh_motion.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_mesh_motion_claim claim;
  og_mesh_motion_finding finding;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_mesh_motion_claim_init(&own->claim);
  og_mesh_motion_finding_init(&own->finding);
}

static void end(void *memory) {
  kept *own = memory;
  og_mesh_motion_claim_clear(&own->claim);
  og_mesh_motion_finding_clear(&own->finding);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  kept *own = memory;
  og_mesh_motion_claim *claim = &own->claim;
  const og_mesh_problem *meshes = &run->one.meshes;
  return og_note_answer(run, og_read_mesh_motion_claim(line, length, meshes, claim, &run->complaint), &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_mesh_motion_claim *claim = &own->claim;
  if (!og_answers_the_question(run, claim->line.question)) return;
  const og_mesh_motion_refusal refusal = og_check_mesh_motion(&run->one.meshes, &claim->certificate, &own->finding);
  if (refusal == OG_MESH_MOTION_ACCEPTED) og_compare_mesh_motion_claim(&run->reason, claim, &own->finding);
  else og_check_refuse(run, og_mesh_motion_proof_name(&claim->certificate), og_mesh_motion_refusal_text(refusal));
}

const og_checked_kind og_checked_mesh_motion = {sizeof(kept), begin, read, judge, end};
