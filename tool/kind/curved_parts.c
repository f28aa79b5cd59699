// A cylinder or a cone beside a body made of parts: how a claimed answer is read and checked.

#include "tool/format/read_curved_parts.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_curved_parts_claim claim;
} kept;

static void begin(void *memory) { og_curved_parts_claim_init(&((kept *)memory)->claim); }

static void end(void *memory) { og_curved_parts_claim_clear(&((kept *)memory)->claim); }

static og_curved_parts_problem problem_of(const og_case *one) {
  return (og_curved_parts_problem){&one->parts, {one->part_curve[0], one->part_curve[1]}};
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  og_curved_parts_claim *claim = &((kept *)memory)->claim;
  const og_curved_parts_problem problem = problem_of(&run->one);
  return og_note_answer(run, og_read_curved_parts_claim(line, length, &problem, claim, &run->complaint), &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  const og_curved_parts_claim *claim = &((kept *)memory)->claim;
  const og_curved_parts_certificate *certificate = &claim->certificate;
  const og_curved_parts_problem problem = problem_of(&run->one);
  if (!og_answers_the_question(run, claim->line.question)) return;
  const og_curved_parts_refusal refusal = og_check_curved_parts(&problem, certificate);
  if (refusal != OG_CURVED_PARTS_ACCEPTED) {
    og_check_refuse(run, "curved-parts", og_curved_parts_refusal_text(refusal));
    return;
  }
  const og_question question = run->one.question;
  const bool settles = question == OG_RELATION || og_curved_parts_relation(certificate) != OG_SEPARATED ||
                       og_curved_parts_has_range(certificate);
  if (!settles)
    og_text_format(&run->reason, "the certificate 'curved-parts' is right but does not settle the question '%s'",
                   og_question_at(question)->id);
  else if (og_compare_curved_parts_claim(&run->reason, question, claim) == 0) {
    run->limited = og_curved_parts_relation(certificate) == OG_RELATION_NONE;
    if (run->limited) og_text_add(&run->reason, "the enclosure is accepted, but it begins at zero");
  }
}

const og_checked_kind og_checked_curved_parts = {sizeof(kept), begin, read, judge, end};
