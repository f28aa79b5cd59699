#include "tool/format/write_curved_parts.h"

#include "tool/format/answer_text.h"
#include "tool/format/write_curved.h"
#include "tool/format/write_enclosure.h"
#include "tool/format/write_pairs.h"

static void add_parts(og_text *text, const og_curved_parts_certificate *certificate) {
  og_text_format(text, ",\"parts\":[%ld,%ld]", (long)certificate->part[0], (long)certificate->part[1]);
}

// As of two bodies whose lower bound is that of all parts.
static void add_range(og_text *text, og_question question, const og_curved_parts_certificate *certificate) {
  og_enclosure_certificate whole = certificate->places; // shares its numbers
  whole.lo = certificate->apart;
  og_add_enclosure(text, question, &whole);
}

void og_add_curved_parts(og_text *text, og_question question, const og_curved_parts_certificate *certificate) {
  const og_relation relation = og_curved_parts_relation(certificate);
  if (og_curved_parts_has_range(certificate)) add_range(text, question, certificate);
  else og_text_format(text, ",\"relation\":\"%s\"", og_relation_name(relation));
  if (question == OG_DISTANCE && (relation == OG_TOUCHING || relation == OG_PENETRATING))
    og_text_add(text, ",\"distance\":{\"exact\":\"0\",\"double\":\"0x0p+0\"}");
  if (certificate->has_pair) add_parts(text, certificate);
}

static void add_pair(og_text *text, const og_curved_parts_problem *problem,
                     const og_curved_parts_certificate *certificate) {
  og_enclosure_problem curves;
  if (!certificate->has_pair) return;
  add_parts(text, certificate);
  if (certificate->by_mean) {
    og_add_curved_certificate(text, "pair", &certificate->mean);
    return;
  }
  og_enclosure_problem_init(&curves);
  for (int body = 0; body < 2; body++) curves.curve[body] = problem->curve[body];
  og_add_enclosure_certificate(text, "pair", &curves, &certificate->places);
  og_enclosure_problem_clear(&curves);
}

static void add_blocks(og_text *text, const og_curved_parts_certificate *certificate) {
  og_text_add(text, ",\"order\":");
  og_add_order(text, &certificate->order);
  og_text_add(text, ",\"blocks\":[");
  for (size_t k = 0; k < certificate->count; k++) {
    const og_curved_block *block = &certificate->block[k];
    const og_int *const part[3] = {&block->direction.x, &block->direction.y, &block->direction.z};
    og_text_format(text, "%s[%ld", k == 0 ? "" : ",", (long)block->end);
    for (int axis = 0; axis < 3; axis++) {
      og_text_add(text, ",");
      og_add_integer_string(text, part[axis]);
    }
    og_text_add(text, "]");
  }
  og_text_add(text, "]");
}

void og_write_curved_parts(og_text *text, const char *id, og_question question, const og_curved_parts_problem *problem,
                           const og_curved_parts_certificate *certificate) {
  og_add_head(text, id, question);
  og_add_curved_parts(text, question, certificate);
  og_text_add(text, ",\"certificate\":{\"kind\":\"curved-parts\"");
  add_pair(text, problem, certificate);
  if (og_rational_sign(&certificate->apart) > 0) {
    og_text_add(text, ",\"apart\":");
    og_add_rational_string(text, &certificate->apart);
  }
  if (certificate->order.count > 0) add_blocks(text, certificate);
  og_text_add(text, "}}\n");
}
