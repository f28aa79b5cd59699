#ifndef OR_TRACE_ROOMS_H
#define OR_TRACE_ROOMS_H

/// What every traced form promises of its trace, whatever its marks are.

#include "ref/claim.h"
#include "ref/trace.h"

/// Runs the algorithm once, from the same start each time, and checks its answer against the plain one.
typedef void or_traced_run(void *context, og_trace *trace);

/// Runs it with room enough, and with rooms of 0, of 1 and of one mark less than it needs. The marks are the same as
/// far as there is room, `cut` says whether some are missing, and nothing is written beyond. Returns the whole trace,
/// which holds until the next call. Fails where more than 2^16 marks are needed, or the first mark begins no step.
const og_trace *or_trace_rooms(or_traced_run *run, void *context);

/// Are they the same number, bit for bit, zeros' signs included?
bool or_same_number(og_scalar x, og_scalar y);
bool or_same_vector(og_vec3 x, og_vec3 y);

/// How many marks of the kind there are.
int or_trace_count(const og_trace *trace, og_trace_kind kind);

/// Fails unless all that the claims hold is the same, bit for bit.
void or_assert_same_claim(const og_claim *c, const og_claim *d);

#endif
