#include "ref/door/contact.h"

#include "ref/body_check.h"

static og_outcome look_at(const og_door_contact *door, const og_contact_input *in, const og_contact_room *room) {
  const og_outcome of_a = og_body_check(in->a), of_b = og_body_check(in->b);
  if (of_a != OG_OUTCOME_ANSWERED) return of_a;
  if (of_b != OG_OUTCOME_ANSWERED) return of_b;
  if (!og_finite(in->within) || !og_finite(in->flat)) return OG_OUTCOME_BAD_INPUT;
  if (in->within < 0 || in->flat < 0 || in->flat > 1 || room->capacity < 1) return OG_OUTCOME_BAD_INPUT;
  const bool solid = in->a->mesh != NULL && in->b->mesh != NULL && in->a->radius == 0 && in->b->radius == 0;
  const bool level = in->flat_a != NULL && in->flat_b != NULL;
  return (door->takes == OG_CONTACTS_POLYGONS ? level : solid) ? OG_OUTCOME_ANSWERED : OG_OUTCOME_DEGENERATE;
}

og_manifold_claim og_contact_run(const og_door_contact *door, const og_contact_input *in, og_contact_room *room) {
  og_manifold_claim claim = {.outcome = look_at(door, in, room)};
  if (claim.outcome != OG_OUTCOME_ANSWERED) return claim;
  claim = door->run(in, room);
  bool finite = !claim.has_normal || og_is_finite(claim.normal);
  for (int k = 0; k < claim.count; k++) {
    const og_contact *c = &room->contact[k];
    finite = finite && og_is_finite(c->a) && og_is_finite(c->b) && og_finite(c->depth);
  }
  if (!finite) return (og_manifold_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE, .iterations = claim.iterations};
  return claim;
}
