#include "tool/format/write_parts.h"

#include "spec/pair/witness.h"
#include "tool/format/answer_text.h"
#include "tool/format/write_answer.h"
#include "tool/format/write_pairs.h"

static void add_points(og_text *text, const char *field, const og_parts_problem *problem,
                       const og_parts_certificate *certificate, const og_combination *combination) {
  og_problem pair;
  og_witness witness;
  og_problem_init(&pair);
  og_witness_init(&witness);
  og_parts_take_pair(&pair, problem, certificate->part);
  if (combination != NULL && og_witness_points(&witness, &pair, combination)) {
    og_text_format(text, ",\"%s\":[", field);
    og_add_point(text, witness.a);
    og_text_add(text, ",");
    og_add_point(text, witness.b);
    og_text_add(text, "]");
  }
  og_witness_clear(&witness);
  og_problem_clear(&pair);
}

static void add_numbers(og_text *text, const og_parts_certificate *certificate) {
  og_text_format(text, "\"parts\":[%ld,%ld]", (long)certificate->part[0], (long)certificate->part[1]);
}

static void add_rest(og_text *text, og_question question, const og_parts_problem *problem,
                     const og_parts_certificate *certificate, const og_finding *finding) {
  og_text_format(text, ",\"relation\":\"%s\"", og_relation_name(finding->relation));
  if (question == OG_DISTANCE) og_add_value(text, "distance", &finding->distance);
  if (question == OG_DEPTH && finding->has_depth) og_add_value(text, "depth", &finding->depth);
  if (!certificate->has_pair) return;
  og_text_add(text, ",");
  add_numbers(text, certificate);
  add_points(text, "points", problem, certificate, og_witness_combination(&certificate->pair));
}

// The points of B whose mean is hit first. A's point has come there; so both are written as B's.
static void add_place_hit(og_text *text, const og_parts_problem *problem, const og_parts_certificate *certificate) {
  const og_combination *combination = &certificate->pair.first.witness;
  size_t count, written = 0;
  const int32_t *point = og_part_points(&problem->part[1], certificate->part[1], &count);
  og_text_add(text, ",\"feature\":[");
  for (size_t k = 0; k < combination->count; k++) {
    const bool has_weight =
        og_int_sign(&combination->weight[k]) != 0 || og_int_sign(&combination->root_weight[k]) != 0;
    if (has_weight) og_text_format(text, "%s%ld", written++ == 0 ? "" : ",", (long)point[combination->pair[k].j]);
  }
  og_text_add(text, "]");
  og_problem pair;
  og_witness witness;
  og_problem_init(&pair);
  og_witness_init(&witness);
  og_parts_take_pair(&pair, problem, certificate->part);
  if (og_int_sign(&problem->pair.radius) == 0 && og_witness_points(&witness, &pair, combination)) {
    og_text_add(text, ",\"point\":");
    og_add_point(text, witness.b);
  }
  og_witness_clear(&witness);
  og_problem_clear(&pair);
}

static bool is_pair(const og_parts_problem *problem) {
  return problem->part[0].count == 1 && problem->part[1].count == 1;
}

// Does the body that moves meet the other, and when first? The last time is known of two parts alone.
static void add_meeting(og_text *text, const og_parts_problem *problem, const og_finding *finding) {
  og_text_format(text, ",\"hit\":%s", finding->hit ? "true" : "false");
  if (!finding->hit) return;
  og_add_value(text, "first", &finding->first);
  if (is_pair(problem) && finding->never_parts) og_text_add(text, ",\"last\":\"never\"");
  else if (is_pair(problem)) og_add_value(text, "last", &finding->last);
}

static void add_ray(og_text *text, const og_parts_problem *problem, const og_parts_certificate *certificate,
                    const og_finding *finding) {
  add_meeting(text, problem, finding);
  if (!finding->hit) return;
  if (!is_pair(problem)) og_text_format(text, ",\"part\":%ld", (long)certificate->part[1]);
  add_place_hit(text, problem, certificate);
}

static void add_sweep(og_text *text, const og_parts_problem *problem, const og_parts_certificate *certificate,
                      const og_finding *finding) {
  add_meeting(text, problem, finding);
  if (!finding->hit) return;
  og_text_add(text, ",");
  add_numbers(text, certificate);
  add_points(text, "first_points", problem, certificate, &certificate->pair.first.witness);
}

void og_add_parts(og_text *text, og_question question, const og_parts_problem *problem,
                  const og_parts_certificate *certificate, const og_finding *finding) {
  switch (question) {
  case OG_HIT: add_ray(text, problem, certificate, finding); break;
  case OG_SWEEP: add_sweep(text, problem, certificate, finding); break;
  default: add_rest(text, question, problem, certificate, finding);
  }
}

static void add_blocks(og_text *text, const og_parts_certificate *certificate) {
  og_text_add(text, ",\"blocks\":[");
  for (size_t k = 0; k < certificate->count; k++) {
    const og_parts_block *block = &certificate->block[k];
    const og_int *const part[3] = {&block->direction.x, &block->direction.y, &block->direction.z};
    og_text_format(text, "%s[%ld,%ld,%ld,%ld", k == 0 ? "" : ",", (long)block->range.lo[0], (long)block->range.hi[0],
                   (long)block->range.lo[1], (long)block->range.hi[1]);
    for (int axis = 0; axis < 3; axis++) {
      og_text_add(text, ",");
      og_add_integer_string(text, part[axis]);
    }
    og_text_add(text, "]");
  }
  og_text_add(text, "]");
}

static void add_late(og_text *text, const og_parts_certificate *certificate) {
  if (certificate->late_count == 0) return;
  og_text_add(text, ",\"late\":[");
  for (size_t k = 0; k < certificate->late_count; k++) {
    const og_parts_late_pair *late = &certificate->late[k];
    og_text_format(text, "%s{\"parts\":[%ld,%ld]", k == 0 ? "" : ",", (long)late->part[0], (long)late->part[1]);
    og_add_named_certificate(text, "pair", &late->sweep);
    og_text_add(text, "}");
  }
  og_text_add(text, "]");
}

void og_add_named_parts(og_text *text, const og_parts_certificate *certificate) {
  if (!certificate->has_pair) return;
  og_text_add(text, ",");
  add_numbers(text, certificate);
  og_add_named_certificate(text, "pair", &certificate->pair);
}

void og_add_other_parts(og_text *text, const og_parts_certificate *certificate) {
  og_text_add(text, ",\"a\":");
  og_add_order(text, &certificate->order[0]);
  og_text_add(text, ",\"b\":");
  og_add_order(text, &certificate->order[1]);
  add_blocks(text, certificate);
  add_late(text, certificate);
}

// Must the certificate say something of other parts than the two?
static bool needs_others(og_question question, const og_parts_problem *problem, const og_finding *finding) {
  if (!og_question_translates(question)) return finding->relation != OG_PENETRATING || question == OG_DEPTH;
  return !is_pair(problem) && !(finding->hit && og_surd_sign(&finding->first) == 0);
}

void og_write_parts(og_text *text, const char *id, og_question question, const og_parts_problem *problem,
                    const og_parts_certificate *certificate, const og_finding *finding) {
  og_add_head(text, id, question);
  og_add_parts(text, question, problem, certificate, finding);
  og_text_add(text, ",\"certificate\":{\"kind\":\"parts\"");
  og_add_named_parts(text, certificate);
  if (needs_others(question, problem, finding)) og_add_other_parts(text, certificate);
  og_text_add(text, "}}\n");
}
