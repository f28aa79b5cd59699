#include "tool/text/context.h"

#include <stdlib.h>

#include "ref/registry.h"
#include "tool/run/claim_run.h"
#include "tool/text/walked.h"

struct og_text_run {
  og_text_walk walk;
  og_claim_run run;
};

static bool take(void *context, const og_walked_case *walked) {
  og_text_run *own = context;
  const char *why = og_claim_run_take(&own->run, walked);
  return why == NULL || og_complain(&own->walk.complaint, OG_INPUT_BAD, NULL, "%s", why);
}

static bool refuse(void *context, const char *id) {
  og_text_run *own = context;
  og_claim_run_refuse(&own->run, id);
  return true;
}

static void end(og_text_context *context) {
  og_text_run *own = context->run;
  og_text_walk_end(&own->walk);
  og_claim_run_clear(&own->run);
  free(own);
}

static void start(og_text_context *context, const og_algorithm *algorithm) {
  og_text_run *own = og_text_make(sizeof *own);
  og_claim_run_init(&own->run, algorithm);
  og_claim_run_walk(&own->run, &own->walk.walk);
  own->walk.walk.take = take;
  own->walk.walk.refuse = refuse;
  own->walk.walk.context = own;
  og_text_walk_start(&own->walk, context);
  context->run = own;
  context->ends[OG_TEXT_RUNS] = end;
}

static const og_algorithm *find(const char *id, og_complaint *complaint) {
  const char *wanted = id == NULL ? "" : id;
  const og_algorithm *algorithm = og_algorithm_by_id(wanted);
  char quoted[OG_QUOTE_SIZE];
  if (algorithm == NULL) og_complain(complaint, OG_INPUT_BAD, NULL, "no algorithm %s", og_quote(quoted, wanted));
  return algorithm;
}

// What is wanted of the algorithm. The context may have run it, or another, in the other manner.
typedef struct wanted {
  const char *algorithm;
  bool trace;
  size_t marks;
} wanted;

static og_text_status claim(og_text_context *context, const wanted *how, og_text_piece one, og_text_reply *reply) {
  og_complaint complaint = {.file = NULL};
  const og_algorithm *algorithm = find(how->algorithm, &complaint);
  if (algorithm == NULL) return og_text_complain(reply, &complaint);
  if (context->run == NULL) start(context, algorithm);
  og_text_run *own = context->run;
  own->run.algorithm = algorithm;
  og_steps_want(&own->run.bench.steps, NULL, OG_MOST_MARKS);
  if (how->trace && !og_claim_run_trace(&own->run, how->marks, &complaint)) return og_text_complain(reply, &complaint);
  if (!og_text_walk_take(&own->walk, context, one)) return og_text_complain(reply, &own->walk.complaint);
  og_text_set(reply, &own->run.text);
  return OG_TEXT_ANSWERED;
}

og_text_status og_run_text(og_text_context *context, const char *algorithm, const char *one, size_t length,
                           og_text_reply *reply) {
  const locale_t before = og_text_enter(context, reply);
  const wanted how = {.algorithm = algorithm};
  return og_text_leave(before, claim(context, &how, (og_text_piece){one, length}, reply));
}

og_text_status og_trace_text(og_text_context *context, const char *algorithm, const char *one, size_t length,
                             size_t marks, og_text_reply *reply) {
  const locale_t before = og_text_enter(context, reply);
  const wanted how = {algorithm, true, marks};
  return og_text_leave(before, claim(context, &how, (og_text_piece){one, length}, reply));
}
