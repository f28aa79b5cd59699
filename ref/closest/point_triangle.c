#include "ref/closest/point_triangle.h"

#include "ref/door/closest.h"
#include "ref/closest/point_segment.h"
#include "ref/closest/range.h"
#include "ref/closest/triangle_logic.h"

// A triangle moved so that p is the origin: corners seen from p.
typedef struct view {
  og_vec3 a, b, c;
} view;

typedef struct weights {
  og_scalar a, b, c;
} weights;

/*@ terminates \true; exits \false; assigns \nothing;
    ensures weights: \result.a == a && \result.b == b && \result.c == c; */
static weights weights_of(og_scalar a, og_scalar b, og_scalar c) { return (weights){a, b, c}; }

/*@ terminates \true; exits \false; assigns \nothing;
    ensures combined: exact_arithmetic ==> combined(\result, a, b, c, w.a, w.b, w.c); */
static og_vec3 combine(weights w, og_vec3 a, og_vec3 b, og_vec3 c) {
  return og_add(og_scale(w.a, a), og_add(og_scale(w.b, b), og_scale(w.c, c)));
}

// Rounding can put p outside every region of a very thin triangle: then the nearest of the edges' points.
/*@ requires memory: \valid_read(v);
    terminates \true; exits \false; assigns \nothing; */
static weights nearest_on_edges(const view *v) {
  const og_vec3 zero = {0, 0, 0};
  const og_scalar ab = og_point_segment(v->a, v->b, zero), bc = og_point_segment(v->b, v->c, zero),
                  ca = og_point_segment(v->c, v->a, zero);
  const weights edge[3] = {{1 - ab, ab, 0}, {0, 1 - bc, bc}, {ca, 0, 1 - ca}};
  int best = 0;
  og_scalar least = OG_SCALAR_MAX;
  for (int k = 0; k < 3; k++) {
    const og_scalar square = og_norm2(combine(edge[k], v->a, v->b, v->c));
    if (square >= least) continue;
    least = square;
    best = k;
  }
  return edge[best];
}

// ab_a is p's side along the edge ab seen from a, positive towards b, and so on.
typedef struct sides {
  og_scalar ab_a, ab_b, ac_a, ac_c, bc_b, bc_c;
} sides;

// area_a is the signed area of the triangle that p's foot makes with the edge bc, times that of the triangle (times 4):
// negative beyond the edge.
typedef struct areas {
  og_scalar a, b, c;
} areas;

/*@ predicate sides3(sides s, og_vec3 a, og_vec3 b, og_vec3 c) =
      s.ab_a == dot(a, a) - dot(a, b) && s.ab_b == dot(b, b) - dot(a, b) && s.ac_a == dot(a, a) - dot(a, c) &&
      s.ac_c == dot(c, c) - dot(a, c) && s.bc_b == dot(b, b) - dot(b, c) && s.bc_c == dot(c, c) - dot(b, c);
    predicate areas3(areas s, og_vec3 a, og_vec3 b, og_vec3 c) =
      s.a == side_of(dot(b, b), dot(b, c), dot(c, c), dot(a, b), dot(a, c)) &&
      s.b == side_of(dot(c, c), dot(a, c), dot(a, a), dot(b, c), dot(a, b)) &&
      s.c == side_of(dot(a, a), dot(a, b), dot(b, b), dot(a, c), dot(b, c)); */

/*@ requires memory: \valid_read(v);
    requires edges: exact_arithmetic ==> is_moved(ab, v->b, -1.0, v->a) && is_moved(ac, v->c, -1.0, v->a);
    terminates \true; exits \false; assigns \nothing;
    ensures sides: exact_arithmetic ==> sides3(\result, v->a, v->b, v->c); */
static sides sides_of(const view *v, og_vec3 ab, og_vec3 ac) {
  const og_vec3 bc = og_sub(v->c, v->b);
  return (sides){-og_dot(v->a, ab), og_dot(v->b, ab),  -og_dot(v->a, ac),
                 og_dot(v->c, ac),  -og_dot(v->b, bc), og_dot(v->c, bc)};
}

