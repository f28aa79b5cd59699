#include "ref/separation/sat_3d.h"

#include "ref/traced.h"

// The candidates in the order of the plain test, each measured and offered as there: so the same axis ends both.
// A step has the features that the axis is made of; the direction in which A - B is bounded, with the point that is
// farthest in it; the point of the bounding plane nearest to the origin; and the best gap so far, as a bound.

extern const og_algorithm og_algorithm_sat_3d;

typedef struct shown_test {
  og_axis_frame frame;
  const og_half_edge_mesh *a, *b;
  og_separation best;
  og_trace *trace;
} shown_test;

// ---- marks ----

// The vertex that lies least far along the axis.
static og_vec3 vertex_behind(const shown_test *t, og_vec3 axis, const og_half_edge_mesh *mesh) {
  int least = 0;
  for (int k = 1; k < mesh->vertex_count; k++)
    if (og_axis_value(&t->frame, axis, mesh->vertex[k]) < og_axis_value(&t->frame, axis, mesh->vertex[least]))
      least = k;
  return mesh->vertex[least];
}

// `towards` goes from B to A: A - B lies ahead of the plane, so it is bounded in the direction back.
static void show_plane(const shown_test *t, og_vec3 towards, og_scalar gap) {
  const og_vec3 back = og_neg(towards), a = vertex_behind(t, towards, t->a), b = vertex_behind(t, back, t->b);
  og_trace_add(t->trace, OG_TRACE_DIRECTION, 0, back);
  og_trace_add_point(t->trace, OG_TRACE_SUPPORT, 0, 0, og_sub(a, b), a, b);
  og_trace_add(t->trace, OG_TRACE_NEAREST, og_abs(gap), og_scale(gap, towards));
  og_trace_add(t->trace, OG_TRACE_BOUND, t->best.gap * t->frame.unit, (og_vec3){0, 0, 0});
}

// An edge (of 2 vertices), or the face on its left (of 3), by the edge's vertices.
static void show_edge_of(const shown_test *t, int body, int vertices, int h) {
  const og_half_edge_mesh *const mesh = body == 0 ? t->a : t->b;
  og_trace_add_indices(t->trace, OG_TRACE_FEATURE, body, vertices, mesh->edge[h].origin,
                       mesh->edge[mesh->edge[h].twin].origin);
}

static void show_source(const shown_test *t, og_axis_kind kind, int feature_a, int feature_b) {
  og_trace_add_indices(t->trace, OG_TRACE_STEP, 0, 0, 0, 0);
  if (kind == OG_AXIS_FACE_A) show_edge_of(t, 0, 3, t->a->face[feature_a].edge);
  if (kind == OG_AXIS_FACE_B) show_edge_of(t, 1, 3, t->b->face[feature_b].edge);
  if (kind != OG_AXIS_EDGES) return;
  show_edge_of(t, 0, 2, feature_a);
  show_edge_of(t, 1, 2, feature_b);
}

// ---- the candidates ----

// True if the axis separates the bodies.
static bool try_and_show(shown_test *t, og_vec3 axis, og_axis_kind kind, int feature_a, int feature_b) {
  const og_axis_gap measured =
      og_axis_gap_of(&t->frame, axis, t->a->vertex, t->a->vertex_count, t->b->vertex, t->b->vertex_count);
  const bool is_apart = og_separation_offer(&t->best, &t->frame, axis, measured, kind, feature_a, feature_b);
  show_source(t, kind, feature_a, feature_b);
  show_plane(t, og_scale(measured.towards, axis), measured.gap * t->frame.unit);
  return is_apart;
}

static bool show_faces_of(shown_test *t, const og_half_edge_mesh *mesh, og_axis_kind kind) {
  for (int k = 0; k < mesh->face_count; k++)
    if (try_and_show(t, mesh->face[k].normal, kind, k, k)) return true;
  return false;
}

static og_vec3 along_edge(const shown_test *t, const og_half_edge_mesh *mesh, int h) {
  return og_scale(t->frame.inverse,
                  og_sub(mesh->vertex[mesh->edge[mesh->edge[h].twin].origin], mesh->vertex[mesh->edge[h].origin]));
}

// Each edge is two half-edges, and comes once. Parallel edges make no axis.
static void show_edges(shown_test *t) {
  for (int h = 0; h < t->a->edge_count; h++)
    for (int k = 0; h < t->a->edge[h].twin && k < t->b->edge_count; k++) {
      if (t->b->edge[k].twin < k) continue;
      const og_vec3 axis = og_axis_across(along_edge(t, t->a, h), along_edge(t, t->b, k));
      if (og_norm2(axis) > 0 && try_and_show(t, axis, OG_AXIS_EDGES, h, k)) return;
    }
}

static og_claim run_sat_3d_traced(const og_body *a, const og_body *b, og_trace *trace) {
  if (!og_bodies_are_polyhedra(a, b)) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  shown_test t = {.a = a->mesh, .b = b->mesh, .best = og_separation_none(), .trace = trace};
  t.best.outcome = og_axis_frame_of(&t.frame, t.a->vertex, t.a->vertex_count, t.b->vertex, t.b->vertex_count);
  if (t.best.outcome == OG_OUTCOME_ANSWERED) {
    if (!show_faces_of(&t, t.a, OG_AXIS_FACE_A) && !show_faces_of(&t, t.b, OG_AXIS_FACE_B)) show_edges(&t);
    og_separation_conclude(&t.best, &t.frame);
  }
  return og_separation_claim(&t.best, true);
}

// ---- what is known of it ----

const og_traced og_traced_sat_3d = {.algorithm = &og_algorithm_sat_3d, .pair = run_sat_3d_traced};
