#ifndef OG_SWEEP_RANGE_H
#define OG_SWEEP_RANGE_H

/// When rounded cylinders, cones and polytopes that translate first meet, and the checker of that.
///
/// One direction proves that nothing meets before a time: how far the bodies are apart along it is linear in time. So
/// they are apart between two times where they are at both. That they meet by a time is proved by the certificate of
/// their relation then. `first`: they meet at hi, and at no time before lo. `never`: they stay at least `apart` away
/// from each other during all of the motion. `clear`: they do not meet before lo, and no more is known.
/// All is integers. docs/trust/certificates.md has the proofs. Cost: linear in the points.

#include "spec/enclosure/checker.h"

typedef enum og_sweep_range_kind {
  OG_SWEEP_RANGE_NONE,
  OG_SWEEP_RANGE_FIRST,
  OG_SWEEP_RANGE_NEVER,
  OG_SWEEP_RANGE_CLEAR,
  OG_SWEEP_RANGE_KIND_COUNT
} og_sweep_range_kind;

/// "first", "never", "clear"; "none".
const char *og_sweep_range_name(og_sweep_range_kind kind);

typedef struct og_sweep_range {
  og_sweep_range_kind kind;
  og_rational lo, hi;               // times. FIRST: 0 <= lo <= first contact <= hi; CLEAR: 0 <= lo
  og_rational apart;                // NEVER: a length > 0
  og_ivec direction;                // from B to A; FIRST and CLEAR where lo > 0, NEVER
  og_enclosure_certificate contact; // FIRST: TOUCHING or PENETRATING, of the bodies at the time hi
} og_sweep_range;

void og_sweep_range_init(og_sweep_range *range);
void og_sweep_range_clear(og_sweep_range *range);
/// Resets it to a range of nothing.
void og_sweep_range_reset(og_sweep_range *range);

typedef enum og_sweep_refusal {
  OG_SWEEP_ACCEPTED,
  OG_SWEEP_REFUSED_PROBLEM,   // no curved body, a frame of none, a polytope without points, a negative radius or time
  OG_SWEEP_REFUSED_KIND,      // none
  OG_SWEEP_REFUSED_RANGE,     // lo is negative, hi is less, or one is after the end of the motion
  OG_SWEEP_REFUSED_APART,     // not above zero
  OG_SWEEP_REFUSED_DIRECTION, // zero
  OG_SWEEP_REFUSED_RECEDES,   // FIRST and CLEAR: along it the bodies do not come nearer
  OG_SWEEP_REFUSED_SIDE,      // along it they are not so far apart
  OG_SWEEP_REFUSED_CONTACT,   // the certificate of the contact is refused, or is none of a contact
  OG_SWEEP_REFUSED_END
} og_sweep_refusal;

/// One sentence per refusal.
const char *og_sweep_refusal_text(og_sweep_refusal refusal);

/// The motion is the pair's: its velocity, and its end.
og_sweep_refusal og_check_sweep_range(const og_enclosure_problem *problem, const og_sweep_range *range);

/// The double nearest to the first contact, where all of the range rounds to it. Otherwise false.
bool og_sweep_range_double(double *first, const og_sweep_range *range);

/// The bodies at rest at the time num / den, den > 0. `moved` is another problem, and gets no doubles.
void og_enclosure_problem_at(og_enclosure_problem *moved, const og_enclosure_problem *problem, const og_int *num,
                             const og_int *den);

#endif
