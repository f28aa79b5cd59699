#include "tool/run/claim_run.h"

#include "ref/traced_registry.h"
#include "tool/run/write_claim.h"

void og_claim_run_init(og_claim_run *run, const og_algorithm *algorithm) {
  run->algorithm = algorithm;
  og_case_bench_init(&run->bench);
  og_small_case_init(&run->plain);
  for (int k = 0; k < 2; k++) og_case_body_init(&run->body[k]);
  og_text_init(&run->text);
}

void og_claim_run_clear(og_claim_run *run) {
  og_text_clear(&run->text);
  for (int k = 0; k < 2; k++) og_case_body_clear(&run->body[k]);
  og_small_case_clear(&run->plain);
  og_case_bench_clear(&run->bench);
}

// An int counts them, with room for the growth of the memory.
bool og_claim_run_trace(og_claim_run *run, size_t marks, og_complaint *complaint) {
  const og_traced *traced = og_traced_find(run->algorithm);
  if (traced == NULL)
    return og_complain(complaint, OG_INPUT_BAD, NULL,
                       "%s cannot write its steps; 'origo list --traced' names those that can", run->algorithm->id);
  if (marks > OG_MOST_MARKS_EVER)
    return og_complain(complaint, OG_INPUT_BAD, NULL, "a trace has at most %d marks", OG_MOST_MARKS_EVER);
  og_steps_want(&run->bench.steps, traced, marks == 0 ? OG_MOST_MARKS : (int)marks);
  return true;
}

void og_claim_run_walk(og_claim_run *run, og_case_walk *walk) {
  walk->curved = walk->curved_sweep = walk->curved_support = walk->ellipsoids = true;
  walk->plain = &run->plain;
}

const char *og_claim_run_take(og_claim_run *run, const og_walked_case *walked) {
  og_walked_case read = *walked;
  for (int k = 0; k < 2 && walked->is_plain; k++)
    if (!og_small_to_case_body(&run->body[k], &run->plain.body[k])) return "a body has no exact form";
  if (walked->is_plain) {
    read.a = &run->body[0];
    read.b = &run->body[1];
  }
  og_text_reset(&run->text);
  if (og_answer_case(&run->text, &run->bench, run->algorithm, &read)) return NULL;
  return "the claim that came with the steps is another than the plain one: an error in Origo, please report it";
}

void og_claim_run_refuse(og_claim_run *run, const char *id) {
  const og_claim claim = {.outcome = OG_OUTCOME_DEGENERATE};
  og_text_reset(&run->text);
  og_write_claim(&run->text, id, run->algorithm->id, &claim);
  og_add_reason(&run->text, "bodies that no door takes");
}
