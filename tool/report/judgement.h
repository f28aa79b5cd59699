#ifndef OG_REPORT_JUDGEMENT_H
#define OG_REPORT_JUDGEMENT_H

/// One line of a file of judgements, as docs/judgement.schema.json has it.

#include <jansson.h>

#include "tool/format/complaint.h"
#include "tool/format/read_id.h"
#include "tool/judge/judge.h"
#include "tool/judge/read_claim.h"

typedef struct og_read_check {
  og_check_what what;
  og_judged judged;
  og_error_class class;
  bool measured;                         // has it a fraction?
  double fraction;                       // of the size
  const json_t *exact, *claimed, *along; // as written, or null: of a whole line, as long as it lives
  size_t pairs;                          // of boxes: how many are in error, over all states
  uint32_t first[2];                     // the first of them, where there is one
} og_read_check;

typedef struct og_judgement_line {
  char id[OG_MAX_ID + 1];
  char engine[OG_MAX_ENGINE + 1];
  char family[OG_MAX_ID + 1]; // empty where the line does not say
  og_judged judged;
  bool excusable;
  bool crashed_first;   // the engine crashed, and answered on a fresh start
  bool is_known;        // it fails, which was known
  const char *known;    // why, as the list of known failures says; null where it does not; of a whole line
  og_judged strict;     // the verdict without the margin that the engine documents; `judged` where the line says none
  og_relation relation; // NONE where the line does not say
  og_stated status;
  bool timed;
  double nanoseconds;
  const char *note; // or null; of a whole line
  int count;
  og_read_check check[OG_CHECK_COUNT];
  const char *text; // the line itself, of the caller
  size_t length;
  json_t *root; // of a whole line, else null: owns the texts above
} og_judgement_line;

/// An empty line is all zeros. Clearing releases its texts.
void og_judgement_line_clear(og_judgement_line *line);

/// Reads one line, releasing the one before. No kind of check may stand in it twice. An ordinary line is read without a
/// tree of it, which costs more than all else: then it is not whole, and what is said above to be of a whole line is
/// null.
og_input_status og_read_judgement(const char *text, size_t length, og_judgement_line *line, og_complaint *complaint);

/// Makes a line whole that was read, while its text is there.
void og_line_whole(og_judgement_line *line);

/// Is there a fraction, if of a class that has none, 0?
bool og_check_is_measured(og_check_what what, og_error_class class, bool has_fraction);
/// The check of that kind, or null.
const og_read_check *og_line_check(const og_judgement_line *line, og_check_what what);
/// Is it wrong, for no reason that excuses it, or did the engine fail to answer (og_stated_is_failure), at first at
/// least? And was that not known?
bool og_line_fails(const og_judgement_line *line);
/// Is any check's error gross?
bool og_line_is_gross(const og_judgement_line *line);
/// The largest fraction of all checks; 0 where none is measured.
double og_line_fraction(const og_judgement_line *line);

#endif
