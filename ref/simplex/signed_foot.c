// Top down: the volume decides whether the origin is inside; where it is not, the faces that separate it from the
// dropped vertex are searched in turn, and the nearest of what they give is taken.

#include "ref/simplex/signed_foot.h"

#include "ref/closest/range.h"
#include "ref/closest/triangle_area.h"
#include "ref/simplex/parts_logic.h"

/*@ terminates \true; exits \false; assigns \nothing;
    ensures weights: \result.found && \result.a == a && \result.b == b && \result.c == c && \result.d == 0;
    ensures point: \result.point == point;
    ensures square: exact_arithmetic ==> \result.square == dot(point, point); */
static og_foot foot_at(og_vec3 point, og_scalar a, og_scalar b, og_scalar c) {
  return (og_foot){true, a, b, c, 0, point, og_norm2(point)};
}

/// The same point with weights in other places.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures found: \result.found == f.found;
    ensures weights: \result.a == a && \result.b == b && \result.c == c && \result.d == d;
    ensures point: \result.point == f.point && \result.square == f.square; */
static og_foot placed(og_foot f, og_scalar a, og_scalar b, og_scalar c, og_scalar d) {
  return (og_foot){f.found, a, b, c, d, f.point, f.square};
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures none: !\result.found && \result.a == 0; */
static og_foot none(void) { return (og_foot){.found = false}; }

/*@ requires found: g.found;
    terminates \true; exits \false; assigns \nothing;
    ensures one: \result == g || f.found && \result == f;
    ensures nearer: \result.square <= g.square && (f.found ==> \result.square <= f.square); */
static og_foot nearer(og_foot f, og_foot g) { return f.found && !(g.square < f.square) ? f : g; }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures sign: exact_arithmetic ==> (\result <==> agrees(a, b)); */
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

/// A length, an area or a volume, and what of it belongs to the corners.
typedef struct parts {
  og_scalar whole, a, b, c, d;
} parts;

/*@ requires along: exact_arithmetic ==> is_moved(along, b, -1.0, a) && dot(along, along) > 0;
    requires across: exact_arithmetic ==> is_across(p, a, along);
    terminates \true; exits \false; assigns \nothing;
    ensures parts: exact_arithmetic ==> parts2(a, b, dot(along, along), \result.a, \result.b, \result.whole); */
static parts parts_of_edge(og_vec3 a, og_vec3 b, og_vec3 along, og_vec3 p) {
  const int axis = longest_axis(along);
  const og_scalar at = coordinate(p, axis);
  return (parts){coordinate(along, axis), coordinate(b, axis) - at, at - coordinate(a, axis), 0, 0};
}

// A segment is the triangle of which two corners are one.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures foot: exact_arithmetic ==> is_foot(\result, a, b, b) && \result.c == 0;
    ensures off: exact_arithmetic && is_edge(a, b) ==> off3(\result.square, a, b, b); */
static og_foot on_segment(og_vec3 a, og_vec3 b) {
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
static og_foot placed_on_bc(og_foot f) { return placed(f, 0, f.a, f.b, 0); }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures off: \result.square == f.square;
    ensures found: \result.found == f.found;
    ensures foot: \forall og_vec3 a, b, c; is_foot(f, a, c, c) && f.c == 0 ==> is_foot(\result, a, b, c); */
static og_foot placed_on_ac(og_foot f) { return placed(f, f.a, 0, f.b, 0); }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures off: \result.square == f.square;
    ensures found: \result.found == f.found;
    ensures foot: \forall og_vec3 a, b, c; is_foot(f, a, b, b) && f.c == 0 ==> is_foot(\result, a, b, c); */
static og_foot placed_on_ab(og_foot f) { return placed(f, f.a, f.b, 0, 0); }

// The nearest of the edges opposite to the corners that are not needed.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures foot: exact_arithmetic && \result.found ==> is_foot(\result, a, b, c);
    ensures found: exact_arithmetic && !(with_a && with_b && with_c) ==> \result.found;
    ensures bc: exact_arithmetic && !with_a && is_edge(b, c) ==> off3(\result.square, b, c, c);
    ensures ac: exact_arithmetic && !with_b && is_edge(a, c) ==> off3(\result.square, a, c, c);
    ensures ab: exact_arithmetic && !with_c && is_edge(a, b) ==> off3(\result.square, a, b, b); */
static og_foot on_edges(og_vec3 a, og_vec3 b, og_vec3 c, bool with_a, bool with_b, bool with_c) {
  og_foot best = none();
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
  return (parts){coordinate(normal, axis), area(o, v, w), area(u, o, w), area(u, v, o), 0};
}

/*@ requires area: exact_arithmetic ==> is_area(normal, a, b, c);
    terminates \true; exits \false; assigns \nothing;
    ensures foot: exact_arithmetic ==> is_foot(\result, a, b, c);
    ensures off: exact_arithmetic && are_edges(a, b, c) ==> off3(\result.square, a, b, c); */
static og_foot on_triangle(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 normal) {
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

/// Normals of a tetrahedron's faces, by the corner opposite.
typedef struct normals {
  og_vec3 a, b, c, d;
} normals;

/*@ predicate are_normals(normals n, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) = is_area(n.a, b, c, d) &&
      is_area(n.b, a, c, d) && is_area(n.c, a, b, d) && is_area(n.d, a, b, c);
    predicate parts4(parts r, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) = r.whole == -whole4(a, b, c, d) &&
      r.a == volume(b, d, c) && r.b == volume(a, c, d) && r.c == volume(a, d, b) && r.d == volume(a, b, c);
    predicate are_parts{L}(parts r, og_vec3 *s) = parts4(r, s[0], s[1], s[2], s[3]);
    lemma volume_of_area: \forall og_vec3 n, a, b, c; is_area(n, a, b, c) ==> dot(a, n) == volume(a, b, c);
    lemma volume_swapped: \forall og_vec3 a, b, c; volume(a, c, b) == -volume(a, b, c); */

/*@ requires corners: \valid_read(s + (0 .. 3));
    terminates \true; exits \false; assigns \nothing;
    ensures normals: exact_arithmetic ==> are_normals(\result, s[0], s[1], s[2], s[3]); */
static normals normals_of(const og_vec3 *s) {
  return (normals){og_triangle_area(s[1], s[2], s[3]), og_triangle_area(s[0], s[2], s[3]),
                   og_triangle_area(s[0], s[1], s[3]), og_triangle_area(s[0], s[1], s[2])};
}

/// The volumes that the faces make with the origin: cofactors of the last row.
/*@ requires corners: \valid_read(s + (0 .. 3));
    requires normals: exact_arithmetic ==> are_normals(n, s[0], s[1], s[2], s[3]);
    terminates \true; exits \false; assigns \nothing;
    ensures parts: exact_arithmetic ==> are_parts(\result, s); */
static parts parts_of_tetrahedron(const og_vec3 *s, normals n) {
  const og_scalar a = -og_dot(s[1], n.a), b = og_dot(s[0], n.b), c = -og_dot(s[0], n.c), d = og_dot(s[0], n.d);
  return (parts){a + b + c + d, a, b, c, d};
}

// Coordinates are at most 1, so a volume s.n is off by 3 roundings of |s| |n| and by 8 of n itself on the triangles
// that are just not thin, |s| being at most sqrt(3): 19 in all. Signs are trusted beyond this only.
#define VOLUME_ROUNDING (32 * OG_SCALAR_EPSILON)

/*@ // The part has the sign of the whole, beyond doubt.
    predicate is_sure(og_vec3 n, real whole, real part) =
      agrees(whole, part) && exceeds(part, VOLUME_ROUNDING * VOLUME_ROUNDING, dot(n, n)); */

/*@ terminates \true; exits \false; assigns \nothing;
    ensures sure: exact_arithmetic ==> (\result <==> is_sure(normal, whole, part)); */
static bool is_within(og_vec3 normal, og_scalar whole, og_scalar part) {
  return same_sign(whole, part) && part * part > VOLUME_ROUNDING * VOLUME_ROUNDING * og_norm2(normal);
}

/*@ predicate is_weighed_at{L}(og_foot r, og_vec3 *s) = is_weighed(r, s[0], s[1], s[2], s[3]);
    predicate is_bound(og_foot r, og_vec3 a, og_vec3 b, og_vec3 c) =
      r.found && (are_edges(a, b, c) ==> off3(r.square, a, b, c)); */

/*@ terminates \true; exits \false; assigns \nothing;
    ensures out: \result.a == 0;
    ensures square: \result.square == f.square && \result.found == f.found;
    ensures weighed: exact_arithmetic ==>
                       \forall og_vec3 a, b, c, d; is_foot(f, b, c, d) ==> is_weighed(\result, a, b, c, d); */
static og_foot placed_on_bcd(og_foot f) { return placed(f, 0, f.a, f.b, f.c); }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures out: \result.b == 0;
    ensures square: \result.square == f.square && \result.found == f.found;
    ensures weighed: exact_arithmetic ==>
                       \forall og_vec3 a, b, c, d; is_foot(f, a, c, d) ==> is_weighed(\result, a, b, c, d); */
static og_foot placed_on_acd(og_foot f) { return placed(f, f.a, 0, f.b, f.c); }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures out: \result.c == 0;
    ensures square: \result.square == f.square && \result.found == f.found;
    ensures weighed: exact_arithmetic ==>
                       \forall og_vec3 a, b, c, d; is_foot(f, a, b, d) ==> is_weighed(\result, a, b, c, d); */
static og_foot placed_on_abd(og_foot f) { return placed(f, f.a, f.b, 0, f.c); }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures out: \result.d == 0;
    ensures square: \result.square == f.square && \result.found == f.found;
    ensures weighed: exact_arithmetic ==>
                       \forall og_vec3 a, b, c, d; is_foot(f, a, b, c) ==> is_weighed(\result, a, b, c, d); */
static og_foot placed_on_abc(og_foot f) { return placed(f, f.a, f.b, f.c, 0); }

// The nearest of the faces that may have the origin on their outer side.
/*@ requires corners: \valid_read(s + (0 .. 3));
    requires normals: exact_arithmetic ==> are_normals(n, s[0], s[1], s[2], s[3]);
    terminates \true; exits \false; assigns \nothing;
    ensures weighed: exact_arithmetic && \result.found ==> is_weighed(\result, s[0], s[1], s[2], s[3]);
    ensures bcd: exact_arithmetic && !is_sure(n.a, r.whole, r.a) ==> is_bound(\result, s[1], s[2], s[3]);
    ensures acd: exact_arithmetic && !is_sure(n.b, r.whole, r.b) ==> is_bound(\result, s[0], s[2], s[3]);
    ensures abd: exact_arithmetic && !is_sure(n.c, r.whole, r.c) ==> is_bound(\result, s[0], s[1], s[3]);
    ensures abc: exact_arithmetic && !is_sure(n.d, r.whole, r.d) ==> is_bound(\result, s[0], s[1], s[2]);
    ensures out: !is_interior(\result);
    ensures some: exact_arithmetic && \result.found ==> !(is_sure(n.a, r.whole, r.a) && is_sure(n.b, r.whole, r.b) &&
                                                          is_sure(n.c, r.whole, r.c) && is_sure(n.d, r.whole, r.d)); */
static og_foot on_faces(const og_vec3 *s, normals n, parts r) {
  og_foot best = none();
  if (!is_within(n.a, r.whole, r.a)) best = nearer(best, placed_on_bcd(on_triangle(s[1], s[2], s[3], n.a)));
  if (!is_within(n.b, r.whole, r.b)) best = nearer(best, placed_on_acd(on_triangle(s[0], s[2], s[3], n.b)));
  if (!is_within(n.c, r.whole, r.c)) best = nearer(best, placed_on_abd(on_triangle(s[0], s[1], s[3], n.c)));
  if (!is_within(n.d, r.whole, r.d)) best = nearer(best, placed_on_abc(on_triangle(s[0], s[1], s[2], n.d)));
  return best;
}

/*@ predicate all_agree(parts r) =
      agrees(r.whole, r.a) && agrees(r.whole, r.b) && agrees(r.whole, r.c) && agrees(r.whole, r.d);
    predicate are_shares(og_foot f, parts r) = fraction_of(f.a, r.a, r.whole) && fraction_of(f.b, r.b, r.whole) &&
      fraction_of(f.c, r.c, r.whole) && fraction_of(f.d, r.d, r.whole);
    predicate are_fractions(og_foot f, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      fractions4(f.a, f.b, f.c, f.d, a, b, c, d);
    lemma share_negated: \forall real x, e, f, w, v; fraction_of(x, e, w) && f == -e && v == -w ==>
      fraction_of(x, f, v);
    lemma shares_fractions: \forall og_foot f, parts r, og_vec3 a, b, c, d;
      are_shares(f, r) && parts4(r, a, b, c, d) ==> are_fractions(f, a, b, c, d);
    lemma shares_agree: \forall og_foot f, parts r;
      are_shares(f, r) ==> (all_agree(r) <==> f.a > 0 && f.b > 0 && f.c > 0 && f.d > 0);
    predicate is_at_origin(og_foot f) = f.found && f.square == 0 && f.point.x == 0 && f.point.y == 0 && f.point.z == 0;
    lemma origin_weighed: \forall og_foot f, og_vec3 a, b, c, d; is_at_origin(f) && f.a > 0 && f.b > 0 && f.c > 0 &&
      f.d > 0 && are_fractions(f, a, b, c, d) ==> is_weighed(f, a, b, c, d); */

/// The origin, where all parts agree.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures origin: is_at_origin(\result);
    ensures shares: exact_arithmetic ==> are_shares(\result, r); */
static og_foot at_origin(parts r) {
  return (og_foot){
      true, share(r.a, r.whole), share(r.b, r.whole), share(r.c, r.whole), share(r.d, r.whole), (og_vec3){0, 0, 0}, 0};
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures agree: exact_arithmetic ==> (\result <==> all_agree(r)); */
static bool is_inside(parts r) {
  return same_sign(r.whole, r.a) && same_sign(r.whole, r.b) && same_sign(r.whole, r.c) && same_sign(r.whole, r.d);
}

/*@ predicate unless_sure(og_foot f, og_vec3 n, real w, real e, og_vec3 a, og_vec3 b, og_vec3 c) =
      is_sure(n, w, e) || is_bound(f, a, b, c);
    predicate is_of_faces(og_foot f, normals n, parts r, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      unless_sure(f, n.a, r.whole, r.a, b, c, d) && unless_sure(f, n.b, r.whole, r.b, a, c, d) &&
      unless_sure(f, n.c, r.whole, r.c, a, b, d) && unless_sure(f, n.d, r.whole, r.d, a, b, c);
    predicate all_sure(normals n, parts r) = is_sure(n.a, r.whole, r.a) && is_sure(n.b, r.whole, r.b) &&
      is_sure(n.c, r.whole, r.c) && is_sure(n.d, r.whole, r.d);
    lemma faces_outside: \forall og_foot f, g, normals n, parts r, og_vec3 a, b, c, d;
      is_of_faces(f, n, r, a, b, c, d) &&
      are_edges4(a, b, c, d) && are_shares(g, r) && parts4(r, a, b, c, d) && f.square >= 0 && !all_agree(r) ==>
      off4(f.square, a, b, c, d);
    lemma normal_is_area: \forall og_vec3 n, a, b, c; is_area(n, a, b, c) ==> dot(n, n) == normal2(a, b, c);
    lemma parts_inside: \forall parts r, og_vec3 a, b, c, d;
      parts4(r, a, b, c, d) && all_agree(r) ==> inside4(a, b, c, d);
    predicate far_or_bound(og_foot f, og_vec3 a, og_vec3 b, og_vec3 c) =
      is_far(VOLUME_ROUNDING * VOLUME_ROUNDING, a, b, c) || off3(f.square, a, b, c);
    lemma exceeds_negated: \forall real e, f, u, n; f == -e ==> (exceeds(f, u, n) <==> exceeds(e, u, n));
    lemma sure_is_far: \forall og_vec3 n, a, b, c, real w, e; is_area(n, a, b, c) && agrees(w, e) &&
      (e == volume(a, b, c) || e == -volume(a, b, c)) ==>
      (is_sure(n, w, e) <==> is_far(VOLUME_ROUNDING * VOLUME_ROUNDING, a, b, c));
    lemma sure_are_far: \forall normals n, parts r, og_vec3 a, b, c, d; are_normals(n, a, b, c, d) &&
      parts4(r, a, b, c, d) && all_agree(r) ==>
      (is_sure(n.a, r.whole, r.a) <==> is_far(VOLUME_ROUNDING * VOLUME_ROUNDING, b, c, d)) &&
      (is_sure(n.b, r.whole, r.b) <==> is_far(VOLUME_ROUNDING * VOLUME_ROUNDING, a, c, d)) &&
      (is_sure(n.c, r.whole, r.c) <==> is_far(VOLUME_ROUNDING * VOLUME_ROUNDING, a, b, d)) &&
      (is_sure(n.d, r.whole, r.d) <==> is_far(VOLUME_ROUNDING * VOLUME_ROUNDING, a, b, c));
    lemma faces_near: \forall og_foot f, normals n, parts r, og_vec3 a, b, c, d; is_of_faces(f, n, r, a, b, c, d) &&
      are_edges4(a, b, c, d) && are_normals(n, a, b, c, d) && parts4(r, a, b, c, d) && all_agree(r) &&
      !all_sure(n, r) ==> f.square <= VOLUME_ROUNDING * VOLUME_ROUNDING; */

/*@ requires corners: \valid_read(s + (0 .. 3));
    terminates \true; exits \false; assigns \nothing;
    ensures weighed: exact_arithmetic ==> is_weighed(\result, s[0], s[1], s[2], s[3]);
    ensures interior: is_interior(\result) ==>
                        \result.point.x == 0 && \result.point.y == 0 && \result.point.z == 0;
    ensures nearest: exact_arithmetic && are_edges4(s[0], s[1], s[2], s[3]) ==>
                       off4(\result.square, s[0], s[1], s[2], s[3]); */
static og_foot on_tetrahedron(const og_vec3 *s) {
  const normals n = normals_of(s);
  const parts r = parts_of_tetrahedron(s, n);
  const og_foot inside = at_origin(r), best = on_faces(s, n, r);
  //@ assert faces: exact_arithmetic ==> is_of_faces(best, n, r, s[0], s[1], s[2], s[3]);
  // Inside, but for a face that is unsure: then that face must be about as near as its volume says.
  const og_scalar reach = 4 * VOLUME_ROUNDING;
  const bool is_near = !best.found || best.square <= reach * reach;
  /*@ assert near: exact_arithmetic && are_edges4(s[0], s[1], s[2], s[3]) && best.found && all_agree(r) ==>
        best.square <= VOLUME_ROUNDING * VOLUME_ROUNDING; */
  //@ assert is_near: exact_arithmetic && are_edges4(s[0], s[1], s[2], s[3]) && all_agree(r) ==> is_near;
  //@ assert within: exact_arithmetic ==> off4(inside.square, s[0], s[1], s[2], s[3]);
  /*@ assert outside: exact_arithmetic && are_edges4(s[0], s[1], s[2], s[3]) && !all_agree(r) ==>
        off4(best.square, s[0], s[1], s[2], s[3]); */
  return is_near && is_inside(r) ? inside : best;
}

og_foot og_foot_of(const og_vec3 *s, int count) {
  if (count == 1) return foot_at(s[0], 1, 0, 0);
  if (count == 2) return on_segment(s[0], s[1]);
  if (count == 3) return on_triangle(s[0], s[1], s[2], og_triangle_area(s[0], s[1], s[2]));
  return on_tetrahedron(s);
}
