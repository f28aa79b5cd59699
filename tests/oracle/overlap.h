#ifndef OR_OVERLAP_H
#define OR_OVERLAP_H

/// What is claimed of bodies that overlap, against brute force: depth, translation, directions, points of contact.
///
/// The depth is the truth's. The core of A moved by the translation has to touch that of B, and the translation's
/// length is how far the cores are apart, or deep. Then the corners of what both cores share are those where three
/// planes meet (shared.h). The directions are counted among the slabs of A - B (planes.h).

#include "spec/contact/checker.h"
#include "tests/oracle/truth.h"

/// Null if everything that the finding says of bodies that penetrate is true, otherwise what is wrong with it.
const char *or_overlap_against(or_truth *truth, const og_contact_finding *finding);

/// The same along a direction: how far the bodies overlap along it, and what the cores share once A's is moved out.
const char *or_overlap_along_against(const og_problem *problem, const og_ivec *direction,
                                     const og_contact_finding *finding);

#endif
