#include "spec/curved/solve/contact.h"

#include <stdlib.h>

#include "spec/contact/solve/contact.h"
#include "spec/curved/solve/curved.h"
#include "spec/number/allocation.h"

struct og_curved_contact_solver {
  og_curved_faces *faces;
  og_contact_solver *contact;
  og_curved_answer relation;
  og_contact_answer shared;
};

void og_curved_contact_answer_init(og_curved_contact_answer *answer) {
  answer->refusal = OG_CURVED_CONTACT_REFUSED_RELATION;
  og_curved_contact_certificate_init(&answer->certificate);
  og_curved_contact_finding_init(&answer->finding);
}

void og_curved_contact_answer_clear(og_curved_contact_answer *answer) {
  og_curved_contact_certificate_clear(&answer->certificate);
  og_curved_contact_finding_clear(&answer->finding);
}

og_curved_contact_solver *og_curved_contact_solver_new(void) {
  og_curved_contact_solver *s = og_grow(NULL, 1, sizeof *s);
  s->faces = og_curved_faces_new();
  s->contact = og_contact_solver_new();
  og_curved_answer_init(&s->relation);
  og_contact_answer_init(&s->shared);
  return s;
}

void og_curved_contact_solver_free(og_curved_contact_solver *s) {
  if (s == NULL) return;
  og_curved_faces_free(s->faces);
  og_contact_solver_free(s->contact);
  og_curved_answer_clear(&s->relation);
  og_contact_answer_clear(&s->shared);
  free(s);
}

static void take_relation(og_curved_contact_solver *s, og_curved_contact_certificate *certificate) {
  const og_curved_certificate kept = certificate->relation;
  certificate->relation = s->relation.certificate;
  s->relation.certificate = kept;
}

static void take_shared(og_curved_contact_solver *s, og_curved_contact_certificate *certificate) {
  const og_contact_certificate kept = certificate->faces;
  certificate->faces = s->shared.certificate;
  s->shared.certificate = kept;
}

og_curved_contact_refusal og_solve_curved_contact(og_curved_contact_solver *s, const og_curved_problem *problem,
                                                  og_curved_contact_answer *answer) {
  og_curved_contact_certificate *certificate = &answer->certificate;
  og_curved_contact_certificate_reset(certificate);
  answer->refusal = OG_CURVED_CONTACT_REFUSED_RELATION;
  if (og_solve_curved(problem, &s->relation) != OG_CURVED_ACCEPTED) return answer->refusal;
  take_relation(s, certificate);
  if (certificate->relation.relation == OG_TOUCHING) {
    og_curved_faces_set(s->faces, problem, &certificate->relation);
    og_solve_contact_in(s->contact, &s->faces->problem, &certificate->relation.direction, &s->shared);
    take_shared(s, certificate);
  }
  return answer->refusal = og_check_curved_contact(s->faces, problem, certificate, &answer->finding);
}
