#include "ref/features/lin_canny.h"

#include "ref/door/pair.h"
#include "ref/features/clip.h"
#include "ref/features/feature_walk_traced.h"
#include "ref/features/nearest.h"
#include "ref/traced.h"

// An edge this near to parallel with a plane may be so but for rounding: of the plane's stored normal (3 half-epsilons
// a component), of the edge's difference and of the product.
#define PARALLEL (4 * OG_SCALAR_EPSILON)

static og_vec3 vertex_of(const og_feature_walk *walk, int s) { return walk->mesh[s]->vertex[walk->at.of[s].index]; }

static og_scalar height_of(const og_feature_walk *walk, int face_side, og_vec3 x) {
  return og_voronoi_height(walk->mesh[face_side], walk->scale, walk->at.of[face_side].index, x);
}

/// a of side 0 or b of side 1.
static og_vec3 nearest_on(const og_feature_walk *walk, int s) {
  const og_nearest_points p = og_nearest_of_features(walk->mesh, walk->scale, walk->at);
  return s == 0 ? p.a : p.b;
}

static bool is_over_face(const og_feature_walk *walk, int face_side, og_vec3 x) {
  og_feature_walk trial = *walk;
  return !og_walk_leave(&trial, face_side, x);
}

// ---- the nearest of several pairs ----

typedef struct best_pair {
  og_feature_pair at;
  og_scalar square; // of the distance, times scale
} best_pair;

static void offer(best_pair *best, const og_feature_walk *walk, int s, og_feature of_s, og_feature of_other) {
  og_feature_pair at;
  at.of[s] = of_s;
  at.of[1 - s] = of_other;
  const og_nearest_points p = og_nearest_of_features(walk->mesh, walk->scale, at);
  const og_scalar square = og_norm2(og_scale(walk->scale, p.offset));
  if (square < best->square) *best = (best_pair){at, square};
}

// A vertex x of the other side over the face, and not below it.
static void offer_over_face(best_pair *best, const og_feature_walk *walk, int s, int face, og_feature vertex) {
  og_feature_walk trial = *walk;
  trial.at.of[s] = (og_feature){OG_FEATURE_FACE, face};
  trial.at.of[1 - s] = vertex;
  const og_vec3 x = vertex_of(&trial, 1 - s);
  if (height_of(&trial, s, x) >= 0 && is_over_face(&trial, s, x)) offer(best, &trial, s, trial.at.of[s], vertex);
}

// x, the nearest point of the other side, is in the region of side s but for being below its surface: of all features
// of s to the nearest. The vertices first, so that a vertex is not taken for an end of an edge; for an edge no faces,
// which it would be parallel to, with an end or an edge as near.
static og_feature_step leave_below(og_feature_walk *walk, int s, og_vec3 x) {
  const og_half_edge_mesh *mesh = walk->mesh[s];
  const og_feature other = walk->at.of[1 - s];
  og_scalar height;
  (void)og_walk_highest_face(walk, s, x, &height);
  if (height <= 0) {
    walk->common = x;
    return OG_FEATURES_MEET;
  }
  best_pair best = {walk->at, OG_SCALAR_MAX};
  for (int v = 0; v < mesh->vertex_count; v++)
    if (mesh->vertex_edge[v] >= 0) offer(&best, walk, s, (og_feature){OG_FEATURE_VERTEX, v}, other);
  for (int h = 0; h < mesh->edge_count; h++)
    if (h < mesh->edge[h].twin) offer(&best, walk, s, (og_feature){OG_FEATURE_EDGE, h}, other);
  for (int f = 0; other.kind == OG_FEATURE_VERTEX && f < mesh->face_count; f++)
    offer_over_face(&best, walk, s, f, other);
  walk->at = best.at;
  return OG_FEATURES_MOVED;
}

static og_feature_step nearest_if_outside(og_feature_walk *walk) {
  for (int s = 0; s < 2; s++) {
    const og_vec3 x = nearest_on(walk, 1 - s);
    if (og_walk_is_below(walk, s, x)) return leave_below(walk, s, x);
  }
  return OG_FEATURES_NEAREST;
}

// ---- the states ----

static og_feature_step vertex_vertex(og_feature_walk *walk) {
  return og_walk_vertices(walk) == OG_FEATURES_MOVED ? OG_FEATURES_MOVED : nearest_if_outside(walk);
}

static og_feature_step vertex_edge(og_feature_walk *walk, int vertex_side) {
  const int v = vertex_side, e = 1 - v;
  if (og_walk_leave(walk, e, vertex_of(walk, v))) return OG_FEATURES_MOVED;
  return og_walk_leave(walk, v, nearest_on(walk, e)) ? OG_FEATURES_MOVED : nearest_if_outside(walk);
}