/*@ requires memory: \valid_read(v);
    requires edges: exact_arithmetic ==> is_moved(ab, v->b, -1.0, v->a) && is_moved(ac, v->c, -1.0, v->a);
    terminates \true; exits \false; assigns \nothing;
    ensures areas: exact_arithmetic ==> areas3(\result, v->a, v->b, v->c); */
static areas areas_of(const view *v, og_vec3 ab, og_vec3 ac) {
  const og_vec3 n = og_cross(ab, ac);
  //@ assert normal: exact_arithmetic ==> is_normal3(n, v->a, v->b, v->c, ab, ac);
  return (areas){og_dot(n, og_cross(v->b, v->c)), og_dot(n, og_cross(v->c, v->a)), og_dot(n, og_cross(v->a, v->b))};
}

/*@ requires memory: \valid_read(v);
    requires sides: exact_arithmetic ==> sides3(s, v->a, v->b, v->c) && areas3(area, v->a, v->b, v->c);
    requires corners: !(s.ab_a <= 0 && s.ac_a <= 0) && !(s.ab_b <= 0 && s.bc_b <= 0) && !(s.ac_c <= 0 && s.bc_c <= 0);
    terminates \true; exits \false; assigns \nothing;
    ensures nearest: exact_arithmetic ==> nearest3(v->a, v->b, v->c, \result.a, \result.b, \result.c); */
static weights off_corners(const view *v, sides s, areas area) {
  /*@ assert figure: exact_arithmetic ==> figure3(dot(v->a, v->a), dot(v->a, v->b), dot(v->a, v->c), dot(v->b, v->b),
                                                  dot(v->b, v->c), dot(v->c, v->c)); */
  // The sum of both sides is the square of the edge: positive unless it underflowed.
  const og_scalar ab = s.ab_a + s.ab_b, bc = s.bc_b + s.bc_c, ac = s.ac_a + s.ac_c;
  /*@ assert edges: exact_arithmetic ==> ab == edge2(dot(v->a, v->a), dot(v->a, v->b), dot(v->b, v->b)) &&
        bc == edge2(dot(v->b, v->b), dot(v->b, v->c), dot(v->c, v->c)) &&
        ac == edge2(dot(v->a, v->a), dot(v->a, v->c), dot(v->c, v->c)); */
  if (area.c <= 0 && s.ab_a >= 0 && s.ab_b >= 0 && ab > 0) {
    const weights w = weights_of(og_fraction(s.ab_b, ab), og_fraction(s.ab_a, ab), 0);
    //@ assert ab: exact_arithmetic ==> w.a * ab == s.ab_b && w.b * ab == s.ab_a;
    /*@ assert on_ab: exact_arithmetic ==>
          edge_foot(dot(v->a, v->a), dot(v->a, v->b), dot(v->b, v->b), w.a, w.b, ab); */
    return w;
  }
  if (area.a <= 0 && s.bc_b >= 0 && s.bc_c >= 0 && bc > 0) {
    const weights w = weights_of(0, og_fraction(s.bc_c, bc), og_fraction(s.bc_b, bc));
    //@ assert bc: exact_arithmetic ==> w.b * bc == s.bc_c && w.c * bc == s.bc_b;
    /*@ assert on_bc: exact_arithmetic ==>
          edge_foot(dot(v->b, v->b), dot(v->b, v->c), dot(v->c, v->c), w.b, w.c, bc); */
    return w;
  }
  if (area.b <= 0 && s.ac_a >= 0 && s.ac_c >= 0 && ac > 0) {
    const weights w = weights_of(og_fraction(s.ac_c, ac), 0, og_fraction(s.ac_a, ac));
    //@ assert ac: exact_arithmetic ==> w.a * ac == s.ac_c && w.c * ac == s.ac_a;
    /*@ assert on_ac: exact_arithmetic ==>
          edge_foot(dot(v->a, v->a), dot(v->a, v->c), dot(v->c, v->c), w.a, w.c, ac); */
    return w;
  }
  //@ assert over_face: exact_arithmetic ==> area.a > 0 && area.b > 0 && area.c > 0;
  if (area.a <= 0 || area.b <= 0 || area.c <= 0) return nearest_on_edges(v);
  const og_scalar whole = area.a + area.b + area.c;
  const weights w = weights_of(og_fraction(area.a, whole), og_fraction(area.b, whole), og_fraction(area.c, whole));
  /*@ assert foot: exact_arithmetic ==> foot3(dot(v->a, v->a), dot(v->a, v->b), dot(v->a, v->c), dot(v->b, v->b),
                                              dot(v->b, v->c), dot(v->c, v->c), w.a, w.b, w.c, whole); */
  return w;
}

