#include "tool/format/check_run.h"

#include <string.h>

static bool answers_the_question(og_check_run *run, og_question answered) {
  const og_question question = run->one.question;
  if (answered == OG_QUESTION_COUNT || answered == question) return true;
  og_text_format(&run->reason, "it answers the question '%s', but the case asks '%s'", og_question_at(answered)->id,
                 og_question_at(question)->id);
  return false;
}

// For kinds whose answer is no relation of two bodies.
static og_input_status take(og_check_run *run, og_input_status status, const og_answer_line *line) {
  strcpy(run->answer.id, line->id);
  run->answer.undecided = line->undecided;
  og_certificate_reset(&run->answer.certificate);
  return status;
}

// ---- of two convex bodies

static void begin_pair(og_check_run *run) {
  og_claimed_answer_init(&run->answer);
  og_finding_init(&run->finding);
  run->checker = og_checker_new();
}

static void end_pair(og_check_run *run) {
  og_checker_free(run->checker);
  og_finding_clear(&run->finding);
  og_claimed_answer_clear(&run->answer);
}

static og_input_status read_pair(og_check_run *run, const char *line, size_t length) {
  return og_read_answer(line, length, &run->answer, &run->complaint);
}

static void judge_pair(og_check_run *run) {
  const og_question question = run->one.question;
  if (!answers_the_question(run, run->answer.question)) return;
  const og_refusal refusal = og_check(run->checker, &run->one.problem, &run->answer.certificate, &run->finding);
  if (refusal != OG_ACCEPTED) {
    og_text_format(&run->reason, "certificate '%s': %s", og_certificate_kind_name(run->answer.certificate.kind),
                   og_refusal_text(refusal));
    return;
  }
  if (!og_question_is_answered(question, &run->finding)) {
    og_text_format(&run->reason, "the certificate '%s' is right but does not settle the question '%s'",
                   og_certificate_kind_name(run->answer.certificate.kind), og_question_at(question)->id);
    return;
  }
  og_compare_answer(&run->reason, &run->answer, &run->one.problem, &run->finding);
}

// ---- of primitives

static void begin_primitive(og_check_run *run) {
  og_primitive_claim_init(&run->primitive_claim);
  og_primitive_finding_init(&run->primitive_finding);
}

static void end_primitive(og_check_run *run) {
  og_primitive_claim_clear(&run->primitive_claim);
  og_primitive_finding_clear(&run->primitive_finding);
}

static og_input_status read_primitive(og_check_run *run, const char *line, size_t length) {
  const og_input_status status =
      og_read_primitive_claim(line, length, &run->one.primitive, &run->primitive_claim, &run->complaint);
  strcpy(run->answer.id, run->primitive_claim.id);
  run->answer.undecided = false;
  return status;
}

static void judge_primitive(og_check_run *run) {
  const og_primitive_certificate *certificate = &run->primitive_claim.certificate;
  if (!answers_the_question(run, run->primitive_claim.question)) return;
  const og_primitive_refusal refusal = og_check_primitive(&run->one.primitive, certificate, &run->primitive_finding);
  if (refusal == OG_PRIMITIVE_ACCEPTED)
    og_compare_primitive_claim(&run->reason, &run->primitive_claim, &run->one.primitive, &run->primitive_finding);
  else
    og_text_format(&run->reason, "certificate '%s': %s", og_primitive_kind_name(certificate->kind),
                   og_primitive_refusal_text(refusal));
}

// ---- of sets of boxes

static void begin_overlaps(og_check_run *run) {
  og_overlaps_claim_init(&run->overlaps_claim);
  og_overlaps_finding_init(&run->overlaps_finding);
}

static void end_overlaps(og_check_run *run) {
  og_overlaps_claim_clear(&run->overlaps_claim);
  og_overlaps_finding_clear(&run->overlaps_finding);
}

