#include "ref/closest/segment_segment.h"

#include "ref/door/closest.h"
#include "ref/closest/point_segment.h"
#include "ref/closest/range.h"

// Half the derivatives of the squared distance between w + s u and t v, from the products of u, v and w: by s, by t,
// and by s where t moves along (times v.v).
/*@ logic real slope_s(real uu, real uv, real uw, real s, real t) = uw + s * uu - t * uv;
    logic real slope_t(real uv, real vv, real vw, real s, real t) = t * vv - s * uv - vw;
    logic real slope_both(real uu, real uv, real vv, real uw, real vw, real s) =
      vv * (uw + s * uu) - uv * (vw + s * uv);
    // mn / nn is the point of one line nearest to the other (Lagrange's identity).
    predicate across(real nn, real mn, real uu, real uv, real vv, real uw, real vw) =
      nn == uu * vv - uv * uv && mn == uv * vw - vv * uw;
    predicate products(real uu, real uv, real vv, real vw, real ww) =
      0 <= uu && 0 <= vv && 0 <= ww && uv * uv <= uu * vv && vw * vw <= vv * ww;

    lemma slope_across: \forall real nn, mn, uu, uv, vv, uw, vw, s;
      across(nn, mn, uu, uv, vv, uw, vw) ==> slope(mn, nn, s) == slope_both(uu, uv, vv, uw, vw, s);
    // Where the point nearest to the line lies beyond an end of q, the one nearest to that end does, too.
    lemma end_stays: \forall real uu, uv, vv, uw, vw, ww, r, s, t;
      products(uu, uv, vv, vw, ww) && settled(r, slope_both(uu, uv, vv, uw, vw, r)) && (t == 0 || t == 1) &&
      settled(t, slope_t(uv, vv, vw, r, t)) && settled(s, slope_s(uu, uv, uw, s, t)) ==>
      settled(t, slope_t(uv, vv, vw, s, t));
    lemma line_inside: \forall real uu, uv, vv, uw, vw, s, t;
      vv > 0 && 0 < t < 1 && settled(t, slope_t(uv, vv, vw, s, t)) && settled(s, slope_both(uu, uv, vv, uw, vw, s)) ==>
      settled(s, slope_s(uu, uv, uw, s, t));
    // The same in another unit.
    predicate in_unit(og_vec3 u, og_vec3 v, og_vec3 w, og_vec3 a, og_vec3 b, og_vec3 c, real k) =
      k > 0 && is_scaled(a, k, u) && is_scaled(b, k, v) && is_scaled(c, k, w);
    lemma scaled_slope_s: \forall og_vec3 u, v, w, a, b, c, real s, t, k; in_unit(u, v, w, a, b, c, k) ==>
      slope_s(dot(a, a), dot(a, b), dot(a, c), s, t) == k * (k * slope_s(dot(u, u), dot(u, v), dot(u, w), s, t));
    lemma scaled_slope_t: \forall og_vec3 u, v, w, a, b, c, real s, t, k; in_unit(u, v, w, a, b, c, k) ==>
      slope_t(dot(a, b), dot(b, b), dot(b, c), s, t) == k * (k * slope_t(dot(u, v), dot(v, v), dot(v, w), s, t));
    lemma scaled_settled: \forall real t, slope, k; k > 0 && settled(t, k * (k * slope)) ==> settled(t, slope);
    lemma scaled_s: \forall og_vec3 u, v, w, a, b, c, real s, t, k; in_unit(u, v, w, a, b, c, k) &&
      settled(s, slope_s(dot(a, a), dot(a, b), dot(a, c), s, t)) ==>
      settled(s, slope_s(dot(u, u), dot(u, v), dot(u, w), s, t));
    lemma scaled_t: \forall og_vec3 u, v, w, a, b, c, real s, t, k; in_unit(u, v, w, a, b, c, k) &&
      settled(t, slope_t(dot(a, b), dot(b, b), dot(b, c), s, t)) ==>
      settled(t, slope_t(dot(u, v), dot(v, v), dot(v, w), s, t));
*/

// The nearest point of the line along u to the line along v, with w from a point of the latter to one of the former,
// kept within the segment; 0 for parallel lines, where one point is as good as another.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures inside: 0 <= \result <= 1;
    ensures settled: exact_arithmetic ==>
              settled(\result, slope_both(dot(u, u), dot(u, v), dot(v, v), dot(u, w), dot(v, w), \result)); */