static og_feature_step edge_edge(og_feature_walk *walk) {
  for (int s = 0; s < 2; s++)
    if (og_walk_leave(walk, s, nearest_on(walk, 1 - s))) return OG_FEATURES_MOVED;
  return nearest_if_outside(walk);
}

// The foot of a vertex or an edge of side e on the other's face is inside its own body, or beyond another face of it.
static og_feature_step to_highest_face(og_feature_walk *walk, int e, og_vec3 foot) {
  og_scalar height;
  const int face = og_walk_highest_face(walk, e, foot, &height);
  walk->at.of[e] = (og_feature){OG_FEATURE_FACE, face};
  walk->common = foot;
  return height <= 0 ? OG_FEATURES_MEET : OG_FEATURES_MOVED;
}

static og_feature_step vertex_face(og_feature_walk *walk, int vertex_side) {
  const int v = vertex_side, f = 1 - v;
  const og_vec3 x = vertex_of(walk, v);
  if (og_walk_leave(walk, f, x)) return OG_FEATURES_MOVED;
  if (height_of(walk, f, x) < 0) return leave_below(walk, f, x);
  const og_vec3 foot = nearest_on(walk, f);
  if (og_walk_leave(walk, v, foot)) return OG_FEATURES_MOVED;
  // A vertex within a face of triangles of one plane: its region reaches through to the other side.
  return og_walk_is_below(walk, v, foot) ? to_highest_face(walk, v, foot) : OG_FEATURES_NEAREST;
}

static bool is_parallel(const og_feature_walk *walk, int edge_side, int h, og_vec3 normal) {
  const og_vec3 along = og_edge_along(walk->mesh[edge_side], walk->scale, h);
  return og_abs(og_dot(along, normal)) <= PARALLEL * og_norm(along);
}

static og_feature_step to_boundary(og_feature_walk *walk, int e, int f) {
  walk->at.of[f] =
      og_nearest_on_boundary(walk->mesh[e], walk->at.of[e].index, walk->mesh[f], walk->at.of[f].index, walk->scale);
  return OG_FEATURES_MOVED;
}

// The edge is not parallel to the plane: its lower end is the nearest, if the face is below that; or else the boundary.
static og_feature_step to_lower_end(og_feature_walk *walk, int e, int f) {
  const og_half_edge *edge = walk->mesh[e]->edge;
  const int h = walk->at.of[e].index;
  const og_scalar tail = height_of(walk, f, og_edge_tail(walk->mesh[e], h));
  const og_scalar head = height_of(walk, f, og_edge_head(walk->mesh[e], h));
  const int end = tail <= head ? edge[h].origin : edge[edge[h].twin].origin;
  if (!is_over_face(walk, f, walk->mesh[e]->vertex[end])) return to_boundary(walk, e, f);
  walk->at.of[e] = (og_feature){OG_FEATURE_VERTEX, end};
  return OG_FEATURES_MOVED;
}

static og_feature_step edge_face(og_feature_walk *walk, int edge_side) {
  const int e = edge_side, f = 1 - e, h = walk->at.of[e].index;
  const og_half_edge_mesh *mesh = walk->mesh[e];
  if (!is_parallel(walk, e, h, walk->mesh[f]->face[walk->at.of[f].index].normal)) return to_lower_end(walk, e, f);
  if (og_clip_by_region(mesh, h, og_walk_region(walk, f)).is_excluded) return to_boundary(walk, e, f);
  const og_vec3 x = nearest_on(walk, e);
  if (height_of(walk, f, x) < 0) return leave_below(walk, f, x);
  const og_vec3 foot = nearest_on(walk, f);
  if (og_walk_leave(walk, e, foot)) return OG_FEATURES_MOVED;
  return og_walk_is_below(walk, e, foot) ? to_highest_face(walk, e, foot) : OG_FEATURES_NEAREST;
}

// ---- two faces ----

static bool are_facing(const og_feature_walk *walk) {
  const og_half_edge_mesh *a = walk->mesh[0], *b = walk->mesh[1];
  const og_face_plane *face_a = &a->face[walk->at.of[0].index], *face_b = &b->face[walk->at.of[1].index];
  const int h = face_a->edge, next = a->edge[h].next; // two edges that are not on one line
  return og_dot(face_a->normal, face_b->normal) < 0 && is_parallel(walk, 0, h, face_b->normal) &&
         is_parallel(walk, 0, next, face_b->normal);
}

