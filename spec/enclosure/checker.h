#ifndef OG_ENCLOSURE_CHECKER_H
#define OG_ENCLOSURE_CHECKER_H

/// Between which two numbers the distance of rounded cylinders, cones, ellipsoids and polytopes
/// lies; and the checker of that.
///
/// A *place* is a rational point of a body by its form: of a curved body (x, y, z) / w in its frame, of a polytope a
/// mean. `enclosure`: places p, q with |p - q| <= hi + R, and a direction n along which the cores are (lo + R) |n|
/// apart. `touching`: a direction along which they are R |n| apart, and places no farther apart than R. `penetrating`:
/// places nearer than R; or a positive combination of differences of places that is zero, the first three of which span
/// space. "Apart along n" is that a number is at least the sum of three square roots; squaring thrice decides that
/// without error. All is integers. The checker shares nothing with the solver but these and the problem.
/// docs/trust/certificates.md has the proofs.
/// Cost: linear in the points.

#include "spec/enclosure/problem.h"
#include "spec/number/rational.h"
#include "spec/pair/checker.h"

enum { OG_PLACE_POINTS = 8, OG_ENCLOSURE_PAIRS = 12 };

/// A point of a body.
typedef struct og_body_place {
  og_int x, y, z, w; // of a curved body: c + (x U + y V + z A) / w
  size_t count;      // of a polytope: of the points below
  uint32_t point[OG_PLACE_POINTS];
  og_int weight[OG_PLACE_POINTS]; // >= 0, not all zero
} og_body_place;

typedef enum og_enclosure_kind {
  OG_ENCLOSURE_NONE,
  OG_ENCLOSURE_RANGE,
  OG_ENCLOSURE_TOUCHING,
  OG_ENCLOSURE_PENETRATING,
  OG_ENCLOSURE_KIND_COUNT
} og_enclosure_kind;

/// "enclosure", "touching", "penetrating"; "none".
const char *og_enclosure_kind_name(og_enclosure_kind kind);

typedef struct og_enclosure_certificate {
  og_enclosure_kind kind;
  og_rational lo, hi; // RANGE: 0 <= lo <= distance <= hi, in the input's unit of length
  og_ivec direction;  // TOUCHING; RANGE, where lo > 0: from B to A
  size_t count;       // pairs of places: one, or of PENETRATING several
  og_body_place place[OG_ENCLOSURE_PAIRS][2];
  og_int weight[OG_ENCLOSURE_PAIRS]; // > 0; PENETRATING with several pairs
} og_enclosure_certificate;

void og_enclosure_certificate_init(og_enclosure_certificate *certificate);
void og_enclosure_certificate_clear(og_enclosure_certificate *certificate);
/// Resets it to a certificate of nothing.
void og_enclosure_certificate_reset(og_enclosure_certificate *certificate);

typedef enum og_enclosure_refusal {
  OG_ENCLOSURE_ACCEPTED,
  OG_ENCLOSURE_REFUSED_PROBLEM,   // no curved body, a frame of none, a polytope without points, a negative radius
  OG_ENCLOSURE_REFUSED_KIND,      // none
  OG_ENCLOSURE_REFUSED_RANGE,     // lo is negative, or hi is less
  OG_ENCLOSURE_REFUSED_DIRECTION, // zero
  OG_ENCLOSURE_REFUSED_SIDE,      // the cores are not so far apart along it
  OG_ENCLOSURE_REFUSED_COUNT,     // too few pairs of places, or too many
  OG_ENCLOSURE_REFUSED_INDEX,     // a number names no point of the polytope, or there are too many
  OG_ENCLOSURE_REFUSED_WEIGHT,    // negative, or none is positive; of a combination, not positive
  OG_ENCLOSURE_REFUSED_OUTSIDE,   // a place does not lie in its body
  OG_ENCLOSURE_REFUSED_FAR,       // the places are too far apart
  OG_ENCLOSURE_REFUSED_NOT_ZERO,  // the combination is not zero
  OG_ENCLOSURE_REFUSED_FLAT,      // its first three differences do not span space
  OG_ENCLOSURE_REFUSED_END
} og_enclosure_refusal;

/// One sentence per refusal.
const char *og_enclosure_refusal_text(og_enclosure_refusal refusal);

/// On OG_ENCLOSURE_ACCEPTED the certificate proves og_enclosure_relation of it, and a range its two bounds.
og_enclosure_refusal og_check_enclosure(const og_enclosure_problem *problem,
                                        const og_enclosure_certificate *certificate);

/// Is it one: a curved body at least, frames that are ones, and no negative radius?
bool og_is_enclosure_problem(const og_enclosure_problem *problem);
/// Are the bodies, with their balls, apart by at least `bound` along the direction, which leads from B to A? The bound
/// is a length in the input's unit, >= 0; null is zero. False for a direction that is zero.
bool og_check_apart(const og_enclosure_problem *problem, const og_ivec *direction, const og_rational *bound);

/// What the certificate says of the relation: OG_RELATION_NONE where lo is zero.
og_relation og_enclosure_relation(const og_enclosure_certificate *certificate);

/// The double nearest to the distance, where all of the range rounds to it. Otherwise false.
bool og_enclosure_double(double *distance, const og_enclosure_certificate *certificate);

#endif
