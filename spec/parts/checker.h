#ifndef OG_PARTS_CHECKER_H
#define OG_PARTS_CHECKER_H

/// Why bodies made of parts are apart, touch or penetrate, and how far apart they are; and the checker of that.
///
/// The certificate names two parts and has a certificate about these as a pair of convex bodies (spec/pair). That they
/// penetrate says all of the relation. Otherwise the rest is to show that no other parts lie closer; or, for a depth,
/// that none are deeper in each other. Orders of both bodies' parts stand for trees of boxes (tree.h), and the checker
/// walks both from the top. A pair of nodes is done where its boxes are as far apart as the two parts are, or no
/// deeper; or where the next block is about just these nodes, and all parts in them are so along its direction.
/// Otherwise the halves of the larger node are looked at. Without two parts the certificate shows that all are apart.
/// Any orders and any blocks that pass prove the right answer. The checker shares nothing with the solver but the
/// problem and numbers. docs/trust/certificates.md has the proofs. Cost: that of the walk, and of the blocks, each
/// linear in its points. In a bad order the walk looks at each part of A beside each of B: a limit ends it.

#include "spec/overlaps/checker.h"
#include "spec/pair/checker.h"
#include "spec/parts/bar.h"

/// All parts in the range are as far apart along the direction as they are to be; it leads from B to A.
typedef struct og_parts_block {
  og_parts_range range;
  og_ivec direction;
} og_parts_block;

/// Two parts that move and do not meet before the time, by a certificate of their own.
typedef struct og_parts_late_pair {
  int32_t part[2];
  og_certificate sweep; // a sweep or a miss
} og_parts_late_pair;

typedef struct og_parts_certificate {
  bool has_pair; // are two parts named?
  int32_t part[2];
  og_certificate pair;   // nearest, touching, penetrating or surface; of og_parts_take_pair
  og_box_order order[2]; // of the parts of A and of B; `from` is not used. Both empty: the relation alone is shown of a
                         // pair that penetrates
  og_parts_block *block; // in the order of the walk
  size_t count, room;    // room: blocks that are initialised
  og_parts_late_pair *late; // in the order of the walk, which comes to them where neither boxes nor a block do
  size_t late_count, late_room;
} og_parts_certificate;

void og_parts_certificate_init(og_parts_certificate *certificate);
void og_parts_certificate_clear(og_parts_certificate *certificate);
/// Resets it to a certificate of nothing. Its storage is kept.
void og_parts_certificate_reset(og_parts_certificate *certificate);
/// One block more, its direction unspecified.
og_parts_block *og_parts_certificate_add(og_parts_certificate *certificate);
/// One late pair more, its certificate empty.
og_parts_late_pair *og_parts_certificate_add_late(og_parts_certificate *certificate);

typedef enum og_parts_refusal {
  OG_PARTS_ACCEPTED,
  OG_PARTS_REFUSED_INDEX, // there is no such part
  OG_PARTS_REFUSED_PAIR,  // the certificate of the two parts is refused, or says nothing of how they lie
  OG_PARTS_REFUSED_ORDER, // an order is no permutation of the parts
  OG_PARTS_REFUSED_BLOCK, // along a block's direction its parts are not far enough apart
  OG_PARTS_REFUSED_LATE,  // the certificate of a late pair is refused, or says that they meet before
  OG_PARTS_REFUSED_CONTACT, // the certificate of a contact is refused, or shows none (spec/parts/contacts.h)
  OG_PARTS_REFUSED_OPEN,  // nothing shows that two parts are far enough apart
  OG_PARTS_REFUSED_REST,  // the walk does not come to a block, a late pair or a contact
  OG_PARTS_REFUSED_LIMIT, // the walk costs more than the limit: nothing is wrong
  OG_PARTS_REFUSED_COUNT
} og_parts_refusal;

/// One sentence per refusal.
const char *og_parts_refusal_text(og_parts_refusal refusal);

/// The checker's storage. One per thread.
typedef struct og_parts_checker og_parts_checker;
og_parts_checker *og_parts_checker_new(void);
void og_parts_checker_free(og_parts_checker *checker);
/// What a walk may cost: 1 for each two nodes that it visits, and 1 for each point of a block's range. 0 (the default)
/// means any cost.
void og_parts_checker_set_limit(og_parts_checker *checker, size_t limit);

/// On OG_PARTS_ACCEPTED the finding holds what is proved of the two bodies: the relation, and the distance and the
/// depth where the certificate settles them. The depth is that of the two parts that are deepest in each other.
/// Otherwise it is empty.
og_parts_refusal og_check_parts(og_parts_checker *checker, const og_parts_problem *problem,
                                const og_parts_certificate *certificate, og_finding *finding);

/// The same where A moves: a body that translates, a ray or a segment. The certificate of two parts is a sweep. On
/// OG_PARTS_ACCEPTED the finding holds whether A hits B and the first time. The last time is theirs only where each has
/// one part.
og_parts_refusal og_check_parts_sweep(og_parts_checker *checker, const og_parts_problem *problem,
                                      const og_parts_certificate *certificate, og_finding *finding);

/// Sets the bar: as far apart as the radius is long, and where `nearest` is not null as far as the combination's points
/// of that pair are.
void og_parts_set_bar(og_parts_bar *bar, const og_problem *pair, const og_combination *nearest, bool strictly);

#endif
