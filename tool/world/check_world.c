#include "tool/world/check_world.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"
#include "tool/world/check_arrivals.h"
#include "tool/world/check_contacts.h"
#include "tool/world/check_parts.h"

void og_world_checker_init(og_world_checker *checker) {
  memset(checker, 0, sizeof *checker);
  og_exact_pair_init(&checker->pair);
  og_curved_truth_init(&checker->curved);
  og_box_scene_init(&checker->scene);
  og_overlaps_answer_init(&checker->overlaps);
}

void og_world_checker_clear(og_world_checker *checker) {
  og_exact_pair_clear(&checker->pair);
  og_curved_truth_clear(&checker->curved);
  og_box_scene_clear(&checker->scene);
  og_overlaps_answer_clear(&checker->overlaps);
  free(checker->number);
  free(checker->boxes.pair);
  free(checker->touching.pair);
  memset(checker, 0, sizeof *checker);
}

const char *og_world_fault_text(og_world_fault_kind kind) {
  static const char *const texts[OG_WORLD_FAULT_COUNT] = {
      [OG_WORLD_RIGHT] = "right",
      [OG_WORLD_BOX_TOO_SMALL] = "the box does not hold the body",
      [OG_WORLD_BOXES_MISSED] = "the boxes overlap, and the broad phase does not say so",
      [OG_WORLD_BOXES_INVENTED] = "the boxes do not overlap, and the broad phase says so",
      [OG_WORLD_NEAR_MISSED] = "the boxes of two parts overlap, and the mid phase does not say so",
      [OG_WORLD_NEAR_INVENTED] = "the boxes of two parts do not overlap, and the mid phase says so",
      [OG_WORLD_MEETING_MISSED] = "the bodies meet, and the narrow phase does not say so",
      [OG_WORLD_MEETING_INVENTED] = "the bodies are apart, and the narrow phase says that they meet",
      [OG_WORLD_CONTACT_OFF] = "a contact is farther off its body than its algorithm promises",
      [OG_WORLD_CONTACT_OF_SENSOR] = "one of the bodies is a sensor, and there are contacts",
      [OG_WORLD_CONTACT_LIFE] = "a contact does not begin, persist or end as it has to",
      [OG_WORLD_ARRIVAL_MISSED] = "the bodies meet on the way, and the sweep does not say so",
      [OG_WORLD_ARRIVAL_INVENTED] = "the bodies do not meet on the way, and the sweep says so",
      [OG_WORLD_ARRIVAL_TIME] = "the time at which the bodies meet is farther off than promised",
      [OG_WORLD_LIFE] = "the pair does not begin, persist or end as it has to",
      [OG_WORLD_UNDECIDED] = "the exact side has no answer; this is a defect of origo",
  };
  return texts[kind];
}

static og_world_fault fault_of(og_world_fault_kind kind, int32_t i, int32_t j) {
  return (og_world_fault){.kind = kind, .i = i, .j = j};
}

static const og_world_fault right = {.kind = OG_WORLD_RIGHT, .i = -1, .j = -1};

// ---- boxes hold their bodies ----

// Is x + r <= v, exactly? The sum rounds to v or to its side of v; on v the rounding's error decides (Knuth).
static bool is_within(double x, double r, double v) {
  const double sum = x + r;
  if (sum != v) return sum < v;
  const double part = sum - x, error = (x - (sum - part)) + (r - part);
  return error <= 0;
}

static bool holds_along(double lo, double hi, double r, double v) {
  return is_within(lo, r, v) && is_within(-hi, r, -v);
}

static bool holds(const og_aabb *box, const og_body *body) {
  const double r = (double)body->radius;
  for (int k = 0; k < body->vertex_count; k++) {
    const og_vec3 v = body->vertex[k];
    if (!holds_along((double)box->lo.x, (double)box->hi.x, r, (double)v.x)) return false;
    if (!holds_along((double)box->lo.y, (double)box->hi.y, r, (double)v.y)) return false;
    if (!holds_along((double)box->lo.z, (double)box->hi.z, r, (double)v.z)) return false;
  }
  return true;
}

