#include "spec/parts/contacts.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "spec/parts/checker_state.h"

// ---- certificates and findings ----

void og_part_contacts_certificate_init(og_part_contacts_certificate *certificate) {
  memset(certificate, 0, sizeof *certificate);
  og_parts_certificate_init(&certificate->others);
}

void og_part_contacts_certificate_clear(og_part_contacts_certificate *certificate) {
  og_parts_certificate_clear(&certificate->others);
  for (size_t k = 0; k < certificate->room; k++) og_contact_certificate_clear(&certificate->contact[k].pair);
  free(certificate->contact);
}

void og_part_contacts_certificate_reset(og_part_contacts_certificate *certificate) {
  og_parts_certificate_reset(&certificate->others);
  certificate->count = 0;
}

og_part_contact *og_part_contacts_certificate_add(og_part_contacts_certificate *certificate) {
  if (certificate->count == certificate->room) {
    const size_t old = certificate->room;
    certificate->room = og_doubled(old);
    certificate->contact = og_grow(certificate->contact, certificate->room, sizeof *certificate->contact);
    for (size_t k = old; k < certificate->room; k++) og_contact_certificate_init(&certificate->contact[k].pair);
  }
  og_part_contact *added = &certificate->contact[certificate->count++];
  og_contact_certificate_reset(&added->pair);
  return added;
}

void og_part_contacts_finding_init(og_part_contacts_finding *finding) { memset(finding, 0, sizeof *finding); }

void og_part_contacts_finding_clear(og_part_contacts_finding *finding) {
  for (size_t k = 0; k < finding->room; k++) og_contact_finding_clear(&finding->contact[k].of_pair);
  free(finding->contact);
}

static og_found_contact *add_found(og_part_contacts_finding *finding) {
  if (finding->count == finding->room) {
    const size_t old = finding->room;
    finding->room = og_doubled(old);
    finding->contact = og_grow(finding->contact, finding->room, sizeof *finding->contact);
    for (size_t k = old; k < finding->room; k++) og_contact_finding_init(&finding->contact[k].of_pair);
  }
  return &finding->contact[finding->count++];
}

// ---- the check ----

typedef struct contacts_walk {
  const og_part_contacts_certificate *certificate;
  og_part_contacts_finding *finding; // as many contacts as have been come to
} contacts_walk;

// Two parts that neither boxes nor a block part: the next contact has to be theirs.
static og_parts_refusal check_contact(og_parts_checker *c, void *context, const og_parts_problem *problem,
                                      const int32_t part[2]) {
  const contacts_walk *w = context;
  const og_part_contacts_certificate *certificate = w->certificate;
  if (w->finding->count == certificate->count) return OG_PARTS_REFUSED_OPEN;
  const og_part_contact *contact = &certificate->contact[w->finding->count];
  if (contact->part[0] != part[0] || contact->part[1] != part[1]) return OG_PARTS_REFUSED_OPEN;
  og_found_contact *found = add_found(w->finding);
  for (int body = 0; body < 2; body++) found->part[body] = part[body];
  og_parts_take_pair(&c->pair, problem, part);
  const og_contact_refusal refusal = og_check_contact(c->of_pair, &c->pair, &contact->pair, &found->of_pair);
  // Parts that are apart, or of which nothing but the relation is shown, have no corners.
  return refusal == OG_CONTACT_ACCEPTED && found->of_pair.count > 0 ? OG_PARTS_ACCEPTED : OG_PARTS_REFUSED_CONTACT;
}

static void set_relation(og_part_contacts_finding *finding) {
  finding->relation = finding->count == 0 ? OG_SEPARATED : OG_TOUCHING;
  for (size_t k = 0; k < finding->count; k++) {
    const og_contact_finding *one = &finding->contact[k].of_pair, *most = &finding->contact[finding->deepest].of_pair;
    if (one->relation != OG_PENETRATING) continue;
    if (finding->relation != OG_PENETRATING || og_surd_compare(&one->depth, &most->depth) > 0) finding->deepest = k;
    finding->relation = OG_PENETRATING;
  }
}

og_parts_refusal og_check_part_contacts(og_parts_checker *checker, const og_parts_problem *problem,
                                        const og_part_contacts_certificate *certificate,
                                        og_part_contacts_finding *finding) {
  contacts_walk w = {certificate, finding};
  finding->relation = OG_RELATION_NONE;
  finding->count = finding->deepest = 0;
  og_parts_set_bar(&checker->bar, &problem->pair, NULL, true);
  checker->open = check_contact;
  checker->open_context = &w;
  og_parts_refusal refusal = og_parts_check_others(checker, problem, &certificate->others);
  checker->open = NULL;
  checker->open_context = NULL;
  if (refusal == OG_PARTS_ACCEPTED && finding->count < certificate->count) refusal = OG_PARTS_REFUSED_REST;
  if (refusal == OG_PARTS_ACCEPTED) set_relation(finding);
  else finding->count = 0;
  return refusal;
}
