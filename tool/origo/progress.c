#include "tool/origo/progress.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

void og_progress_start(og_progress *progress, bool wanted, char *const *names, int count) {
  memset(progress, 0, sizeof *progress);
  progress->enabled = wanted && isatty(STDERR_FILENO);
  if (!progress->enabled) return;
  clock_gettime(CLOCK_MONOTONIC, &progress->start);
  progress->last = progress->start;
  for (int k = 0; k < count; k++) {
    struct stat status;
    if (stat(names[k], &status) == 0 && S_ISREG(status.st_mode)) {
      progress->total += (unsigned long long)status.st_size;
    } else {
      progress->total = 0; // a pipe: nobody knows how much will come
      break;
    }
  }
}

static double seconds_between(const struct timespec *from, const struct timespec *to) {
  return (double)(to->tv_sec - from->tv_sec) + 1e-9 * (double)(to->tv_nsec - from->tv_nsec);
}

void og_progress_show(og_progress *progress, unsigned long long bytes, size_t lines) {
  if (!progress->enabled || ++progress->calls % 16 != 0) return;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  const double elapsed = seconds_between(&progress->start, &now);
  if (elapsed < 1.0 || seconds_between(&progress->last, &now) < 0.1) return;
  progress->last = now;
  progress->shown = true;
  const double rate = (double)lines / elapsed;
  if (progress->total == 0) {
    fprintf(stderr, "\r%zu cases, %.0f a second\033[K", lines, rate);
    return;
  }
  const double part = (double)(progress->done_before + bytes) / (double)progress->total;
  char bar[31];
  for (int k = 0; k < 30; k++) bar[k] = k < (int)(30.0 * part) ? '#' : '.';
  bar[30] = '\0';
  fprintf(stderr, "\r[%s] %3.0f %%  %zu cases, %.0f a second\033[K", bar, 100.0 * part, lines, rate);
}

void og_progress_next_file(og_progress *progress, unsigned long long bytes) { progress->done_before += bytes; }

void og_progress_wipe(og_progress *progress) {
  if (progress->shown) fputs("\r\033[K", stderr);
  progress->shown = false;
}
