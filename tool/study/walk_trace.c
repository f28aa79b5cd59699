#include "tool/study/walk_trace.h"

#include <string.h>

static og_walk_trace_step step_of(const og_simplex *simplex, og_vec3 v) {
  og_walk_trace_step step = {.count = simplex->count, .v = v};
  for (int k = 0; k < simplex->count; k++) {
    step.pair[k][0] = simplex->vertex[k].a.vertex;
    step.pair[k][1] = simplex->vertex[k].b.vertex;
  }
  return step;
}

static bool has_pair(const og_walk_trace_step *s, const int pair[2]) {
  for (int k = 0; k < s->count; k++)
    if (s->pair[k][0] == pair[0] && s->pair[k][1] == pair[1]) return true;
  return false;
}

bool og_walk_trace_same_simplex(const og_walk_trace_step *s, const og_walk_trace_step *t) {
  if (s->count != t->count) return false;
  for (int k = 0; k < s->count; k++)
    if (!has_pair(t, s->pair[k])) return false;
  return true;
}

/// The same vertices in the same order, and the same v: all that the next step depends on.
static bool same_state(const og_walk_trace_step *s, const og_walk_trace_step *t) {
  return s->count == t->count && memcmp(s->pair, t->pair, (size_t)s->count * sizeof *s->pair) == 0 &&
         s->v.x == t->v.x && s->v.y == t->v.y && s->v.z == t->v.z;
}

// ---- the reference ----

static og_walk_trace_end end_of(const og_gjk_result *r) {
  switch (r->outcome) {
  case OG_OUTCOME_ANSWERED: return OG_WALK_TRACE_ENDED;
  case OG_OUTCOME_ITERATION_LIMIT: return OG_WALK_TRACE_BOUND;
  case OG_OUTCOME_DEGENERATE: return OG_WALK_TRACE_STUCK;
  case OG_OUTCOME_OUT_OF_RANGE:
  case OG_OUTCOME_FULL:
  case OG_OUTCOME_BAD_INPUT:
  case OG_OUTCOME_COUNT: break;
  }
  return OG_WALK_TRACE_OUT_OF_RANGE;
}

void og_walk_trace_reference(og_walk_trace *trace, const og_convex *a, const og_convex *b, og_simplex_solver solver) {
  og_gjk_options options = {.solver = solver};
  const og_gjk_result whole = og_gjk(a, b, &options);
  trace->end = end_of(&whole);
  trace->iterations = whole.iterations;
  trace->count = 0;
  if (trace->end == OG_WALK_TRACE_OUT_OF_RANGE) return;
  for (int bound = 1; bound <= whole.iterations && trace->count < OG_WALK_TRACE_MOST; bound++) {
    options.iterations = bound;
    const og_gjk_result r = og_gjk(a, b, &options);
    const og_walk_trace_step step = step_of(&r.simplex, r.nearest);
    if (trace->count > 0 && same_state(&trace->step[trace->count - 1], &step)) continue;
    trace->step[trace->count++] = step;
  }
}

// ---- as printed ----

static bool came_before(const og_walk_trace *trace, const og_walk_trace_step *step) {
  for (int k = 0; k < trace->count; k++)
    if (same_state(&trace->step[k], step)) return true;
  return false;
}

void og_walk_trace_printed(og_walk_trace *trace, const og_convex *a, const og_convex *b, og_simplex_solver solver,
                           og_scalar tolerance) {
  og_simplex simplex = {.count = 0};
  og_vec3 v = og_sub(a->inside, b->inside);
  trace->iterations = trace->count = 0;
  for (;;) {
    const og_cso_vertex w = og_cso_support(a, b, og_neg(v));
    trace->iterations++;
    trace->end = OG_WALK_TRACE_ENDED;
    if (!(og_norm2(v) - og_dot(v, w.w) > tolerance * tolerance)) return;
    trace->end = OG_WALK_TRACE_STUCK;
    if (simplex.count == 4) return; // v was zero only almost: no room for w
    simplex.vertex[simplex.count++] = w;
    if (solver(&simplex, &v) != OG_OUTCOME_ANSWERED) return;
    const og_walk_trace_step step = step_of(&simplex, v);
    trace->end = OG_WALK_TRACE_CYCLE;
    if (came_before(trace, &step)) return;
    trace->end = OG_WALK_TRACE_BOUND;
    if (trace->count == OG_WALK_TRACE_MOST) return;
    trace->step[trace->count++] = step;
  }
}
