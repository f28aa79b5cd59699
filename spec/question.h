#ifndef OG_QUESTION_H
#define OG_QUESTION_H

/// The registry of questions: everything that walks questions (command, tests, bench) walks this.

#include "spec/certificate/checker.h"

typedef enum og_question {
  OG_RELATION, // of a pair of convex bodies: og_solve (spec/solver/solver.h), og_check
  OG_DISTANCE,
  OG_DEPTH,
  OG_SWEEP,
  OG_SUPPORT, // of primitives: og_solve_primitive (spec/solver/primitive.h), og_check_primitive
  OG_SIMPLEX,
  OG_CLOSEST,
  OG_HIT,
  OG_ORIENTATION,
  OG_QUESTION_COUNT
} og_question;

/// The questions about a pair of convex bodies stand before the others.
#define OG_PAIR_QUESTION_COUNT (OG_SWEEP + 1)
static inline bool og_question_is_of_pair(og_question question) { return (int)question < OG_PAIR_QUESTION_COUNT; }

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
/// "relation, distance, depth or sweep": the ids of questions first..end-1, for messages.
#define OG_QUESTION_LIST_SIZE 128
const char *og_question_list(char text[OG_QUESTION_LIST_SIZE], og_question first, og_question end);
/// Does the finding answer the question about a pair completely?
bool og_question_is_answered(og_question question, const og_finding *finding);

#endif
