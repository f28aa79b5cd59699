#include "ref/separation/face_plane.h"

#include "ref/door/pair.h"

// A plane with A behind it and B before it separates them. A is behind the plane of each of its faces; only for the
// plane that has all of B before it is that checked against the vertices of A, so that a face whose normal was rounded
// badly (a sliver) cannot part bodies that meet.

// Are all vertices of B outside the plane of that face? Stops at the first that is not.
static bool is_outside(const og_axis_frame *frame, const og_half_edge_mesh *a, int face, const og_half_edge_mesh *b) {
  const og_vec3 normal = a->face[face].normal;
  const og_scalar plane = og_axis_value(frame, normal, a->vertex[a->edge[a->face[face].edge].origin]);
  for (int k = 0; k < b->vertex_count; k++)
    if (og_axis_value(frame, normal, b->vertex[k]) - plane <= frame->error) return false;
  return true;
}

og_separation og_face_plane_test(const og_half_edge_mesh *a, const og_half_edge_mesh *b) {
  og_separation found = og_separation_none();
  if (!og_meshes_are_given(a, b)) return found;
  og_axis_frame frame;
  found.outcome = og_axis_frame_of(&frame, a->vertex, a->vertex_count, b->vertex, b->vertex_count);
  if (found.outcome != OG_OUTCOME_ANSWERED) return found;
  found.gap = 0;
  for (int k = 0; k < a->face_count; k++) {
    found.axes++;
    if (!is_outside(&frame, a, k, b)) continue;
    const og_vec3 normal = a->face[k].normal;
    const og_axis_gap measured = og_axis_gap_of(&frame, normal, a->vertex, a->vertex_count, b->vertex, b->vertex_count);
    if (measured.gap <= frame.error) continue;
    found.apart = true;
    found.gap = measured.gap * frame.unit;
    found.axis = og_scale(measured.towards, normal);
    found.kind = OG_AXIS_FACE_A;
    found.feature_a = k;
    return found;
  }
  return found;
}

og_claim og_run_face_plane(const og_body *a, const og_body *b) {
  if (!og_bodies_are_polyhedra(a, b)) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_separation found = og_face_plane_test(a->mesh, b->mesh);
  return og_separation_claim(&found, false);
}

og_claim og_run_face_plane_both(const og_body *a, const og_body *b) {
  const og_claim forth = og_run_face_plane(a, b);
  if (forth.outcome != OG_OUTCOME_ANSWERED || forth.verdict == OG_VERDICT_APART) return forth;
  og_claim back = og_run_face_plane(b, a);
  back.normal = og_neg(back.normal);
  back.iterations += forth.iterations;
  return back;
}

// ---- what is known of them ----

static const og_door_pair face_plane_door = {
    .run = og_run_face_plane,
    .takes = OG_TAKES_MESHES,
    .promises =
        {
            .ordered = true,
            .misses = true,
            .bound = OG_BOUND_BY_AXES,
            .why = "the faces of A only",
        },
};

const og_algorithm og_algorithm_face_plane = {
    .id = "face-plane",
    .row = "3.5",
    .questions = "relation",
    .path = "ref/separation/face_plane",
    .source = "Huotari 2011, 5.1",
    .cost = "O(F_A V_B)",
    .limits = "faces of A only: 46 of 1,290 pairs of human scale apart, but said to meet; no flat or rounded bodies",
    .pair = &face_plane_door,
};

static const og_door_pair face_plane_both_door = {
    .run = og_run_face_plane_both,
    .takes = OG_TAKES_MESHES,
    .promises =
        {
            .misses = true,
            .bound = OG_BOUND_BY_AXES,
            .why = "no edge pairs",
        },
};

const og_algorithm og_algorithm_face_plane_both = {
    .id = "face-plane-both",
    .row = "3.5",
    .questions = "relation",
    .path = "ref/separation/face_plane",
    .source = "Huotari 2011, 5.1, with the faces of both",
    .cost = "O(F_A V_B + F_B V_A)",
    .limits = "no edge pairs: 12 of 1,290 pairs of human scale apart, but said to meet; no flat or rounded bodies",
    .pair = &face_plane_both_door,
};
