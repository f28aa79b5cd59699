#include "spec/parts/solve/contacts.h"

#include <stdlib.h>

#include "spec/number/allocation.h"
#include "spec/pair/witness.h"
#include "spec/parts/solve/search.h"

struct og_part_contacts_solver {
  og_parts_solver *of_parts;
  og_contact_solver *of_contact;
  og_contact_answer shared; // by the pair solved last
};

void og_part_contacts_answer_init(og_part_contacts_answer *answer) {
  answer->status = OG_REFUSED;
  answer->refusal = OG_PARTS_REFUSED_OPEN;
  og_part_contacts_certificate_init(&answer->certificate);
  og_part_contacts_finding_init(&answer->finding);
}

void og_part_contacts_answer_clear(og_part_contacts_answer *answer) {
  og_part_contacts_certificate_clear(&answer->certificate);
  og_part_contacts_finding_clear(&answer->finding);
}

og_part_contacts_solver *og_part_contacts_solver_new(void) {
  og_part_contacts_solver *s = og_grow(NULL, 1, sizeof *s);
  s->of_parts = og_parts_solver_new();
  s->of_contact = og_contact_solver_new();
  og_contact_answer_init(&s->shared);
  return s;
}

void og_part_contacts_solver_free(og_part_contacts_solver *s) {
  if (s == NULL) return;
  og_parts_solver_free(s->of_parts);
  og_contact_solver_free(s->of_contact);
  og_contact_answer_clear(&s->shared);
  free(s);
}

void og_part_contacts_solver_set_limit(og_part_contacts_solver *solver, size_t limit) {
  og_parts_solver_set_limit(solver->of_parts, limit);
  og_contact_solver_set_limit(solver->of_contact, limit);
}

typedef struct contacts_search {
  og_part_contacts_solver *solver;
  const og_parts_problem *problem;
  og_part_contacts_certificate *certificate;
} contacts_search;

static void add_block(contacts_search *w, const og_parts_range *range) {
  og_parts_block *block = og_parts_certificate_add(&w->certificate->others);
  block->range = *range;
  og_ivec_set(&block->direction, &w->solver->of_parts->direction);
}

// What two parts share, which the pair at hand is of.
static bool add_contact(contacts_search *w, const int32_t part[2]) {
  og_contact_answer *shared = &w->solver->shared;
  if (og_solve_contact(w->solver->of_contact, &w->solver->of_parts->pair, shared) != OG_ANSWERED) return false;
  og_part_contact *contact = og_part_contacts_certificate_add(w->certificate);
  const og_contact_certificate kept = contact->pair;
  contact->part[0] = part[0];
  contact->part[1] = part[1];
  contact->pair = shared->certificate;
  shared->certificate = kept;
  return true;
}

static bool show_pair(contacts_search *w, const og_parts_range *range) {
  og_parts_solver *s = w->solver->of_parts;
  const int32_t part[2] = {s->tree[0].order[range->lo[0]], s->tree[1].order[range->lo[1]]};
  og_parts_take_pair(&s->pair, w->problem, part);
  if (og_solve(s->of_pair, OG_RELATION, &s->pair, NULL, &s->solved) != OG_ANSWERED) return false;
  if (s->solved.finding.relation != OG_SEPARATED) return add_contact(w, part);
  (void)og_witness_direction(&s->direction, &s->pair, &s->solved.certificate);
  (void)og_parts_shorten_direction(s, w->problem, range);
  og_parts_note_direction(s);
  add_block(w, range);
  return true;
}

static bool show(contacts_search *w, const og_parts_range *range) {
  og_parts_solver *s = w->solver->of_parts;
  if (og_parts_boxes_are_apart(s->tree, range, &s->bar)) return true;
  if (og_parts_find_direction(s, w->problem, range)) {
    add_block(w, range);
    return true;
  }
  if (og_parts_range_is_pair(range)) return show_pair(w, range);
  og_parts_range half[2];
  og_parts_halves(range, half);
  return show(w, &half[0]) && show(w, &half[1]);
}

og_status og_solve_part_contacts(og_part_contacts_solver *solver, const og_parts_problem *problem,
                                 og_part_contacts_answer *answer) {
  contacts_search w = {solver, problem, &answer->certificate};
  const og_parts_range whole = og_parts_whole(problem);
  og_part_contacts_certificate_reset(&answer->certificate);
  og_parts_begin(solver->of_parts, problem, &answer->certificate.others);
  og_parts_set_bar(&solver->of_parts->bar, &problem->pair, NULL, true);
  answer->finding.relation = OG_RELATION_NONE;
  answer->finding.count = 0;
  if (!show(&w, &whole)) return answer->status = OG_GAVE_UP;
  answer->refusal =
      og_check_part_contacts(solver->of_parts->checker, problem, &answer->certificate, &answer->finding);
  return answer->status = answer->refusal == OG_PARTS_ACCEPTED ? OG_ANSWERED : OG_REFUSED;
}
