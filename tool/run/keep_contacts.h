#ifndef OG_KEEP_CONTACTS_H
#define OG_KEEP_CONTACTS_H

/// Contacts gathered over the steps of cases that go on after each other, in a manifold-cache.
///
/// Each step's contacts are offered to the cache, and those that it then keeps are claimed instead. It starts anew
/// where a case does not go on, where there is no normal, and where a body's pose is a matrix, which need not be a
/// rotation.

#include "ref/contact/manifold_cache.h"
#include "tool/run/case_walk.h"

/// How far a contact may slide apart, in lengths of OG_CONTACT_WITHIN (make_contact.h): a 64th of the larger body's
/// extent.
#define OG_CONTACT_DRIFT ((og_scalar)16)

typedef struct og_kept_contacts {
  bool is_on;
  char id[OG_MAX_ID + 1]; // of the step before; empty: none
  og_manifold_cache cache;
  og_contact contact[OG_CACHED_CONTACTS];
} og_kept_contacts;

/// Keeps nothing, and is off.
og_kept_contacts og_kept_contacts_none(void);

/// Takes the claim about the case with its contacts; the claim is then of those in kept->contact.
void og_keep_contacts(og_kept_contacts *kept, const og_walked_case *walked, const og_contact_input *in,
                      const og_contact *fresh, og_manifold_claim *claim);

#endif
