// The dot products are those of Ericson's ClosestPtPointTriangle with the point at the origin: d1 = ab.ap and so on,
// and va, vb, vc are proportional to the weights of the origin's foot on the plane. The book's edge tests hold also for
// an edge without length, whose quotient is then 0 / 0; here such an edge has no region.

#include "ref/simplex/simplex_voronoi.h"

#include "ref/door/simplex.h"
#include "ref/simplex/reduce.h"
#include "ref/simplex/simplex_logic.h"

/// The weights of a triangle's corners, or of a segment's ends and 0.
typedef struct share {
  bool found;
  og_scalar a, b, c;
} share;

/*@ terminates \true; exits \false; assigns \nothing;
    ensures share: \result.found && \result.a == a && \result.b == b && \result.c == c; */
static share share_of(og_scalar a, og_scalar b, og_scalar c) { return (share){true, a, b, c}; }

/// The part of an edge that a point of it leaves behind, 0 <= numerator <= denominator, denominator > 0.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures part: exact_arithmetic && 0 <= numerator <= denominator && denominator > 0 ==>
                    0 <= \result <= 1 && \result * denominator == numerator; */
static og_scalar part_of(og_scalar numerator, og_scalar denominator) { return og_fraction(numerator, denominator); }

/// Shares as those numbers, where all are positive.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures found: \result.found <==> a > 0 && b > 0 && c > 0;
    ensures parts: exact_arithmetic && \result.found ==> \result.a >= 0 && \result.b >= 0 && \result.c >= 0 &&
                     \result.a * (a + b + c) == a && \result.b * (a + b + c) == b && \result.c * (a + b + c) == c; */
static share in_proportion(og_scalar a, og_scalar b, og_scalar c) {
  if (!(a > 0 && b > 0 && c > 0)) return (share){.found = false};
  const og_scalar sum = a + b + c;
  return share_of(og_fraction(a, sum), og_fraction(b, sum), og_fraction(c, sum));
}

// A segment is the triangle of which two corners are one.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures nearest: exact_arithmetic ==> nearest3(a, b, b, \result.a, \result.b, \result.c);
    ensures found:   \result.found && \result.c == 0; */
static share on_segment(og_vec3 a, og_vec3 b) {
  const og_vec3 ab = og_sub(b, a);
  const og_scalar along = -og_dot(ab, a), whole = og_norm2(ab);
  /*@ assert along: exact_arithmetic ==> along == dot(a, a) - dot(a, b); */
  /*@ assert whole: exact_arithmetic ==> whole == edge2(dot(a, a), dot(a, b), dot(b, b)); */
  if (along <= 0) return share_of(1, 0, 0);
  if (along >= whole) return share_of(0, 1, 0);
  const og_scalar b_part = part_of(along, whole);
  /*@ assert edge: exact_arithmetic ==>
        edge_foot(dot(a, a), dot(a, b), dot(b, b), 1 - b_part, b_part, whole); */
  return share_of(1 - b_part, b_part, 0);
}

/// How far the origin is along the edges ab and ac, seen from a, from b and from c, times their lengths.
typedef struct slopes {
  og_scalar ab_a, ac_a, ab_b, ac_b, ab_c, ac_c;
} slopes;

/*@ predicate slopes3(slopes d, og_vec3 a, og_vec3 b, og_vec3 c) =
      d.ab_a == dot(a, a) - dot(a, b) && d.ac_a == dot(a, a) - dot(a, c) && d.ab_b == dot(a, b) - dot(b, b) &&
      d.ac_b == dot(a, b) - dot(b, c) && d.ab_c == dot(a, c) - dot(b, c) && d.ac_c == dot(a, c) - dot(c, c); */

/*@ terminates \true; exits \false; assigns \nothing;
    ensures slopes: exact_arithmetic ==> slopes3(\result, a, b, c); */
static slopes slopes_of(og_vec3 a, og_vec3 b, og_vec3 c) {
  const og_vec3 ab = og_sub(b, a), ac = og_sub(c, a);
  return (slopes){-og_dot(ab, a), -og_dot(ac, a), -og_dot(ab, b), -og_dot(ac, b), -og_dot(ab, c), -og_dot(ac, c)};
}

