#include "tool/format/check_stream.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tool/format/compare_answer.h"
#include "tool/format/line_reader.h"
#include "tool/format/read_contact.h"
#include "tool/format/read_curved.h"
#include "tool/format/read_curved_hit.h"
#include "tool/format/read_decomposition.h"
#include "tool/format/read_depth_range.h"
#include "tool/format/read_enclosure.h"
#include "tool/format/read_hull.h"
#include "tool/format/read_meshes_answer.h"
#include "tool/format/read_moving.h"
#include "tool/format/read_overlaps.h"
#include "tool/format/read_parts.h"
#include "tool/format/read_primitive.h"
#include "tool/format/read_rigid.h"
#include "tool/format/read_sweep_range.h"
#include "tool/format/read_triangulation.h"
#include "tool/format/read_volume.h"

typedef struct check_run {
  const og_check_options *options;
  og_line_reader cases, answers;
  og_case_reader *case_reader;
  og_case one;
  og_claimed_answer answer;
  og_primitive_claim primitive_claim;
  og_overlaps_claim overlaps_claim;
  og_meshes_claim meshes_claim;
  og_volume_claim volume_claim;
  og_hull_claim hull_claim;
  og_triangulation_claim triangulation_claim;
  og_decomposition_claim decomposition_claim;
  og_moving_claim moving_claim;
  og_rigid_claim rigid_claim;
  og_contact_claim contact_claim;
  og_curved_claim curved_claim;
  og_curved_hit_claim curved_hit_claim;
  og_primitive_finding curved_hit_finding;
  og_enclosure_claim enclosure_claim;
  og_sweep_range_claim sweep_range_claim;
  og_depth_range_claim depth_range_claim;
  og_parts_claim parts_claim;
  og_checker *checker;
  og_rigid_checker *rigid_checker;
  og_parts_checker *parts_checker;
  og_finding finding;
  og_primitive_finding primitive_finding;
  og_overlaps_finding overlaps_finding;
  og_mesh_finding mesh_finding;
  og_volume_finding volume_finding;
  og_hull_finding hull_finding;
  og_triangulation_finding triangulation_finding;
  og_decomposition_finding decomposition_finding;
  og_moving_finding moving_finding;
  og_rigid_finding rigid_finding;
  og_contact_finding contact_finding;
  og_text reason, line;
  og_complaint complaint;
  bool limited; // the last answer could not be checked within a limit
  size_t accepted, refused, undecided;
} check_run;

static bool put(check_run *run) {
  if (og_text_write(&run->line, STDOUT_FILENO)) return true;
  fprintf(stderr, "%s: cannot write to standard output: %s\n", run->options->program, strerror(errno));
  return false;
}

// ---- why an answer is refused, into run->reason; nothing if it is right ----

static bool answers_the_question(check_run *run, og_question answered) {
  const og_question question = run->one.question;
  if (answered == OG_QUESTION_COUNT || answered == question) return true;
  og_text_format(&run->reason, "it answers the question '%s', but the case asks '%s'", og_question_at(answered)->id,
                 og_question_at(question)->id);
  return false;
}

static void judge_primitive(check_run *run) {
  const og_primitive_certificate *certificate = &run->primitive_claim.certificate;
  if (!answers_the_question(run, run->primitive_claim.question)) return;
  const og_primitive_refusal refusal = og_check_primitive(&run->one.primitive, certificate, &run->primitive_finding);
  if (refusal == OG_PRIMITIVE_ACCEPTED)
    og_compare_primitive_claim(&run->reason, &run->primitive_claim, &run->one.primitive, &run->primitive_finding);
  else
    og_text_format(&run->reason, "certificate '%s': %s", og_primitive_kind_name(certificate->kind),
                   og_primitive_refusal_text(refusal));
}

static void judge_overlaps(check_run *run) {
  const og_overlaps_claim *claim = &run->overlaps_claim;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_overlaps_refusal refusal =
      og_check_overlaps(&run->one.scene, &claim->certificate, run->options->max_pairs, &run->overlaps_finding);
  run->limited = refusal == OG_OVERLAPS_REFUSED_LIMIT;
  if (refusal == OG_OVERLAPS_ACCEPTED) og_compare_overlaps_claim(&run->reason, claim, &run->overlaps_finding);
  else og_text_format(&run->reason, "certificate 'order': %s", og_overlaps_refusal_text(refusal));
}

