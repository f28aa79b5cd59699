#ifndef OR_READING_H
#define OR_READING_H

/// What must hold of any line that is read, whoever wrote it: refused with a proper complaint, or good for the whole
/// way from the case to an answer, its text, back, and through the checker. Checks return null, or what is wrong.

#include "spec/pair/solve/solver.h"
#include "tool/format/read_answer.h"
#include "tool/format/read_case.h"
#include "tool/format/text.h"

typedef struct or_reading {
  og_case one;
  og_claimed_answer claimed;
  og_solver *solver;
  og_answer answer;
  og_checker *checker;
  og_finding finding;
  og_text text, reason;
  og_complaint complaint;
} or_reading;

void or_reading_init(or_reading *reading);
void or_reading_clear(or_reading *reading);

/// Makes ready for another line: "fuzz:7".
void or_reading_begin(or_reading *reading);
/// Is the complaint of a line not read one line that names its place, without control characters?
const char *or_reading_complaint(const or_reading *reading, og_input_status status);
/// Solves the case just read (about a pair), writes the answer, reads it back and checks it.
const char *or_reading_round_trip(or_reading *reading);
/// Two findings that are both proved say the same where both say something.
const char *or_findings_agree(const og_finding *f, const og_finding *g);

#endif
