#ifndef OG_HALF_PLANE_H
#define OG_HALF_PLANE_H

/// A half-plane, and what of a convex polygon lies in it: one step of Sutherland and Hodgman's clipping.
///
/// Points beyond the line by no more than `slack` count as within. Cost: linear. Failure: none. The part has at most one
/// corner more than the polygon, as this is convex but for rounding.
/// Source: Sutherland, Hodgman 1974.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for triangles within 2^-20 of two given ones.

#include "ref/separation/polygon.h"

typedef struct og_half_plane {
  og_vec2 from;    // on its line
  og_vec2 inwards; // of unit length; zero: the whole plane
} og_half_plane;

/// To the left of the way from one point to another; the whole plane where they are one.
/*@ terminates \true;
    exits \false;
    assigns \nothing;
    ensures from: \is_finite(from.x) && \is_finite(from.y) ==> \result.from.x == from.x && \result.from.y == from.y;
    ensures whole: \is_finite(from.x) && \is_finite(from.y) && from.x == to.x && from.y == to.y ==>
      \result.inwards.x == 0 && \result.inwards.y == 0;
*/
og_half_plane og_left_of(og_vec2 from, og_vec2 to);

/// How far the point lies within, or minus how far beyond.
static inline og_scalar og_half_plane_depth(const og_half_plane *h, og_vec2 p) {
  return og_dot2(h->inwards, og_sub2(p, h->from));
}

/// The part of the polygon's corners in the half-plane, into `kept`, which has room for `most` corners. Returns their
/// number.
/*@ requires memory: \valid_read(h) && 0 <= count && \valid_read(corner + (0 .. count - 1));
    requires room: 0 <= most && \valid(kept + (0 .. most - 1)) && \separated(kept + (0 .. most - 1), corner + (0 .. count - 1), h);
    terminates \true;
    exits \false;
    assigns kept[0 .. most - 1];
    ensures count: 0 <= \result <= most;
*/
int og_half_plane_cut(og_vec2 *kept, int most, const og_vec2 *corner, int count, const og_half_plane *h,
                      og_scalar slack);

#endif
