#ifndef OG_ANSWER_LINE_H
#define OG_ANSWER_LINE_H

/// What the lines of answer files have in common where the answer is no relation of two bodies: pairs and volumes.

#include <jansson.h>

#include "spec/question.h"
#include "tool/format/complaint.h"
#include "tool/format/read_id.h"

typedef struct og_answer_line {
  char id[OG_MAX_ID + 1];
  og_question question; // OG_QUESTION_COUNT where the line does not say
  bool undecided;       // nothing is claimed, and there is no certificate
  json_t *root;         // the whole line
} og_answer_line;

void og_answer_line_init(og_answer_line *line);
void og_answer_line_clear(og_answer_line *line);

/// Takes out of an undecided answer its `reason`, on which nothing depends: any text. Of others it stays. False, after
/// it has complained, where it is none.
bool og_take_reason(json_t *root, og_complaint *complaint);

/// Reads all but the certificate. `known`: the fields that the line may have, null at the end. Every field but id and
/// certificate may be missing. On OG_INPUT_OK *certificate is the certificate, or null where the line is undecided.
og_input_status og_read_answer_line(const char *text, size_t length, const char *const *known, og_answer_line *line,
                                    const json_t **certificate, og_complaint *complaint);
/// The same where the line may also say a relation of two bodies.
og_input_status og_read_relation_line(const char *text, size_t length, const char *const *known, og_answer_line *line,
                                      const json_t **certificate, og_complaint *complaint);

#endif
