// What two bodies of the plane share: how a claimed answer is read and checked.

#include "tool/format/read_plane_answer.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_contact_claim claim;
  og_contact_finding finding;
  og_checker *checker;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_contact_claim_init(&own->claim);
  og_contact_finding_init(&own->finding);
  own->checker = og_checker_new();
}

static void end(void *memory) {
  kept *own = memory;
  og_contact_claim_clear(&own->claim);
  og_contact_finding_clear(&own->finding);
  og_checker_free(own->checker);
}

static bool is_along(const og_check_run *run) { return run->one.kind == OG_CASE_CONTACT_ALONG; }

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  og_contact_claim *claim = &((kept *)memory)->claim;
  const og_input_status status =
      og_read_plane_contact_claim(line, length, is_along(run), claim, &run->complaint);
  return og_note_answer(run, status, &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_contact_claim *claim = &own->claim;
  if (!og_answers_the_question(run, claim->line.question)) return;
  const og_problem *problem = &run->one.problem;
  const og_contact_refusal refusal =
      is_along(run)
          ? og_check_contact_along(own->checker, problem, &run->one.along, &claim->certificate, &own->finding)
          : og_check_contact(own->checker, problem, &claim->certificate, &own->finding);
  if (refusal == OG_CONTACT_ACCEPTED)
    og_compare_plane_contact_claim(&run->reason, is_along(run), claim, &own->finding);
  else og_check_refuse(run, og_contact_proof_name(&claim->certificate), og_contact_refusal_text(refusal));
}

const og_checked_kind og_checked_plane_contact = {sizeof(kept), begin, read, judge, end};
