#include "tool/format/write_sweep_range.h"

#include "tool/format/answer_text.h"
#include "tool/format/write_enclosure.h"

// Exactly where the enclosure is one time; as a double where both ends round to it.
static void add_first(og_text *text, const og_sweep_range *range) {
  double first;
  if (!og_sweep_range_double(&first, range)) return;
  og_text_add(text, ",\"first\":{");
  if (og_rational_equal(&range->lo, &range->hi)) {
    og_text_add(text, "\"exact\":");
    og_add_rational_string(text, &range->lo);
    og_text_add(text, ",");
  }
  og_text_add(text, "\"double\":\"");
  og_text_add_double(text, first);
  og_text_add(text, "\"}");
}

void og_add_sweep_range(og_text *text, const og_sweep_range *range) {
  static const char *const hits[OG_SWEEP_RANGE_KIND_COUNT] = {"\"undecided\"", "true", "false", "\"undecided\""};
  og_text_format(text, ",\"hit\":%s", hits[range->kind]);
  if (range->kind == OG_SWEEP_RANGE_CLEAR) {
    og_text_add(text, ",\"clear\":");
    og_add_rational_string(text, &range->lo);
  }
  if (range->kind != OG_SWEEP_RANGE_FIRST) return;
  og_text_add(text, ",\"enclosure\":[");
  og_add_rational_string(text, &range->lo);
  og_text_add(text, ",");
  og_add_rational_string(text, &range->hi);
  og_text_add(text, "]");
  add_first(text, range);
}

void og_write_sweep_range(og_text *text, const char *id, const og_enclosure_problem *problem,
                          const og_sweep_range *range) {
  og_add_head(text, id, OG_SWEEP);
  og_add_sweep_range(text, range);
  og_text_format(text, ",\"certificate\":{\"kind\":\"%s\"", og_sweep_range_name(range->kind));
  if (!og_ivec_is_zero(&range->direction)) og_add_ivec(text, "direction", &range->direction);
  if (range->kind == OG_SWEEP_RANGE_NEVER) {
    og_text_add(text, ",\"apart\":");
    og_add_rational_string(text, &range->apart);
  }
  if (range->kind == OG_SWEEP_RANGE_FIRST)
    og_add_enclosure_certificate(text, "contact", problem, &range->contact);
  og_text_add(text, "}}\n");
}
