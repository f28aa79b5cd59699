#ifndef OG_SHRINK_SET_H
#define OG_SHRINK_SET_H

/// What the shrinking of a set, of boxes or of triangles, is asked for, and how it ends.

#include "tool/judge/pair_faults.h"
#include "tool/shrink/failure.h"

typedef struct og_set_wish {
  og_failure_kind kind; // OG_FAILURE_COUNT: the worst
  size_t limit;         // of cases tried
  const char *id;       // the small case's; null: the case's with "-small"
  bool check;           // say how it fails, and shrink nothing
  bool human_scale;     // not of boxes: numbers of magnitude 1/16 to 64, or 0, first of all
  bool keep_shapes;     // not of boxes: triangles keep their area, where all have one; what moves its dimension
} og_set_wish;

typedef enum og_set_end { OG_SET_SHRUNK, OG_SET_FINE, OG_SET_LIMIT, OG_SET_TOO_LARGE } og_set_end;

/// How many pairs fail in that kind; 0 of any other kind.
size_t og_pairs_that_fail(const og_pair_faults *faults, og_failure_kind kind);

/// Begins trial->line anew, and returns the id that the small case is to have. `own` is storage for it.
const char *og_begin_small_set(og_trial *trial, const og_set_wish *wish, const char *from, char own[OG_MAX_ID + 8]);
/// Then writes the case in the line, with where it comes from, to standard output.
void og_write_small_set(og_trial *trial, const char *from);

#endif
