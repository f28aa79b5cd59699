#include "tool/wasm/list_text.h"

#include "ref/registry.h"
#include "spec/body/shape.h"
#include "spec/question.h"
#include "tool/format/text.h"
#include "tool/run/doors.h"
#include "tool/text/context.h"
#include "tool/trace/is_traced.h"

// A member of an object: after a comma, unless it begins the object.
static void add(og_text *text, const char *name, const char *value) {
  if (text->at[text->length - 1] != '{') og_text_add(text, ",");
  og_text_format(text, "\"%s\":", name);
  og_text_add_json_string(text, value);
}

static void open_list(og_text *text, const char *name) { og_text_format(text, ",\"%s\":[", name); }

static void open(og_text *text, int k) { og_text_add(text, k == 0 ? "{" : ",{"); }

static void add_questions(og_text *text) {
  open_list(text, "questions");
  for (og_question q = OG_RELATION; q < OG_QUESTION_COUNT; q++) {
    const og_question_entry *entry = og_question_at(q);
    open(text, (int)q);
    add(text, "id", entry->id);
    add(text, "asks", entry->asks);
    add(text, "answers", entry->answers);
    og_text_add(text, "}");
  }
  og_text_add(text, "]");
}

static void add_shapes(og_text *text) {
  open_list(text, "shapes");
  for (og_shape_kind kind = OG_SHAPE_POINT; kind < OG_SHAPE_KIND_COUNT; kind++) {
    open(text, (int)kind);
    add(text, "id", og_shape_at(kind)->id);
    add(text, "is", og_shape_at(kind)->is);
    og_text_add(text, "}");
  }
  og_text_add(text, "]");
}

static void add_algorithms(og_text *text) {
  open_list(text, "algorithms");
  for (int k = 0; k < og_algorithm_count(); k++) {
    const og_algorithm *entry = og_algorithm_at(k);
    open(text, k);
    add(text, "id", entry->id);
    add(text, "door", og_door_of(entry)->name);
    add(text, "questions", entry->questions);
    add(text, "cost", entry->cost);
    add(text, "source", entry->source);
    add(text, "limits", entry->limits);
    add(text, "page", entry->path);
    og_text_format(text, ",\"traced\":%s", og_is_traced(entry) ? "true" : "false");
    og_text_add(text, "}");
  }
  og_text_add(text, "]");
}

static og_text_status list(og_text_reply *reply) {
  og_text text;
  og_text_init(&text);
  og_text_add(&text, "{");
  add(&text, "version", og_text_version());
  add_questions(&text);
  add_shapes(&text);
  add_algorithms(&text);
  og_text_add(&text, "}\n");
  og_text_set(reply, &text);
  og_text_clear(&text);
  return OG_TEXT_ANSWERED;
}

og_text_status og_list_text(og_text_context *context, og_text_reply *reply) {
  const locale_t before = og_text_enter(context, reply);
  return og_text_leave(before, list(reply));
}
