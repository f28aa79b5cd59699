#ifndef OG_BOXES_PICTURE_H
#define OG_BOXES_PICTURE_H

/// The picture of a case of the question overlaps: boxes, what overlapping pairs share, and how a broad phase divides
/// them.
///
/// Intervals are drawn one above the other, rectangles as they are, boxes obliquely: z goes to the upper right. Which
/// pairs overlap is decided exactly; what is drawn is the nearest doubles of the ends, scaled by a power of two.

#include "tool/format/complaint.h"
#include "tool/format/read_case.h"
#include "tool/format/text.h"

/// More boxes than this make no picture.
enum { OG_MOST_DRAWN_BOXES = 2000 };

typedef struct og_boxes_picture {
  double width;     // of the page in pixels; 0: chosen
  size_t step;      // after so many of the case's steps
  const char *with; // of the broad phase that og_boxes_picture_with names; null: none
} og_boxes_picture;

/// "grid-hash": the borders of its cells; "dynamic-tree": the boxes of its inner nodes; "sap-rebuild": its lists of
/// ends. Null beyond the last.
const char *og_boxes_picture_with(int k);

/// Adds the SVG document to the text. False, with a complaint: too many boxes, or fewer steps than asked for.
/// Cost: the square of the boxes.
bool og_boxes_picture_draw(og_text *svg, const og_boxes_picture *how, const og_case *one, og_complaint *complaint);

#endif
