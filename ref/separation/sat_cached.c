#include "ref/separation/sat_cached.h"

#include "ref/door/pair.h"

// Any axis along which the intervals are apart proves the bodies apart: the remembered one as well as a new one.

// A unit vector's components are off by 4 epsilon at most (og_axis_unit), its squared length by twice that.
static const og_scalar UNIT_ERROR = 8 * OG_SCALAR_EPSILON;

static og_separation along_remembered(const og_half_edge_mesh *a, const og_half_edge_mesh *b, og_vec3 remembered) {
  og_separation found = og_separation_none();
  // Used as it is: normalising it again would change its last digit, and with it the gap. (Written so that NaN fails.)
  if (!(og_abs(og_norm2(remembered) - 1) <= UNIT_ERROR) || !og_meshes_are_given(a, b)) return found;
  og_axis_frame frame;
  found.outcome = og_axis_frame_of(&frame, a->vertex, a->vertex_count, b->vertex, b->vertex_count);
  if (found.outcome != OG_OUTCOME_ANSWERED) return found;
  const og_axis_gap measured =
      og_axis_gap_of(&frame, remembered, a->vertex, a->vertex_count, b->vertex, b->vertex_count);
  og_separation_offer(&found, &frame, remembered, measured, OG_AXIS_NONE, -1, -1);
  og_separation_conclude(&found, &frame);
  return found;
}

og_separation og_sat_cached(const og_half_edge_mesh *a, const og_half_edge_mesh *b, og_sat_cache *cache) {
  int axes = 0;
  if (cache->is_filled) {
    const og_separation found = along_remembered(a, b, cache->axis);
    if (found.apart) return found;
    axes = found.axes;
  }
  og_separation found = og_sat_gauss(a, b);
  found.axes += axes;
  if (found.apart) *cache = (og_sat_cache){found.axis, true};
  return found;
}

og_claim og_run_sat_cached(const og_body *a, const og_body *b) {
  if (!og_bodies_are_polyhedra(a, b)) return (og_claim){.outcome = OG_OUTCOME_DEGENERATE};
  og_sat_cache cache = {.is_filled = false};
  const og_separation first = og_sat_cached(a->mesh, b->mesh, &cache);
  og_separation second = og_sat_cached(a->mesh, b->mesh, &cache);
  second.axes += first.axes;
  return og_separation_claim(&second, false);
}

// ---- what is known of it ----

static const og_door_pair sat_cached_door = {
    .run = og_run_sat_cached,
    .takes = OG_TAKES_MESHES,
    .promises =
        {
            .except = OG_NOT_OF_FLAT_BODIES,
            .bound = OG_BOUND_BY_AXES,
            .why = "bodies thinner than rounding",
        },
};

const og_algorithm og_algorithm_sat_cached = {
    .id = "sat-cached",
    .row = "3.5",
    .questions = "relation, depth",
    .path = "ref/separation/sat_cached",
    .source = "Parac 2020, 2.2",
    .cost = "O(V_A + V_B) where the axis holds",
    .limits = "no flat or rounded bodies; no depth; bodies apart by less than rounding are said to meet",
    .pair = &sat_cached_door,
};
