#ifndef OR_DAMAGED_H
#define OR_DAMAGED_H

/// Cases and answers of one question, damaged byte by byte, from a fixed seed. Nothing crashes; what is refused is
/// refused with one proper line; what is still a case is answered, read back and accepted; an accepted answer proves
/// the same. Violations end the test (cmocka).

#include "tests/shared/reading.h"
#include "tool/format/answer_line.h"
#include "tool/gen/random.h"

/// What a question brings along. `own` is its answer, claim and finding, made and cleared by the test.
typedef struct or_damaged_question {
  const char *const *cases;
  int count;
  bool (*is_own)(og_question question);
  /// Solves the case, asserts that the answer is accepted, and writes it.
  void (*answer)(void *own, const og_case *one, og_text *text);
  og_input_status (*read_claim)(void *own, const char *line, size_t length, og_complaint *complaint);
  /// Of the claim read last: its line; whether its certificate is accepted; how much else it says that is not proved.
  const og_answer_line *(*line_of)(const void *own);
  bool (*is_accepted)(void *own, const og_case *one);
  size_t (*contradictions)(void *own, const og_case *one, og_text *reason);
  /// Asserts that the claim accepted last proves what the answer does.
  void (*expect_same)(const void *own);
  /// Of 1,000 damaged answers at least so many are accepted, refused and contradicted: the damage reaches each stage.
  int least_accepted, least_refused, least_contradicted;
} or_damaged_question;

typedef struct or_damaged_bench {
  og_random random;
  or_reading reading;
  const or_damaged_question *question;
  void *own;
  // Are the cases of cylinders and cones, with polytopes or otherwise, or of bodies made of parts? Set after or_damaged_init.
  bool takes_curved, takes_enclosed, takes_parts;
} or_damaged_bench;

void or_damaged_init(or_damaged_bench *bench, const or_damaged_question *question, void *own, uint64_t seed);
void or_damaged_clear(or_damaged_bench *bench);

/// ORIGO_TEST_PAIRS, if it is set, makes fewer rounds.
void or_damaged_cases(or_damaged_bench *bench);
void or_damaged_answers(or_damaged_bench *bench);

#endif
