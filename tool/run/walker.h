#ifndef OG_WALKER_H
#define OG_WALKER_H

/// What walks of files and walks without them share: one line at a time becomes a case that is handed on.

#include "tool/run/case_walk.h"

struct og_progress;

struct og_walker {
  const og_case_walk *walk;
  og_case_reader *reader, *any; // any: of every case there is, where one is refused; null before that
  og_case one;
  og_complaint complaint;
  struct og_progress *progress;           // of a walk of files
  void (*wipe)(struct og_walker *walker); // the bar, before something is said; null: there is none
  size_t lines, taken;
  int status;
};

void og_walker_begin(og_walker *walker, const og_case_walk *walk);
void og_walker_end(og_walker *walker);
/// The line just read; false when the whole walk has to stop.
bool og_walker_take_line(og_walker *walker, const og_line_reader *lines);
/// Reports walker->complaint; true if the walk goes on all the same.
bool og_walker_survive(og_walker *walker);
/// Waits until every line dealt is done; false stops the walk.
bool og_walker_settle(og_walker *walker);
/// Bad input outweighs a limit reached.
void og_walker_keep_status(og_walker *walker, int status);

#endif