// Off the corners and the edge ab.
/*@ requires c_side: exact_arithmetic ==>
                     vc == side_of(dot(a, a), dot(a, b), dot(b, b), dot(a, c), dot(b, c));
    requires corners: exact_arithmetic ==> no_corner(dot(a, a), dot(a, b), dot(a, c), dot(b, b), dot(b, c), dot(c, c));
    requires edge: exact_arithmetic ==> no_edge(dot(a, a), dot(a, b), dot(b, b), dot(a, c), dot(b, c));
    terminates \true; exits \false; assigns \nothing;
    ensures nearest: exact_arithmetic ==> \result.found && nearest3(a, b, c, \result.a, \result.b, \result.c); */
static share off_ab(og_vec3 a, og_vec3 b, og_vec3 c, og_scalar vc) {
  const slopes d = slopes_of(a, b, c); // the same that the caller has, as the compiler knows
  const og_scalar vb = d.ab_c * d.ac_a - d.ab_a * d.ac_c;
  //@ assert b_side: exact_arithmetic ==> vb == side_of(dot(c, c), dot(a, c), dot(a, a), dot(b, c), dot(a, b));
  if (vb <= 0 && d.ac_a >= 0 && d.ac_c <= 0 && d.ac_c < d.ac_a) {
    const og_scalar part = part_of(d.ac_a, d.ac_a - d.ac_c);
    //@ assert on_ac: exact_arithmetic ==> edge_foot(dot(a, a), dot(a, c), dot(c, c), 1 - part, part, d.ac_a - d.ac_c);
    return share_of(1 - part, 0, part);
  }
  const og_scalar va = d.ab_b * d.ac_c - d.ab_c * d.ac_b;
  //@ assert a_side: exact_arithmetic ==> va == side_of(dot(b, b), dot(b, c), dot(c, c), dot(a, b), dot(a, c));
  const og_scalar bc_b = d.ac_b - d.ab_b, bc_c = d.ab_c - d.ac_c;
  if (va <= 0 && d.ac_b >= d.ab_b && d.ab_c >= d.ac_c && (d.ac_b > d.ab_b || d.ab_c > d.ac_c)) {
    const og_scalar part = part_of(bc_b, bc_b + bc_c);
    //@ assert on_bc: exact_arithmetic ==> edge_foot(dot(b, b), dot(b, c), dot(c, c), 1 - part, part, bc_b + bc_c);
    return share_of(0, 1 - part, part);
  }
  /*@ assert figure: exact_arithmetic ==>
        figure3(dot(a, a), dot(a, b), dot(a, c), dot(b, b), dot(b, c), dot(c, c)); */
  //@ assert face: exact_arithmetic ==> va > 0 && vb > 0 && vc > 0;
  const share r = in_proportion(va, vb, vc);
  /*@ assert foot: exact_arithmetic ==> foot3(dot(a, a), dot(a, b), dot(a, c), dot(b, b), dot(b, c), dot(c, c), r.a,
                                              r.b, r.c, va + vb + vc); */
  return r;
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures nearest: exact_arithmetic ==> \result.found && nearest3(a, b, c, \result.a, \result.b, \result.c); */
static share on_triangle(og_vec3 a, og_vec3 b, og_vec3 c) {
  const slopes d = slopes_of(a, b, c);
  if (d.ab_a <= 0 && d.ac_a <= 0) return share_of(1, 0, 0);
  if (d.ab_b >= 0 && d.ac_b <= d.ab_b) return share_of(0, 1, 0);
  const og_scalar vc = d.ab_a * d.ac_b - d.ab_b * d.ac_a;
  //@ assert c_side: exact_arithmetic ==> vc == side_of(dot(a, a), dot(a, b), dot(b, b), dot(a, c), dot(b, c));
  if (vc <= 0 && d.ab_a >= 0 && d.ab_b <= 0 && d.ab_b < d.ab_a) {
    const og_scalar part = part_of(d.ab_a, d.ab_a - d.ab_b);
    //@ assert on_ab: exact_arithmetic ==> edge_foot(dot(a, a), dot(a, b), dot(b, b), 1 - part, part, d.ab_a - d.ab_b);
    return share_of(1 - part, part, 0);
  }
  if (d.ac_c >= 0 && d.ab_c <= d.ac_c) return share_of(0, 0, 1);
  return off_ab(a, b, c, vc);
}

/// part / whole, or zero where that is not positive, and at most 1: where it is more, another corner's is not positive,
/// but for rounding.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures fraction: exact_arithmetic ==> fraction_of(\result, part, whole); */
static og_scalar fraction_of(og_scalar part, og_scalar whole) {
  const bool is_positive = (part > 0 && whole > 0) || (part < 0 && whole < 0);
  return is_positive ? og_fraction(og_abs(part), og_abs(whole)) : 0;
}

/// How far the origin is from the plane of abc, as a fraction of how far d is on the same side: the weight of d.
/// Zero where the two are not strictly on the same side.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures fraction: exact_arithmetic ==> fraction_of(\result, -volume(a, b, c), whole4(a, b, c, d)); */
static og_scalar height_fraction(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) {
  const og_vec3 ab = og_sub(b, a), ac = og_sub(c, a), ad = og_sub(d, a);
  const og_vec3 normal = og_cross(ab, ac);
  const og_scalar origin = -og_dot(normal, a), opposite = og_dot(normal, ad);
  //@ assert volumes: exact_arithmetic ==> origin == -volume(a, b, c) && opposite == whole4(a, b, c, d);
  return fraction_of(origin, opposite);
}

/// The weights of a tetrahedron's corners, the point that they make, and its squared distance from the origin.
typedef struct weights {
  bool found;
  og_scalar a, b, c, d;
  og_vec3 point;
  og_scalar square; // OG_SCALAR_MAX where none are found
} weights;

/*@ predicate is_weighed(weights r, og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 d) =
      weights4(r.a, r.b, r.c, r.d) && combined4(r.point, a, b, c, d, r.a, r.b, r.c, r.d) &&
      r.square == dot(r.point, r.point);
    lemma square_not_negative: \forall weights r, og_vec3 a, b, c, d; is_weighed(r, a, b, c, d) ==> r.square >= 0; */

/*@ terminates \true; exits \false; assigns \nothing;
    ensures none: !\result.found && \result.square == OG_SCALAR_MAX; */
static weights none(void) { return (weights){.found = false, .square = OG_SCALAR_MAX}; }

/*@ requires corners: \valid_read(s + (0 .. 3));
    terminates \true; exits \false; assigns \nothing;
    ensures found: \result.found == found;
    ensures none: !found ==> \result.square == OG_SCALAR_MAX;
    ensures weights: found ==> \result.a == a && \result.b == b && \result.c == c && \result.d == d;
    ensures weighed: exact_arithmetic && found && weights4(a, b, c, d) ==>
                       is_weighed(\result, s[0], s[1], s[2], s[3]); */
static weights weighed(const og_vec3 *s, bool found, og_scalar a, og_scalar b, og_scalar c, og_scalar d) {
  if (!found) return none();
  const og_vec3 on_a = og_scale(a, s[0]), on_ab = og_add_scaled(on_a, b, s[1]);
  const og_vec3 on_abc = og_add_scaled(on_ab, c, s[2]), point = og_add_scaled(on_abc, d, s[3]);
  return (weights){true, a, b, c, d, point, og_norm2(point)};
}

/*@ requires corners: \valid_read(s + (0 .. 3));
    terminates \true; exits \false; assigns \nothing;
    ensures weighed: exact_arithmetic ==> \result.found && is_weighed(\result, s[0], s[1], s[2], s[3]);
    ensures off: exact_arithmetic ==> off3(\result.square, s[0], s[1], s[2]);
    ensures flat: \result.found ==> \result.d == 0; */
static weights face_abc(const og_vec3 *s) {
  const share r = on_triangle(s[0], s[1], s[2]);
  return weighed(s, r.found, r.a, r.b, r.c, 0);
}

/*@ requires corners: \valid_read(s + (0 .. 3));
    terminates \true; exits \false; assigns \nothing;
    ensures weighed: exact_arithmetic ==> \result.found && is_weighed(\result, s[0], s[1], s[2], s[3]);
    ensures off: exact_arithmetic ==> off3(\result.square, s[0], s[2], s[3]);
    ensures flat: \result.found ==> \result.b == 0; */
static weights face_acd(const og_vec3 *s) {
  const share r = on_triangle(s[0], s[2], s[3]);
  return weighed(s, r.found, r.a, 0, r.b, r.c);
}

/*@ requires corners: \valid_read(s + (0 .. 3));
    terminates \true; exits \false; assigns \nothing;
    ensures weighed: exact_arithmetic ==> \result.found && is_weighed(\result, s[0], s[1], s[2], s[3]);
    ensures off: exact_arithmetic ==> off3(\result.square, s[0], s[3], s[1]);
    ensures flat: \result.found ==> \result.c == 0; */
static weights face_adb(const og_vec3 *s) {
  const share r = on_triangle(s[0], s[3], s[1]);
  return weighed(s, r.found, r.a, r.c, 0, r.b);
}

/*@ requires corners: \valid_read(s + (0 .. 3));
    terminates \true; exits \false; assigns \nothing;
    ensures weighed: exact_arithmetic ==> \result.found && is_weighed(\result, s[0], s[1], s[2], s[3]);
    ensures off: exact_arithmetic ==> off3(\result.square, s[1], s[3], s[2]);
    ensures flat: \result.found ==> \result.a == 0; */
static weights face_bdc(const og_vec3 *s) {
  const share r = on_triangle(s[1], s[3], s[2]);
  return weighed(s, r.found, 0, r.a, r.c, r.b);
}

/*@ terminates \true; exits \false; assigns \nothing;
    ensures one: \result == f || \result == g;
    ensures nearer: \result.square <= f.square && \result.square <= g.square; */
static weights nearer(weights f, weights g) { return g.square < f.square ? g : f; }

// The nearest of the faces that have the origin and the fourth corner on different sides.
/*@ requires corners: \valid_read(s + (0 .. 3));
    terminates \true; exits \false; assigns \nothing;
    ensures weighed: exact_arithmetic && \result.found ==> is_weighed(\result, s[0], s[1], s[2], s[3]);
    ensures flat: \result.found ==> \result.a == 0 || \result.b == 0 || \result.c == 0 || \result.d == 0;
    ensures bdc: exact_arithmetic && !(a > 0) ==> off3(\result.square, s[1], s[3], s[2]);
    ensures acd: exact_arithmetic && !(b > 0) ==> off3(\result.square, s[0], s[2], s[3]);
    ensures adb: exact_arithmetic && !(c > 0) ==> off3(\result.square, s[0], s[3], s[1]);
    ensures abc: exact_arithmetic && !(d > 0) ==> off3(\result.square, s[0], s[1], s[2]); */
static weights on_faces(const og_vec3 *s, og_scalar a, og_scalar b, og_scalar c, og_scalar d) {
  weights best = none();
  if (!(d > 0)) best = nearer(best, face_abc(s));
  if (!(b > 0)) best = nearer(best, face_acd(s));
  if (!(c > 0)) best = nearer(best, face_adb(s));
  if (!(a > 0)) best = nearer(best, face_bdc(s));
  return best;
}

/*@ requires corners: \valid_read(s + (0 .. 3));
    terminates \true; exits \false; assigns \nothing;
    ensures weighed: exact_arithmetic && \result.found ==> is_weighed(\result, s[0], s[1], s[2], s[3]);
    ensures nearest: exact_arithmetic && \result.found ==> off4(\result.square, s[0], s[1], s[2], s[3]);
    ensures inside: exact_arithmetic && \result.found && \result.a > 0 && \result.b > 0 && \result.c > 0 &&
                      \result.d > 0 ==> \result.square == 0; */
static weights on_tetrahedron(const og_vec3 *s) {
  const og_scalar d = height_fraction(s[0], s[1], s[2], s[3]), b = height_fraction(s[0], s[2], s[3], s[1]);
  const og_scalar c = height_fraction(s[0], s[3], s[1], s[2]), a = height_fraction(s[1], s[3], s[2], s[0]);
  //@ assert fractions: exact_arithmetic ==> fractions4(a, b, c, d, s[0], s[1], s[2], s[3]);
  if (a > 0 && b > 0 && c > 0 && d > 0) return weighed(s, true, a, b, c, d);
  return on_faces(s, a, b, c, d);
}

/*@ predicate nearest_of{L}(og_vec3 *s, integer count, weights r) =
      (count == 1 ==> r.a == 1 && r.b == 0 && r.c == 0 && r.d == 0) &&
      (count == 2 ==> r.c == 0 && r.d == 0 && nearest3(s[0], s[1], s[1], r.a, r.b, r.c)) &&
      (count == 3 ==> r.d == 0 && nearest3(s[0], s[1], s[2], r.a, r.b, r.c)) &&
      (count == 4 ==> is_weighed(r, s[0], s[1], s[2], s[3]) && off4(r.square, s[0], s[1], s[2], s[3]) &&
                      (r.a > 0 && r.b > 0 && r.c > 0 && r.d > 0 ==> r.square == 0)); */

/*@ terminates \true; exits \false; assigns \nothing;
    ensures weights: \result.found == r.found && \result.a == r.a && \result.b == r.b && \result.c == r.c &&
                     \result.d == 0; */
static weights of_share(share r) { return (weights){.found = r.found, .a = r.a, .b = r.b, .c = r.c}; }

/*@ requires count: 1 <= count <= 4;
    requires corners: \valid_read(s + (0 .. 3));
    terminates \true; exits \false; assigns \nothing;
    ensures nearest: exact_arithmetic && \result.found ==> nearest_of(s, count, \result); */
static weights weights_of(const og_vec3 *s, int count) {
  if (count == 1) return of_share(share_of(1, 0, 0));
  if (count == 2) return of_share(on_segment(s[0], s[1]));
  if (count == 3) return of_share(on_triangle(s[0], s[1], s[2]));
  return on_tetrahedron(s);
}

/*@ predicate makes{L}(og_vec3 p, og_simplex *s, weights r) =
      p.x == moment4(s->count, r.a, r.b, r.c, r.d,
        s->vertex[0].w.x, s->vertex[1].w.x, s->vertex[2].w.x, s->vertex[3].w.x) &&
      p.y == moment4(s->count, r.a, r.b, r.c, r.d,
        s->vertex[0].w.y, s->vertex[1].w.y, s->vertex[2].w.y, s->vertex[3].w.y) &&
      p.z == moment4(s->count, r.a, r.b, r.c, r.d,
        s->vertex[0].w.z, s->vertex[1].w.z, s->vertex[2].w.z, s->vertex[3].w.z);
    lemma moment_as_two: \forall real x, y, z, t, a, b, c, d; z == 0 ==>
      moment4(2, x, y, z, t, a, b, c, d) == sum3(a, b, b, x, y, z);
    lemma moment_as_three: \forall real x, y, z, t, a, b, c, d;
      moment4(3, x, y, z, t, a, b, c, d) == sum3(a, b, c, x, y, z);
    lemma moment_as_four: \forall real x, y, z, t, a, b, c, d;
      moment4(4, x, y, z, t, a, b, c, d) == sum4(a, b, c, d, x, y, z, t);
    lemma makes_two{L}: \forall og_vec3 p, og_simplex *s, weights r; s->count == 2 && r.c == 0 && makes(p, s, r) ==>
      combined(p, s->vertex[0].w, s->vertex[1].w, s->vertex[1].w, r.a, r.b, r.c);
    lemma makes_three{L}: \forall og_vec3 p, og_simplex *s, weights r; s->count == 3 && makes(p, s, r) ==>
      combined(p, s->vertex[0].w, s->vertex[1].w, s->vertex[2].w, r.a, r.b, r.c);
    lemma makes_four{L}: \forall og_vec3 p, og_simplex *s, weights r; s->count == 4 && makes(p, s, r) ==>
      combined4(p, s->vertex[0].w, s->vertex[1].w, s->vertex[2].w, s->vertex[3].w, r.a, r.b, r.c, r.d);
    lemma nearest_of_one{L}: \forall og_vec3 p, og_simplex *s, weights r;
      s->count == 1 && r.a == 1 && makes(p, s, r) ==> off_simplex(dot(p, p), s);
    lemma off_unit_nearest: \forall og_vec3 p, a, b, c, e, f, g, real x, y, z, k; in_unit3(e, f, g, a, b, c, k) &&
      nearest3(e, f, g, x, y, z) && combined(p, a, b, c, x, y, z) ==> off3(dot(p, p), a, b, c);
    lemma nearest_of_two{L}: \forall og_vec3 p, e, f, og_simplex *s, weights r, real k;
      s->count == 2 && in_unit3(e, f, f, s->vertex[0].w, s->vertex[1].w, s->vertex[1].w, k) && r.c == 0 &&
      nearest3(e, f, f, r.a, r.b, r.c) && makes(p, s, r) ==> off_simplex(dot(p, p), s);
    lemma nearest_of_triangle{L}: \forall og_vec3 p, e, f, g, og_simplex *s, weights r, real k;
      s->count == 3 && in_unit3(e, f, g, s->vertex[0].w, s->vertex[1].w, s->vertex[2].w, k) &&
      nearest3(e, f, g, r.a, r.b, r.c) && makes(p, s, r) ==> off_simplex(dot(p, p), s);
    lemma point_of_four: \forall og_vec3 p, e, f, g, i, a, b, c, d, weights r, real k;
      in_unit4(e, f, g, i, a, b, c, d, k) && is_weighed(r, e, f, g, i) &&
      combined4(p, a, b, c, d, r.a, r.b, r.c, r.d) ==>
      is_scaled(r.point, k, p) && r.square == dot(r.point, r.point) && k > 0;
    lemma off_unit_four: \forall og_vec3 p, e, f, g, i, a, b, c, d, weights r, real k;
      in_unit4(e, f, g, i, a, b, c, d, k) && is_weighed(r, e, f, g, i) &&
      combined4(p, a, b, c, d, r.a, r.b, r.c, r.d) && off4(r.square, e, f, g, i) ==>
      off4(dot(p, p), a, b, c, d);
    lemma nearest_of_four{L}: \forall og_vec3 p, e, f, g, i, og_simplex *s, weights r, real k; s->count == 4 &&
      in_unit4(e, f, g, i, s->vertex[0].w, s->vertex[1].w, s->vertex[2].w, s->vertex[3].w, k) &&
      is_weighed(r, e, f, g, i) && off4(r.square, e, f, g, i) && makes(p, s, r) ==> off_simplex(dot(p, p), s);
    lemma zero_of_scaled: \forall real k, m; k > 0 && k * m == 0 ==> m == 0;
    lemma point_of_none: \forall og_vec3 p, e, f, g, i, a, b, c, d, weights r, real k;
      in_unit4(e, f, g, i, a, b, c, d, k) && is_weighed(r, e, f, g, i) &&
      r.square == 0 && is_origin(p) ==> combined4(p, a, b, c, d, r.a, r.b, r.c, r.d);
    lemma four_makes{L}: \forall og_vec3 p, og_simplex *s, weights r; s->count == 4 &&
      combined4(p, s->vertex[0].w, s->vertex[1].w, s->vertex[2].w, s->vertex[3].w, r.a, r.b, r.c, r.d) ==>
      makes(p, s, r);

    // Of the code's arrays: the vertices in another unit, and the weights in a row.
    predicate is_unit{L}(og_vec3 *u, real k, og_simplex *s) = k > 0 &&
      (0 < s->count ==> is_scaled(u[0], k, s->vertex[0].w)) && (1 < s->count ==> is_scaled(u[1], k, s->vertex[1].w)) &&
      (2 < s->count ==> is_scaled(u[2], k, s->vertex[2].w)) && (3 < s->count ==> is_scaled(u[3], k, s->vertex[3].w));
    predicate is_row{L}(og_scalar *w, weights r) = w[0] == r.a && w[1] == r.b && w[2] == r.c && w[3] == r.d;
    predicate are_parts(weights r, integer n) = not_negative(r.a, r.b, r.c, r.d) &&
      (n == 1 ==> r.a == 1) && (n == 2 ==> r.a + r.b == 1) && (n == 3 ==> r.a + r.b + r.c == 1) &&
      (n == 4 ==> r.a + r.b + r.c + r.d == 1);
    lemma parts_of_nearest{L}: \forall og_vec3 *u, integer n, weights r;
      1 <= n <= 4 && nearest_of(u, n, r) ==> are_parts(r, n);
    lemma share_of_parts{L}: \forall og_scalar *w, integer n, weights r;
      1 <= n <= 4 && is_row(w, r) && are_parts(r, n) ==> is_share(w, n);
    lemma row_makes{L}: \forall og_vec3 p, og_simplex *s, og_scalar *w, weights r, integer n; is_row(w, r) &&
      n == s->count && p.x == moment_x(s, w, n) && p.y == moment_y(s, w, n) && p.z == moment_z(s, w, n) ==>
      makes(p, s, r);
    lemma unit_two{L}: \forall og_vec3 *u, og_simplex *s, real k; s->count == 2 && is_unit(u, k, s) ==>
      in_unit3(u[0], u[1], u[1], s->vertex[0].w, s->vertex[1].w, s->vertex[1].w, k);
    lemma unit_three{L}: \forall og_vec3 *u, og_simplex *s, real k; s->count == 3 && is_unit(u, k, s) ==>
      in_unit3(u[0], u[1], u[2], s->vertex[0].w, s->vertex[1].w, s->vertex[2].w, k);
    lemma unit_four{L}: \forall og_vec3 *u, og_simplex *s, real k; s->count == 4 && is_unit(u, k, s) ==>
      in_unit4(u[0], u[1], u[2], u[3], s->vertex[0].w, s->vertex[1].w, s->vertex[2].w, s->vertex[3].w, k);
    lemma near_one{L}: \forall og_vec3 p, *u, og_simplex *s, weights r, real k; s->count == 1 && is_unit(u, k, s) &&
      nearest_of(u, s->count, r) && makes(p, s, r) ==> off_simplex(dot(p, p), s);
    lemma near_two{L}: \forall og_vec3 p, *u, og_simplex *s, weights r, real k; s->count == 2 && is_unit(u, k, s) &&
      nearest_of(u, s->count, r) && makes(p, s, r) ==> off_simplex(dot(p, p), s);
    lemma near_three{L}: \forall og_vec3 p, *u, og_simplex *s, weights r, real k; s->count == 3 && is_unit(u, k, s) &&
      nearest_of(u, s->count, r) && makes(p, s, r) ==> off_simplex(dot(p, p), s);
    lemma near_four{L}: \forall og_vec3 p, *u, og_simplex *s, weights r, real k; s->count == 4 && is_unit(u, k, s) &&
      nearest_of(u, s->count, r) && makes(p, s, r) ==> off_simplex(dot(p, p), s);
    lemma near{L}: \forall og_vec3 p, *u, og_simplex *s, weights r, real k; 1 <= s->count <= 4 && is_unit(u, k, s) &&
      nearest_of(u, s->count, r) && makes(p, s, r) ==> off_simplex(dot(p, p), s);
    predicate is_inside(weights r) = r.a > 0 && r.b > 0 && r.c > 0 && r.d > 0;
    lemma inside_makes_origin{L}: \forall og_vec3 p, *u, og_simplex *s, weights r, real k; s->count == 4 &&
      is_unit(u, k, s) && nearest_of(u, s->count, r) && is_inside(r) && is_origin(p) ==> makes(p, s, r); */

og_outcome og_simplex_voronoi(og_simplex *simplex, og_vec3 *nearest) {
  og_vec3 s[4];
  const og_scalar scale = og_unit_vertices(simplex, s);
  if (scale == 0) return OG_OUTCOME_OUT_OF_RANGE;
  const weights r = weights_of(s, simplex->count);
  if (!r.found) return OG_OUTCOME_DEGENERATE;
  const og_scalar weight[4] = {r.a, r.b, r.c, r.d};
  //@ assert unit: exact_arithmetic ==> is_unit(&s[0], scale, simplex);
  //@ assert row: is_row(&weight[0], r);
  //@ assert share: exact_arithmetic ==> is_share(&weight[0], simplex->count);
  //@ assert near: exact_arithmetic ==> \forall og_vec3 p; makes(p, simplex, r) ==> off_simplex(dot(p, p), simplex);
  /*@ assert inside: exact_arithmetic && simplex->count == 4 && is_inside(r) ==>
                       \forall og_vec3 p; is_origin(p) ==> makes(p, simplex, r); */
  og_simplex_reduce(simplex, weight, nearest);
  //@ assert point: exact_arithmetic ==> makes{Pre}(*nearest, simplex, r);
  //@ assert share: exact_arithmetic ==> is_share(&simplex->weight[0], simplex->count);
  /*@ assert moments: exact_arithmetic ==> nearest->x == moment_x(simplex, &simplex->weight[0], simplex->count) &&
        nearest->y == moment_y(simplex, &simplex->weight[0], simplex->count) &&
        nearest->z == moment_z(simplex, &simplex->weight[0], simplex->count); */
  return OG_OUTCOME_ANSWERED;
}

// ---- what is known of it ----

static const og_door_simplex simplex_voronoi_door = {.run = og_simplex_voronoi};

const og_algorithm og_algorithm_simplex_voronoi = {
    .id = "simplex-voronoi",
    .row = "3.6",
    .questions = "simplex",
    .path = "ref/simplex/simplex_voronoi",
    .source = "Ericson 2005, 5.1.6; Kravec",
    .cost = "O(1)",
    .limits = "triangles thinner than 1e-8: distance off by up to the size (1 in 7 needles)",
    .simplex = &simplex_voronoi_door,
};
