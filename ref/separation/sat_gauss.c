#include "ref/separation/sat_gauss.h"

#include "ref/door/pair.h"

// A feature promises a gap: that between its own points, which is the gap along its axis if it supports the obstacle
// there. The true gap is never larger, so only a promise that beats the best gap so far is checked by projecting.
// Rounding may let through a pair that makes no face: its promise is then not kept. It may also prune a pair whose
// arcs cross within an epsilon of an arc's end: there a face normal is tested, along which the gap is as good.

typedef struct test {
  og_axis_frame frame;
  const og_half_edge_mesh *a, *b;
  og_separation best;
} test;

// True if the axis, which points away from A, separates the bodies.
static bool try_axis(test *t, og_vec3 axis, og_axis_kind kind, int feature_a, int feature_b) {
  const og_scalar a_high = -og_axis_least(&t->frame, og_neg(axis), t->a->vertex, t->a->vertex_count);
  const og_scalar gap = og_axis_least(&t->frame, axis, t->b->vertex, t->b->vertex_count) - a_high;
  return og_separation_offer(&t->best, &t->frame, axis, (og_axis_gap){gap, -1}, kind, feature_a, feature_b);
}

// The gap between the face's plane and the body beyond it.
static og_scalar promise_of_face(const test *t, const og_half_edge_mesh *of, int face, const og_half_edge_mesh *other) {
  const og_vec3 normal = of->face[face].normal, on_plane = of->vertex[of->edge[of->face[face].edge].origin];
  return og_axis_least(&t->frame, normal, other->vertex, other->vertex_count) -
         og_axis_value(&t->frame, normal, on_plane);
}

// Could the gap, which is off by the frame's error as the promise is, be better than the best so far? So what is found
// does not depend on the order of the features.
static bool may_be_better(const test *t, og_scalar promise) {
  return t->best.kind == OG_AXIS_NONE || promise + 2 * t->frame.error >= t->best.gap;
}

static bool try_faces(test *t) {
  for (int k = 0; k < t->a->face_count; k++)
    if (may_be_better(t, promise_of_face(t, t->a, k, t->b)) && try_axis(t, t->a->face[k].normal, OG_AXIS_FACE_A, k, -1))
      return true;
  for (int k = 0; k < t->b->face_count; k++)
    if (may_be_better(t, promise_of_face(t, t->b, k, t->a)) &&
        try_axis(t, og_neg(t->b->face[k].normal), OG_AXIS_FACE_B, -1, k))
      return true;
  return false;
}

// An edge with the ends of its arc. Its direction is parallel to normal[0] x normal[1], which algorithm 4 computes.
typedef struct edge {
  og_vec3 from, along; // `along` in the frame's unit
  og_vec3 normal[2];   // of the face of the half-edge and of its twin
} edge;

static edge edge_of(const test *t, const og_half_edge_mesh *mesh, int h) {
  const og_half_edge *half = &mesh->edge[h], *twin = &mesh->edge[half->twin];
  const og_vec3 from = mesh->vertex[half->origin], to = mesh->vertex[twin->origin];
  return (edge){from,
                og_scale(t->frame.inverse, og_sub(to, from)),
                {mesh->face[half->face].normal, mesh->face[twin->face].normal}};
}

// Signs, not products: those of a tiny body's edges would underflow.
static bool are_opposite(og_scalar x, og_scalar y) { return (x < 0 && y > 0) || (x > 0 && y < 0); }

// Do the arc of e and the mirrored arc of f cross inside both? 1 if so along e x f, -1 if the other way, 0 if not.
// Mirroring f turns the sign of the first two products, which matters to the last test only: both arcs cross the
// other's great circle in the same half of the sphere. The crossing is |f.n1| n0 + |f.n0| n1 for the normals n0 and
// n1 of e: a sum that cancels where these are nearly opposite. But e is along n0 x n1, and (n0 x n1) x f = (f.n0)
// n1 - (f.n1) n0: the sign of f.n0 tells.
static int arcs_cross(const edge *e, const edge *f) {
  const og_scalar f0 = og_dot(f->normal[0], e->along), f1 = og_dot(f->normal[1], e->along);
  if (!are_opposite(f0, f1)) return 0;
  const og_scalar e0 = og_dot(e->normal[0], f->along), e1 = og_dot(e->normal[1], f->along);
  if (!are_opposite(e0, e1) || !are_opposite(f0, e1)) return 0;
  return e0 > 0 ? 1 : -1;
}

// Does the arc of the mesh's edge k lie on one side of the great circle of `along` for certain, and is it not
// folded (below)? Most do, so nothing else is worked out of them. Of a folded edge the normals' sum is no longer
// than 12 OG_SCALAR_EPSILON, and so is its product with a vector of length 1; `rounding` is five times that.
static bool is_beside(const og_half_edge_mesh *mesh, int k, og_vec3 along, og_scalar rounding) {
  const og_half_edge *half = &mesh->edge[k], *twin = &mesh->edge[half->twin];
  const og_scalar f0 = og_dot(mesh->face[half->face].normal, along);
  const og_scalar f1 = og_dot(mesh->face[twin->face].normal, along);
  return (f0 > 0) == (f1 > 0) && og_abs(f0 + f1) > rounding;
}

