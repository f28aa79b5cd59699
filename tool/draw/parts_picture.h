#ifndef OG_PARTS_PICTURE_H
#define OG_PARTS_PICTURE_H

/// The picture of a case with a mesh, a height field or a compound: the facets of all parts as wires, the two parts
/// that answer it filled, with their nearest points. Of bodies that move, B where it starts is dashed; of a path, it is
/// drawn to where it hits.
///
/// Seen obliquely, z upwards. What is drawn is near enough for a picture (og_problem's approx); balls are left out.

#include "tool/format/complaint.h"
#include "tool/format/read_case.h"
#include "tool/format/text.h"

/// Adds the SVG document to the text; a width of 0 is chosen. The case is of OG_CASE_OF_PARTS. False, with a complaint:
/// too many parts (OG_MOST_DRAWN_PARTS). Cost: that of the exact answer, and of the parts' hulls.
bool og_parts_picture_draw(og_text *svg, double width, const og_case *one, og_complaint *complaint);

enum { OG_MOST_DRAWN_PARTS = 20000 };

#endif
