#include "ref/polygon/triangulate_monotone.h"

#include "ref/orientation/orient_exact.h"
#include "ref/polygon/simple_ring.h"
#include "ref/polytope/hull_2d.h"

// Places are numbers of corners, counterclockwise; edge k goes from place k to the next. Nodes are places in the rings
// that the diagonals cut the polygon into: those of the polygon first, then two for each diagonal.
typedef struct sweep {
  const og_vec3 *point;
  og_triangulate_room *room;
  int corners, turn;
  int nodes, most; // that there are, and that there is room for
  int crossing;    // edges across the sweep, in room->across, from the lowest up
} sweep;

//@ terminates \true; exits \false; assigns \nothing;
static int after(const sweep *s, int k) { return k + 1 < s->corners ? k + 1 : 0; }
//@ terminates \true; exits \false; assigns \nothing;
static int before(const sweep *s, int k) { return k > 0 ? k - 1 : s->corners - 1; }
static og_vec3 at(const sweep *s, int place) { return s->point[s->room->corner[place]]; }
static int turn_of(const sweep *s, int a, int b, int c) { return og_orient2d_exact(at(s, a), at(s, b), at(s, c)); }

//@ terminates \true; exits \false; assigns \nothing;
static bool precedes(og_vec3 a, og_vec3 b) { return a.x < b.x || (a.x == b.x && a.y < b.y); }

// ---- edges across the sweep ----

/// An edge with the inside above it goes to the right.
static bool is_floor(const sweep *s, int edge) { return precedes(at(s, edge), at(s, after(s, edge))); }

/// 1: the corner lies above the edge, -1: below.
static int side_of(const sweep *s, int edge, int place) {
  const int sign = turn_of(s, edge, after(s, edge), place);
  return is_floor(s, edge) ? sign : -sign;
}

