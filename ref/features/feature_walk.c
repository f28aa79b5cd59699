#include "ref/features/feature_walk.h"

#include "ref/closest/range.h"
#include "ref/cso/core_claim.h"
#include "ref/features/feature_walk_traced.h"
#include "ref/features/nearest.h"
#include "ref/polytope/mesh_check.h"
#include "ref/polytope/unit_scale.h"

// ---- for rules ----

og_voronoi_region og_walk_region(const og_feature_walk *walk, int s) {
  return og_voronoi_region_of(walk->mesh[s], walk->scale, walk->at.of[s]);
}

bool og_walk_leave(og_feature_walk *walk, int s, og_vec3 x) {
  og_voronoi_region region = og_walk_region(walk, s);
  og_voronoi_plane plane;
  og_scalar farthest = 0;
  bool leaves = false;
  while (og_voronoi_next(&region, &plane)) {
    const og_scalar side = og_voronoi_side(&plane, walk->scale, x);
    if (side >= 0) continue;
    const bool is_face = region.of.kind == OG_FEATURE_FACE;
    const og_scalar outside = is_face ? og_quotient(-side, og_norm(plane.normal)) : -side;
    if (!(outside > farthest)) continue;
    farthest = outside;
    walk->at.of[s] = plane.beyond;
    leaves = true;
    if (!is_face) break;
  }
  return leaves;
}

bool og_walk_is_below(const og_feature_walk *walk, int s, og_vec3 x) {
  const og_half_edge_mesh *mesh = walk->mesh[s];
  const og_feature of = walk->at.of[s];
  const int first = of.kind == OG_FEATURE_EDGE ? of.index : mesh->vertex_edge[of.index];
  const int face = mesh->edge[first].face;
  int h = first;
  do { // an edge's other face is that of its twin; a vertex has one a half-edge
    h = of.kind == OG_FEATURE_EDGE ? mesh->edge[h].twin : og_edge_around(mesh, h);
    if (2 * og_dot(mesh->face[face].normal, mesh->face[mesh->edge[h].face].normal) <= 1) return false;
  } while (h != first);
  return og_voronoi_height(mesh, walk->scale, face, x) < 0;
}

og_feature_step og_walk_vertices(og_feature_walk *walk) {
  for (int s = 0; s < 2; s++)
    if (og_walk_leave(walk, s, walk->mesh[1 - s]->vertex[walk->at.of[1 - s].index])) return OG_FEATURES_MOVED;
  return OG_FEATURES_NEAREST;
}

int og_walk_highest_face(const og_feature_walk *walk, int s, og_vec3 x, og_scalar *height) {
  int best = 0;
  *height = og_voronoi_height(walk->mesh[s], walk->scale, 0, x);
  for (int f = 1; f < walk->mesh[s]->face_count; f++) {
    const og_scalar h = og_voronoi_height(walk->mesh[s], walk->scale, f, x);
    if (h <= *height) continue;
    *height = h;
    best = f;
  }
  return best;
}

// ---- the walk ----

static bool start(og_feature_walk *walk, const og_feature_pair *state) {
  const og_half_edge_mesh *a = walk->mesh[0], *b = walk->mesh[1];
  const og_scalar scale_a = og_unit_scale(a->vertex, a->vertex_count),
                  scale_b = og_unit_scale(b->vertex, b->vertex_count);
  if (scale_a == 0 || scale_b == 0) return false;
  walk->scale = og_min(scale_a, scale_b);
  for (int s = 0; s < 2; s++) walk->at.of[s] = (og_feature){OG_FEATURE_VERTEX, walk->mesh[s]->edge[0].origin};
  if (state != NULL && og_feature_is_of(a, state->of[0]) && og_feature_is_of(b, state->of[1])) walk->at = *state;
  return true;
}

// direction . x: the least over B's vertices less the greatest over A's, or the other way round, times scale.
static bool do_vertices_lie_apart(const og_feature_walk *walk, og_vec3 from_b_to_a) {
  const og_vec3 origin = og_edge_tail(walk->mesh[0], 0);
  og_scalar low_a = OG_SCALAR_MAX, high_b = -OG_SCALAR_MAX;
  for (int s = 0; s < 2; s++)
    for (int v = 0; v < walk->mesh[s]->vertex_count; v++) {
      const og_scalar x = og_dot(from_b_to_a, og_scale(walk->scale, og_sub(walk->mesh[s]->vertex[v], origin)));
      if (s == 0) low_a = og_min(low_a, x);
      else high_b = og_max(high_b, x);
    }
  return low_a > high_b;
}

static bool are_apart(const og_feature_walk *walk, const og_feature_result *r) {
  if (walk->scale * r->distance > OG_FEATURE_ROUNDING) return true;
  og_scalar length;
  return do_vertices_lie_apart(walk, og_direction_of(r->nearest, &length));
}

