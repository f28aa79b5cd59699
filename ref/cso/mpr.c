// The source works with B - A and its centre v0; here it is A - B, all side tests are taken from the centre, and the
// ray has a direction of its own, so that nothing special happens when the two inside points coincide.

#include "ref/cso/mpr.h"

#include "ref/door/pair.h"
#include "ref/closest/range.h"
#include "ref/simplex/reduce.h"
#include "ref/support/direction.h"
#include "ref/trace.h"

// Heights are sums of three products of numbers up to 2 with a normal that has a few roundings itself: about 24 half
// epsilons. The double of that tells a vertex from rounding.
#define HEIGHT_ROUNDING (24 * OG_SCALAR_EPSILON)

// A point of A - B is nearer to the origin than that in the unit of the search, where coordinates are at most 1.
#define FARTHEST 2

// Coordinates outside of these would overflow or lose digits in a support mapping (see ref/support/direction.h).
#define LARGEST_COORDINATE (OG_SCALAR_MAX / (4 * OG_DIRECTION_LARGE))
#define SMALLEST_SIZE (OG_SCALAR_MIN / OG_DIRECTION_SMALL)

typedef struct search {
  const og_convex *a, *b;
  og_vec3 centre;       // the difference of the inside points
  og_vec3 ray;          // unit length, from the centre towards the origin
  og_scalar size;       // the largest coordinate of A - B seen so far
  og_scalar coordinate; // and the largest of A and B
  og_scalar scale;      // the power of two that brings size to [1/2, 1)
  og_cso_vertex v[3];   // the portal, counterclockwise seen from outside
  int corners;          // how many of them there are; 3 once there is a portal
  og_trace *trace;      // where the steps are written
  // Writes a step; null: none is written. (Through a pointer, so that the plain search carries nothing else of it.)
  void (*show)(const struct search *s, og_vec3 normal, const og_cso_vertex *w);
  og_mpr_result r;
} search;

// ---- steps ----

static og_vec3 unit(og_vec3 n, og_scalar length) { return og_scale(1 / length, n); }

static void notice(search *s, const og_cso_vertex *w) {
  const bool finite = og_is_finite(w->a.point) && og_is_finite(w->b.point) && og_is_finite(w->w);
  const og_scalar coordinate = finite ? og_max(og_largest(w->a.point), og_largest(w->b.point)) : (og_scalar)INFINITY;
  s->coordinate = og_max(s->coordinate, coordinate);
  const og_scalar size = og_largest(w->w);
  if (!finite || size <= s->size) return;
  s->size = size;
  if (s->size < SMALLEST_SIZE) return; // out of range, unless something larger follows
  s->scale = og_unit_power(s->size);
}

static bool in_range(const search *s) {
  return s->coordinate <= LARGEST_COORDINATE && (s->size >= SMALLEST_SIZE || s->size <= 0);
}

// A vertex as seen from the centre, scaled.
static og_vec3 seen(const search *s, const og_cso_vertex *v) { return og_scale(s->scale, og_sub(v->w, s->centre)); }

// Height of a vertex above the plane through the origin with that unit normal, scaled.
static og_scalar height(const search *s, og_vec3 normal, const og_cso_vertex *v) {
  return og_dot(normal, og_scale(s->scale, v->w));
}

// ---- the trace ----

// The portal as a step leaves it. Its weights are known at the end alone.
static void show_portal(const search *s) {
  const bool known = s->r.portal.count > 0;
  const int count = known ? s->r.portal.count : s->corners;
  for (int k = 0; k < count; k++) {
    const og_cso_vertex *corner = known ? &s->r.portal.vertex[k] : &s->v[k];
    const og_scalar weight = known ? s->r.portal.weight[k] : 0;
    og_trace_add_point(s->trace, OG_TRACE_CORNER, k, weight, corner->w, corner->a.point, corner->b.point);
  }
}

