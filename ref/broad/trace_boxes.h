#ifndef OG_BROAD_TRACE_BOXES_H
#define OG_BROAD_TRACE_BOXES_H

/// Marks of boxes and of pairs of them, for the traced forms of broad phases and trees. Cost: constant.
/// Safe (proofs/eva.py): A, all functions; none computes.

#include "ref/broad/aabb.h"
#include "ref/trace.h"

/*@ requires box: \valid_read(box);
    requires trace: is_trace(trace) && \separated(box, trace) && \separated(box, trace->marks + (0 .. trace->room - 1));
    terminates \true; exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures trace: is_trace(trace);
    ensures grows: \old(trace->count) <= trace->count <= \old(trace->count) + 1; */
static inline void og_trace_add_box(og_trace *trace, int32_t number, int32_t level, const og_aabb *box) {
  const int at = trace->count;
  og_trace_add_point(trace, OG_TRACE_BOX, number, 0, box->lo, box->hi, (og_vec3){0, 0, 0});
  if (trace->count > at) trace->marks[at].index[1] = level;
}

/*@ requires trace: is_trace(trace);
    terminates \true; exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures trace: is_trace(trace);
    ensures grows: \old(trace->count) <= trace->count <= \old(trace->count) + 1; */
static inline void og_trace_add_pair(og_trace *trace, int32_t i, int32_t j, bool are_triangles, bool meet) {
  const int at = trace->count;
  og_trace_add_indices(trace, OG_TRACE_PAIR, i, j, are_triangles, 0);
  if (trace->count > at) trace->marks[at].number = meet;
}

#endif
