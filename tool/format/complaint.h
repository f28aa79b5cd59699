#ifndef OG_COMPLAINT_H
#define OG_COMPLAINT_H

/// What is wrong with an input: one line that names file, line, field, the fault and what was expected.

#include <stdbool.h>
#include <stddef.h>

typedef enum og_input_status {
  OG_INPUT_OK,
  OG_INPUT_END,   // no more lines
  OG_INPUT_BAD,   // exit status 2
  OG_INPUT_LIMIT, // a resource limit was reached: exit status 3
} og_input_status;

typedef struct og_complaint {
  const char *file; // as the user named it
  size_t line;      // from 1; 0: the file as a whole
  og_input_status status;
  char text[1024]; // without a final newline; no control characters
} og_complaint;

/// Where in a line a value stands: `a.points[3][1]` is a chain of four. A field or, with field null, an index.
typedef struct og_place {
  const struct og_place *parent; // null at the top
  const char *field;
  size_t index;
} og_place;

/// Writes the complaint "file:line: place: message" (place may be null); the first one made stays, later
/// ones are ignored. Returns false, so that readers can return it.
bool og_complain(og_complaint *complaint, og_input_status status, const og_place *place, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/// Makes ready for another line.
void og_complaint_reset(og_complaint *complaint);

#define OG_QUOTE_SIZE 72
/// Text from the input, in single quotes, shortened where long, control characters shown as \xNN.
const char *og_quote(char quoted[OG_QUOTE_SIZE], const char *text);

#endif
