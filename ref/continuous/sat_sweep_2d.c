#include "ref/continuous/sat_sweep_2d.h"

#include "ref/continuous/sat_sweep_3d.h"

typedef struct interval {
  og_scalar low, high;
} interval;

static interval project(const og_axis_frame *frame, og_vec2 axis, const og_polygon *polygon) {
  const og_scalar first = og_dot2(axis, og_polygon_vertex(frame, polygon, 0));
  interval found = {first, first};
  for (int k = 1; k < polygon->count; k++) {
    const og_scalar value = og_dot2(axis, og_polygon_vertex(frame, polygon, k));
    found.low = og_min(found.low, value);
    found.high = og_max(found.high, value);
  }
  return found;
}

// False where no time is left.
static bool try_normals(og_sweep_window *window, const og_axis_frame *frame, const og_sweep_input *in,
                        const og_polygon *of) {
  for (int k = 0; k < of->count; k++) {
    const og_vec2 normal = og_polygon_normal(frame, of, k);
    if (normal.x == 0 && normal.y == 0) continue; // a vertex given twice: no edge
    const og_vec3 unit = og_axis_unit((og_vec3){normal.x, normal.y, 0});
    const og_vec2 axis = {unit.x, unit.y};
    const interval a = project(frame, axis, in->flat_a), b = project(frame, axis, in->flat_b);
    if (!og_sweep_window_narrow(window, unit, a.low - b.high, b.low - a.high, og_dot(unit, in->velocity))) return false;
  }
  return true;
}

og_sweep_claim og_sat_sweep_2d(const og_sweep_input *in) {
  og_axis_frame frame;
  if (in->flat_a == NULL || in->flat_b == NULL || in->velocity.z != 0)
    return (og_sweep_claim){.outcome = OG_OUTCOME_DEGENERATE};
  const og_outcome outcome = og_polygon_frame(&frame, in->flat_a, in->flat_b);
  if (outcome != OG_OUTCOME_ANSWERED) return (og_sweep_claim){.outcome = outcome};
  og_sweep_window window = og_sweep_window_open(frame.error, og_norm(in->velocity));
  const bool meet = try_normals(&window, &frame, in, in->flat_a) && try_normals(&window, &frame, in, in->flat_b);
  if (!meet)
    return (og_sweep_claim){.outcome = OG_OUTCOME_ANSWERED, .verdict = OG_VERDICT_APART, .iterations = window.axes};
  return og_sweep_window_claim(in, &window, frame.unit);
}

// ---- what is known of it ----

static const og_door_sweep sat_sweep_2d_door = {
    .run = og_sat_sweep_2d,
    .takes = OG_SWEEPS_POLYGONS,
    .promises = {.verdict = 8,
                 .time = 8,
                 .of_solids = true,
                 .why = "normals of polygons thinner than rounding do not tell their ends"},
};

const og_algorithm og_algorithm_sat_sweep_2d = {
    .id = "sat-sweep-2d",
    .row = "3.8",
    .questions = "sweep",
    .path = "ref/continuous/sat_sweep_2d",
    .source = "Parac 2020, 3.1.1 algorithms 3.1 and 3.2",
    .cost = "O((n_A + n_B)^2)",
    .limits = "no polygons thinner than rounding; verdict unsure within 8 epsilon of the size from grazing",
    .sweep = &sat_sweep_2d_door,
};
