#ifndef OG_TRACE_STRIP_H
#define OG_TRACE_STRIP_H

/// A strip of pictures, one a step of an algorithm on two bodies: above the bodies' cores, below A - B with the origin
/// and what the algorithm holds, then the step in words.

#include "tool/format/complaint.h"
#include "tool/run/claim_run.h"

enum { OG_MOST_DRAWN_STEPS = 96 };

typedef struct og_trace_strip {
  og_claim_run run; // its bench names the traced form
  double width;     // of the page in pixels; 0: of four pictures in a row
  double angle;     // turned around the y axis
} og_trace_strip;

/// Adds the SVG document. False, with a complaint, where there are no steps.
bool og_trace_strip_draw(og_text *svg, og_trace_strip *strip, const og_walked_case *walked, og_complaint *complaint);

#endif
