#ifndef OG_SHOWN_H
#define OG_SHOWN_H

/// The judgements that a page shows one by one: of every engine the worst and the slowest, whole; and all failures,
/// each with what is wrong in it.
///
/// Which they are, and in which order, does not depend on the order of the judgements.

#include "tool/report/judgement.h"

enum { OG_SHOWN_WORST = 12, OG_SHOWN_SLOWEST = 4 };

typedef struct og_shown_judgement {
  char id[OG_MAX_ID + 1];
  int severity;       // by verdict; what is excusable is less so
  double fraction;    // of the largest error
  double nanoseconds; // negative where not timed
  char *json;         // the line
} og_shown_judgement;

/// What is wrong, or was not answered and should have been; excusable and known failures are among them.
typedef struct og_shown_failure {
  char *id;
  int severity;
  double fraction;
  char *json; // the line without its engine, its time, long notes, and checks that are right
} og_shown_failure;

typedef struct og_shown_engine {
  char engine[OG_MAX_ENGINE + 1];
  size_t worst_count, slowest_count;
  og_shown_judgement worst[OG_SHOWN_WORST]; // the worst first; none is judged right
  og_shown_judgement slowest[OG_SHOWN_SLOWEST];
  size_t failure_count, failure_room;
  og_shown_failure *failure; // the worst first, once og_shown_sort was called
} og_shown_engine;

typedef struct og_shown {
  size_t count, capacity;
  og_shown_engine *at;
} og_shown;

/// An empty one is all zeros.
void og_shown_clear(og_shown *shown);
void og_shown_add(og_shown *shown, og_judgement_line *line);
/// Puts failures in order, after the last line was added.
void og_shown_sort(og_shown *shown);
/// The engine's, or null.
const og_shown_engine *og_shown_of(const og_shown *shown, const char *engine);

#endif