static void conclude(og_feature_result *r, const og_feature_walk *walk, og_feature_step last) {
  r->pair = walk->at;
  r->outcome = last == OG_FEATURES_MOVED ? OG_OUTCOME_ITERATION_LIMIT : OG_OUTCOME_ANSWERED;
  if (last == OG_FEATURES_MOVED) return;
  r->verdict = OG_VERDICT_MEET;
  r->a = r->b = walk->common;
  if (last == OG_FEATURES_MEET) return;
  const og_nearest_points points = og_nearest_of_features(walk->mesh, walk->scale, walk->at);
  r->a = points.a;
  r->b = points.b;
  r->nearest = points.offset;
  r->distance = og_length(points.offset);
  if (r->distance > 0 && (last == OG_FEATURES_SEPARATED || are_apart(walk, r))) r->verdict = OG_VERDICT_APART;
  else r->distance = 0;
}

og_feature_result og_feature_walk_run(og_feature_rule rule, const og_half_edge_mesh *a, const og_half_edge_mesh *b,
                                      og_feature_pair *state) {
  og_feature_walk walk = {.mesh = {a, b}};
  og_feature_result r = {.outcome = OG_OUTCOME_OUT_OF_RANGE};
  if (!start(&walk, state)) return r;
  const int bound = og_feature_walk_bound(a, b);
  og_feature_step last = OG_FEATURES_MOVED;
  while (last == OG_FEATURES_MOVED && r.steps < bound) {
    last = rule(&walk);
    r.steps++;
  }
  conclude(&r, &walk, last);
  if (state != NULL) *state = walk.at;
  return r;
}

static og_outcome check(const og_body *body) {
  return body->mesh == NULL ? OG_OUTCOME_DEGENERATE : og_mesh_outcome(body->mesh);
}

static og_claim claim_of(const og_feature_result *r, const og_body *a, const og_body *b) {
  const og_simplex none = {.count = 0};
  const og_core_finding core = {.outcome = r->outcome,
                                .verdict = r->verdict,
                                .distance = r->distance,
                                .nearest = r->nearest,
                                .a = r->a,
                                .b = r->b,
                                .iterations = r->steps,
                                .simplex = &none};
  return og_core_claim(a, b, &core);
}

og_claim og_feature_walk_claim(og_feature_rule rule, const og_body *a, const og_body *b) {
  const og_outcome of_a = check(a), of_b = check(b);
  if (of_a != OG_OUTCOME_ANSWERED) return (og_claim){.outcome = of_a};
  if (of_b != OG_OUTCOME_ANSWERED) return (og_claim){.outcome = of_b};
  const og_feature_result r = og_feature_walk_run(rule, a->mesh, b->mesh, NULL);
  return claim_of(&r, a, b);
}

// ---- the walk that is written ----

static void show_feature(const og_feature_walk *walk, int s, og_trace *trace) {
  const og_half_edge_mesh *const mesh = walk->mesh[s];
  const og_feature of = walk->at.of[s];
  if (of.kind == OG_FEATURE_VERTEX) {
    og_trace_add_indices(trace, OG_TRACE_FEATURE, s, 1, of.index, 0);
    return;
  }
  const int h = of.kind == OG_FEATURE_EDGE ? of.index : mesh->face[of.index].edge;
  const int count = of.kind == OG_FEATURE_EDGE ? 2 : 3;
  og_trace_add_indices(trace, OG_TRACE_FEATURE, s, count, mesh->edge[h].origin, mesh->edge[mesh->edge[h].twin].origin);
}

static void show_pair(const og_feature_walk *walk, og_trace *trace) {
  og_trace_add_indices(trace, OG_TRACE_STEP, 0, 0, 0, 0);
  for (int s = 0; s < 2; s++) show_feature(walk, s, trace);
  const og_nearest_points points = og_nearest_of_features(walk->mesh, walk->scale, walk->at);
  og_trace_add(trace, OG_TRACE_NEAREST, og_length(points.offset), points.offset);
}

// og_feature_walk_run from a cold start.
static og_feature_result walk_and_show(og_feature_rule rule, const og_half_edge_mesh *a, const og_half_edge_mesh *b,
                                       og_trace *trace) {
  og_feature_walk walk = {.mesh = {a, b}};
  og_feature_result r = {.outcome = OG_OUTCOME_OUT_OF_RANGE};
  if (!start(&walk, NULL)) return r;
  const int bound = og_feature_walk_bound(a, b);
  og_feature_step last = OG_FEATURES_MOVED;
  while (last == OG_FEATURES_MOVED && r.steps < bound) {
    show_pair(&walk, trace);
    last = rule(&walk);
    r.steps++;
  }
  conclude(&r, &walk, last);
  return r;
}

og_claim og_feature_walk_claim_traced(og_feature_rule rule, const og_body *a, const og_body *b, og_trace *trace) {
  const og_outcome of_a = check(a), of_b = check(b);
  if (of_a != OG_OUTCOME_ANSWERED) return (og_claim){.outcome = of_a};
  if (of_b != OG_OUTCOME_ANSWERED) return (og_claim){.outcome = of_b};
  const og_feature_result r = walk_and_show(rule, a->mesh, b->mesh, trace);
  return claim_of(&r, a, b);
}
