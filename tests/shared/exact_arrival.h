#ifndef OR_EXACT_ARRIVAL_H
#define OR_EXACT_ARRIVAL_H

/// What a claimed contact set of moving bodies is worth: at the exact first time the bodies are moved exactly, and the
/// exact question `contact` says what they share there. Polygons are judged as prisms.

#include "ref/door/sweep_contact.h"
#include "tests/shared/exact_contact.h"
#include "tests/shared/exact_sweep.h"

/// Errors of a claim, in OG_SCALAR_EPSILON of the largest coordinate of both bodies, at time 0 and at the first time.
typedef struct or_arrival_error {
  bool promised;  // are the bodies such as errors are promised of, and do they first touch after time 0?
  double way;     // how far the faster body goes between the claimed first time and the exact one
  double points;  // off the surfaces at the exact first time, and off each other's line
  double cover;   // the farthest corner of what both share from the hull of the claimed points
  double beyond;  // the farthest claimed point from what both share
  size_t corners; // of what both share
} or_arrival_error;

/// What is wrong with the claim, or null; the errors. The first time and the verdict must be those of door->first.
/// Points are promised to be where the bodies are at the claimed time: `way` is allowed for.
const char *or_arrival_fault(or_exact_contact *exact, or_arrival_error *error, const og_door_sweep_contact *door,
                             const og_sweep_input *in, const og_sweep_contact_claim *claim, const og_contact *contact);

#endif
