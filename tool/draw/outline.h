#ifndef OG_OUTLINE_H
#define OG_OUTLINE_H

/// Outlines in the picture plane: of cores exactly, of rounded bodies around them.

#include "tool/draw/view.h"

/// The corners of a projection's hull, counterclockwise, as indices: one for a point, two for a segment seen as such.
typedef struct og_silhouette {
  size_t count, capacity;
  size_t *corner;
} og_silhouette;

void og_silhouette_clear(og_silhouette *silhouette);
/// Exact: no point of the hull's boundary but its corners. An empty silhouette is all zeros. Cost: O(n log n).
void og_silhouette_set(og_silhouette *silhouette, const og_projection *projection);

/// A chain of points in the picture plane. An empty one is all zeros.
typedef struct og_chain {
  size_t count, capacity;
  double (*at)[2];
} og_chain;

void og_chain_clear(og_chain *chain);
void og_chain_add(og_chain *chain, double x, double y);

/// The silhouette in units of 2^exponent, each corner rounded once.
void og_chain_set(og_chain *chain, const og_view *view, const og_projection *projection,
                  const og_silhouette *silhouette, long exponent);

typedef struct og_window {
  double left, right, bottom, top;
} og_window;

/// The part of the silhouette in the window, which is in units of 2^exponent: cut exactly, then rounded. So an edge
/// that passes a window 2^52 times smaller than itself passes it where it really does. Empty where they do not meet.
void og_chain_cut(og_chain *chain, const og_view *view, const og_projection *projection,
                  const og_silhouette *silhouette, long exponent, const og_window *window);

/// The outline of a core with a ball of that radius > 0, as a closed chain between the abscissae left and right; `side`
/// is 1 where the body lies above the origin, which is a point of the core's lower boundary, and -1 where below. The
/// ordinates are relative to the surface there, not to the core: near it nothing cancels, whatever the radius.
void og_chain_round(og_chain *chain, const og_chain *core, double radius, int side, double left, double right);

#endif