static void judge_meshes(check_run *run) {
  const og_meshes_claim *claim = &run->meshes_claim;
  const og_mesh_problem *meshes = &run->one.meshes;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_mesh_refusal refusal =
      og_check_meshes(meshes, &claim->certificate, run->options->max_pairs, &run->mesh_finding);
  run->limited = refusal == OG_MESH_REFUSED_LIMIT;
  if (refusal == OG_MESH_ACCEPTED) og_compare_meshes_claim(&run->reason, claim, meshes, &run->mesh_finding);
  else og_text_format(&run->reason, "certificate 'orders': %s", og_mesh_refusal_text(refusal));
}

static void judge_volume(check_run *run) {
  const og_volume_claim *claim = &run->volume_claim;
  const og_volume_problem *problem = &run->one.volume;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_volume_refusal refusal = og_check_volume(problem, &claim->certificate, &run->volume_finding);
  if (refusal == OG_VOLUME_ACCEPTED) og_compare_volume_claim(&run->reason, claim, problem, &run->volume_finding);
  else
    og_text_format(&run->reason, "certificate '%s': %s", og_volume_proof_name(claim->certificate.proof),
                   og_volume_refusal_text(refusal));
}

static void judge_hull(check_run *run) {
  const og_hull_claim *claim = &run->hull_claim;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_hull_refusal refusal = og_check_hull(&run->one.hull, &claim->certificate, &run->hull_finding);
  if (refusal == OG_HULL_ACCEPTED) og_compare_hull_claim(&run->reason, claim, &run->hull_finding);
  else og_text_format(&run->reason, "certificate 'facets': %s", og_hull_refusal_text(refusal));
}

