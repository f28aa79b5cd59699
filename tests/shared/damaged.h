#ifndef OR_DAMAGED_H
#define OR_DAMAGED_H

/// Cases and answers of one question, damaged byte by byte, from a fixed seed. Nothing crashes; what is refused is
/// refused with one proper line; what is still a case is answered, read back and accepted; an accepted answer proves
/// the same. Violations end the test (cmocka).

#include "tests/shared/reading.h"
#include "tool/format/answer_line.h"
#include "tool/gen/random.h"

typedef struct or_damaged_bench or_damaged_bench;

/// What a question brings along. `own` is its answer, claim and finding: `own_size` bytes, zero before they are made.
typedef struct or_damaged_question {
  const char *const *cases;
  int count;
  uint64_t seed;
  size_t own_size;
  void (*make)(void *own, const or_damaged_bench *bench);
  void (*clear)(void *own);
  og_case_kind kind; // of the cases; others are passed over
  bool is_plane;     // are they of the plane? The same
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

struct or_damaged_bench {
  og_random random;
  or_reading reading; // `one` of it is the case read last
  const or_damaged_question *question;
  void *own;
};

/// Two rationals by their value, for what `expect_same` compares.
bool or_is_at_most(const og_rational *a, const og_rational *b);

/// Damages cases, then answers, as the tests of a program: what its main returns.
/// ORIGO_TEST_PAIRS, if it is set, makes fewer rounds.
int or_damaged_run(const or_damaged_question *question);

#endif
