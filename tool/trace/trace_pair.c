#include "tool/trace/trace_pair.h"

#include "ref/body_check.h"
#include "tool/run/write_claim.h"

static bool is_run(const og_door_pair *door, const og_body *body) {
  return og_body_check(body) == OG_OUTCOME_ANSWERED && (door->takes == OG_TAKES_ANY || !og_body_is_curved(body));
}

void og_trace_pair(og_steps *steps, const char *id, const og_body *a, const og_body *b) {
  const og_algorithm *algorithm = steps->traced->algorithm;
  if (!is_run(algorithm->pair, a) || !is_run(algorithm->pair, b)) return;
  og_claim claim;
  do claim = steps->traced->pair(a, b, og_steps_begin(steps));
  while (og_steps_grow(steps));
  og_write_claim(&steps->claim, id, algorithm->id, &claim);
}