/*@ requires memory: \valid_read(v);
    terminates \true; exits \false; assigns \nothing;
    ensures nearest: exact_arithmetic ==> nearest3(v->a, v->b, v->c, \result.a, \result.b, \result.c); */
static weights nearest_by_regions(const view *v) {
  const og_vec3 ab = og_sub(v->b, v->a), ac = og_sub(v->c, v->a);
  const sides s = sides_of(v, ab, ac);
  if (s.ab_a <= 0 && s.ac_a <= 0) return weights_of(1, 0, 0);
  if (s.ab_b <= 0 && s.bc_b <= 0) return weights_of(0, 1, 0);
  if (s.ac_c <= 0 && s.bc_c <= 0) return weights_of(0, 0, 1);
  return off_corners(v, s, areas_of(v, ab, ac));
}

og_triangle_point og_point_triangle(og_vec3 a, og_vec3 b, og_vec3 c, og_vec3 p) {
  if (!og_vec_in_range(a) || !og_vec_in_range(b) || !og_vec_in_range(c) || !og_vec_in_range(p))
    return (og_triangle_point){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  const view seen = {og_sub(a, p), og_sub(b, p), og_sub(c, p)};
  const og_scalar size = og_max(og_max(og_largest(seen.a), og_largest(seen.b)), og_largest(seen.c));
  const int unit = -og_range_exponent(size);
  const view scaled = {og_vec_times_power(seen.a, unit), og_vec_times_power(seen.b, unit),
                       og_vec_times_power(seen.c, unit)};
  const weights w = nearest_by_regions(&scaled);
  //@ assert unit: exact_arithmetic ==> in_unit3(scaled.a, scaled.b, scaled.c, seen.a, seen.b, seen.c, two_to(unit));
  //@ assert nearest: exact_arithmetic ==> nearest3(seen.a, seen.b, seen.c, w.a, w.b, w.c);
  //@ assert seen: exact_arithmetic ==> seen_from(p, seen.a, seen.b, seen.c, a, b, c);
  return (og_triangle_point){
      OG_OUTCOME_ANSWERED, {w.a, w.b, w.c}, combine(w, a, b, c), og_neg(combine(w, seen.a, seen.b, seen.c))};
}

static og_closest_claim run_point_triangle(const og_flat *a, const og_flat *b) {
  const og_vec3 p = a->point[0], *corner = b->point;
  const og_triangle_point r = og_point_triangle(corner[0], corner[1], corner[2], p);
  if (r.outcome != OG_OUTCOME_ANSWERED) return (og_closest_claim){.outcome = r.outcome};
  return (og_closest_claim){.outcome = OG_OUTCOME_ANSWERED,
                            .has_offset = true,
                            .offset = r.offset,
                            .has_points = true,
                            .a = p,
                            .b = r.point,
                            .weight_a_count = 1,
                            .weight_b_count = 3,
                            .weight_a = {1},
                            .weight_b = {r.weight[0], r.weight[1], r.weight[2]}};
}

// ---- what is known of it ----

static const og_door_closest point_triangle_door = {
    .run = run_point_triangle, .kind_a = OG_FLAT_POINT, .kind_b = OG_FLAT_TRIANGLE};

const og_algorithm og_algorithm_point_triangle = {
    .id = "point-triangle",
    .row = "3.1",
    .questions = "closest",
    .path = "ref/closest/point_triangle",
    .source = "Ericson 2005, 5.1.5; Huotari 2011, 2",
    .cost = "O(1)",
    .limits = "off by up to 0.5 epsilon (longest side / height) of the size on thin triangles",
    .closest = &point_triangle_door,
};