static void judge_triangulation(check_run *run) {
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

static void judge_decomposition(check_run *run) {
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

static void judge_moving(check_run *run) {
  const og_moving_claim *claim = &run->moving_claim;
  const og_moving_problem *problem = &run->one.moving;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_moving_refusal refusal = og_check_moving(problem, &claim->certificate, &run->moving_finding);
  if (refusal == OG_MOVING_ACCEPTED) og_compare_moving_claim(&run->reason, claim, problem, &run->moving_finding);
  else
    og_text_format(&run->reason, "certificate '%s': %s", og_moving_proof_name(&claim->certificate),
                   og_moving_refusal_text(refusal));
}

static void judge_rigid(check_run *run) {
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

static void judge_contact(check_run *run) {
  const og_contact_claim *claim = &run->contact_claim;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_contact_refusal refusal =
      og_check_contact(run->checker, &run->one.problem, &claim->certificate, &run->contact_finding);
  if (refusal == OG_CONTACT_ACCEPTED) og_compare_contact_claim(&run->reason, run->one.question, claim, &run->contact_finding);
  else
    og_text_format(&run->reason, "certificate '%s': %s", og_contact_proof_name(&claim->certificate),
                   og_contact_refusal_text(refusal));
}

static void judge_curved(check_run *run) {
  const og_curved_claim *claim = &run->curved_claim;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_curved_refusal refusal = og_check_curved(&run->one.curved, &claim->certificate);
  if (refusal == OG_CURVED_ACCEPTED) og_compare_curved_claim(&run->reason, claim);
  else
    og_text_format(&run->reason, "certificate '%s': %s", og_relation_name(claim->certificate.relation),
                   og_curved_refusal_text(refusal));
}

static void judge_curved_hit(check_run *run) {
  const og_curved_hit_claim *claim = &run->curved_hit_claim;
  if (!answers_the_question(run, claim->line.question)) return;
  const og_curved_hit_refusal refusal =
      og_check_curved_hit(&run->one.curved_hit, &claim->certificate, &run->curved_hit_finding);
  if (refusal == OG_CURVED_HIT_ACCEPTED)
    og_compare_curved_hit_claim(&run->reason, claim, &run->curved_hit_finding);
  else og_text_format(&run->reason, "certificate: %s", og_curved_hit_refusal_text(refusal));
}

static void judge_enclosure(check_run *run) {
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

static void judge_depth_range(check_run *run) {
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

static void judge_sweep_range(check_run *run) {
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

static void judge_parts(check_run *run) {
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

static void judge_pair(check_run *run) {
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

static void judge_plain(check_run *run) {
  if (og_question_is_of_pair(run->one.question)) judge_pair(run);
  else if (og_question_is_of_primitives(run->one.question)) judge_primitive(run);
  else if (run->one.question == OG_OVERLAPS) judge_overlaps(run);
  else if (run->one.question == OG_BOUND) judge_volume(run);
  else if (run->one.question == OG_HULL) judge_hull(run);
  else if (run->one.question == OG_TRIANGULATE) judge_triangulation(run);
  else if (run->one.question == OG_DECOMPOSE) judge_decomposition(run);
  else if (og_question_is_of_moving(run->one.question)) judge_moving(run);
  else if (run->one.question == OG_MOTION) judge_rigid(run);
  else if (run->one.question == OG_CONTACT || run->one.question == OG_CLIP) judge_contact(run);
  else judge_meshes(run);
}

static void judge(check_run *run) {
  og_text_reset(&run->reason);
  run->limited = false;
  switch (run->one.kind) {
  case OG_CASE_PLAIN: judge_plain(run); break;
  case OG_CASE_CURVED: judge_curved(run); break;
  case OG_CASE_ENCLOSED: judge_enclosure(run); break;
  case OG_CASE_CURVED_DEPTH: judge_depth_range(run); break;
  case OG_CASE_CURVED_SWEEP: judge_sweep_range(run); break;
  case OG_CASE_OF_PARTS: judge_parts(run); break;
  case OG_CASE_CURVED_HIT: judge_curved_hit(run); break;
  }
}

static bool report_refusal(check_run *run, const char *verdict, const char *reason) {
  og_text_reset(&run->line);
  og_text_format(&run->line, "%s: ", verdict);
  og_text_add_json_string(&run->line, run->one.id);
  og_text_format(&run->line, " (%s:%zu): %s\n", run->answers.name, run->answers.number, reason);
  return put(run);
}

static int fail(const check_run *run) {
  fprintf(stderr, "%s\n", run->complaint.text);
  return run->complaint.status == OG_INPUT_LIMIT ? 3 : 2;
}

static int complain_of_pairing(check_run *run, const char *format, const char *id) {
  char quoted[OG_QUOTE_SIZE];
  og_complain(&run->complaint, OG_INPUT_BAD, NULL, format, og_quote(quoted, id));
  return fail(run);
}

// Looks at the text alone: to make a number of the digits may take minutes.
static bool digits_fit(check_run *run, const char *line, size_t length) {
  for (size_t k = 0, digits = 0; k < length; k++) {
    digits = line[k] >= '0' && line[k] <= '9' ? digits + 1 : 0;
    if (digits > run->options->max_digits)
      return og_complain(&run->complaint, OG_INPUT_LIMIT, NULL,
                         "a number with more digits than the limit of %zu, up to byte %zu (--max-digits raises it)",
                         run->options->max_digits, k + 1);
  }
  return true;
}

// Of questions whose answer is no relation of two bodies.
static void take_line(check_run *run, const og_answer_line *line) {
  strcpy(run->answer.id, line->id);
  run->answer.undecided = line->undecided;
  og_certificate_reset(&run->answer.certificate);
}

static og_input_status read_overlaps_answer(check_run *run, const char *line, size_t length) {
  const og_input_status status = og_read_overlaps_claim(line, length, &run->overlaps_claim, &run->complaint);
  take_line(run, &run->overlaps_claim.line);
  return status;
}

static og_input_status read_meshes_answer(check_run *run, const char *line, size_t length) {
  const og_input_status status = og_read_meshes_claim(line, length, &run->meshes_claim, &run->complaint);
  take_line(run, &run->meshes_claim.line);
  return status;
}

static og_input_status read_volume_answer(check_run *run, const char *line, size_t length) {
  const og_input_status status = og_read_volume_claim(line, length, &run->volume_claim, &run->complaint);
  take_line(run, &run->volume_claim.line);
  return status;
}

static og_input_status read_hull_answer(check_run *run, const char *line, size_t length) {
  const og_input_status status = og_read_hull_claim(line, length, &run->hull_claim, &run->complaint);
  take_line(run, &run->hull_claim.line);
  return status;
}

static og_input_status read_triangulation_answer(check_run *run, const char *line, size_t length) {
  const og_input_status status =
      og_read_triangulation_claim(line, length, &run->triangulation_claim, &run->complaint);
  take_line(run, &run->triangulation_claim.line);
  return status;
}

static og_input_status read_decomposition_answer(check_run *run, const char *line, size_t length) {
  const og_input_status status =
      og_read_decomposition_claim(line, length, &run->decomposition_claim, &run->complaint);
  take_line(run, &run->decomposition_claim.line);
  return status;
}

static og_input_status read_moving_answer(check_run *run, const char *line, size_t length) {
  const og_input_status status = og_read_moving_claim(line, length, &run->moving_claim, &run->complaint);
  take_line(run, &run->moving_claim.line);
  return status;
}

static og_input_status read_rigid_answer(check_run *run, const char *line, size_t length) {
  const og_input_status status = og_read_rigid_claim(line, length, &run->rigid_claim, &run->complaint);
  take_line(run, &run->rigid_claim.line);
  return status;
}

static og_input_status read_contact_answer(check_run *run, const char *line, size_t length) {
  const og_input_status status = og_read_contact_claim(line, length, run->one.question, &run->contact_claim, &run->complaint);
  take_line(run, &run->contact_claim.line);
  return status;
}

static og_input_status read_curved_answer(check_run *run, const char *line, size_t length) {
  const og_input_status status = og_read_curved_claim(line, length, &run->curved_claim, &run->complaint);
  take_line(run, &run->curved_claim.line);
  return status;
}

static og_input_status read_curved_hit_answer(check_run *run, const char *line, size_t length) {
  const og_input_status status = og_read_curved_hit_claim(line, length, &run->curved_hit_claim, &run->complaint);
  take_line(run, &run->curved_hit_claim.line);
  return status;
}

static og_input_status read_enclosure_answer(check_run *run, const char *line, size_t length) {
  const og_input_status status =
      og_read_enclosure_claim(line, length, &run->one.enclosure, &run->enclosure_claim, &run->complaint);
  take_line(run, &run->enclosure_claim.line);
  return status;
}

static og_input_status read_depth_range_answer(check_run *run, const char *line, size_t length) {
  const og_input_status status =
      og_read_depth_range_claim(line, length, &run->one.enclosure, &run->depth_range_claim, &run->complaint);
  take_line(run, &run->depth_range_claim.line);
  return status;
}

static og_input_status read_sweep_range_answer(check_run *run, const char *line, size_t length) {
  const og_input_status status =
      og_read_sweep_range_claim(line, length, &run->one.enclosure, &run->sweep_range_claim, &run->complaint);
  take_line(run, &run->sweep_range_claim.line);
  return status;
}

static og_input_status read_parts_answer(check_run *run, const char *line, size_t length) {
  const og_input_status status = og_read_parts_claim(line, length, &run->parts_claim, &run->complaint);
  take_line(run, &run->parts_claim.line);
  return status;
}

static og_input_status read_plain_answer(check_run *run, const char *line, size_t length) {
  const og_question question = run->one.question; // OG_QUESTION_COUNT before the first case
  if (question == OG_QUESTION_COUNT || og_question_is_of_pair(question))
    return og_read_answer(line, length, &run->answer, &run->complaint);
  if (question == OG_OVERLAPS) return read_overlaps_answer(run, line, length);
  if (question == OG_MESH_PAIRS) return read_meshes_answer(run, line, length);
  if (question == OG_BOUND) return read_volume_answer(run, line, length);
  if (question == OG_HULL) return read_hull_answer(run, line, length);
  if (question == OG_TRIANGULATE) return read_triangulation_answer(run, line, length);
  if (question == OG_DECOMPOSE) return read_decomposition_answer(run, line, length);
  if (og_question_is_of_moving(question)) return read_moving_answer(run, line, length);
  if (question == OG_MOTION) return read_rigid_answer(run, line, length);
  if (question == OG_CONTACT || question == OG_CLIP) return read_contact_answer(run, line, length);
  const og_input_status status =
      og_read_primitive_claim(line, length, &run->one.primitive, &run->primitive_claim, &run->complaint);
  strcpy(run->answer.id, run->primitive_claim.id);
  run->answer.undecided = false;
  return status;
}

// Reads the answer to the case just read; its id is run->answer.id.
static og_input_status read_answer(check_run *run) {
  const char *line = run->answers.line;
  const size_t length = run->answers.length;
  if (!digits_fit(run, line, length)) return OG_INPUT_LIMIT;
  switch (run->one.kind) { // OG_CASE_PLAIN before the first case
  case OG_CASE_PLAIN: return read_plain_answer(run, line, length);
  case OG_CASE_CURVED: return read_curved_answer(run, line, length);
  case OG_CASE_ENCLOSED: return read_enclosure_answer(run, line, length);
  case OG_CASE_CURVED_DEPTH: return read_depth_range_answer(run, line, length);
  case OG_CASE_CURVED_SWEEP: return read_sweep_range_answer(run, line, length);
  case OG_CASE_OF_PARTS: return read_parts_answer(run, line, length);
  case OG_CASE_CURVED_HIT: return read_curved_hit_answer(run, line, length);
  }
  return OG_INPUT_BAD;
}

// One case and its answer. -1: go on; otherwise the exit status, or 0 at the end of both files.
static int step(check_run *run) {
  const og_input_status of_case = og_next_line(&run->cases, &run->complaint);
  if (of_case != OG_INPUT_OK && of_case != OG_INPUT_END) return fail(run);
  if (of_case == OG_INPUT_OK &&
      og_read_case(run->case_reader, run->cases.line, run->cases.length, &run->one, &run->complaint) != OG_INPUT_OK)
    return fail(run);
  const og_input_status of_answer = og_next_line(&run->answers, &run->complaint);
  if (of_answer != OG_INPUT_OK && of_answer != OG_INPUT_END) return fail(run);
  if (of_case == OG_INPUT_END && of_answer == OG_INPUT_END) return 0;
  if (of_answer == OG_INPUT_END)
    return complain_of_pairing(run, "no answer for the case %s; expected one answer for every case, in their order",
                               run->one.id);
  if (read_answer(run) != OG_INPUT_OK) return fail(run);
  if (of_case == OG_INPUT_END)
    return complain_of_pairing(run, "the answer %s has no case; expected one answer for every case, in their order",
                               run->answer.id);
  if (strcmp(run->one.id, run->answer.id) != 0) {
    char expected[OG_QUOTE_SIZE], found[OG_QUOTE_SIZE];
    og_complain(&run->complaint, OG_INPUT_BAD, NULL,
                "the answer is for %s, but the next case is %s (%s:%zu); expected one answer for every case, in "
                "their order",
                og_quote(found, run->answer.id), og_quote(expected, run->one.id), run->cases.name, run->cases.number);
    return fail(run);
  }
  if (run->answer.undecided && run->answer.certificate.kind == OG_CERT_NONE) {
    run->undecided++;
    return report_refusal(run, "undecided", "no certificate") ? -1 : 2;
  }
  judge(run);
  if (run->limited) {
    run->undecided++;
    return report_refusal(run, "undecided", run->reason.at) ? -1 : 2;
  }
  if (run->reason.length == 0) {
    run->accepted++;
    return -1;
  }
  run->refused++;
  return report_refusal(run, "refused", run->reason.at) ? -1 : 2;
}

static int check_all(check_run *run) {
  int status;
  do status = step(run);
  while (status == -1);
  og_text_reset(&run->line);
  og_text_format(&run->line, "%zu accepted, %zu refused", run->accepted, run->refused);
  if (run->undecided > 0) og_text_format(&run->line, ", %zu undecided", run->undecided);
  og_text_add(&run->line, "\n");
  if (!put(run)) return 2;
  if (status != 0) return status;
  return run->refused > 0 ? 1 : run->undecided > 0 ? 3 : 0;
}

int og_check_stream(const og_check_options *options) {
  check_run run;
  memset(&run, 0, sizeof run);
  run.options = options;
  if (!og_line_reader_open(&run.cases, options->cases, options->max_line, &run.complaint)) return fail(&run);
  if (!og_line_reader_open(&run.answers, options->answers, options->max_line, &run.complaint)) {
    og_line_reader_close(&run.cases);
    return fail(&run);
  }
  run.case_reader = og_case_reader_new(&options->limits, options->instead);
  og_case_reader_take_curved_depth(run.case_reader);
  og_case_reader_take_curved_sweep(run.case_reader);
  og_case_reader_take_parts(run.case_reader);
  og_case_reader_take_curved_hit(run.case_reader);
  og_case_init(&run.one);
  og_claimed_answer_init(&run.answer);
  og_primitive_claim_init(&run.primitive_claim);
  og_primitive_finding_init(&run.primitive_finding);
  og_overlaps_claim_init(&run.overlaps_claim);
  og_overlaps_finding_init(&run.overlaps_finding);
  og_meshes_claim_init(&run.meshes_claim);
  og_mesh_finding_init(&run.mesh_finding);
  og_volume_claim_init(&run.volume_claim);
  og_volume_finding_init(&run.volume_finding);
  og_hull_claim_init(&run.hull_claim);
  og_hull_finding_init(&run.hull_finding);
  og_triangulation_claim_init(&run.triangulation_claim);
  og_decomposition_claim_init(&run.decomposition_claim);
  og_decomposition_finding_init(&run.decomposition_finding);
  og_triangulation_finding_init(&run.triangulation_finding);
  og_moving_claim_init(&run.moving_claim);
  og_rigid_claim_init(&run.rigid_claim);
  og_rigid_finding_init(&run.rigid_finding);
  run.rigid_checker = og_rigid_checker_new();
  og_moving_finding_init(&run.moving_finding);
  og_contact_claim_init(&run.contact_claim);
  og_curved_claim_init(&run.curved_claim);
  og_curved_hit_claim_init(&run.curved_hit_claim);
  og_primitive_finding_init(&run.curved_hit_finding);
  og_enclosure_claim_init(&run.enclosure_claim);
  og_sweep_range_claim_init(&run.sweep_range_claim);
  og_depth_range_claim_init(&run.depth_range_claim);
  og_parts_claim_init(&run.parts_claim);
  run.parts_checker = og_parts_checker_new();
  og_parts_checker_set_limit(run.parts_checker, options->max_pairs);
  og_contact_finding_init(&run.contact_finding);
  run.checker = og_checker_new();
  og_finding_init(&run.finding);
  const int status = check_all(&run);
  og_finding_clear(&run.finding);
  og_checker_free(run.checker);
  og_claimed_answer_clear(&run.answer);
  og_primitive_claim_clear(&run.primitive_claim);
  og_primitive_finding_clear(&run.primitive_finding);
  og_overlaps_claim_clear(&run.overlaps_claim);
  og_overlaps_finding_clear(&run.overlaps_finding);
  og_meshes_claim_clear(&run.meshes_claim);
  og_mesh_finding_clear(&run.mesh_finding);
  og_volume_claim_clear(&run.volume_claim);
  og_volume_finding_clear(&run.volume_finding);
  og_hull_claim_clear(&run.hull_claim);
  og_hull_finding_clear(&run.hull_finding);
  og_triangulation_claim_clear(&run.triangulation_claim);
  og_decomposition_claim_clear(&run.decomposition_claim);
  og_decomposition_finding_clear(&run.decomposition_finding);
  og_triangulation_finding_clear(&run.triangulation_finding);
  og_moving_claim_clear(&run.moving_claim);
  og_rigid_claim_clear(&run.rigid_claim);
  og_rigid_finding_clear(&run.rigid_finding);
  og_rigid_checker_free(run.rigid_checker);
  og_moving_finding_clear(&run.moving_finding);
  og_contact_claim_clear(&run.contact_claim);
  og_curved_claim_clear(&run.curved_claim);
  og_curved_hit_claim_clear(&run.curved_hit_claim);
  og_primitive_finding_clear(&run.curved_hit_finding);
  og_enclosure_claim_clear(&run.enclosure_claim);
  og_sweep_range_claim_clear(&run.sweep_range_claim);
  og_depth_range_claim_clear(&run.depth_range_claim);
  og_parts_claim_clear(&run.parts_claim);
  og_parts_checker_free(run.parts_checker);
  og_contact_finding_clear(&run.contact_finding);
  og_case_clear(&run.one);
  og_case_reader_free(run.case_reader);
  og_text_clear(&run.reason);
  og_text_clear(&run.line);
  og_line_reader_close(&run.cases);
  og_line_reader_close(&run.answers);
  return status;
}
