#ifndef OG_POLYGON_H
#define OG_POLYGON_H

/// Convex polygons of the plane, as the 2-D separating axis tests take them.
/// Safe (proofs/eva.py): A, all functions; B, all that compute, for multiples of 2^-100, |x| <= 2^100, up to 4
/// vertices.

#include "ref/separation/axis.h"

typedef struct og_vec2 {
  og_scalar x, y;
} og_vec2;

/// Vertices counterclockwise, area greater than zero, convex. Neighbouring vertices may coincide; edges may be
/// collinear.
typedef struct og_polygon {
  int count;
  const og_vec2 *vertex;
} og_polygon;

static inline og_scalar og_dot2(og_vec2 a, og_vec2 b) { return a.x * b.x + a.y * b.y; }
static inline og_vec2 og_sub2(og_vec2 a, og_vec2 b) { return (og_vec2){a.x - b.x, a.y - b.y}; }
static inline og_vec2 og_scale2(og_scalar k, og_vec2 a) { return (og_vec2){k * a.x, k * a.y}; }

/// The frame of two polygons. OUT_OF_RANGE as in axis.h; DEGENERATE where one is clockwise, has no area to speak of or
/// fewer than three vertices. (Convexity is not checked.) Cost: linear.
/*@ requires memory: \valid(frame) && \valid_read(a) && \valid_read(b) && 0 <= a->count && 0 <= b->count;
    requires lists: \valid_read(a->vertex + (0 .. a->count - 1)) && \valid_read(b->vertex + (0 .. b->count - 1));
    terminates \true;
    exits \false;
    assigns *frame;
*/
og_outcome og_polygon_frame(og_axis_frame *frame, const og_polygon *a, const og_polygon *b);

/// Vertex k in the frame: relative to its centre, in its unit.
/*@ requires memory: \valid_read(frame) && \valid_read(polygon) && \valid_read(polygon->vertex + (0 .. polygon->count - 1));
    requires index: 0 <= k < polygon->count;
    terminates \true;
    exits \false;
    assigns \nothing;
*/
og_vec2 og_polygon_vertex(const og_axis_frame *frame, const og_polygon *polygon, int k);

/// Outward normal of the edge from vertex k to the next one, in the frame's unit and of the edge's length.
/*@ requires memory: \valid_read(frame) && \valid_read(polygon) && \valid_read(polygon->vertex + (0 .. polygon->count - 1));
    requires index: 0 <= k < polygon->count;
    terminates \true;
    exits \false;
    assigns \nothing;
*/
og_vec2 og_polygon_normal(const og_axis_frame *frame, const og_polygon *polygon, int k);

#endif
