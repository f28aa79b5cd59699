#include "tool/format/line_reader.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "spec/number/allocation.h"

bool og_line_reader_open(og_line_reader *reader, const char *name, size_t max_line, og_complaint *complaint) {
  memset(reader, 0, sizeof *reader);
  const bool standard = name == NULL || strcmp(name, "-") == 0;
  reader->name = standard ? "standard input" : name;
  reader->max_line = max_line;
  og_complaint_reset(complaint);
  complaint->file = reader->name;
  complaint->line = 0;
  reader->file = standard ? stdin : fopen(name, "rb");
  reader->owned = !standard;
  if (reader->file == NULL) return og_complain(complaint, OG_INPUT_BAD, NULL, "cannot open: %s", strerror(errno));
  return true;
}

void og_line_reader_close(og_line_reader *reader) {
  if (reader->owned && reader->file != NULL) fclose(reader->file);
  free(reader->line);
  memset(reader, 0, sizeof *reader);
}

static void skip_line(og_line_reader *reader) {
  int ch;
  while ((ch = getc_unlocked(reader->file)) != EOF) {
    reader->bytes++;
    if (ch == '\n') break;
  }
}

typedef enum fetch { FETCHED, FETCHED_LAST, TOO_LONG } fetch;

// Everything up to the next end of line or the end of the file.
static fetch fetch_line(og_line_reader *reader) {
  reader->length = 0;
  for (;;) {
    const int ch = getc_unlocked(reader->file);
    if (ch == EOF) return FETCHED_LAST;
    reader->bytes++;
    if (ch == '\n') return FETCHED;
    if (reader->length == reader->max_line) return TOO_LONG;
    if (reader->length == reader->capacity) {
      reader->capacity = reader->capacity == 0 ? 4096 : 2 * reader->capacity;
      reader->line = og_grow(reader->line, reader->capacity, 1);
    }
    reader->line[reader->length++] = (char)ch;
  }
}

static void drop_byte_order_mark(og_line_reader *reader) {
  if (reader->length < 3 || memcmp(reader->line, "\xef\xbb\xbf", 3) != 0) return;
  reader->length -= 3;
  memmove(reader->line, reader->line + 3, reader->length);
}

static bool is_blank(const og_line_reader *reader) {
  for (size_t k = 0; k < reader->length; k++)
    if (reader->line[k] != ' ' && reader->line[k] != '\t') return false;
  return true;
}

og_input_status og_next_line(og_line_reader *reader, og_complaint *complaint) {
  for (;;) {
    og_complaint_reset(complaint);
    complaint->file = reader->name;
    errno = 0;
    const fetch got = fetch_line(reader);
    reader->number++;
    complaint->line = reader->number;
    if (got == TOO_LONG) {
      skip_line(reader);
      og_complain(complaint, OG_INPUT_LIMIT, NULL,
                  "the line is longer than the limit of %zu bytes (--max-line raises it)", reader->max_line);
      return OG_INPUT_LIMIT;
    }
    if (ferror(reader->file)) {
      complaint->line = 0;
      og_complain(complaint, OG_INPUT_BAD, NULL, "cannot read: %s", strerror(errno));
      return OG_INPUT_BAD;
    }
    if (got == FETCHED_LAST && reader->length == 0) return OG_INPUT_END;
    if (reader->length > 0 && reader->line[reader->length - 1] == '\r') reader->length--;
    if (reader->number == 1) drop_byte_order_mark(reader);
    if (!is_blank(reader)) return OG_INPUT_OK;
    if (got == FETCHED_LAST) return OG_INPUT_END;
  }
}
