#include "ref/features/v_clip.h"

#include "ref/door/pair.h"
#include "ref/features/clip.h"
#include "ref/features/feature_walk_traced.h"
#include "ref/features/nearest.h"
#include "ref/traced.h"

// s is always the side whose region is looked at, 1 - s that of the edge or vertex in it.

static og_scalar sign(og_scalar x) { return x > 0 ? 1 : x < 0 ? -1 : 0; }

// ---- how the distance from a point of an edge changes along the edge ----

// To a vertex, at a point of the plane through it across the edge e: (x - v) . u = (e x (x - v)) . (e x u) / |e|^2, for
// x - v is perpendicular to e. The left side loses all digits where u is nearly along e, the right side does not.
// From the nearer end of the edge, so that it is sure at the ends.
static og_scalar slope_to_vertex(const og_feature_walk *walk, int s, int vertex, int across, og_scalar at) {
  const og_half_edge_mesh *mesh = walk->mesh[1 - s];
  const int h = walk->at.of[1 - s].index;
  const bool is_near_head = 2 * at > 1;
  const og_vec3 end = is_near_head ? og_edge_head(mesh, h) : og_edge_tail(mesh, h);
  const og_vec3 from_vertex = og_scale(walk->scale, og_sub(end, walk->mesh[s]->vertex[vertex]));
  const og_vec3 e = og_edge_along(walk->mesh[s], walk->scale, across);
  const og_vec3 turn = og_cross(e, og_edge_along(mesh, walk->scale, h));
  return og_dot(turn, og_cross(e, from_vertex)) + (is_near_head ? at - 1 : at) * og_norm2(turn);
}

static og_scalar height_on_edge(const og_feature_walk *walk, int s, int face, og_scalar at) {
  const og_half_edge_mesh *mesh = walk->mesh[1 - s];
  const int h = walk->at.of[1 - s].index;
  const og_scalar tail = og_voronoi_height(walk->mesh[s], walk->scale, face, og_edge_tail(mesh, h));
  const og_scalar head = og_voronoi_height(walk->mesh[s], walk->scale, face, og_edge_head(mesh, h));
  return (1 - at) * tail + at * head;
}

static og_scalar climb_over_face(const og_feature_walk *walk, int s, int face, int h) {
  return og_dot(walk->mesh[s]->face[face].normal, og_edge_along(walk->mesh[1 - s], walk->scale, h));
}

// The sign of the slope of the distance to side s at a point on the boundary of its region. There the distance to an
// edge is the distance to what is beyond.
static og_scalar slope_at(const og_feature_walk *walk, int s, og_feature beyond, og_scalar at) {
  const og_feature own = walk->at.of[s];
  if (own.kind == OG_FEATURE_VERTEX) return slope_to_vertex(walk, s, own.index, beyond.index, at);
  if (beyond.kind == OG_FEATURE_VERTEX) return slope_to_vertex(walk, s, beyond.index, own.index, at);
  return sign(height_on_edge(walk, s, beyond.index, at)) *
         climb_over_face(walk, s, beyond.index, walk->at.of[1 - s].index);
}

// Moves side s where the clipped edge's nearest point to it is not in its region. Two planes together leave nothing
// where low > high: the distance then falls towards one of them, or low and high are one but for rounding and the edge
// crosses a region as thin as that, of an edge between faces of one plane.
static bool leave_by_clip(og_feature_walk *walk, int s, const og_clip *clip) {
  og_feature to;
  if (clip->is_simply_excluded) to = clip->beyond_low;
  else if (clip->has_low && slope_at(walk, s, clip->beyond_low, clip->low) > 0) to = clip->beyond_low;
  else if (clip->has_high && slope_at(walk, s, clip->beyond_high, clip->high) < 0) to = clip->beyond_high;
  else return false;
  walk->at.of[s] = to;
  return true;
}

// ---- local minima ----

// x is in the region but for being below the surface: some other face has x above it, or x is inside.
static og_feature_step leave_local_minimum(og_feature_walk *walk, int s, og_vec3 x) {
  og_scalar height;
  const int face = og_walk_highest_face(walk, s, x, &height);
  if (height <= 0) {
    walk->common = x;
    return OG_FEATURES_MEET;
  }
  walk->at.of[s] = (og_feature){OG_FEATURE_FACE, face};
  return OG_FEATURES_MOVED;
}

