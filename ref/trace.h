#ifndef OG_TRACE_H
#define OG_TRACE_H

/// The steps of an iterative algorithm, written into the caller's memory as marks, to be shown by a player.
///
/// A mark is one thing of a step: a direction, a corner, a face, a pair. OG_TRACE_STEP begins each step; the marks up
/// to the next one belong to it. Vectors are in the algorithm's own units. Where the room is used up, `cut` is set and
/// later marks are left out: the answer stays the same. Cost: O(1) a mark.
/// Safe (proofs/eva.py): A, all functions; none computes.

#include <stdbool.h>

#include "ref/scalar.h"
#include "ref/vec3.h"

typedef enum og_trace_kind {
  OG_TRACE_STEP,      // a step begins
  OG_TRACE_DIRECTION, // vector[0]: a support point of A - B is wanted in this direction
  OG_TRACE_SUPPORT,   // vector: that point w, and the points a and b of the bodies that it is the difference of
  OG_TRACE_CORNER,    // vector: w, a, b; index[0]: its place in the simplex, portal or polytope; number: its weight
  OG_TRACE_FACE,      // index: its three corners; vector[0]: its normal; number: how far its plane is from the origin
  OG_TRACE_NEAREST,   // vector[0]: the point nearest to the origin so far; number: its length
  OG_TRACE_BOUND,     // number: the best lower bound so far
  OG_TRACE_RAY,       // vector[0]: where a ray begins; vector[1]: its direction
  OG_TRACE_TIME,      // number: the time that is reached
  OG_TRACE_BOX,       // vector: its lower and its upper corner; index[0]: its number; index[1]: how deep in a tree
  OG_TRACE_PAIR,      // index: two boxes that are compared, or (index[2]: 1) two triangles; number: 1 where they meet
  OG_TRACE_SWAP,      // index: two ends that change places, 2 i or (upper) 2 i + 1 of box i; index[2]: the axis
  OG_TRACE_POINT,     // vector[0]: a corner of a polygon; index[0]: its place
  OG_TRACE_PLANE,     // vector[0]: the normal of a plane; number: the product of its points with it
  OG_TRACE_FEATURE,   // index: the body (0 or 1), the number of vertices (1 to 3), and the first two of them
} og_trace_kind;

typedef struct og_trace_mark {
  og_trace_kind kind;
  int index[4];
  og_scalar number;
  og_vec3 vector[3];
} og_trace_mark;

typedef struct og_trace {
  og_trace_mark *marks;
  int room;  // how many marks there is memory for
  int count; // how many are written
  bool cut;  // were some left out?
} og_trace;

/*@ predicate is_trace{L}(og_trace *trace) = \valid(trace) && 0 <= trace->count <= trace->room &&
      (trace->room > 0 ==> \valid(trace->marks + (0 .. trace->room - 1))) &&
      \separated(trace, trace->marks + (0 .. trace->room - 1)); */

/// Adds a mark of a number and a vector. What is not given stays zero.
/*@ requires trace: is_trace(trace);
    terminates \true;
    exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures trace: is_trace(trace);
    ensures grows: \old(trace->count) <= trace->count <= \old(trace->count) + 1;
*/
void og_trace_add(og_trace *trace, og_trace_kind kind, og_scalar number, og_vec3 vector);

/// Adds a mark of a point w = a - b of A - B, of that place and weight.
/*@ requires trace: is_trace(trace);
    terminates \true;
    exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures trace: is_trace(trace);
    ensures grows: \old(trace->count) <= trace->count <= \old(trace->count) + 1;
*/
void og_trace_add_point(og_trace *trace, og_trace_kind kind, int place, og_scalar weight, og_vec3 w, og_vec3 a,
                        og_vec3 b);

/// Adds a mark of up to four indices.
/*@ requires trace: is_trace(trace);
    terminates \true;
    exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures trace: is_trace(trace);
    ensures grows: \old(trace->count) <= trace->count <= \old(trace->count) + 1;
*/
void og_trace_add_indices(og_trace *trace, og_trace_kind kind, int i, int j, int k, int l);

/// Adds a face: its three corners by their places, its normal, and how far its plane is from the origin.
/*@ requires trace: is_trace(trace);
    terminates \true;
    exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures trace: is_trace(trace);
    ensures grows: \old(trace->count) <= trace->count <= \old(trace->count) + 1;
*/
void og_trace_add_face(og_trace *trace, int i, int j, int k, og_vec3 normal, og_scalar distance);

#endif