static og_input_status read_overlaps(og_check_run *run, const char *line, size_t length) {
  og_overlaps_claim *claim = &run->overlaps_claim;
  return take(run, og_read_overlaps_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge_overlaps(og_check_run *run) {
  const og_overlaps_claim *claim = &run->overlaps_claim;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_overlaps_refusal refusal =
      og_check_overlaps(&run->one.scene, &claim->certificate, run->options->max_pairs, &run->overlaps_finding);
  run->limited = refusal == OG_OVERLAPS_REFUSED_LIMIT;
  if (refusal == OG_OVERLAPS_ACCEPTED) og_compare_overlaps_claim(&run->reason, claim, &run->overlaps_finding);
  else og_text_format(&run->reason, "certificate 'order': %s", og_overlaps_refusal_text(refusal));
}

// ---- of triangle meshes

static void begin_meshes(og_check_run *run) {
  og_meshes_claim_init(&run->meshes_claim);
  og_mesh_finding_init(&run->mesh_finding);
}

static void end_meshes(og_check_run *run) {
  og_meshes_claim_clear(&run->meshes_claim);
  og_mesh_finding_clear(&run->mesh_finding);
}

static og_input_status read_meshes(og_check_run *run, const char *line, size_t length) {
  og_meshes_claim *claim = &run->meshes_claim;
  return take(run, og_read_meshes_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge_meshes(og_check_run *run) {
  const og_meshes_claim *claim = &run->meshes_claim;
  const og_mesh_problem *meshes = &run->one.meshes;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_mesh_refusal refusal =
      og_check_meshes(meshes, &claim->certificate, run->options->max_pairs, &run->mesh_finding);
  run->limited = refusal == OG_MESH_REFUSED_LIMIT;
  if (refusal == OG_MESH_ACCEPTED) og_compare_meshes_claim(&run->reason, claim, meshes, &run->mesh_finding);
  else og_text_format(&run->reason, "certificate 'orders': %s", og_mesh_refusal_text(refusal));
}

// ---- of points, a smallest volume

static void begin_volume(og_check_run *run) {
  og_volume_claim_init(&run->volume_claim);
  og_volume_finding_init(&run->volume_finding);
}

static void end_volume(og_check_run *run) {
  og_volume_claim_clear(&run->volume_claim);
  og_volume_finding_clear(&run->volume_finding);
}

static og_input_status read_volume(og_check_run *run, const char *line, size_t length) {
  og_volume_claim *claim = &run->volume_claim;
  return take(run, og_read_volume_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge_volume(og_check_run *run) {
  const og_volume_claim *claim = &run->volume_claim;
  const og_volume_problem *problem = &run->one.volume;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_volume_refusal refusal = og_check_volume(problem, &claim->certificate, &run->volume_finding);
  if (refusal == OG_VOLUME_ACCEPTED) og_compare_volume_claim(&run->reason, claim, problem, &run->volume_finding);
  else
    og_text_format(&run->reason, "certificate '%s': %s", og_volume_proof_name(claim->certificate.proof),
                   og_volume_refusal_text(refusal));
}

// ---- of points, their hull

static void begin_hull(og_check_run *run) {
  og_hull_claim_init(&run->hull_claim);
  og_hull_finding_init(&run->hull_finding);
}

static void end_hull(og_check_run *run) {
  og_hull_claim_clear(&run->hull_claim);
  og_hull_finding_clear(&run->hull_finding);
}

static og_input_status read_hull(og_check_run *run, const char *line, size_t length) {
  og_hull_claim *claim = &run->hull_claim;
  return take(run, og_read_hull_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge_hull(og_check_run *run) {
  const og_hull_claim *claim = &run->hull_claim;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_hull_refusal refusal = og_check_hull(&run->one.hull, &claim->certificate, &run->hull_finding);
  if (refusal == OG_HULL_ACCEPTED) og_compare_hull_claim(&run->reason, claim, &run->hull_finding);
  else og_text_format(&run->reason, "certificate 'facets': %s", og_hull_refusal_text(refusal));
}

// ---- of a polygon

static void begin_triangulation(og_check_run *run) {
  og_triangulation_claim_init(&run->triangulation_claim);
  og_triangulation_finding_init(&run->triangulation_finding);
}

static void end_triangulation(og_check_run *run) {
  og_triangulation_claim_clear(&run->triangulation_claim);
  og_triangulation_finding_clear(&run->triangulation_finding);
}

static og_input_status read_triangulation(og_check_run *run, const char *line, size_t length) {
  og_triangulation_claim *claim = &run->triangulation_claim;
  return take(run, og_read_triangulation_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge_triangulation(og_check_run *run) {
  const og_triangulation_claim *claim = &run->triangulation_claim;
  const og_triangulation_certificate *certificate = &claim->certificate;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_triangulation_refusal refusal =
      og_check_triangulation(&run->one.hull, certificate, &run->triangulation_finding);
  if (refusal == OG_TRIANGULATION_ACCEPTED)
    og_compare_triangulation_claim(&run->reason, claim, &run->triangulation_finding);
  else
    og_text_format(&run->reason, "certificate '%s': %s", og_triangulation_proof_name(certificate->proof),
                   og_triangulation_refusal_text(refusal));
}

// ---- of a mesh and its parts

static void begin_decomposition(og_check_run *run) {
  og_decomposition_claim_init(&run->decomposition_claim);
  og_decomposition_finding_init(&run->decomposition_finding);
}

static void end_decomposition(og_check_run *run) {
  og_decomposition_claim_clear(&run->decomposition_claim);
  og_decomposition_finding_clear(&run->decomposition_finding);
}

static og_input_status read_decomposition(og_check_run *run, const char *line, size_t length) {
  og_decomposition_claim *claim = &run->decomposition_claim;
  return take(run, og_read_decomposition_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge_decomposition(og_check_run *run) {
  const og_decomposition_claim *claim = &run->decomposition_claim;
  const og_decomposition_certificate *certificate = &claim->certificate;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_decomposition_refusal refusal =
      og_check_decomposition(&run->one.decomposition, certificate, &run->decomposition_finding);
  if (refusal == OG_DECOMPOSITION_ACCEPTED)
    og_compare_decomposition_claim(&run->reason, claim, &run->decomposition_finding);
  else
    og_text_format(&run->reason, "certificate '%s': %s", og_decomposition_proof_name(certificate->proof),
                   og_decomposition_refusal_text(refusal));
}

// ---- of features that move

static void begin_moving(og_check_run *run) {
  og_moving_claim_init(&run->moving_claim);
  og_moving_finding_init(&run->moving_finding);
}

static void end_moving(og_check_run *run) {
  og_moving_claim_clear(&run->moving_claim);
  og_moving_finding_clear(&run->moving_finding);
}

static og_input_status read_moving(og_check_run *run, const char *line, size_t length) {
  og_moving_claim *claim = &run->moving_claim;
  return take(run, og_read_moving_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge_moving(og_check_run *run) {
  const og_moving_claim *claim = &run->moving_claim;
  const og_moving_problem *problem = &run->one.moving;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_moving_refusal refusal = og_check_moving(problem, &claim->certificate, &run->moving_finding);
  if (refusal == OG_MOVING_ACCEPTED) og_compare_moving_claim(&run->reason, claim, problem, &run->moving_finding);
  else
    og_text_format(&run->reason, "certificate '%s': %s", og_moving_proof_name(&claim->certificate),
                   og_moving_refusal_text(refusal));
}

// ---- of polytopes that move and turn

static void begin_rigid(og_check_run *run) {
  og_rigid_claim_init(&run->rigid_claim);
  og_rigid_finding_init(&run->rigid_finding);
  run->rigid_checker = og_rigid_checker_new();
}

static void end_rigid(og_check_run *run) {
  og_rigid_claim_clear(&run->rigid_claim);
  og_rigid_finding_clear(&run->rigid_finding);
  og_rigid_checker_free(run->rigid_checker);
}

static og_input_status read_rigid(og_check_run *run, const char *line, size_t length) {
  og_rigid_claim *claim = &run->rigid_claim;
  return take(run, og_read_rigid_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge_rigid(og_check_run *run) {
  const og_rigid_claim *claim = &run->rigid_claim;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_rigid_refusal refusal =
      og_check_rigid(run->rigid_checker, &run->one.rigid, &claim->certificate, &run->rigid_finding);
  if (refusal != OG_RIGID_ACCEPTED) {
    og_text_format(&run->reason, "certificate '%s': %s", og_rigid_kind_name(claim->certificate.kind),
                   og_rigid_refusal_text(refusal));
    return;
  }
  if (og_compare_rigid_claim(&run->reason, claim, &run->rigid_finding) > 0) return;
  run->limited = run->rigid_finding.kind == OG_RIGID_CLEAR;
  if (run->limited) og_text_add(&run->reason, "the certificate is accepted, but it shows no contact");
}

// ---- of what two bodies share

static void begin_contact(og_check_run *run) {
  og_contact_claim_init(&run->contact_claim);
  og_contact_finding_init(&run->contact_finding);
}

static void end_contact(og_check_run *run) {
  og_contact_claim_clear(&run->contact_claim);
  og_contact_finding_clear(&run->contact_finding);
}

static og_input_status read_contact(og_check_run *run, const char *line, size_t length) {
  og_contact_claim *claim = &run->contact_claim;
  return take(run, og_read_contact_claim(line, length, run->one.question, claim, &run->complaint), &claim->line);
}

static void judge_contact(og_check_run *run) {
  const og_contact_claim *claim = &run->contact_claim;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_contact_refusal refusal =
      og_check_contact(run->checker, &run->one.problem, &claim->certificate, &run->contact_finding);
  if (refusal == OG_CONTACT_ACCEPTED)
    og_compare_contact_claim(&run->reason, run->one.question, claim, &run->contact_finding);
  else
    og_text_format(&run->reason, "certificate '%s': %s", og_contact_proof_name(&claim->certificate),
                   og_contact_refusal_text(refusal));
}

// ---- of a cylinder or a cone, its relation

static void begin_curved(og_check_run *run) { og_curved_claim_init(&run->curved_claim); }
static void end_curved(og_check_run *run) { og_curved_claim_clear(&run->curved_claim); }

static og_input_status read_curved(og_check_run *run, const char *line, size_t length) {
  og_curved_claim *claim = &run->curved_claim;
  return take(run, og_read_curved_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge_curved(og_check_run *run) {
  const og_curved_claim *claim = &run->curved_claim;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_curved_refusal refusal = og_check_curved(&run->one.curved, &claim->certificate);
  if (refusal == OG_CURVED_ACCEPTED) og_compare_curved_claim(&run->reason, claim);
  else
    og_text_format(&run->reason, "certificate '%s': %s", og_relation_name(claim->certificate.relation),
                   og_curved_refusal_text(refusal));
}

// ---- the same, its distance

static void begin_enclosure(og_check_run *run) { og_enclosure_claim_init(&run->enclosure_claim); }
static void end_enclosure(og_check_run *run) { og_enclosure_claim_clear(&run->enclosure_claim); }

static og_input_status read_enclosure(og_check_run *run, const char *line, size_t length) {
  og_enclosure_claim *claim = &run->enclosure_claim;
  return take(run, og_read_enclosure_claim(line, length, &run->one.enclosure, claim, &run->complaint), &claim->line);
}

static void judge_enclosure(og_check_run *run) {
  const og_enclosure_claim *claim = &run->enclosure_claim;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_enclosure_refusal refusal = og_check_enclosure(&run->one.enclosure, &claim->certificate);
  if (refusal != OG_ENCLOSURE_ACCEPTED) {
    og_text_format(&run->reason, "certificate '%s': %s", og_enclosure_kind_name(claim->certificate.kind),
                   og_enclosure_refusal_text(refusal));
    return;
  }
  if (og_compare_enclosure_claim(&run->reason, run->one.question, claim) > 0) return;
  run->limited = og_enclosure_relation(&claim->certificate) == OG_RELATION_NONE;
  if (run->limited) og_text_add(&run->reason, "the enclosure is accepted, but it begins at zero");
}

// ---- the same, its depth

static void begin_depth_range(og_check_run *run) { og_depth_range_claim_init(&run->depth_range_claim); }
static void end_depth_range(og_check_run *run) { og_depth_range_claim_clear(&run->depth_range_claim); }

static og_input_status read_depth_range(og_check_run *run, const char *line, size_t length) {
  og_depth_range_claim *claim = &run->depth_range_claim;
  return take(run, og_read_depth_range_claim(line, length, &run->one.enclosure, claim, &run->complaint), &claim->line);
}

static void judge_depth_range(og_check_run *run) {
  const og_depth_range_claim *claim = &run->depth_range_claim;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_depth_refusal refusal = og_check_depth_range(&run->one.enclosure, &claim->range);
  if (refusal != OG_DEPTH_ACCEPTED) {
    og_text_format(&run->reason, "certificate '%s': %s", og_depth_range_name(&claim->range),
                   og_depth_refusal_text(refusal));
    return;
  }
  if (og_compare_depth_range_claim(&run->reason, claim) > 0) return;
  const og_relation relation = og_depth_range_relation(&claim->range);
  run->limited = relation == OG_RELATION_NONE || (relation == OG_PENETRATING && claim->range.kind == OG_DEPTH_MEETING);
  if (run->limited)
    og_text_add(&run->reason, relation == OG_RELATION_NONE ? "the enclosure is accepted, but it begins at zero"
                                                           : "the relation is accepted, but the depth has no bounds");
}

// ---- the same, its sweep

static void begin_sweep_range(og_check_run *run) { og_sweep_range_claim_init(&run->sweep_range_claim); }
static void end_sweep_range(og_check_run *run) { og_sweep_range_claim_clear(&run->sweep_range_claim); }

static og_input_status read_sweep_range(og_check_run *run, const char *line, size_t length) {
  og_sweep_range_claim *claim = &run->sweep_range_claim;
  return take(run, og_read_sweep_range_claim(line, length, &run->one.enclosure, claim, &run->complaint), &claim->line);
}

static void judge_sweep_range(og_check_run *run) {
  const og_sweep_range_claim *claim = &run->sweep_range_claim;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_sweep_refusal refusal = og_check_sweep_range(&run->one.enclosure, &claim->range);
  if (refusal != OG_SWEEP_ACCEPTED) {
    og_text_format(&run->reason, "certificate '%s': %s", og_sweep_range_name(claim->range.kind),
                   og_sweep_refusal_text(refusal));
    return;
  }
  if (og_compare_sweep_range_claim(&run->reason, claim) > 0) return;
  run->limited = claim->range.kind == OG_SWEEP_RANGE_CLEAR;
  if (run->limited) og_text_add(&run->reason, "the time before is clear, but not whether they meet after it");
}

// ---- of bodies of parts

static void begin_parts(og_check_run *run) {
  og_parts_claim_init(&run->parts_claim);
  run->parts_checker = og_parts_checker_new();
  og_parts_checker_set_limit(run->parts_checker, run->options->max_pairs);
}

static void end_parts(og_check_run *run) {
  og_parts_claim_clear(&run->parts_claim);
  og_parts_checker_free(run->parts_checker);
}

static og_input_status read_parts(og_check_run *run, const char *line, size_t length) {
  og_parts_claim *claim = &run->parts_claim;
  return take(run, og_read_parts_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge_parts(og_check_run *run) {
  const og_parts_claim *claim = &run->parts_claim;
  const og_parts_problem *problem = &run->one.parts;
  const og_question question = run->one.question;
  if (!answers_the_question(run, claim->line.question)) return;
  const bool moves = og_question_translates(question);
  const og_parts_refusal refusal =
      moves ? og_check_parts_sweep(run->parts_checker, problem, &claim->certificate, &run->finding)
            : og_check_parts(run->parts_checker, problem, &claim->certificate, &run->finding);
  run->limited = refusal == OG_PARTS_REFUSED_LIMIT;
  if (refusal != OG_PARTS_ACCEPTED)
    og_text_format(&run->reason, "certificate 'parts': %s", og_parts_refusal_text(refusal));
  else if (!moves && !og_question_is_answered(question, &run->finding))
    og_text_format(&run->reason, "the certificate 'parts' is right but does not settle the question '%s'",
                   og_question_at(question)->id);
  else og_compare_parts_claim(&run->reason, question, problem, claim, &run->finding);
}

// ---- of a ray and a cylinder or a cone

static void begin_curved_hit(og_check_run *run) {
  og_curved_hit_claim_init(&run->curved_hit_claim);
  og_primitive_finding_init(&run->curved_hit_finding);
}

static void end_curved_hit(og_check_run *run) {
  og_curved_hit_claim_clear(&run->curved_hit_claim);
  og_primitive_finding_clear(&run->curved_hit_finding);
}

static og_input_status read_curved_hit(og_check_run *run, const char *line, size_t length) {
  og_curved_hit_claim *claim = &run->curved_hit_claim;
  return take(run, og_read_curved_hit_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge_curved_hit(og_check_run *run) {
  const og_curved_hit_claim *claim = &run->curved_hit_claim;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_curved_hit_refusal refusal =
      og_check_curved_hit(&run->one.curved_hit, &claim->certificate, &run->curved_hit_finding);
  if (refusal == OG_CURVED_HIT_ACCEPTED)
    og_compare_curved_hit_claim(&run->reason, claim, &run->curved_hit_finding);
  else og_text_format(&run->reason, "certificate: %s", og_curved_hit_refusal_text(refusal));
}

// ---- of the support of a cylinder or a cone

static void begin_curved_support(og_check_run *run) {
  og_curved_support_claim_init(&run->curved_support_claim);
  og_primitive_finding_init(&run->curved_support_finding);
}

static void end_curved_support(og_check_run *run) {
  og_curved_support_claim_clear(&run->curved_support_claim);
  og_primitive_finding_clear(&run->curved_support_finding);
}

static og_input_status read_curved_support(og_check_run *run, const char *line, size_t length) {
  og_curved_support_claim *claim = &run->curved_support_claim;
  return take(run, og_read_curved_support_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge_curved_support(og_check_run *run) {
  const og_curved_support_claim *claim = &run->curved_support_claim;
  og_primitive_finding *finding = &run->curved_support_finding;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_curved_support_refusal refusal = og_check_curved_support(&run->one.curved_support, claim->face, finding);
  if (refusal == OG_CURVED_SUPPORT_ACCEPTED) og_compare_curved_support_claim(&run->reason, claim, finding);
  else og_text_format(&run->reason, "certificate: %s", og_curved_support_refusal_text(refusal));
}

// ---- of what a cylinder or a cone shares with a polytope

static void begin_curved_contact(og_check_run *run) {
  run->curved_faces = og_curved_faces_new();
  og_curved_contact_claim_init(&run->curved_contact_claim);
  og_curved_contact_finding_init(&run->curved_contact_finding);
}

static void end_curved_contact(og_check_run *run) {
  og_curved_faces_free(run->curved_faces);
  og_curved_contact_claim_clear(&run->curved_contact_claim);
  og_curved_contact_finding_clear(&run->curved_contact_finding);
}

static og_input_status read_curved_contact(og_check_run *run, const char *line, size_t length) {
  og_curved_contact_claim *claim = &run->curved_contact_claim;
  return take(run, og_read_curved_contact_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge_curved_contact(og_check_run *run) {
  const og_curved_contact_claim *claim = &run->curved_contact_claim;
  og_curved_contact_finding *finding = &run->curved_contact_finding;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_curved_contact_refusal refusal =
      og_check_curved_contact(run->curved_faces, &run->one.curved, &claim->certificate, finding);
  if (refusal == OG_CURVED_CONTACT_ACCEPTED) og_compare_curved_contact_claim(&run->reason, claim, finding);
  else og_text_format(&run->reason, "certificate: %s", og_curved_contact_refusal_text(refusal));
}

#define ROW(name) {begin_##name, read_##name, judge_##name, end_##name}

const og_check_row og_check_rows[OG_ANSWER_KIND_COUNT] = {
    [OG_ANSWER_PAIR] = ROW(pair),
    [OG_ANSWER_PRIMITIVE] = ROW(primitive),
    [OG_ANSWER_OVERLAPS] = ROW(overlaps),
    [OG_ANSWER_MESHES] = ROW(meshes),
    [OG_ANSWER_VOLUME] = ROW(volume),
    [OG_ANSWER_HULL] = ROW(hull),
    [OG_ANSWER_TRIANGULATION] = ROW(triangulation),
    [OG_ANSWER_DECOMPOSITION] = ROW(decomposition),
    [OG_ANSWER_MOVING] = ROW(moving),
    [OG_ANSWER_RIGID] = ROW(rigid),
    [OG_ANSWER_CONTACT] = ROW(contact),
    [OG_ANSWER_CURVED] = ROW(curved),
    [OG_ANSWER_ENCLOSURE] = ROW(enclosure),
    [OG_ANSWER_DEPTH_RANGE] = ROW(depth_range),
    [OG_ANSWER_SWEEP_RANGE] = ROW(sweep_range),
    [OG_ANSWER_PARTS] = ROW(parts),
    [OG_ANSWER_CURVED_HIT] = ROW(curved_hit),
    [OG_ANSWER_CURVED_SUPPORT] = ROW(curved_support),
    [OG_ANSWER_CURVED_CONTACT] = ROW(curved_contact),
};

#undef ROW
