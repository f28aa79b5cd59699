#include "ref/polygon/triangulate_ears.h"

#include "ref/orientation/orient_exact.h"
#include "ref/polygon/simple_ring.h"

// What is left of the polygon. Corners are numbers of points.
typedef struct remainder_ring {
  const og_vec3 *point;
  int turn;
  int *next, *before;
  int *blunt, blunt_count; // corners that are not convex
} remainder_ring;

/*@ predicate ring_ends(remainder_ring *r, integer v) =
      \valid_read(r) && \valid_read(r->next + v) && \valid_read(r->before + v) && \valid_read(r->point + v) &&
      \valid_read(r->point + r->next[v]) && \valid_read(r->point + r->before[v]);
    predicate blunt_points(remainder_ring *r) =
      0 <= r->blunt_count && \valid(r->blunt + (0 .. r->blunt_count - 1)) &&
      \forall integer i; 0 <= i < r->blunt_count ==> \valid_read(r->point + r->blunt[i]);
*/

/// 1: the way from a over b to c turns as the polygon does.
/*@ requires points: \valid_read(r) && \valid_read(r->point + a) && \valid_read(r->point + b) &&
                     \valid_read(r->point + c);
    terminates \true; exits \false; assigns \nothing; */
static int turn_of(const remainder_ring *r, int a, int b, int c) {
  return r->turn * og_orient2d_exact(r->point[a], r->point[b], r->point[c]);
}

//@ requires ring: ring_ends(r, v); terminates \true; exits \false; assigns \nothing;
static bool is_convex(const remainder_ring *r, int v) { return turn_of(r, r->before[v], v, r->next[v]) > 0; }

/// Does the triangle hold point p, be it on its boundary?
/*@ requires points: \valid_read(r) && \valid_read(r->point + a) && \valid_read(r->point + b) &&
                     \valid_read(r->point + c) && \valid_read(r->point + p);
    terminates \true; exits \false; assigns \nothing; */
static bool holds(const remainder_ring *r, int a, int b, int c, int p) {
  return turn_of(r, a, b, p) >= 0 && turn_of(r, b, c, p) >= 0 && turn_of(r, c, a, p) >= 0;
}

/*@ requires ring: ring_ends(r, v) && blunt_points(r);
    terminates \true; exits \false; assigns \nothing; */
static bool is_ear(const remainder_ring *r, int v) {
  const int a = r->before[v], c = r->next[v];
  if (!is_convex(r, v)) return false;
  /*@ loop invariant counter: 0 <= k <= r->blunt_count;
      loop assigns k;
      loop variant r->blunt_count - k; */
  for (int k = 0; k < r->blunt_count; k++) {
    const int p = r->blunt[k];
    if (p != a && p != c && holds(r, a, v, c, p)) return false;
  }
  return true;
}

/// Takes v off the list of corners that are not convex, if it has become convex. Convex ones stay so: what is cut off
/// makes angles smaller.
/*@ requires ring: ring_ends(r, v) && \valid(r) && blunt_points(r);
    terminates \true; exits \false; assigns r->blunt_count, r->blunt[0 .. r->blunt_count - 1];
    ensures count: 0 <= r->blunt_count <= \old(r->blunt_count); */
static void look_again(remainder_ring *r, int v) {
  if (!is_convex(r, v)) return;
  /*@ loop invariant counter: 0 <= k <= r->blunt_count && r->blunt_count == \at(r->blunt_count, Pre);
      loop assigns k;
      loop variant r->blunt_count - k; */
  for (int k = 0; k < r->blunt_count; k++)
    if (r->blunt[k] == v) {
      r->blunt[k] = r->blunt[--r->blunt_count];
      return;
    }
}

/*@ requires memory: \valid(room) && \valid(room->triangle[room->triangle_count] + (0 .. 2));
    terminates \true; exits \false; assigns room->triangle_count, room->triangle[room->triangle_count][0 .. 2]; */
static void put_triangle(og_triangulate_room *room, int a, int b, int c) {
  int *triangle = room->triangle[room->triangle_count++];
  triangle[0] = a;
  triangle[1] = b;
  triangle[2] = c;
}

static void cut(remainder_ring *r, int v) {
  const int a = r->before[v], c = r->next[v];
  r->next[a] = c;
  r->before[c] = a;
  look_again(r, a);
  look_again(r, c);
}

// The list of corners is kept as that of corners that are not convex.
/*@ requires ring: 3 <= corners && \valid(r) && \valid(r->blunt + (0 .. corners - 1));
    terminates \true; exits \false;
    assigns r->next[..], r->before[..], r->blunt[0 .. corners - 1], r->blunt_count; */
static void link_corners(remainder_ring *r, int corners) {
  /*@ loop invariant counter: 0 <= k <= corners;
      loop assigns k, r->next[..], r->before[..];
      loop variant corners - k; */
  for (int k = 0; k < corners; k++) {
    r->before[r->blunt[k]] = r->blunt[k > 0 ? k - 1 : corners - 1];
    r->next[r->blunt[k]] = r->blunt[k + 1 < corners ? k + 1 : 0];
  }
  r->blunt_count = 0;
  /*@ loop invariant counter: 0 <= k <= corners && 0 <= r->blunt_count <= k;
      loop assigns k, r->blunt_count, r->blunt[0 .. corners - 1];
      loop variant corners - k; */
  for (int k = 0; k < corners; k++)
    if (!is_convex(r, r->blunt[k])) r->blunt[r->blunt_count++] = r->blunt[k];
}

og_outcome og_triangulate_ears(const og_vec3 *point, int count, og_triangulate_room *room) {
  room->triangle_count = 0;
  const og_ring ring = og_simple_ring(room->corner, point, count);
  if (ring.outcome != OG_OUTCOME_ANSWERED) return ring.outcome;
  remainder_ring rest = {point, ring.turn, room->next, room->before, room->corner, 0};
  int v = room->corner[0], left = ring.count;
  link_corners(&rest, ring.count);
  // So many corners before v are no ears. A cut leaves both its neighbours in doubt: one before v, and the one behind,
  // which may be the first of these. Each turn makes 3 left - passed smaller; a simple polygon always has an ear.
  int passed = 0;
  /*@ loop invariant counters: 3 <= left <= ring.count && 0 <= passed <= left;
      loop invariant count: room->triangle_count == ring.count - left;
      loop assigns v, left, passed, rest, room->triangle_count, room->triangle[0 .. count - 1][0 .. 2],
                   room->corner[0 .. count - 1], room->next[0 .. count - 1], room->before[0 .. count - 1];
      loop variant 3 * left - passed; */
  while (left > 3 && passed < left) {
    if (is_ear(&rest, v)) {
      put_triangle(room, rest.before[v], v, rest.next[v]);
      cut(&rest, v);
      v = rest.before[v];
      left--;
      passed = passed > 2 ? passed - 2 : 0;
    } else {
      v = rest.next[v];
      passed++;
    }
  }
  put_triangle(room, rest.before[v], v, rest.next[v]);
  return left == 3 ? OG_OUTCOME_ANSWERED : OG_OUTCOME_DEGENERATE;
}

// ---- what is known of it ----

static const og_door_triangulate door = {.run = og_triangulate_ears};

const og_algorithm og_algorithm_triangulate_ears = {
    .id = "triangulate-ears",
    .row = "3.2",
    .questions = "triangulate",
    .path = "ref/polygon/triangulate_ears",
    .source = "Meisters 1975; Ericson 2005, 12.5.1",
    .cost = "O(n^2)",
    .limits = "coordinates whose bits lie within 2^800 of each other (2^110 in binary32)",
    .triangulate = &door,
};
