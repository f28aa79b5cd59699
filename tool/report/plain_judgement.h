#ifndef OG_PLAIN_JUDGEMENT_H
#define OG_PLAIN_JUDGEMENT_H

/// Judgements in their ordinary form, read at a tenth of the general reader's cost.

#include "tool/report/judgement.h"

/// Reads a line in the ordinary form of JSON (tool/format/scan.h) into a line that is empty but for its text; the line
/// is not whole (judgement.h). False for every other line, right or wrong: for the general reader, which would read
/// this one the same way; what is set then must not be used.
bool og_read_plain_judgement(const char *text, size_t length, og_judgement_line *line);

#endif