/// How many edges lie below the corner.
static int count_below(const sweep *s, int place) {
  int low = 0, high = s->crossing;
  /*@ loop invariant range: 0 <= low <= high <= s->crossing;
      loop assigns low, high;
      loop variant high - low; */
  while (low < high) {
    const int middle = low + (high - low) / 2;
    if (side_of(s, s->room->across[middle], place) > 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/// Puts `put` edges in the place of `gone` ones.
static void replace(sweep *s, int from, int gone, const int *edge, int put) {
  int *across = s->room->across;
  const int by = put - gone;
  /*@ loop invariant counter: from + gone - 1 <= k;
      loop assigns k, across[0 ..];
      loop variant k; */
  for (int k = s->crossing - 1; by > 0 && k >= from + gone; k--) across[k + by] = across[k];
  /*@ loop invariant counter: from + gone <= k;
      loop assigns k, across[0 ..];
      loop variant s->crossing - k; */
  for (int k = from + gone; by < 0 && k < s->crossing; k++) across[k + by] = across[k];
  /*@ loop invariant counter: 0 <= k;
      loop assigns k, across[0 ..];
      loop variant put - k; */
  for (int k = 0; k < put; k++) across[from + k] = edge[k];
  s->crossing += by;
}

/// Do the edges at a place of the list and above it meet, though they are no neighbours in the polygon?
static bool meets_above(const sweep *s, int k) {
  if (k < 0 || k + 1 >= s->crossing) return false;
  const int e = s->room->across[k], f = s->room->across[k + 1];
  if (after(s, e) == f || after(s, f) == e) return false;
  return og_segments_meet(at(s, e), at(s, after(s, e)), at(s, f), at(s, after(s, f)));
}

// ---- diagonals ----

typedef struct cut_ends {
  int above, below; // nodes of the corner at the right end, in the parts above and below
} cut_ends;

/// Cuts a part along the way from node a, at its left, to node b.
static cut_ends cut(sweep *s, int a, int b) {
  int *next = s->room->next, *previous = s->room->before;
  const int a_below = s->nodes++, b_below = s->nodes++;
  s->room->place[a_below] = s->room->place[a];
  s->room->place[b_below] = s->room->place[b];
  next[a_below] = next[a];
  previous[next[a]] = a_below;
  previous[b_below] = previous[b];
  next[previous[b]] = b_below;
  next[b_below] = a_below;
  previous[a_below] = b_below;
  next[a] = b;
  previous[b] = a;
  return (cut_ends){b, b_below};
}

/// The trapezoid above a floor ends at a node: a diagonal from its left corner, unless an edge is there.
static bool close_trapezoid(sweep *s, int floor, int node, cut_ends *ends) {
  const int left = s->room->left[floor], from = s->room->place[left], to = s->room->place[node];
  *ends = (cut_ends){node, node};
  if (from == after(s, to) || from == before(s, to)) return true;
  if (s->nodes + 2 > s->most) return false;
  *ends = cut(s, left, node);
  return true;
}

// ---- corners, from left to right ----

/// Two edges begin: a trapezoid between them, or the parts above and below a corner within one.
static bool begin(sweep *s, int place, int from) {
  const int out = place, in = before(s, place); // edges
  const int sign = turn_of(s, in, place, after(s, place));
  if (sign == 0) return false;
  const int edges[2] = {sign > 0 ? out : in, sign > 0 ? in : out};
  const int floor = from > 0 ? s->room->across[from - 1] : -1;
  replace(s, from, 0, edges, 2);
  s->room->left[out] = place;
  if (sign > 0) return true;
  cut_ends ends;
  if (floor < 0 || !is_floor(s, floor) || !close_trapezoid(s, floor, place, &ends)) return false;
  s->room->left[out] = ends.above;
  s->room->left[floor] = ends.below;
  return true;
}

/// Two edges end: the trapezoid between them, or those above and below, which go on as one.
static bool end(sweep *s, int place, int from) {
  const int lower = s->room->across[from];
  cut_ends ends;
  if (is_floor(s, lower)) {
    replace(s, from, 2, NULL, 0);
    return close_trapezoid(s, lower, place, &ends);
  }
  const int floor = from > 0 ? s->room->across[from - 1] : -1, upper = s->room->across[from + 1];
  replace(s, from, 2, NULL, 0);
  if (floor < 0 || !is_floor(s, floor)) return false;
  if (!close_trapezoid(s, floor, place, &ends)) return false;
  if (!close_trapezoid(s, upper, ends.below, &ends)) return false;
  s->room->left[floor] = ends.above;
  return true;
}

/// One edge ends and one begins.
static bool go_on(sweep *s, int place, int from) {
  const int old = s->room->across[from], fresh = old == place ? before(s, place) : place;
  cut_ends ends;
  replace(s, from, 1, &fresh, 1);
  if (is_floor(s, old)) {
    if (!close_trapezoid(s, old, place, &ends)) return false;
    s->room->left[fresh] = ends.above;
    return true;
  }
  const int floor = from > 0 ? s->room->across[from - 1] : -1;
  if (floor < 0 || !is_floor(s, floor) || !close_trapezoid(s, floor, place, &ends)) return false;
  s->room->left[floor] = ends.below;
  return true;
}

/// False where the polygon is not simple. Of the edges across the sweep only those that end at a corner may hold it.
static bool pass(sweep *s, int place) {
  const int from = count_below(s, place);
  int ending = 0;
  /*@ loop invariant counter: 0 <= ending;
      loop assigns ending;
      loop variant s->crossing - ending; */
  while (from + ending < s->crossing && side_of(s, s->room->across[from + ending], place) == 0) {
    const int edge = s->room->across[from + ending++];
    if (edge != place && edge != before(s, place)) return false;
  }
  const bool right = ending == 0 ? begin(s, place, from) : ending == 1 ? go_on(s, place, from) : end(s, place, from);
  const int last = from + 2 - ending; // of the edges that begin, or the one below where none does
  if (!right) return false;
  /*@ loop invariant counter: from - 1 <= k;
      loop assigns k;
      loop variant last - k; */
  for (int k = from - 1; k < last; k++)
    if (meets_above(s, k)) return false;
  return true;
}

// ---- parts ----

static void put_triangle(sweep *s, int a, int b, int c) {
  const int *corner = s->room->corner, *place = s->room->place;
  int *triangle = s->room->triangle[s->room->triangle_count++];
  triangle[0] = corner[place[s->turn > 0 ? a : c]];
  triangle[1] = corner[place[b]];
  triangle[2] = corner[place[s->turn > 0 ? c : a]];
}

/// The chain goes from one end of the part's longest edge to the other. Each corner at which it turns as the polygon does is
/// cut off; what stays behind bends the other way.
static void cut_part(sweep *s, int first, int last) {
  int *next = s->room->next, *previous = s->room->before;
  const int *place = s->room->place;
  // Once around: each turn of the outer loop goes a node on, each of the inner one takes a node out.
  //@ loop assigns v, next[0 ..], previous[0 ..], s->room->triangle_count, s->room->triangle[0 ..][0 .. 2];
  for (int v = next[next[first]]; v != first; v = next[v])
    //@ loop assigns next[0 ..], previous[0 ..], s->room->triangle_count, s->room->triangle[0 ..][0 .. 2];
    while (previous[v] != first && turn_of(s, place[previous[previous[v]]], place[previous[v]], place[v]) > 0) {
      const int gone = previous[v];
      put_triangle(s, previous[gone], gone, v);
      next[previous[gone]] = v;
      previous[v] = previous[gone];
      next[gone] = -1;
    }
  next[first] = next[last] = -1;
}

/// The part's longest edge leads from its last node to its first one.
static void triangulate_part(sweep *s, int node) {
  const int *next = s->room->next, *place = s->room->place;
  int least = node, most = node;
  // Once around the ring.
  //@ loop assigns v, least, most;
  for (int v = next[node]; v != node; v = next[v]) {
    if (precedes(at(s, place[v]), at(s, place[least]))) least = v;
    if (precedes(at(s, place[most]), at(s, place[v]))) most = v;
  }
  if (next[least] == most) cut_part(s, most, least);
  else cut_part(s, least, most);
}

// ---- the whole ----

static void reverse(int *corner, int count) {
  /*@ loop invariant counter: 0 <= i && k == count - 1 - i;
      loop assigns i, k, corner[0 .. count - 1];
      loop variant k - i; */
  for (int i = 0, k = count - 1; i < k; i++, k--) {
    const int held = corner[i];
    corner[i] = corner[k];
    corner[k] = held;
  }
}

/// The places, by x and y, in room->order: as many as there are corners. Points that are no corners have no place.
static void sort_places(sweep *s, int count) {
  int *of_point = s->room->across;
  og_order_by_x_y(s->point, s->room->order, count);
  /*@ loop invariant counter: 0 <= k <= count;
      loop assigns k, of_point[0 .. count - 1];
      loop variant count - k; */
  for (int k = 0; k < count; k++) of_point[k] = -1;
  /*@ loop invariant counter: 0 <= k;
      loop assigns k, of_point[0 .. count - 1];
      loop variant s->corners - k; */
  for (int k = 0; k < s->corners; k++) of_point[s->room->corner[k]] = k;
  int places = 0;
  /*@ loop invariant counter: 0 <= places <= k <= count;
      loop assigns k, places, s->room->order[0 .. count - 1];
      loop variant count - k; */
  for (int k = 0; k < count; k++)
    if (of_point[s->room->order[k]] >= 0) s->room->order[places++] = of_point[s->room->order[k]];
}

static bool pass_all(sweep *s) {
  /*@ loop invariant counter: 0 <= k;
      loop assigns k, *s, s->room->across[0 ..], s->room->left[0 ..], s->room->place[0 ..], s->room->next[0 ..],
                   s->room->before[0 ..];
      loop variant s->corners - k; */
  for (int k = 0; k < s->corners; k++) {
    const int place = s->room->order[k];
    if (k > 0 && !precedes(at(s, s->room->order[k - 1]), at(s, place))) return false;
    if (!pass(s, place)) return false;
  }
  return true;
}

og_outcome og_triangulate_monotone(const og_vec3 *point, int count, og_triangulate_room *room) {
  room->triangle_count = 0;
  if (!og_ring_is_in_domain(point, count)) return OG_OUTCOME_OUT_OF_RANGE;
  sweep s = {.point = point, .room = room, .corners = og_ring_corners(room->corner, point, count), .most = 3 * count};
  if (s.corners < 3) return OG_OUTCOME_DEGENERATE;
  s.turn = og_ring_turn(room->corner, point, s.corners);
  if (s.turn < 0) reverse(room->corner, s.corners);
  sort_places(&s, count);
  s.nodes = s.corners;
  /*@ loop invariant counter: 0 <= k <= s.corners;
      loop assigns k, room->place[0 .. count - 1], room->next[0 .. count - 1], room->before[0 .. count - 1];
      loop variant s.corners - k; */
  for (int k = 0; k < s.corners; k++) {
    room->place[k] = k;
    room->next[k] = after(&s, k);
    room->before[k] = before(&s, k);
  }
  if (!pass_all(&s)) return OG_OUTCOME_DEGENERATE;
  /*@ loop invariant counter: 0 <= k <= s.nodes;
      loop assigns k, room->triangle_count, room->triangle[0 .. count - 1][0 .. 2], room->next[0 .. 3 * count - 1],
                   room->before[0 .. 3 * count - 1];
      loop variant s.nodes - k; */
  for (int k = 0; k < s.nodes; k++)
    if (room->next[k] >= 0) triangulate_part(&s, k);
  return OG_OUTCOME_ANSWERED;
}

// ---- what is known of it ----

static const og_door_triangulate door = {.run = og_triangulate_monotone};

const og_algorithm og_algorithm_triangulate_monotone = {
    .id = "triangulate-monotone",
    .row = "3.2",
    .questions = "triangulate",
    .path = "ref/polygon/triangulate_monotone",
    .source = "Fournier, Montuno 1984; Shamos, Hoey 1976",
    .cost = "O(n log n) turns",
    .limits = "coordinates whose bits lie within 2^800 of each other (2^110 in binary32)",
    .triangulate = &door,
};