static void show_ray(const search *s) {
  og_trace_add_indices(s->trace, OG_TRACE_STEP, 0, 0, 0, 0);
  og_trace_add_point(s->trace, OG_TRACE_RAY, 0, 0, s->centre, s->ray, (og_vec3){0, 0, 0});
}

// A step begins when its support point is known to be in range; the portal is still as the one before left it. Where
// the origin lies outside of the plane through the point, the distance is at least that of the plane.
static void show_support(const search *s, og_vec3 normal, const og_cso_vertex *w) {
  show_portal(s);
  og_trace_add_indices(s->trace, OG_TRACE_STEP, 0, 0, 0, 0);
  og_trace_add(s->trace, OG_TRACE_DIRECTION, 0, normal);
  og_trace_add_point(s->trace, OG_TRACE_SUPPORT, 0, 0, w->w, w->a.point, w->b.point);
  const og_scalar outside = -height(s, normal, w);
  if (outside > 0) og_trace_add(s->trace, OG_TRACE_BOUND, outside / s->scale, (og_vec3){0, 0, 0});
}

// The support point; false where the search ends with it, because the origin lies outside its plane or it is out of
// range.
static bool support(search *s, og_vec3 normal, og_cso_vertex *w) {
  *w = og_cso_support(s->a, s->b, normal);
  s->r.iterations++;
  notice(s, w);
  s->r.outcome = OG_OUTCOME_OUT_OF_RANGE;
  if (!in_range(s)) return false;
  if (s->show != NULL) s->show(s, normal, w);
  s->r.outcome = OG_OUTCOME_ANSWERED;
  if (!(height(s, normal, w) < 0)) return true;
  s->r.verdict = OG_VERDICT_APART;
  s->r.normal = og_neg(normal);
  return false;
}

// ---- results ----

// The ray leaves through the plane with that unit normal at height top, in the triangle of the portal's vertices or, if
// there is only one, there.
static void meet(search *s, og_vec3 normal, og_scalar top, int count) {
  og_mpr_result *r = &s->r;
  const og_scalar least = og_max(0, top);
  const og_scalar slope = og_dot(normal, s->ray);
  const og_scalar way = slope > 0 ? og_min(og_quotient(least, slope), FARTHEST) : 0;
  r->verdict = OG_VERDICT_MEET;
  r->width = least / s->scale;
  r->depth = og_max(way / s->scale, r->width);
  r->normal = og_neg(normal);
  // Where the ray meets the portal: its barycentric coordinates are volumes seen from there.
  og_vec3 corner[3];
  og_scalar weight[3] = {1, 0, 0}, sum = 1;
  for (int k = 0; k < count; k++) corner[k] = og_add_scaled(og_scale(s->scale, s->v[k].w), -way, s->ray);
  if (count == 3) {
    sum = 0;
    for (int k = 0; k < 3; k++)
      sum += weight[k] = og_max(0, og_dot(normal, og_cross(corner[(k + 1) % 3], corner[(k + 2) % 3])));
  }
  if (!(sum > 0)) weight[0] = sum = 1;
  r->portal.count = count;
  for (int k = 0; k < count; k++) {
    const og_scalar part = og_fraction(weight[k], sum);
    r->portal.vertex[k] = s->v[k];
    r->portal.weight[k] = part;
    r->a = og_add_scaled(r->a, part, s->v[k].a.point);
    r->b = og_add_scaled(r->b, part, s->v[k].b.point);
  }
}

// ---- the search ----

