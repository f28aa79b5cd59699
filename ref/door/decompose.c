#include "ref/door/decompose.h"

static og_outcome outcome_of(og_solid_fault fault) {
  switch (fault) {
  case OG_SOLID_SOUND: return OG_OUTCOME_ANSWERED;
  case OG_SOLID_INDEX: return OG_OUTCOME_BAD_INPUT;
  case OG_SOLID_POINT: return OG_OUTCOME_OUT_OF_RANGE;
  default: return OG_OUTCOME_DEGENERATE;
  }
}

og_decompose_claim og_decompose_run(const og_door_decompose *door, const og_mesh *mesh, og_scalar bound,
                                    og_decompose_room *room) {
  og_decompose_claim none = {.outcome = OG_OUTCOME_BAD_INPUT};
  if (!(0 <= bound && bound <= 1)) return none;
  none.fault = og_solid_check(mesh, room->start, room->edge);
  none.outcome = outcome_of(none.fault);
  if (none.fault != OG_SOLID_SOUND) return none;
  none.outcome = OG_OUTCOME_FULL;
  if (room->cells < 1 || room->points < 4 || room->work < og_decompose_work(mesh->triangles, room->points)) return none;
  const og_decompose_claim claim = door->run(mesh, bound, room);
  none.outcome = claim.outcome;
  none.fault = claim.fault;
  return claim.outcome == OG_OUTCOME_ANSWERED ? claim : none;
}
