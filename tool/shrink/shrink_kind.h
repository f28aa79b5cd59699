#ifndef OG_SHRINK_KIND_H
#define OG_SHRINK_KIND_H

/// From a case of some kind, on which an engine fails, to a small one on which it fails in the same way.
///
/// All numbers of a case stand as the points of a small case, so that the steps that only change numbers (shrink.h)
/// take them. Steps that know the kind of case come first. Where something moves, a contact missed stays missed, and a
/// time that is late stays late.

#include "tool/shrink/shrink_set.h"

/// What a kind of case is. `c` is the case that an engine is handed.
typedef struct og_shrink_kind {
  size_t points_beside; // points of the small case that are no vertices
  /// Makes the case of these numbers, and solves it. False where they are no case.
  bool (*take)(void *c, const og_small_case *from);
  void (*write)(og_text *text, const char *id, const void *c);
  /// Judges trial->engine.claim. The statement becomes nonsense where it does not answer the question.
  og_judgement (*judge)(void *c, og_trial *trial);
  bool (*hit)(const void *c);                              // is there a contact? Null where nothing moves
  bool (*is_late)(const void *c, const og_rational *time); // after the first contact; null likewise
  /// What --keep-shapes keeps: bits that a smaller case may not lose. Dimensions of points, and radii.
  unsigned (*extents)(const void *c);
  /// Bits that a smaller case never loses, lest it fail for another reason. Null: none.
  unsigned (*nature)(const void *c);
  /// Offers smaller cases; true if one was taken.
  bool (*step)(og_shrink *shrink);
} og_shrink_kind;

/// Writes the small case, or with `check` the line that says how it fails, to standard output; on standard error what
/// became smaller. `c` is handed over; `from` has its numbers. FINE: the engine does not fail so, and nothing is
/// written. TOO_LARGE: there is no case. The trial is one of an engine; its `wanted` is overwritten.
og_set_end og_shrink_of_kind(og_trial *trial, const og_shrink_kind *kind, void *c, const og_small_case *from,
                             const char *id, const og_set_wish *wish);

#endif
