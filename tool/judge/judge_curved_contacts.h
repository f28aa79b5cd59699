#ifndef OG_JUDGE_CURVED_CONTACTS_H
#define OG_JUDGE_CURVED_CONTACTS_H

/// The judgement of the contacts that a statement names, where a body is a cylinder or a cone.
///
/// Each point is held against its own body: how far outside of it does it lie? What bodies share is known where a
/// cylinder or a cone and a polytope, neither rounded, touch exactly as they are handed over (spec/curved/contact.h).
/// Then:
///
///   cover    the farthest of some points of what is shared from the hull of the points of A. These are the corners
///            of a point, a segment or a polygon. A few contacts never hold all of a disc. For it, and for a part of
///            one,
///            they are twelve points of the circle of half its radius, and corners of the polytope: those shared
///   beyond   the farthest point of A from what is shared; of a disc or a part of one, from its plane
///   doubled  no two contacts have the same points, within rounding
///
/// A contact of one point lies on the way from A's point to B's, so its depth is allowed for.

#include "spec/curved/solve/contact.h"
#include "tool/judge/handed_curved.h"
#include "tool/judge/judge.h"

/// Working storage.
typedef struct og_curved_contacts_judge {
  og_curved_contact_solver *solver;
  og_curved_contact_answer answer;
  og_curved_problem problem;
  og_exact_pair pair;         // of a point and a hull
  og_exact_body point, hull;  // the hull of the points of A
  og_exact_body face, circle; // the corners of what is shared, or of the polytope's face; twelve points
  og_rational *number;
  size_t room;
  og_surd length, most, allowed;
} og_curved_contacts_judge;

void og_curved_contacts_judge_init(og_curved_contacts_judge *judge);
void og_curved_contacts_judge_clear(og_curved_contacts_judge *judge);

/// Adds the checks of the statement's contacts, if it names any and does not say that the bodies are apart. `truth` is
/// solved; its storage is used. False through a defect of a solver.
bool og_judge_curved_contacts(og_curved_contacts_judge *judge, og_handed_curved *truth, const og_statement *statement,
                              og_tolerance tolerance, og_judgement *judgement);

#endif