static bool is_held(og_world_checker *checker, const og_aabb *box, const og_body *body) {
  return og_body_is_curved(body) ? og_curved_truth_is_held(&checker->curved, body, box) : holds(box, body);
}

static og_world_fault check_boxes(og_world_checker *checker, const og_world *world) {
  for (int32_t k = 0; k < world->limits.bodies; k++) {
    const og_world_body_state *body = &world->now.body[k];
    if (!body->is_there) continue;
    for (int32_t p = 0; p < og_world_parts(&world->now, k); p++)
      if (!is_held(checker, &body->box, og_world_part_of(&world->now, k, p)))
        return fault_of(OG_WORLD_BOX_TOO_SMALL, k, -1);
    for (int32_t p = 0; p < body->shape.parts; p++) {
      const og_world_part *part = &world->now.convex[body->first + p];
      if (!is_held(checker, &part->box, &part->posed.body)) return fault_of(OG_WORLD_BOX_TOO_SMALL, k, -1);
    }
  }
  return right;
}

// ---- the broad phase ----

static void set_scene(og_world_checker *checker, const og_world *world) {
  const size_t bodies = (size_t)world->limits.bodies;
  if (bodies > checker->room) checker->number = og_grow(checker->number, bodies, sizeof *checker->number);
  if (bodies > checker->room) checker->room = bodies;
  og_box_scene_reset(&checker->scene);
  checker->scene.axes = 3;
  int32_t count = 0;
  for (int32_t k = 0; k < world->limits.bodies; k++) {
    if (!world->now.body[k].is_there) continue;
    const og_aabb *box = &world->now.body[k].box;
    const og_end lo[3] = {{(double)box->lo.x, NULL}, {(double)box->lo.y, NULL}, {(double)box->lo.z, NULL}};
    const og_end hi[3] = {{(double)box->hi.x, NULL}, {(double)box->hi.y, NULL}, {(double)box->hi.z, NULL}};
    og_box_scene_add(&checker->scene, lo, hi);
    checker->number[count++] = k;
  }
  og_box_scene_end(&checker->scene);
}

// < 0, 0, > 0.
static int compare(og_index_pair a, og_index_pair b) {
  if (a.i != b.i) return a.i < b.i ? -1 : 1;
  return a.j == b.j ? 0 : a.j < b.j ? -1 : 1;
}

// Both lists are ascending: the first pair that only one has. A list that is not ascending differs too.
static og_world_fault check_pairs(const og_world_checker *checker, const og_pairs *said) {
  const og_overlaps_finding *found = &checker->overlaps.finding;
  const int64_t count = (int64_t)found->first.count;
  for (int64_t k = 0; k < said->count || k < count; k++) {
    og_index_pair truth = {-1, -1};
    if (k < count) {
      const og_box_pair pair = found->pair[found->first.first + (size_t)k];
      truth = (og_index_pair){checker->number[pair.i], checker->number[pair.j]};
    }
    if (k == said->count) return fault_of(OG_WORLD_BOXES_MISSED, truth.i, truth.j);
    const og_index_pair claim = said->pair[k];
    if (k == count) return fault_of(OG_WORLD_BOXES_INVENTED, claim.i, claim.j);
    const int order = compare(truth, claim);
    if (order < 0) return fault_of(OG_WORLD_BOXES_MISSED, truth.i, truth.j);
    if (order > 0) return fault_of(OG_WORLD_BOXES_INVENTED, claim.i, claim.j);
  }
  return right;
}

static og_world_fault check_broad(og_world_checker *checker, const og_world *world) {
  set_scene(checker, world);
  if (checker->scene.first_count == 0)
    return world->now.boxes.count == 0
               ? right
               : fault_of(OG_WORLD_BOXES_INVENTED, world->now.boxes.pair[0].i, world->now.boxes.pair[0].j);
  if (og_solve_overlaps(&checker->scene, OG_DEFAULT_MAX_PAIRS, &checker->overlaps) != OG_OVERLAPS_ACCEPTED)
    return fault_of(OG_WORLD_UNDECIDED, -1, -1);
  checker->checked_boxes += (int64_t)checker->overlaps.finding.first.count;
  return check_pairs(checker, &world->now.boxes);
}

