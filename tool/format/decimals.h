#ifndef OG_DECIMALS_H
#define OG_DECIMALS_H

/// The exact numbers of an answer once more as decimals, for those who read no fractions.
///
/// The member "decimals" of an answer mirrors the others. In place of each exact number, and of each value with its
/// exact one, stands that number to `digits` significant decimal digits: the nearest, ties to even, zeros at the end
/// left out. It follows from the rest of the line, and whoever checks the answer makes it once more.

#include "tool/format/complaint.h"
#include "tool/format/text.h"

enum { OG_MOST_DECIMALS = 1000 };

/// Adds the member to an answer, all of `line`: an object and its newline.
void og_add_decimals(og_text *line, int digits);

typedef enum og_decimals {
  OG_DECIMALS_NONE,  // the line has none
  OG_DECIMALS_RIGHT, // they are what the rest of it makes
  OG_DECIMALS_WRONG
} og_decimals;

/// Looks at the decimals of an answer. Unless there are none, `rest` becomes the line without them. A line that is no
/// JSON has none.
og_decimals og_take_decimals(og_text *rest, const char *line, size_t length);

#endif
