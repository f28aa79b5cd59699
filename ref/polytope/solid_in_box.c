#include "ref/polytope/solid_in_box.h"

#include "ref/orientation/orient_exact.h"

// At most n / 2 of n corners can be cut off singly, each for two new ones: 3, 4, 6, 9, 13, 19, 28 after six cuts,
// whatever rounding does. Unbent, a cut adds one corner.
enum { MOST_CORNERS = 28 };

typedef struct flat_piece {
  int count;
  og_vec3 at[MOST_CORNERS];
} flat_piece;

static og_scalar along(og_vec3 p, int axis) { return axis == 0 ? p.x : axis == 1 ? p.y : p.z; }

// Where the way between two points crosses a plane. From the lower one, so that both triangles at an edge get the same point.
static og_vec3 crossing(og_vec3 p, og_vec3 q, int axis, og_scalar at) {
  const bool up = along(p, axis) < along(q, axis);
  const og_vec3 low = up ? p : q, high = up ? q : p;
  const og_scalar t = og_fraction(at - along(low, axis), along(high, axis) - along(low, axis));
  const og_vec3 way = og_add_scaled(low, t, og_sub(high, low));
  og_vec3 r = {og_clamp(way.x, og_min(p.x, q.x), og_max(p.x, q.x)), og_clamp(way.y, og_min(p.y, q.y), og_max(p.y, q.y)),
               og_clamp(way.z, og_min(p.z, q.z), og_max(p.z, q.z))};
  if (axis == 0) r.x = at;
  else if (axis == 1) r.y = at;
  else r.z = at;
  return r;
}

// What of the piece has sign * coordinate >= sign * at.
static void cut(flat_piece *out, const flat_piece *in, int axis, og_scalar sign, og_scalar at) {
  out->count = 0;
  /*@ loop invariant counter: 0 <= k <= in->count;
      loop assigns k, *out;
      loop variant in->count - k; */
  for (int k = 0; k < in->count; k++) {
    const og_vec3 p = in->at[k], q = in->at[k + 1 < in->count ? k + 1 : 0];
    const og_scalar of_p = sign * (along(p, axis) - at), of_q = sign * (along(q, axis) - at);
    if (of_p >= 0) out->at[out->count++] = p;
    if ((of_p > 0 && of_q < 0) || (of_p < 0 && of_q > 0)) out->at[out->count++] = crossing(p, q, axis, at);
  }
}

// ---- the volume below a piece ----

// The signed area of the projection, and the volume from the floor up to the piece.
static void add_below(const flat_piece *piece, og_scalar floor, og_scalar *area, og_scalar *volume) {
  *area = *volume = 0;
  /*@ loop invariant counter: 1 <= k;
      loop assigns k, *area, *volume;
      loop variant piece->count - k; */
  for (int k = 1; k + 1 < piece->count; k++) {
    const og_vec3 a = piece->at[0], b = piece->at[k], c = piece->at[k + 1];
    const og_scalar part = ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2;
    *area += part;
    *volume += part * ((a.z - floor) + (b.z - floor) + (c.z - floor)) / 3;
  }
}

// Both lengths, L1, bound that of the part's boundary: it is convex and in both.
static og_scalar round_length(const og_vec3 corner[3], og_aabb box) {
  const og_scalar of_box = 2 * ((box.hi.x - box.lo.x) + (box.hi.y - box.lo.y));
  og_scalar of_triangle = 0;
  /*@ loop invariant counter: 0 <= k <= 3;
      loop assigns k, of_triangle;
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++) {
    const og_vec3 p = corner[k], q = corner[(k + 1) % 3];
    of_triangle += og_abs(p.x - q.x) + og_abs(p.y - q.y);
  }
  return og_min(of_box, of_triangle);
}

// A cut moves the boundary by at most 6 epsilon of the largest coordinate, so six by 36; a piece of boundary p, area
// below p^2 / 12 and height h then changes by 36 (p h + p^2 / 12), and its sums round by less than 14 p^2 more.
static og_scalar rounding_of(const og_vec3 corner[3], og_aabb box, og_scalar largest) {
  const og_scalar p = round_length(corner, box);
  return 64 * OG_SCALAR_EPSILON * largest * p * ((box.hi.z - box.lo.z) + p) + 64 * OG_SCALAR_MIN;
}

// ---- a triangle ----

// The sign of the normal's coordinate, outwards.
static int normal_sign(const og_vec3 c[3], int axis) {
  og_vec3 turned[3];
  /*@ loop invariant counter: 0 <= k <= 3;
      loop assigns k, turned[0 .. 2];
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++)
    turned[k] = axis == 0 ? (og_vec3){c[k].y, c[k].z, 0} : axis == 1 ? (og_vec3){c[k].z, c[k].x, 0} : c[k];
  return og_orient2d_exact(turned[0], turned[1], turned[2]);
}

static bool is_in_plane(const og_vec3 *point, int count, int axis, og_scalar at) {
  /*@ loop invariant counter: 0 <= k <= count;
      loop assigns k;
      loop variant count - k; */
  for (int k = 0; k < count; k++)
    if (along(point[k], axis) != at) return false;
  return true;
}

