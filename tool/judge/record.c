#include "tool/judge/record.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "spec/number/allocation.h"
#include "tool/format/text.h"

static bool complain(const char *name) {
  fprintf(stderr, "origo judge: cannot write to %s: %s\n", name, strerror(errno));
  return false;
}

static bool open_file(FILE **r, const og_record *record, const char *name) {
  og_text path;
  og_text_init(&path);
  og_text_format(&path, "%s/%s", record->folder, name);
  *r = fopen(path.at, "w");
  if (*r == NULL) complain(path.at);
  og_text_clear(&path);
  return *r != NULL;
}

bool og_record_open(og_record *record, const char *folder, size_t contestants) {
  *record = (og_record){.folder = folder};
  if (mkdir(folder, 0777) != 0 && errno != EEXIST) return complain(folder);
  if (!open_file(&record->cases, record, "cases.jsonl")) return false;
  record->claims = og_grow(NULL, contestants, sizeof(FILE *));
  for (; record->count < contestants; record->count++) {
    char name[40];
    snprintf(name, sizeof name, "claims-%zu.jsonl", record->count + 1);
    if (!open_file(&record->claims[record->count], record, name)) return false;
  }
  return true;
}

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

static bool close_file(FILE *file) {
  const bool good = !ferror(file);
  return fclose(file) == 0 && good;
}

bool og_record_close(og_record *record) {
  bool good = true;
  if (record->cases != NULL) good = close_file(record->cases);
  for (size_t k = 0; k < record->count; k++) good = close_file(record->claims[k]) && good;
  free(record->claims);
  if (!good) complain(record->folder);
  return good;
}
