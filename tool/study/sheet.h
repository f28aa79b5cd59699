#ifndef OG_SHEET_H
#define OG_SHEET_H

/// The results of a study: a table for people, the same for programs, and what follows from them about a claim.
///
/// A study describes itself and its columns once, fills rows, and says verdicts that it computed from the numbers by
/// the rule that its description states. Everything that is no timing must follow from --count and --seed alone.

#include <stdint.h>

#include "tool/format/progress.h"
#include "tool/format/text.h"

typedef enum og_column_kind {
  OG_COLUMN_NAME,  // text
  OG_COLUMN_COUNT, // whole numbers
  OG_COLUMN_VALUE, // four digits
  OG_COLUMN_ERROR, // two digits and an exponent
  OG_COLUMN_TIME,  // as VALUE, but it depends on the machine: its name ends in _ns or, a quotient of times, in _time
} og_column_kind;

typedef struct og_column {
  const char *name; // of the CSV: lower case, underscores
  const char *head; // of the table, short
  og_column_kind kind;
} og_column;

typedef struct og_study_about {
  const char *program;  // "origo study warm-start"
  const char *claim;    // the claim in a sentence
  const char *source;   // where it stands: "Varjus 2018, 5.2"
  const char *measured; // what is measured, how, and what the columns are: a paragraph, wrapped here
  const char *rule;     // when the claim counts as reproduced: computed from the numbers
  const char *counts;   // what --count is the number of: "pairs of every kind"
  size_t count;         // its default
  const og_column *column;
  size_t column_count;
} og_study_about;

typedef struct og_sheet {
  const og_study_about *about;
  size_t count;  // --count
  uint64_t seed; // --seed
  og_progress progress;
  // the report so far
  size_t cell_count, cell_capacity;
  char **cell; // row by row; null: nothing to say
  size_t row_count, row_capacity;
  bool *detail; // of every row
  og_text verdict;
} og_sheet;

/// In place of a claim's number: what the headers of the reference promise.
enum { OG_PROMISES = 0 };
/// A statement of the sources beside the numbered claims.
enum { OG_UNNUMBERED = -1 };

typedef enum og_claim_verdict { OG_CLAIM_REFUTED, OG_CLAIM_PARTLY, OG_CLAIM_REPRODUCED } og_claim_verdict;

/// Begins a row: of the table and the CSV, or a detail, for the CSV only. The row before it must be full.
void og_sheet_row(og_sheet *sheet);
void og_sheet_detail(og_sheet *sheet);
/// The row's next cell. The name has no comma, quote or control character. A NaN is a number that there is not.
void og_sheet_name(og_sheet *sheet, const char *name);
void og_sheet_number(og_sheet *sheet, double x);
/// The part of the whole, a NaN of nothing.
double og_sheet_share(double part, double whole);

/// A last line, "claim 14: reproduced: ...", with the numbers that it rests on. Claim OG_PROMISES: "promises: ...",
/// OG_UNNUMBERED: "besides: ...".
void og_sheet_verdict(og_sheet *sheet, int claim, og_claim_verdict verdict, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/// The whole command: options, the work, the report on standard output and in --csv FILE. `work` calls
/// og_progress_start_steps and og_progress_step on sheet->progress where it takes long. False, having said why on
/// standard error, where it could not do its work. Returns the exit status: 0, whatever the verdict; 2 for bad usage or
/// output that cannot be written; 3 where the work failed.
int og_sheet_command(const og_study_about *about, bool (*work)(og_sheet *sheet), int argc, char **argv);

#endif
