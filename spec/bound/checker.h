#ifndef OG_VOLUME_CHECKER_H
#define OG_VOLUME_CHECKER_H

/// Why a volume is the smallest that holds the points, and the checker of that.
///
/// A sphere: points of the set with weights >= 0, whose weighted mean is the centre. They lie equally far from it, and
/// no other point lies farther. Slabs: for each direction a point that no other is behind, and one that none is beyond.
/// A box: axes at right angles, and the certified hull of the points. In the plane no edge of the hull has a rectangle
/// of less area; in space the hull's volume is a lower bound of any box's. A sphere or an aabb for every turn: the
/// point that is farthest from the pivot. docs/trust/certificates.md has the proofs.
/// The checker shares nothing with the solver but exact integers and the problem.
/// Cost: linear in the points, times the directions; of a box that of the hull's checker.

#include <stdint.h>

#include "spec/bound/problem.h"
#include "spec/hull/checker.h"
#include "spec/number/rational.h"
#include "spec/number/surd.h"

typedef enum og_volume_proof {
  OG_PROOF_NONE,
  OG_PROOF_SUPPORT,
  OG_PROOF_SLABS,
  OG_PROOF_BOX,
  OG_PROOF_FARTHEST,
  OG_PROOF_COUNT
} og_volume_proof;

/// The name in files: "support", "slabs", "box", "farthest"; "none" for OG_PROOF_NONE.
const char *og_volume_proof_name(og_volume_proof proof);

/// A point of the support, or the two ends of a slab.
typedef struct og_volume_mark {
  uint32_t point; // of the support; the one that is least along the direction; the farthest
  uint32_t other; // slabs: the one that is greatest
  og_int weight;  // support
} og_volume_mark;

typedef struct og_volume_certificate {
  og_volume_proof proof;
  size_t count, room; // room: marks that are initialised
  og_volume_mark *mark;
  size_t axis_count; // a box: as many as a point has coordinates
  og_ivec axis[3];
  og_hull_certificate hull; // of the points
} og_volume_certificate;

void og_volume_certificate_init(og_volume_certificate *certificate);
void og_volume_certificate_clear(og_volume_certificate *certificate);
/// Resets it to that proof, without marks, axes and hull. Its storage is kept.
void og_volume_certificate_reset(og_volume_certificate *certificate, og_volume_proof proof);
/// Appends a mark, unset, and returns it; the pointer holds until the next one.
og_volume_mark *og_volume_certificate_add(og_volume_certificate *certificate);

typedef enum og_volume_refusal {
  OG_VOLUME_ACCEPTED,
  OG_VOLUME_REFUSED_PROBLEM,     // no points, or a denominator that is not positive
  OG_VOLUME_REFUSED_KIND,        // the proof is not of this kind of volume
  OG_VOLUME_REFUSED_INDEX,       // an index names no point, or the support is not in ascending order
  OG_VOLUME_REFUSED_WEIGHT,      // a weight is negative, or their sum is zero
  OG_VOLUME_REFUSED_UNEQUAL,     // the points of the support are not equally far from the centre
  OG_VOLUME_REFUSED_OUTSIDE,     // a point lies farther from the centre
  OG_VOLUME_REFUSED_DIRECTIONS,  // not one slab for each direction
  OG_VOLUME_REFUSED_NOT_EXTREME, // a point lies behind or beyond the ends of a slab
  OG_VOLUME_REFUSED_AXES,        // not one axis for each coordinate, or they are not at right angles
  OG_VOLUME_REFUSED_HULL,        // the hull's own certificate is refused
  OG_VOLUME_REFUSED_NOT_LEAST,   // in the plane, an edge of the hull has a rectangle of less area
  OG_VOLUME_REFUSED_COUNT
} og_volume_refusal;

/// One sentence per refusal.
const char *og_volume_refusal_text(og_volume_refusal refusal);

/// What an accepted certificate proves, in the input's units.
typedef struct og_volume_finding {
  og_rational centre[3]; // sphere; for every turn the pivot
  og_surd radius;        // sphere; of an aabb for every turn half its edges
  size_t count, room; // slabs; of a box the axes; room: ends that are initialised
  og_rational *lo, *hi;
  og_rational at_most, at_least; // a box: its own area or volume; no box that holds the points has less than at_least
} og_volume_finding;

void og_volume_finding_init(og_volume_finding *finding);
void og_volume_finding_clear(og_volume_finding *finding);

/// The finding is meaningful on OG_VOLUME_ACCEPTED only.
og_volume_refusal og_check_volume(const og_volume_problem *problem, const og_volume_certificate *certificate,
                                  og_volume_finding *finding);

#endif
