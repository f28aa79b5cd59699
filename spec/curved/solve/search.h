#ifndef OG_CURVED_SEARCH_H
#define OG_CURVED_SEARCH_H

/// What the parts of the search for the relation of a cylinder or a cone share (curved.h): what is seen of the polytope
/// along the axis or from the apex, and the point of it that is nearest to the axis.

#include "spec/curved/checker.h"
#include "spec/curved/solve/layer.h"

// A point as it is seen: (x, y) over z, with z >= 0. The circle has the radius 1. A cylinder has the same z for all
// points; of a cone it is the height under the apex, and what is as high as the apex is infinitely far.

enum { OG_CURVED_CORNERS = 3 };

typedef struct og_curved_corner {
  og_layer_spot spot;
  og_int weight; // > 0
} og_curved_corner;

typedef struct og_curved_search {
  const og_curved_problem *problem;
  og_curved_certificate *certificate;
  const og_points *points;
  og_curved_axes axes;
  bool is_cone, is_disc;
  og_layer layer;
  // x = across U . p, y = across V . p, z = level - down A . p, over the ends: raise Axis . p - end.
  og_int across, level, down, raise, end;
  size_t count; // of the corners whose mean is nearest so far
  og_curved_corner corner[OG_CURVED_CORNERS];
  og_ivec nearest, function;
  og_layer_least least;
  og_ivec from, normal;
  og_int first, second, third;
  og_ivec kept;
  og_int weight[OG_CURVED_CORNERS], best[OG_CURVED_CORNERS];
  og_ivec candidate;
} og_curved_search;

void og_curved_search_init(og_curved_search *s, const og_curved_problem *problem, og_curved_certificate *certificate);
void og_curved_search_clear(og_curved_search *s);
/// A, and of a disc N.
const og_ivec *og_curved_axis(const og_curved_search *s);
/// What is seen from the body itself, or from one that is longer by 2^-bits of half its height at each end, and holds
/// it inside.
void og_curved_set_layer(og_curved_search *s, bool enlarged, mp_bitcnt_t bits);
/// The sign of the least height over that end.
int og_curved_lowest(const og_curved_search *s, int side);
/// The nearest point to the axis of what is seen, or any in the circle. False where all is as high as the apex.
bool og_curved_find_nearest(og_curved_search *s);
/// Negative, zero or positive as the nearest point lies in the circle, on it or outside.
int og_curved_side_of_circle(og_curved_search *s);
/// Takes the common divisor out.
void og_curved_drop_divisor(og_int *numbers, int count);

#endif
