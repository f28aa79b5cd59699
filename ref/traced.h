#ifndef OG_TRACED_H
#define OG_TRACED_H

/// An algorithm that can write its steps, with the function that does. All of them: ref/traced_registry.h.
///
/// It gives the claim of the algorithm's door, bit for bit, and marks in the caller's memory (ref/trace.h). The plain
/// function of most has no trace in it; that of mpr asks once for each support point whether one is wanted.

#include "ref/algorithm.h"
#include "ref/body.h"
#include "ref/claim.h"
#include "ref/trace.h"

// The doors' traced forms, each in its header: ref/door/sweep_traced.h and others.
typedef struct og_door_sweep_traced og_door_sweep_traced;
typedef struct og_door_overlaps_traced og_door_overlaps_traced;
typedef struct og_door_mesh_pairs_traced og_door_mesh_pairs_traced;
typedef struct og_door_clip_traced og_door_clip_traced;

/// One of its functions or doors is there, the others are null.
typedef struct og_traced {
  const og_algorithm *algorithm;
  /// Takes two bodies that og_body_check takes; the trace shares no memory with them.
  og_claim (*pair)(const og_body *a, const og_body *b, og_trace *trace);
  const og_door_sweep_traced *sweep;
  const og_door_overlaps_traced *overlaps;
  const og_door_mesh_pairs_traced *mesh_pairs;
  const og_door_clip_traced *clip;
} og_traced;

#endif
