#ifndef OG_OVERLAY_H
#define OG_OVERLAY_H

/// Two figures of the plane laid over each other, exactly: how large each piece is, how often each figure covers it.
///
/// A figure is a sum of closed chains of edges. It covers a place as often as its chains run round it counterclockwise.
/// The plane is cut at every end and crossing of edges into upright slabs, and each slab by the edges that cross it.

#include <gmp.h>
#include <stdbool.h>
#include <stddef.h>

typedef struct og_plane_point {
  mpq_t x, y;
} og_plane_point;

static inline void og_plane_point_init(og_plane_point *point) { mpq_inits(point->x, point->y, NULL); }
static inline void og_plane_point_clear(og_plane_point *point) { mpq_clears(point->x, point->y, NULL); }

typedef struct og_overlay_edge og_overlay_edge;

typedef struct og_overlay {
  size_t count, room; // of edges; room: those that are initialised
  og_overlay_edge *edge;
} og_overlay;

void og_overlay_init(og_overlay *overlay);
void og_overlay_clear(og_overlay *overlay);

/// An edge from one point to another: so many times in the first figure, so many in the second; negative: back.
void og_overlay_add(og_overlay *overlay, const og_plane_point *from, const og_plane_point *to, long in_first,
                    long in_second);

/// A piece with an area > 0, covered so often by the figures. A figure may be less than nothing there.
typedef void og_overlay_piece(void *context, const long cover[2], const mpq_t area);

/// Hands over all pieces that a figure covers. Cost: O(n^2 + s n log n) for n edges and s ends and crossings.
void og_overlay_pieces(const og_overlay *overlay, og_overlay_piece *take, void *context);

#endif
