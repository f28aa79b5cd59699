// Relation, distance, depth and sweep of two convex bodies: how a claimed answer is read and checked.

#include "tool/format/read_answer.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_claimed_answer claim;
  og_finding finding;
  og_checker *checker;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_claimed_answer_init(&own->claim);
  og_finding_init(&own->finding);
  own->checker = og_checker_new();
}

static void end(void *memory) {
  kept *own = memory;
  og_checker_free(own->checker);
  og_finding_clear(&own->finding);
  og_claimed_answer_clear(&own->claim);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  kept *own = memory;
  og_claimed_answer *claim = &own->claim;
  const og_input_status status = og_read_answer(line, length, claim, &run->complaint);
  og_note_id(run, claim->id, claim->undecided && claim->certificate.kind == OG_CERT_NONE);
  return status;
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_question question = run->one.question;
  if (!og_answers_the_question(run, own->claim.question)) return;
  const og_refusal refusal = og_check(own->checker, &run->one.problem, &own->claim.certificate, &own->finding);
  if (refusal != OG_ACCEPTED) {
    og_check_refuse(run, og_certificate_kind_name(own->claim.certificate.kind), og_refusal_text(refusal));
    return;
  }
  if (!og_question_is_answered(question, &own->finding)) {
    og_text_format(&run->reason, "the certificate '%s' is right but does not settle the question '%s'",
                   og_certificate_kind_name(own->claim.certificate.kind), og_question_at(question)->id);
    return;
  }
  og_compare_answer(&run->reason, &own->claim, &run->one.problem, &own->finding);
}

const og_checked_kind og_checked_pair = {sizeof(kept), begin, read, judge, end};
