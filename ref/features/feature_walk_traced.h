#ifndef OG_FEATURE_WALK_TRACED_H
#define OG_FEATURE_WALK_TRACED_H

/// The walk over pairs of features, which writes each pair that it looks at (ref/trace.h).
///
/// A step has both features, those of A and of B, and the difference a - b of their nearest points. A feature is named
/// by the number of its vertices and the first two of them; a face by those of an edge that has it on its left.

#include "ref/features/feature_walk.h"
#include "ref/trace.h"

/// The claim is that of og_feature_walk_claim, bit for bit. What that refuses has no steps.
/*@ requires rule: \valid_function(rule);
    requires bodies: readable_body(a) && readable_body(b);
    requires trace: is_trace(trace);
    terminates \true;
    exits \false;
    assigns trace->count, trace->cut, trace->marks[0 .. trace->room - 1];
    ensures trace: is_trace(trace);
    ensures grows: \old(trace->count) <= trace->count;
    ensures fair: fair_claim(\result);
*/
og_claim og_feature_walk_claim_traced(og_feature_rule rule, const og_body *a, const og_body *b, og_trace *trace);

#endif
