#include "ref/polygon/clip_slabs.h"

#include "ref/orientation/orient_exact.h"

// ---- a chain of a polygon, upwards ----

// The edge that a chain has come to: its lower end and its upper one, which is vertex `at`.
typedef struct climber {
  const og_polygon *polygon;
  bool is_right; // the right chain goes up counterclockwise, the left one clockwise
  int at;
  og_vec2 from, to;
} climber;

// Heights from `low` to `high`, or a number at either; between them it changes as a straight line does.
typedef struct span {
  og_scalar low, high;
} span;

/*@ predicate is_ring(og_polygon *p) =
      \valid_read(p) && 3 <= p->count <= 100000000 && \valid_read(p->vertex + (0 .. p->count - 1));
    predicate is_at(climber c, og_polygon *p) = c.polygon == p && 0 <= c.at < p->count;
*/

// As og_polygon_vertex, which promises more than is proved.
//@ requires memory: \valid_read(frame); terminates \true; exits \false; assigns \nothing;
static og_vec2 in_frame(const og_axis_frame *frame, og_vec2 v) {
  return (og_vec2){(v.x - frame->centre.x) * frame->inverse, (v.y - frame->centre.y) * frame->inverse};
}

/*@ requires memory: \valid_read(frame) && is_ring(polygon);
    terminates \true; exits \false; assigns \nothing;
    ensures place: is_at(\result, polygon); */
static climber at_lowest(const og_axis_frame *frame, const og_polygon *polygon, bool is_right) {
  climber c = {.polygon = polygon, .is_right = is_right, .to = in_frame(frame, polygon->vertex[0])};
  /*@ loop invariant counter: 1 <= k <= polygon->count;
      loop invariant place: is_at(c, polygon);
      loop assigns k, c;
      loop variant polygon->count - k; */
  for (int k = 1; k < polygon->count; k++) {
    const og_vec2 v = in_frame(frame, polygon->vertex[k]);
    if (!(v.y < c.to.y)) continue;
    c.at = k;
    c.to = v;
  }
  c.from = c.to;
  return c;
}

// To the edge that leads above this height, past edges that are level. The polygon reaches higher, so there is one, and
// no chain passes the top: the two of a polygon pass each vertex once at most.
/*@ requires memory: \valid_read(frame) && is_ring(c.polygon) && is_at(c, c.polygon);
    terminates \true; exits \false; assigns \nothing;
    ensures place: is_at(\result, \old(c.polygon)); */
static climber climb_past(const og_axis_frame *frame, climber c, og_scalar height) {
  const int last = c.polygon->count - 1;
  /*@ loop invariant counter: 0 <= k <= last + 1;
      loop invariant place: is_at(c, \at(c.polygon, Pre));
      loop assigns k, c;
      loop variant last - k; */
  for (int k = 0; k <= last && !(c.to.y > height); k++) {
    if (c.is_right) c.at = c.at < last ? c.at + 1 : 0;
    else c.at = c.at > 0 ? c.at - 1 : last;
    c.from = c.to;
    c.to = in_frame(frame, c.polygon->vertex[c.at]);
  }
  return c;
}

//@ requires memory: \valid_read(c); terminates \true; exits \false; assigns \nothing;
static og_scalar edge_at(const climber *c, og_scalar y) {
  if (y == c->from.y) return c->from.x;
  if (y == c->to.y) return c->to.x;
  return c->from.x + (y - c->from.y) / (c->to.y - c->from.y) * (c->to.x - c->from.x);
}

// ---- what both share of horizontal lines ----

// An edge as far as it crosses a slab, and whether it ends there.
typedef struct side {
  span x;
  bool ends;
} side;

typedef struct slab {
  span y;
  side left[2], right[2];
} slab;

// From the rightmost left edge to the leftmost right one, at height y; nothing where `to` is less. Each of the two is
// a corner, or a point on an edge that goes on.
typedef struct level {
  og_scalar y, from, to;
  bool is_corner[2];
} level;

