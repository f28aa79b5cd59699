#ifndef OG_CURVED_CONTACT_H
#define OG_CURVED_CONTACT_H

/// The question `contact` of a cylinder or a cone and a polytope, neither rounded: what they share where they touch.
///
/// A certificate of `touching` (checker.h) has a plane between both and a common point. All that they share is in the
/// plane. The curved body has a face there: a point, a segment through the common point, or a disc. It gets a stand-in,
/// a polytope: the point, the segment, or a square around the disc that is larger than the other body. What the
/// stand-in and the polytope share in that plane is the question `contact` of polytopes (spec/contact/checker.h). Of a
/// disc it is the polytope's own face in the plane, which is then compared with the disc. docs/trust/certificates.md
/// has the proof. Cost: linear in the points, and that of `contact`.

#include "spec/contact/checker.h"
#include "spec/curved/checker.h"
#include "spec/number/surd.h"

typedef enum og_curved_shared {
  OG_CURVED_SHARE_NOTHING,  // apart, or penetrating
  OG_CURVED_SHARE_POLYTOPE, // all of the points: a point, a segment or a polygon
  OG_CURVED_SHARE_DISC,     // all of the disc
  OG_CURVED_SHARE_PART      // what the disc and the points share, bounded by arcs
} og_curved_shared;

typedef struct og_curved_contact_certificate {
  og_curved_certificate relation;
  og_contact_certificate faces; // touching: of the stand-in and the polytope, in the bodies' order
} og_curved_contact_certificate;

void og_curved_contact_certificate_init(og_curved_contact_certificate *certificate);
void og_curved_contact_certificate_clear(og_curved_contact_certificate *certificate);
void og_curved_contact_certificate_reset(og_curved_contact_certificate *certificate);

/// What an accepted certificate proves, in the input's units.
typedef struct og_curved_contact_finding {
  og_relation relation;
  og_curved_shared shared;
  og_contact_finding faces; // touching: its points, and the plane
  og_rational centre[3];    // of the disc, where it is one or a part of one
  og_surd radius;
} og_curved_contact_finding;

void og_curved_contact_finding_init(og_curved_contact_finding *finding);
void og_curved_contact_finding_clear(og_curved_contact_finding *finding);
/// "point", "segment", "polygon", "disc" or "part": of bodies that touch.
const char *og_curved_shared_name(const og_curved_contact_finding *finding);

typedef enum og_curved_contact_refusal {
  OG_CURVED_CONTACT_ACCEPTED,
  OG_CURVED_CONTACT_REFUSED_RELATION, // og_check_curved refuses it
  OG_CURVED_CONTACT_REFUSED_FACES     // og_check_contact refuses what stands for the faces, they do not touch, or in
                                      // another plane
} og_curved_contact_refusal;

/// The working storage of the checker, and of the solver: the stand-in, and what it stands for. One per thread.
typedef struct og_curved_faces {
  og_problem problem; // the stand-in in place of the curved body
  og_checker *checker;
  bool is_disc;
  og_int den, square; // the problem's lattice is so many times as fine; the square of the disc's radius on it
  og_ivec centre;     // of the disc, on the problem's lattice
  // working numbers
  og_curved_axes axes;
  og_ivec normal, mean, at;
  og_int total, t, u, v;
} og_curved_faces;

og_curved_faces *og_curved_faces_new(void);
void og_curved_faces_free(og_curved_faces *faces);

/// Makes the stand-in from an accepted certificate of touching.
void og_curved_faces_set(og_curved_faces *faces, const og_curved_problem *problem,
                         const og_curved_certificate *certificate);

/// On OG_CURVED_CONTACT_ACCEPTED the finding holds what is proved.
og_curved_contact_refusal og_check_curved_contact(og_curved_faces *faces, const og_curved_problem *problem,
                                                  const og_curved_contact_certificate *certificate,
                                                  og_curved_contact_finding *finding);

/// One sentence.
const char *og_curved_contact_refusal_text(og_curved_contact_refusal refusal);

#endif
