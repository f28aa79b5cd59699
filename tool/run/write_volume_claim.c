#include "tool/run/write_volume_claim.h"

#include <math.h>

#include "tool/run/write_claim.h"

static og_scalar end_of(const og_slab *slab, int end) {
  const og_scalar ends[4] = {slab->lo, slab->hi, slab->outer_lo, slab->outer_hi};
  return ends[end];
}

static void add_ends(og_text *text, const og_slab *slab, int count, int left_out) {
  static const char *const fields[4] = {"lo", "hi", "outer_lo", "outer_hi"};
  for (int end = 0; end < 4; end++) {
    const char *between = "\"";
    og_text_format(text, ",\"%s\":[", fields[end]);
    for (int k = 0; k < count; k++) {
      if (k == left_out) continue;
      og_text_add(text, between);
      between = ",\"";
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

// The axis that stands on the plane z = 0, or -1 in space.
static int upright(const og_vec3 axis[3], int axes) {
  int most = 0;
  for (int k = 1; k < 3; k++)
    if (fabs((double)axis[k].z) > fabs((double)axis[most].z)) most = k;
  return axes == 2 ? most : -1;
}

static void add_axes(og_text *text, const og_vec3 axis[3], int axes, int left_out) {
  const char *between = "[\"";
  og_text_add(text, ",\"axes\":[");
  for (int k = 0; k < 3; k++) {
    const og_scalar part[3] = {axis[k].x, axis[k].y, axis[k].z};
    if (k == left_out) continue;
    for (int i = 0; i < axes; i++) {
      og_text_add(text, i == 0 ? between : "\",\"");
      og_text_add_double(text, (double)part[i]);
    }
    og_text_add(text, "\"]");
    between = ",[\"";
  }
  og_text_add(text, "]");
}

static void add_box(og_text *text, const og_bounding_claim *claim, const og_slab *slab, int axes) {
  const int left_out = upright(claim->axis, axes);
  add_axes(text, claim->axis, axes, left_out);
  add_ends(text, slab, 3, left_out);
}

void og_write_volume_claim(og_text *text, const char *id, const char *algorithm, const og_door_bound *door,
                           const og_bounding_claim *claim, const og_bounding_room *room, int axes) {
  og_begin_claim(text, id, algorithm);
  if (claim->outcome == OG_OUTCOME_ANSWERED) {
    if (door->shape == OG_BOUNDING_BALL) add_ball(text, &claim->ball, axes);
    else if (door->shape == OG_BOUNDING_BOX) add_box(text, claim, room->slab, axes);
    else add_ends(text, room->slab, door->shape == OG_BOUNDING_AABB ? axes : claim->slab_count, -1);
  }
  og_end_claim(text, claim->outcome);
}

static og_slab slab_between(og_scalar lo, og_scalar hi, og_scalar outer_lo, og_scalar outer_hi) {
  return (og_slab){.lo = lo, .hi = hi, .outer_lo = outer_lo, .outer_hi = outer_hi};
}

void og_write_turn_claim(og_text *text, const char *id, const char *algorithm, const og_door_turn *door,
                         const og_turn_claim *claim) {
  const og_vec3 lo = claim->box.lo, hi = claim->box.hi, low = claim->outer.lo, high = claim->outer.hi;
  const og_slab slab[3] = {slab_between(lo.x, hi.x, low.x, high.x), slab_between(lo.y, hi.y, low.y, high.y),
                           slab_between(lo.z, hi.z, low.z, high.z)};
  og_begin_claim(text, id, algorithm);
  if (claim->outcome == OG_OUTCOME_ANSWERED) {
    if (door->makes_ball) add_ball(text, &claim->ball, 3);
    else add_ends(text, slab, 3, -1);
  }
  og_end_claim(text, claim->outcome);
}
