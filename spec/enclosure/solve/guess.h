#ifndef OG_ENCLOSURE_GUESS_H
#define OG_ENCLOSURE_GUESS_H

#include "spec/enclosure/solve/search.h"

/// Adds to the hulls, which have just been started, points that doubles take for the nearest.
void og_enclosure_warm(og_enclosure_solver *s);

#endif
