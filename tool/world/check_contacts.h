#ifndef OG_CHECK_CONTACTS_H
#define OG_CHECK_CONTACTS_H

/// The contacts of a world's step held against the bodies that they are of.
///
/// Each point's exact distance from its body is compared with what the algorithm promises (ref/door/contact.h). An
/// algorithm that takes bodies to be rigid promises it of bodies that do not overlap.

#include "tool/world/check_world.h"
#include "tool/world/contact_lives.h"

/// Contacts with a life, held against the bodies: those that are kept are still on both, but for the rounding of
/// poses; each that was there persists or ends; bodies that have contacts in this step keep one at least, and those
/// that do not meet keep none.
og_world_fault og_check_contact_lives(og_world_checker *checker, const og_world *world, const og_contact_lives *lives);

/// The first contact that is off its body; `right` with -1 where there is none.
og_world_fault og_check_world_contacts(og_world_checker *checker, const og_world *world);

#endif