// One side of the answer, upwards, each point higher than the one before.
typedef struct chain {
  og_vec3 *point;
  int count, most;
  bool is_loose; // the last point is no corner but where it is the highest of all
  int turn;      // how it turns where it is convex: 1 to the left, -1 to the right
} chain;

typedef struct shared {
  chain left, right;
} shared;

/*@ predicate is_chain(chain *c) = \valid(c->point + (0 .. c->most - 1)) && 0 <= c->count <= c->most;
    predicate are_sides(shared *s) = \valid(s) && is_chain(&s->left) && is_chain(&s->right) &&
      (0 < s->left.count <==> 0 < s->right.count) &&
      \separated(s, s->left.point + (0 .. s->left.most - 1), s->right.point + (0 .. s->right.most - 1));
    predicate have_room(shared *s, integer points) =
      s->left.count + points <= s->left.most && s->right.count + points <= s->right.most;
    predicate are_longer{Before, Now}(shared *s, integer points) =
      \at(s->left.count, Now) <= \at(s->left.count, Before) + points &&
      \at(s->right.count, Now) <= \at(s->right.count, Before) + points;
*/

//@ requires memory: \valid_read(s); terminates \true; exits \false; assigns \nothing;
static og_scalar along_span(const span *s, og_scalar t) { return t < 1 ? s->low + t * (s->high - s->low) : s->high; }

//@ requires memory: \valid_read(s); terminates \true; exits \false; assigns \nothing;
static level level_at(const slab *s, og_scalar t) {
  return (level){.y = og_min(along_span(&s->y, t), s->y.high),
                 .from = og_max(along_span(&s->left[0].x, t), along_span(&s->left[1].x, t)),
                 .to = og_min(along_span(&s->right[0].x, t), along_span(&s->right[1].x, t))};
}

//@ requires memory: \valid_read(l); terminates \true; exits \false; assigns \nothing;
static bool is_empty_level(const level *l) { return l->to < l->from; }

// Of points at one height the outer one stays; a point that would make a dent goes. Each point goes once at most.
/*@ requires memory: \valid(c) && is_chain(c) && c->count < c->most;
    requires apart: \separated(c, c->point + (0 .. c->most - 1));
    terminates \true; exits \false; assigns c->count, c->is_loose, c->point[0 .. c->most - 1];
    ensures chain: is_chain(c) && 0 < c->count <= \old(c->count) + 1; */
static void extend_side(chain *c, og_scalar x, og_scalar y, bool is_corner) {
  const og_vec3 p = {x, y, 0};
  if (c->count > 1 && c->is_loose) c->count--;
  c->is_loose = !is_corner;
  if (c->count > 0 && c->point[c->count - 1].y == y) {
    c->is_loose = false;
    if (!((og_scalar)c->turn * (x - c->point[c->count - 1].x) > 0)) return;
    c->count--;
  }
  /*@ loop invariant count: 0 <= c->count < c->most && c->count <= \at(c->count, Pre);
      loop assigns c->count;
      loop variant c->count; */
  while (c->count > 1 && og_orient2d_exact(c->point[c->count - 2], c->point[c->count - 1], p) != c->turn) c->count--;
  c->point[c->count++] = p;
}

/*@ requires memory: are_sides(s) && have_room(s, 1) && \valid_read(l) && \separated(s, l);
    requires apart: \separated(l, s->left.point + (0 .. s->left.most - 1), s->right.point + (0 .. s->right.most - 1));
    terminates \true; exits \false;
    assigns s->left.count, s->left.is_loose, s->left.point[0 .. s->left.most - 1],
      s->right.count, s->right.is_loose, s->right.point[0 .. s->right.most - 1];
    ensures sides: are_sides(s) && are_longer{Pre, Post}(s, 1); */
static void append_level(shared *s, const level *l) {
  if (is_empty_level(l)) return;
  extend_side(&s->left, l->from, l->y, l->is_corner[0]);
  extend_side(&s->right, l->to, l->y, l->is_corner[1]);
}

