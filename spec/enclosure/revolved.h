#ifndef OG_REVOLVED_H
#define OG_REVOLVED_H

/// Two bodies of parallel axes as figures in a half-plane.
///
/// Along the axis N = U x V of the first curved body, all lengths are taken 2 |N| times as large: then the heights are
/// integers, and the squares of the radii and of the axes' distance, too. A point is a body of revolution without
/// radius and height, a segment along the axis one without radius.

#include "spec/enclosure/problem.h"

typedef struct og_revolved {
  og_ivec axis;         // N
  og_ivec apart;        // twice the way from the centre of A to that of B
  og_curve curve[2];
  og_int height[2];     // half heights: below zero where the body's axis runs against N
  og_int square[4];     // of both radii, of the axes' distance, and of 2 |N|
  og_int along;         // of `apart` along N
  // working numbers
  og_ivec centre[2], half, product;
  og_curved_axes axes[2];
  og_int t;
} og_revolved;

void og_revolved_init(og_revolved *r);
void og_revolved_clear(og_revolved *r);
/// False where the axes are not parallel, or a body has none. One of the bodies is curved.
bool og_revolved_set(og_revolved *r, const og_enclosure_problem *problem);

/// A - B is such a body, too: its figure is that of A and that of B mirrored, added. Its edges face these many
/// directions (x, z), x >= 0, at most.
enum { OG_REVOLVED_SIDES = 5 };
/// Sets (x, z) of side k, with radii and heights over `scale`; false where there is no such side.
bool og_revolved_side(const og_revolved *r, const og_int length[4], const og_int *scale, int side, og_int *x,
                      og_int *z);
/// reach = how far the edge of that direction is from the way between the centres, times the direction's length.
void og_revolved_reach(og_revolved *r, const og_int length[4], const og_int *scale, const og_int *x, const og_int *z,
                       og_int *reach, og_int *t);

#endif
