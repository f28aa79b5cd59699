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
    ensures few: a->count < 3 || b->count < 3 ==> \result == OG_OUTCOME_DEGENERATE;
    ensures usable: \result == OG_OUTCOME_ANSWERED ==> frame->unit > 0 && frame->inverse > 0 && frame->error >= 0;
    ensures holds_a: \result == OG_OUTCOME_ANSWERED ==> \forall integer k; 0 <= k < a->count ==>
      (frame->low.x <= a->vertex[k].x <= frame->high.x && frame->low.y <= a->vertex[k].y <= frame->high.y);
    ensures holds_b: \result == OG_OUTCOME_ANSWERED ==> \forall integer k; 0 <= k < b->count ==>
      (frame->low.x <= b->vertex[k].x <= frame->high.x && frame->low.y <= b->vertex[k].y <= frame->high.y);
*/
og_outcome og_polygon_frame(og_axis_frame *frame, const og_polygon *a, const og_polygon *b);

/// Vertex k in the frame: relative to its centre, in its unit.
/*@ requires memory: \valid_read(frame) && \valid_read(polygon) && \valid_read(polygon->vertex + (0 .. polygon->count - 1));
    requires index: 0 <= k < polygon->count;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures x: \abs(\result.x - frame->inverse * (polygon->vertex[k].x - frame->centre.x)) <=
      OG_SCALAR_EPSILON * \abs(\result.x) + OG_SCALAR_MIN;
    ensures y: \abs(\result.y - frame->inverse * (polygon->vertex[k].y - frame->centre.y)) <=
      OG_SCALAR_EPSILON * \abs(\result.y) + OG_SCALAR_MIN;
*/
og_vec2 og_polygon_vertex(const og_axis_frame *frame, const og_polygon *polygon, int k);

/// Outward normal of the edge from vertex k to the next one, in the frame's unit and of the edge's length.
/*@ requires memory: \valid_read(frame) && \valid_read(polygon) && \valid_read(polygon->vertex + (0 .. polygon->count - 1));
    requires index: 0 <= k < polygon->count;
    terminates \true;
    exits \false;
    assigns \nothing;
    ensures inner: k + 1 < polygon->count ==>
      \abs(\result.x - frame->inverse * (polygon->vertex[k + 1].y - polygon->vertex[k].y)) <=
        OG_SCALAR_EPSILON * \abs(\result.x) + OG_SCALAR_MIN &&
      \abs(\result.y - frame->inverse * (polygon->vertex[k].x - polygon->vertex[k + 1].x)) <=
        OG_SCALAR_EPSILON * \abs(\result.y) + OG_SCALAR_MIN;
    ensures last: k + 1 == polygon->count ==>
      \abs(\result.x - frame->inverse * (polygon->vertex[0].y - polygon->vertex[k].y)) <=
        OG_SCALAR_EPSILON * \abs(\result.x) + OG_SCALAR_MIN &&
      \abs(\result.y - frame->inverse * (polygon->vertex[k].x - polygon->vertex[0].x)) <=
        OG_SCALAR_EPSILON * \abs(\result.y) + OG_SCALAR_MIN;
*/
og_vec2 og_polygon_normal(const og_axis_frame *frame, const og_polygon *polygon, int k);

#endif
