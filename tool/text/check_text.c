#include <stdlib.h>
#include <string.h>

#include "tool/text/context.h"

static void end(og_text_context *context) {
  og_check_end(context->check);
  free(context->check);
}

static void start(og_text_context *context) {
  const og_check_limits limits = {context->of_case, context->limits.max_digits, context->limits.max_pairs};
  og_check_run *check = og_text_make(sizeof *check);
  og_check_start(check, &limits, OG_QUESTION_COUNT);
  og_case_reader_forget_ids(check->case_reader);
  context->check = check;
  context->ends[OG_TEXT_CHECKS] = end;
}

static bool read_both(const og_text_context *context, og_text_piece one, og_text_piece answer) {
  og_check_run *check = context->check;
  og_complaint *complaint = &check->complaint;
  if (!og_text_take(context, &one, "case", complaint)) return false;
  if (og_check_read_case(check, one.at, one.length) != OG_INPUT_OK) return false;
  if (!og_text_take(context, &answer, "answer", complaint)) return false;
  if (og_check_read(check, answer.at, answer.length) != OG_INPUT_OK) return false;
  if (strcmp(check->one.id, check->id) == 0) return true;
  char expected[OG_QUOTE_SIZE], found[OG_QUOTE_SIZE];
  return og_complain(complaint, OG_INPUT_BAD, NULL, "the answer is for %s, but the case is %s",
                     og_quote(found, check->id), og_quote(expected, check->one.id));
}

static og_text_status check_answer(og_text_context *context, og_text_piece one, og_text_piece answer,
                                   og_text_reply *reply) {
  if (context->check == NULL) start(context);
  og_check_run *check = context->check;
  if (!read_both(context, one, answer)) return og_text_complain(reply, &check->complaint);
  const og_check_found found = og_check_judge(check);
  og_text_tell(reply, check->reason.at, check->reason.length);
  return found == OG_CHECK_ACCEPTED ? OG_TEXT_ANSWERED
         : found == OG_CHECK_REFUSED ? OG_TEXT_REFUSED
                                     : OG_TEXT_UNDECIDED;
}

og_text_status og_check_text(og_text_context *context, const char *one, size_t length, const char *answer,
                             size_t answer_length, og_text_reply *reply) {
  const locale_t before = og_text_enter(context, reply);
  return og_text_leave(
      before, check_answer(context, (og_text_piece){one, length}, (og_text_piece){answer, answer_length}, reply));
}
