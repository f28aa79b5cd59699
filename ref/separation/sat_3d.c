#include "ref/separation/sat_3d.h"

#include "ref/door/pair.h"

// The obstacle A - B of two polyhedra is a polyhedron whose faces come from a face of A, a face of B or an edge of
// each. The origin is outside exactly if it is beyond the plane of some face; if not, the nearest such plane is as far
// as the bodies must move.

typedef struct test {
  og_axis_frame frame;
  const og_half_edge_mesh *a, *b;
  og_separation best;
} test;

// True if the axis separates the bodies.
static bool try_axis(test *t, og_vec3 axis, og_axis_kind kind, int feature_a, int feature_b) {
  const og_axis_gap measured =
      og_axis_gap_of(&t->frame, axis, t->a->vertex, t->a->vertex_count, t->b->vertex, t->b->vertex_count);
  return og_separation_offer(&t->best, &t->frame, axis, measured, kind, feature_a, feature_b);
}

static bool try_faces(test *t) {
  for (int k = 0; k < t->a->face_count; k++)
    if (try_axis(t, t->a->face[k].normal, OG_AXIS_FACE_A, k, -1)) return true;
  for (int k = 0; k < t->b->face_count; k++)
    if (try_axis(t, t->b->face[k].normal, OG_AXIS_FACE_B, -1, k)) return true;
  return false;
}

static og_vec3 edge_vector(const test *t, const og_half_edge_mesh *mesh, int h) {
  const og_vec3 from = mesh->vertex[mesh->edge[h].origin], to = mesh->vertex[mesh->edge[mesh->edge[h].twin].origin];
  return og_scale(t->frame.inverse, og_sub(to, from));
}

static bool try_edge(test *t, int h) {
  const og_vec3 e = edge_vector(t, t->a, h);
  for (int k = 0; k < t->b->edge_count; k++) {
    if (t->b->edge[k].twin < k) continue; // each edge once
    t->best.pairs_tested++;
    const og_vec3 axis = og_axis_across(e, edge_vector(t, t->b, k));
    if (og_norm2(axis) == 0) t->best.pairs_parallel++;
    else if (try_axis(t, axis, OG_AXIS_EDGES, h, k)) return true;
  }
  return false;
}

static bool try_edges(test *t) {
  for (int h = 0; h < t->a->edge_count; h++)
    if (h < t->a->edge[h].twin && try_edge(t, h)) return true;
  return false;
}

og_separation og_sat_3d(const og_half_edge_mesh *a, const og_half_edge_mesh *b) {
  test t = {.a = a, .b = b, .best = og_separation_none()};
  if (!og_meshes_are_given(a, b)) return t.best;
  t.best.outcome = og_axis_frame_of(&t.frame, a->vertex, a->vertex_count, b->vertex, b->vertex_count);
  if (t.best.outcome != OG_OUTCOME_ANSWERED) return t.best;
  if (!try_faces(&t)) try_edges(&t);
  og_separation_conclude(&t.best, &t.frame);
  return t.best;
}

og_claim og_run_sat_3d(const og_body *a, const og_body *b) {
  if (!og_bodies_are_polyhedra(a, b)) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_separation found = og_sat_3d(a->mesh, b->mesh);
  return og_separation_claim(&found, true);
}

// ---- what is known of it ----

static const og_door_pair sat_3d_door = {
    .run = og_run_sat_3d,
    .takes = OG_TAKES_MESHES,
    .promises =
        {
            .except = OG_NOT_OF_FLAT_BODIES,
            .bound = OG_BOUND_BY_AXES,
            .why = "bodies thinner than rounding",
        },
    .most_vertices = 40, // all edges of large bodies against each other take a second
};

const og_algorithm og_algorithm_sat_3d = {
    .id = "sat-3d",
    .row = "3.5",
    .questions = "relation, depth",
    .path = "ref/separation/sat_3d",
    .source = "Parac 2020, 2.4.2; Varjus 2018, 2.7",
    .cost = "O(E_A E_B (V_A + V_B))",
    .limits = "no flat or rounded bodies; bodies apart by less than rounding are said to meet",
    .pair = &sat_3d_door,
};