static og_scalar nearest_to_line(og_vec3 u, og_vec3 v, og_vec3 w) {
  const og_vec3 n = og_cross(u, v), m = og_cross(v, w);
  //@ assert square: exact_arithmetic ==> dot(n, n) == dot(u, u) * dot(v, v) - dot(u, v) * dot(u, v);
  //@ assert product: exact_arithmetic ==> dot(m, n) == dot(u, v) * dot(v, w) - dot(v, v) * dot(u, w);
  /*@ assert across: exact_arithmetic ==>
        across(dot(n, n), dot(m, n), dot(u, u), dot(u, v), dot(v, v), dot(u, w), dot(v, w)); */
  return og_fraction(og_dot(m, n), og_norm2(n));
}

// t is the parameter on q, and the origin is q0: then the whole figure is u, v and w.
/*@ requires memory: \valid(s) && \valid(t) && \separated(s, t);
    terminates \true; exits \false; assigns *s, *t;
    ensures inside: 0 <= *s <= 1 && 0 <= *t <= 1;
    ensures settled_s: exact_arithmetic ==> settled(*s, slope_s(dot(u, u), dot(u, v), dot(u, w), *s, *t));
    ensures settled_t: exact_arithmetic ==> settled(*t, slope_t(dot(u, v), dot(v, v), dot(v, w), *s, *t)); */
static void nearest_parameters(og_vec3 u, og_vec3 v, og_vec3 w, og_scalar *s, og_scalar *t) {
  *s = nearest_to_line(u, v, w);
  const og_vec3 from_q0 = og_add_scaled(w, *s, u);
  *t = og_parameter_along(v, from_q0);
  //@ assert products: exact_arithmetic ==> products(dot(u, u), dot(u, v), dot(v, v), dot(v, w), dot(w, w));
  /*@ assert line: exact_arithmetic ==>
        slope(dot(from_q0, v), dot(v, v), *t) == slope_t(dot(u, v), dot(v, v), dot(v, w), *s, *t); */
  //@ assert settled: exact_arithmetic ==> settled(*t, slope_t(dot(u, v), dot(v, v), dot(v, w), *s, *t));
  // Where the line's point is beyond an end of q, that end's nearest point on p is the answer.
  if (*t == 0 || *t == 1) {
    const og_vec3 to_end = og_sub(og_scale(*t, v), w);
    //@ assert to_end: exact_arithmetic ==> dot(to_end, u) == *t * dot(u, v) - dot(u, w);
    *s = og_parameter_along(u, to_end);
    /*@ assert end: exact_arithmetic ==>
          slope(dot(to_end, u), dot(u, u), *s) == slope_s(dot(u, u), dot(u, v), dot(u, w), *s, *t); */
  }
}

// The ends themselves, not rounded.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures at: exact_arithmetic ==> is_at(\result, p0, p1, s); */
static og_vec3 point_at(og_vec3 p0, og_vec3 p1, og_scalar s) {
  return s == 1 ? p1 : og_add_scaled(p0, s, og_sub(p1, p0));
}

// Both parameters settled: no pair is nearer.
/*@ lemma pair_step: \forall og_vec3 u, v, w, real s, t, x, y;
      between2(u, v, w, x, y) - between2(u, v, w, s, t) ==
      square((x - s) * u.x - (y - t) * v.x) + square((x - s) * u.y - (y - t) * v.y) +
      square((x - s) * u.z - (y - t) * v.z) + 2 * climb(s, slope_s(dot(u, u), dot(u, v), dot(u, w), s, t), x) +
      2 * climb(t, slope_t(dot(u, v), dot(v, v), dot(v, w), s, t), y);
    lemma nearest_pair: \forall og_vec3 u, v, w, real s, t, x, y;
      settled(s, slope_s(dot(u, u), dot(u, v), dot(u, w), s, t)) &&
      settled(t, slope_t(dot(u, v), dot(v, v), dot(v, w), s, t)) && 0 <= x <= 1 && 0 <= y <= 1 ==>
      between2(u, v, w, s, t) <= between2(u, v, w, x, y);
*/

