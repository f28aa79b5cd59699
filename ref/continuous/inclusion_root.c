#include "ref/continuous/inclusion_root.h"

#include "ref/closest/range.h"
#include "ref/continuous/features_at.h"

// Bounds the error of one coordinate of F, whose points are below 1: 1 epsilon a point with weights of 3 together and the
// other point, 4; three products, 1.5; sums of at most 2, 3 and 4, 4.5. The parameters themselves are multiples of
// 2^-(digits - 1), and so is 1 - u - v: exact.
static const og_scalar ERROR = 16 * OG_SCALAR_EPSILON;

// Of a box longer than that, F goes along its longest side by a third of this, by 22 epsilon without rounding. As F goes at
// most 8 along a whole side, the side is longer than 2 epsilon, and its half is a multiple of epsilon.
static const og_scalar LEAST = 128 * OG_SCALAR_EPSILON;

enum { CORNERS = 8, SIDES = 3 };

static og_vec3 mix(og_vec3 a, og_vec3 b, og_scalar u) { return og_add_scaled(og_scale(1 - u, a), u, b); }

static og_vec3 difference(bool of_edges, const og_vec3 p[4], og_scalar u, og_scalar v) {
  if (of_edges) return og_sub(mix(p[0], p[1], u), mix(p[2], p[3], v));
  const og_vec3 on = og_add(og_add(og_scale(1 - u - v, p[1]), og_scale(u, p[2])), og_scale(v, p[3]));
  return og_sub(p[0], on);
}

// F at corner k: bit 0 is the later time, bit 1 the greater u, bit 2 the greater v.
static void take_corners(og_vec3 f[CORNERS], const og_moving_features_input *in, const og_parameter_box *box) {
  /*@ loop invariant counter: 0 <= k <= 2;
      loop assigns k, f[0 .. 7];
      loop variant 2 - k; */
  for (int k = 0; k < 2; k++) {
    og_vec3 point[4];
    og_features_at(point, in, k == 0 ? box->lo[0] : box->lo[0] + box->size[0]);
    const og_scalar u[2] = {box->lo[1], box->lo[1] + box->size[1]}, v[2] = {box->lo[2], box->lo[2] + box->size[2]};
    f[k] = difference(in->of_edges, point, u[0], v[0]);
    f[k + 2] = difference(in->of_edges, point, u[1], v[0]);
    f[k + 4] = difference(in->of_edges, point, u[0], v[1]);
    f[k + 6] = difference(in->of_edges, point, u[1], v[1]);
  }
}

typedef struct reach {
  og_vec3 lo, hi;
} reach;

static reach reach_of(const og_vec3 f[CORNERS]) {
  reach r = {f[0], f[0]};
  /*@ loop invariant counter: 1 <= k <= 8;
      loop assigns k, r;
      loop variant 8 - k; */
  for (int k = 1; k < CORNERS; k++) {
    r.lo = (og_vec3){og_min(r.lo.x, f[k].x), og_min(r.lo.y, f[k].y), og_min(r.lo.z, f[k].z)};
    r.hi = (og_vec3){og_max(r.hi.x, f[k].x), og_max(r.hi.y, f[k].y), og_max(r.hi.z, f[k].z)};
  }
  return r;
}

static bool may_vanish(const reach *r) {
  return r->lo.x <= ERROR && r->lo.y <= ERROR && r->lo.z <= ERROR && r->hi.x >= -ERROR && r->hi.y >= -ERROR &&
         r->hi.z >= -ERROR;
}

// The side of the parameters along which F goes farthest.
static int longest_side(const og_vec3 f[CORNERS]) {
  int longest = 0;
  og_scalar most = -1;
  /*@ loop invariant counter: 0 <= side <= 3 && 0 <= longest < 3;
      loop assigns side, longest, most;
      loop variant 3 - side; */
  for (int side = 0; side < SIDES; side++) {
    /*@ loop invariant counter: 0 <= k <= 8 && 0 <= longest < 3;
        loop assigns k, longest, most;
        loop variant 8 - k; */
    for (int k = 0; k < CORNERS; k++) {
      const og_scalar way = og_largest(og_sub(f[k], f[k ^ 1 << side]));
      if (!(way > most)) continue;
      most = way;
      longest = side;
    }
  }
  return longest;
}