// The nearest, unless one nearest point is below the other's surface.
static og_feature_step nearest_if_outside(og_feature_walk *walk) {
  const og_nearest_points p = og_nearest_of_features(walk->mesh, walk->scale, walk->at);
  for (int s = 0; s < 2; s++) {
    const og_vec3 x = s == 0 ? p.b : p.a;
    if (og_walk_is_below(walk, s, x)) return leave_local_minimum(walk, s, x);
  }
  return OG_FEATURES_NEAREST;
}

// ---- the states ----

static og_feature_step vertex_vertex(og_feature_walk *walk) {
  return og_walk_vertices(walk) == OG_FEATURES_MOVED ? OG_FEATURES_MOVED : nearest_if_outside(walk);
}

static og_feature_step vertex_edge(og_feature_walk *walk, int vertex_side) {
  const int v = vertex_side, e = 1 - v;
  if (og_walk_leave(walk, e, walk->mesh[v]->vertex[walk->at.of[v].index])) return OG_FEATURES_MOVED;
  const og_clip clip = og_clip_by_region(walk->mesh[e], walk->at.of[e].index, og_walk_region(walk, v));
  return leave_by_clip(walk, v, &clip) ? OG_FEATURES_MOVED : nearest_if_outside(walk);
}

static og_feature_step edge_edge(og_feature_walk *walk) {
  for (int s = 0; s < 2; s++) {
    og_voronoi_region region = og_walk_region(walk, s);
    og_clip clip = og_clip_whole();
    // Two planes of the ends, then two of the faces: only between the ends do the faces tell which of them is nearer.
    for (int part = 0; part < 2; part++) {
      og_clip_by(&clip, walk->mesh[1 - s], walk->at.of[1 - s].index, &region, 2);
      if (leave_by_clip(walk, s, &clip)) return OG_FEATURES_MOVED;
    }
  }
  return nearest_if_outside(walk);
}

static og_feature_step vertex_face(og_feature_walk *walk, int vertex_side) {
  const int v = vertex_side, f = 1 - v, face = walk->at.of[f].index;
  const og_half_edge_mesh *mesh = walk->mesh[v];
  const og_vec3 x = mesh->vertex[walk->at.of[v].index];
  if (og_walk_leave(walk, f, x)) return OG_FEATURES_MOVED;
  const og_scalar height = og_voronoi_height(walk->mesh[f], walk->scale, face, x);
  if (height == 0) {
    walk->common = x;
    return OG_FEATURES_MEET;
  }
  const og_vec3 normal = walk->mesh[f]->face[face].normal;
  const int first = mesh->vertex_edge[walk->at.of[v].index];
  bool looks_away = true;
  int h = first;
  do {
    if (sign(height) * climb_over_face(walk, f, face, h) < 0) {
      walk->at.of[v] = (og_feature){OG_FEATURE_EDGE, h};
      return OG_FEATURES_MOVED;
    }
    looks_away = looks_away && og_dot(mesh->face[mesh->edge[h].face].normal, normal) > 0;
    h = og_edge_around(mesh, h);
  } while (h != first);
  if (height < 0) return leave_local_minimum(walk, f, x);
  // No edge goes down from the vertex, so neither does its body: unless all faces around the vertex look up. Then it
  // lies within a face of triangles of one plane, and the body is below.
  if (!looks_away) return OG_FEATURES_SEPARATED;
  const og_nearest_points p = og_nearest_of_features(walk->mesh, walk->scale, walk->at);
  const og_vec3 point[2] = {p.a, p.b};
  return leave_local_minimum(walk, v, point[f]);
}

// The edge passes the face's plane between `low` and `high`, whose heights are not on one side.
static og_feature_step pierce(og_feature_walk *walk, int e, og_scalar low, og_scalar high, og_scalar at_low,
                              og_scalar at_high) {
  const og_scalar part = og_fraction(og_abs(low), og_abs(low - high));
  const int h = walk->at.of[e].index;
  const og_vec3 tail = og_edge_tail(walk->mesh[e], h), along = og_sub(og_edge_head(walk->mesh[e], h), tail);
  walk->common = og_add_scaled(tail, at_low + part * (at_high - at_low), along);
  return OG_FEATURES_MEET;
}