// Between two levels the ends of what is shared go straight up. Where only one level has any of it, they meet.
/*@ requires memory: are_sides(s) && have_room(s, 1) && \valid_read(below) && \valid_read(above);
    requires apart: \separated(below, s->left.point + (0 .. s->left.most - 1),
      s->right.point + (0 .. s->right.most - 1));
    terminates \true; exits \false;
    assigns s->left.count, s->left.is_loose, s->left.point[0 .. s->left.most - 1],
      s->right.count, s->right.is_loose, s->right.point[0 .. s->right.most - 1];
    ensures sides: are_sides(s) && are_longer{Pre, Post}(s, 1); */
static void append_meeting(shared *s, const level *below, const level *above) {
  const og_scalar of_below = below->to - below->from, of_above = above->to - above->from;
  const og_scalar t = of_below / (of_below - of_above), x = below->from + t * (above->from - below->from);
  const og_scalar y = og_min(below->y + t * (above->y - below->y), above->y);
  append_level(s, &(level){y, x, x, {true, true}});
}

// Do two edges cross within the slab, and which part of it is below?
/*@ requires memory: \valid_read(e + (0 .. 1)) && \valid(below) && \separated(below, e + (0 .. 1));
    terminates \true; exits \false; assigns *below; */
static bool crosses_within(const side e[2], og_scalar *below) {
  const og_scalar at_low = e[0].x.low - e[1].x.low, at_high = e[0].x.high - e[1].x.high;
  if ((at_low < 0) == (at_high < 0)) return false;
  *below = at_low / (at_low - at_high);
  return true;
}

// Does the edge that bounds what is shared end at the upper line? The outer one does not: `inward` is 1 for left edges,
// -1 for right ones.
//@ requires memory: \valid_read(e + (0 .. 1)); terminates \true; exits \false; assigns \nothing;
static bool ends_there(const side e[2], og_scalar inward) {
  const og_scalar ahead = inward * (e[0].x.high - e[1].x.high);
  return (ahead >= 0 && e[0].ends) || (ahead <= 0 && e[1].ends);
}

// Both left edges may cross, and both right ones. Between the levels of these crossings no end of what is shared has a
// corner. What is shared is convex: it begins once and ends once. So a slab has four points of each side at most.
/*@ requires memory: are_sides(s) && have_room(s, 4) && \valid_read(both) && \separated(s, both);
    terminates \true; exits \false;
    assigns s->left.count, s->left.is_loose, s->left.point[0 .. s->left.most - 1],
      s->right.count, s->right.is_loose, s->right.point[0 .. s->right.most - 1];
    ensures sides: are_sides(s) && are_longer{Pre, Post}(s, 4); */
static void append_slab(shared *s, const slab *both) {
  og_scalar t[2] = {0, 0};
  const bool crosses[2] = {crosses_within(both->left, &t[0]), crosses_within(both->right, &t[1])};
  const int lower = t[1] < t[0] ? 1 : 0;
  level at[] = {level_at(both, 0), level_at(both, t[lower]), level_at(both, t[1 - lower]), level_at(both, 1)};
  at[1].is_corner[lower] = crosses[lower];
  at[2].is_corner[1 - lower] = crosses[1 - lower];
  at[3].is_corner[0] = ends_there(both->left, 1);
  at[3].is_corner[1] = ends_there(both->right, -1);
  int first = 0, last = 3;
  /*@ loop invariant first: 0 <= first <= 4;
      loop assigns first;
      loop variant 4 - first; */
  while (first < 4 && is_empty_level(&at[first])) first++;
  /*@ loop invariant last: (first < 4 ==> first <= last) && last <= 3;
      loop assigns last;
      loop variant last - first; */
  while (last > first && is_empty_level(&at[last])) last--;
  if (first == 4) return;
  if (first > 0) append_meeting(s, &at[first - 1], &at[first]);
  /*@ loop invariant counter: first <= k <= last + 1;
      loop invariant sides: are_sides(s) && are_longer{Pre, Here}(s, (first > 0 ? 1 : 0) + k - first);
      loop assigns k, s->left.count, s->left.is_loose, s->left.point[0 .. s->left.most - 1],
        s->right.count, s->right.is_loose, s->right.point[0 .. s->right.most - 1];
      loop variant last - k; */
  for (int k = first; k <= last; k++) append_level(s, &at[k]);
  if (last < 3) append_meeting(s, &at[last], &at[last + 1]);
}