typedef struct search {
  const og_moving_features_input *in;
  og_moving_features_room *room;
  og_scalar tolerance, first; // the earliest contact found; 2: none
  int count;                  // boxes that wait
} search;

// Looks at the last box that waits. False where there is no room for its halves.
static bool look(search *s) {
  const og_parameter_box box = s->room->box[--s->count];
  const bool outside = !s->in->of_edges && box.lo[1] + box.lo[2] > 1;
  if (outside || box.lo[0] >= s->first) return true;
  og_vec3 f[CORNERS];
  take_corners(f, s->in, &box);
  const reach r = reach_of(f);
  if (!may_vanish(&r)) return true;
  if (og_largest(og_sub(r.hi, r.lo)) <= s->tolerance) {
    s->first = box.lo[0];
    return true;
  }
  if (s->count + 2 > s->room->capacity) return false;
  const int side = longest_side(f);
  og_parameter_box half = box;
  half.size[side] = box.size[side] / 2;
  s->room->box[s->count + 1] = half;
  half.lo[side] += half.size[side];
  s->room->box[s->count] = half;
  s->count += 2;
  return true;
}

// No contact is before that: the earliest time of all that waits.
static og_scalar earliest(const search *s) {
  og_scalar first = og_min(s->first, 1);
  /*@ loop invariant counter: 0 <= k <= s->count;
      loop assigns k, first;
      loop variant s->count - k; */
  for (int k = 0; k < s->count; k++) first = og_min(first, s->room->box[k].lo[0]);
  return first;
}

og_moving_features_claim og_inclusion_root(const og_moving_features_input *in, og_moving_features_room *room) {
  if (room->capacity < 1) return (og_moving_features_claim){.outcome = OG_OUTCOME_FULL};
  search s = {.in = in, .room = room, .tolerance = og_max(in->tolerance, LEAST), .first = 2, .count = 1};
  room->box[0] = (og_parameter_box){{0, 0, 0}, {1, 1, 1}};
  int looked = 0;
  /*@ loop invariant counter: 0 <= looked <= in->most && 0 <= s.count <= room->capacity;
      loop assigns looked, s, room->box[0 .. room->capacity - 1];
      loop variant in->most - looked; */
  while (s.count > 0 && looked < in->most) {
    looked++;
    if (!look(&s)) return (og_moving_features_claim){.outcome = OG_OUTCOME_FULL, .iterations = looked};
  }
  og_moving_features_claim claim = {.outcome = OG_OUTCOME_ANSWERED, .iterations = looked};
  if (s.count > 0) {
    claim.outcome = OG_OUTCOME_ITERATION_LIMIT;
    claim.has_first = true;
    claim.first = earliest(&s);
    return claim;
  }
  claim.has_first = s.first <= 1;
  claim.verdict = claim.has_first ? OG_VERDICT_MEET : OG_VERDICT_APART;
  if (claim.has_first) claim.first = s.first;
  return claim;
}

// ---- what is known of it ----

// At the corner of the box with the least parameters, which is of the motion and the features, each coordinate of F is
// within the tolerance, or LEAST, and twice ERROR: sqrt(3) is below 1.75, sqrt(3) (128 + 32) below 280, and coordinates may be as small as 1/2.
static const og_door_moving_features inclusion_root_door = {
    .run = og_inclusion_root,
    .promises = {.times = 1.75, .apart = 560},
};

const og_algorithm og_algorithm_inclusion_root = {
    .id = "inclusion-root",
    .row = "3.8",
    .questions = "vertex-face, edge-edge",
    .path = "ref/continuous/inclusion_root",
    .source = "Snyder 1992; Redon, Kheddar, Coquillart 2002; Wang et al. 2021",
    .cost = "tens of boxes; more than 1 / tolerance where features slide",
    .limits = "says MEET within the tolerance; features that slide near each other take the limit of steps",
    .moving_features = &inclusion_root_door,
};
