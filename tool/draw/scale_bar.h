#ifndef OG_SCALE_BAR_H
#define OG_SCALE_BAR_H

/// What a length on a pane is in the input's unit, whatever the exponent.

#include "tool/draw/label.h"

/// Draws the bar at the pane's foot: 1, 2 or 5 times a power of ten; in a magnified pane a power of two, in ulps where it
/// is some. `ulp_exponent`: an ulp of the coordinates here is 2^ulp_exponent.
void og_scale_bar_draw(og_labels *labels, og_text *svg, bool magnified, long ulp_exponent);

#endif
