#ifndef OG_WRITE_DEPTH_RANGE_H
#define OG_WRITE_DEPTH_RANGE_H

/// Answers about the depth of cylinders and cones, as a line of JSON.

#include "spec/enclosure/depth_range.h"
#include "tool/format/text.h"

/// The range was accepted. Where it leaves the relation open, that is "undecided".
void og_write_depth_range(og_text *text, const char *id, const og_enclosure_problem *problem,
                          const og_depth_range *range);
/// ,"relation":...,"enclosure":[...],"depth":{...}: what the range proves.
void og_add_depth_range(og_text *text, const og_depth_range *range);

#endif
