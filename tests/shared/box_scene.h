#ifndef OG_BOX_SCENE_H
#define OG_BOX_SCENE_H

/// Scenes of boxes by which broad phases are measured and compared, of any size.
///
/// uniform: half edges 0.25 to 0.75 in a cube of side cbrt(2 n), about four overlaps a box.
/// clusters: the same boxes in n / 1000 clusters.
/// stack: unit cubes piled along z, each 0.875 above the one before, shuffled.
/// bars: each spans the scene along one axis, the axes in turn.
/// Numbers come from splitmix64; coordinates are multiples of 2^-10, so they are exact in both precisions up to 2^13.

#include <stdint.h>

#include "ref/broad/aabb.h"

typedef enum og_scene_kind {
  OG_SCENE_UNIFORM,
  OG_SCENE_CLUSTERS,
  OG_SCENE_STACK,
  OG_SCENE_BARS,
  OG_SCENE_KINDS
} og_scene_kind;

const char *og_scene_name(og_scene_kind kind);

/// The scene's `count` boxes. The same seed makes the same scene.
void og_scene_make(og_scene_kind kind, int32_t count, uint64_t seed, og_aabb *box);

/// Each box moved by about a hundredth of its size along each axis.
void og_scene_move(uint64_t seed, int32_t count, og_aabb *box);

#endif
