#ifndef OG_CONTACT_OUTLINE_H
#define OG_CONTACT_OUTLINE_H

/// How far points of a plane reach along a direction, for the checker of contacts: asked of the corners of their hull.
///
/// The hull is convex. So a corner with no farther corner beside it is the farthest of all, and the next direction
/// finds its own from there: directions that turn about once cost linear time together (docs/questions/contact.md).

#include "spec/body/problem.h"

typedef struct og_contact_outline {
  const og_points *points;
  size_t count;  // of corners
  uint32_t *at;  // counterclockwise seen from where the normal points, no three on a line
  size_t corner; // the farthest along the last direction
  og_int value, other;
  og_ivec along, across, product;
} og_contact_outline;

void og_contact_outline_init(og_contact_outline *outline);
void og_contact_outline_clear(og_contact_outline *outline);

/// Keeps the corners of the hull of those points that `number` names: all in one plane with that normal, which is not
/// zero. The monotone chain (Andrew 1979); `number` is put in order. Cost: O(n log n).
void og_contact_outline_set(og_contact_outline *outline, const og_points *points, const og_ivec *normal,
                            uint32_t *number, size_t count);

/// The greatest direction . x over the points. There is one at least.
const og_int *og_contact_outline_reach(og_contact_outline *outline, const og_ivec *direction);

#endif
