#include "ref/world/step.h"

#include "ref/bound/any_turn.h"
#include "ref/broad/swept_aabb.h"
#include "ref/tree/mesh.h"
#include "ref/world/arrivals.h"
#include "ref/world/meetings.h"
#include "ref/world/reach.h"

static og_world_stop stop(og_outcome outcome, og_world_stage stage, int32_t body) {
  return (og_world_stop){outcome, stage, body};
}

static const og_world_stop going_on = {OG_OUTCOME_ANSWERED, OG_STAGE_CHANGES, -1};

// ---- changes ----

static bool is_finite_change(const og_body_change *change) {
  const bool moves = og_is_finite(change->motion.velocity) && og_is_finite(change->motion.spin);
  if (change->kind == OG_MOVE && change->keeps_flying) return moves;
  const og_mat3 *m = &change->pose.rotation;
  return og_is_finite(m->row[0]) && og_is_finite(m->row[1]) && og_is_finite(m->row[2]) &&
         og_is_finite(change->pose.position) && moves;
}

static bool is_shape(const og_rigid_shape *shape) {
  return shape != NULL && shape->parts >= 0 && (shape->parts == 0 || shape->part != NULL);
}

static og_outcome take_change(og_world *world, const og_body_change *change) {
  const int32_t k = change->index;
  if (k < 0) return OG_OUTCOME_BAD_INPUT;
  if (k >= world->limits.bodies) return change->kind == OG_INSERT ? OG_OUTCOME_FULL : OG_OUTCOME_BAD_INPUT;
  og_world_body_state *const after = &world->next.body[k];
  if (world->is_named[k] != 0 || after->is_there == (change->kind == OG_INSERT)) return OG_OUTCOME_BAD_INPUT;
  world->is_named[k] = 1;
  const bool flies_on = change->kind == OG_MOVE && change->keeps_flying;
  after->is_there = change->kind != OG_REMOVE;
  after->was_placed = after->is_there && !flies_on;
  if (change->kind == OG_REMOVE) return OG_OUTCOME_ANSWERED;
  if (!is_finite_change(change) || (change->kind == OG_INSERT && !is_shape(change->shape))) return OG_OUTCOME_BAD_INPUT;
  if (change->kind == OG_INSERT) after->shape = *change->shape;
  if (change->kind == OG_INSERT) after->filter = change->filter;
  if (!flies_on) after->pose = change->pose;
  after->motion = change->motion;
  return OG_OUTCOME_ANSWERED;
}

// What is not posed, and the box, come later.
static void copy_bodies(og_world *world) {
  /*@ loop invariant range: 0 <= k;
      loop assigns k, world->is_named[0 .. world->limits.bodies - 1], world->next.body[0 .. world->limits.bodies - 1];
      loop variant world->limits.bodies - k; */
  for (int32_t k = 0; k < world->limits.bodies; k++) {
    const og_world_body_state *before = &world->now.body[k];
    og_world_body_state *const after = &world->next.body[k];
    world->is_named[k] = 0;
    after->is_there = before->is_there;
    after->was_placed = false;
    if (!before->is_there) continue;
    after->shape = before->shape;
    after->filter = before->filter;
    after->pose = before->pose;
    after->motion = before->motion;
  }
}

static og_world_stop take_changes(og_world *world, const og_body_change *change, int32_t count) {
  if (count < 0) return stop(OG_OUTCOME_BAD_INPUT, OG_STAGE_CHANGES, -1);
  copy_bodies(world);
  // Bad input weighs more than too little room, so that the outcome does not depend on the order of the changes.
  og_world_stop worst = going_on;
  /*@ loop invariant range: 0 <= k <= count;
      loop assigns k, worst, world->is_named[0 .. world->limits.bodies - 1],
                   world->next.body[0 .. world->limits.bodies - 1];
      loop variant count - k; */
  for (int32_t k = 0; k < count; k++) {
    const og_outcome outcome = take_change(world, &change[k]);
    if (outcome == OG_OUTCOME_ANSWERED || worst.outcome == OG_OUTCOME_BAD_INPUT) continue;
    if (worst.outcome == OG_OUTCOME_ANSWERED || outcome == OG_OUTCOME_BAD_INPUT)
      worst = stop(outcome, OG_STAGE_CHANGES, change[k].index);
  }
  return worst;
}

// ---- bodies and their boxes ----

