// Relation, distance, depth and sweep of two bodies of the plane: how a claimed answer is read and checked.

#include "tool/format/read_plane_answer.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_plane_claim claim;
  og_finding finding;
  og_checker *checker;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_plane_claim_init(&own->claim);
  og_finding_init(&own->finding);
  own->checker = og_checker_new();
}

static void end(void *memory) {
  kept *own = memory;
  og_checker_free(own->checker);
  og_finding_clear(&own->finding);
  og_plane_claim_clear(&own->claim);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  og_plane_claim *claim = &((kept *)memory)->claim;
  return og_note_answer(run, og_read_plane_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_question question = og_question_of_problem(&run->one);
  const og_plane_claim *claim = &own->claim;
  if (!og_answers_the_question(run, claim->line.question)) return;
  const og_refusal refusal = og_check(own->checker, &run->one.problem, &claim->certificate, &own->finding);
  if (refusal != OG_ACCEPTED)
    og_check_refuse(run, og_certificate_kind_name(claim->certificate.kind), og_refusal_text(refusal));
  else if (!og_question_is_answered(question, &own->finding))
    og_text_format(&run->reason, "the certificate '%s' is right but does not settle the question '%s'",
                   og_certificate_kind_name(claim->certificate.kind), og_question_at(question)->id);
  else og_compare_plane_claim(&run->reason, question, claim, &run->one.problem, &own->finding);
}

const og_checked_kind og_checked_plane = {sizeof(kept), begin, read, judge, end};
