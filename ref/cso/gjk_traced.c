#include "ref/cso/gjk_traced.h"

#include "ref/simplex/simplex_backup.h"
#include "ref/simplex/simplex_johnson.h"
#include "ref/simplex/simplex_signed_volumes.h"
#include "ref/simplex/simplex_voronoi.h"
#include "ref/support/direction.h"

/*@ requires memory: \valid_read(r) && 0 <= r->simplex.count <= 4;
    requires trace: is_trace(trace);
    requires apart: \separated(r, trace) && \separated(r, trace->marks + (0 .. trace->room - 1));
    terminates \true; exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures trace: is_trace(trace); */
static void show_walk(const og_gjk_result *r, og_trace *trace) {
  /*@ loop invariant counter: 0 <= k <= r->simplex.count;
      loop invariant trace: is_trace(trace) && trace->marks == \at(trace->marks, Pre) &&
                                trace->room == \at(trace->room, Pre);
      loop assigns k, trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
      loop variant r->simplex.count - k; */
  for (int k = 0; k < r->simplex.count; k++) {
    const og_cso_vertex corner = r->simplex.vertex[k];
    og_trace_add_point(trace, OG_TRACE_CORNER, k, r->simplex.weight[k], corner.w, corner.a.point, corner.b.point);
  }
  og_trace_add(trace, OG_TRACE_NEAREST, og_length(r->nearest), r->nearest);
  og_trace_add(trace, OG_TRACE_BOUND, og_max(0, r->lower), (og_vec3){0, 0, 0});
}

// The support point in the direction -v, as og_gjk computes it.
/*@ requires bodies: \valid_read(a) && \valid_read(b);
    requires trace: is_trace(trace);
    terminates \true; exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures trace: is_trace(trace); */
static void show_walk_support(const og_convex *a, const og_convex *b, og_vec3 v, og_trace *trace) {
  const og_cso_vertex w = og_cso_support(a, b, og_neg(og_direction_in_range(v)));
  og_trace_add(trace, OG_TRACE_DIRECTION, 0, og_neg(v));
  og_trace_add_point(trace, OG_TRACE_SUPPORT, 0, 0, w.w, w.a.point, w.b.point);
}

og_gjk_result og_gjk_traced(const og_convex *a, const og_convex *b, og_simplex_solver solver, og_trace *trace) {
  og_gjk_options options = {.solver = solver};
  const og_gjk_result whole = og_gjk(a, b, &options);
  og_vec3 v = {0, 0, 0};
  /*@ loop invariant counter: 0 <= k && (k > 0 ==> k <= whole.iterations);
      loop invariant trace: is_trace(trace) && trace->marks == \at(trace->marks, Pre) &&
                                trace->room == \at(trace->room, Pre);
      loop invariant start: options.start == \null;
      loop assigns k, v, options, trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
      loop variant whole.iterations - k; */
  for (int k = 0; k < whole.iterations; k++) {
    options.iterations = k + 1;
    const og_gjk_result r = og_gjk(a, b, &options);
    if (r.outcome == OG_OUTCOME_OUT_OF_RANGE) break;
    og_trace_add_indices(trace, OG_TRACE_STEP, 0, 0, 0, 0);
    if (k > 0) show_walk_support(a, b, v, trace);
    show_walk(&r, trace);
    v = r.nearest;
  }
  return whole;
}

/*@ requires bodies: readable_body(a) && readable_body(b);
    requires trace: is_trace(trace);
    requires apart: \separated(a, trace) && \separated(b, trace) &&
                      \separated(a, trace->marks + (0 .. trace->room - 1)) &&
                      \separated(b, trace->marks + (0 .. trace->room - 1));
    terminates \true; exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures trace: is_trace(trace); */
static og_claim walk_traced(og_simplex_solver solver, const og_body *a, const og_body *b, og_trace *trace) {
  const og_gjk_result result = og_gjk_traced(&a->core, &b->core, solver, trace);
  return og_gjk_claim(a, b, &result);
}

og_claim og_run_gjk_traced(const og_body *a, const og_body *b, og_trace *trace) {
  return walk_traced(og_simplex_signed_volumes, a, b, trace);
}

og_claim og_run_gjk_johnson_traced(const og_body *a, const og_body *b, og_trace *trace) {
  return walk_traced(og_simplex_johnson, a, b, trace);
}

og_claim og_run_gjk_backup_traced(const og_body *a, const og_body *b, og_trace *trace) {
  return walk_traced(og_simplex_backup, a, b, trace);
}

og_claim og_run_gjk_voronoi_traced(const og_body *a, const og_body *b, og_trace *trace) {
  return walk_traced(og_simplex_voronoi, a, b, trace);
}
