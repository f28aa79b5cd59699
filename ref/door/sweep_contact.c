#include "ref/door/sweep_contact.h"

og_sweep_contact_claim og_sweep_contact_run(const og_door_sweep_contact *door, const og_sweep_input *in,
                                            og_contact_room *room) {
  if (room->capacity < 1) return (og_sweep_contact_claim){.outcome = OG_OUTCOME_BAD_INPUT};
  const og_sweep_contact_claim claim = door->run(in, room);
  bool finite = !claim.has_normal || og_is_finite(claim.normal);
  for (int k = 0; k < claim.count; k++) {
    const og_contact *c = &room->contact[k];
    finite = finite && og_is_finite(c->a) && og_is_finite(c->b) && og_finite(c->depth);
  }
  if (finite) return claim;
  return (og_sweep_contact_claim){.outcome = OG_OUTCOME_OUT_OF_RANGE, .iterations = claim.iterations};
}
