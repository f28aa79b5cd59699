#include "tool/run/play_meshes.h"

#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/run/round_point.h"

void og_mesh_player_init(og_mesh_player *player) { memset(player, 0, sizeof *player); }

void og_mesh_player_clear(og_mesh_player *player) {
  for (int k = 0; k < 2; k++) {
    free(player->point[k]);
    free(player->triangle[k]);
  }
  free(player->block.at);
  free(player->pairs.pair);
  og_mesh_player_init(player);
}

static void hold(og_mesh_player *player, int k, size_t points, size_t triangles) {
  if (points > player->room_points[k]) {
    player->room_points[k] = points;
    player->point[k] = og_grow(player->point[k], points, sizeof *player->point[k]);
  }
  if (triangles > player->room_triangles[k]) {
    player->room_triangles[k] = triangles;
    player->triangle[k] = og_grow(player->triangle[k], triangles, sizeof *player->triangle[k]);
  }
}

og_mesh og_make_mesh(og_mesh_player *player, int k, const og_exact_body *body, const og_triangles *triangles) {
  hold(player, k, body->count, (size_t)triangles->count);
  for (size_t p = 0; p < body->count; p++) player->point[k][p] = og_round_point(&body->point[p], &body->den);
  for (int32_t t = 0; t < triangles->count; t++)
    for (int c = 0; c < 3; c++) player->triangle[k][t].corner[c] = triangles->of[t].at[c];
  return (og_mesh){player->point[k], (int32_t)body->count, player->triangle[k], triangles->count, false};
}

static og_outcome run_once(og_mesh_player *player, const og_door_mesh_pairs *door, const og_mesh *a, const og_mesh *b) {
  if (player->traced == NULL) return og_mesh_pairs_run(door, player->block, a, b, &player->pairs, &player->work);
  player->trace->count = 0;
  player->trace->cut = false;
  return og_mesh_pairs_run_traced(player->traced, player->block, a, b, &player->pairs, &player->work, player->trace);
}

og_outcome og_play_meshes(og_mesh_player *player, const og_door_mesh_pairs *door, const og_mesh_problem *problem,
                          const og_exact_body *a, const og_exact_body *b, int64_t most) {
  const og_mesh first = og_make_mesh(player, 0, a, &problem->a);
  const og_mesh second = b == NULL ? (og_mesh){NULL, 0, NULL, 0, false} : og_make_mesh(player, 1, b, &problem->b);
  player->block.bytes = og_mesh_pairs_bytes(door, first.triangles, second.triangles);
  player->block.at = og_grow(player->block.at, player->block.bytes + 1, 1);
  int64_t room = 8 * ((int64_t)first.triangles + second.triangles) + 64;
  for (;;) {
    if (room > most) room = most;
    player->pairs.pair = og_grow(player->pairs.pair, (size_t)room, sizeof *player->pairs.pair);
    player->pairs.room = room;
    player->pairs.count = 0;
    const og_outcome outcome = run_once(player, door, &first, b == NULL ? NULL : &second);
    if (outcome != OG_OUTCOME_FULL || room == most) return outcome;
    room = player->pairs.count;
  }
}