static og_feature_step edge_face(og_feature_walk *walk, int edge_side) {
  const int e = edge_side, f = 1 - e, h = walk->at.of[e].index, face = walk->at.of[f].index;
  const og_half_edge *edge = walk->mesh[e]->edge;
  const og_clip clip = og_clip_by_region(walk->mesh[e], h, og_walk_region(walk, f));
  if (clip.is_excluded) {
    walk->at.of[f] = og_nearest_on_boundary(walk->mesh[e], h, walk->mesh[f], face, walk->scale);
    return OG_FEATURES_MOVED;
  }
  const og_scalar low = height_on_edge(walk, f, face, clip.low), high = height_on_edge(walk, f, face, clip.high);
  if (sign(low) * sign(high) <= 0) return pierce(walk, e, low, high, clip.low, clip.high);
  if (sign(low) * climb_over_face(walk, f, face, h) >= 0) {
    if (clip.has_low) walk->at.of[f] = clip.beyond_low;
    else walk->at.of[e] = (og_feature){OG_FEATURE_VERTEX, edge[h].origin};
  } else {
    if (clip.has_high) walk->at.of[f] = clip.beyond_high;
    else walk->at.of[e] = (og_feature){OG_FEATURE_VERTEX, edge[edge[h].twin].origin};
  }
  return OG_FEATURES_MOVED;
}

static og_feature_step v_clip_rule(og_feature_walk *walk) {
  const og_feature_kind a = walk->at.of[0].kind, b = walk->at.of[1].kind;
  const int low = a <= b ? 0 : 1; // the side of the feature of lower dimension
  switch (walk->at.of[low].kind) {
  case OG_FEATURE_VERTEX:
    if (walk->at.of[1 - low].kind == OG_FEATURE_VERTEX) return vertex_vertex(walk);
    return walk->at.of[1 - low].kind == OG_FEATURE_EDGE ? vertex_edge(walk, low) : vertex_face(walk, low);
  case OG_FEATURE_EDGE: return walk->at.of[1 - low].kind == OG_FEATURE_EDGE ? edge_edge(walk) : edge_face(walk, low);
  case OG_FEATURE_FACE: break;
  }
  // Two faces are no state of V-Clip: a warm start from such a pair goes on from a vertex of the first.
  const og_half_edge_mesh *mesh = walk->mesh[0];
  walk->at.of[0] = (og_feature){OG_FEATURE_VERTEX, mesh->edge[mesh->face[walk->at.of[0].index].edge].origin};
  return OG_FEATURES_MOVED;
}

og_feature_result og_v_clip(const og_half_edge_mesh *a, const og_half_edge_mesh *b, og_feature_pair *state) {
  return og_feature_walk_run(v_clip_rule, a, b, state);
}

og_claim og_run_v_clip(const og_body *a, const og_body *b) { return og_feature_walk_claim(v_clip_rule, a, b); }

static og_claim run_v_clip_traced(const og_body *a, const og_body *b, og_trace *trace) {
  return og_feature_walk_claim_traced(v_clip_rule, a, b, trace);
}

// ---- what is known of it ----

static const og_door_pair v_clip_door = {
    .run = og_run_v_clip,
    .takes = OG_TAKES_MESHES,
    .promises =
        {
            .refusal = OG_REFUSES_EITHER,
            .change = 4096,
            .near = 65536,
            .verdict = 65536,
            .distance = 65536,
            .depth = 65536,
            .thin = 2,
            .except = OG_NOT_OF_SLIVER_FACES,
            .why = "it may cycle near contact; thin bodies",
        },
};

const og_algorithm og_algorithm_v_clip = {
    .id = "v-clip",
    .row = "3.6",
    .questions = "distance, relation",
    .path = "ref/features/v_clip",
    .source = "Mirtich 1998; Ericson 2005, 9.2.1",
    .cost = "O(1) from a near start, O(n) pairs at worst",
    .limits = "solid bodies only; 1 in 1,000 goes round and gives up: near contact, or with many parallel faces; thin "
              "bodies: distance off by 2e-9 of the size",
    .pair = &v_clip_door,
};

const og_traced og_traced_v_clip = {.algorithm = &og_algorithm_v_clip, .pair = run_v_clip_traced};
