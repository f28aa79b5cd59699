#ifndef OG_WALK_TRACE_H
#define OG_WALK_TRACE_H

/// The simplices that a run of GJK passes, one after the other: of the reference, and of the algorithm with nothing but
/// its source's test for the end.

#include "ref/cso/gjk.h"

enum { OG_WALK_TRACE_MOST = 1000 };

typedef enum og_walk_trace_end {
  OG_WALK_TRACE_ENDED, // by the algorithm's own test
  OG_WALK_TRACE_STUCK, // the sub-algorithm had no answer
  OG_WALK_TRACE_CYCLE, // simplex and v are those of an earlier step: it would go on for ever
  OG_WALK_TRACE_BOUND, // OG_WALK_TRACE_MOST steps (the reference: its own bound)
  OG_WALK_TRACE_OUT_OF_RANGE,
  OG_WALK_TRACE_ENDS
} og_walk_trace_end;

typedef struct og_walk_trace_step {
  int count;
  int pair[4][2]; // vertex of A, vertex of B
  og_vec3 v;
} og_walk_trace_step;

typedef struct og_walk_trace {
  og_walk_trace_end end;
  int iterations; // support points of A - B
  int count;      // steps: simplices, each different from the one before
  og_walk_trace_step step[OG_WALK_TRACE_MOST];
} og_walk_trace;

/// og_gjk with that sub-algorithm, cold. Every prefix of the walk is a walk with a smaller bound, so the reference is
/// only watched. Cost: the square of the iterations.
void og_walk_trace_reference(og_walk_trace *trace, const og_convex *a, const og_convex *b, og_simplex_solver solver);

/// Varjus 2018, algorithm 1, as it stands: v any point of A - B (the difference of the inside points); while
/// |v|^2 - v.w > tolerance^2, add w = the support point in the direction -v to the simplex, and let the sub-algorithm
/// find v. There is no test for points that come again, for progress, or of the range of the numbers.
void og_walk_trace_printed(og_walk_trace *trace, const og_convex *a, const og_convex *b, og_simplex_solver solver,
                           og_scalar tolerance);

/// Do two steps have the same vertices, in any order?
bool og_walk_trace_same_simplex(const og_walk_trace_step *s, const og_walk_trace_step *t);

#endif
