#ifndef OG_WRITE_STEPS_H
#define OG_WRITE_STEPS_H

/// The steps of a run as JSON lines: docs/trace.schema.json, docs/use/traces.md.

#include "tool/trace/steps.h"

/// Appends a line a step, each with its end. Numbers are written as claims write them.
void og_write_steps(og_text *text, const char *id, const char *algorithm, const og_trace *trace);

#endif
