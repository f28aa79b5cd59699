#include "tool/run/write_volume_claim.h"

#include "tool/run/write_claim.h"

static og_scalar end_of(const og_slab *slab, int end) {
  const og_scalar ends[4] = {slab->lo, slab->hi, slab->outer_lo, slab->outer_hi};
  return ends[end];
}

static void add_ends(og_text *text, const og_slab *slab, int count) {
  static const char *const fields[4] = {"lo", "hi", "outer_lo", "outer_hi"};
  for (int end = 0; end < 4; end++) {
    og_text_format(text, ",\"%s\":[", fields[end]);
    for (int k = 0; k < count; k++) {
      og_text_add(text, k == 0 ? "\"" : ",\"");
      og_text_add_double(text, (double)end_of(&slab[k], end));
      og_text_add(text, "\"");
    }
    og_text_add(text, "]");
  }
}

static void add_ball(og_text *text, const og_ball *ball, int axes) {
  const og_scalar centre[3] = {ball->centre.x, ball->centre.y, ball->centre.z};
  og_add_claim_scalars(text, "centre", centre, axes);
  og_add_claim_scalar(text, "radius", ball->radius);
  og_add_claim_scalar(text, "outer_radius", ball->outer);
}

void og_write_volume_claim(og_text *text, const char *id, const char *algorithm, const og_door_bound *door,
                           const og_bounding_claim *claim, const og_bounding_room *room, int axes) {
  og_begin_claim(text, id, algorithm);
  if (claim->outcome == OG_OUTCOME_ANSWERED) {
    if (door->shape == OG_BOUNDING_BALL) add_ball(text, &claim->ball, axes);
    else add_ends(text, room->slab, door->shape == OG_BOUNDING_AABB ? axes : claim->slab_count);
  }
  og_end_claim(text, claim->outcome);
}
