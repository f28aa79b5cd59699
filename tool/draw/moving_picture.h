#ifndef OG_MOVING_PICTURE_H
#define OG_MOVING_PICTURE_H

/// The picture of a case of vertex-face or edge-edge: both features with dashes at the start and at the end, filled at
/// the first contact; where there is none the latter are left out.
///
/// Seen obliquely, as boxes are. The time is exact; what is drawn is rounded, of the greatest distance from the first
/// point.

#include "tool/format/complaint.h"
#include "tool/format/read_case.h"
#include "tool/format/text.h"

/// Adds the SVG document to the text; a width of 0 is chosen. False, with a complaint, only through a defect of the
/// solver.
bool og_moving_picture_draw(og_text *svg, double width, const og_case *one, og_complaint *complaint);

#endif
