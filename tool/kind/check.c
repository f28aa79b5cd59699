#include "tool/kind/check.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

static const og_checked_kind *const kinds[OG_ANSWER_KIND_COUNT] = {
    [OG_ANSWER_PAIR] = &og_checked_pair,
    [OG_ANSWER_PRIMITIVE] = &og_checked_primitive,
    [OG_ANSWER_OVERLAPS] = &og_checked_overlaps,
    [OG_ANSWER_MESH_PAIRS] = &og_checked_mesh_pairs,
    [OG_ANSWER_BOUND] = &og_checked_bound,
    [OG_ANSWER_HULL] = &og_checked_hull,
    [OG_ANSWER_TRIANGULATE] = &og_checked_triangulate,
    [OG_ANSWER_DECOMPOSE] = &og_checked_decompose,
    [OG_ANSWER_MOVING] = &og_checked_moving,
    [OG_ANSWER_MOTION] = &og_checked_motion,
    [OG_ANSWER_MINKOWSKI] = &og_checked_minkowski,
    [OG_ANSWER_MESH_MOTION] = &og_checked_mesh_motion,
    [OG_ANSWER_CONTACT] = &og_checked_contact,
    [OG_ANSWER_CURVED] = &og_checked_curved,
    [OG_ANSWER_ENCLOSURE] = &og_checked_enclosure,
    [OG_ANSWER_DEPTH_RANGE] = &og_checked_depth_range,
    [OG_ANSWER_SWEEP_RANGE] = &og_checked_sweep_range,
    [OG_ANSWER_PARTS] = &og_checked_parts,
    [OG_ANSWER_SOLID] = &og_checked_solid,
    [OG_ANSWER_CURVED_PARTS] = &og_checked_curved_parts,
    [OG_ANSWER_PART_CONTACTS] = &og_checked_part_contacts,
    [OG_ANSWER_CURVED_HIT] = &og_checked_curved_hit,
    [OG_ANSWER_CURVED_SUPPORT] = &og_checked_curved_support,
    [OG_ANSWER_CURVED_CONTACT] = &og_checked_curved_contact,
    [OG_ANSWER_PLANE] = &og_checked_plane,
    [OG_ANSWER_PLANE_CONTACT] = &og_checked_plane_contact,
};

static void *kept_by(og_check_run *run, og_answer_kind kind) {
  if (run->kept[kind] != NULL) return run->kept[kind];
  void *memory = memset(og_grow(NULL, 1, kinds[kind]->size), 0, kinds[kind]->size);
  kinds[kind]->begin(memory);
  return run->kept[kind] = memory;
}

// Looks at the text alone: to make a number of the digits may take minutes.
static bool digits_fit(og_check_run *run, const char *line, size_t length) {
  for (size_t k = 0, digits = 0; k < length; k++) {
    digits = line[k] >= '0' && line[k] <= '9' ? digits + 1 : 0;
    if (digits > run->limits.max_digits)
      return og_complain(&run->complaint, OG_INPUT_LIMIT, NULL,
                         "a number with more digits than the limit of %zu, up to byte %zu (--max-digits raises it)",
                         run->limits.max_digits, k + 1);
  }
  return true;
}

// Most lines need not become a tree of JSON for this.
static bool may_have_decimals(const char *line, size_t length) {
  static const char name[] = "\"decimals\"";
  const size_t size = sizeof name - 1;
  for (size_t k = 0; k + size <= length; k++)
    if (line[k] == name[0] && memcmp(line + k, name, size) == 0) return true;
  return false;
}

void og_check_start(og_check_run *run, const og_check_limits *limits, og_question instead) {
  run->limits = *limits;
  run->case_reader = og_case_reader_new(&limits->of_case, instead);
  og_case_reader_take_answered(run->case_reader);
  og_case_reader_leave_bodies(run->case_reader);
  og_case_init(&run->one);
  og_text_init(&run->reason);
  og_text_init(&run->rest);
}

og_input_status og_check_read_case(og_check_run *run, const char *line, size_t length) {
  return og_read_case(run->case_reader, line, length, &run->one, &run->complaint);
}

// Decimals say nothing that the rest of an answer does not prove.
og_input_status og_check_read(og_check_run *run, const char *line, size_t length) {
  if (!digits_fit(run, line, length)) return OG_INPUT_LIMIT;
  run->decimals = may_have_decimals(line, length) ? og_take_decimals(&run->rest, line, length) : OG_DECIMALS_NONE;
  const og_answer_kind kind = og_answer_kind_of(&run->one);
  void *const memory = kept_by(run, kind);
  if (run->decimals == OG_DECIMALS_NONE) return kinds[kind]->read(run, memory, line, length);
  return kinds[kind]->read(run, memory, run->rest.at, run->rest.length);
}

og_check_found og_check_judge(og_check_run *run) {
  const og_answer_kind kind = og_answer_kind_of(&run->one);
  og_text_reset(&run->reason);
  run->limited = false;
  if (run->claims_nothing) {
    og_text_add(&run->reason, "no certificate");
    return OG_CHECK_UNDECIDED;
  }
  kinds[kind]->judge(run, kept_by(run, kind));
  if (run->decimals == OG_DECIMALS_WRONG && run->reason.length == 0)
    og_text_add(&run->reason, "decimals: not those of the exact numbers, rounded to as many digits as they say");
  return run->limited ? OG_CHECK_UNDECIDED : run->reason.length == 0 ? OG_CHECK_ACCEPTED : OG_CHECK_REFUSED;
}

void og_check_end(og_check_run *run) {
  for (int kind = 0; kind < OG_ANSWER_KIND_COUNT; kind++) {
    if (run->kept[kind] != NULL) kinds[kind]->end(run->kept[kind]);
    free(run->kept[kind]);
  }
  og_text_clear(&run->rest);
  og_text_clear(&run->reason);
  og_case_clear(&run->one);
  og_case_reader_free(run->case_reader);
}

void og_note_id(og_check_run *run, const char *id, bool claims_nothing) {
  strcpy(run->id, id);
  run->claims_nothing = claims_nothing;
}

og_input_status og_note_answer(og_check_run *run, og_input_status status, const og_answer_line *line) {
  og_note_id(run, line->id, line->undecided);
  return status;
}

bool og_answers_the_question(og_check_run *run, og_question answered) {
  const og_question question = run->one.question;
  if (answered == OG_QUESTION_COUNT || answered == question) return true;
  og_text_format(&run->reason, "it answers the question '%s', but the case asks '%s'", og_question_at(answered)->id,
                 og_question_at(question)->id);
  return false;
}

void og_check_refuse(og_check_run *run, const char *certificate, const char *why) {
  if (certificate == NULL) og_text_format(&run->reason, "certificate: %s", why);
  else og_text_format(&run->reason, "certificate '%s': %s", certificate, why);
}
