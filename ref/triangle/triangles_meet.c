#include "ref/triangle/triangles_meet.h"

#include "ref/orientation/orient_exact.h"

// ---- points on one line, and in one plane ----

enum { NO_AXIS = -1, AXES = 3 };

static inline og_vec3 projected(og_vec3 p, int axis) {
  return axis == 0 ? (og_vec3){p.y, p.z, 0} : axis == 1 ? (og_vec3){p.z, p.x, 0} : (og_vec3){p.x, p.y, 0};
}

// Points that have a coordinate in common need no determinant: one that is zero is the dearest.
static inline int turn(og_vec3 a, og_vec3 b, og_vec3 c, int axis) {
  const og_vec3 p = projected(a, axis), q = projected(b, axis), r = projected(c, axis);
  if ((p.x == q.x && q.x == r.x) || (p.y == q.y && q.y == r.y)) return 0;
  return og_orient2d_exact(p, q, r);
}

// An axis along which the three points are not seen on one line; none where they are on one.
static int axis_of(og_vec3 a, og_vec3 b, og_vec3 c) {
  for (int axis = 0; axis < AXES; axis++)
    if (turn(a, b, c, axis) != 0) return axis;
  return NO_AXIS;
}

// An order that runs along every line.
static bool is_before(og_vec3 a, og_vec3 b) {
  if (a.x != b.x) return a.x < b.x;
  return a.y != b.y ? a.y < b.y : a.z < b.z;
}

static bool are_same(og_vec3 a, og_vec3 b) { return a.x == b.x && a.y == b.y && a.z == b.z; }

// Does the line of one of p's edges part q from p? An edge of length zero parts nothing.
static bool an_edge_parts(const og_vec3 *p, const og_vec3 *q, int axis) {
  for (int k = 0; k < 3; k++) {
    const og_vec3 from = p[k], to = p[(k + 1) % 3];
    const int inner = turn(from, to, p[(k + 2) % 3], axis), side = turn(from, to, q[0], axis);
    // A segment has no inner side: both are outside.
    if (side == 0 || side == inner) continue;
    if (turn(from, to, q[1], axis) == side && turn(from, to, q[2], axis) == side) return true;
  }
  return false;
}

static bool meet_in_plane(const og_vec3 *a, const og_vec3 *b, int axis) {
  return !an_edge_parts(a, b, axis) && !an_edge_parts(b, a, axis);
}

// ---- segments and points ----

typedef struct ends {
  og_vec3 first, last;
} ends;

// Three points are on one line.
static ends ends_of(const og_vec3 *a) {
  ends r = {a[0], a[0]};
  for (int k = 1; k < 3; k++) {
    if (is_before(a[k], r.first)) r.first = a[k];
    if (is_before(r.last, a[k])) r.last = a[k];
  }
  return r;
}

static bool segments_meet(const og_vec3 *a, const og_vec3 *b) {
  const ends p = ends_of(a), q = ends_of(b);
  if (og_orient3d_exact(p.first, p.last, q.first, q.last) != 0) return false;
  const og_vec3 triple[4][3] = {
      {p.first, p.last, q.first}, {p.first, p.last, q.last}, {q.first, q.last, p.first}, {q.first, q.last, p.last}};
  for (int k = 0; k < 4; k++) {
    const int axis = axis_of(triple[k][0], triple[k][1], triple[k][2]);
    if (axis != NO_AXIS) return meet_in_plane(a, b, axis);
  }
  return !is_before(p.last, q.first) && !is_before(q.last, p.first);
}

// ---- in space ----

static inline bool are_opposite(int u, int v) { return (u < 0 && v > 0) || (u > 0 && v < 0); }

// The sides of a plane on which a triangle's corners are.
typedef struct sides {
  int at[3];
} sides;

// They need no determinant, either.
static bool are_level(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) {
  return (a.x == b.x && b.x == c.x && c.x == d.x) || (a.y == b.y && b.y == c.y && c.y == d.y) ||
         (a.z == b.z && b.z == c.z && c.z == d.z);
}

static int sign_of_side(const og_vec3 *plane, og_vec3 p) {
  return are_level(plane[0], plane[1], plane[2], p) ? 0 : og_orient3d_exact(plane[0], plane[1], plane[2], p);
}

static sides sides_of(const og_vec3 *plane, const og_vec3 *p) {
  sides r;
  for (int k = 0; k < 3; k++) r.at[k] = sign_of_side(plane, p[k]);
  return r;
}

static bool are_all(const sides *s, int side) { return s->at[0] == side && s->at[1] == side && s->at[2] == side; }

// The ends of the edge are not on one side of the triangle's plane, nor both in it: it passes the triangle's three edges
// on one side each. An edge in the plane need not be looked at: what it meets, a neighbour of it meets, too.
static bool passes_through(og_vec3 from, og_vec3 to, const og_vec3 *p) {
  const int u = og_orient3d_exact(from, to, p[0], p[1]), v = og_orient3d_exact(from, to, p[1], p[2]);
  if (are_opposite(u, v)) return false;
  const int w = og_orient3d_exact(from, to, p[2], p[0]);
  return !are_opposite(u, w) && !are_opposite(v, w);
}

