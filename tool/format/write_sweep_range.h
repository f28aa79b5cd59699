#ifndef OG_WRITE_SWEEP_RANGE_H
#define OG_WRITE_SWEEP_RANGE_H

/// Answers about the first contact of cylinders and cones that translate, as a line of JSON.

#include "spec/enclosure/sweep_range.h"
#include "tool/format/text.h"

/// The range was accepted. The answer of the kind CLEAR is "undecided".
void og_write_sweep_range(og_text *text, const char *id, const og_enclosure_problem *problem,
                          const og_sweep_range *range);
/// ,"hit":...,"enclosure":[...],"first":{...}: what the range proves.
void og_add_sweep_range(og_text *text, const og_sweep_range *range);

#endif
