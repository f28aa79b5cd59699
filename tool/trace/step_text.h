#ifndef OG_STEP_TEXT_H
#define OG_STEP_TEXT_H

/// What happens in a step, in plain words that follow from its marks.
///
/// A new kind of mark, or a new way of using one, gets a function here and its place in og_add_step_text.

#include "tool/trace/steps.h"

/// The kinds that a trace has, a bit each (1u << kind): a ray makes a portal of corners, faces a polytope.
unsigned og_trace_kinds(const og_trace *trace);

/// Appends one to a few sentences. `before` is the step before this one, or null.
void og_add_step_text(og_text *text, unsigned kinds, const og_step *step, const og_step *before);

#endif
