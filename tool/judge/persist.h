#ifndef OG_PERSIST_H
#define OG_PERSIST_H

/// What becomes of contacts from one step to the next.
///
/// A case may go on after the case before it: the same bodies, moved and turned. Then the contacts claimed before,
/// moved with the bodies, are compared with those claimed now. A solver that keeps what it learnt about a contact
/// wants it to stay.
///
///   jumped    how far the farthest of either's points is from the hull of the other's, or a contact of the same id from
///             where it was on both bodies
///   renamed   no contact that stays where it was on both bodies has another id than before
///
/// What both share may jump, too, as where a box rocks from a face to an edge. So the errors are held against the
/// way that the bodies made against each other where the contacts are, and the way that the exact region made.
/// Nothing is compared where one of the claims has no contacts, where the normals differ by more than a thousandth,
/// or of bodies that are not the same: another shape or size, points that moved by more than one vector.

#include "tool/format/read_id.h"
#include "tool/judge/hand_over.h"
#include "tool/judge/judge_contacts.h"

/// Up to 4 times both ways together: rounding. Beyond 16 times: gross.
enum { OG_PERSIST_ROUNDING = 4, OG_PERSIST_GROSS = 16 };

/// What is kept of a step.
typedef struct og_step_contacts {
  bool any; // are there contacts of bodies with a region?
  char id[OG_MAX_ID + 1];
  og_small_case bodies;
  double normal[3];
  size_t count, room; // contacts
  double *at[2];      // their points of A, of B, 3 numbers each, in the world
  int64_t *name;      // their ids; -1: none
  size_t corners, corner_room;
  double *corner; // of what both share, B where it is
} og_step_contacts;

typedef struct og_persist {
  og_step_contacts before, now;
  og_contacts_judge judge;
  og_exact_pair pair, hulls;
  og_case_body body[2];
} og_persist;

void og_persist_init(og_persist *persist);
void og_persist_clear(og_persist *persist);

/// Adds the checks of contacts that go on after the last claim, if the case does, and keeps this claim for the
/// next. `size` is the diagonal of the box around both bodies. False through a defect of a solver. Cost: a distance
/// for each contact and each corner, several times.
bool og_persist_judge(og_persist *persist, const char *id, const og_handed_case *handed, const og_statement *statement,
                      double size, og_tolerance tolerance, og_judgement *judgement);

#endif