static bool an_edge_passes(const og_vec3 *a, const sides *side, const og_vec3 *b) {
  for (int k = 0; k < 3; k++) {
    const int next = (k + 1) % 3;
    if (side->at[k] != side->at[next] && passes_through(a[k], a[next], b)) return true;
  }
  return false;
}

// Neighbours in a mesh meet so, and all determinants of a corner in common are zero.
static bool have_corner_in_common(const og_vec3 *a, const og_vec3 *b) {
  for (int k = 0; k < 3; k++)
    if (are_same(a[k], b[0]) || are_same(a[k], b[1]) || are_same(a[k], b[2])) return true;
  return false;
}

bool og_triangles_meet(const og_vec3 *a, const og_vec3 *b) {
  if (have_corner_in_common(a, b)) return true;
  const sides of_b = sides_of(a, b);
  if (are_all(&of_b, 1) || are_all(&of_b, -1)) return false;
  const bool is_b_in_plane = are_all(&of_b, 0);
  int axis = is_b_in_plane ? axis_of(a[0], a[1], a[2]) : NO_AXIS;
  if (axis != NO_AXIS) return meet_in_plane(a, b, axis);
  const sides of_a = sides_of(b, a);
  if (are_all(&of_a, 1) || are_all(&of_a, -1)) return false;
  const bool is_a_in_plane = are_all(&of_a, 0);
  // Corners off the plane of a triangle say that it has one.
  if (!is_b_in_plane || !is_a_in_plane)
    return (!is_b_in_plane && an_edge_passes(b, &of_b, a)) || (!is_a_in_plane && an_edge_passes(a, &of_a, b));
  axis = axis_of(b[0], b[1], b[2]); // a is a segment or a point
  return axis == NO_AXIS ? segments_meet(a, b) : meet_in_plane(a, b, axis);
}

bool og_triangle_is_proper(const og_vec3 *a) { return axis_of(a[0], a[1], a[2]) != NO_AXIS; }

// ---- more than what is shared ----

// Is p, which is not v, on the ray from v through q?
static bool is_on_ray(og_vec3 v, og_vec3 q, og_vec3 p) {
  return !are_same(q, v) && axis_of(v, q, p) == NO_AXIS && is_before(v, q) == is_before(v, p);
}

// Is p, other than v, in the cone of all rays from v through points between q[0] and q[1]?
static bool is_in_cone(og_vec3 v, const og_vec3 *q, og_vec3 p) {
  if (are_same(p, v) || og_orient3d_exact(v, q[0], q[1], p) != 0) return false;
  const int axis = axis_of(v, q[0], q[1]);
  if (axis == NO_AXIS) return is_on_ray(v, q[0], p) || is_on_ray(v, q[1], p);
  const int inner = turn(v, q[0], q[1], axis);
  return !are_opposite(turn(v, q[0], p, axis), inner) && !are_opposite(turn(v, p, q[1], axis), inner);
}

// Does the segment between p[0] and p[1], on either side of the cone's plane, pass through the cone, but not through v?
static bool passes_through_cone(og_vec3 v, const og_vec3 *q, const og_vec3 *p) {
  const int side = og_orient3d_exact(v, q[0], q[1], p[0]);
  if (!are_opposite(side, og_orient3d_exact(v, q[0], q[1], p[1]))) return false;
  const int first = og_orient3d_exact(p[0], p[1], v, q[0]), last = og_orient3d_exact(p[0], p[1], q[1], v);
  return first != side && last != side && (first != 0 || last != 0);
}

// Near v a triangle is its cone, and two cones have a ray in common or v alone.
bool og_triangles_meet_beyond_corner(og_vec3 v, const og_vec3 *a, const og_vec3 *b) {
  return is_in_cone(v, b, a[0]) || is_in_cone(v, b, a[1]) || is_in_cone(v, a, b[0]) || is_in_cone(v, a, b[1]) ||
         passes_through_cone(v, b, a);
}

// -1 or 1: beyond u or beyond v on their line; 0: between them.
static int beyond(og_vec3 u, og_vec3 v, og_vec3 p) {
  const bool is_up = is_before(u, v);
  if (is_up ? is_before(p, u) : is_before(u, p)) return -1;
  return (is_up ? is_before(v, p) : is_before(p, v)) ? 1 : 0;
}

bool og_triangles_meet_beyond_edge(og_vec3 u, og_vec3 v, og_vec3 a, og_vec3 b) {
  if (are_same(u, v)) {
    const og_vec3 of_a[2] = {a, a}, of_b[2] = {b, b};
    return og_triangles_meet_beyond_corner(v, of_a, of_b);
  }
  if (og_orient3d_exact(u, v, a, b) != 0) return false;
  const int axis = axis_of(u, v, a);
  if (axis != NO_AXIS) return turn(u, v, a, axis) == turn(u, v, b, axis);
  const int side = beyond(u, v, a);
  return side != 0 && axis_of(u, v, b) == NO_AXIS && beyond(u, v, b) == side;
}
