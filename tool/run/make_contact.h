#ifndef OG_MAKE_CONTACT_H
#define OG_MAKE_CONTACT_H

/// Two bodies as input of the algorithms behind the door `contact`, with memory for any manifold of them.

#include "ref/door/contact.h"
#include "tool/run/make_input.h"

/// The gap of a contact, as a part of the larger body's extent along x, y or z; and the tolerance angle's tangent.
#define OG_CONTACT_WITHIN ((og_scalar)0.0009765625)
#define OG_CONTACT_FLAT ((og_scalar)0.0009765625)

/// The input, with its storage: not to be copied.
typedef struct og_made_contact {
  og_world_body a, b;
  og_made_polygon flat[2];
  og_contact_input input;
  og_contact_room room;
  size_t room_vertices; // of both bodies
} og_made_contact;

void og_made_contact_init(og_made_contact *made);
void og_made_contact_clear(og_made_contact *made);

/// The case's bodies, each coordinate rounded once. OUT_OF_RANGE where a number rounds to infinity: then the input must
/// not be used.
og_outcome og_make_contact(og_made_contact *made, const og_case_body *a, const og_case_body *b);
/// Room for the contacts of two bodies that have so many vertices together.
void og_made_contact_hold(og_made_contact *made, size_t vertices);
/// For bodies that made->a and made->b are already: room for them, and the tolerances above. No polygons.
void og_make_contact_room(og_made_contact *made);

#endif
