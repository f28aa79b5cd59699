#ifndef OG_PARTS_CURVED_H
#define OG_PARTS_CURVED_H

/// The questions `relation` and `distance` about a cylinder or a cone beside a body made of parts; the checker.
///
/// The certificate may name a part, with a certificate of it and the curved body: how they lie (spec/curved, where
/// neither is rounded), or places and a direction (spec/enclosure). That they penetrate says all. Otherwise an order of
/// the parts is cut into blocks, one after the other, and along each block's direction all its parts are apart from the
/// curved body: by `apart` at least, or, where the named part touches, weakly. So `apart` bounds the distance from
/// below, and the places of the named part do so from above. Any order and any blocks that pass prove the right
/// answer. docs/trust/certificates.md has the proof. Cost: linear in the points, and in the named part's certificate.

#include "spec/curved/checker.h"
#include "spec/enclosure/checker.h"
#include "spec/overlaps/checker.h"
#include "spec/parts/problem.h"

/// One of the bodies is curved: its points are a frame (spec/curved/problem.h), and all of them are one part.
typedef struct og_curved_parts_problem {
  const og_parts_problem *parts;
  og_curve curve[2]; // OG_CURVE_NONE of the body that is made of parts
} og_curved_parts_problem;

/// Which body is made of parts: 0 or 1.
static inline int og_made_of_parts(const og_curved_parts_problem *problem) {
  return problem->curve[0] == OG_CURVE_NONE ? 0 : 1;
}

/// The parts in the places from the end of the block before up to `end` in the order.
typedef struct og_curved_block {
  int32_t end;
  og_ivec direction; // from B to A
} og_curved_block;

typedef struct og_curved_parts_certificate {
  bool has_pair, by_mean; // by_mean: the pair's certificate is `mean`, otherwise `places`
  int32_t part[2];
  og_curved_certificate mean;      // touching or penetrating
  og_enclosure_certificate places; // its lo is not used where it is a range
  og_rational apart; // >= 0, in the input's unit; 0: nothing is said of the other parts, and no order is there
  og_box_order order; // of the parts; `from` is not used
  og_curved_block *block;
  size_t count, room; // room: blocks that are initialised
} og_curved_parts_certificate;

void og_curved_parts_certificate_init(og_curved_parts_certificate *certificate);
void og_curved_parts_certificate_clear(og_curved_parts_certificate *certificate);
/// Resets it to a certificate of nothing. Its storage is kept.
void og_curved_parts_certificate_reset(og_curved_parts_certificate *certificate);
/// One block more, its direction unspecified.
og_curved_block *og_curved_parts_certificate_add(og_curved_parts_certificate *certificate);

typedef enum og_curved_parts_refusal {
  OG_CURVED_PARTS_ACCEPTED,
  OG_CURVED_PARTS_REFUSED_PROBLEM, // not one curved body, and one made of parts
  OG_CURVED_PARTS_REFUSED_INDEX,   // there is no such part
  OG_CURVED_PARTS_REFUSED_PAIR,    // the certificate of the named part is refused
  OG_CURVED_PARTS_REFUSED_RANGE,   // `apart` is negative, or more than the upper bound, or nothing is said at all
  OG_CURVED_PARTS_REFUSED_ORDER,   // the order is no permutation of the parts
  OG_CURVED_PARTS_REFUSED_BLOCKS,  // the blocks do not cut the order, one after the other
  OG_CURVED_PARTS_REFUSED_SIDE,    // along its direction a block is not so far apart
  OG_CURVED_PARTS_REFUSED_COUNT
} og_curved_parts_refusal;

/// One sentence per refusal.
const char *og_curved_parts_refusal_text(og_curved_parts_refusal refusal);

/// On OG_CURVED_PARTS_ACCEPTED the certificate proves og_curved_parts_relation of it; where it has a range, also that
/// the distance is from `apart` to places.hi.
og_curved_parts_refusal og_check_curved_parts(const og_curved_parts_problem *problem,
                                              const og_curved_parts_certificate *certificate);

/// What an accepted one says of the relation: OG_RELATION_NONE where its range begins at zero.
og_relation og_curved_parts_relation(const og_curved_parts_certificate *certificate);
/// Does it bound the distance of bodies that are not known to meet from above?
bool og_curved_parts_has_range(const og_curved_parts_certificate *certificate);

/// Sets the pair of the curved body and the parts in the places lo .. hi - 1 of an order, as one hull.
void og_curved_parts_take(og_enclosure_problem *pair, const og_curved_parts_problem *problem, const int32_t *order,
                          int32_t lo, int32_t hi);

#endif
