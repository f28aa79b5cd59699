#ifndef OG_DOOR_MESH_PAIRS_TRACED_H
#define OG_DOOR_MESH_PAIRS_TRACED_H

/// The door `mesh_pairs` for algorithms that write their steps (ref/trace.h).
///
/// Outcome, pairs and work are those of og_mesh_pairs_run. The first step has the boxes of the trees, those of b
/// numbered behind those of a. Each step after it is one pair of boxes that is compared: two of a where it is compared
/// with itself. At two leaves a pair of triangles comes, too.

#include "ref/door/mesh_pairs.h"
#include "ref/traced.h"

struct og_door_mesh_pairs_traced {
  const og_algorithm *plain; // its door takes the same memory, and the same meshes
  /// Takes what og_door_mesh_pairs' `list` takes. The trace shares no memory with the rest.
  void (*list)(void *block, const og_mesh *a, const og_mesh *b, og_pairs *pairs, og_mesh_work *work, og_trace *trace);
};

/// The pairs. What og_mesh_pairs_run refuses has no steps.
/*@ requires door: \valid_read(door) && \valid_function(door->list) && \valid_read(door->plain) &&
      \valid_read(door->plain->mesh_pairs) && \valid_function(door->plain->mesh_pairs->bytes);
    requires meshes: readable_mesh(a) && (b == \null || readable_mesh(b));
    requires memory: block.at == \null || \valid((char *)block.at + (0 .. block.bytes - 1));
    requires pairs: writable_pairs(pairs) && \valid(work) && \separated(pairs, work);
    requires trace: is_trace(trace);
    terminates \true; exits \false;
    assigns ((char *)block.at)[0 .. block.bytes - 1], pairs->count, pairs->pair[0 .. pairs->room - 1], *work,
            trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures trace: is_trace(trace);
    ensures grows: \old(trace->count) <= trace->count;
    ensures refused: \result == OG_OUTCOME_BAD_INPUT || \result == OG_OUTCOME_OUT_OF_RANGE ==>
      pairs->count == 0 && trace->count == \old(trace->count);
    ensures once: \result == OG_OUTCOME_ANSWERED ==> pairs->count <= pairs->room && are_ascending(pairs);
    ensures sound: \result == OG_OUTCOME_ANSWERED && b != \null ==> are_near_pairs(pairs, a, b);
    ensures own: \result == OG_OUTCOME_ANSWERED && b == \null ==> are_own_pairs(pairs, a);
    ensures work: \result == OG_OUTCOME_ANSWERED ==> adds_up(work) && work->meeting == pairs->count; */
og_outcome og_mesh_pairs_run_traced(const og_door_mesh_pairs_traced *door, og_block block, const og_mesh *a,
                                    const og_mesh *b, og_pairs *pairs, og_mesh_work *work, og_trace *trace);

#endif
