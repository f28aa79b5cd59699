#ifndef OR_CONTACTS_TRUTH_H
#define OR_CONTACTS_TRUTH_H

/// What random bodies made of parts share: every pair of parts is asked of the second oracle, as a pair of convex
/// bodies. And damaged certificates about it.

#include "spec/parts/contacts.h"
#include "tests/shared/parts_truth.h"

/// Null if the finding has each pair of parts that touch or overlap, once, and no other; and if all that it says of
/// these is true. Otherwise what is wrong. Parts that overlap cost much: of `one_of` such pairs one is held against
/// brute force, and of all the relation. `seen` counts pairs of parts by their relation; null: nobody counts.
const char *or_part_contacts_against(const or_part_body body[2], const og_part_contacts_finding *finding, int one_of,
                                     long seen[OG_PENETRATING + 1]);

/// Changes something of the certificate.
void or_damage_part_contacts(or_random *random, og_part_contacts_certificate *certificate,
                             const og_parts_problem *problem);

#endif
