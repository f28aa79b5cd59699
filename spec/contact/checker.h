#ifndef OG_CONTACT_CHECKER_H
#define OG_CONTACT_CHECKER_H

/// The checker of the question `contact`: accepts a certificate only if it proves what the finding then says.
///
/// It shares nothing with the solver but exact integers, the problem and cores.h; it has no floating point. Whether
/// bodies are apart, and how deep they overlap, is left to og_check. Cost: linear in the points, plus corners and
/// sides, plus n log n for n points in the plane; of bodies that overlap, for each shortest way out once.

#include "spec/contact/certificate.h"
#include "spec/number/rational.h"
#include "spec/pair/checker.h"

typedef enum og_contact_refusal {
  OG_CONTACT_ACCEPTED,
  OG_CONTACT_REFUSED_PROBLEM,   // a body without points, a negative radius, or a lattice that is none
  OG_CONTACT_REFUSED_RELATION,  // og_check refuses the relation, or it proves neither apart nor penetrating
  OG_CONTACT_REFUSED_MOVE,      // bodies are moved that neither are rounded nor overlap, or their way is not shown
  OG_CONTACT_REFUSED_NORMAL,    // the normal is zero
  OG_CONTACT_REFUSED_WAY,       // of cores that are moved: it does not lead along their shortest way
  OG_CONTACT_REFUSED_SIDE,      // a point lies on the wrong side of the plane
  OG_CONTACT_REFUSED_INDEX,     // a number names no point, body or corner
  OG_CONTACT_REFUSED_WEIGHT,    // a corner without points, a negative weight, or weights of sum zero
  OG_CONTACT_REFUSED_CORNER,    // the weights of A and B name different points
  OG_CONTACT_REFUSED_ORDER,     // the corners do not begin with the least, or one comes twice
  OG_CONTACT_REFUSED_TURN,      // the sides do not turn counterclockwise, by less than half a turn each
  OG_CONTACT_REFUSED_SEQUENCE,  // the sides do not go from corner to corner
  OG_CONTACT_REFUSED_HALFPLANE, // a point of the side's body lies beyond the side
  OG_CONTACT_REFUSED_MISSED,    // a side does not run through its corners
  OG_CONTACT_REFUSED_COUNT
} og_contact_refusal;

/// One sentence per refusal.
const char *og_contact_refusal_text(og_contact_refusal refusal);

typedef struct og_contact_point {
  og_rational at[3];
  og_rational on_a[3]; // where A is moved: the same point of A, or of its core, before
} og_contact_point;

/// What an accepted certificate proves, in the input's units. Where bodies overlap and corners are known, these are of
/// what the cores share, with A's moved by the translation: B's points of contact.
typedef struct og_contact_finding {
  og_relation relation; // along a direction: touching where both share something then, otherwise separated
  size_t count, room; // corners of what both share; 1: a point, 2: a segment, otherwise a polygon; 0: not known or none
  og_contact_point *point; // counterclockwise seen from where the normal points; from the least on, by x, y and z
  og_ivec normal;          // of the plane between the bodies, from B to A, shortest
  og_rational offset;      // normal . x on the plane
  // Only where A is moved along a direction, or bodies overlap and corners are known:
  og_surd depth;              // along a direction: how far the bodies overlap, less than 0 where they are apart
  og_rational translation[3]; // of A's core until both cores touch: along the direction, or a shortest one
  size_t directions;          // how many ways out of the overlap are as short; 0: not known, where cores touch
  bool rounded;               // are the corners of the cores, and not of the bodies?
} og_contact_finding;

void og_contact_finding_init(og_contact_finding *finding);
void og_contact_finding_clear(og_contact_finding *finding);

/// "point", "segment", "polygon": of a finding with corners.
const char *og_contact_kind_name(const og_contact_finding *finding);

/// Checks the certificate for the problem; its motion means nothing. On OG_CONTACT_ACCEPTED the finding holds what is
/// proved; otherwise its relation is OG_RELATION_NONE.
og_contact_refusal og_check_contact(og_checker *checker, const og_problem *problem,
                                    const og_contact_certificate *certificate, og_contact_finding *finding);

/// The same of a given direction from B to A, which an engine may have for its normal: A is moved along it until a
/// plane across it parts both. The certificate is about the bodies without radii as they are then: a contact in that
/// plane, or that they are separated.
og_contact_refusal og_check_contact_along(og_checker *checker, const og_problem *problem, const og_ivec *direction,
                                          const og_contact_certificate *certificate, og_contact_finding *finding);

#endif
