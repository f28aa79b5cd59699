#ifndef OG_HULL_PICTURE_H
#define OG_HULL_PICTURE_H

/// The picture of a case of the question hull: the facets of the exact answer, those in front filled; corners as discs,
/// other points as small ones.
///
/// Seen obliquely, as boxes are. The facets are exact; what is drawn is near enough for a picture (og_problem's
/// approx).

#include "tool/format/complaint.h"
#include "tool/format/read_case.h"
#include "tool/format/text.h"

/// Adds the SVG document to the text; a width of 0 is chosen. False, with a complaint: too many points
/// (OG_MOST_DRAWN_CORNERS). Cost: that of the exact answer.
bool og_hull_picture_draw(og_text *svg, double width, const og_case *one, og_complaint *complaint);

#endif
