#ifndef OG_JUDGED_RUN_H
#define OG_JUDGED_RUN_H

/// What `origo judge --write-run` writes about a run, for the head of a report: docs/run.schema.json.

#include <stdbool.h>

#include "tool/format/text.h"
#include "tool/judge/judge.h"

/// Adds an option to a list of words, and its value unless that is null.
void og_run_option_add(og_text *words, const char *name, const char *value);

typedef struct og_judged_run {
  const og_text *options; // that ask for the same again, as og_run_option_add wrote them
  char *const *files; // of cases
  int file_count;
  og_tolerance tolerance;
} og_judged_run;

/// Writes the file. False where it cannot be written; errno says why.
bool og_judged_run_save(const og_judged_run *run, const char *name);

#endif
