#include <stdlib.h>

#include "tool/kind/solve/ask.h"
#include "tool/text/context.h"

static void end(og_text_context *context) {
  og_ask_end(context->ask);
  free(context->ask);
}

static void start(og_text_context *context) {
  og_ask_run *ask = og_text_make(sizeof *ask);
  ask->limit = context->limits.max_steps;
  ask->max_pairs = context->limits.max_pairs;
  og_ask_start(ask, &context->of_case, OG_QUESTION_COUNT);
  og_case_reader_forget_ids(ask->reader);
  context->ask = ask;
  context->ends[OG_TEXT_ASKS] = end;
}

static og_text_status answer(og_text_context *context, og_text_piece one, og_text_reply *reply) {
  if (context->ask == NULL) start(context);
  og_ask_run *ask = context->ask;
  if (!og_text_take(context, &one, "case", &ask->complaint) || og_ask_read(ask, one.at, one.length) != OG_INPUT_OK)
    return og_text_complain(reply, &ask->complaint);
  og_text_reset(&ask->text);
  og_text_reset(&ask->why);
  const og_asked asked = og_ask_solve(ask);
  og_ask_write(ask, &asked);
  og_text_set(reply, &ask->text);
  og_text_tell(reply, ask->why.at, ask->why.length);
  return asked.settled ? OG_TEXT_ANSWERED : OG_TEXT_UNDECIDED;
}

og_text_status og_ask_text(og_text_context *context, const char *one, size_t length, og_text_reply *reply) {
  const locale_t before = og_text_enter(context, reply);
  return og_text_leave(before, answer(context, (og_text_piece){one, length}, reply));
}
