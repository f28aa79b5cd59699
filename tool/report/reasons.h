#ifndef OG_REASONS_H
#define OG_REASONS_H

/// Why engines refused cases: each reason they gave, and how often.

#include "tool/format/text.h"
#include "tool/report/judgement.h"

typedef struct og_reason {
  char engine[OG_MAX_ENGINE + 1];
  char *text;
  size_t count;
} og_reason;

/// None are all zeros. Cases without numbers in their reasons have few.
typedef struct og_reasons {
  og_reason *at;
  size_t count, capacity;
} og_reasons;

/// Counts a judgement of a case that was refused; any other changes nothing.
void og_reasons_add(og_reasons *reasons, og_judgement_line *line);

/// Adds a line for each engine that refused any: the most frequent reasons, then how many others there are.
void og_reasons_text(og_text *text, og_reasons *reasons);

void og_reasons_clear(og_reasons *reasons);

#endif
