#ifndef OG_ENCLOSURE_TOUCH_H
#define OG_ENCLOSURE_TOUCH_H

/// Exact witnesses of bodies that touch, where they are rational and short. They are guesses: the checker decides.

#include "spec/enclosure/solve/search.h"

/// Takes the common divisor out; out of a polytope's place nothing.
void og_direction_shorten(og_ivec *n);
void og_place_shorten(og_body_place *place);
void og_enclosure_copy(og_enclosure_certificate *to, const og_enclosure_certificate *from);

/// The place of a curved body that is the point kept / t0 of the problem's lattice. `kept` is overwritten.
void og_enclosure_place_of(og_enclosure_solver *s, int body, og_body_place *place);

/// Where the axes are parallel, or one body is a point or a segment along that of the other: the candidate becomes an
/// exact witness, made from `simple`. True where the checker accepts it. Exact where the axes' distance is rational,
/// but for balls that touch at a rim.
bool og_touch_parallel(og_enclosure_solver *s);

/// From a range whose lower bound is zero: its places as simple fractions, and planes through them. True where the
/// checker accepts one; then the certificate is that.
bool og_touch_by_guess(og_enclosure_solver *s, og_enclosure_certificate *certificate);

/// From a range that holds a short fraction and whose lower bound is above zero: places and a plane that show that this
/// is the distance, by the same guesses.
void og_exact_by_guess(og_enclosure_solver *s, og_enclosure_certificate *certificate);

/// The same of a curved body and a polytope without a ball, by their exact relation. Where they are apart the range
/// gets a lower bound above zero.
bool og_touch_polytope(og_enclosure_solver *s, og_enclosure_certificate *certificate);

#endif