// What only touches a side of the box from outside bounds no volume in it: an edge, a corner, or a triangle in the side
// that has the solid behind it. The boxes beyond have its points.
static bool bounds_volume(const flat_piece *piece, const og_vec3 corner[3], og_aabb box) {
  /*@ loop invariant counter: 0 <= axis <= 3;
      loop assigns axis;
      loop variant 3 - axis; */
  for (int axis = 0; axis < 3; axis++) {
    const og_scalar end[2] = {along(box.lo, axis), along(box.hi, axis)};
    /*@ loop invariant counter: 0 <= k <= 2;
        loop assigns k;
        loop variant 2 - k; */
    for (int k = 0; k < 2; k++) {
      if (!is_in_plane(piece->at, piece->count, axis, end[k])) continue;
      if (!is_in_plane(corner, 3, axis, end[k]) || normal_sign(corner, axis) != (k == 0 ? -1 : 1)) return false;
    }
  }
  return true;
}

static void set_point(og_box_share *share, og_vec3 *point, int room, og_vec3 p) {
  if (share->points < room) point[share->points] = p;
  share->points++;
}

// Its corners in the box join the points. Returns the signed volume below it.
static og_scalar take_triangle(og_box_share *share, const og_vec3 corner[3], og_aabb box, og_vec3 *point, int room) {
  flat_piece a = {3, {corner[0], corner[1], corner[2]}}, b;
  og_scalar area, volume, above, unused;
  cut(&b, &a, 0, 1, box.lo.x);
  cut(&a, &b, 0, -1, box.hi.x);
  cut(&b, &a, 1, 1, box.lo.y);
  cut(&a, &b, 1, -1, box.hi.y);
  cut(&b, &a, 2, 1, box.hi.z);
  add_below(&b, box.lo.z, &above, &unused);
  cut(&b, &a, 2, 1, box.lo.z);
  cut(&a, &b, 2, -1, box.hi.z);
  add_below(&a, box.lo.z, &area, &volume);
  const bool is_bound = bounds_volume(&a, corner, box);
  /*@ loop invariant counter: 0 <= k <= a.count;
      loop assigns k, share->points, point[0 .. room - 1];
      loop variant a.count - k; */
  for (int k = 0; k < a.count && is_bound; k++) set_point(share, point, room, a.at[k]);
  // A triangle in the top's plane is in both parts; it counts in the upper one.
  const bool is_above = og_min(corner[0].z, og_min(corner[1].z, corner[2].z)) >= box.hi.z;
  return (is_above ? 0 : volume) + above * (box.hi.z - box.lo.z);
}

static og_scalar largest_of(og_aabb box) {
  const og_vec3 l = box.lo, h = box.hi;
  return og_max(og_max(og_max(og_abs(l.x), og_abs(h.x)), og_max(og_abs(l.y), og_abs(h.y))),
                og_max(og_abs(l.z), og_abs(h.z)));
}

// Nothing of what is beside the box or below it counts.
static bool counts(og_aabb of, og_aabb box) {
  return of.lo.x <= box.hi.x && box.lo.x <= of.hi.x && of.lo.y <= box.hi.y && box.lo.y <= of.hi.y &&
         box.lo.z <= of.hi.z;
}

// ---- points in the solid ----

