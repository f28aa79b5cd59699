#ifndef OG_PARTS_CONTACTS_H
#define OG_PARTS_CONTACTS_H

/// The question `contact` about bodies made of parts: the contact of each two parts that touch or overlap; the checker.
///
/// The certificate has a list of pairs of parts, each with a certificate of its own about what these two convex bodies
/// share (spec/contact). The rest shows that all other pairs are apart: orders of the parts and blocks, as
/// spec/parts/checker.h has them, with the radius of both balls for the bar, strictly. The checker walks both trees and
/// comes to each pair of parts in one place, so none is left out. Bodies penetrate where the parts of a pair do, touch
/// where there are pairs and none penetrates, and are separated where there are none. What bodies share that touch is
/// all that the pairs share. The depth of compounds is that of the pair that is deepest.
/// docs/trust/certificates.md has the proof. Cost: that of the walk, and of each pair's certificate.

#include "spec/contact/checker.h"
#include "spec/parts/checker.h"

/// Two parts that touch or overlap.
typedef struct og_part_contact {
  int32_t part[2];
  og_contact_certificate pair; // of og_parts_take_pair
} og_part_contact;

typedef struct og_part_contacts_certificate {
  og_parts_certificate others; // its orders and blocks: it names no two parts, and no late pairs
  og_part_contact *contact;    // in the order of the walk, which comes to them where neither boxes nor a block do
  size_t count, room;          // room: those that are initialised
} og_part_contacts_certificate;

void og_part_contacts_certificate_init(og_part_contacts_certificate *certificate);
void og_part_contacts_certificate_clear(og_part_contacts_certificate *certificate);
/// Resets it to a certificate of nothing. Its storage is kept.
void og_part_contacts_certificate_reset(og_part_contacts_certificate *certificate);
/// One pair more, its certificate empty.
og_part_contact *og_part_contacts_certificate_add(og_part_contacts_certificate *certificate);

/// What is proved of two parts.
typedef struct og_found_contact {
  int32_t part[2];
  og_contact_finding of_pair; // touching or penetrating, with corners
} og_found_contact;

typedef struct og_part_contacts_finding {
  og_relation relation;
  og_found_contact *contact; // all pairs of parts that are not apart
  size_t count, room;        // room: those that are initialised
  size_t deepest; // of bodies that penetrate: the first contact of those that are deepest
} og_part_contacts_finding;

void og_part_contacts_finding_init(og_part_contacts_finding *finding);
void og_part_contacts_finding_clear(og_part_contacts_finding *finding);

/// On OG_PARTS_ACCEPTED the finding holds what is proved. Otherwise its relation is OG_RELATION_NONE, and it has no
/// contacts.
og_parts_refusal og_check_part_contacts(og_parts_checker *checker, const og_parts_problem *problem,
                                        const og_part_contacts_certificate *certificate,
                                        og_part_contacts_finding *finding);

#endif
