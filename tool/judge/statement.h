#ifndef OG_STATEMENT_H
#define OG_STATEMENT_H

/// What an algorithm or an engine states about a pair of bodies, exactly: doubles are the numbers that they are.

#include "ref/claim.h"
#include "spec/number/rational.h"
#include "spec/pair/checker.h"

typedef enum og_stated {
  OG_STATED_ANSWER,
  OG_STATED_GAVE_UP,
  OG_STATED_REFUSED,
  OG_STATED_OUT_OF_RANGE,
  OG_STATED_CRASHED,
  OG_STATED_TIMED_OUT,
  OG_STATED_NONSENSE, // not a claim, or not one about the case asked: never stated by a claim itself
  OG_STATED_MISSING,  // likewise: there is none
  OG_STATED_COUNT
} og_stated;

/// "ok", "gave up", "refused", "out of range", "crashed", "timed out", as in docs/claim.schema.json, "nonsense",
/// "missing"; null beyond.
const char *og_stated_text(og_stated stated);

/// What stands where who refuses a case does not say why.
#define OG_NO_REASON "gave no reason"

/// Did it fail to answer, rather than say that it has no answer?
static inline bool og_stated_is_failure(og_stated stated) { return stated >= OG_STATED_CRASHED; }

/// Points of A and of B that face each other, and how deep they are; below zero: a gap.
typedef struct og_stated_contact {
  og_rational point[2][3];
  og_rational depth;
  bool is_position; // one point is stated, the first: somewhere on the way from A's to B's
  int64_t name;     // its id, which it keeps from step to step; -1: none
} og_stated_contact;

typedef struct og_statement {
  og_stated stated;     // anything but ANSWER: the rest is empty
  bool finite;          // every number stated is; the values of those that are not are meaningless
  og_verdict verdict;   // NONE where none is stated
  og_relation relation; // NONE where none is stated
  bool has_distance, has_depth, has_separation, has_points, has_normal, has_time;
  bool contact;                // where the bodies meet, the points are but any that they share
  og_rational distance, depth; // in the input's unit
  og_rational separation;      // the distance, or minus the depth: instead of both
  og_rational time;            // of first contact
  og_rational point[2][3];     // of A, of B
  og_rational normal[3];       // from B to A
  int numbers;                 // of each point and normal stated: 3, 2 of the plane, where z is 0; 0: none is stated
  bool has_contacts;           // a manifold, perhaps of no contacts
  size_t contact_count, contact_room; // `contact_room` of them are initialised
  og_stated_contact *contacts;
} og_statement;

void og_statement_init(og_statement *statement);
void og_statement_clear(og_statement *statement);
/// States nothing: an answer without content.
void og_statement_reset(og_statement *statement);

/// Appends a contact whose numbers are to be set. What was appended before may move.
og_stated_contact *og_statement_add_contact(og_statement *statement);

/// What a claim of the reference states.
void og_statement_of_claim(og_statement *statement, const og_claim *claim);

#endif
