#include "tool/run/make_turn.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/run/round_point.h"

void og_made_turn_init(og_made_turn *made) { memset(made, 0, sizeof *made); }

void og_made_turn_clear(og_made_turn *made) {
  free(made->point);
  og_made_turn_init(made);
}

bool og_make_turn(og_made_turn *made, const og_volume_problem *problem) {
  const og_volume_turn *turn = &problem->turn;
  const og_exact_body *start = turn->kind == OG_TURNING_ONCE ? &turn->start : &problem->points;
  if (start->count > INT_MAX) return false;
  if (start->count > made->room) {
    made->room = start->count;
    made->point = og_grow(made->point, made->room, sizeof *made->point);
  }
  for (size_t k = 0; k < start->count; k++) made->point[k] = og_round_point(&start->point[k], &start->den);
  made->input = (og_turn_input){.point = made->point,
                                .count = (int)start->count,
                                .pivot = og_round_point(&turn->pivot.point[0], &turn->pivot.den),
                                .rotation = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}};
  for (size_t k = 0; k < turn->rows.count; k++)
    made->input.rotation.row[k] = og_round_point(&turn->rows.point[k], &turn->rows.den);
  return true;
}

bool og_makes_turned_volume(const og_door_turn *door, const og_volume_problem *problem) {
  if (problem->kind != (door->makes_ball ? OG_VOLUME_SPHERE : OG_VOLUME_AABB)) return false;
  return problem->turn.kind == (door->for_all ? OG_TURNING_EVERY : OG_TURNING_ONCE);
}
