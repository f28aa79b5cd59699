#include "ref/world/arrivals.h"

static bool are_equal(og_vec3 a, og_vec3 b) { return a.x == b.x && a.y == b.y && a.z == b.z; }

// Was there, and has only been moved along? A body that was placed with another turn, or came anew, was not; concave
// and curved ones are not swept.
static bool translates(const og_world_body_state *before, const og_world_body_state *after) {
  if (!before->is_there || !after->is_there || after->was_placed || after->shape.parts > 0) return false;
  if (og_body_is_curved(&after->posed.body)) return false;
  const og_mat3 *m = &before->pose.rotation, *n = &after->pose.rotation;
  return are_equal(m->row[0], n->row[0]) && are_equal(m->row[1], n->row[1]) && are_equal(m->row[2], n->row[2]);
}

bool og_world_way(const og_world_state *before, const og_world_state *after, og_index_pair pair, og_sweep_input *in) {
  const og_world_body_state *a = &before->body[pair.i], *b = &before->body[pair.j];
  const og_world_body_state *then_a = &after->body[pair.i], *then_b = &after->body[pair.j];
  if (!translates(a, then_a) || !translates(b, then_b)) return false;
  const og_vec3 way_a = og_sub(then_a->pose.position, a->pose.position),
                way_b = og_sub(then_b->pose.position, b->pose.position);
  *in = (og_sweep_input){
      .a = &a->posed.body, .b = &b->posed.body, .velocity = og_sub(way_b, way_a), .velocity_a = way_a, .until = 1};
  return true;
}

// *met: the place among the pairs that met before, up to which these have been gone through.
static void arrive(og_world *world, og_index_pair pair, int64_t *met) {
  const og_pairs *before = &world->now.touching;
  og_world_state *const next = &world->next;
  if (!og_filters_let_meet(&next->body[pair.i].filter, &next->body[pair.j].filter)) return;
  *met = og_pairs_skip(before, *met, pair);
  if (og_pairs_has_at(before, *met, pair)) return;
  og_sweep_input in;
  const bool asked = og_world_way(&world->now, next, pair, &in);
  const og_sweep_claim claim =
      asked ? og_sweep_run(world->stages.sweep, &in) : (og_sweep_claim){.outcome = OG_OUTCOME_DEGENERATE};
  if (claim.outcome != OG_OUTCOME_ANSWERED || claim.verdict == OG_VERDICT_NONE) world->work.unswept++;
  else if (claim.verdict == OG_VERDICT_MEET && claim.has_first) {
    next->part[next->arrivals.count] = claim.first;
    og_pairs_add(&next->arrivals, pair.i, pair.j);
  }
}

void og_world_arrive(og_world *world) {
  og_world_state *const next = &world->next;
  int64_t met = 0;
  next->arrivals.count = 0;
  // As many as pairs of boxes, which fit.
  /*@ loop invariant range: 0 <= k <= next->boxes.count;
      loop variant next->boxes.count - k; */
  for (int64_t k = 0; k < next->boxes.count; k++) arrive(world, next->boxes.pair[k], &met);
}
