// Apart from record.c, so that the library of text is linked without folders.

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
