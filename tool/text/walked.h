#ifndef OG_TEXT_WALKED_H
#define OG_TEXT_WALKED_H

/// Cases for those who walk files of them otherwise: one at a time, and complaints into memory.

#include "tool/run/case_walk.h"
#include "tool/text/context.h"

typedef struct og_text_walk {
  og_case_walk walk; // `take` and what else is its own are set by the caller
  og_walker *walker;
  og_complaint complaint; // about the case taken last
} og_text_walk;

/// walk.context has to begin with this struct.
void og_text_walk_start(og_text_walk *walk, const og_text_context *context);
void og_text_walk_end(og_text_walk *walk);
/// False, with the complaint, where it is no case that the walk takes.
bool og_text_walk_take(og_text_walk *walk, const og_text_context *context, og_text_piece one);

#endif
