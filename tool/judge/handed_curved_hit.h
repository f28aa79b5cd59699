#ifndef OG_HANDED_CURVED_HIT_H
#define OG_HANDED_CURVED_HIT_H

/// A cylinder or a cone as engines receive it, and what a path has in common with it: the part of handed_parts.h
/// where B is one.

#include "spec/curved/solve/hit.h"
#include "spec/curved/solve/support.h"
#include "tool/judge/handed_curved.h"

typedef struct og_handed_path {
  bool has_end, is_line;  // a point or a segment; a line. Otherwise it is a ray
  size_t count;           // points
  const double *xyz;      // three a point
  const double *direction; // where it has no end
} og_handed_path;

typedef struct og_handed_curved_hit {
  og_small_case bodies;  // B as handed over; A is of no use
  og_handed_curved pair; // only its bodies are set: the way of the path, B
  og_surd last;          // where what they have in common ends, where they have
  bool enters;           // it begins on B's surface, and not where the path does
  // storage
  og_exact_body path;
  og_curved_hit_problem problem;
  og_curved_hit_answer answer;
  og_curved_support_problem reach;
  og_curved_support_answer farthest;
} og_handed_curved_hit;

void og_handed_curved_hit_init(og_handed_curved_hit *r);
void og_handed_curved_hit_clear(og_handed_curved_hit *r);

/// Takes B. False where a number is too large for the format, or its radius or its rotation vanishes in it.
bool og_hand_over_curved_hit(og_handed_curved_hit *r, const og_hand_over *how, const og_walked_case *walked);
/// A ball around it.
double og_handed_curved_radius(const og_handed_curved_hit *r);

/// What they have in common, and `first`, where it begins. False only through a defect.
bool og_handed_curved_hit_solve(og_handed_curved_hit *r, const og_handed_path *path, bool *hit, og_surd *first);
/// Does the path hit B and when first, moved along an axis (0, 1, 2) by `step`? It is the path that was solved last.
bool og_handed_curved_hit_moved(og_handed_curved_hit *r, int axis, double step, og_surd *first);

/// n . x where the path enters B, and the most that it is on B, which is no less: they are equal where n is one of B's
/// normals there. The path is the one that was solved last, and it enters. n is not zero. False only through a defect.
bool og_handed_curved_hit_along(og_handed_curved_hit *r, const og_ivec *n, const og_surd *first, og_surd *entry,
                                og_surd *most);

#endif