// Finds three support points around the ray. True when they are a portal; false when the search has ended.
static bool find_portal(search *s) {
  og_cso_vertex *v = s->v;
  if (!support(s, s->ray, &v[0])) return false;
  s->corners = 1;
  og_vec3 normal = og_cross(seen(s, &v[0]), s->ray);
  const og_scalar beside = og_norm(normal);
  if (beside <= HEIGHT_ROUNDING) { // the ray leaves through this vertex
    meet(s, s->ray, height(s, s->ray, &v[0]), 1);
    return false;
  }
  normal = unit(normal, beside);
  if (!support(s, normal, &v[1])) return false;
  s->corners = 2;
  while (s->r.iterations < OG_MPR_ITERATIONS) {
    normal = og_cross(seen(s, &v[0]), seen(s, &v[1]));
    const og_scalar length = og_norm(normal);
    if (length <= HEIGHT_ROUNDING) break;
    normal = unit(normal, length);
    if (og_dot(normal, s->ray) < 0) {
      const og_cso_vertex swap = v[0];
      v[0] = v[1];
      v[1] = swap;
      normal = og_neg(normal);
    }
    if (!support(s, normal, &v[2])) return false;
    const og_vec3 p = seen(s, &v[0]), q = seen(s, &v[1]), t = seen(s, &v[2]);
    if (og_dot(normal, t) <= HEIGHT_ROUNDING) break;
    if (og_dot(og_cross(p, t), s->ray) > 0) v[1] = v[2]; // the ray runs outside of the side 0-2
    else if (og_dot(og_cross(t, q), s->ray) > 0) v[0] = v[2];
    else {
      s->corners = 3;
      return true;
    }
  }
  s->r.outcome = s->r.iterations < OG_MPR_ITERATIONS ? OG_OUTCOME_DEGENERATE : OG_OUTCOME_ITERATION_LIMIT;
  return false;
}

// The vertex w lies beyond the portal and makes three new ones with its sides: the ray passes the one between whose two
// other vertices the plane of ray and w runs. (The source asks for the signs one after the other, which picks a portal
// beside the ray when that runs through a vertex of the old one.)
static void refine(search *s, const og_cso_vertex *w, og_vec3 side) {
  og_scalar beside[3], best = -OG_SCALAR_MAX;
  int replaced = 0;
  for (int k = 0; k < 3; k++) beside[k] = og_dot(side, seen(s, &s->v[k]));
  for (int k = 0; k < 3; k++) {
    const og_scalar inside = og_min(beside[k], -beside[(k + 1) % 3]);
    if (inside <= best) continue;
    best = inside;
    replaced = (k + 2) % 3;
  }
  s->v[replaced] = *w;
}

static og_scalar highest(const search *s, og_vec3 normal) {
  return og_max(height(s, normal, &s->v[0]), og_max(height(s, normal, &s->v[1]), height(s, normal, &s->v[2])));
}

// Moves the portal outward until it lies on the boundary.
static void refine_portal(search *s, og_scalar tolerance) {
  og_vec3 normal = s->ray;
  og_scalar top = 0;
  bool inside = false; // once the origin is not beyond a portal, the bodies meet
  while (s->r.iterations < OG_MPR_ITERATIONS) {
    const og_vec3 corner = seen(s, &s->v[0]);
    const og_vec3 area = og_cross(og_sub(seen(s, &s->v[1]), corner), og_sub(seen(s, &s->v[2]), corner));
    const og_scalar square = og_norm2(area);
    if (!(square > 0)) break;
    normal = unit(area, og_sqrt(square));
    og_cso_vertex w;
    if (!support(s, normal, &w)) return;
    const og_scalar portal = highest(s, normal);
    top = og_max(portal, height(s, normal, &w));
    inside = inside || portal >= 0;
    if (top - portal <= og_max(HEIGHT_ROUNDING, tolerance)) {
      meet(s, normal, top, 3);
      return;
    }
    const og_vec3 side = og_cross(s->ray, seen(s, &w));
    if (og_norm(side) <= HEIGHT_ROUNDING) { // the ray leaves through this vertex, whichever portal
      s->v[0] = w;
      meet(s, normal, top, 1);
      return;
    }
    refine(s, &w, side);
  }
  s->r.outcome = OG_OUTCOME_ITERATION_LIMIT;
  if (inside) meet(s, normal, top, 3);
}