// The normals are opposite but for rounding (2 OG_SCALAR_EPSILON a component): the body is
// thinner than that, and nothing says on which side of it the arc runs.
static bool is_folded(const edge *e) {
  const og_vec3 sum = og_add(e->normal[0], e->normal[1]);
  return og_abs(sum.x) + og_abs(sum.y) + og_abs(sum.z) <= 12 * OG_SCALAR_EPSILON;
}

static bool try_outward(test *t, og_vec3 axis, const edge *e, const edge *f, int h, int k) {
  const og_scalar promise = og_axis_value(&t->frame, axis, f->from) - og_axis_value(&t->frame, axis, e->from);
  return may_be_better(t, promise) && try_axis(t, axis, OG_AXIS_EDGES, h, k);
}

static bool try_pair(test *t, const edge *e, int h, int k) {
  const edge f = edge_of(t, t->b, k);
  const bool folded = is_folded(e) || is_folded(&f);
  const int way = folded ? 1 : arcs_cross(e, &f); // of folded edges nothing tells: both ways are tried
  if (way == 0) {
    t->best.pairs_pruned++;
    return false;
  }
  t->best.pairs_tested++;
  const og_vec3 across = og_axis_across(e->along, f.along);
  if (og_norm2(across) == 0) {
    t->best.pairs_parallel++;
    return false;
  }
  const og_vec3 axis = way < 0 ? og_neg(across) : across;
  // A way too many does no harm: every gap is that of all vertices.
  return try_outward(t, axis, e, &f, h, k) || (folded && try_outward(t, og_neg(axis), e, &f, h, k));
}

// The edge h of A with every edge of B.
static bool try_all_edges_with(test *t, const edge *e, int h) {
  const og_scalar rounding = 64 * OG_SCALAR_EPSILON * (og_abs(e->along.x) + og_abs(e->along.y) + og_abs(e->along.z));
  const bool folded = is_folded(e);
  for (int k = 0; k < t->b->edge_count; k++) {
    if (t->b->edge[k].twin <= k) continue;
    if (!folded && is_beside(t->b, k, e->along, rounding)) t->best.pairs_pruned++;
    else if (try_pair(t, e, h, k)) return true;
  }
  return false;
}

static bool try_edges(test *t) {
  for (int h = 0; h < t->a->edge_count; h++) {
    if (t->a->edge[h].twin < h) continue; // each edge once
    const edge e = edge_of(t, t->a, h);
    if (try_all_edges_with(t, &e, h)) return true;
  }
  return false;
}

// ---- bounded by the best gap so far ----

// Points of a body, one of which may lie so far behind a plane that no gap along its normal comes up to the best so
// far. Mostly the point inside does, else often the vertex that did the last time.
typedef struct witness {
  const og_half_edge_mesh *of;
  og_vec3 inside; // in the frame
  int vertex;
} witness;

static og_vec3 framed(const og_axis_frame *frame, og_vec3 x) {
  return og_scale(frame->inverse, og_sub(x, frame->centre));
}

static witness witness_from(const test *t, const og_half_edge_mesh *mesh) {
  enum { SAMPLES = 8 };
  og_vec3 sum = {0, 0, 0};
  for (int k = 0; k < SAMPLES; k++) {
    const int v = mesh->vertex_count > SAMPLES ? mesh->vertex_count / SAMPLES * k : k % mesh->vertex_count;
    sum = og_add(sum, framed(&t->frame, mesh->vertex[v]));
  }
  return (witness){mesh, og_scale((og_scalar)1 / SAMPLES, sum), 0};
}

// Both gaps, from the point to x along m and along n, are below the limit. Where that is not above zero, so is the gap
// along every axis between them: it is (s m + t n) / |s m + t n| with s, t >= 0, and |s m + t n| <= s + t.
static bool is_behind(og_vec3 m, og_vec3 n, og_vec3 point, og_vec3 x, og_scalar limit) {
  const og_vec3 to = og_sub(x, point);
  return og_dot(m, to) < limit && og_dot(n, to) < limit;
}

static bool some_is_behind(const test *t, witness *w, og_vec3 m, og_vec3 n, og_vec3 on_planes, og_scalar limit) {
  const og_vec3 point = framed(&t->frame, on_planes);
  if (is_behind(m, n, point, w->inside, limit)) return true;
  for (int k = 0; k < w->of->vertex_count; k++) {
    if (is_behind(m, n, point, framed(&t->frame, w->of->vertex[w->vertex]), limit)) return true;
    w->vertex = w->vertex + 1 < w->of->vertex_count ? w->vertex + 1 : 0;
  }
  return false;
}

// Is the gap along the face's normal less than the best so far for certain? The bound as in may_be_better.
static bool is_face_worse(const test *t, witness *beyond, const og_half_edge_mesh *mesh, int f) {
  const og_face_plane *face = &mesh->face[f];
  return some_is_behind(t, beyond, face->normal, face->normal, mesh->vertex[mesh->edge[face->edge].origin],
                        t->best.gap - 2 * t->frame.error);
}

