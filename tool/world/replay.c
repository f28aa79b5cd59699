#include "tool/world/replay.h"

#include <stdio.h>
#include <string.h>

#include "ref/registry.h"
#include "tool/report/page_case.h"
#include "tool/run/case_walk.h"
#include "tool/run/curved_outline.h"
#include "tool/run/make_contact.h"
#include "tool/world/replay_boxes.h"

void og_replay_init(og_replay *replay) {
  og_text_init(&replay->json);
  replay->steps = 0;
}

void og_replay_clear(og_replay *replay) { og_text_clear(&replay->json); }

bool og_replay_fits(const og_world_script *script, size_t steps, const char *command) {
  if (((double)steps + 1) * (double)script->bodies <= OG_REPLAY_MOST_POSES) return true;
  fprintf(stderr, "%s: %d bodies in %zu steps are more than the %d poses that a page holds\n", command,
          (int)script->bodies, steps + 1, OG_REPLAY_MOST_POSES);
  return false;
}

// ---- bodies ----

// A cylinder or a cone in its own axes.
static void add_curved(og_text *text, const og_body *body) {
  og_vec3 corner[OG_OUTLINE_CORNERS];
  for (int k = 0; k < OG_OUTLINE_CORNERS; k++) {
    double at[3];
    og_outline_corner(at, body->kind == OG_BODY_CONE, 0, k);
    const og_vec3 v = {body->half.x * (og_scalar)at[0], body->half.x * (og_scalar)at[1],
                       body->half.z * (og_scalar)at[2]};
    corner[k] = og_add(og_apply(&body->rotation, v), body->centre);
  }
  og_world_body drawn;
  og_world_body_init(&drawn);
  og_make_hull(&drawn, corner, OG_OUTLINE_CORNERS);
  og_page_body_write(text, &drawn.body);
  og_world_body_clear(&drawn);
}

static void add_part(og_text *text, const og_body *body) {
  if (og_body_is_curved(body)) add_curved(text, body);
  else og_page_body_write(text, body);
}

static void add_body(og_text *text, const og_scene_body *body) {
  og_text_add(text, "{\"name\":");
  og_text_add_json_string(text, body->name);
  og_text_format(text, ",\"kind\":\"%s\",\"parts\":[",
                 body->is_half_space                 ? "half-space"
                 : body->filter.type == OG_TYPE_STATIC ? "static"
                                                       : "moving");
  for (int32_t p = 0; p < body->parts; p++) {
    if (p > 0) og_text_add(text, ",");
    add_part(text, &body->local[p].body);
  }
  og_text_add(text, "]}");
}

void og_replay_start(og_replay *replay, const og_world_script *script, const char *name) {
  og_text *const text = &replay->json;
  og_text_add(text, "{\"name\":");
  og_text_add_json_string(text, name);
  og_text_format(text, ",\"dt\":%.17g,\"bodies\":[", (double)script->dt);
  for (int32_t k = 0; k < script->bodies; k++) {
    if (k > 0) og_text_add(text, ",\n");
    add_body(text, &script->body[k]);
  }
  og_text_add(text, "],\n\"steps\":[");
}

// ---- steps ----

static void add_vector(og_text *text, og_vec3 v) {
  og_text_format(text, "%.17g,%.17g,%.17g", (double)v.x, (double)v.y, (double)v.z);
}

static void add_pose(og_text *text, const og_world_body_state *body) {
  if (!body->is_there) {
    og_text_add(text, "null");
    return;
  }
  og_text_add(text, "[");
  add_vector(text, body->pose.position);
  for (int k = 0; k < 3; k++) {
    og_text_add(text, ",");
    add_vector(text, body->pose.rotation.row[k]);
  }
  og_text_add(text, "]");
}

static void add_contacts(og_text *text, const og_world *world) {
  const og_world_state *now = &world->now;
  const char *between = "";
  for (int64_t k = 0; world->stages.contact != NULL && k < now->meeting.count; k++) {
    const og_world_manifold *manifold = &now->manifold[k];
    for (int c = 0; c < manifold->count; c++) {
      const og_contact *contact = &now->contact[manifold->first + c];
      og_text_format(text, "%s{\"a\":[", between);
      add_vector(text, contact->a);
      og_text_add(text, "],\"b\":[");
      add_vector(text, contact->b);
      og_text_add(text, "]");
      if (manifold->has_normal) og_text_add(text, ",\"normal\":[");
      if (manifold->has_normal) add_vector(text, manifold->normal);
      og_text_add(text, manifold->has_normal ? "]}" : "}");
      between = ",";
    }
  }
}

