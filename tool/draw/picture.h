#ifndef OG_PICTURE_H
#define OG_PICTURE_H

/// The page: a caption, the two bodies with the exact answer, and beside them what is too small to be seen there,
/// magnified by a power of two, and the configuration space obstacle where it is wanted.

#include "tool/draw/scene.h"
#include "tool/format/text.h"
#include "tool/judge/read_claim.h"

typedef struct og_picture {
  double width; // of the page in pixels; 0: as wide as its panes want
  bool cso;     // a pane for A - B
  bool contact; // a pane for the plane of contact, of bodies that touch
  long magnify; // the inset's magnification is 2^magnify; 0: chosen, and no inset where nothing is that small
  const og_claim_line *claim; // drawn too; may be null
} og_picture;

/// Widths and magnifications that make sense.
enum { OG_PICTURE_MIN_WIDTH = 400, OG_PICTURE_MAX_WIDTH = 4000, OG_PICTURE_MAX_MAGNIFY = 2200 };

/// Adds the SVG document to the text. The same bytes for the same scene.
void og_picture_draw(og_text *svg, const og_picture *picture, const og_scene *scene);

#endif
