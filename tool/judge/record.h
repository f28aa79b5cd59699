#ifndef OG_RECORD_H
#define OG_RECORD_H

/// A folder with what went to and fro: the cases as they were handed over, the claims as they were received.
///
/// cases.jsonl has a line for each case, claims-1.jsonl one for each claim of the first contestant, and so on. For an
/// engine that crashed or hung stands a claim that says so. A line that was no claim is in no file, so judged again
/// it is missing.

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "tool/judge/contestant.h"

typedef struct og_record {
  const char *folder;
  FILE *cases;
  FILE **claims; // by contestant
  size_t count;
} og_record;

/// Makes the folder, unless there is one, and its files anew. False after it has complained on standard error; it is to
/// be closed in any case.
bool og_record_open(og_record *record, const char *folder, size_t contestants);

/// A case as it was handed over: a line without its newline.
void og_record_case(og_record *record, const char *line, size_t length);
/// What the contestant said about the case last.
void og_record_claim(og_record *record, size_t which, const og_contestant *contestant, const char *id);

/// False, after it has complained, where something could not be written.
bool og_record_close(og_record *record);

#endif