// ---- both polygons ----

/*@ requires memory: \valid_read(frame) && is_ring(polygon);
    terminates \true; exits \false; assigns \nothing; */
static span heights_of(const og_axis_frame *frame, const og_polygon *polygon) {
  span s = {OG_SCALAR_MAX, -OG_SCALAR_MAX};
  /*@ loop invariant counter: 0 <= k <= polygon->count;
      loop assigns k, s;
      loop variant polygon->count - k; */
  for (int k = 0; k < polygon->count; k++) {
    const og_scalar y = in_frame(frame, polygon->vertex[k]).y;
    s = (span){og_min(s.low, y), og_max(s.high, y)};
  }
  return s;
}

// What a polygon has of its lowest or its highest line.
/*@ requires memory: \valid(l) && \valid_read(frame) && is_ring(polygon);
    terminates \true; exits \false; assigns l->from, l->to; */
static void cut_to_end(level *l, const og_axis_frame *frame, const og_polygon *polygon) {
  span x = {OG_SCALAR_MAX, -OG_SCALAR_MAX};
  /*@ loop invariant counter: 0 <= k <= polygon->count;
      loop assigns k, x;
      loop variant polygon->count - k; */
  for (int k = 0; k < polygon->count; k++) {
    const og_vec2 v = in_frame(frame, polygon->vertex[k]);
    if (v.y == l->y) x = (span){og_min(x.low, v.x), og_max(x.high, v.x)};
  }
  l->from = og_max(l->from, x.low);
  l->to = og_min(l->to, x.high);
}

//@ requires memory: \valid_read(c); terminates \true; exits \false; assigns \nothing;
static side within(const climber *c, span y) {
  return (side){{edge_at(c, y.low), edge_at(c, y.high)}, c->to.y == y.high};
}

// Each slab but the last ends at a vertex that some chain passes then: there are at most n + m.
/*@ requires memory: are_sides(s) && have_room(s, 4 * (a->count + b->count)) && \valid_read(frame) &&
      is_ring(a) && is_ring(b);
    requires apart: \separated(s, frame, a, b) &&
      \separated(a, s->left.point + (0 .. s->left.most - 1), s->right.point + (0 .. s->right.most - 1)) &&
      \separated(b, s->left.point + (0 .. s->left.most - 1), s->right.point + (0 .. s->right.most - 1));
    terminates \true; exits \false;
    assigns s->left.count, s->left.is_loose, s->left.point[0 .. s->left.most - 1],
      s->right.count, s->right.is_loose, s->right.point[0 .. s->right.most - 1];
    ensures sides: are_sides(s); */
static void append_slabs(shared *s, const og_axis_frame *frame, const og_polygon *a, const og_polygon *b, span y) {
  climber left[] = {at_lowest(frame, a, false), at_lowest(frame, b, false)};
  climber right[] = {at_lowest(frame, a, true), at_lowest(frame, b, true)};
  /*@ loop invariant counter: 0 <= k <= a->count + b->count;
      loop invariant sides: are_sides(s) && are_longer{Pre, Here}(s, 4 * k);
      loop invariant rings: is_ring(a) && is_ring(b);
      loop invariant left: is_at(left[0], a) && is_at(left[1], b);
      loop invariant right: is_at(right[0], a) && is_at(right[1], b);
      loop assigns k, y, left[0 .. 1], right[0 .. 1], s->left.count, s->left.is_loose,
        s->left.point[0 .. s->left.most - 1], s->right.count, s->right.is_loose, s->right.point[0 .. s->right.most - 1];
      loop variant a->count + b->count - k; */
  for (int k = 0; k < a->count + b->count && y.low < y.high; k++) {
    slab both = {.y = y};
    left[0] = climb_past(frame, left[0], y.low);
    left[1] = climb_past(frame, left[1], y.low);
    right[0] = climb_past(frame, right[0], y.low);
    right[1] = climb_past(frame, right[1], y.low);
    both.y.high = og_min(both.y.high, og_min(og_min(left[0].to.y, left[1].to.y), og_min(right[0].to.y, right[1].to.y)));
    both.left[0] = within(&left[0], both.y);
    both.left[1] = within(&left[1], both.y);
    both.right[0] = within(&right[0], both.y);
    both.right[1] = within(&right[1], both.y);
    append_slab(s, &both);
    y.low = both.y.high;
  }
}