// ---- the narrow phase ----

static bool is_ignored(const og_body_filter *by, const og_body_filter *of) {
  bool has_category = false;
  for (int bit = 0; bit < 32; bit++) {
    if ((of->category >> bit & 1) == 0) continue;
    if ((by->ignored >> bit & 1) == 0) return false;
    has_category = true;
  }
  return has_category;
}

bool og_world_lets_meet(const og_world *world, og_index_pair pair) {
  const og_body_filter *a = &world->now.body[pair.i].filter, *b = &world->now.body[pair.j].filter;
  if (a->type != OG_TYPE_DYNAMIC && b->type != OG_TYPE_DYNAMIC) return false;
  return !is_ignored(a, b) && !is_ignored(b, a);
}

// False: a defect of the exact side. The relation is OG_RELATION_NONE of a pair that it leaves open.
static bool relate(og_world_checker *checker, const og_body *a, const og_body *b, og_relation *relation) {
  const bool curved = og_body_is_curved(a) || og_body_is_curved(b);
  if (!(curved ? og_curved_truth_relate(&checker->curved, a, b) : og_exact_pair_relate(&checker->pair, a, b)))
    return false;
  *relation = curved ? checker->curved.relation : checker->pair.relation;
  return true;
}

static double distance_of(og_world_checker *checker, const og_body *a, const og_body *b) {
  if (og_body_is_curved(a) || og_body_is_curved(b))
    return og_curved_truth_measure(&checker->curved) ? checker->curved.distance : 0;
  return og_exact_pair_solve(&checker->pair, a, b) ? checker->pair.signed_distance : 0;
}

static og_world_fault meeting_fault(og_world_checker *checker, const og_world *world, og_part_pair pair,
                                    og_relation relation) {
  const bool said = relation == OG_SEPARATED;
  og_world_fault fault = fault_of(said ? OG_WORLD_MEETING_INVENTED : OG_WORLD_MEETING_MISSED, pair.of.i, pair.of.j);
  fault.a = pair.a;
  fault.b = pair.b;
  fault.relation = relation;
  fault.distance = distance_of(checker, og_world_part_of(&world->now, pair.of.i, pair.a),
                               og_world_part_of(&world->now, pair.of.j, pair.b));
  return fault;
}

// Places in the lists that are gone through.
typedef struct narrow_places {
  int64_t near, meeting, touching;
} narrow_places;

// Do the parts meet, and is it said?
static og_world_fault check_asked(og_world_checker *checker, const og_world *world, og_part_pair pair,
                                  narrow_places *at, bool *meet) {
  const og_world_state *now = &world->now;
  const bool said = at->meeting < now->meeting.count && og_are_same_parts(&now->meeting.pair[at->meeting], &pair);
  og_relation relation;
  if (!relate(checker, og_world_part_of(now, pair.of.i, pair.a), og_world_part_of(now, pair.of.j, pair.b), &relation))
    return fault_of(OG_WORLD_UNDECIDED, pair.of.i, pair.of.j);
  const bool truth = relation == OG_RELATION_NONE ? said : relation != OG_SEPARATED;
  checker->left_open += relation == OG_RELATION_NONE;
  checker->checked_bodies += relation != OG_RELATION_NONE;
  at->meeting += said;
  *meet = *meet || truth;
  return said == truth ? right : meeting_fault(checker, world, pair, relation);
}

// All near pairs of parts of the two bodies; the mid phase's list is known to be right.
static og_world_fault check_bodies(og_world_checker *checker, const og_world *world, og_index_pair pair,
                                   narrow_places *at) {
  const og_part_pairs *near = &world->now.near;
  bool meet = false;
  og_world_fault fault = right;
  if (!og_world_lets_meet(world, pair)) return right; // what is said of it stays over
  if (og_world_is_convex(world, pair)) fault = check_asked(checker, world, (og_part_pair){pair, 0, 0}, at, &meet);
  for (; fault.kind == OG_WORLD_RIGHT && at->near < near->count && og_is_of(&near->pair[at->near], pair); at->near++)
    fault = check_asked(checker, world, near->pair[at->near], at, &meet);
  if (fault.kind != OG_WORLD_RIGHT) return fault;
  const bool said = og_pairs_has_at(&world->now.touching, at->touching, pair);
  at->touching += said;
  return said == meet ? right : fault_of(said ? OG_WORLD_MEETING_INVENTED : OG_WORLD_MEETING_MISSED, pair.i, pair.j);
}

