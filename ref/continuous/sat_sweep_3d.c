#include "ref/continuous/sat_sweep_3d.h"

#include "ref/closest/range.h"
#include "ref/continuous/horizon.h"
#include "ref/separation/separation.h"

typedef struct test {
  og_axis_frame frame;
  const og_half_edge_mesh *a, *b;
  og_vec3 velocity;
  og_sweep_window window;
} test;

// False where no time is left.
static bool try_axis(test *t, og_vec3 axis) {
  const og_vec3 back = og_neg(axis);
  const og_half_edge_mesh *a = t->a, *b = t->b;
  const og_scalar a_low = og_axis_least(&t->frame, axis, a->vertex, a->vertex_count);
  const og_scalar a_high = -og_axis_least(&t->frame, back, a->vertex, a->vertex_count);
  const og_scalar b_low = og_axis_least(&t->frame, axis, b->vertex, b->vertex_count);
  const og_scalar b_high = -og_axis_least(&t->frame, back, b->vertex, b->vertex_count);
  return og_sweep_window_narrow(&t->window, axis, a_low - b_high, b_low - a_high, og_dot(axis, t->velocity));
}

static bool try_faces(test *t, const og_half_edge_mesh *mesh) {
  for (int k = 0; k < mesh->face_count; k++)
    if (!try_axis(t, mesh->face[k].normal)) return false;
  return true;
}

static og_vec3 edge_vector(const test *t, const og_half_edge_mesh *mesh, int h) {
  const og_vec3 from = mesh->vertex[mesh->edge[h].origin], to = mesh->vertex[mesh->edge[mesh->edge[h].twin].origin];
  return og_scale(t->frame.inverse, og_sub(to, from));
}

static bool try_edge(test *t, int h) {
  const og_vec3 e = edge_vector(t, t->a, h);
  for (int k = 0; k < t->b->edge_count; k++) {
    if (t->b->edge[k].twin < k) continue; // each edge once
    const og_vec3 axis = og_axis_across(e, edge_vector(t, t->b, k));
    if (og_norm2(axis) > 0 && !try_axis(t, axis)) return false;
  }
  return true;
}

static bool try_edges(test *t) {
  for (int h = 0; h < t->a->edge_count; h++)
    if (h < t->a->edge[h].twin && !try_edge(t, h)) return false;
  return true;
}

og_sweep_claim og_sweep_window_claim(const og_sweep_input *in, const og_sweep_window *window, og_scalar unit) {
  og_sweep_claim claim = {.outcome = OG_OUTCOME_ANSWERED, .verdict = OG_VERDICT_APART, .iterations = window->axes};
  const og_scalar first = window->first * unit;
  if (window->first > window->last || !og_sweep_is_within(in, first)) return claim;
  claim.verdict = OG_VERDICT_MEET;
  claim.has_first = claim.has_last = true;
  claim.first = first;
  claim.has_normal = window->entered;
  if (window->entered) claim.normal = window->normal;
  const bool rests = og_largest(in->velocity) == 0;
  claim.never_parts = rests && in->endless;
  if (claim.never_parts) return claim;
  const og_scalar last = window->last * unit;
  claim.last = og_sweep_is_within(in, last) ? last : in->until;
  return claim;
}

og_sweep_claim og_sat_sweep_3d(const og_sweep_input *in) {
  if (!og_bodies_are_polyhedra(in->a, in->b)) return (og_sweep_claim){.outcome = OG_OUTCOME_DEGENERATE};
  test t = {.a = in->a->mesh, .b = in->b->mesh, .velocity = in->velocity};
  if (!og_meshes_are_given(t.a, t.b)) return (og_sweep_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_outcome outcome = og_axis_frame_of(&t.frame, t.a->vertex, t.a->vertex_count, t.b->vertex, t.b->vertex_count);
  if (outcome != OG_OUTCOME_ANSWERED) return (og_sweep_claim){.outcome = outcome};
  t.window = og_sweep_window_open(t.frame.error, og_norm(in->velocity));
  const bool meet = try_faces(&t, t.a) && try_faces(&t, t.b) && try_edges(&t);
  if (!meet)
    return (og_sweep_claim){.outcome = OG_OUTCOME_ANSWERED, .verdict = OG_VERDICT_APART, .iterations = t.window.axes};
  return og_sweep_window_claim(in, &t.window, t.frame.unit);
}

// ---- what is known of it ----

static const og_door_sweep sat_sweep_3d_door = {
    .run = og_sat_sweep_3d,
    .takes = OG_SWEEPS_MESHES,
    .promises = {.verdict = 8, .time = 8, .of_solids = true, .why = "normals of thin faces are rounding"},
    .most_vertices = 40,
};

const og_algorithm og_algorithm_sat_sweep_3d = {
    .id = "sat-sweep-3d",
    .row = "3.8",
    .questions = "sweep",
    .path = "ref/continuous/sat_sweep_3d",
    .source = "Parac 2020, 3.1",
    .cost = "O(E_A E_B (V_A + V_B))",
    .limits = "no flat or rounded bodies; verdict unsure within 8 epsilon of the size from grazing",
    .sweep = &sat_sweep_3d_door,
};
