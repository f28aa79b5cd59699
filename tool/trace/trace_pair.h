#ifndef OG_TRACE_PAIR_H
#define OG_TRACE_PAIR_H

/// The steps of an algorithm behind the door `pair`.

#include "ref/door/pair.h"
#include "tool/trace/steps.h"

/// Runs the traced form on two bodies, as og_pair_run does the plain one: what that refuses without running the
/// algorithm gets no steps and no claim here.
void og_trace_pair(og_steps *steps, const char *id, const og_body *a, const og_body *b);

#endif
