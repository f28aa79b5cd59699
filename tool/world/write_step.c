#include "tool/world/write_step.h"

static void write_pair(og_text *text, const og_world_script *script, og_index_pair pair) {
  og_text_add(text, "[");
  og_text_add_json_string(text, script->body[pair.i].name);
  og_text_add(text, ",");
  og_text_add_json_string(text, script->body[pair.j].name);
  og_text_add(text, "]");
}

static void write_pairs(og_text *text, const og_world_script *script, const og_pairs *pairs) {
  og_text_add(text, "[");
  for (int64_t k = 0; k < pairs->count; k++) {
    if (k > 0) og_text_add(text, ",");
    write_pair(text, script, pairs->pair[k]);
  }
  og_text_add(text, "]");
}

static void write_life(og_text *text, const og_world_script *script, const char *of, const og_pair_life *life) {
  og_text_format(text, ",\"%s\":{\"begin\":", of);
  write_pairs(text, script, &life->begun);
  og_text_format(text, ",\"persist\":%lld,\"end\":", (long long)life->persisting.count);
  write_pairs(text, script, &life->ended);
  og_text_add(text, "}");
}

// The pair, and where a body is concave its parts.
static void write_life_of(og_text *text, const og_world_player *player, const og_contact_life *life) {
  const og_index_pair of = life->parts.of;
  og_text_add(text, "{\"pair\":");
  write_pair(text, player->script, of);
  if (player->script->body[of.i].is_concave || player->script->body[of.j].is_concave)
    og_text_format(text, ",\"parts\":[%d,%d]", (int)life->parts.a, (int)life->parts.b);
}

static void write_point(og_text *text, const og_contact *contact) {
  og_text_add(text, "[");
  og_text_add_decimal(text, (double)contact->a.x, 15);
  og_text_add(text, ",");
  og_text_add_decimal(text, (double)contact->a.y, 15);
  og_text_add(text, ",");
  og_text_add_decimal(text, (double)contact->a.z, 15);
  og_text_add(text, "]");
}

// Those that begin, each where it is on the first body.
static void write_begun(og_text *text, const og_world_player *player, const og_contact_life *life) {
  const char *between = "";
  write_life_of(text, player, life);
  og_text_add(text, ",\"points\":[");
  for (int c = 0; c < life->cache.count; c++) {
    if (life->cache.contact[c].age > 0) continue;
    const og_contact at = og_cached_at(&life->cache.contact[c], &life->step);
    og_text_add(text, between);
    write_point(text, &at);
    between = ",";
  }
  og_text_add(text, "]}");
}

static void write_contact_lives(og_text *text, const og_world_player *player, const og_contact_lives *lives) {
  const char *between = "";
  og_text_add(text, ",\"begin\":[");
  for (int64_t k = 0; k < lives->count; k++) {
    if (lives->life[k].events.begun == 0) continue;
    og_text_add(text, between);
    write_begun(text, player, &lives->life[k]);
    between = ",";
  }
  og_text_format(text, "],\"persist\":%lld,\"end\":[", (long long)lives->persisting);
  between = "";
  for (int64_t k = 0; k < lives->count; k++) {
    if (lives->life[k].events.ended == 0) continue;
    og_text_add(text, between);
    write_life_of(text, player, &lives->life[k]);
    og_text_format(text, ",\"points\":%d}", lives->life[k].events.ended);
    between = ",";
  }
  og_text_add(text, "]");
}

static void write_contacts(og_text *text, const og_world_player *player, const og_contact_lives *lives) {
  const og_world_state *now = &player->world->now;
  long long manifolds = 0;
  for (int64_t k = 0; k < now->meeting.count; k++)
    manifolds += now->manifold[k].outcome == OG_OUTCOME_ANSWERED && now->manifold[k].count > 0;
  og_text_format(text, ",\"contacts\":{\"manifolds\":%lld,\"points\":%lld", manifolds, (long long)now->contacts);
  if (lives != NULL) write_contact_lives(text, player, lives);
  og_text_add(text, "}");
}

static bool is_less(og_index_pair a, og_index_pair b) { return a.i < b.i || (a.i == b.i && a.j < b.j); }

