#ifndef OG_JUDGE_CONTACTS_H
#define OG_JUDGE_CONTACTS_H

/// The judgement of a manifold: the contacts that a statement names, and its normal.
///
/// A contact with one point is placed on both bodies first. Each point is to lie on its body's surface. From A's
/// point to B's leads the depth along the normal. What the bodies share is known where they touch: a point, a
/// segment or a polygon. Bodies that overlap, or are apart, are judged where they just touch: A is moved by the
/// exact shortest way, of several as short by that of the normal. The contacts' points of A are moved with it.
/// Contacts less deep than the bodies have gaps there, as corners of a tilted box do. So they need not be in what is
/// shared.
///
///   cover    the farthest corner of what is shared from the hull of the points of A
///   beyond   the farthest point of A from what is shared, among contacts as deep as the bodies
///
///   doubled  no two contacts have the same points, within rounding: a solver would push twice there
///
/// A manifold with one right point of a face is incomplete, so `cover` is judged with `beyond`. Both need the normal
/// to agree with that way: another way out leads to another place of contact, and the check `normal` judges that.
///
/// Rounded bodies are judged by their cores in the same way, for which A's points are moved into its core by its
/// radius: what such bodies share is what their cores share, brought together. The way has a square root for its
/// length, of which 128 bits are kept. Where the cores just touch there is no way, and neither is judged.

#include "spec/contact/directions.h"
#include "spec/contact/solve/contact.h"
#include "spec/pair/witness.h"
#include "tool/judge/judge.h"
#include "tool/judge/place_contacts.h"

/// Working storage.
typedef struct og_contacts_judge {
  og_contact_solver *solver;
  og_contact_answer answer;
  og_witness witness;
  og_contact_directions directions; // shortest ways out
  og_exact_body hull, point, moved;
  og_problem problem;
  og_ivec way; // that A's core is moved, over `den`
  og_int den;
  bool is_apart;     // are the cores apart?
  og_ivec point_way; // that A's points are moved, over `point_den`
  og_int point_den;
  og_rational *number;
  size_t room;
  og_surd length, most;
  og_statement placed; // of contacts with one point
} og_contacts_judge;

void og_contacts_judge_init(og_contacts_judge *judge);
void og_contacts_judge_clear(og_contacts_judge *judge);

/// What both bodies share where they just touch, into judge->answer.finding: B where it is, of rounded bodies of
/// their cores. `*found` is false where the statement's normal leads elsewhere, or the way is not known. False
/// through a defect of a solver.
bool og_contacts_find_region(og_contacts_judge *judge, og_exact_pair *pair, const og_statement *statement,
                             og_tolerance tolerance, bool *found);

/// Adds the checks of the statement's contacts, if it names any and its verdict is right. `pair` is solved; it is
/// changed in its working storage only. False through a defect of a solver. Cost: two questions about a point and a
/// body for each contact, and two more about cover and beyond.
bool og_judge_contacts(og_contacts_judge *judge, og_exact_pair *pair, const og_statement *statement,
                       og_tolerance tolerance, og_judgement *judgement);

#endif
