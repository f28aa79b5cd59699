#include "tool/format/line_reader.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "spec/number/allocation.h"

bool og_line_reader_open(og_line_reader *reader, const char *name, size_t max_line, og_complaint *complaint) {
  memset(reader, 0, sizeof *reader);
  const bool standard = name == NULL || strcmp(name, "-") == 0;
  reader->name = standard ? "standard input" : name;
  reader->max_line = max_line;
  og_complaint_reset(complaint);
  complaint->file = reader->name;
  complaint->line = 0;
  reader->descriptor = standard ? STDIN_FILENO : open(name, O_RDONLY);
  reader->owned = !standard && reader->descriptor >= 0;
  if (reader->descriptor < 0) return og_complain(complaint, OG_INPUT_BAD, NULL, "cannot open: %s", strerror(errno));
  return true;
}

void og_line_reader_close(og_line_reader *reader) {
  if (reader->owned) close(reader->descriptor);
  free(reader->line);
  free(reader->ahead);
  memset(reader, 0, sizeof *reader);
}

#define AHEAD_BYTES ((size_t)1 << 16)

typedef enum fetch { FETCHED, FETCHED_LAST, TOO_LONG, UNREADABLE } fetch;

// What is there, were it one byte: who writes to us may be waiting for our answer. FETCHED: there is more.
static fetch read_ahead(og_line_reader *reader) {
  if (reader->begin < reader->end) return FETCHED;
  if (reader->ahead == NULL) reader->ahead = og_grow(NULL, AHEAD_BYTES, 1);
  ssize_t count;
  do count = read(reader->descriptor, reader->ahead, AHEAD_BYTES);
  while (count < 0 && errno == EINTR);
  reader->begin = 0;
  reader->end = count < 0 ? 0 : (size_t)count;
  return count < 0 ? UNREADABLE : count == 0 ? FETCHED_LAST : FETCHED;
}

// The length of what is ahead of the next end of line, or all of it.
static size_t piece_length(const og_line_reader *reader, bool *ends) {
  const char *from = reader->ahead + reader->begin;
  const char *newline = memchr(from, '\n', reader->end - reader->begin);
  *ends = newline != NULL;
  return newline == NULL ? reader->end - reader->begin : (size_t)(newline - from);
}

static void take_bytes(og_line_reader *reader, size_t count) {
  reader->begin += count;
  reader->bytes += count;
}

static fetch skip_line(og_line_reader *reader) {
  for (;;) {
    const fetch got = read_ahead(reader);
    if (got != FETCHED) return got;
    bool ends;
    const size_t count = piece_length(reader, &ends);
    take_bytes(reader, count + (ends ? 1 : 0));
    if (ends) return FETCHED;
  }
}

static void keep_bytes(og_line_reader *reader, size_t count) {
  const size_t needed = reader->length + count;
  if (needed >= reader->capacity) { // also at first, for a line may be empty
    reader->capacity = needed < 2048 ? 4096 : 2 * needed;
    reader->line = og_grow(reader->line, reader->capacity, 1);
  }
  memcpy(reader->line + reader->length, reader->ahead + reader->begin, count);
  reader->length = needed;
}

// Everything up to the next end of line or the end of the file.
static fetch fetch_line(og_line_reader *reader) {
  reader->length = 0;
  for (;;) {
    const fetch got = read_ahead(reader);
    if (got != FETCHED) return got;
    bool ends;
    const size_t count = piece_length(reader, &ends);
    if (count > reader->max_line - reader->length) return TOO_LONG;
    keep_bytes(reader, count);
    take_bytes(reader, count + (ends ? 1 : 0));
    if (ends) return FETCHED;
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
    const fetch got = fetch_line(reader);
    reader->number++;
    complaint->line = reader->number;
    if (got == TOO_LONG) {
      (void)skip_line(reader);
      og_complain(complaint, OG_INPUT_LIMIT, NULL,
                  "the line is longer than the limit of %zu bytes (--max-line raises it)", reader->max_line);
      return OG_INPUT_LIMIT;
    }
    if (got == UNREADABLE) {
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
