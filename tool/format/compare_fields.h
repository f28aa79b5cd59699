#ifndef OG_COMPARE_FIELDS_H
#define OG_COMPARE_FIELDS_H

/// What a line claims beside what its certificate proves, field by field.

#include <jansson.h>

#include "tool/format/text.h"

/// Appends one phrase per field of the line `claimed` that is not in `text`, the JSON object that is proved, joined by
/// "; ", and returns how many there are. Exact values are compared as values, whatever their spelling; directions up to
/// a positive factor. The line's id, question and certificate are not compared.
size_t og_compare_fields(og_text *mismatches, const json_t *claimed, const char *text, size_t length);

#endif