void og_replay_step(og_replay *replay, const og_world_player *player) {
  og_text *const text = &replay->json;
  const og_world_state *now = &player->world->now;
  og_text_format(text, "%s{\"time\":%.17g,\"poses\":[", replay->steps == 0 ? "" : ",\n",
                 (double)(player->steps - 1) * (double)player->script->dt);
  for (int32_t k = 0; k < player->script->bodies; k++) {
    if (k > 0) og_text_add(text, ",");
    add_pose(text, &now->body[k]);
  }
  og_text_add(text, "],\"touch\":[");
  for (int64_t k = 0; k < now->touching.count; k++)
    og_text_format(text, "%s[%d,%d]", k == 0 ? "" : ",", (int)now->touching.pair[k].i, (int)now->touching.pair[k].j);
  og_text_add(text, "],\"contacts\":[");
  add_contacts(text, player->world);
  og_text_add(text, "]");
  og_replay_boxes_write(text, now, player->script->bodies);
  og_text_add(text, "}");
  replay->steps++;
}

void og_replay_end(og_replay *replay, const char *fault) {
  og_text *const text = &replay->json;
  og_text_add(text, "]");
  if (fault != NULL && replay->steps > 0) {
    og_text_format(text, ",\"fault\":{\"step\":%zu,\"text\":", replay->steps - 1);
    og_text_add_json_string(text, fault);
    og_text_add(text, "}");
  }
  og_text_add(text, "}");
}

// ---- a scene ----

static og_world_stages usual_stages(void) {
  og_world_stages stages = {.broad = og_algorithm_by_id("dynamic-tree")->overlaps,
                            .keeps_trees = true,
                            .contact = og_algorithm_by_id("manifold-full")->contact,
                            .flat = OG_CONTACT_FLAT};
  og_dispatch_by_kinds(&stages.narrow, og_algorithm_by_id("gjk")->pair);
  return stages;
}

static int play(og_replay *replay, const og_world_script *script, const char *file, const char *command) {
  const og_world_stages stages = usual_stages();
  const og_world_rooms rooms = og_world_rooms_for(script);
  og_world_player player;
  og_world_player_start(&player, script, &stages, &rooms);
  og_replay_start(replay, script, file);
  og_world_stop stopped = {OG_OUTCOME_ANSWERED, OG_STAGE_CHANGES, -1};
  while (player.steps <= script->steps && stopped.outcome == OG_OUTCOME_ANSWERED) {
    stopped = og_world_player_step(&player);
    if (stopped.outcome == OG_OUTCOME_ANSWERED) og_replay_step(replay, &player);
  }
  const bool good = stopped.outcome == OG_OUTCOME_ANSWERED;
  if (!good)
    fprintf(stderr, "%s: step %zu of %s cannot be played: 'origo world' says why\n", command, player.steps, file);
  og_replay_end(replay, NULL);
  og_world_player_clear(&player);
  return good ? OG_EXIT_OK : stopped.outcome == OG_OUTCOME_FULL ? OG_EXIT_LIMIT : OG_EXIT_BAD;
}

int og_replay_scene(og_replay *replay, const char *file, const char *command) {
  og_world_script script;
  og_complaint complaint;
  memset(&complaint, 0, sizeof complaint);
  og_world_script_init(&script);
  int status = OG_EXIT_OK;
  if (!og_read_world(&script, file, og_default_case_limits.max_points, &complaint)) {
    fprintf(stderr, "%s\n", complaint.text);
    status = complaint.status == OG_INPUT_LIMIT ? OG_EXIT_LIMIT : OG_EXIT_BAD;
  } else if (!og_replay_fits(&script, script.steps, command)) status = OG_EXIT_LIMIT;
  else status = play(replay, &script, file, command);
  og_world_script_clear(&script);
  return status;
}