static bool flies(const og_motion *motion) { return og_norm2(motion->velocity) > 0 || og_norm2(motion->spin) > 0; }

// Around all of a body as it is at the end of the state's step.
static og_aabb box_at_end(const og_world_state *state, int32_t k) {
  const og_world_body_state *body = &state->body[k];
  if (body->shape.parts == 0) return og_box_around_body(&body->posed.body);
  og_aabb box = state->convex[body->first].box;
  /*@ loop invariant range: 1 <= p;
      loop assigns p, box;
      loop variant body->shape.parts - p; */
  for (int32_t p = 1; p < body->shape.parts; p++) box = og_aabb_joined(&box, &state->convex[body->first + p].box);
  return box;
}

static og_outcome pose_convex(og_world *world, const og_rigid_shape *shape, const og_pose *pose, og_posed_body *posed,
                              og_aabb *box) {
  og_world_state *const next = &world->next;
  const int faces = og_shape_faces(shape);
  if (shape->vertex_count > world->limits.vertices - next->vertices || faces > world->limits.faces - next->faces)
    return OG_OUTCOME_FULL;
  const og_outcome outcome =
      og_pose_body(posed, shape, pose, next->vertex + next->vertices, next->face + next->faces);
  if (outcome != OG_OUTCOME_ANSWERED) return outcome;
  next->vertices += shape->vertex_count;
  next->faces += faces;
  *box = og_box_around_body(&posed->body);
  return OG_OUTCOME_ANSWERED;
}

static og_outcome pose_parts(og_world *world, og_world_body_state *body) {
  og_world_state *const next = &world->next;
  const int32_t count = body->shape.parts;
  if (count > world->limits.parts - next->parts) return OG_OUTCOME_FULL;
  body->first = next->parts;
  next->parts += count;
  og_outcome outcome = OG_OUTCOME_ANSWERED;
  /*@ loop invariant range: 0 <= p <= count;
      loop variant count - p; */
  for (int32_t p = 0; p < count && outcome == OG_OUTCOME_ANSWERED; p++) {
    og_world_part *const part = &next->convex[body->first + p];
    outcome = pose_convex(world, &body->shape.part[p], &body->pose, &part->posed, &part->box);
    body->box = p == 0 ? part->box : og_aabb_joined(&body->box, &part->box);
  }
  return outcome;
}

// A body that is not named and does not fly is posed again too: its vertices' places in memory may be others.
static og_outcome pose_next(og_world *world, int32_t k, og_scalar dt) {
  og_world_state *const next = &world->next;
  og_world_body_state *const body = &next->body[k];
  const og_rigid_shape *shape = &body->shape;
  const og_motion *motion = &world->now.body[k].motion; // the next one begins when the step ends
  const bool fly = !body->was_placed && flies(motion);
  body->stays = world->now.body[k].is_there && !body->was_placed && !fly;
  if (fly) body->pose = og_fly(&body->pose, motion, dt);
  world->work.flown += fly;
  const og_outcome outcome = shape->parts == 0 ? pose_convex(world, shape, &body->pose, &body->posed, &body->box)
                                               : pose_parts(world, body);
  if (outcome != OG_OUTCOME_ANSWERED) return outcome;
  if ((world->stages.swept || world->stages.sweep != NULL) && fly) {
    const og_aabb start = box_at_end(&world->now, k);
    body->box = og_swept_aabb(start, body->box);
    if (og_norm2(motion->spin) > 0) {
      const og_scalar reach = og_shape_reach(shape);
      const og_ball from = {.centre = world->now.body[k].pose.position, .outer = reach},
                    to = {.centre = body->pose.position, .outer = reach};
      const og_aabb way = og_swept_aabb(og_cube_any_turn(&from), og_cube_any_turn(&to));
      body->box = og_aabb_joined(&body->box, &way);
    }
  }
  return og_aabb_is_sound(&body->box) ? OG_OUTCOME_ANSWERED : OG_OUTCOME_OUT_OF_RANGE;
}

// The tree of a concave body: its order is the one that it had, or a new one where it comes.
static void keep_tree(og_world *world, int32_t k) {
  og_world_state *const next = &world->next;
  const og_world_body_state *before = &world->now.body[k], *after = &next->body[k];
  const int32_t parts = after->shape.parts;
  const og_world_part *part = &next->convex[after->first];
  int32_t *const order = &next->order[after->first];
  if (parts == 0) return;
  if (!before->is_there) og_kept_tree_order(order, part, parts, &world->kept);
  /*@ loop invariant range: 0 <= p;
      loop assigns p, order[0 .. parts - 1];
      loop variant parts - p; */
  for (int32_t p = 0; before->is_there && p < parts; p++) order[p] = world->now.order[before->first + p];
  og_kept_tree_refit(&next->node[after->first], order, part, parts);
}

