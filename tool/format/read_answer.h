#ifndef OG_READ_ANSWER_H
#define OG_READ_ANSWER_H

/// One line of an answer file, ours or anyone's: what it claims, and its certificate.

#include <jansson.h>

#include "spec/pair/witness.h"
#include "spec/question.h"
#include "tool/format/complaint.h"
#include "tool/format/read_case.h"

typedef struct og_claimed_number {
  bool claimed, never; // never: "never" instead of a number (last contact only)
  bool has_exact, has_double;
  og_surd exact;
  bool infinite;     // the double is claimed to be "inf"
  og_rational value; // otherwise the double claimed
} og_claimed_number;

/// Its fractions need not be in lowest terms.
typedef struct og_claimed_witness {
  bool claimed;
  og_witness at;
} og_claimed_witness;

typedef struct og_claimed_answer {
  char id[OG_MAX_ID + 1];
  og_question question; // OG_QUESTION_COUNT where the line does not say
  bool undecided;       // the relation is "undecided": nothing is claimed, and there is no certificate
  og_relation relation; // NONE where not claimed
  og_claimed_number distance, depth, first, last;
  bool has_hit, hit;
  og_claimed_witness points, first_points, last_points;
  bool has_surface[2];               // of A, of B
  og_claimed_number surface[2][3];   // the point on it
  bool has_direction;
  og_ivec direction; // a positive multiple of the direction claimed
  og_certificate certificate;
} og_claimed_answer;

void og_claimed_answer_init(og_claimed_answer *answer);
void og_claimed_answer_clear(og_claimed_answer *answer);

/// Reads one line into an answer, reusing its storage. Every field but id and certificate may be missing.
og_input_status og_read_answer(const char *line, size_t length, og_claimed_answer *answer, og_complaint *complaint);

#endif
