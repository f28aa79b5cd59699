// Solid meshes: how a claimed answer is read and checked.

#include "tool/format/read_parts.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_parts_claim claim;
  og_solid_finding finding;
  og_solid_checker *checker;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_parts_claim_init(&own->claim);
  og_solid_finding_init(&own->finding);
  own->checker = og_solid_checker_new();
}

static void end(void *memory) {
  kept *own = memory;
  og_parts_claim_clear(&own->claim);
  og_solid_finding_clear(&own->finding);
  og_solid_checker_free(own->checker);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  kept *own = memory;
  og_parts_claim *claim = &own->claim;
  return og_note_answer(run, og_read_parts_claim(line, length, "solid", claim, &run->complaint), &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_parts_claim *claim = &own->claim;
  const og_solid_problem problem = {&run->one.parts, {run->one.solid[0], run->one.solid[1]}};
  const og_question question = run->one.question;
  if (!og_answers_the_question(run, claim->line.question)) return;
  og_solid_checker_set_limit(own->checker, run->limits.max_pairs);
  const bool moves = og_question_translates(question);
  const og_solid_refusal refusal =
      moves ? og_check_solid_sweep(own->checker, &problem, &claim->certificate, &own->finding)
            : og_check_solid(own->checker, &problem, &claim->certificate, &own->finding);
  run->limited = refusal == OG_SOLID_REFUSED_LIMIT;
  if (refusal != OG_SOLID_ACCEPTED) og_check_refuse(run, "solid", og_solid_checker_text(own->checker, refusal));
  else if (!moves && !og_question_is_answered(question, &own->finding.of_pair))
    og_text_format(&run->reason, "the certificate 'solid' is right but does not settle the question '%s'",
                   og_question_at(question)->id);
  else og_compare_solid_claim(&run->reason, question, &problem, claim, &own->finding);
}

const og_checked_kind og_checked_solid = {sizeof(kept), begin, read, judge, end};