// The same of all axes on the edge's arc. Their ends are rounded, too: by no more than the error. Where the
// ends are opposite, no point is behind both planes.
static bool is_arc_worse(const test *t, witness *beyond, const og_half_edge_mesh *mesh, int h) {
  const og_half_edge *half = &mesh->edge[h], *twin = &mesh->edge[half->twin];
  return some_is_behind(t, beyond, mesh->face[half->face].normal, mesh->face[twin->face].normal,
                        mesh->vertex[half->origin], og_min(0, t->best.gap) - 8 * t->frame.error);
}

static bool try_faces_bounded(test *t, witness *of_a, witness *of_b) {
  for (int k = 0; k < t->a->face_count; k++)
    if (!is_face_worse(t, of_b, t->a, k) && try_axis(t, t->a->face[k].normal, OG_AXIS_FACE_A, k, -1)) return true;
  for (int k = 0; k < t->b->face_count; k++)
    if (!is_face_worse(t, of_a, t->b, k) && try_axis(t, og_neg(t->b->face[k].normal), OG_AXIS_FACE_B, -1, k))
      return true;
  return false;
}

// Edges of B whose arcs may be better; where there is no room for all, all of B.
enum { KEPT = 64 };
typedef struct kept_edges {
  int edge[KEPT];
  int count;
  bool all;
} kept_edges;

static kept_edges edges_kept(const test *t, witness *of_a) {
  kept_edges kept = {.count = 0};
  for (int k = 0; k < t->b->edge_count && !kept.all; k++) {
    if (t->b->edge[k].twin <= k || is_arc_worse(t, of_a, t->b, k)) continue;
    kept.all = kept.count == KEPT;
    if (!kept.all) kept.edge[kept.count++] = k;
  }
  return kept;
}

static bool try_kept(test *t, const kept_edges *kept, int h) {
  const edge e = edge_of(t, t->a, h);
  if (kept->all) return try_all_edges_with(t, &e, h);
  t->best.pairs_pruned += t->b->edge_count / 2 - kept->count;
  for (int k = 0; k < kept->count; k++)
    if (try_pair(t, &e, h, kept->edge[k])) return true;
  return false;
}

static bool try_edges_bounded(test *t, witness *of_a, witness *of_b) {
  const kept_edges kept = edges_kept(t, of_a);
  for (int h = 0; h < t->a->edge_count; h++) {
    if (t->a->edge[h].twin < h) continue;
    if (is_arc_worse(t, of_b, t->a, h)) t->best.pairs_pruned += t->b->edge_count / 2;
    else if (try_kept(t, &kept, h)) return true;
  }
  return false;
}

og_separation og_sat_gauss_bounded(const og_axis_frame *frame, const og_half_edge_mesh *a, const og_half_edge_mesh *b) {
  test t = {.frame = *frame, .a = a, .b = b, .best = og_separation_none()};
  if (!og_meshes_are_given(a, b)) return t.best;
  witness of_a = witness_from(&t, a), of_b = witness_from(&t, b);
  if (!try_faces_bounded(&t, &of_a, &of_b)) try_edges_bounded(&t, &of_a, &of_b);
  og_separation_conclude(&t.best, &t.frame);
  return t.best;
}

og_separation og_sat_gauss(const og_half_edge_mesh *a, const og_half_edge_mesh *b) {
  test t = {.a = a, .b = b, .best = og_separation_none()};
  if (!og_meshes_are_given(a, b)) return t.best;
  t.best.outcome = og_axis_frame_of(&t.frame, a->vertex, a->vertex_count, b->vertex, b->vertex_count);
  if (t.best.outcome != OG_OUTCOME_ANSWERED) return t.best;
  if (!try_faces(&t)) try_edges(&t);
  og_separation_conclude(&t.best, &t.frame);
  return t.best;
}

og_claim og_run_sat_gauss(const og_body *a, const og_body *b) {
  if (!og_bodies_are_polyhedra(a, b)) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_separation found = og_sat_gauss(a->mesh, b->mesh);
  return og_separation_claim(&found, true);
}

// ---- what is known of it ----

static const og_door_pair sat_gauss_door = {
    .run = og_run_sat_gauss,
    .takes = OG_TAKES_MESHES,
    .promises =
        {
            .except = OG_NOT_OF_FLAT_BODIES,
            .bound = OG_BOUND_BY_AXES,
            .why = "bodies thinner than rounding",
        },
};

const og_algorithm og_algorithm_sat_gauss = {
    .id = "sat-gauss",
    .row = "3.5",
    .questions = "relation, depth",
    .path = "ref/separation/sat_gauss",
    .source = "Varjus 2018, 5.3.1 alg. 4; Gregorius 2013",
    .cost = "O(F_A V_B + F_B V_A + E_A E_B)",
    .limits = "no flat or rounded bodies; bodies apart by less than rounding are said to meet",
    .pair = &sat_gauss_door,
};