// a - b from whichever ends are nearest the two points: exact but for one rounding where both are ends.
/*@ terminates \true; exits \false; assigns \nothing;
    ensures difference: exact_arithmetic ==> is_between(\result, p0, p1, q0, q1, s, t); */
static og_vec3 offset_at(og_vec3 p0, og_vec3 p1, og_vec3 q0, og_vec3 q1, og_scalar s, og_scalar t) {
  const og_vec3 u = og_sub(p1, p0), v = og_sub(q1, q0);
  const bool far_s = 2 * s > 1, far_t = 2 * t > 1;
  const og_vec3 ends = og_sub(far_s ? p1 : p0, far_t ? q1 : q0);
  //@ assert ends: exact_arithmetic ==> is_between(ends, p0, p1, q0, q1, far_s ? 1. : 0., far_t ? 1. : 0.);
  const og_vec3 from_end = og_add_scaled(ends, far_s ? s - 1 : s, u);
  //@ assert from_end: exact_arithmetic ==> is_between(from_end, p0, p1, q0, q1, s, far_t ? 1. : 0.);
  return og_add_scaled(from_end, far_t ? 1 - t : -t, v);
}

og_segment_pair og_segment_segment(og_vec3 p0, og_vec3 p1, og_vec3 q0, og_vec3 q1) {
  if (!og_vec_in_range(p0) || !og_vec_in_range(p1) || !og_vec_in_range(q0) || !og_vec_in_range(q1))
    return (og_segment_pair){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  const og_vec3 u = og_sub(p1, p0), v = og_sub(q1, q0), w = og_sub(p0, q0);
  const og_scalar size = og_max(og_max(og_largest(u), og_largest(v)), og_largest(w));
  const int unit = -og_range_exponent(size);
  og_segment_pair r = {.outcome = OG_OUTCOME_ANSWERED};
  const og_vec3 a = og_vec_times_power(u, unit), b = og_vec_times_power(v, unit), c = og_vec_times_power(w, unit);
  nearest_parameters(a, b, c, &r.s, &r.t);
  //@ assert unit: exact_arithmetic ==> in_unit(u, v, w, a, b, c, two_to(unit));
  //@ assert settled_s: exact_arithmetic ==> settled(r.s, slope_s(dot(u, u), dot(u, v), dot(u, w), r.s, r.t));
  //@ assert settled_t: exact_arithmetic ==> settled(r.t, slope_t(dot(u, v), dot(v, v), dot(v, w), r.s, r.t));
  /*@ assert nearest: exact_arithmetic ==> \forall real s, t; 0 <= s <= 1 && 0 <= t <= 1 ==>
        between2(u, v, w, r.s, r.t) <= between2(u, v, w, s, t); */
  r.a = point_at(p0, p1, r.s);
  r.b = point_at(q0, q1, r.t);
  r.offset = offset_at(p0, p1, q0, q1, r.s, r.t);
  return r;
}

static og_closest_claim run_segment_segment(const og_flat *a, const og_flat *b) {
  const og_segment_pair r = og_segment_segment(a->point[0], a->point[1], b->point[0], b->point[1]);
  if (r.outcome != OG_OUTCOME_ANSWERED) return (og_closest_claim){.outcome = r.outcome};
  return (og_closest_claim){.outcome = OG_OUTCOME_ANSWERED,
                            .has_offset = true,
                            .offset = r.offset,
                            .has_points = true,
                            .a = r.a,
                            .b = r.b,
                            .weight_a_count = 2,
                            .weight_b_count = 2,
                            .weight_a = {1 - r.s, r.s},
                            .weight_b = {1 - r.t, r.t}};
}

// ---- what is known of it ----

static const og_door_closest segment_segment_door = {
    .run = run_segment_segment, .kind_a = OG_FLAT_SEGMENT, .kind_b = OG_FLAT_SEGMENT, .bound = 3};

const og_algorithm og_algorithm_segment_segment = {
    .id = "segment-segment",
    .row = "3.1",
    .questions = "closest",
    .path = "ref/closest/segment_segment",
    .source = "Ericson 2005, 5.1.9",
    .cost = "O(1)",
    .limits = "the parameters of nearly parallel segments are off by epsilon over their angle; the distance is not",
    .closest = &segment_segment_door,
};
