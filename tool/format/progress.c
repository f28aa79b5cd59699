#include "tool/format/progress.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void start(og_progress *progress, bool wanted) {
  memset(progress, 0, sizeof *progress);
  progress->enabled = wanted && isatty(STDERR_FILENO);
  if (!progress->enabled) return;
  clock_gettime(CLOCK_MONOTONIC, &progress->start);
  progress->last = progress->start;
}

void og_progress_start(og_progress *progress, bool wanted, char *const *names, int count) {
  start(progress, wanted);
  if (!progress->enabled) return;
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

void og_progress_start_steps(og_progress *progress, size_t steps) {
  start(progress, true);
  progress->total = steps;
}

static double seconds_between(const struct timespec *from, const struct timespec *to) {
  return (double)(to->tv_sec - from->tv_sec) + 1e-9 * (double)(to->tv_nsec - from->tv_nsec);
}

// Is it time for a new picture? *elapsed: seconds since the start.
static bool is_due(og_progress *progress, double *elapsed) {
  if (!progress->enabled) return false;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  *elapsed = seconds_between(&progress->start, &now);
  if (*elapsed < 1.0 || seconds_between(&progress->last, &now) < 0.1) return false;
  progress->last = now;
  progress->shown = true;
  return true;
}

static void show_bar(const og_progress *progress, unsigned long long done) {
  const double part = (double)done / (double)progress->total;
  char bar[31];
  for (int k = 0; k < 30; k++) bar[k] = k < (int)(30.0 * part) ? '#' : '.';
  bar[30] = '\0';
  fprintf(stderr, "\r[%s] %3.0f %%", bar, 100.0 * part);
}

void og_progress_show(og_progress *progress, unsigned long long bytes, size_t lines) {
  double elapsed;
  if (!is_due(progress, &elapsed)) return;
  if (progress->total == 0) fputc('\r', stderr);
  else show_bar(progress, progress->done_before + bytes);
  fprintf(stderr, "  %zu cases, %.0f a second\033[K", lines, (double)lines / elapsed);
}

void og_progress_step(og_progress *progress, size_t steps) {
  double elapsed;
  if (!is_due(progress, &elapsed) || progress->total == 0) return;
  show_bar(progress, steps);
  if (steps > 0) fprintf(stderr, "  %.0f s to go\033[K", elapsed * ((double)progress->total / (double)steps - 1.0));
}

void og_progress_next_file(og_progress *progress, unsigned long long bytes) { progress->done_before += bytes; }

void og_progress_wipe(og_progress *progress) {
  if (progress->shown) fputs("\r\033[K", stderr);
  progress->shown = false;
}
