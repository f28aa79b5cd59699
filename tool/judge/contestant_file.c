// Apart from contestant.c, so that the library of text is linked without files.

#include "tool/judge/contestant.h"

#include <string.h>

// The next claim of the file, if none is waiting. False at a line that is none; at the end has_line stays false.
static bool fetch(og_contestant *contestant, og_complaint *complaint) {
  if (contestant->has_line) return true;
  const og_input_status got = og_next_line(&contestant->file, complaint);
  if (got == OG_INPUT_END) return true;
  if (got != OG_INPUT_OK) return false;
  const og_line_reader *file = &contestant->file;
  contestant->has_line = og_read_claim(file->line, file->length, &contestant->waiting, complaint) == OG_INPUT_OK;
  return contestant->has_line;
}

// A claim about another case waits for that one.
static bool ask_file(og_contestant *contestant, const char *id, const char *text, size_t length,
                     og_complaint *complaint) {
  (void)text;
  (void)length;
  if (!fetch(contestant, complaint)) return false;
  og_contestant_take_waiting(contestant, id);
  return true;
}

static bool file_is_done(og_contestant *contestant, og_complaint *complaint) {
  if (!fetch(contestant, complaint)) return false;
  char quoted[OG_QUOTE_SIZE];
  return !contestant->has_line ||
         og_complain(complaint, OG_INPUT_BAD, NULL, "%s: a claim about %s, which is no case here, or not in this place",
                     contestant->source, og_quote(quoted, contestant->waiting.id));
}

static void close_file(og_contestant *contestant) { og_line_reader_close(&contestant->file); }

bool og_contestant_file(og_contestant *contestant, const char *name, og_complaint *complaint) {
  static const og_contestant_calls calls = {.ask = ask_file, .is_done = file_is_done, .end = close_file};
  og_contestant_begin(contestant, name);
  contestant->calls = &calls;
  return og_line_reader_open(&contestant->file, name, OG_DEFAULT_MAX_LINE, complaint);
}
