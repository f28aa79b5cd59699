#include "ref/cso/epa_traced.h"

#include "ref/cso/epa_start.h"
#include "ref/cso/gjk_traced.h"

// ---- a run of so many steps ----

// A body that epa gives up on when the polytope has that many vertices.
typedef struct limited_body {
  const og_convex *body;
  const og_epa_workspace *work;
  int most;
} limited_body;

static og_support limited_support(const void *shape, og_vec3 direction) {
  const limited_body *limited = shape;
  const og_epa_workspace *work = limited->work;
  // Before there are faces the start is made, which each run needs.
  if (work->face_count == 0 || work->vertex_count < limited->most) return og_support_of(limited->body, direction);
  return (og_support){{2 * OG_EPA_LARGEST, 0, 0}, -1};
}

// ---- the polytope ----

/*@ requires polytope: epa_polytope(work);
    terminates \true; exits \false; assigns \nothing;
    ensures face: -1 <= \result < work->face_count; */
static int nearest_open(const og_epa_workspace *work) {
  int best = -1;
  og_scalar least = OG_SCALAR_MAX;
  /*@ loop invariant counter: 0 <= f <= work->face_count && -1 <= best < f;
      loop assigns f, best, least;
      loop variant work->face_count - f; */
  for (int f = 0; f < work->face_count; f++) {
    if (work->face[f].state != OG_EPA_OPEN || !(work->face[f].offset < least)) continue;
    best = f;
    least = work->face[f].offset;
  }
  return best;
}

// The power of two by which the polytope's coordinates are larger than the bodies'.
/*@ requires polytope: epa_polytope(work) && 0 <= count <= work->vertex_count;
    terminates \true; exits \false; assigns \nothing; */
static og_scalar scale_of(const og_epa_workspace *work, int count) {
  og_scalar size = 0, scaled = 0;
  /*@ loop invariant counter: 0 <= v <= count;
      loop assigns v, size, scaled;
      loop variant count - v; */
  for (int v = 0; v < count; v++) {
    size = og_max(size, og_largest(work->vertex[v].w));
    scaled = og_max(scaled, og_largest(work->point[v]));
  }
  return size > 0 ? scaled / size : 1;
}

/*@ requires polytope: epa_polytope(work) && 0 <= f < work->face_count;
    requires trace: is_trace(trace);
    requires apart: \separated(work, trace) && \separated(work, trace->marks + (0 .. trace->room - 1));
    terminates \true; exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures trace: is_trace(trace); */
static void show_face(const og_epa_workspace *work, int f, og_scalar scale, og_trace *trace) {
  const og_epa_face *face = &work->face[f];
  og_trace_add_face(trace, face->vertex[0], face->vertex[1], face->vertex[2], face->normal, face->offset / scale);
}

/*@ requires polytope: epa_polytope(work) && 0 <= first <= count <= work->vertex_count;
    requires trace: is_trace(trace);
    requires apart: \separated(work, trace) && \separated(work, trace->marks + (0 .. trace->room - 1));
    terminates \true; exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures trace: is_trace(trace); */
static void show_corners(const og_epa_workspace *work, int first, int count, og_trace *trace) {
  /*@ loop invariant counter: first <= v <= count;
      loop invariant trace: is_trace(trace) && trace->marks == \at(trace->marks, Pre) &&
                                trace->room == \at(trace->room, Pre);
      loop assigns v, trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
      loop variant count - v; */
  for (int v = first; v < count; v++) {
    const og_cso_vertex corner = work->vertex[v];
    og_trace_add_point(trace, OG_TRACE_CORNER, v, 0, corner.w, corner.a.point, corner.b.point);
  }
}

/*@ requires polytope: epa_polytope(work) && 0 <= count <= work->vertex_count;
    requires trace: is_trace(trace);
    requires apart: \separated(work, trace) && \separated(work, trace->marks + (0 .. trace->room - 1));
    terminates \true; exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures trace: is_trace(trace); */
static void show_faces(const og_epa_workspace *work, int count, og_trace *trace) {
  const og_scalar scale = scale_of(work, count);
  const int nearest = nearest_open(work);
  if (nearest >= 0) show_face(work, nearest, scale, trace);
  /*@ loop invariant counter: 0 <= f <= work->face_count;
      loop invariant trace: is_trace(trace) && trace->marks == \at(trace->marks, Pre) &&
                                trace->room == \at(trace->room, Pre);
      loop assigns f, trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
      loop variant work->face_count - f; */
  for (int f = 0; f < work->face_count; f++)
    if (f != nearest && work->face[f].state != OG_EPA_FREE) show_face(work, f, scale, trace);
  if (nearest < 0) return;
  const og_scalar distance = work->face[nearest].offset / scale;
  og_trace_add(trace, OG_TRACE_NEAREST, distance, og_scale(distance, work->face[nearest].normal));
  og_trace_add(trace, OG_TRACE_BOUND, og_max(0, distance), (og_vec3){0, 0, 0});
}

// ---- the steps ----

// `deep` is what a plain run answers.
static void show_steps(const og_convex *a, const og_convex *b, const og_simplex *start, const og_epa_result *deep,
                       og_trace *trace) {
  og_epa_workspace work;
  const int start_count = deep->vertices - deep->iterations;
  og_vec3 direction = {0, 0, 0};
  for (int k = 0; k <= deep->iterations; k++) {
    const int count = start_count + k;
    const limited_body limited = {a, &work, count};
    const og_convex bounded = {limited_support, &limited, a->inside};
    (void)og_epa(&bounded, b, start, 0, &work);
    if (count > work.vertex_count) return;
    og_trace_add_indices(trace, OG_TRACE_STEP, 0, 0, 0, 0);
    if (k > 0) {
      const og_cso_vertex w = work.vertex[count - 1];
      og_trace_add(trace, OG_TRACE_DIRECTION, 0, direction);
      og_trace_add_point(trace, OG_TRACE_SUPPORT, 0, 0, w.w, w.a.point, w.b.point);
    }
    show_corners(&work, k > 0 ? count - 1 : 0, count, trace);
    show_faces(&work, count, trace);
    const int nearest = nearest_open(&work);
    if (nearest >= 0) direction = work.face[nearest].normal;
  }
}

og_claim og_run_epa_traced(const og_body *a, const og_body *b, og_trace *trace) {
  const og_gjk_result cores = og_gjk(&a->core, &b->core, NULL);
  const bool apart = cores.verdict == OG_VERDICT_APART;
  if (cores.simplex.count == 0 || (apart && cores.outcome == OG_OUTCOME_ANSWERED)) {
    (void)og_gjk_traced(&a->core, &b->core, NULL, trace);
    return og_gjk_claim(a, b, &cores);
  }
  og_epa_workspace work;
  const og_epa_result deep = og_epa(&a->core, &b->core, &cores.simplex, 0, &work);
  if (deep.outcome != OG_OUTCOME_OUT_OF_RANGE) show_steps(&a->core, &b->core, &cores.simplex, &deep, trace);
  return og_epa_claim(a, b, &cores, &deep);
}
