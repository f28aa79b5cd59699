#ifndef OG_DOOR_SWEEP_TRACED_H
#define OG_DOOR_SWEEP_TRACED_H

/// The door `sweep` for algorithms that write their steps (ref/trace.h).
///
/// The claim is that of og_sweep_run, bit for bit. A step has the time that is reached and what is known of the bodies
/// there: the direction in which a support point is wanted, the difference a - b of the nearest points, and a lower
/// bound of its length; radii are subtracted. Times are in the caller's unit, and at most the largest number.

#include "ref/door/sweep.h"
#include "ref/traced.h"

struct og_door_sweep_traced {
  /// Takes what og_door_sweep's `run` takes. The trace shares no memory with the motion and its bodies.
  og_sweep_claim (*run)(const og_sweep_input *in, og_trace *trace);
};

/// Runs it on any bodies and numbers, as og_sweep_run does. What that refuses by itself has no steps.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires memory: \valid_read(in);
    requires bodies: \valid_read(in->a) && \valid_read(in->a->vertex + (0 .. in->a->vertex_count - 1)) &&
      \valid_read(in->b) && \valid_read(in->b->vertex + (0 .. in->b->vertex_count - 1));
    requires trace: is_trace(trace) && \separated(in, trace) && \separated(in, trace->marks + (0 .. trace->room - 1));
    terminates \true;
    exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures trace: is_trace(trace);
    ensures grows: \old(trace->count) <= trace->count;
    ensures refused: !is_finite_vec(in->velocity) || !is_finite_vec(in->velocity_a) ||
      !has_finite_vertices(in->a) || !has_finite_vertices(in->b) ==>
      \result.outcome != OG_OUTCOME_ANSWERED && trace->count == \old(trace->count);
    ensures first: \result.has_first ==> \result.verdict == OG_VERDICT_MEET && 0 <= \result.first &&
      \is_finite(\result.first);
*/
og_sweep_claim og_sweep_run_traced(const og_door_sweep_traced *door, const og_sweep_input *in, og_trace *trace);

#endif
