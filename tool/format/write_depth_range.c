#include "tool/format/write_depth_range.h"

#include "tool/format/answer_text.h"
#include "tool/format/write_answer.h"
#include "tool/format/write_enclosure.h"

static void add_bounds(og_text *text, const og_depth_range *range) {
  const og_relation relation = og_depth_range_relation(range);
  og_text_format(text, ",\"relation\":\"%s\",\"enclosure\":[",
                 relation == OG_RELATION_NONE ? "undecided" : og_relation_name(relation));
  og_add_rational_string(text, &range->lo);
  og_text_add(text, ",");
  og_add_rational_string(text, &range->hi);
  og_text_add(text, "]");
}

void og_add_depth_range(og_text *text, const og_depth_range *range) {
  double depth;
  if (range->kind == OG_DEPTH_MEETING) og_add_enclosure(text, OG_RELATION, &range->meeting);
  else add_bounds(text, range);
  if (!og_depth_range_double(&depth, range)) return;
  og_text_format(text, ",\"depth\":{%s\"double\":\"", range->kind == OG_DEPTH_MEETING ? "\"exact\":\"0\"," : "");
  og_text_add_double(text, depth);
  og_text_add(text, "\"}");
}

static void add_places(og_text *text, const og_points *places) {
  for (size_t k = 0; k < places->count; k++) {
    const og_int *const parts[3] = {&places->at[k].x, &places->at[k].y, &places->at[k].z};
    for (int n = 0; n < 3; n++) {
      og_text_add(text, n > 0 ? "," : k > 0 ? ",[" : "[");
      og_add_integer_string(text, parts[n]);
    }
    og_text_add(text, "]");
  }
}

static void add_below(og_text *text, const og_depth_range *range) {
  og_text_add(text, ",\"scale\":");
  og_add_integer_string(text, &range->scale);
  if (range->kind == OG_DEPTH_REVOLVED) {
    og_add_integers(text, "lengths", range->length, OG_DEPTH_LENGTHS);
    return;
  }
  og_text_add(text, ",\"places\":[[");
  add_places(text, &range->place[0]);
  og_text_add(text, "],[");
  add_places(text, &range->place[1]);
  og_text_add(text, "]]");
  og_add_named_certificate(text, "inner", &range->inner);
}

void og_write_depth_range(og_text *text, const char *id, const og_enclosure_problem *problem,
                          const og_depth_range *range) {
  og_add_head(text, id, OG_DEPTH);
  og_add_depth_range(text, range);
  if (range->kind == OG_DEPTH_MEETING) {
    og_add_enclosure_certificate(text, "certificate", problem, &range->meeting);
    og_text_add(text, "}\n");
    return;
  }
  og_text_format(text, ",\"certificate\":{\"kind\":\"%s\"", og_depth_range_name(range));
  og_add_ivec(text, "direction", &range->direction);
  add_below(text, range);
  og_text_add(text, "}}\n");
}
