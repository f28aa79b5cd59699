#ifndef OG_LAYER_H
#define OG_LAYER_H

/// Where a linear function is least on the part of a polytope that lies between two parallel planes.
///
/// Each vertex has coordinates and two heights, over the upper and over the lower plane; the layer is where neither is
/// positive. All are linear on the polytope, so that a point of its section by a plane is a mean of two vertices. The
/// section itself is not made: the least value on a plane is that of a segment that crosses it, found as the bridge of
/// a hull is, by the least slope from one end and the greatest from the other in turn. Cost: linear in the vertices,
/// times the turns, of which there are few.

#include <stddef.h>

#include "spec/number/vector.h"

enum { OG_LAYER_ABOVE, OG_LAYER_BELOW }; // the upper plane, the lower plane

typedef struct og_layer {
  size_t count, room;
  og_ivec *at;     // coordinates
  og_int *over[2]; // heights over each plane, outwards
  og_int *value;   // of the function, at the vertices
} og_layer;

/// A mean of one or two vertices.
typedef struct og_layer_spot {
  size_t count;
  size_t vertex[2];
  og_int weight[2]; // > 0
  og_ivec at;       // weight . coordinates: not divided by the sum of the weights
} og_layer_spot;

/// With the function, tilt_num / tilt_den over[side] is nowhere on the polytope below the least value; tilt >= 0.
typedef struct og_layer_least {
  og_layer_spot spot;
  og_int value; // of the function at spot.at, so times the sum of the weights
  int side;
  og_int tilt_num, tilt_den; // tilt_den > 0
} og_layer_least;

void og_layer_init(og_layer *layer);
void og_layer_clear(og_layer *layer);
/// Makes room for `count` vertices (initialised) and sets the count.
void og_layer_resize(og_layer *layer, size_t count);

void og_layer_spot_init(og_layer_spot *spot);
void og_layer_spot_clear(og_layer_spot *spot);
void og_layer_spot_set(og_layer_spot *r, const og_layer_spot *a);
void og_layer_least_init(og_layer_least *least);
void og_layer_least_clear(og_layer_least *least);

/// The least of `function . at`. The polytope must meet the layer.
void og_layer_find_least(og_layer *layer, const og_ivec *function, og_layer_least *least);

#endif
