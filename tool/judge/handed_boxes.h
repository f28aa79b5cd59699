#ifndef OG_HANDED_BOXES_H
#define OG_HANDED_BOXES_H

/// A case of boxes as engines receive it, and the exact answer about just that.
///
/// A named scene is handed over as its boxes, so an engine needs no generator. Ends are rounded once.

#include "spec/overlaps/checker.h"
#include "spec/overlaps/solve/overlaps.h"
#include "tool/format/text.h"
#include "tool/judge/hand_over.h"

typedef struct og_handed_boxes {
  og_box_scene scene;        // rounded; where a box is hostile another stands there, whose pairs are not judged
  bool any_hostile;          // of the case: it says that it is
  bool *hostile;             // of each number, where any is
  double *hostile_end;       // six for each number: lo.x, lo.y, lo.z, hi.x, hi.y, hi.z
  size_t room;               // of numbers, for both
  og_overlaps_answer answer; // of the scene
} og_handed_boxes;

void og_handed_boxes_init(og_handed_boxes *r);
void og_handed_boxes_clear(og_handed_boxes *r);

/// Makes the case that an engine gets. False where a number is too large for the format.
bool og_hand_over_boxes(og_handed_boxes *r, const og_hand_over *how, const og_box_scene *from);

/// The same of a hostile case, whose ends may be NaN or infinite: `count` boxes of six ends each, `axes` of them real.
void og_hand_over_hostile(og_handed_boxes *r, const og_hand_over *how, const double *end, int32_t count, int axes);

/// Solves it. False: more pairs than `most`, or a defect of the solver.
bool og_handed_boxes_solve(og_handed_boxes *r, size_t most);

/// Adds it to the text as a line of JSON, without a newline.
void og_write_handed_boxes(og_text *text, const char *id, const og_handed_boxes *c);

#endif
