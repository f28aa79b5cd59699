#ifndef OG_NAMED_SCENE_H
#define OG_NAMED_SCENE_H

/// Scenes of boxes that a case names by family, count and seed instead of listing the boxes.
///
/// Whoever uses this file makes the same boxes: the generator is part of what a case says. All random numbers are u =
/// (next >> 40) 2^-24 of splitmix64, which starts at the seed. Every end is a binary32 number: each operation rounds to
/// binary32. Below, side is cbrt(2 count) rounded to binary32, and [c - h, c + h] a box's ends along an axis.
///
/// "U", uniform: for each box three half edges h = 0.25 + 0.5 u, then three centres c = side u: about four overlaps a
/// box. "C", clustered: first the centres side u of max(1, count / 1000) clusters, three numbers each. Then for each
/// box i its half edges as for U and c = the centre of cluster i mod clusters, plus 7.107 (u + u + u - 1.5). "S",
/// stacked: unit cubes with lo = (u / 8, u / 8, 0.875 i), whose numbers are then shuffled: for k from count - 1 down to
/// 1 box k changes places with box next mod (k + 1). "B", bars: along axis i mod 3 the ends are 0 and count / 3, along
/// each other axis h = 0.25 + 0.5 u and c = (count / 3) u, drawn in this order, axis by axis.

#include <stddef.h>

#include "spec/overlaps/box_ends.h"

typedef enum og_scene_family {
  OG_SCENE_UNIFORM,
  OG_SCENE_CLUSTERED,
  OG_SCENE_STACKED,
  OG_SCENE_BARS,
  OG_SCENE_FAMILY_COUNT
} og_scene_family;

/// "U", "C", "S" or "B"; null beyond.
const char *og_scene_family_id(og_scene_family family);

/// Most boxes of a scene: up to this many all of a scene's numbers are as described.
#define OG_MOST_SCENE_BOXES 1000000

/// Writes `count` boxes, at most OG_MOST_SCENE_BOXES. Cost: linear.
void og_name_scene(og_box_ends *box, og_scene_family family, int32_t count, uint64_t seed);

#endif