// The right side upwards, then the left one downwards. At either end both may have the same point, which is one corner.
/*@ requires memory: are_sides(s) && \valid_read(frame) && \valid_read(room) && s->left.most <= 1000000000 &&
      s->right.most <= 1000000000;
    requires corners: \valid(room->corner + (0 .. room->capacity - 1));
    requires apart: \separated(room->corner + (0 .. room->capacity - 1), s, frame, room);
    terminates \true; exits \false; assigns room->corner[0 .. room->capacity - 1];
    ensures count: 0 <= \result.count && (\result.outcome != OG_OUTCOME_ANSWERED ==> \result.count == 0);
    ensures room: \result.outcome == OG_OUTCOME_ANSWERED ==> \result.count <= room->capacity; */
static og_clip_claim corners_of(const shared *s, const og_axis_frame *frame, const og_clip_room *room) {
  const og_vec3 *left = s->left.point, *right = s->right.point;
  const int turn = s->right.count;
  int begin = 0, end = s->left.count;
  if (end > 0 && left[end - 1].x == right[turn - 1].x) end--;
  if (end > 0 && left[0].x == right[0].x) begin++;
  const int count = turn + end - begin;
  if (count > room->capacity) return (og_clip_claim){.outcome = OG_OUTCOME_FULL};
  /*@ loop invariant counter: 0 <= k && (0 <= count ==> k <= count);
      loop assigns k, room->corner[0 .. count - 1];
      loop variant count - k; */
  for (int k = 0; k < count; k++) {
    const og_vec3 p = k < turn ? right[k] : left[end - 1 - (k - turn)];
    room->corner[k] = (og_vec2){frame->centre.x + frame->unit * p.x, frame->centre.y + frame->unit * p.y};
  }
  return (og_clip_claim){OG_OUTCOME_ANSWERED, count};
}

og_clip_claim og_clip_slabs(const og_polygon *a, const og_polygon *b, og_clip_room *room) {
  og_axis_frame frame;
  const og_outcome outcome = og_polygon_frame(&frame, a, b);
  if (outcome != OG_OUTCOME_ANSWERED) return (og_clip_claim){.outcome = outcome};
  // There are at most n + m slabs, of four points of each side.
  const int most = 4 * (a->count + b->count);
  shared s = {{.point = room->point, .most = most, .turn = -1}, {.point = room->point + most, .most = most, .turn = 1}};
  const span of_a = heights_of(&frame, a), of_b = heights_of(&frame, b);
  const span y = {og_max(of_a.low, of_b.low), og_min(of_a.high, of_b.high)};
  if (y.low == y.high) { // one stands on the other: no slab, but a line
    level line = {y.low, -OG_SCALAR_MAX, OG_SCALAR_MAX, {true, true}};
    cut_to_end(&line, &frame, a);
    cut_to_end(&line, &frame, b);
    append_level(&s, &line);
  }
  if (y.low < y.high) append_slabs(&s, &frame, a, b, y);
  return corners_of(&s, &frame, room);
}

// ---- what is known of it ----

static const og_door_clip clip_slabs_door = {.run = og_clip_slabs, .bound = 16};

const og_algorithm og_algorithm_clip_slabs = {
    .id = "clip-slabs",
    .row = "3.7",
    .questions = "contact",
    .path = "ref/polygon/clip_slabs",
    .source = "Shamos, Hoey 1976; Varjus 2018, 5.3.2",
    .cost = "O(n + m)",
    .limits = "polygons that touch may be said to share nothing",
    .clip = &clip_slabs_door,
};
