#ifndef OG_LINE_READER_H
#define OG_LINE_READER_H

/// Lines of a file, one at a time, in memory bounded by the longest line allowed.

#include "tool/format/complaint.h"

/// 64 MiB.
#define OG_DEFAULT_MAX_LINE ((size_t)1 << 26)

typedef struct og_line_reader {
  int descriptor;
  bool owned;       // closed by og_line_reader_close
  const char *name; // as the user named it; "standard input" for "-"
  size_t max_line;  // bytes
  size_t number;    // of the line just read, from 1
  char *line;       // without its end of line
  size_t length;
  size_t capacity;
  unsigned long long bytes; // of the lines so far
  char *ahead;              // read, but of no line yet: from `begin` to `end`
  size_t begin, end;
} og_line_reader;

/// Opens a file; "-" or null means standard input. The name must outlive the reader.
bool og_line_reader_open(og_line_reader *reader, const char *name, size_t max_line, og_complaint *complaint);
void og_line_reader_close(og_line_reader *reader);

/// The next line that is not blank, into reader->line, and its place into the complaint. A byte order mark
/// before the first line, a carriage return before an end of line and a missing last end of line are accepted.
/// A line that is too long is skipped, so that the caller may go on with the one after it.
og_input_status og_next_line(og_line_reader *reader, og_complaint *complaint);

#endif
