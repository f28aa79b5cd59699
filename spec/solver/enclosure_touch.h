#ifndef OG_ENCLOSURE_TOUCH_H
#define OG_ENCLOSURE_TOUCH_H

/// Exact witnesses of bodies that touch, where they are rational and short. All are guesses: the checker decides.

#include "spec/solver/enclosure_search.h"

/// Takes the common divisor out.
void og_direction_shorten(og_ivec *n);
/// From hulls that touch: their common point and plane. True where the checker accepts them; then the certificate is that.
bool og_touch_of_hulls(og_enclosure_solver *s, og_enclosure_certificate *certificate);
/// From the best range: its direction and places, as simple fractions.
bool og_touch_by_guess(og_enclosure_solver *s, og_enclosure_certificate *certificate);

#endif