static void write_arrival(og_text *text, const og_world_player *player, og_index_pair pair, og_scalar part) {
  og_text_add(text, "{\"pair\":");
  write_pair(text, player->script, pair);
  og_text_add(text, ",\"time\":");
  og_text_add_decimal(text, ((double)player->steps - 2 + (double)part) * (double)player->script->dt, 15);
  og_text_add(text, "}");
}

// The time since the start at which each pair meets: of the sweep and of bodies that turn, in one order.
static void write_arrivals(og_text *text, const og_world_player *player, const og_world_turns *turns) {
  const og_world_state *now = &player->world->now;
  const int64_t swept = player->world->stages.sweep == NULL ? 0 : now->arrivals.count;
  int64_t k = 0, t = 0;
  og_text_add(text, ",\"arrive\":[");
  while (k < swept || t < turns->count) {
    const bool is_swept = t == turns->count || (k < swept && is_less(now->arrivals.pair[k], turns->turn[t].pair));
    if (k + t > 0) og_text_add(text, ",");
    if (is_swept) write_arrival(text, player, now->arrivals.pair[k], now->part[k]);
    else write_arrival(text, player, turns->turn[t].pair, turns->turn[t].part);
    if (is_swept) k++;
    else t++;
  }
  og_text_add(text, "]");
}

// Of pairs that the sweep did not answer those that turn may be answered.
static int64_t count_unswept(const og_world *world, const og_world_turns *turns) {
  return world->stages.sweep == NULL ? turns->unanswered : world->work.unswept - turns->answered;
}

// Pairs of parts that meet, of bodies that are not both convex.
static int64_t count_meeting(const og_world *world) {
  const og_world_state *now = &world->now;
  int64_t count = 0;
  for (int64_t k = 0; k < now->meeting.count; k++) {
    const og_index_pair of = now->meeting.pair[k].of;
    count += now->body[of.i].shape.parts > 0 || now->body[of.j].shape.parts > 0;
  }
  return count;
}

// Does a line of the scene say anything of filters?
static bool has_filters(const og_world_script *script) {
  for (int32_t k = 0; k < script->bodies; k++)
    if (script->body[k].has_filter) return true;
  return false;
}

void og_write_step(og_text *text, const og_world_player *player, const og_contact_lives *lives,
                   const og_world_turns *turns) {
  const og_world *world = player->world;
  const og_world_script *script = player->script;
  const size_t step = player->steps - 1;
  long long bodies = 0;
  for (int32_t k = 0; k < script->bodies; k++) bodies += world->now.body[k].is_there;
  og_text_format(text, "{\"step\":%zu,\"time\":", step);
  og_text_add_decimal(text, (double)step * (double)script->dt, 15);
  og_text_format(text, ",\"bodies\":%lld", bodies);
  write_life(text, script, "boxes", &world->boxes);
  write_life(text, script, "touch", &world->touching);
  if (world->limits.parts > 0)
    og_text_format(text, ",\"parts\":{\"near\":%lld,\"meet\":%lld}", (long long)world->now.near.count,
                   (long long)count_meeting(world));
  if (world->stages.sweep != NULL || turns != NULL) {
    const og_world_turns none = {0}, *const turned = turns == NULL ? &none : turns;
    write_arrivals(text, player, turned);
    og_text_format(text, ",\"unswept\":%lld", (long long)count_unswept(world, turned));
  }
  if (world->stages.contact != NULL) write_contacts(text, player, lives);
  og_text_add(text, ",\"unanswered\":");
  write_pairs(text, script, &world->now.unanswered);
  if (has_filters(script)) og_text_format(text, ",\"filtered\":%lld", (long long)world->work.filtered);
  const og_overlaps_work work = world->stages.broad->work(world->broad.at);
  og_text_format(text, ",\"work\":{\"tests\":%lld,\"visits\":%lld,\"swaps\":%lld,\"special\":%lld,\"general\":%lld}}\n",
                 (long long)work.tests, (long long)work.visits, (long long)work.swaps, (long long)world->work.special,
                 (long long)world->work.general);
}
