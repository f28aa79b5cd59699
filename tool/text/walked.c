#include "tool/text/walked.h"

static void complain(void *context, const og_complaint *complaint) {
  og_text_walk *walk = context;
  walk->complaint = *complaint;
}

void og_text_walk_start(og_text_walk *walk, const og_text_context *context) {
  const og_case_walk usual = og_case_walk_default();
  walk->walk.instead = usual.instead;
  walk->walk.shards = usual.shards;
  walk->walk.limits = context->of_case;
  walk->walk.quiet = true;
  walk->walk.complain = complain;
  walk->walker = og_walker_new(&walk->walk);
}

void og_text_walk_end(og_text_walk *walk) { og_walker_free(walk->walker); }

bool og_text_walk_take(og_text_walk *walk, const og_text_context *context, og_text_piece one) {
  if (!og_text_take(context, &one, "case", &walk->complaint)) return false;
  const og_line_reader line = {.descriptor = -1, .line = (char *)one.at, .length = one.length};
  int status;
  (void)og_walker_take(walk->walker, &line, &status);
  return walk->complaint.status == OG_INPUT_OK && status == OG_EXIT_OK;
}
