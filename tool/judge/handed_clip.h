#ifndef OG_HANDED_CLIP_H
#define OG_HANDED_CLIP_H

/// A case of the question `clip` as engines receive it, and what just these polygons share, exactly.

#include "spec/contact/solve/contact.h"
#include "tool/format/text.h"
#include "tool/judge/hand_over.h"
#include "tool/judge/handed_extent.h"
#include "tool/run/exact_pair.h"

typedef struct og_handed_clip {
  size_t count[2], room[2];
  double *xyz[2];     // three numbers a point, rounded once; the third is 0
  og_exact_pair pair; // of just these
  og_contact_solver *solver;
  og_contact_answer answer;
  og_handed_extent extent; // of all points
} og_handed_clip;

void og_handed_clip_init(og_handed_clip *r);
void og_handed_clip_clear(og_handed_clip *r);

/// Makes the case that an engine gets. False where a number is too large for the format.
bool og_hand_over_clip(og_handed_clip *r, const og_hand_over *how, const og_problem *from);

/// Other points, finite ones, three numbers each, the third 0; not solved.
void og_handed_clip_take_points(og_handed_clip *r, const double *const xyz[2], const size_t count[2]);

/// Solves it. False only through a defect of the solver.
bool og_handed_clip_solve(og_handed_clip *r);

/// Corners of the common part: 0 where there is none.
static inline size_t og_clip_corners(const og_handed_clip *r) {
  return r->answer.finding.relation == OG_TOUCHING ? r->answer.finding.count : 0;
}

/// Adds it to the text as a line of JSON, without a newline.
void og_write_handed_clip(og_text *text, const char *id, const og_handed_clip *c);

#endif