static og_world_stop pose_bodies(og_world *world, og_scalar dt) {
  world->next.vertices = world->next.faces = world->next.parts = 0;
  /*@ loop invariant range: 0 <= k;
      loop variant world->limits.bodies - k; */
  for (int32_t k = 0; k < world->limits.bodies; k++) {
    if (!world->next.body[k].is_there) continue;
    const og_outcome outcome = pose_next(world, k, dt);
    if (outcome != OG_OUTCOME_ANSWERED) return stop(outcome, OG_STAGE_BODIES, k);
    if (world->stages.keeps_trees) keep_tree(world, k);
  }
  return going_on;
}

// ---- the broad phase ----

static bool are_equal(og_vec3 a, og_vec3 b) { return a.x == b.x && a.y == b.y && a.z == b.z; }

// The changes of boxes that lead from one state to the other.
static int32_t changes_between(og_world *world, const og_world_state *from, const og_world_state *to) {
  int32_t count = 0;
  /*@ loop invariant range: 0 <= k && 0 <= count <= k;
      loop assigns k, count, world->change[0 .. world->limits.bodies - 1];
      loop variant world->limits.bodies - k; */
  for (int32_t k = 0; k < world->limits.bodies; k++) {
    const og_world_body_state *a = &from->body[k], *b = &to->body[k];
    if (!a->is_there && !b->is_there) continue;
    if (a->is_there && b->is_there && are_equal(a->box.lo, b->box.lo) && are_equal(a->box.hi, b->box.hi)) continue;
    const og_change_kind kind = !b->is_there ? OG_REMOVE : a->is_there ? OG_MOVE : OG_INSERT;
    world->change[count++] = (og_change){.kind = kind, .index = k, .box = b->box};
  }
  return count;
}

static og_outcome change_boxes(og_world *world, const og_world_state *from, const og_world_state *to) {
  const int32_t count = changes_between(world, from, to);
  return og_overlaps_step(world->stages.broad, world->broad, world->change, count, &world->begun, &world->ended);
}

static bool is_pair(const og_world *world, og_index_pair pair) {
  return 0 <= pair.i && pair.i < pair.j && pair.j < world->limits.bodies && world->next.body[pair.i].is_there &&
         world->next.body[pair.j].is_there;
}

// The pairs after the step. An algorithm that breaks its promise must not lead out of memory.
static og_world_stop list_boxes(og_world *world) {
  og_world_state *const next = &world->next;
  og_pairs_go_on(&world->now.boxes, &world->begun, &world->ended, &next->boxes);
  if (next->boxes.count > next->boxes.room) return stop(OG_OUTCOME_FULL, OG_STAGE_BROAD, -1);
  /*@ loop invariant range: 0 <= k <= next->boxes.count;
      loop assigns k;
      loop variant next->boxes.count - k; */
  for (int64_t k = 0; k < next->boxes.count; k++)
    if (!is_pair(world, next->boxes.pair[k])) return stop(OG_OUTCOME_DEGENERATE, OG_STAGE_BROAD, next->boxes.pair[k].i);
  return going_on;
}

// ---- contacts ----

static bool is_before(const og_part_pair *a, const og_part_pair *b) {
  if (a->of.i != b->of.i) return a->of.i < b->of.i;
  if (a->of.j != b->of.j) return a->of.j < b->of.j;
  return a->a != b->a ? a->a < b->a : a->b < b->b;
}