// Is a part of either face over the other?
static bool do_overlap(const og_feature_walk *walk) {
  for (int s = 0; s < 2; s++) {
    const og_half_edge_mesh *mesh = walk->mesh[1 - s];
    const int first = mesh->face[walk->at.of[1 - s].index].edge;
    int h = first;
    do {
      if (!og_clip_by_region(mesh, h, og_walk_region(walk, s)).is_excluded) return true;
      h = mesh->edge[h].next;
    } while (h != first);
  }
  return false;
}

static void offer_edges(best_pair *best, const og_feature_walk *walk, int h) {
  const og_half_edge_mesh *b = walk->mesh[1];
  const int first = b->face[walk->at.of[1].index].edge;
  int k = first;
  do {
    offer(best, walk, 0, (og_feature){OG_FEATURE_EDGE, h}, (og_feature){OG_FEATURE_EDGE, k});
    k = b->edge[k].next;
  } while (k != first);
}

static og_feature_step to_nearest_of_boundaries(og_feature_walk *walk) {
  best_pair best = {walk->at, OG_SCALAR_MAX};
  for (int s = 0; s < 2; s++) {
    const og_half_edge_mesh *mesh = walk->mesh[1 - s];
    const int first = mesh->face[walk->at.of[1 - s].index].edge;
    int h = first;
    do {
      offer_over_face(&best, walk, s, walk->at.of[s].index, (og_feature){OG_FEATURE_VERTEX, mesh->edge[h].origin});
      if (s == 1) offer_edges(&best, walk, h);
      h = mesh->edge[h].next;
    } while (h != first);
  }
  walk->at = best.at;
  return OG_FEATURES_MOVED;
}

static og_feature_step face_face(og_feature_walk *walk) {
  if (!are_facing(walk) || !do_overlap(walk)) return to_nearest_of_boundaries(walk);
  const og_half_edge_mesh *a = walk->mesh[0];
  const int corner = a->edge[a->face[walk->at.of[0].index].edge].origin;
  if (height_of(walk, 1, a->vertex[corner]) >= 0) return OG_FEATURES_NEAREST;
  walk->at.of[0] = (og_feature){OG_FEATURE_VERTEX, corner};
  return leave_below(walk, 1, a->vertex[corner]);
}

static og_feature_step lin_canny_rule(og_feature_walk *walk) {
  const int low = walk->at.of[0].kind <= walk->at.of[1].kind ? 0 : 1; // the side of the feature of lower dimension
  const og_feature_kind other = walk->at.of[1 - low].kind;
  switch (walk->at.of[low].kind) {
  case OG_FEATURE_VERTEX:
    if (other == OG_FEATURE_VERTEX) return vertex_vertex(walk);
    return other == OG_FEATURE_EDGE ? vertex_edge(walk, low) : vertex_face(walk, low);
  case OG_FEATURE_EDGE: return other == OG_FEATURE_EDGE ? edge_edge(walk) : edge_face(walk, low);
  case OG_FEATURE_FACE: break;
  }
  return face_face(walk);
}

og_feature_result og_lin_canny(const og_half_edge_mesh *a, const og_half_edge_mesh *b, og_feature_pair *state) {
  return og_feature_walk_run(lin_canny_rule, a, b, state);
}

og_claim og_run_lin_canny(const og_body *a, const og_body *b) { return og_feature_walk_claim(lin_canny_rule, a, b); }

static og_claim run_lin_canny_traced(const og_body *a, const og_body *b, og_trace *trace) {
  return og_feature_walk_claim_traced(lin_canny_rule, a, b, trace);
}

// ---- what is known of it ----

static const og_door_pair lin_canny_door = {
    .run = og_run_lin_canny,
    .takes = OG_TAKES_MESHES,
    .promises =
        {
            .refusal = OG_REFUSES_EITHER,
            .change = OG_ANY,
            .near = OG_ANY,
            .ordered = true,
            .distance = 4096,
            .depth = 4096,
            .thin = 2,
            .except = OG_NOT_OF_SLIVER_FACES | OG_PARALLEL_PLANES,
            .why = "gross errors on thin bodies and nearly parallel ones",
        },
};

const og_algorithm og_algorithm_lin_canny = {
    .id = "lin-canny",
    .row = "3.6",
    .questions = "distance, relation",
    .path = "ref/features/lin_canny",
    .source = "Lin and Canny 1991; Lin 1993; Rasku 2003, 3.3",
    .cost = "O(1) from a near start, O(n) pairs at worst",
    .limits = "solid bodies only; gives up on 1 in 4 pairs that meet and 1 in 30 apart: it does not look for "
              "penetration, and goes round near contact",
    .pair = &lin_canny_door,
};

const og_traced og_traced_lin_canny = {.algorithm = &og_algorithm_lin_canny, .pair = run_lin_canny_traced};
