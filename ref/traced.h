#ifndef OG_TRACED_H
#define OG_TRACED_H

/// The algorithms that can write their steps, each with the function that does.
///
/// It gives the claim of the algorithm's door, bit for bit, and marks in the caller's memory (ref/trace.h). The plain
/// function stays without a trace, so who does not look pays nothing.

#include "ref/algorithm.h"
#include "ref/body.h"
#include "ref/claim.h"
#include "ref/trace.h"

typedef struct og_traced {
  const og_algorithm *algorithm;
  /// Takes two bodies that og_body_check takes; the trace shares no memory with them.
  og_claim (*pair)(const og_body *a, const og_body *b, og_trace *trace);
} og_traced;

/// The traced form of an algorithm, or null where there is none. Cost: linear in the number of traced algorithms.
/*@ requires algorithm: \valid_read(algorithm);
    terminates \true;
    exits \false;
    assigns \nothing;
*/
const og_traced *og_traced_find(const og_algorithm *algorithm);

#endif