// The contacts of bodies that stay are what they were: the stage says of the same input the same. *last: where the pair before was
// looked for in the state before. False where there are none, or no room.
static bool keep_contacts(og_world *world, int64_t k, int64_t *last) {
  const og_world_state *now = &world->now;
  og_world_state *const next = &world->next;
  const og_part_pair *pair = &next->meeting.pair[k];
  if (!next->body[pair->of.i].stays || !next->body[pair->of.j].stays) return false;
  /*@ loop invariant range: 0 <= *last <= now->meeting.count;
      loop assigns *last;
      loop variant now->meeting.count - *last; */
  while (*last < now->meeting.count && is_before(&now->meeting.pair[*last], pair)) ++*last;
  if (*last == now->meeting.count || is_before(pair, &now->meeting.pair[*last])) return false;
  const og_world_manifold *kept = &now->manifold[*last];
  if (kept->count > world->limits.contacts - next->contacts) return false;
  next->manifold[k] = *kept;
  next->manifold[k].first = next->contacts;
  /*@ loop invariant range: 0 <= c <= kept->count;
      loop assigns c, next->contacts, next->contact[0 .. world->limits.contacts - 1];
      loop variant kept->count - c; */
  for (int c = 0; c < kept->count; c++) next->contact[next->contacts++] = now->contact[kept->first + c];
  return true;
}

static og_world_stop make_contacts(og_world *world) {
  og_world_state *const next = &world->next;
  int64_t last = 0;
  next->contacts = 0;
  if (world->stages.contact == NULL) return going_on;
  /*@ loop invariant range: 0 <= k <= next->meeting.count;
      loop variant next->meeting.count - k; */
  for (int64_t k = 0; k < next->meeting.count; k++) {
    const og_part_pair parts = next->meeting.pair[k];
    const og_index_pair pair = parts.of;
    const int64_t left = world->limits.contacts - next->contacts;
    const og_contact_input in = {.a = og_world_part_of(next, pair.i, parts.a),
                                 .b = og_world_part_of(next, pair.j, parts.b),
                                 .within = world->stages.within,
                                 .flat = world->stages.flat};
    next->manifold[k] = (og_world_manifold){.outcome = OG_OUTCOME_ANSWERED, .first = next->contacts};
    if (next->body[pair.i].filter.is_sensor || next->body[pair.j].filter.is_sensor) continue;
    if (left == 0) return stop(OG_OUTCOME_FULL, OG_STAGE_CONTACTS, pair.i);
    if (keep_contacts(world, k, &last)) continue;
    world->room.contact = next->contact + next->contacts;
    world->room.capacity = left < OG_MOST_BOXES ? (int)left : OG_MOST_BOXES;
    const og_manifold_claim claim = og_contact_run(world->stages.contact, &in, &world->room);
    if (claim.outcome == OG_OUTCOME_FULL) return stop(OG_OUTCOME_FULL, OG_STAGE_CONTACTS, pair.i);
    next->manifold[k] = (og_world_manifold){claim.outcome, claim.has_normal, claim.normal, next->contacts, claim.count};
    next->contacts += claim.count;
  }
  return going_on;
}

// ---- the step ----

static og_world_stop follow_boxes(og_world *world) {
  og_world_stop stopped = list_boxes(world);
  if (stopped.outcome == OG_OUTCOME_ANSWERED) stopped = og_world_meet(world);
  if (stopped.outcome == OG_OUTCOME_ANSWERED) stopped = make_contacts(world);
  if (stopped.outcome == OG_OUTCOME_ANSWERED && world->stages.sweep != NULL) og_world_arrive(world);
  return stopped;
}

static void go_on(og_world *world) {
  og_pair_life_between(&world->now.boxes, &world->next.boxes, &world->boxes);
  og_pair_life_between(&world->now.touching, &world->next.touching, &world->touching);
  const og_world_state before = world->now;
  world->now = world->next;
  world->next = before;
}

og_world_stop og_world_step(og_world *world, const og_body_change *change, int32_t count, og_scalar dt) {
  const og_world_work before = world->work;
  world->work = (og_world_work){0, 0, 0, 0, 0};
  og_world_stop stopped =
      og_finite(dt) ? take_changes(world, change, count) : stop(OG_OUTCOME_BAD_INPUT, OG_STAGE_CHANGES, -1);
  if (stopped.outcome == OG_OUTCOME_ANSWERED) stopped = pose_bodies(world, dt);
  if (stopped.outcome == OG_OUTCOME_ANSWERED) {
    const og_outcome outcome = change_boxes(world, &world->now, &world->next);
    if (outcome != OG_OUTCOME_ANSWERED) {
      stopped = stop(outcome, OG_STAGE_BROAD, -1);
    } else {
      stopped = follow_boxes(world);
      // What fitted before the step fits again.
      if (stopped.outcome != OG_OUTCOME_ANSWERED) change_boxes(world, &world->next, &world->now);
    }
  }
  if (stopped.outcome == OG_OUTCOME_ANSWERED) go_on(world);
  else world->work = before;
  return stopped;
}