// The turn of a, b and a point moved by e along way.x and by e^2 along way.y, with e below any number. 0: a is above b.
static int moved_turn(og_vec3 a, og_vec3 b, og_vec3 point, og_vec3 way) {
  const int turn = og_orient2d_exact(a, b, point);
  if (turn != 0) return turn;
  if (a.y != b.y) return (a.y > b.y) == (way.x > 0) ? 1 : -1;
  return a.x == b.x ? 0 : (a.x < b.x) == (way.y > 0) ? 1 : -1;
}

// Is the moved point below the triangle, seen from its outside? 1 or -1; 0 only for a triangle without area.
static int moved_side(const og_vec3 corner[3], og_vec3 point, og_vec3 way) {
  int side = og_orient3d_exact(corner[0], corner[1], corner[2], point);
  /*@ loop invariant counter: 0 <= axis <= 3;
      loop assigns axis, side;
      loop variant 3 - axis; */
  for (int axis = 0; axis < 3 && side == 0; axis++)
    side = along(way, axis) > 0 ? -normal_sign(corner, axis) : normal_sign(corner, axis);
  return side;
}

// How the line up from the moved point passes the triangle: 1 out of the solid, -1 into it, 0 not at all.
static int passing(const og_vec3 corner[3], og_vec3 point, og_vec3 way) {
  const int turn = og_orient2d_exact(corner[0], corner[1], corner[2]);
  if (turn == 0) return 0;
  /*@ loop invariant counter: 0 <= k <= 3;
      loop assigns k;
      loop variant 3 - k; */
  for (int k = 0; k < 3; k++)
    if (moved_turn(corner[k], corner[(k + 1) % 3], point, way) != turn) return 0;
  return moved_side(corner, point, way) == turn ? turn : 0;
}

bool og_solid_holds(const og_mesh *mesh, og_vec3 point, og_vec3 way) {
  int around = 0;
  /*@ loop invariant counter: 0 <= k <= mesh->triangles;
      loop assigns k, around;
      loop variant mesh->triangles - k; */
  for (int k = 0; k < mesh->triangles; k++) {
    og_vec3 corner[3];
    og_mesh_corners(mesh, k, corner);
    around += passing(corner, point, way);
  }
  return around != 0;
}

// ---- the box ----

og_aabb og_solid_box(const og_mesh *mesh) {
  og_aabb box = {mesh->point[0], mesh->point[0]};
  /*@ loop invariant counter: 0 <= k <= mesh->points;
      loop assigns k, box;
      loop variant mesh->points - k; */
  for (int k = 0; k < mesh->points; k++) {
    const og_aabb there = {mesh->point[k], mesh->point[k]};
    box = og_aabb_joined(&box, &there);
  }
  return box;
}

og_box_share og_solid_in_box(const og_mesh *mesh, og_aabb box, og_vec3 *point, int room) {
  og_box_share share = {0, 0, 0};
  og_scalar sizes = 0;
  int terms = 0;
  const og_scalar largest = largest_of(og_solid_box(mesh));
  /*@ loop invariant counter: 0 <= k <= mesh->triangles;
      loop assigns k, share, sizes, terms, point[0 .. room - 1];
      loop variant mesh->triangles - k; */
  for (int k = 0; k < mesh->triangles; k++) {
    og_vec3 corner[3];
    if (!counts(og_mesh_box(mesh, k), box)) continue;
    og_mesh_corners(mesh, k, corner);
    const og_scalar term = take_triangle(&share, corner, box, point, room);
    share.volume += term;
    share.rounding += rounding_of(corner, box, largest);
    sizes += og_abs(term);
    terms++;
  }
  share.rounding += (og_scalar)terms * OG_SCALAR_EPSILON * sizes;
  /*@ loop invariant counter: 0 <= k <= 8;
      loop assigns k, share.points, point[0 .. room - 1];
      loop variant 8 - k; */
  for (int k = 0; k < 8; k++) {
    const og_vec3 p = {k & 1 ? box.hi.x : box.lo.x, k & 2 ? box.hi.y : box.lo.y, k & 4 ? box.hi.z : box.lo.z};
    const og_vec3 way = {k & 1 ? -1 : 1, k & 2 ? -1 : 1, k & 4 ? -1 : 1};
    if (og_solid_holds(mesh, p, way)) set_point(&share, point, room, p);
  }
  return share;
}
