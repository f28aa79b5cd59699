// Top down: the volume decides whether the origin is inside; where it is not, the faces that separate it from the
// dropped vertex are searched in turn, and the nearest of what they give is taken.

#include "ref/simplex/simplex_signed_volumes.h"

#include "ref/closest/triangle_area.h"
#include "ref/simplex/parts_logic.h"
#include "ref/simplex/reduce.h"

/// A point of the simplex: its weights, where it is, and its squared distance from the origin.
typedef struct foot {
  bool found;
  og_scalar a, b, c, d;
  og_vec3 point;
  og_scalar square;
} foot;

/*@ predicate is_foot(foot f, og_vec3 a, og_vec3 b, og_vec3 c) =
      f.found && weights3(f.a, f.b, f.c) && f.d == 0 && combined(f.point, a, b, c, f.a, f.b, f.c) &&
      f.square == dot(f.point, f.point);
    // No length, or one whose square has an inverse.
    predicate is_edge(og_vec3 a, og_vec3 b) = distance2(a, b) == 0 || distance2(a, b) >= OG_SCALAR_MIN;
    predicate are_edges(og_vec3 a, og_vec3 b, og_vec3 c) = is_edge(a, b) && is_edge(b, c) && is_edge(a, c); */

/*@ terminates \true; exits \false; assigns \nothing;
    ensures weights: \result.found && \result.a == a && \result.b == b && \result.c == c && \result.d == 0;
    ensures point: \result.point == point;
    ensures square: exact_arithmetic ==> \result.square == dot(point, point); */
static foot foot_at(og_vec3 point, og_scalar a, og_scalar b, og_scalar c) {
  return (foot){true, a, b, c, 0, point, og_norm2(point)};
}

/// The same point with weights in other places.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures found: \result.found == f.found;
    ensures weights: \result.a == a && \result.b == b && \result.c == c && \result.d == d;
    ensures point: \result.point == f.point && \result.square == f.square; */
