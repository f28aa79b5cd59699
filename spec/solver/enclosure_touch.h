#ifndef OG_ENCLOSURE_TOUCH_H
#define OG_ENCLOSURE_TOUCH_H

/// Exact witnesses of bodies that touch, where they are rational and short. They are guesses: the checker decides.

#include "spec/solver/enclosure_search.h"

/// Takes the common divisor out; out of a polytope's place nothing.
void og_direction_shorten(og_ivec *n);
void og_place_shorten(og_body_place *place);
void og_enclosure_copy(og_enclosure_certificate *to, const og_enclosure_certificate *from);

/// From a range whose lower bound is zero: its places as simple fractions, and planes through them. True where the checker
/// accepts one; then the certificate is that.
bool og_touch_by_guess(og_enclosure_solver *s, og_enclosure_certificate *certificate);

/// The same of a curved body and a polytope without a ball, by their exact relation. Where they are apart the range
/// gets a lower bound above zero.
bool og_touch_polytope(og_enclosure_solver *s, og_enclosure_certificate *certificate);

#endif
