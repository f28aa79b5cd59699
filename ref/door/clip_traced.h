#ifndef OG_DOOR_CLIP_TRACED_H
#define OG_DOOR_CLIP_TRACED_H

/// The door `clip` for algorithms that write their steps (ref/trace.h).
///
/// The claim is that of og_clip_run, bit for bit. The first step has the corners of A. Each step after it has a line,
/// whose normal points to the side that is kept, and the corners of what is left, all in the caller's unit with z = 0.
/// The last ones are the answer.

#include "ref/door/clip.h"
#include "ref/traced.h"

struct og_door_clip_traced {
  /// Takes what og_door_clip's `run` takes. The trace shares no memory with the rest.
  og_clip_claim (*run)(const og_polygon *a, const og_polygon *b, og_clip_room *room, og_trace *trace);
};

/// Runs it on any numbers, as og_clip_run does. What that refuses by itself has no steps.
/*@ requires door: \valid_read(door) && \valid_function(door->run);
    requires polygons: \valid_read(a) && \valid_read(b) && \valid(room);
    requires vertices: (0 < a->count ==> \valid_read(a->vertex + (0 .. a->count - 1))) &&
                       (0 < b->count ==> \valid_read(b->vertex + (0 .. b->count - 1)));
    requires trace: is_trace(trace) && \separated(room, trace) &&
      \separated(room, trace->marks + (0 .. trace->room - 1));
    terminates \true;
    exits \false;
    ensures trace: is_trace(trace);
    ensures grows: \old(trace->count) <= trace->count;
    ensures count: 0 <= \result.count && (\result.outcome != OG_OUTCOME_ANSWERED ==> \result.count == 0);
    ensures room: \result.outcome == OG_OUTCOME_ANSWERED ==> \result.count <= room->capacity;
    ensures few: 1 <= room->capacity && (a->count < 3 || b->count < 3) ==>
      \result.outcome == OG_OUTCOME_DEGENERATE && trace->count == \old(trace->count);
    ensures none: room->capacity < 1 ==>
      \result.outcome == OG_OUTCOME_BAD_INPUT && trace->count == \old(trace->count);
*/
og_clip_claim og_clip_run_traced(const og_door_clip_traced *door, const og_polygon *a, const og_polygon *b,
                                 og_clip_room *room, og_trace *trace);

#endif
