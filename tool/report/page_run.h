#ifndef OG_PAGE_RUN_H
#define OG_PAGE_RUN_H

/// What stands at the head of a page: of which run it is.

#include "tool/format/complaint.h"
#include "tool/format/text.h"

/// Adds the object of a file that `origo judge --write-run` wrote, read anew. False, after it has complained, where it
/// is none.
bool og_page_run_read(og_text *text, const char *name, og_complaint *complaint);

#endif
