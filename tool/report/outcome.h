#ifndef OG_REPORT_OUTCOME_H
#define OG_REPORT_OUTCOME_H

/// Every judgement in short, as test reports want them, and the reports. Memory: some 150 bytes a judgement and its
/// texts.

#include "tool/format/text.h"
#include "tool/report/judgement.h"

typedef struct og_place_in_file {
  const char *file; // as the user named it; null where unknown
  size_t line;
} og_place_in_file;

typedef struct og_judged_case {
  char *id, *engine, *family; // family: empty where unknown
  og_judged judged;
  bool excusable, fails; // fails: og_line_fails
  bool is_known;         // it would fail, but that was known
  og_stated status;
  bool timed;
  double nanoseconds;
  const char *rule;       // what failed: the kind of the worst check, or the status of no answer
  char *message;          // what is to be said about it; empty where it is right
  char *known;            // why it was known; empty where that is not said
  og_place_in_file place; // of the case where its file is known, of the judgement otherwise
} og_judged_case;

typedef struct og_outcomes {
  size_t count, capacity;
  og_judged_case *at;
} og_outcomes;

/// An empty list is all zeros.
void og_outcomes_clear(og_outcomes *outcomes);
void og_outcomes_add(og_outcomes *outcomes, og_judgement_line *line, og_place_in_file place);
/// By engine and id: the order in which the reports go.
void og_outcomes_sort(og_outcomes *outcomes);

/// Did the engine say itself that it has no answer: it gave up, or does not take the case?
static inline bool og_outcome_is_skipped(const og_judged_case *one) {
  return one->judged == OG_NO_ANSWER && !og_stated_is_failure(one->status);
}

/// Is there nothing to say about it?
static inline bool og_outcome_is_plain(const og_judged_case *one) {
  return one->judged == OG_RIGHT && !one->fails && !one->is_known;
}

/// JUnit's XML: a suite an engine; wrong is a failure; that an engine crashed, hung or made no claim is an error; a
/// case is skipped where the engine said itself that it has no answer, and where a failure was known. What is
/// tolerable or excusable passes, with what is to be said about it.
void og_write_junit(og_text *text, const og_outcomes *outcomes);
/// SARIF 2.1.0: a result for each case that is not right. What makes the exit status 1 is an error, no answer otherwise
/// a warning, tolerable (and what is excusable) a note. A known failure is an error that is
/// suppressed, with the reason.
void og_write_sarif(og_text *text, const og_outcomes *outcomes);
/// TAP version 14, which readers of version 13 take as well. What is wrong but excusable or known is not ok, with the
/// directive TODO, which is no failure; skipped as for JUnit.
void og_write_tap(og_text *text, const og_outcomes *outcomes);

#endif
