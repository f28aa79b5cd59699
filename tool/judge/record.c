#include "tool/judge/record.h"

#include <stdio.h>

#include "tool/format/text.h"

// At once: what an engine did last is what matters when the run is cut short.
static void write_line(FILE *file, const char *line, size_t length) {
  fwrite(line, 1, length, file);
  fputc('\n', file);
  fflush(file);
}

void og_record_case(og_record *record, const char *line, size_t length) { write_line(record->cases, line, length); }

void og_record_claim(og_record *record, size_t which, const og_contestant *contestant, const char *id) {
  if (contestant->received != NULL) {
    write_line(record->claims[which], contestant->received, contestant->received_length);
    return;
  }
  const og_stated stated = contestant->claim->statement.stated;
  if (stated != OG_STATED_CRASHED && stated != OG_STATED_TIMED_OUT) return;
  og_text line;
  og_text_init(&line);
  og_text_add(&line, "{\"id\":");
  og_text_add_json_string(&line, id);
  og_text_add(&line, ",\"engine\":");
  og_text_add_json_string(&line, contestant->name);
  og_text_format(&line, ",\"status\":\"%s\",\"note\":", og_stated_text(stated));
  char note[OG_MAX_NOTE + 1];
  snprintf(note, sizeof note, "%s", contestant->note == NULL ? "" : contestant->note);
  og_text_add_json_string(&line, note);
  og_text_add(&line, "}");
  write_line(record->claims[which], line.at, line.length);
  og_text_clear(&line);
}