static og_world_fault check_narrow(og_world_checker *checker, const og_world *world) {
  const og_world_state *now = &world->now;
  narrow_places at = {0, 0, 0};
  og_world_fault fault = right;
  for (int64_t k = 0; k < now->boxes.count && fault.kind == OG_WORLD_RIGHT; k++)
    fault = check_bodies(checker, world, now->boxes.pair[k], &at);
  if (fault.kind != OG_WORLD_RIGHT) return fault;
  // Out of order, or of boxes that do not overlap.
  if (at.touching < now->touching.count)
    return fault_of(OG_WORLD_MEETING_INVENTED, now->touching.pair[at.touching].i, now->touching.pair[at.touching].j);
  if (at.meeting == now->meeting.count) return right;
  const og_part_pair more = now->meeting.pair[at.meeting];
  fault = fault_of(OG_WORLD_MEETING_INVENTED, more.of.i, more.of.j);
  fault.a = more.a;
  fault.b = more.b;
  return fault;
}

// ---- the lives of pairs ----

// Each pair of both lists in its place, one after the other.
static og_world_fault check_life(const og_pairs *before, const og_pairs *after, const og_pair_life *life) {
  int64_t b = 0, p = 0, e = 0, i = 0, j = 0;
  while (i < before->count || j < after->count) {
    const int order = i == before->count ? 1 : j == after->count ? -1 : compare(before->pair[i], after->pair[j]);
    const og_index_pair pair = order <= 0 ? before->pair[i] : after->pair[j];
    const bool there = order < 0    ? og_pairs_has_at(&life->ended, e++, pair)
                       : order == 0 ? og_pairs_has_at(&life->persisting, p++, pair)
                                    : og_pairs_has_at(&life->begun, b++, pair);
    if (!there) return fault_of(OG_WORLD_LIFE, pair.i, pair.j);
    i += order <= 0;
    j += order >= 0;
  }
  const og_pairs *more = b < life->begun.count        ? &life->begun
                         : p < life->persisting.count ? &life->persisting
                         : e < life->ended.count      ? &life->ended
                                                      : NULL;
  if (more == NULL) return right;
  const og_index_pair last = more->pair[more->count - 1];
  return fault_of(OG_WORLD_LIFE, last.i, last.j);
}

static void keep(og_pairs *kept, const og_pairs *pairs) {
  if (pairs->count > kept->room) {
    kept->room = pairs->count;
    kept->pair = og_grow(kept->pair, (size_t)kept->room, sizeof *kept->pair);
  }
  if (pairs->count > 0) memcpy(kept->pair, pairs->pair, (size_t)pairs->count * sizeof *kept->pair);
  kept->count = pairs->count;
}

og_world_fault og_check_world(og_world_checker *checker, const og_world *world) {
  og_world_fault fault = check_boxes(checker, world);
  if (fault.kind == OG_WORLD_RIGHT) fault = check_broad(checker, world);
  if (fault.kind == OG_WORLD_RIGHT) fault = og_check_world_near(checker, world);
  if (fault.kind == OG_WORLD_RIGHT) fault = check_narrow(checker, world);
  if (fault.kind == OG_WORLD_RIGHT) fault = og_check_world_arrivals(checker, world);
  if (fault.kind == OG_WORLD_RIGHT) fault = og_check_world_contacts(checker, world);
  if (fault.kind == OG_WORLD_RIGHT) fault = check_life(&checker->boxes, &world->now.boxes, &world->boxes);
  if (fault.kind == OG_WORLD_RIGHT) fault = check_life(&checker->touching, &world->now.touching, &world->touching);
  keep(&checker->boxes, &world->now.boxes);
  keep(&checker->touching, &world->now.touching);
  return fault;
}
