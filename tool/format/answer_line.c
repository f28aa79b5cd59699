#include "tool/format/answer_line.h"

#include <string.h>

#include "tool/format/fields.h"

void og_answer_line_init(og_answer_line *line) {
  memset(line, 0, sizeof *line);
  line->question = OG_QUESTION_COUNT;
}

void og_answer_line_clear(og_answer_line *line) { json_decref(line->root); }

static bool read_question(og_answer_line *line, og_complaint *complaint) {
  const og_place here = {NULL, "question", 0};
  const json_t *value = json_object_get(line->root, "question");
  if (value == NULL) return true;
  const char *id = og_read_string(value, "a question", &here, complaint);
  if (id == NULL) return false;
  line->question = og_question_by_id(id);
  char quoted[OG_QUOTE_SIZE];
  return line->question != OG_QUESTION_COUNT ||
         og_complain(complaint, OG_INPUT_BAD, &here, "unknown question %s", og_quote(quoted, id));
}

static bool is_relation(const char *text) {
  for (og_relation relation = OG_SEPARATED; relation <= OG_PENETRATING; relation++)
    if (strcmp(text, og_relation_name(relation)) == 0) return true;
  return false;
}

static bool read_relation(og_answer_line *line, bool has_relations, og_complaint *complaint) {
  const og_place here = {NULL, "relation", 0};
  const json_t *value = json_object_get(line->root, "relation");
  if (value == NULL) return true;
  const char *text = og_read_string(value, "a relation", &here, complaint);
  if (text == NULL) return false;
  line->undecided = strcmp(text, "undecided") == 0;
  if (line->undecided || (has_relations && is_relation(text))) return true;
  char quoted[OG_QUOTE_SIZE];
  if (!has_relations) return og_complain(complaint, OG_INPUT_BAD, &here, "this question has none but 'undecided'");
  return og_complain(complaint, OG_INPUT_BAD, &here,
                     "unknown relation %s; expected separated, touching, penetrating or undecided",
                     og_quote(quoted, text));
}

bool og_take_reason(json_t *root, og_complaint *complaint) {
  const og_place here = {NULL, "reason", 0};
  const char *relation = json_string_value(json_object_get(root, "relation"));
  const json_t *reason = json_object_get(root, "reason");
  if (reason == NULL || relation == NULL || strcmp(relation, "undecided") != 0) return true;
  if (og_read_string(reason, "why it is undecided", &here, complaint) == NULL) return false;
  return json_object_del(root, "reason") == 0;
}

static bool read_root(og_answer_line *line, const char *const *known, bool has_relations, const json_t **certificate,
                      og_complaint *complaint) {
  if (!og_take_reason(line->root, complaint) || !og_read_object(line->root, known, NULL, complaint)) return false;
  if (!og_read_id(line->id, line->root, complaint) || !read_question(line, complaint)) return false;
  if (!read_relation(line, has_relations, complaint)) return false;
  *certificate = json_object_get(line->root, "certificate");
  if (*certificate == NULL && line->undecided) return true;
  line->undecided = false;
  *certificate = og_need_field(line->root, "certificate", NULL, complaint);
  return *certificate != NULL;
}

static og_input_status read_line(const char *text, size_t length, const char *const *known, bool has_relations,
                                 og_answer_line *line, const json_t **certificate, og_complaint *complaint) {
  og_answer_line_clear(line);
  og_answer_line_init(line);
  line->root = og_read_json(text, length, complaint);
  if (line->root == NULL) return complaint->status;
  return read_root(line, known, has_relations, certificate, complaint) ? OG_INPUT_OK : complaint->status;
}

og_input_status og_read_answer_line(const char *text, size_t length, const char *const *known, og_answer_line *line,
                                    const json_t **certificate, og_complaint *complaint) {
  return read_line(text, length, known, false, line, certificate, complaint);
}

og_input_status og_read_relation_line(const char *text, size_t length, const char *const *known, og_answer_line *line,
                                      const json_t **certificate, og_complaint *complaint) {
  return read_line(text, length, known, true, line, certificate, complaint);
}
