#ifndef OG_WRITE_JUDGEMENT_H
#define OG_WRITE_JUDGEMENT_H

/// A judgement as a line of JSON: docs/judgement.schema.json. A check without error has no numbers of one, and that
/// there was an answer, in finite numbers, is not said.

#include "tool/format/text.h"
#include "tool/judge/judge_overlaps.h"

/// What a judgement is about, and what came besides.
typedef struct og_judged_claim {
  const char *id, *engine;
  const char *family; // null: none
  const og_statement *statement;
  const og_judgement *judgement;
  og_relation relation; // NONE: none to show
  const double *exact;  // by og_check_what: the exact value as a double, NaN where there is none to show; null: of all
  const og_pair_faults *faults; // of boxes; null: of other cases
  bool excusable;
  bool crashed_first; // an engine crashed, and answered on a fresh start
  double margin;      // that the claim or the user gave the engine; 0: none
  og_judged strict;   // the verdict without it
  const char *note;   // null: none
  double nanoseconds; // negative: not said
  size_t hulls;       // how many parts of a mesh were claimed; 0: none
} og_judged_claim;

/// Adds the line, newline included.
void og_write_judgement(og_text *text, const og_judged_claim *judged);

#endif
