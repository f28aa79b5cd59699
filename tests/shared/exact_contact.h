#ifndef OR_EXACT_CONTACT_H
#define OR_EXACT_CONTACT_H

/// What the exact solver says of a claimed contact manifold.

#include "ref/door/contact.h"
#include "spec/contact/solve/contact.h"
#include "tests/shared/exact_pair.h"

/// Working storage.
typedef struct or_exact_contact {
  or_exact pair;
  og_contact_solver *solver;
  og_contact_answer answer;
  og_problem problem;
} or_exact_contact;

void or_exact_contact_init(or_exact_contact *exact);
void or_exact_contact_clear(or_exact_contact *exact);

/// exact->problem and exact->answer: what both bodies share, exactly. Their radius is 0.
void or_solve_contact(or_exact_contact *exact, const og_contact_input *in);

/// Corner k of what an answer finds, rounded.
void or_contact_corner(og_vec3 *r, const og_contact_finding *finding, size_t k);

/// Errors of a claim, in OG_SCALAR_EPSILON of the largest coordinate of both bodies.
typedef struct or_manifold_error {
  bool promised;  // are the bodies such as errors are promised of?
  double points;  // off the surfaces, and off each other's line
  bool overlap;   // the bodies share an inner point
  bool touching;  // the bodies touch exactly: then the next two are judged
  double cover;   // the farthest corner of what both share from the hull of the claimed points
  double beyond;  // the farthest claimed point from what both share
  double verdict; // how far from touching a wrong verdict is
  size_t corners; // of what both share
} or_manifold_error;

/// What is wrong with the claim whatever was promised, or null; the errors.
const char *or_judge_manifold(or_exact_contact *exact, or_manifold_error *error, const og_contact_input *in,
                              const og_manifold_claim *claim, const og_contact *contact);

/// The same, and whether the door's promises are kept; of polygons, behind a door that takes them.
const char *or_manifold_fault(or_exact_contact *exact, or_manifold_error *error, const og_door_contact *door,
                              const og_contact_input *in, const og_manifold_claim *claim, const og_contact *contact);

/// Is no face of either body, and neither body above a face, lower than a millionth of the size (in binary32 a two
/// thousandth)? Only of such bodies errors are promised. Both have meshes.
bool or_manifold_is_promised(const og_contact_input *in);

#endif
