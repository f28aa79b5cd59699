#ifndef OG_VOLUME_PICTURE_H
#define OG_VOLUME_PICTURE_H

/// The picture of a case of the question bound: the points, and the exact volume around them. Points that hold it are
/// discs, others small ones; edges behind are dotted. A sphere has its outline and the circles in which the planes of
/// the axes through its centre cut it.
///
/// Seen obliquely, as boxes are. Coordinates are rounded once, relative to the first point and to the size of all.

#include "tool/format/complaint.h"
#include "tool/format/read_case.h"
#include "tool/format/text.h"

/// Adds the SVG document to the text; a width of 0 is chosen. False, with a complaint: too many points
/// (OG_MOST_DRAWN_CORNERS) or slabs. Cost: that of the exact answer, and the cube of the slabs.
bool og_volume_picture_draw(og_text *svg, double width, const og_case *one, og_complaint *complaint);

#endif
