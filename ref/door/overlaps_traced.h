#ifndef OG_DOOR_OVERLAPS_TRACED_H
#define OG_DOOR_OVERLAPS_TRACED_H

/// The door `overlaps` for algorithms that write their steps (ref/trace.h).
///
/// Outcome, pairs and work are those of og_overlaps_step. Each change of the set writes a step with all boxes that are
/// there after it, by their numbers, and then the algorithm's own. A change of the set that is not ANSWERED changes
/// nothing, and no mark of it stays.

#include "ref/door/overlaps.h"
#include "ref/traced.h"

struct og_door_overlaps_traced {
  /// Says how large a scene's block is, starts one, and tells the work: blocks of traced scenes may be larger.
  const og_door_overlaps *block;
  /// Takes what og_door_overlaps' `step` takes. The trace shares no memory with the rest.
  og_outcome (*step)(void *scene, const og_change *change, int32_t count, og_pairs *begun, og_pairs *ended,
                     og_trace *trace);
};

/// A step of the scene that og_overlaps_start began with door->block.
/*@ requires door: \valid_read(door) && \valid_function(door->step);
    requires memory: \valid((char *)block.at + (0 .. block.bytes - 1)) && \valid_read(change + (0 .. count - 1));
    requires pairs: writable_pairs(begun) && writable_pairs(ended) && \separated(begun, ended) &&
                    \separated(begun->pair + (0 .. begun->room - 1), ended->pair + (0 .. ended->room - 1));
    requires trace: is_trace(trace);
    terminates \true; exits \false;
    assigns ((char *)block.at)[0 .. block.bytes - 1], begun->count, begun->pair[0 .. begun->room - 1], ended->count,
            ended->pair[0 .. ended->room - 1], trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures trace: is_trace(trace);
    ensures grows: \old(trace->count) <= trace->count;
    ensures negative: count < 0 ==> \result == OG_OUTCOME_BAD_INPUT;
    ensures refused: \result != OG_OUTCOME_ANSWERED ==>
      trace->count == \old(trace->count) && trace->cut == \old(trace->cut);
    ensures differences: \result == OG_OUTCOME_ANSWERED ==> are_differences(begun, ended);
    ensures begun: \result == OG_OUTCOME_ANSWERED ==>
      begin_by_changes(begun, change, count) && begin_as_named(begun, change, count);
    ensures ended: \result == OG_OUTCOME_ANSWERED ==>
      end_by_changes(ended, change, count) && end_as_named(ended, change, count); */
og_outcome og_overlaps_step_traced(const og_door_overlaps_traced *door, og_block block, const og_change *change,
                                   int32_t count, og_pairs *begun, og_pairs *ended, og_trace *trace);

#endif
