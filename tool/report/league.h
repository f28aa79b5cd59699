#ifndef OG_LEAGUE_H
#define OG_LEAGUE_H

/// How engines stand: their judgements added up, by engine and by family of cases.
///
/// The sums do not depend on the order of the judgements, so shards merged are the whole.

#include "tool/report/judgement.h"
#include "tool/run/sample.h"

/// Errors as fractions of the size: 0; below 1e-18; a decade each up to 1e3; beyond it.
enum { OG_ERROR_BINS = 24, OG_FIRST_DECADE = -18 };
/// The bin of an error, 0 <= fraction <= inf.
int og_error_bin(double fraction);

/// The largest error; of equal ones that of the first id.
typedef struct og_worst_error {
  bool known;
  double fraction;
  char id[OG_MAX_ID + 1];
} og_worst_error;

typedef struct og_standing {
  char engine[OG_MAX_ENGINE + 1];
  char family[OG_MAX_ID + 1];      // empty: judgements that name none, or all (og_league_finish)
  size_t cases, judged[4];         // by og_judged
  size_t gross, excusable;         // of the wrong ones
  size_t strict;                   // wrong without the margin that the engine documents
  size_t without[OG_STATED_COUNT]; // of those without an answer: why
  size_t touching, touching_right; // cases of bodies that touch; judged right about that
  og_worst_error distance, depth;
  og_sample nanoseconds;
  size_t of_boxes; // cases whose pairs were judged
  size_t pairs[3]; // in error, over all of these: missed, invented, repeated
  size_t histogram[OG_CHECK_COUNT][OG_ERROR_BINS];
} og_standing;

typedef struct og_league {
  size_t count, capacity, last; // `last` was found last: judgements come family by family
  og_standing *row;             // by engine and family, in no order before og_league_finish
  size_t engine_count;
  og_standing *engine; // the sums of og_league_finish, the best engine first
} og_league;

/// An empty league is all zeros.
void og_league_clear(og_league *league);
void og_league_add(og_league *league, const og_judgement_line *line);

/// Adds up the engines and sorts: engines by the share of their cases judged wrong, then of those without an answer,
/// then by name; rows in the order of their engines, then by family. Once, after the last line.
void og_league_finish(og_league *league);

#endif
