#include "ref/polygon/clip_slabs.h"

#include "ref/polytope/hull_2d.h"

typedef struct slabs {
  og_axis_frame frame;
  const og_polygon *of[2];
  og_clip_room *room;
  int points, most;
} slabs;

// An edge as a function of the height: x at `low` and at `high`.
typedef struct side {
  og_scalar low, high;
} side;

typedef struct trapezoid {
  bool is_there;
  side left, right;
} trapezoid;

static og_scalar x_at(og_vec2 p, og_vec2 q, og_scalar y) {
  if (y == p.y) return p.x;
  if (y == q.y) return q.x;
  return p.x + (y - p.y) / (q.y - p.y) * (q.x - p.x);
}

// The polygon between two heights that have none of its vertices between them. A polygon that is counterclockwise goes
// down on its left and up on its right.
static trapezoid between(const slabs *s, const og_polygon *polygon, og_scalar low, og_scalar high) {
  trapezoid t = {false, {0, 0}, {0, 0}};
  bool has_left = false, has_right = false;
  for (int k = 0; k < polygon->count; k++) {
    const og_vec2 p = og_polygon_vertex(&s->frame, polygon, k);
    const og_vec2 q = og_polygon_vertex(&s->frame, polygon, k + 1 < polygon->count ? k + 1 : 0);
    if (og_min(p.y, q.y) > low || og_max(p.y, q.y) < high || p.y == q.y) continue;
    const side edge = {x_at(p, q, low), x_at(p, q, high)};
    if (p.y > q.y) {
      t.left = edge;
      has_left = true;
    } else {
      t.right = edge;
      has_right = true;
    }
  }
  t.is_there = has_left && has_right;
  return t;
}

static void add(slabs *s, og_scalar x, og_scalar y) {
  if (s->points < s->most) s->room->point[s->points++] = (og_vec3){x, y, 0};
}

// Where two sides cross between the heights, if that is between the other two sides.
static void add_crossing(slabs *s, const side *p, const side *q, const trapezoid both[2], og_scalar low,
                         og_scalar high) {
  const og_scalar at_low = p->low - q->low, at_high = p->high - q->high;
  if (!((at_low < 0) != (at_high < 0)) || at_low == at_high) return;
  const og_scalar t = at_low / (at_low - at_high);
  if (!(t >= 0 && t <= 1)) return;
  const og_scalar x = p->low + t * (p->high - p->low);
  for (int k = 0; k < 2; k++) {
    const side *left = &both[k].left, *right = &both[k].right;
    if (left != p && left != q && x < left->low + t * (left->high - left->low)) return;
    if (right != p && right != q && x > right->low + t * (right->high - right->low)) return;
  }
  add(s, x, low + t * (high - low));
}

static void add_ends(slabs *s, const trapezoid both[2], og_scalar low, og_scalar high) {
  const og_scalar from_low = og_max(both[0].left.low, both[1].left.low);
  const og_scalar to_low = og_min(both[0].right.low, both[1].right.low);
  const og_scalar from_high = og_max(both[0].left.high, both[1].left.high);
  const og_scalar to_high = og_min(both[0].right.high, both[1].right.high);
  if (from_low <= to_low) {
    add(s, from_low, low);
    add(s, to_low, low);
  }
  if (from_high <= to_high) {
    add(s, from_high, high);
    add(s, to_high, high);
  }
}

static void add_slab(slabs *s, og_scalar low, og_scalar high) {
  const trapezoid both[2] = {between(s, s->of[0], low, high), between(s, s->of[1], low, high)};
  if (!both[0].is_there || !both[1].is_there) return;
  add_ends(s, both, low, high);
  add_crossing(s, &both[0].left, &both[1].left, both, low, high);
  add_crossing(s, &both[0].right, &both[1].right, both, low, high);
  add_crossing(s, &both[0].left, &both[1].right, both, low, high);
  add_crossing(s, &both[0].right, &both[1].left, both, low, high);
}

// The next height above, of all vertices; false where there is none.
static bool next_height(const slabs *s, og_scalar above, og_scalar *next) {
  bool found = false;
  for (int i = 0; i < 2; i++)
    for (int k = 0; k < s->of[i]->count; k++) {
      const og_scalar y = og_polygon_vertex(&s->frame, s->of[i], k).y;
      if (!(y > above) || (found && !(y < *next))) continue;
      *next = y;
      found = true;
    }
  return found;
}

og_clip_claim og_clip_slabs(const og_polygon *a, const og_polygon *b, og_clip_room *room) {
  slabs s = {.of = {a, b}, .room = room, .most = 8 * (a->count + b->count)};
  og_clip_claim claim = {.outcome = og_polygon_frame(&s.frame, a, b)};
  if (claim.outcome != OG_OUTCOME_ANSWERED) return claim;
  og_scalar low = -OG_SCALAR_MAX, high = 0;
  bool more = next_height(&s, low, &low);
  // Each turn takes a height of a vertex that was not taken.
  for (int k = 0; k < a->count + b->count && more; k++) {
    more = next_height(&s, low, &high);
    if (more) add_slab(&s, low, high);
    low = high;
  }
  if (s.points == 0) return claim; // they share nothing
  const og_hull_2d_result hull = og_hull_2d(room->point, s.points, room->hull, room->order);
  claim.outcome = hull.outcome;
  if (hull.outcome != OG_OUTCOME_ANSWERED) return claim;
  if (hull.corner_count > room->capacity) return (og_clip_claim){.outcome = OG_OUTCOME_FULL};
  for (int k = 0; k < hull.corner_count; k++) {
    const og_vec3 p = room->point[room->hull[k]];
    room->corner[k] = (og_vec2){s.frame.centre.x + s.frame.unit * p.x, s.frame.centre.y + s.frame.unit * p.y};
  }
  claim.count = hull.corner_count;
  return claim;
}

// ---- what is known of it ----

static const og_door_clip clip_slabs_door = {.run = og_clip_slabs, .bound = 16};

const og_algorithm og_algorithm_clip_slabs = {
    .id = "clip-slabs",
    .row = "3.7",
    .questions = "contact",
    .path = "ref/polygon/clip_slabs",
    .source = "Shamos, Hoey 1976; Varjus 2018, 5.3.2",
    .cost = "O((n + m)^2) as written",
    .limits = "polygons that touch may be said to share nothing",
    .clip = &clip_slabs_door,
};
