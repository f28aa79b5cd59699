// What bodies made of parts share: how a claimed answer is read and checked.

#include "tool/format/read_part_contacts.h"
#include "tool/kind/check.h"

typedef struct kept {
  og_part_contacts_claim claim;
  og_part_contacts_finding finding;
  og_parts_checker *checker;
} kept;

static void begin(void *memory) {
  kept *own = memory;
  og_part_contacts_claim_init(&own->claim);
  og_part_contacts_finding_init(&own->finding);
  own->checker = og_parts_checker_new();
}

static void end(void *memory) {
  kept *own = memory;
  og_part_contacts_claim_clear(&own->claim);
  og_part_contacts_finding_clear(&own->finding);
  og_parts_checker_free(own->checker);
}

static og_input_status read(og_check_run *run, void *memory, const char *line, size_t length) {
  og_part_contacts_claim *claim = &((kept *)memory)->claim;
  return og_note_answer(run, og_read_part_contacts_claim(line, length, claim, &run->complaint), &claim->line);
}

static void judge(og_check_run *run, void *memory) {
  kept *own = memory;
  const og_part_contacts_claim *claim = &own->claim;
  if (!og_answers_the_question(run, claim->line.question)) return;
  og_parts_checker_set_limit(own->checker, run->limits.max_pairs);
  const og_parts_refusal refusal =
      og_check_part_contacts(own->checker, &run->one.parts, &claim->certificate, &own->finding);
  run->limited = refusal == OG_PARTS_REFUSED_LIMIT;
  if (refusal != OG_PARTS_ACCEPTED) og_check_refuse(run, "contacts", og_parts_refusal_text(refusal));
  else og_compare_part_contacts_claim(&run->reason, claim, &own->finding);
}

const og_checked_kind og_checked_part_contacts = {sizeof(kept), begin, read, judge, end};
