#ifndef OG_PROGRESS_H
#define OG_PROGRESS_H

/// A progress bar on standard error, for people: only on a terminal, and only after a second of work.

#include <stdbool.h>
#include <stddef.h>
#include <time.h>

typedef struct og_progress {
  bool enabled, shown;
  unsigned long long total;       // bytes or steps; 0 where unknown
  unsigned long long done_before; // bytes of the files that are finished
  struct timespec start, last;
} og_progress;

/// The sizes of the files (null names: standard input) are the work to do.
void og_progress_start(og_progress *progress, bool wanted, char *const *names, int count);
/// The same for work that reads no files, in steps of any length.
void og_progress_start_steps(og_progress *progress, size_t steps);
/// Cheap enough to call on every line. `bytes` are read of the present file, `lines` answered in all.
void og_progress_show(og_progress *progress, unsigned long long bytes, size_t lines);
/// The present file is finished.
void og_progress_next_file(og_progress *progress, unsigned long long bytes);
/// `steps` are done in all.
void og_progress_step(og_progress *progress, size_t steps);
/// Wipes the bar, so that a message can be written or the work is done.
void og_progress_wipe(og_progress *progress);

#endif
