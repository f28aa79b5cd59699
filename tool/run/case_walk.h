#ifndef OG_CASE_WALK_H
#define OG_CASE_WALK_H

/// Every case of some files, handed to a function one after the other, with what is wrong with them on standard error.

#include "tool/format/line_reader.h"
#include "tool/format/options.h"
#include "tool/format/plain_case.h"

enum { OG_EXIT_OK = 0, OG_EXIT_BAD = 2, OG_EXIT_LIMIT = 3 };

/// A case at hand. `file` is its file as the user named it, `text` its line number `line` of that file, `length` bytes.
/// A plain one has nothing but that and its id, family and question.
typedef struct og_walked_case {
  const char *file; // null: it stands in none
  size_t line;
  const char *text;
  size_t length;
  const og_case *one;
  bool is_plain; // its bodies are where og_case_walk says; the rest is null
  const og_case_body *a, *b;
  const og_rational *velocity_a, *velocity_b; // sweeps: three numbers each
  const og_rational *until;                   // null: for ever
} og_walked_case;

/// Is one of both an ellipsoid? Algorithms behind the door `support` alone take them.
static inline bool og_is_beside_ellipsoid(const og_walked_case *walked) {
  return walked->a->curve == OG_CURVE_ELLIPSOID || (walked->b != NULL && walked->b->curve == OG_CURVE_ELLIPSOID);
}

typedef struct og_walker og_walker;

typedef struct og_case_walk {
  og_question instead; // as og_case_reader_new has it
  og_case_limits limits;
  size_t max_line;
  bool keep_going;
  size_t shard, shards; // only cases number shard, shard + shards, ... counted from 0
  bool quiet;           // no progress bar
  bool hostile;         // take hostile cases, too
  bool curved;          // take cylinders and cones, too, where the question is relation or distance
  bool curved_depth;    // and where it is depth
  bool curved_sweep;    // and where it is sweep
  bool curved_hit;      // and where a path hits one
  bool curved_support;  // and where it is support
  bool ellipsoids;      // in all of these but hit and contact
  bool curved_contact;  // and where it is contact
  bool all_hits;        // judge every ray and segment as one that may hit a part (og_case_reader_take_all_hits)
  bool plane;           // take bodies of the plane, too
  bool parts;           // take bodies made of parts, too, where the question is relation, distance or hit
  og_small_case *plain; // where the bodies of cases in the ordinary form go (plain_case.h); null: read all as any other
  /// Takes a case; false stops the walk, with the exit status OG_EXIT_BAD. It has said why.
  bool (*take)(void *context, const og_walked_case *walked);
  /// Takes the id of a case that `origo ask` answers but this walk does not take; null: such a case is bad input.
  bool (*refuse)(void *context, const char *id);
  /// Takes a line instead of its being read here, so that others read it; false stops the walk. Null: as usual.
  bool (*deal)(void *context, og_walker *walker, const og_line_reader *lines);
  /// With `deal`: waits until every line dealt is done, before a complaint and at the end. False stops the walk.
  bool (*settle)(void *context, og_walker *walker);
  /// Takes what is wrong with a line, which is written on standard error otherwise.
  void (*complain)(void *context, const og_complaint *complaint);
  void *context;
} og_case_walk;

/// All cases, the usual limits.
og_case_walk og_case_walk_default(void);

/// Walks the files ("-": standard input), in order. Returns the exit status.
int og_walk_cases(const og_case_walk *walk, char *const *names, int count);

// ---- lines that others have dealt ----

/// A walk without files: its lines are handed to it. It remembers no ids.
og_walker *og_walker_new(const og_case_walk *walk);
void og_walker_free(og_walker *walker);
/// The line just read; false stops the walk. `*status`: what this line alone would make of the exit status.
bool og_walker_take(og_walker *walker, const og_line_reader *lines, int *status);

/// For who deals: a line dealt was a case, and it is its turn in their order. Is its id new, and `after` (or "") that
/// of the case before? Otherwise it complains, and `*going` says whether the walk goes on.
bool og_walker_note(og_walker *walker, const char *file, size_t line, const char *id, const char *after, bool *going);
/// A line dealt came to that exit status, with these words for standard error (or none).
void og_walker_tell(og_walker *walker, int status, const char *words, size_t length);

#endif
