#ifndef OG_EPA_TRACED_H
#define OG_EPA_TRACED_H

/// The steps of epa, written as marks (ref/trace.h).                                                  (catalogue: epa)
///
/// Step 0 is the polytope that epa starts from; each further step has the normal of the nearest face, the support point
/// in that direction, and the polytope that it leaves: the new corner, all faces, the nearest first, the point of that
/// face's plane nearest to the origin, and its distance, which the depth is not below. Corners have the place of their
/// vertex in the workspace and no weight. Where gjk answers, as the cores are apart, the steps are those of its walk.
///
/// og_epa runs once for each step, on a body A that gives a point out of range once there are enough vertices: then it
/// ends, and the workspace holds the polytope. The claim is that of a plain run.
/// Coordinates out of range: no steps. Flat A - B: the corners of the start. Cost: that of epa times half its steps.
/// Safe (proofs/eva.py): by WP alone, 3 of 8 functions.

#include "ref/body.h"
#include "ref/cso/epa.h"
#include "ref/trace.h"

/// The claim of epa, bit for bit, and its steps on the cores. `trace` shares no memory with the bodies.
/*@ requires bodies: readable_body(a) && readable_body(b);
    requires trace: is_trace(trace);
    terminates \true;
    exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
*/
og_claim og_run_epa_traced(const og_body *a, const og_body *b, og_trace *trace);

#endif
