#ifndef OG_QUESTION_H
#define OG_QUESTION_H

/// The registry of questions: everything that walks questions (command, tests, bench) walks this.

#include "spec/certificate/checker.h"

typedef enum og_question { OG_RELATION, OG_DISTANCE, OG_DEPTH, OG_SWEEP, OG_QUESTION_COUNT } og_question;

typedef struct og_question_entry {
  og_question question;
  const char *id;      // the name in files
  const char *asks;    // one line
  const char *answers; // one line: the exact answer
} og_question_entry;

/// Entry k, 0 <= k < OG_QUESTION_COUNT, in the order of the enum.
const og_question_entry *og_question_at(og_question question);
/// The question of that id, or OG_QUESTION_COUNT.
og_question og_question_by_id(const char *id);
/// Does the finding answer the question completely?
bool og_question_is_answered(og_question question, const og_finding *finding);

#endif