static foot placed(foot f, og_scalar a, og_scalar b, og_scalar c, og_scalar d) {
  return (foot){f.found, a, b, c, d, f.point, f.square};
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures none: !\result.found; */
static foot none(void) { return (foot){.found = false}; }

/*@ requires found: g.found;
    terminates \true; exits \false; assigns \nothing;
    ensures one: \result == g || f.found && \result == f;
    ensures nearer: \result.square <= g.square && (f.found ==> \result.square <= f.square); */
static foot nearer(foot f, foot g) { return f.found && !(g.square < f.square) ? f : g; }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures sign: exact_arithmetic ==> (\result <==> a * b > 0); */
static bool same_sign(og_scalar a, og_scalar b) { return (a > 0 && b > 0) || (a < 0 && b < 0); }

/// part / whole, zero where they are not of one sign.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures fraction: exact_arithmetic ==> fraction_of(\result, part, whole); */
static og_scalar share(og_scalar part, og_scalar whole) {
  return same_sign(whole, part) ? og_quotient(og_abs(part), og_abs(whole)) : 0;
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures x: axis == 0 ==> \result == a.x;
    ensures y: axis == 1 ==> \result == a.y;
    ensures z: axis != 0 && axis != 1 ==> \result == a.z; */
static og_scalar coordinate(og_vec3 a, int axis) { return axis == 0 ? a.x : axis == 1 ? a.y : a.z; }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures axis: 0 <= \result <= 2;
    ensures some: (a.x != 0 || a.y != 0 || a.z != 0) ==>
      (\result == 0 ==> a.x != 0) && (\result == 1 ==> a.y != 0) && (\result == 2 ==> a.z != 0); */
static int longest_axis(og_vec3 a) {
  const og_scalar x = og_abs(a.x), y = og_abs(a.y), z = og_abs(a.z);
  return x >= y ? (x >= z ? 0 : 2) : (y >= z ? 1 : 2);
}

/// A point seen along an axis.
typedef struct shadow {
  og_scalar u, v;
} shadow;

/*@ terminates \true; exits \false; assigns \nothing;
    ensures x: axis == 0 ==> \result.u == a.y && \result.v == a.z;
    ensures y: axis == 1 ==> \result.u == a.z && \result.v == a.x;
    ensures z: axis != 0 && axis != 1 ==> \result.u == a.x && \result.v == a.y; */
static shadow along_axis(int axis, og_vec3 a) {
  return axis == 0 ? (shadow){a.y, a.z} : axis == 1 ? (shadow){a.z, a.x} : (shadow){a.x, a.y};
}

/// Twice the signed area of a triangle.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures area: exact_arithmetic ==> \result == area2(a.u, a.v, b.u, b.v, c.u, c.v); */
static og_scalar area(shadow a, shadow b, shadow c) { return (b.u - a.u) * (c.v - a.v) - (b.v - a.v) * (c.u - a.u); }

/// A length or an area, and what of it belongs to the corners.
typedef struct parts {
  og_scalar whole, a, b, c;
} parts;

/*@ requires along: exact_arithmetic ==> is_moved(along, b, -1.0, a) && dot(along, along) > 0;
    requires across: exact_arithmetic ==> is_across(p, a, along);
    terminates \true; exits \false; assigns \nothing;
    ensures parts: exact_arithmetic ==> parts2(a, b, dot(along, along), \result.a, \result.b, \result.whole); */
static parts parts_of_edge(og_vec3 a, og_vec3 b, og_vec3 along, og_vec3 p) {
  const int axis = longest_axis(along);
  const og_scalar foot = coordinate(p, axis);
  return (parts){coordinate(along, axis), coordinate(b, axis) - foot, foot - coordinate(a, axis), 0};
}

// A segment is the triangle of which two corners are one.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures foot: exact_arithmetic ==> is_foot(\result, a, b, b) && \result.c == 0;
    ensures off: exact_arithmetic && is_edge(a, b) ==> off3(\result.square, a, b, b); */
static foot on_segment(og_vec3 a, og_vec3 b) {
  const og_vec3 along = og_sub(b, a);
  //@ assert square: exact_arithmetic ==> dot(along, along) == distance2(a, b);
  if (og_norm2(along) < OG_SCALAR_MIN) { // 1 / 0, or so small that its inverse overflows
    //@ assert point: exact_arithmetic && is_edge(a, b) ==> nearest3(a, b, b, 1.0, 0.0, 0.0);
    return foot_at(a, 1, 0, 0);
  }
  const og_vec3 p = og_across(a, along);
  const parts r = parts_of_edge(a, b, along, p);
  if (!same_sign(r.whole, r.a)) {
    //@ assert end_b: exact_arithmetic ==> nearest3(a, b, b, 0.0, 1.0, 0.0);
    return foot_at(b, 0, 1, 0);
  }
  if (!same_sign(r.whole, r.b)) {
    //@ assert end_a: exact_arithmetic ==> nearest3(a, b, b, 1.0, 0.0, 0.0);
    return foot_at(a, 1, 0, 0);
  }
  const og_scalar a_share = share(r.a, r.whole), b_share = share(r.b, r.whole);
  /*@ assert edge: exact_arithmetic ==>
        edge_foot(dot(a, a), dot(a, b), dot(b, b), a_share, b_share, dot(along, along)); */
  return foot_at(p, a_share, b_share, 0);
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures off: \result.square == f.square;
    ensures found: \result.found == f.found;
    ensures foot: \forall og_vec3 a, b, c; is_foot(f, b, c, c) && f.c == 0 ==> is_foot(\result, a, b, c); */
static foot placed_on_bc(foot f) { return placed(f, 0, f.a, f.b, 0); }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures off: \result.square == f.square;
    ensures found: \result.found == f.found;
    ensures foot: \forall og_vec3 a, b, c; is_foot(f, a, c, c) && f.c == 0 ==> is_foot(\result, a, b, c); */
static foot placed_on_ac(foot f) { return placed(f, f.a, 0, f.b, 0); }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures off: \result.square == f.square;
    ensures found: \result.found == f.found;
    ensures foot: \forall og_vec3 a, b, c; is_foot(f, a, b, b) && f.c == 0 ==> is_foot(\result, a, b, c); */
static foot placed_on_ab(foot f) { return placed(f, f.a, f.b, 0, 0); }

// The nearest of the edges opposite to the corners that are not needed.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures foot: exact_arithmetic && \result.found ==> is_foot(\result, a, b, c);
    ensures found: exact_arithmetic && !(with_a && with_b && with_c) ==> \result.found;
    ensures bc: exact_arithmetic && !with_a && is_edge(b, c) ==> off3(\result.square, b, c, c);
    ensures ac: exact_arithmetic && !with_b && is_edge(a, c) ==> off3(\result.square, a, c, c);
    ensures ab: exact_arithmetic && !with_c && is_edge(a, b) ==> off3(\result.square, a, b, b); */
static foot on_edges(og_vec3 a, og_vec3 b, og_vec3 c, bool with_a, bool with_b, bool with_c) {
  foot best = none();
  if (!with_a) best = nearer(best, placed_on_bc(on_segment(b, c)));
  if (!with_b) best = nearer(best, placed_on_ac(on_segment(a, c)));
  if (!with_c) best = nearer(best, placed_on_ab(on_segment(a, b)));
  return best;
}

/*@ requires area: exact_arithmetic ==> is_area(normal, a, b, c) && dot(normal, normal) > 0;
    requires plane: exact_arithmetic ==> one_height(normal, p, a, b, c);
    terminates \true; exits \false; assigns \nothing;
    ensures parts: exact_arithmetic ==> parts3(p, a, b, c, \result.a, \result.b, \result.c, \result.whole); */
static parts parts_of_triangle(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 normal, og_vec3 p) {
  const int axis = longest_axis(normal);
  const shadow o = along_axis(axis, p);
  const shadow u = along_axis(axis, a), v = along_axis(axis, b), w = along_axis(axis, c);
  return (parts){coordinate(normal, axis), area(o, v, w), area(u, o, w), area(u, v, o)};
}

/*@ requires area: exact_arithmetic ==> is_area(normal, a, b, c);
    terminates \true; exits \false; assigns \nothing;
    ensures foot: exact_arithmetic ==> is_foot(\result, a, b, c);
    ensures off: exact_arithmetic && are_edges(a, b, c) ==> off3(\result.square, a, b, c); */
static foot on_triangle(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 normal) {
  if (!(og_norm2(normal) > 0)) return on_edges(a, b, c, false, false, false);
  const og_vec3 p = og_part_along(a, normal);
  //@ assert level: exact_arithmetic ==> level3(p, a, b, c) && one_height(normal, p, a, b, c);
  const parts r = parts_of_triangle(a, b, c, normal, p);
  const bool with_a = same_sign(r.whole, r.a), with_b = same_sign(r.whole, r.b), with_c = same_sign(r.whole, r.c);
  if (!(with_a && with_b && with_c)) return on_edges(a, b, c, with_a, with_b, with_c);
  const og_scalar a_share = share(r.a, r.whole), b_share = share(r.b, r.whole), c_share = share(r.c, r.whole);
  //@ assert shares: exact_arithmetic ==> shares3(p, a, b, c, a_share, b_share, c_share);
  return foot_at(p, a_share, b_share, c_share);
}

/// A face seen from the origin: across it, and six times the volume that it makes with the origin, with its sign.
typedef struct face {
  og_vec3 normal;
  og_scalar volume;
} face;

/*@ terminates \true; exits \false; assigns \nothing;
    ensures normal: exact_arithmetic ==> is_area(\result.normal, a, b, c);
    ensures volume: exact_arithmetic ==> \result.volume == volume(a, b, c); */
static face face_of(og_vec3 a, og_vec3 b, og_vec3 c) {
  const og_vec3 normal = og_triangle_area(a, b, c);
  return (face){normal, og_dot(a, normal)};
}

/// The faces opposite to the corners, and the parts that they cut off with the origin: cofactors of the last row.
typedef struct faces {
  face a, b, c, d;
  og_scalar whole, part_a, part_b, part_c, part_d;
} faces;

/*@ predicate are_faces(faces f, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      is_area(f.a.normal, b, c, d) && is_area(f.b.normal, a, c, d) && is_area(f.c.normal, a, b, d) &&
      is_area(f.d.normal, a, b, c);
    predicate are_parts(faces f, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      f.part_a == volume(b, d, c) && f.part_b == volume(a, c, d) && f.part_c == volume(a, d, b) &&
      f.part_d == volume(a, b, c) && f.whole == -whole4(a, b, c, d); */

/*@ requires corners: \valid_read(s + (0 .. 3));
    terminates \true; exits \false; assigns \nothing;
    ensures faces: exact_arithmetic ==> are_faces(\result, s[0], s[1], s[2], s[3]);
    ensures parts: exact_arithmetic ==> are_parts(\result, s[0], s[1], s[2], s[3]); */
static faces faces_of(const og_vec3 *s) {
  const face a = face_of(s[1], s[2], s[3]), b = face_of(s[0], s[2], s[3]);
  const face c = face_of(s[0], s[1], s[3]), d = face_of(s[0], s[1], s[2]);
  return (faces){a, b, c, d, -a.volume + b.volume - c.volume + d.volume, -a.volume, b.volume, -c.volume, d.volume};
}

// Coordinates are at most 1, so a volume s.n is off by 3 roundings of |s| |n| and by 8 of n itself on the triangles that
// are just not thin, |s| being at most sqrt(3): 19 in all. Signs are trusted beyond this only.
#define VOLUME_ROUNDING (32 * OG_SCALAR_EPSILON)

/// Is the origin on the face's inner side beyond doubt?
/*@ terminates \true; exits \false; assigns \nothing;
    ensures sign: exact_arithmetic && \result ==> whole * part > 0; */
static bool is_within(face f, og_scalar whole, og_scalar part) {
  const bool is_sure = part * part > VOLUME_ROUNDING * VOLUME_ROUNDING * og_norm2(f.normal);
  return is_sure && same_sign(whole, part);
}

/*@ predicate is_weighed(foot r, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) = r.found &&
      weights4(r.a, r.b, r.c, r.d) && combined4(r.point, a, b, c, d, r.a, r.b, r.c, r.d) &&
      r.square == dot(r.point, r.point); */

/*@ terminates \true; exits \false; assigns \nothing;
    ensures square: \result.square == f.square;
    ensures found: \result.found == f.found;
    ensures weighed: \forall og_vec3 a, b, c, d; is_foot(f, b, c, d) ==> is_weighed(\result, a, b, c, d); */
static foot placed_on_bcd(foot f) { return placed(f, 0, f.a, f.b, f.c); }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures square: \result.square == f.square;
    ensures found: \result.found == f.found;
    ensures weighed: \forall og_vec3 a, b, c, d; is_foot(f, a, c, d) ==> is_weighed(\result, a, b, c, d); */
static foot placed_on_acd(foot f) { return placed(f, f.a, 0, f.b, f.c); }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures square: \result.square == f.square;
    ensures found: \result.found == f.found;
    ensures weighed: \forall og_vec3 a, b, c, d; is_foot(f, a, b, d) ==> is_weighed(\result, a, b, c, d); */
static foot placed_on_abd(foot f) { return placed(f, f.a, f.b, 0, f.c); }

// The nearest of the faces that may have the origin on their outer side.
static foot on_faces(const og_vec3 *s, faces f) {
  foot best = none();
  if (!is_within(f.a, f.whole, f.part_a)) best = nearer(best, placed_on_bcd(on_triangle(s[1], s[2], s[3], f.a.normal)));
  if (!is_within(f.b, f.whole, f.part_b)) best = nearer(best, placed_on_acd(on_triangle(s[0], s[2], s[3], f.b.normal)));
  if (!is_within(f.c, f.whole, f.part_c)) best = nearer(best, placed_on_abd(on_triangle(s[0], s[1], s[3], f.c.normal)));
  if (!is_within(f.d, f.whole, f.part_d)) best = nearer(best, on_triangle(s[0], s[1], s[2], f.d.normal));
  return best;
}

static foot at_origin(faces f) {
  return (foot){.found = true,
                .a = share(f.part_a, f.whole),
                .b = share(f.part_b, f.whole),
                .c = share(f.part_c, f.whole),
                .d = share(f.part_d, f.whole)};
}

static bool is_inside(faces f) {
  return same_sign(f.whole, f.part_a) && same_sign(f.whole, f.part_b) && same_sign(f.whole, f.part_c) &&
         same_sign(f.whole, f.part_d);
}

static foot on_tetrahedron(const og_vec3 *s) {
  const faces f = faces_of(s);
  const foot best = on_faces(s, f);
  // Inside, but for a face that is unsure: then that face must be about as near as its volume says.
  const og_scalar reach = 4 * VOLUME_ROUNDING;
  const bool is_near = !best.found || best.square <= reach * reach;
  return is_near && is_inside(f) ? at_origin(f) : best;
}

static foot foot_of(const og_vec3 *s, int count) {
  if (count == 1) return foot_at(s[0], 1, 0, 0);
  if (count == 2) return on_segment(s[0], s[1]);
  if (count == 3) return on_triangle(s[0], s[1], s[2], og_triangle_area(s[0], s[1], s[2]));
  return on_tetrahedron(s);
}

og_outcome og_simplex_signed_volumes(og_simplex *simplex, og_vec3 *nearest) {
  og_vec3 s[4];
  const og_scalar scale = og_unit_vertices(simplex, s);
  if (scale == 0) return OG_OUTCOME_OUT_OF_RANGE;
  const foot f = foot_of(s, simplex->count);
  const og_scalar weight[4] = {f.a, f.b, f.c, f.d};
  og_simplex_keep(simplex, weight);
  // 1 / scale itself may be out of range.
  *nearest = (og_vec3){f.point.x / scale, f.point.y / scale, f.point.z / scale};
  return OG_OUTCOME_ANSWERED;
}
