#ifndef OG_GJK_TRACED_H
#define OG_GJK_TRACED_H

/// The steps of gjk's walk, written as marks (ref/trace.h).                                          (catalogue: gjk)
///
/// What the walk knows after k support points is what og_gjk answers when it is bounded to k. So og_gjk runs once for
/// each step, without a trace in it, and the claim is that of a plain run. Step 0 is the first simplex; each further
/// step has the direction -v, the support point w, and the simplex that it leaves with its weights; each has v, the
/// lower bound of the distance, which is 0 at least.
///
/// Coordinates out of range: as gjk, and the steps up to there. Cost: that of gjk times half its steps.
/// Safe (proofs/eva.py): by WP alone, 1 of 8 functions.

#include "ref/body.h"
#include "ref/cso/gjk.h"
#include "ref/trace.h"

/// The walk from the inside points with that sub-algorithm (null: signed volumes).
/*@ requires bodies: \valid_read(a) && \valid_read(b);
    requires trace: is_trace(trace);
    requires apart: \separated(a, trace) && \separated(b, trace) &&
                      \separated(a, trace->marks + (0 .. trace->room - 1)) &&
                      \separated(b, trace->marks + (0 .. trace->room - 1));
    terminates \true;
    exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures trace: is_trace(trace);
    ensures count: 0 <= \result.simplex.count <= 4;
*/
og_gjk_result og_gjk_traced(const og_convex *a, const og_convex *b, og_simplex_solver solver, og_trace *trace);

/// The claims of the algorithms of these names, bit for bit, and the steps on the cores. `trace` shares no memory with
/// the bodies.
/*@ requires bodies: readable_body(a) && readable_body(b);
    requires trace: is_trace(trace);
    terminates \true;
    exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
*/
og_claim og_run_gjk_traced(const og_body *a, const og_body *b, og_trace *trace);
/*@ requires bodies: readable_body(a) && readable_body(b);
    requires trace: is_trace(trace);
    terminates \true;
    exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
*/
og_claim og_run_gjk_johnson_traced(const og_body *a, const og_body *b, og_trace *trace);
/*@ requires bodies: readable_body(a) && readable_body(b);
    requires trace: is_trace(trace);
    terminates \true;
    exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
*/
og_claim og_run_gjk_backup_traced(const og_body *a, const og_body *b, og_trace *trace);
/*@ requires bodies: readable_body(a) && readable_body(b);
    requires trace: is_trace(trace);
    terminates \true;
    exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
*/
og_claim og_run_gjk_voronoi_traced(const og_body *a, const og_body *b, og_trace *trace);

#endif
