#ifndef OG_POLYGON_PICTURE_H
#define OG_POLYGON_PICTURE_H

/// The picture of a case of the question triangulate: the triangles filled, so that holes stay white, the edges of the
/// polygon over them; two edges at fault, or a place that the polygon does not run round once, in another colour.
///
/// Points are drawn where the nearest doubles are, of the greatest distance from the first point; what is told is
/// exact.

#include "tool/format/complaint.h"
#include "tool/format/read_case.h"
#include "tool/format/text.h"

/// More points than this make no picture.
enum { OG_MOST_DRAWN_CORNERS = 20000 };

/// Adds the SVG document to the text; the page is so many pixels wide, 0: chosen. False, with a complaint: too many
/// points. Cost: that of the exact answer.
bool og_polygon_picture_draw(og_text *svg, double width, const og_case *one, og_complaint *complaint);

#endif
