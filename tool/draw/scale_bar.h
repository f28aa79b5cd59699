#ifndef OG_SCALE_BAR_H
#define OG_SCALE_BAR_H

/// What a length on a pane is in the input's unit, whatever the exponent.

#include "tool/draw/label.h"

typedef struct og_scale_bar {
  double pixels;
  char text[64];
} og_scale_bar;

/// 1, 2 or 5 times a power of ten; where `magnified`, a power of two, in ulps where it is some: an ulp of the
/// coordinates there is 2^ulp_exponent.
og_scale_bar og_scale_bar_of(const og_panel *panel, bool magnified, long ulp_exponent);

/// Keeps labels off the bar's place at the pane's foot.
void og_scale_bar_reserve(og_labels *labels, const og_scale_bar *bar);
void og_scale_bar_draw(og_text *svg, const og_panel *panel, const og_scale_bar *bar);

#endif