// The centre and the ray. False where the inside points are out of range.
static inline bool begin_inside(search *s) {
  const og_cso_vertex inside = {og_sub(s->a->inside, s->b->inside), {s->a->inside, -1}, {s->b->inside, -1}};
  notice(s, &inside);
  s->centre = inside.w;
  // Coinciding inside points: any ray will do.
  if (og_largest(s->centre) > 0) s->ray = og_direction_unit(og_neg(s->centre));
  s->r.outcome = OG_OUTCOME_OUT_OF_RANGE;
  return s->coordinate <= LARGEST_COORDINATE;
}

og_mpr_result og_mpr(const og_convex *a, const og_convex *b, og_scalar tolerance) {
  search s = {.a = a, .b = b, .scale = 1, .ray = {1, 0, 0}};
  if (begin_inside(&s) && find_portal(&s)) refine_portal(&s, tolerance);
  if (s.r.outcome == OG_OUTCOME_OUT_OF_RANGE) return (og_mpr_result){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  s.r.ray = og_neg(s.ray);
  return s.r;
}

og_mpr_result og_mpr_traced(const og_convex *a, const og_convex *b, og_scalar tolerance, og_trace *trace) {
  search s = {.a = a, .b = b, .scale = 1, .ray = {1, 0, 0}, .trace = trace, .show = show_support};
  if (begin_inside(&s)) {
    show_ray(&s);
    if (find_portal(&s)) refine_portal(&s, tolerance);
  }
  if (s.r.outcome == OG_OUTCOME_OUT_OF_RANGE) return (og_mpr_result){.outcome = OG_OUTCOME_OUT_OF_RANGE};
  show_portal(&s);
  s.r.ray = og_neg(s.ray);
  return s.r;
}

static inline og_claim claim_of_portal(const og_mpr_result *r) {
  og_claim claim = {.outcome = r->outcome, .verdict = r->verdict, .iterations = r->iterations};
  claim.simplex_count = r->portal.count;
  for (int k = 0; k < r->portal.count; k++) {
    claim.simplex[k][0] = r->portal.vertex[k].a.vertex;
    claim.simplex[k][1] = r->portal.vertex[k].b.vertex;
  }
  if (r->verdict == OG_VERDICT_APART) {
    claim.has_normal = true;
    claim.normal = r->normal;
  }
  if (r->verdict != OG_VERDICT_MEET) return claim;
  claim.has_distance = claim.has_depth = claim.has_points = claim.has_normal = true;
  claim.depth = r->depth;
  claim.normal = r->ray;
  claim.a = r->a;
  claim.b = r->b;
  return claim;
}

og_claim og_run_mpr(const og_body *a, const og_body *b) {
  const og_mpr_result r = og_mpr(&a->convex, &b->convex, 0);
  return claim_of_portal(&r);
}

og_claim og_run_mpr_traced(const og_body *a, const og_body *b, og_trace *trace) {
  const og_mpr_result r = og_mpr_traced(&a->convex, &b->convex, 0, trace);
  return claim_of_portal(&r);
}

// ---- what is known of it ----

static const og_door_pair mpr_door = {
    .run = og_run_mpr,
    .promises =
        {
            .refusal = OG_REFUSES_EITHER,
            .change = OG_ANY,
            .verdict = 48,
            .depth = OG_ANY,
            .thin = 1,
            .bound = OG_BOUND_BY_NUMBER,
            .iterations = OG_MPR_ITERATIONS,
            .why = "the depth is that along one ray, which rounding may turn; 48 epsilon but for thin bodies",
        },
};

const og_algorithm og_algorithm_mpr = {
    .id = "mpr",
    .row = "3.6",
    .questions = "relation, depth",
    .path = "ref/cso/mpr",
    .source = "Snethen 2008; Varjus 2018, 5",
    .cost = "O(V_A + V_B) an iteration",
    .limits =
        "the depth is that along one ray: more than a tenth too large for 4 in 5 pairs; flat A - B is mostly refused",
    .pair = &mpr_door,
};
