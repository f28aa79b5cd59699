#include "ref/world/meetings.h"

// ---- the mid phase ----

static og_mid_side side_of(const og_world_state *state, int32_t body, og_world_part *only) {
  const og_world_body_state *b = &state->body[body];
  if (b->shape.parts > 0) return (og_mid_side){&state->convex[b->first], b->shape.parts};
  only->box = og_box_around_body(&b->posed.body);
  return (og_mid_side){only, 1};
}

static bool is_convex(const og_world_state *state, og_index_pair pair) {
  return state->body[pair.i].shape.parts == 0 && state->body[pair.j].shape.parts == 0;
}

static og_kept_tree tree_of(const og_world_state *state, int32_t body, const og_mid_side *side) {
  static const int32_t only = 0;
  const og_world_body_state *b = &state->body[body];
  if (b->shape.parts == 0) return (og_kept_tree){side->part, 1, &only, NULL};
  return (og_kept_tree){side->part, side->parts, &state->order[b->first], &state->node[b->first]};
}

static og_outcome list_pair(og_world *world, og_index_pair pair) {
  og_world_state *const next = &world->next;
  const og_mid_side a = side_of(next, pair.i, &world->only[0]), b = side_of(next, pair.j, &world->only[1]);
  if (!world->stages.keeps_trees) return og_mid_list(world->stages.mid, &world->mid, pair, &a, &b, &next->near);
  const og_kept_tree of_a = tree_of(next, pair.i, &a), of_b = tree_of(next, pair.j, &b);
  return og_kept_tree_list(&world->kept, &world->mid.found, pair, &of_a, &of_b, &next->near);
}

static og_world_stop list_near(og_world *world) {
  og_world_state *const next = &world->next;
  next->near.count = 0;
  if (next->parts == 0) return (og_world_stop){OG_OUTCOME_ANSWERED, OG_STAGE_NARROW, -1};
  /*@ loop invariant range: 0 <= k <= next->boxes.count;
      loop variant next->boxes.count - k; */
  for (int64_t k = 0; k < next->boxes.count; k++) {
    const og_index_pair pair = next->boxes.pair[k];
    if (is_convex(next, pair)) continue;
    if (!og_filters_let_meet(&next->body[pair.i].filter, &next->body[pair.j].filter)) continue;
    const og_outcome outcome = list_pair(world, pair);
    if (outcome != OG_OUTCOME_ANSWERED) return (og_world_stop){outcome, OG_STAGE_MID, pair.i};
  }
  return (og_world_stop){OG_OUTCOME_ANSWERED, OG_STAGE_NARROW, -1};
}

// ---- the narrow phase ----

// The parts meet, or are apart, or it is not known.
static og_verdict ask(og_world *world, og_part_pair pair) {
  og_world_state *const next = &world->next;
  const og_door_pair *asked;
  const og_claim claim = og_dispatch_run(&world->stages.narrow, og_world_part_of(next, pair.of.i, pair.a),
                                         og_world_part_of(next, pair.of.j, pair.b), &asked);
  if (asked == world->stages.narrow.general) world->work.general++;
  else world->work.special++;
  if (claim.outcome != OG_OUTCOME_ANSWERED) return OG_VERDICT_NONE;
  // At most one pair a touching pair of convex bodies, and one a near pair: it fits unless touching pairs do not.
  if (claim.verdict == OG_VERDICT_MEET && next->meeting.count < next->meeting.room)
    next->meeting.pair[next->meeting.count++] = pair;
  return claim.verdict;
}

// Bodies meet where two of their parts do. *silent: were there parts about which there was no answer?
static og_verdict ask_parts(og_world *world, og_index_pair pair, int64_t *near, bool *silent) {
  const og_part_pairs *list = &world->next.near;
  og_verdict verdict = OG_VERDICT_APART;
  /*@ loop invariant range: 0 <= *near <= list->count;
      loop variant list->count - *near; */
  while (*near < list->count && list->pair[*near].of.i == pair.i && list->pair[*near].of.j == pair.j) {
    const og_verdict of_parts = ask(world, list->pair[*near]);
    ++*near;
    if (of_parts == OG_VERDICT_MEET) verdict = OG_VERDICT_MEET;
    *silent = *silent || of_parts == OG_VERDICT_NONE;
  }
  return verdict;
}

static og_world_stop ask_bodies(og_world *world) {
  og_world_state *const next = &world->next;
  int64_t near = 0;
  next->touching.count = next->unanswered.count = next->meeting.count = 0;
  /*@ loop invariant range: 0 <= k <= next->boxes.count;
      loop variant next->boxes.count - k; */
  for (int64_t k = 0; k < next->boxes.count; k++) {
    const og_index_pair pair = next->boxes.pair[k];
    bool silent = false;
    if (!og_filters_let_meet(&next->body[pair.i].filter, &next->body[pair.j].filter)) {
      world->work.filtered++;
      continue;
    }
    const og_verdict verdict =
        is_convex(next, pair) ? ask(world, (og_part_pair){pair, 0, 0}) : ask_parts(world, pair, &near, &silent);
    if (verdict == OG_VERDICT_NONE || silent) og_pairs_add(&next->unanswered, pair.i, pair.j);
    if (verdict == OG_VERDICT_MEET) og_pairs_add(&next->touching, pair.i, pair.j);
    if (next->touching.count > next->touching.room) return (og_world_stop){OG_OUTCOME_FULL, OG_STAGE_NARROW, pair.i};
  }
  return (og_world_stop){OG_OUTCOME_ANSWERED, OG_STAGE_NARROW, -1};
}

og_world_stop og_world_meet(og_world *world) {
  const og_world_stop stopped = list_near(world);
  return stopped.outcome == OG_OUTCOME_ANSWERED ? ask_bodies(world) : stopped;
}
