// Replays inputs without a fuzzer: for continuous integration, coverage, valgrind.   usage: HARNESS FILE|FOLDER...
//
// Each input is handed over in a block of its own size, so that an instrument sees a byte read beyond its end.

#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "fuzz/harness.h"

static bool replay_file(const char *path, size_t *replayed) {
  FILE *file = fopen(path, "rb");
  struct stat about;
  if (file == NULL || fstat(fileno(file), &about) != 0) {
    perror(path);
    if (file != NULL) fclose(file);
    return false;
  }
  const size_t size = (size_t)about.st_size;
  uint8_t *data = malloc(size > 0 ? size : 1);
  const bool good = data != NULL && fread(data, 1, size, file) == size;
  fclose(file);
  if (good) {
    LLVMFuzzerTestOneInput(data, size);
    ++*replayed;
  } else {
    perror(path);
  }
  free(data);
  return good;
}

static int by_name(const struct dirent **a, const struct dirent **b) { return strcmp((*a)->d_name, (*b)->d_name); }

static bool replay_folder(const char *path, size_t *replayed) {
  struct dirent **entry;
  const int count = scandir(path, &entry, NULL, by_name);
  bool good = count >= 0;
  for (int k = 0; k < count; k++) {
    char name[4096];
    const int length = snprintf(name, sizeof name, "%s/%s", path, entry[k]->d_name);
    if (entry[k]->d_name[0] != '.' && length < (int)sizeof name) good = replay_file(name, replayed) && good;
    free(entry[k]);
  }
  if (count >= 0) free(entry);
  return good;
}

int main(int argc, char **argv) {
  size_t replayed = 0;
  bool good = argc > 1;
  for (int k = 1; k < argc; k++) {
    struct stat about;
    const bool is_folder = stat(argv[k], &about) == 0 && S_ISDIR(about.st_mode);
    good = (is_folder ? replay_folder(argv[k], &replayed) : replay_file(argv[k], &replayed)) && good;
  }
  printf("replayed %zu inputs\n", replayed);
  return good ? 0 : 1;
}
